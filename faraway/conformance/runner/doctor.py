"""Check the connection to a port before its rules, step by step, and report in plain words what is wrong.

The command, the handshake, one request of each kind, a handshake in another protocol, many requests at once, the exit.
"""

import shutil
from collections.abc import Generator, Iterator, Mapping, Sequence

from attrs import frozen

from faraway.conformance.exchange.claims import Depth
from faraway.conformance.exchange.conversation import Ending
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import ADVICE, Fault, FaultKind
from faraway.conformance.exchange.handshake import PROTOCOL, PortIdentity, hello_request
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.opening import OpenExchange
from faraway.conformance.exchange.startable import why_not_startable
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.runner.questions import Completion, reason_not_asked
from faraway.conformance.suite.documents import Json, JsonObject, as_object
from faraway.conformance.suite.schema import departures
from faraway.conformance.suite.vectors import ExpectAnswer, Suite, Vector
from faraway.conformance.verdict.form import COULD_BE_RULES, FormFault, mend
from faraway.conformance.verdict.projection import projected

BURST = 64
INVALID = 5
GAMES = 4
SEVERAL_KINDS = (3, GAMES)
BEGIN_WITH_OUTCOME = (
    'A new port does better to begin with "depth": "outcome" in its answer to hello: legal decisions, what becomes public, totals '
    "and ranks."
)


@frozen
class Finding:
    """One check: whether it passed, what was observed, and what to do."""

    subject: str
    is_good: bool
    seen: str = ""
    advice: str = ""


def examine(
    command: Sequence[str],
    suite: Suite,
    facts: Mapping[str, JsonObject],
    limits: Limits | None = None,
    open_exchange: OpenExchange = Exchange,
) -> Generator[Finding, None, None]:
    """Check a port step by step; stop at the first step that makes the next ones pointless."""
    why = why_not_startable(command)
    if why:
        yield Finding(
            "the command",
            is_good=False,
            seen=why,
            advice=ADVICE[FaultKind.NOT_STARTED],
        )
        return
    yield Finding("the command", is_good=True, seen=shutil.which(command[0]) or command[0])
    with open_exchange(command, limits=limits) as exchange:
        identity = exchange.handshake()
        if identity is None:
            yield from _handshake_failure(exchange.close())
            return
        who = f"{identity.name} {identity.version}, in {identity.language}, levels {', '.join(map(str, identity.levels))}"
        yield Finding("the handshake", is_good=True, seen=who)
        if GAMES in identity.levels and identity.depth is Depth.STATE:
            seen = "every pile and hand is compared after every action"
            yield Finding("the depth of level 4", is_good=True, seen=seen, advice=BEGIN_WITH_OUTCOME)
        yield from _check_requests(exchange, identity, suite, facts)


def _handshake_failure(ending: Ending) -> Iterator[Finding]:
    fault = ending.last_fault
    advice = (
        "Read the handshake section of `faraway conformance protocol`." if fault is None else fault.advice
    )
    seen = ending.gave_up.removeprefix("the handshake failed: ").removeprefix("the handshake is ")
    yield Finding("the handshake", is_good=False, seen=seen, advice=advice)
    yield from _standard_error(ending)


def _standard_error(ending: Ending) -> Iterator[Finding]:
    if ending.stderr:
        yield Finding("standard error", is_good=True, seen=f"shown, never judged\n{ending.stderr}")


def _check_requests(
    exchange: Exchange, identity: PortIdentity, suite: Suite, facts: Mapping[str, JsonObject]
) -> Iterator[Finding]:
    """Send one request of each level, then many at once, then close stdin."""
    completion = Completion(identity, facts)
    for number, vector in enumerate(_samples(suite, identity), start=1):
        ticket = Ticket(number, completion.line(number, vector.requests[0], vector.readings))
        yield _check_request(exchange, ticket, vector, identity)
    yield _check_other_protocol(exchange)
    yield _check_pipelining(exchange)
    ending = exchange.close()
    if ending.gave_up:
        yield Finding("the conversation", is_good=False, seen=ending.gave_up, advice="See above.")
    else:
        yield Finding(
            "the exit",
            is_good=not ending.unclean_exits,
            seen="; ".join(ending.unclean_exits) or "the port exits when stdin closes",
            advice="Exit with status 0 when stdin closes." if ending.unclean_exits else "",
        )
    yield from _standard_error(ending)


def _samples(suite: Suite, identity: PortIdentity) -> Iterator[Vector]:
    """Return the first vector of each kind of request in each level that the port offers, and one invalid request."""
    seen = set()
    for vector in sorted(suite.vectors, key=lambda vector: vector.level):
        if vector.requests and not reason_not_asked(vector, identity):
            kind = None if vector.level == INVALID else vector.requests[0].get("request")
            if (vector.level, kind) not in seen:
                seen.add((vector.level, kind))
                yield vector


def _check_request(exchange: Exchange, ticket: Ticket, vector: Vector, identity: PortIdentity) -> Finding:
    kind = vector.requests[0].get("request")
    subject = f"a request of level {vector.level}" + (f", {kind}" if vector.level in SEVERAL_KINDS else "")
    reply = _ask(exchange, ticket)[0]
    if isinstance(reply, Fault):
        return _broken(subject, reply)
    if reply.error is not None and vector.level < INVALID:
        advice = f"The handshake offers level {vector.level}, so the port must answer {kind!r}."
        return Finding(subject, is_good=False, seen=f"refused: {reply.error.get('code')}", advice=advice)
    if vector.level < INVALID:
        seen, advice = _fault_of_form(vector, reply.answer, identity)
        if seen:
            return Finding(subject, is_good=False, seen=seen, advice=advice)
    return Finding(subject, is_good=True, seen=f"{vector.id} is answered (`run` checks whether correctly)")


def _ask(exchange: Exchange, *tickets: Ticket) -> list[Reply | Fault]:
    """Send request lines at once and return the replies; a missing reply is a crash."""
    replies: list[Reply | Fault] = []
    exchange.ask(tickets, lambda _ticket, reply: replies.append(reply))
    missing = len(tickets) - len(replies)
    return [*replies, *[Fault(FaultKind.CRASHED, "no reply")] * missing]


def _broken(subject: str, fault: Fault) -> Finding:
    return Finding(subject, is_good=False, seen=fault.in_words(), advice=fault.advice)


def _fault_of_form(vector: Vector, answer: Json, identity: PortIdentity) -> tuple[str, str]:
    """Return where the form of an answer breaks the protocol, and what to do; empty if it does not."""
    kind = vector.requests[0].get("request")
    is_whole = projected(answer, kind, identity) == answer
    found = departures(answer, f"{kind}-answer") if is_whole else ()
    expect = vector.expect
    if isinstance(expect, ExpectAnswer) and len(vector.requests) == 1:
        right = as_object(projected(expect.answer, kind, identity))
        mended = mend(right, projected(answer, kind, identity))
        sure = [
            fault for fault in mended.faults if fault.form not in COULD_BE_RULES or mended.is_mended(right)
        ]
        if sure:
            fault = min(sure, key=FormFault.in_words)
            return found[0].in_words() if found else fault.in_words(), f"{fault.in_words()}."
    return (
        (found[0].in_words(), f"Read the form of {kind!r} in `faraway conformance protocol`.")
        if found
        else ("", "")
    )


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
