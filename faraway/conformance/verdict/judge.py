"""Compare a port's answers with what a vector expects."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import assert_never

from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import (
    ABSENT,
    Difference,
    Json,
    JsonObject,
    compact,
    differences,
    is_equal_to_the_letter,
    sorted_form,
)
from faraway.conformance.suite.vectors import ExpectAnswer, ExpectCard, ExpectError, ExpectRelation, Vector
from faraway.conformance.verdict.nearest import card_facts, facts_form, nearest_in_words
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.conformance.verdict.projection import projected

DIFFERENCES_SHOWN = 12
PERMUTED_KEYS = frozenset(
    {"sanctuaries", "totals", "ranks", "due", "hands", "drawn", "players", "observations"}
)


def outcome_of(
    vector: Vector, parts: Sequence[Reply | Fault], identity: PortIdentity | None = None
) -> Outcome:
    """Judge what a port sent for one vector, as far as it claims to know it; any fault of the port decides."""
    replies = tuple([part for part in parts if isinstance(part, Reply)])
    if len(replies) < len(parts):
        fault = next(part for part in parts if isinstance(part, Fault))
        return Outcome(vector=vector, verdict=Verdict.FAULT, fault=fault, replies=replies)
    wrong = judge(vector, replies, identity)
    if not wrong:
        return Outcome(vector=vector, verdict=Verdict.PASSED)  # nobody needs the answers any more
    return Outcome(vector=vector, verdict=Verdict.FAILED, differences=wrong, replies=replies)


def judge(
    vector: Vector, replies: Sequence[Reply], identity: PortIdentity | None = None
) -> tuple[Difference, ...]:
    """Return the differences between the replies to one vector and what it expects; empty if it passed.

    Without an identity whole answers are compared, as for a port that claims to know all of them.
    """
    expect = vector.expect
    if type(expect) is ExpectAnswer:
        answer = replies[0].answer
        if answer is expect.answer or is_equal_to_the_letter(answer, expect.answer):
            return ()  # most answers are
    return tuple(islice(_judged(vector, replies, identity), DIFFERENCES_SHOWN))


def _judged(vector: Vector, replies: Sequence[Reply], identity: PortIdentity | None) -> Iterator[Difference]:
    kind = vector.requests[0].get("request") if vector.requests else None  # a vector has one kind
    match vector.expect:
        case ExpectError(codes):
            yield from _judged_refusal(codes, replies[0])
        case _ if any(reply.error is not None for reply in replies):
            refused = next(reply.error for reply in replies if reply.error is not None)
            yield Difference("/error", ABSENT, refused)
        case ExpectAnswer(answer):
            got = projected(codes_only(replies[0].answer), kind, identity)
            yield from differences(projected(answer, kind, identity), got)
        case ExpectCard(card):
            yield from _judged_card(card, replies[0].answer)
        case ExpectRelation(relation, permutation):
            answers = [projected(reply.answer, kind, identity) for reply in replies]
            yield from _judged_relation(relation, permutation, answers)
        case _ as never:
            assert_never(never)


def _judged_refusal(codes: tuple[str, ...], reply: Reply) -> Iterator[Difference]:
    wanted = " or ".join(codes)
    if reply.error is None:
        yield Difference("/error/code", wanted, ABSENT)
    elif reply.error.get("code") not in codes:
        yield Difference("/error/code", wanted, reply.error.get("code"))


def codes_only(answer: Json) -> Json:
    """Reduce every error inside a game to its code: a port may add a message."""
    steps = answer.get("steps") if isinstance(answer, dict) else None
    if isinstance(answer, dict) and isinstance(steps, list):
        return {**answer, "steps": [_code_only(step) for step in steps]}
    return answer


def _code_only(step: Json) -> Json:
    error = step.get("error") if isinstance(step, dict) else None
    return {"error": {"code": error.get("code")}} if isinstance(error, dict) else step


def _judged_card(card: JsonObject, answer: Json) -> Iterator[Difference]:
    """Find the card in the port's catalogue: a Region by its duration, a Sanctuary by its facts."""
    kind = "regions" if "duration" in card else "sanctuaries"
    cards = answer.get(kind) if isinstance(answer, dict) else None
    if not isinstance(cards, list):
        yield Difference(f"/{kind}", "a list of cards", answer)
        return
    wanted = card_facts(card)
    # Most cards differ in what is cheap to compare; their facts are not made.
    compared = ("duration",) if kind == "regions" else [key for key in wanted if key != "quest"]
    found = [
        card_facts(entry)
        for entry in cards
        if isinstance(entry, dict) and all(entry.get(key) == card[key] for key in compared)
    ]
    if kind == "regions":
        if len(found) == 1:
            yield from differences({"regions": wanted}, {"regions": found[0]})
        else:
            yield Difference(f"/{kind}", wanted, f"{len(found)} Regions with this duration")
        return
    times = [sorted_form(entry) for entry in found].count(sorted_form(wanted))
    if times != 1:
        nearest = "" if times else nearest_in_words(wanted, cards)
        yield Difference(f"/{kind}", wanted, f"{times} Sanctuaries with these facts{nearest}")


def same_facts(one: JsonObject, other: JsonObject) -> bool:
    """Return True if two cards show, need and pay the same."""
    return facts_form(one) == facts_form(other)


def _judged_relation(
    relation: str, permutation: tuple[int, ...], answers: list[Json]
) -> Iterator[Difference]:
    for first, second in pairwise(answers):
        match relation:
            case "equal":
                yield from differences(first, second)
            case "permuted":
                yield from differences(permuted(first, permutation), second)
            case "last-step":
                yield from differences(_last_step(first), _last_step(second))
            case _:
                raise ValueError(f"no relation is called {relation}")


def permuted(value: Json, permutation: tuple[int, ...]) -> Json:
    """Rearrange every list by seat or by Sanctuary: entry `i` of the result is entry `permutation[i]` of the value.

    Winners are seats themselves: seat `i` of the result is seat `permutation[i]` of the value.
    """
    if not isinstance(value, dict):
        return value
    rearranged: JsonObject = {}
    for key, entry in value.items():
        if key in PERMUTED_KEYS and isinstance(entry, list) and len(entry) == len(permutation):
            rearranged[key] = [entry[index] for index in permutation]
        elif key == "winners" and isinstance(entry, list):
            rearranged[key] = [seat for seat, index in enumerate(permutation) if index in entry]
        elif isinstance(entry, list):
            rearranged[key] = [permuted(part, permutation) for part in entry]
        else:
            rearranged[key] = permuted(entry, permutation)
    return rearranged


def _last_step(answer: Json) -> Json:
    steps = answer.get("steps") if isinstance(answer, dict) else None
    return steps[-1] if isinstance(steps, list) and steps else compact(answer)
