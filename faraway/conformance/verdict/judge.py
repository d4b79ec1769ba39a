"""Compare what a port answered with what a vector expects."""

from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import assert_never

from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import (
    ABSENT,
    Difference,
    Json,
    JsonObject,
    as_list,
    compact,
    differences,
    sorted_form,
)
from faraway.conformance.suite.vectors import ExpectAnswer, ExpectCard, ExpectError, ExpectRelation, Vector
from faraway.conformance.verdict.outcome import Outcome, Verdict

DIFFERENCES_SHOWN = 12
PERMUTED_KEYS = frozenset(
    {"sanctuaries", "totals", "ranks", "due", "hands", "drawn", "players", "observations"}
)


def outcome_of(vector: Vector, parts: Sequence[Reply | Fault]) -> Outcome:
    """Judge what a port sent for one vector; any fault of the port decides."""
    replies = tuple([part for part in parts if isinstance(part, Reply)])
    if len(replies) < len(parts):
        fault = next(part for part in parts if isinstance(part, Fault))
        return Outcome(vector=vector, verdict=Verdict.FAULT, fault=fault, replies=replies)
    wrong = judge(vector, replies)
    verdict = Verdict.FAILED if wrong else Verdict.PASSED
    return Outcome(vector=vector, verdict=verdict, differences=wrong, replies=replies)


def judge(vector: Vector, replies: Sequence[Reply]) -> tuple[Difference, ...]:
    """Return the differences between the replies to one vector and what it expects; empty if it passed."""
    expect = vector.expect
    if type(expect) is ExpectAnswer:
        answer = replies[0].answer
        if answer is expect.answer or repr(answer) == repr(expect.answer):
            return ()  # most answers are equal to the letter
    return tuple(islice(_judged(vector, replies), DIFFERENCES_SHOWN))


def _judged(vector: Vector, replies: Sequence[Reply]) -> Iterator[Difference]:
    match vector.expect:
        case ExpectError(codes):
            yield from _judged_refusal(codes, replies[0])
        case _ if any(reply.error is not None for reply in replies):
            refused = next(reply.error for reply in replies if reply.error is not None)
            yield Difference("/error", ABSENT, refused)
        case ExpectAnswer(answer):
            yield from _judged_answer(answer, replies[0].answer)
        case ExpectCard(card):
            yield from _judged_card(card, replies[0].answer)
        case ExpectRelation(relation, permutation):
            yield from _judged_relation(relation, permutation, [reply.answer for reply in replies])
        case _ as never:
            assert_never(never)


def _judged_refusal(codes: tuple[str, ...], reply: Reply) -> Iterator[Difference]:
    wanted = " or ".join(codes)
    if reply.error is None:
        yield Difference("/error/code", wanted, ABSENT)
    elif reply.error.get("code") not in codes:
        yield Difference("/error/code", wanted, reply.error.get("code"))


def _judged_answer(expected: JsonObject, got: Json) -> Iterator[Difference]:
    """Compare whole answers; of an error inside a game compare only the code."""
    steps = got.get("steps") if isinstance(got, dict) else None
    if isinstance(got, dict) and isinstance(steps, list):
        got = {**got, "steps": [_code_only(step) for step in steps]}
    yield from differences(expected, got)


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
    facts = [_card_facts(entry) for entry in cards if isinstance(entry, dict)]
    wanted = _card_facts(card)
    if kind == "regions":
        found = [entry for entry in facts if entry.get("duration") == card["duration"]]
        if len(found) == 1:
            yield from differences({"regions": wanted}, {"regions": found[0]})
        else:
            yield Difference(f"/{kind}", wanted, f"{len(found)} Regions with this duration")
        return
    times = [sorted_form(entry) for entry in facts].count(sorted_form(wanted))
    if times != 1:
        yield Difference(f"/{kind}", wanted, f"{times} Sanctuaries with these facts")


def same_facts(one: JsonObject, other: JsonObject) -> bool:
    """Return True if two cards show, ask for and pay the same."""
    return sorted_form(_card_facts(one)) == sorted_form(_card_facts(other))


def _card_facts(card: JsonObject) -> JsonObject:
    """Return a card without what a port may choose: the id of a Sanctuary and the order of a quest's biomes."""
    facts = {key: value for key, value in card.items() if key != "id"}
    quest = facts.get("quest")
    if isinstance(quest, dict) and isinstance(quest.get("biomes"), list):
        facts["quest"] = {**quest, "biomes": sorted(as_list(quest["biomes"]), key=str)}
    return facts


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
    """Rearrange every list by seat or by Sanctuary: entry `i` of the result is entry `permutation[i]` of the value."""
    if not isinstance(value, dict):
        return value
    rearranged: JsonObject = {}
    for key, entry in value.items():
        if key in PERMUTED_KEYS and isinstance(entry, list) and len(entry) == len(permutation):
            rearranged[key] = [entry[index] for index in permutation]
        elif isinstance(entry, list):
            rearranged[key] = [permuted(part, permutation) for part in entry]
        else:
            rearranged[key] = permuted(entry, permutation)
    return rearranged


def _last_step(answer: Json) -> Json:
    steps = answer.get("steps") if isinstance(answer, dict) else None
    return steps[-1] if isinstance(steps, list) and steps else compact(answer)
