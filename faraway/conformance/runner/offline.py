"""Runs without a port: write the questions to a file, judge answers that came back, replay what was recorded.

Each is a conversation that the runner holds as it does with a live port. So the questions are the same, and so is the verdict.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import chain
from types import TracebackType
from typing import Self

from attrs import evolve, frozen

from faraway.conformance.exchange.conversation import Converses, Ending
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity, hello_request
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.wire import Reply, Ticket, read_reply
from faraway.conformance.runner.evidence import Exchanged
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object, compact, read_json
from faraway.wording import counted

RECORD_FORMAT = "faraway-conformance-record-1"
MOST_LINES = 200_000
"""A file of so many lines takes a hundred times their size when it is read."""
UNANSWERED = Fault(FaultKind.CRASHED, "the answers end here")


class DamagedRecordError(ValueError):
    """A file is no recording, no list of questions or no list of answers; the message says what is wrong with it."""


class _WithoutProcess:
    """What every conversation without a process shares."""

    def __init__(self, identity: PortIdentity | None) -> None:
        self._identity = identity

    def __call__(self, _command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> Self:
        """Open the conversation: there is nothing to start."""
        del jobs, limits
        return self

    def __enter__(self) -> Self:
        """Return the conversation."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it: there is nothing to end."""

    def handshake(self) -> PortIdentity | None:
        """Return what the port states about itself."""
        return self._identity


class Asking(_WithoutProcess):
    """Collects the questions that a port with these claims is asked."""

    def __init__(self, identity: PortIdentity) -> None:
        super().__init__(identity)
        self.lines: list[bytes] = []

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Keep the questions; nobody answers."""
        del deliver
        self.lines = [ticket.line for ticket in tickets]

    def close(self) -> Ending:
        """End: nothing was answered."""
        return Ending(gave_up="nobody was asked")


class Replaying(_WithoutProcess):
    """Replays the answers that were given to each question before."""

    def __init__(
        self, identity: PortIdentity | None, answers: Mapping[bytes, bytes | Fault], ending: Ending
    ) -> None:
        super().__init__(identity)
        self._answers = answers
        self._ending = ending
        self.unknown: set[bytes] = set(answers)
        """The questions on file that were not asked."""

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Deliver the answers on file; a question without one was given up."""
        for ticket in tickets:
            self.unknown.discard(ticket.line)
            answer = self._answers.get(ticket.line)
            if isinstance(answer, Fault):
                deliver(ticket, answer)
            elif answer is not None:
                deliver(ticket, read_reply(answer, ticket))

    def close(self) -> Ending:
        """Return how the recorded conversation ended."""
        return self._ending


class Recording:
    """A conversation that records everything."""

    def __init__(self, inner: Converses) -> None:
        self._inner = inner
        self._identity: PortIdentity | None = None
        self._said: dict[int, Exchanged] = {}
        self._ending = Ending()

    def __enter__(self) -> Self:
        """Return the conversation."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave ending it to the code that opened it."""

    def handshake(self) -> PortIdentity | None:
        """Return what the port states about itself."""
        self._identity = self._inner.handshake()
        return self._identity

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Ask, and keep every question with its outcome."""

        def keep(ticket: Ticket, reply: Reply | Fault) -> None:
            line = reply if isinstance(reply, Fault) else Reply(line=reply.line)
            self._said[ticket.number] = Exchanged(
                ticket, line
            )  # a line takes a 24th of what was parsed of it
            deliver(ticket, reply)

        self._inner.ask(tickets, keep)

    def close(self) -> Ending:
        """Return how the conversation ended."""
        self._ending = self._inner.close()
        return self._ending

    def dump(self, suite_version: str, selection: JsonObject) -> bytes:
        """Return the recording: a line for the run, a line for each question, a line for the end."""
        head: JsonObject = {
            "format": RECORD_FORMAT,
            "suite": suite_version,
            "selection": selection,
            "claims": None if self._identity is None else self._identity.to_json(),
        }
        lines = chain([head], map(_dump_exchanged, self._said.values()), [_dump_ending(self._ending)])
        return b"".join(f"{compact(line)}\n".encode() for line in lines)


def _dump_exchanged(said: Exchanged) -> JsonObject:
    question = said.question.decode()
    if isinstance(said.reply, Fault):
        return {"question": question, "fault": _dump_fault(said.reply)}
    return {"question": question, "answer": said.answer.decode()}


def _dump_fault(fault: Fault) -> JsonObject:
    return {"kind": fault.kind.name, "detail": fault.detail}


def _dump_ending(ending: Ending) -> JsonObject:
    return {
        "gave_up": ending.gave_up,
        "cut_short": ending.is_cut_short,
        "families_given_up": {**ending.families_given_up},
        "transient_faults": [_dump_fault(fault) for fault in ending.transient_faults],
    }


def dump_questions(lines: Sequence[bytes], suite_version: str, selection: JsonObject, claims: Json) -> bytes:
    """Return the file of questions: `hello`, which also says what they were made for, and one line for each question."""
    hello: JsonObject = {
        "id": 0,
        **hello_request(),
        "suite": suite_version,
        "selection": selection,
        "claims": claims,
    }
    return b"".join(line + b"\n" for line in (compact(hello).encode(), *lines))


@frozen(kw_only=True)
class OnFile:
    """What a file holds: for which suite and selection it was made, the port's claims, and the answers to questions."""

    suite_version: str
    selection: JsonObject
    claims: Json
    answers: Mapping[bytes, bytes | Fault]
    ending: Ending


def load_record(data: bytes) -> OnFile:
    """Load a recording."""
    try:
        head, *said, end = (as_object(read_json(line)) for line in _lines_of(data))
        if head.get("format") != RECORD_FORMAT:
            raise DamagedRecordError(f"the first line does not say {RECORD_FORMAT}")
        return OnFile(
            suite_version=str(head["suite"]),
            selection=as_object(head["selection"]),
            claims=head["claims"],
            answers={str(entry["question"]).encode(): _load_answer(entry) for entry in said},
            ending=Ending(
                gave_up=str(end["gave_up"]),
                is_cut_short=end["cut_short"] is True,
                families_given_up={
                    name: str(why) for name, why in as_object(end["families_given_up"]).items()
                },
                transient_faults=tuple(
                    _load_fault(as_object(each)) for each in as_list(end["transient_faults"])
                ),
            ),
        )
    except (KeyError, UnicodeError, RecursionError) as error:
        raise DamagedRecordError(f"not a recording: {error}") from error


def _lines_of(data: bytes) -> list[bytes]:
    """Return the lines of a file; raise DamagedRecordError if there are more lines than questions for any port."""
    if data.count(b"\n") + data.count(b"\r") > MOST_LINES:
        raise DamagedRecordError(f"more than {MOST_LINES} lines")
    return data.splitlines()


def _load_answer(entry: JsonObject) -> bytes | Fault:
    return _load_fault(as_object(entry["fault"])) if "fault" in entry else str(entry["answer"]).encode()


def _load_fault(entry: JsonObject) -> Fault:
    return Fault(FaultKind[str(entry["kind"])], str(entry["detail"]))


def load_answers(questions: bytes, answers: bytes) -> OnFile:
    """Load a file of questions and the file of answers to them, line by line in the same order."""
    hello, *asked = _lines_of(questions)
    head = as_object(read_json(hello))
    if head.get("request") != "hello" or "suite" not in head:
        raise DamagedRecordError(
            "the first line of the questions is not the hello that `conformance ask` writes"
        )
    greeting, *lines = _lines_of(answers) or [b""]
    reply = read_reply(greeting, Ticket(0, hello))
    if isinstance(reply, Fault):
        raise DamagedRecordError(f"the first line of the answers does not answer hello: {reply.in_words()}")
    given: dict[bytes, bytes | Fault] = dict(zip(asked, lines, strict=False))
    ending = Ending()
    if len(lines) < len(asked):
        given[asked[len(lines)]] = UNANSWERED
        ending = evolve(
            ending, gave_up=f"{counted(len(asked), 'question')} asked, {counted(len(lines), 'answer')} given"
        )
    elif len(lines) > len(asked):
        ending = evolve(ending, transient_faults=(Fault(FaultKind.UNASKED, "more answers than questions"),))
    return OnFile(
        suite_version=str(head["suite"]),
        selection=as_object(head.get("selection")),
        claims=_same_claims(head.get("claims"), reply.answer),
        answers=given,
        ending=ending,
    )


def _same_claims(asked: Json, answered: Json) -> Json:
    if asked != answered:
        raise DamagedRecordError("the answer to hello is not what the questions were made for; ask again")
    return answered
