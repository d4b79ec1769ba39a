"""Fuzzing as a campaign: numbered pieces of random cases, each with its own seed and its own child process.

A child is asked one case at a time, so that the result of a piece depends on the port only. Stored are the positions of
the failures and the replies to a few of each kind; the cases are generated again from the seed.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import islice
from random import Random

from attrs import evolve, frozen

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.fuzz.cases import claimed_cases
from faraway.conformance.fuzz.fuzzing import (
    KEPT,
    Conversation,
    Findings,
    Fuzzing,
    FuzzReport,
    kind_of,
)
from faraway.conformance.runner.questions import Completion
from faraway.conformance.suite.documents import as_object, read_json, sorted_form
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.errors import Code, FarawayError, refusal
from faraway.io import load_value
from faraway.io.strict import Json
from faraway.jobs.campaign import Campaign, Done, Runner, Work, run_campaign

CASES_A_PIECE = 250
REPLIES_KEPT = 3
"""For each kind of request in each piece."""


def pieces_of(work: Fuzzing) -> int:
    """Return the number of pieces."""
    return -(-work.count // CASES_A_PIECE)


@frozen
class FuzzPieces:
    """The cases for a port with a known identity, piece by piece."""

    work: Fuzzing
    identity: PortIdentity

    def cases(self, piece: int) -> list[Vector]:
        """Generate the cases of a piece; ids are unique over all pieces."""
        chance = Random(f"{self.work.seed} {piece}")  # noqa: S311  the same seed must yield the same cases
        before = piece * CASES_A_PIECE
        made = islice(
            claimed_cases(chance, self.work.levels, self.identity),
            min(CASES_A_PIECE, self.work.count - before),
        )
        return [evolve(case, id=f"fresh-{number}") for number, case in enumerate(made, before + 1)]

    def __call__(self, piece: int) -> Json:
        """Ask the cases of a piece and return its result."""
        cases = self.cases(piece)
        findings = Findings()
        with _exchange(self.work) as exchange:
            identity = exchange.handshake()
            if identity == self.identity:
                Conversation(exchange, Completion(self.identity, self.work.facts)).ask_all(
                    iter(cases), findings.add
                )
            gave_up = exchange.close().gave_up
        if identity != self.identity:
            return {"unfit": gave_up or "it is another port or version than here"}
        kinds: Counter[str] = Counter()
        wrong: list[Json] = []
        for position, case in enumerate(cases):
            outcome = findings.wrong.get(case.id)
            if outcome is not None:
                kinds[kind_of(case)] += 1
                wrong.append([position, _dump_reply(outcome) if kinds[kind_of(case)] <= REPLIES_KEPT else ""])
        return {"asked": len(findings.passed) + len(wrong), "wrong": wrong, "gave_up": gave_up}

    def as_campaign(self) -> Campaign:
        """Return the campaign, identified by the port, the seed and what is asked."""
        plan: dict[str, Json] = {
            "work": "fuzz",
            "command": list(self.work.command),
            "port": self.identity.to_json(),
            "seed": self.work.seed,
            "count": self.work.count,
            "levels": [*sorted(self.work.levels)],
            "time_limit": self.work.limits.seconds,
        }
        return Campaign(plan=plan, pieces=pieces_of(self.work), work=self)


@frozen
class PieceAsked:
    """The result of a piece: the number of cases asked, positions and replies of the failures, and why it ended early."""

    asked: int
    wrong: tuple[tuple[int, str], ...]
    gave_up: str


def fuzz_in_pieces(
    work: Fuzzing,
    runner: Runner,
    *,
    checkpoint: str | None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> FuzzReport:
    """Ask all cases with any runner; shrink the first failure of each kind in this process.

    `on_progress` receives the number of finished pieces. The first failure is the first by number: the result is the same for
    any runner.
    """
    started = time.monotonic()
    with _exchange(work) as exchange:
        identity = exchange.handshake()
        ending = exchange.close()
    findings = Findings()
    done: list[PieceAsked] = []
    smallest: tuple[Outcome, ...] = ()
    if identity is not None:
        pieces = FuzzPieces(work, identity)
        results = run_campaign(
            pieces.as_campaign(),
            partial(_refuse_other_ports, runner),
            checkpoint=checkpoint,
            on_progress=on_progress,
        )
        done = _load_pieces(results)
        _gather(pieces, done, findings)
        smallest = _smallest(pieces, findings)
    return FuzzReport(
        asked=sum(piece.asked for piece in done),
        wrong=sum(len(piece.wrong) for piece in done),
        smallest=smallest,
        diagnosis=findings.diagnosis(),
        identity=identity,
        ending=evolve(
            ending, gave_up=next((piece.gave_up for piece in done if piece.gave_up), ending.gave_up)
        ),
        seconds=time.monotonic() - started,
    )


def _exchange(work: Fuzzing) -> Exchange:
    return Exchange(work.command, limits=evolve(work.limits, in_flight=1))


def _refuse_other_ports(runner: Runner, work: Work, pieces: Sequence[int]) -> Iterator[Done]:
    """Raise if a worker has another port, before its result is stored."""
    for piece, result in runner(work, pieces):
        match result:
            case {"unfit": why}:
                raise refusal(
                    Code.CLUSTER_UNFIT, f"the port cannot be asked at the worker of piece {piece}: {why}"
                )
            case _:
                yield piece, result


def _load_pieces(results: list[Json]) -> list[PieceAsked]:
    try:
        return list(load_value(results, tuple[PieceAsked, ...]))
    except (FarawayError, TypeError, ValueError) as error:
        reason = "the checkpoint holds a result that no piece can have"
        raise refusal(Code.WRONG_CHECKPOINT, reason) from error


def _gather(pieces: FuzzPieces, done: Sequence[PieceAsked], findings: Findings) -> None:
    """Generate again the first failures, piece by piece until there are enough, and the passed cases beside them."""
    for number, piece in enumerate(done):
        if not piece.wrong or len(findings.wrong) >= KEPT:
            continue
        wrong = dict(piece.wrong)
        for position, case in enumerate(pieces.cases(number)[: piece.asked]):
            if position not in wrong:
                findings.add(Outcome(vector=case, verdict=Verdict.PASSED))
            elif wrong[position]:
                findings.add(outcome_of(case, [_load_reply(wrong[position])], pieces.identity))


def _smallest(pieces: FuzzPieces, findings: Findings) -> tuple[Outcome, ...]:
    """Shrink the first failure of each kind with a child of this process."""
    with _exchange(pieces.work) as exchange:
        conversation = Conversation(exchange, Completion(pieces.identity, pieces.work.facts))
        return tuple(conversation.smallest(findings.wrong.values(), pieces.work.seed))


def _dump_reply(outcome: Outcome) -> str:
    """Return what a port replied as a JSON text."""
    if outcome.fault is not None:
        return sorted_form({"fault": outcome.fault.kind.value, "detail": outcome.fault.detail})
    (reply,) = outcome.replies
    return sorted_form({"answer": reply.answer, "error": reply.error})


def _load_reply(text: str) -> Reply | Fault:
    entry = as_object(read_json(text))
    if "fault" in entry:
        return Fault(FaultKind(entry["fault"]), str(entry["detail"]))
    return Reply(answer=entry["answer"], error=as_object(entry["error"]) or None)
