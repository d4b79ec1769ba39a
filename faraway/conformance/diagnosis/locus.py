"""What unexplained failures have in common: a kind of card, the sum, a request that must be refused."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Card, Duration, Per, Region, SanctuaryId
from faraway.conformance.diagnosis.answers import Failure
from faraway.conformance.suite.documents import as_list, as_object
from faraway.conformance.suite.vectors import ExpectAnswer, ExpectError
from faraway.conformance.verdict.outcome import Outcome, Verdict

CLAUSES_OF_QUEST = {
    Per.FIXED: "SCORE-9",
    Per.CLUE: "SCORE-10",
    Per.STONE: "SCORE-10",
    Per.CHIMERA: "SCORE-10",
    Per.THISTLE: "SCORE-10",
    Per.NIGHT: "SCORE-11",
    Per.BIOME: "SCORE-12",
    Per.BIOME_SET: "SCORE-13",
}
LEAST_CARDS = 3
LEAST_SUMS, SUM = 2, "WIN-1"
LEAST_ANSWERED, REFUSALS = 2, "refusals"


@frozen
class Locus:
    """What failures have in common, in words, and the clause that governs it, or what else they are headed by."""

    words: str
    clause: str
    names: tuple[str, ...]
    is_explanation: bool = False
    """Whether it says what is wrong, not only where."""


def loci(failures: Sequence[Failure]) -> Iterator[Locus]:
    """Return what the wrong cards of tableaux have in common, or that their sums are wrong."""
    scored = [failure for failure in failures if failure.vector.requests[0].get("request") == "score"]
    wrong = {failure.vector.id: tuple(wrong_cards_of(failure)) for failure in scored}
    cards = {card for found in wrong.values() for card in found}
    kinds = Counter(_quest_of(card) for card in cards)
    if len(cards) >= LEAST_CARDS and len(kinds) == 1 and all(wrong.values()):
        (words, clause) = next(iter(kinds))
        names = tuple(wrong)
        yield Locus(
            f"All {len(cards)} cards that pay wrongly, in {len(names)} tableaux, {words}: look there.",
            clause,
            names,
        )
    elif len(wrong) >= LEAST_SUMS and not cards and all(map(_is_wrong_sum, scored)):
        yield Locus(
            f"In all {len(wrong)} tableaux every card pays rightly and only the total is wrong: "
            "it is not the sum of the fame of the cards.",
            SUM,
            tuple(wrong),
            is_explanation=True,
        )


def answered_refusals(outcomes: Iterable[Outcome]) -> Iterator[Locus]:
    """Return the requests that were answered but must be refused, if there are several."""
    answered = tuple(
        outcome.vector.id
        for outcome in outcomes
        if isinstance(outcome.vector.expect, ExpectError)
        and outcome.verdict is Verdict.FAILED
        and outcome.replies
        and outcome.replies[0].error is None
    )
    if len(answered) >= LEAST_ANSWERED:
        yield Locus(
            f"{len(answered)} requests that must be refused are answered: "
            'reply {"id": …, "error": {"code": …}} instead of an answer.',
            REFUSALS,
            answered,
            is_explanation=True,
        )


def _is_wrong_sum(failure: Failure) -> bool:
    """Return True if the cards of a tableau are listed, and their fame adds up to another total."""
    got = as_object(failure.replies[0].answer)
    fames = [fame for key in ("regions", "sanctuaries") for fame in as_list(got.get(key))]
    numbers = [fame for fame in fames if type(fame) is int]
    return {"regions", "sanctuaries"} <= got.keys() and sum(numbers) != got.get("total")


def wrong_cards_of(failure: Failure) -> Iterator[Card]:
    """Return the cards of a tableau whose fame is wrong."""
    expect, request = failure.vector.expect, failure.vector.requests[0]
    if not isinstance(expect, ExpectAnswer):
        return
    got = as_object(failure.replies[0].answer)
    for key in ("regions", "sanctuaries"):
        names, rights, fames = (as_list(each.get(key)) for each in (request, expect.answer, got))
        for name, right, fame in zip(names, rights, fames, strict=False):
            if right != fame:
                if isinstance(name, int):
                    yield CATALOGUE.region_of[Duration(name)]
                else:
                    yield CATALOGUE.sanctuary_of[SanctuaryId(str(name))]


def _quest_of(card: Card) -> tuple[str, str]:
    quest = card.quest
    if quest is None:
        return ("have no quest", "SCORE-16")
    if len(quest.biomes) > 1:
        return ("name two biomes in their quest", "SCORE-27")
    if quest.per is Per.FIXED and isinstance(card, Region):
        return ("pay a fixed amount", "SCORE-9")
    return (f"pay per {quest.per.value.replace('-', ' ')}", CLAUSES_OF_QUEST[quest.per])
