"""Is the plumbing right? Checks what has to work before any rule can be judged, and says in plain words what does not."""

import shutil
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from attrs import frozen

from faraway.conformance.runner.exchange import Ending, Exchange, Reply
from faraway.conformance.runner.handshake import PROTOCOL, PortIdentity, greeting
from faraway.conformance.runner.questions import Completion, reason_not_asked
from faraway.conformance.runner.wire import Fault, FaultKind, Limits, Ticket
from faraway.conformance.suite.documents import Difference, JsonObject
from faraway.conformance.suite.vectors import Suite, Vector
from faraway.conformance.verdict.judge import judge

BURST = 64

ADVICE = {
    FaultKind.NOT_STARTED: "Is the command spelt as you would type it, after `--`?",
    FaultKind.CRASHED: "The program ended although its input had not. Run it by hand and type the line "
    '{"id": 0, "request": "hello", "protocol": "faraway-wire-1"}; what it wrote to standard error is below.',
    FaultKind.HUNG: "Either it never answers this, or the answer sits in a buffer: flush standard output after every "
    "answer (print(..., flush=True), fflush(stdout), $| = 1, System.out.flush()).",
    FaultKind.NOT_JSON: "Standard output is for answers only, one JSON object a line. Greetings, logs and debugging go to "
    "standard error; an object must not be broken over several lines.",
    FaultKind.NOT_AN_ANSWER: 'An answer is {"id": the id that was asked, "answer": {...}} or {"id": ..., "error": {"code": ...}}, '
    "and nothing of the request.",
    FaultKind.WRONG_ID: "Give the id back as it came, a number, and answer in the order in which you were asked.",
    FaultKind.TOO_LONG: "One answer is one line; end each with a newline and write nothing else.",
    FaultKind.TWICE: "One line for each request: is an answer printed by two places of the program?",
    FaultKind.UNASKED: "Write nothing to standard output that was not asked for.",
}


@frozen
class Finding:
    """One thing that was looked at: whether it is in order, what was seen, and what to do."""

    subject: str
    is_good: bool
    seen: str = ""
    advice: str = ""


def examine(
    command: Sequence[str], suite: Suite, facts: Mapping[str, JsonObject], limits: Limits | None = None
) -> Iterator[Finding]:
    """Look at a port step by step; later steps are taken only where the earlier ones went well."""
    found = shutil.which(command[0])
    if found is None and not Path(command[0]).exists():
        yield Finding(
            "the command",
            is_good=False,
            seen=f"there is no {command[0]}",
            advice=ADVICE[FaultKind.NOT_STARTED],
        )
        return
    yield Finding("the command", is_good=True, seen=found or command[0])
    exchange = Exchange(command, limits=limits)
    identity = exchange.greet()
    if identity is None:
        yield _handshake_failure(exchange.close())
        return
    who = f"{identity.name} {identity.version}, in {identity.language}, levels {', '.join(map(str, identity.levels))}"
    yield Finding("the handshake", is_good=True, seen=who)
    yield from _conversation(exchange, identity, suite, facts)


def _handshake_failure(ending: Ending) -> Finding:
    fault = ending.last_fault
    advice = (
        "See the handshake in the protocol page: `faraway conformance protocol`."
        if fault is None
        else ADVICE[fault.kind]
    )
    return Finding("the handshake", is_good=False, seen=_with_noise(ending.gave_up, ending), advice=advice)


def _with_noise(seen: str, ending: Ending) -> str:
    return f"{seen}\nstandard error: {ending.noise}" if ending.noise else seen


def _conversation(
    exchange: Exchange, identity: PortIdentity, suite: Suite, facts: Mapping[str, JsonObject]
) -> Iterator[Finding]:
    """Ask one question of each level, then many at once, then let the port go."""
    completion = Completion(identity, facts)
    for number, vector in enumerate(_samples(suite, identity), start=1):
        ticket = Ticket(number, completion.line(number, vector.requests[0], vector.readings))
        yield _asked_once(exchange, ticket, vector)
    yield _asked_in_another_protocol(exchange)
    yield _asked_at_once(exchange)
    ending = exchange.close()
    if ending.gave_up:
        yield Finding(
            "the conversation", is_good=False, seen=_with_noise(ending.gave_up, ending), advice="See above."
        )
        return
    yield Finding(
        "the end",
        is_good=not ending.unclean_exits,
        seen="; ".join(ending.unclean_exits) or "the port goes when its input ends",
        advice="When standard input ends, exit with status 0." if ending.unclean_exits else "",
    )
    if ending.noise:
        yield Finding("standard error", is_good=True, seen=f"{ending.noise}\n(shown, never judged)")


def _samples(suite: Suite, identity: PortIdentity) -> Iterator[Vector]:
    """Pick the first vector of each level that the port offers."""
    for level in identity.levels:
        fitting = (
            vector
            for vector in suite.vectors
            if vector.level == level and vector.requests and not reason_not_asked(vector, identity)
        )
        yield from [vector for vector in [next(fitting, None)] if vector is not None]


def _asked_once(exchange: Exchange, ticket: Ticket, vector: Vector) -> Finding:
    replies: list[Reply | Fault] = []
    exchange.ask([ticket], lambda _ticket, reply: replies.append(reply))
    subject = f"a question of level {vector.level}"
    reply = replies[0] if replies else Fault(FaultKind.CRASHED, "no reply")
    if isinstance(reply, Fault):
        return Finding(subject, is_good=False, seen=reply.in_words(), advice=ADVICE[reply.kind])
    if reply.error is not None and vector.level < 5:
        advice = f"The handshake offers level {vector.level}; the port must then answer {vector.requests[0].get('request')!r}."
        return Finding(subject, is_good=False, seen=f"refused: {reply.error.get('code')}", advice=advice)
    badly = (
        [] if len(vector.requests) > 1 else [*filter(_is_badly_written, judge(vector, (reply,)))]
    )  # more than one request: the answers are only compared with each other
    if badly:
        advice = 'Numbers are JSON numbers without point or exponent (3; not 3.0, not "3"), true and false are JSON\'s own.'
        return Finding(subject, is_good=False, seen=badly[0].in_words(), advice=advice)
    return Finding(subject, is_good=True, seen=f"{vector.id} is answered (whether rightly, a run will tell)")


def _is_badly_written(difference: Difference) -> bool:
    """Tell whether a number or a truth value is the right one, written in the wrong type."""
    expected, got = difference.expected, difference.got
    if not isinstance(expected, int) or type(got) is type(expected):
        return False
    return str(got).lower() in {str(expected).lower(), str(int(expected)), f"{expected}.0"}


def _asked_in_another_protocol(exchange: Exchange) -> Finding:
    """Greet as a runner of other days would; the port names the protocol that it speaks, and the runner compares."""
    request: JsonObject = {**greeting(), "protocol": "faraway-wire-0"}
    replies: list[Reply | Fault] = []
    exchange.ask(
        [Ticket(999, Completion.plain_line(999, request))], lambda _ticket, reply: replies.append(reply)
    )
    subject = "a greeting in another protocol"
    reply = replies[0] if replies else Fault(FaultKind.CRASHED, "no reply")
    if isinstance(reply, Fault):
        return Finding(subject, is_good=False, seen=reply.in_words(), advice=ADVICE[reply.kind])
    answer = reply.answer
    if isinstance(answer, dict) and answer.get("protocol") == PROTOCOL:
        return Finding(subject, is_good=True, seen=f"answered with {PROTOCOL}, which the port speaks")
    return Finding(
        subject,
        is_good=False,
        seen="refused" if answer is None else "answered with a protocol that the port does not speak",
        advice=f'Whatever protocol hello names, answer as always, with "protocol": "{PROTOCOL}".',
    )


def _asked_at_once(exchange: Exchange) -> Finding:
    """Send many lines without waiting."""
    lines = [
        Ticket(1000 + number, Completion.plain_line(1000 + number, greeting())) for number in range(BURST)
    ]
    replies: list[Reply | Fault] = []
    exchange.ask(lines, lambda _ticket, reply: replies.append(reply))
    faults = [reply for reply in replies if isinstance(reply, Fault)]
    passing = exchange.passing_faults
    if faults or passing or len(replies) < BURST:
        fault = (*faults, *passing, Fault(FaultKind.CRASHED, "not all were answered"))[0]
        return Finding(
            "many questions at once",
            is_good=False,
            seen=fault.in_words(),
            advice="Lines may arrive in one piece: read them line by line and answer every one, in order.",
        )
    return Finding(
        "many questions at once",
        is_good=True,
        seen=f"{BURST} lines sent without waiting, all answered in order",
    )
