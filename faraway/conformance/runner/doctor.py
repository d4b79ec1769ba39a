"""Check the connection to a port before its rules, step by step, and report in plain words what is wrong.

The command, the handshake, one request of each level, a handshake in another protocol, many requests at once, the exit.
"""

import shutil
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from attrs import frozen

from faraway.conformance.exchange.exchange import Ending, Exchange
from faraway.conformance.exchange.faults import ADVICE, Fault, FaultKind
from faraway.conformance.exchange.handshake import PROTOCOL, PortIdentity, hello_request
from faraway.conformance.exchange.process import Limits
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.runner.questions import Completion, reason_not_asked
from faraway.conformance.suite.documents import Difference, JsonObject
from faraway.conformance.suite.vectors import Suite, Vector
from faraway.conformance.verdict.judge import judge

BURST = 64


@frozen
class Finding:
    """One check: whether it passed, what was observed, and what to do."""

    subject: str
    is_good: bool
    seen: str = ""
    advice: str = ""


def examine(
    command: Sequence[str], suite: Suite, facts: Mapping[str, JsonObject], limits: Limits | None = None
) -> Iterator[Finding]:
    """Check a port step by step; stop at the first step that makes the next ones pointless."""
    found = shutil.which(command[0])
    if found is None and not Path(command[0]).exists():
        yield Finding(
            "the command",
            is_good=False,
            seen=f"{command[0]} does not exist",
            advice=ADVICE[FaultKind.NOT_STARTED],
        )
        return
    yield Finding("the command", is_good=True, seen=found or command[0])
    exchange = Exchange(command, limits=limits)
    identity = exchange.handshake()
    if identity is None:
        yield _handshake_failure(exchange.close())
        return
    who = f"{identity.name} {identity.version}, in {identity.language}, levels {', '.join(map(str, identity.levels))}"
    yield Finding("the handshake", is_good=True, seen=who)
    yield from _check_requests(exchange, identity, suite, facts)


def _handshake_failure(ending: Ending) -> Finding:
    fault = ending.last_fault
    advice = (
        "Read the handshake section of `faraway conformance protocol`." if fault is None else fault.advice
    )
    return Finding("the handshake", is_good=False, seen=_with_stderr(ending.gave_up, ending), advice=advice)


def _with_stderr(seen: str, ending: Ending) -> str:
    return f"{seen}\nstandard error: {ending.stderr}" if ending.stderr else seen


def _check_requests(
    exchange: Exchange, identity: PortIdentity, suite: Suite, facts: Mapping[str, JsonObject]
) -> Iterator[Finding]:
    """Send one request of each level, then many at once, then close stdin."""
    completion = Completion(identity, facts)
    for number, vector in enumerate(_samples(suite, identity), start=1):
        ticket = Ticket(number, completion.line(number, vector.requests[0], vector.readings))
        yield _check_request(exchange, ticket, vector)
    yield _check_other_protocol(exchange)
    yield _check_pipelining(exchange)
    ending = exchange.close()
    if ending.gave_up:
        yield Finding(
            "the conversation", is_good=False, seen=_with_stderr(ending.gave_up, ending), advice="See above."
        )
        return
    yield Finding(
        "the exit",
        is_good=not ending.unclean_exits,
        seen="; ".join(ending.unclean_exits) or "the port exits when stdin closes",
        advice="Exit with status 0 when stdin closes." if ending.unclean_exits else "",
    )
    if ending.stderr:
        yield Finding("standard error", is_good=True, seen=f"{ending.stderr}\n(shown, never judged)")


def _samples(suite: Suite, identity: PortIdentity) -> Iterator[Vector]:
    """Return the first vector of each level that the port offers."""
    for level in identity.levels:
        fitting = (
            vector
            for vector in suite.vectors
            if vector.level == level and vector.requests and not reason_not_asked(vector, identity)
        )
        yield from islice(fitting, 1)


def _check_request(exchange: Exchange, ticket: Ticket, vector: Vector) -> Finding:
    subject = f"a request of level {vector.level}"
    reply = _ask(exchange, ticket)[0]
    if isinstance(reply, Fault):
        return _broken(subject, reply)
    if reply.error is not None and vector.level < 5:
        advice = f"The handshake offers level {vector.level}, so the port must answer {vector.requests[0].get('request')!r}."
        return Finding(subject, is_good=False, seen=f"refused: {reply.error.get('code')}", advice=advice)
    # The answers to several requests are only compared with each other.
    mistyped = [] if len(vector.requests) > 1 else [*filter(_is_mistyped, judge(vector, (reply,)))]
    if mistyped:
        advice = 'Write numbers as JSON numbers without point or exponent (3; not 3.0, not "3"), truth values as true or false.'
        return Finding(subject, is_good=False, seen=mistyped[0].in_words(), advice=advice)
    return Finding(subject, is_good=True, seen=f"{vector.id} is answered (`run` checks whether correctly)")


def _ask(exchange: Exchange, *tickets: Ticket) -> list[Reply | Fault]:
    """Send request lines at once and return the replies; a missing reply is a crash."""
    replies: list[Reply | Fault] = []
    exchange.ask(tickets, lambda _ticket, reply: replies.append(reply))
    missing = len(tickets) - len(replies)
    return [*replies, *[Fault(FaultKind.CRASHED, "no reply")] * missing]


def _broken(subject: str, fault: Fault) -> Finding:
    return Finding(subject, is_good=False, seen=fault.in_words(), advice=fault.advice)


def _is_mistyped(difference: Difference) -> bool:
    """Return True if a number or truth value has the right value in the wrong JSON type."""
    expected, got = difference.expected, difference.got
    if not isinstance(expected, int) or type(got) is type(expected):
        return False
    return str(got).lower() in {str(expected).lower(), str(int(expected)), f"{expected}.0"}


def _check_other_protocol(exchange: Exchange) -> Finding:
    """Send `hello` with another protocol: the port must still state its own, and the runner compares."""
    subject = "hello in another protocol"
    request: JsonObject = {**hello_request(), "protocol": "faraway-wire-0"}
    reply = _ask(exchange, Ticket(999, Completion.plain_line(999, request)))[0]
    if isinstance(reply, Fault):
        return _broken(subject, reply)
    answer = reply.answer
    if isinstance(answer, dict) and answer.get("protocol") == PROTOCOL:
        return Finding(subject, is_good=True, seen=f"answered with {PROTOCOL}")
    return Finding(
        subject,
        is_good=False,
        seen="refused" if answer is None else "answered with a protocol that the port does not speak",
        advice=f'Always answer hello with "protocol": "{PROTOCOL}", whatever protocol the request names.',
    )


def _check_pipelining(exchange: Exchange) -> Finding:
    """Send many lines without waiting for answers."""
    subject = "many requests at once"
    numbers = range(1000, 1000 + BURST)
    replies = _ask(exchange, *(Ticket(n, Completion.plain_line(n, hello_request())) for n in numbers))
    faults = [*(reply for reply in replies if isinstance(reply, Fault)), *exchange.transient_faults]
    if faults:
        advice = "Lines may arrive together: read them line by line and answer every one, in order."
        return Finding(subject, is_good=False, seen=faults[0].in_words(), advice=advice)
    return Finding(subject, is_good=True, seen=f"{BURST} lines sent without waiting, all answered in order")
