"""A slip planted in any step of the argument turns that step red and is named.

The steps over all cards run in `make prove`; here each is run on what a slip concerns.
"""

from collections.abc import Callable, Iterator, Sequence

import attrs
import pytest

from crosscheck.equality import pays
from crosscheck.equality.counts import counts, reference_adds
from crosscheck.equality.joins import encoding_joins, reference_joins, spec_joins
from crosscheck.equality.places import encoded_places, places
from crosscheck.equality.subjects import SpecParts, Subjects
from faraway.cards.catalogue import Card as ReferenceCard
from faraway.cards.catalogue import Quest as ReferenceQuest
from faraway.cards.icons import Counts, Wonders
from faraway.game.record import STANDARD_RULES, ScoringRules
from faraway.misreadings import MISREADINGS as MISREAD_RULES
from faraway.scoring.record import Regions, Sanctuaries
from proofs.counting import PRINTED_BOX, Card, Counted
from proofs.misreadings import MISREADINGS
from spec.cards import Quest, Region, Sanctuary

AGREED = Subjects()
STANDARD = STANDARD_RULES.scoring
ROW = (3, 28, 14, 49, 44, 60, 57, 68)
BESIDE = ("desert-stone", "gray-clue-per-clue-1")


def reference(scoring: ScoringRules) -> Subjects:
    """Return the implementations with another reference."""
    return Subjects(rules=attrs.evolve(STANDARD_RULES, scoring=scoring))


def misread(name: str) -> Subjects:
    """Return the implementations with a misread encoding."""
    return Subjects(encoding=MISREADINGS[name].scoring())


def region(duration: int) -> Region:
    return PRINTED_BOX.regions[duration]


def test_implementations_agree_in_every_step() -> None:
    assert list(places(AGREED)) == []
    assert list(reference_adds(AGREED)) == []
    assert list(pays.pays_the_same(AGREED, region(57))) == []
    assert list(pays.depends_on_named_counts(AGREED, region(57))) == []
    assert pays.is_paid_when_met(AGREED, region(57), Quest("stone", (), 4))
    for joins in (reference_joins, spec_joins, encoding_joins):
        assert list(joins(AGREED, ROW, BESIDE)) == []


def test_reference_that_overlooks_the_last_of_seven_sanctuaries_is_named() -> None:
    def slip(row: Regions, beside: Sanctuaries, place: int) -> tuple[ReferenceCard, ...]:
        return (*row[place:], *beside[:6])

    found = list(places(reference(attrs.evolve(STANDARD, visible_to_region=slip))))
    assert found
    assert all(each.startswith("reference") and "with 7 Sanctuaries" in each for each in found)


def test_spec_that_shows_the_first_region_to_the_third_is_named() -> None:
    def slip(row: Sequence[Region], place: int, beside: Sequence[Sanctuary]) -> list[Card]:
        return [*row[:1], *row[2:], *beside] if place == 2 else [*row[place:], *beside]

    found = list(places(Subjects(spec=SpecParts(visible_from_region=slip))))
    assert found
    assert all(each.startswith("spec: place 3") for each in found)


@pytest.mark.parametrize(
    ("step", "names"),
    [
        (encoded_places, "card-does-not-count-itself all-regions-visible sanctuaries-invisible-to-regions"),
        (encoded_places, "sanctuary-does-not-count-itself prerequisite-sees-whole-tableau"),
        (pays.encoding_counts_the_same, "one-biome-set-only two-biome-quest-pays-pairs quest-pays-once"),
        (pays.encoding_meets_the_same, "prerequisite-more-than-asked prerequisite-one-kind-is-enough"),
        (lambda slipped: encoding_joins(slipped, ROW, BESIDE), "sanctuary-fame-left-out"),
    ],
)
def test_encoding_that_misreads_a_step_is_named(
    step: Callable[[Subjects], Iterator[str]], names: str
) -> None:
    for name in names.split():
        assert next(step(misread(name)), None), name


def test_reference_that_counts_a_card_twice_is_named() -> None:
    def slip(visible: Sequence[ReferenceCard]) -> Counts:
        return STANDARD.count_icons([*visible, *visible[11:12]])

    found = list(reference_adds(reference(attrs.evolve(STANDARD, count_icons=slip))))
    assert found == [
        f"the reference's {counted.value} of {many} cards are not their sum"
        for many in range(12, 16)
        for counted in Counted
    ]


@pytest.mark.parametrize("counted", ["rivers", "nights", "stones"])
def test_reference_that_takes_one_count_for_another_is_named(counted: str) -> None:
    def slip(visible: Sequence[ReferenceCard]) -> Counts:
        counts = STANDARD.count_icons(visible)
        return attrs.evolve(counts, clues=getattr(counts, counted))

    found = list(reference_adds(reference(attrs.evolve(STANDARD, count_icons=slip))))
    assert found == [f"the reference's clues of {many} cards are not their sum" for many in range(1, 16)]


@pytest.mark.parametrize(
    ("name", "start"),
    [
        ("prerequisite-sees-whole-tableau", "reference's prerequisite: place"),
        ("sanctuary-sees-no-other-sanctuary", "reference's quest: Sanctuary"),
    ],
)
def test_reference_that_looks_elsewhere_is_named(name: str, start: str) -> None:
    found = list(places(Subjects(rules=MISREAD_RULES[name].misread(STANDARD_RULES))))
    assert found
    assert all(each.startswith(start) for each in found)


@pytest.mark.parametrize("name", ["gray-counts-as-every-biome", "wonders-counted-by-card"])
def test_encoding_that_misreads_what_a_card_shows_is_named(name: str) -> None:
    assert any("in spec and encoding" in each for each in counts(misread(name)))


def test_threshold_moved_for_one_card_at_one_rare_count_is_named() -> None:
    def slip(needs: Wonders, counts: Counts) -> bool:
        return STANDARD.is_prerequisite_met(needs, counts) and (needs.thistles != 3 or counts.stones != 14)

    found = list(pays.pays_the_same(reference(attrs.evolve(STANDARD, is_prerequisite_met=slip)), region(57)))
    assert found
    assert all(each.startswith("Region 57 with 14 stones") for each in found)


def test_reference_that_pays_region_57_for_a_clue_at_one_count_is_named() -> None:
    def slip(quest: ReferenceQuest, counts: Counts) -> int:
        return STANDARD.count_for_quest(quest, counts) + int(quest.fame == 4 and counts.clues == 9)

    slipped = reference(attrs.evolve(STANDARD, count_for_quest=slip))
    assert list(pays.depends_on_named_counts(slipped, region(57))) == [
        "the reference pays Region 57 for something that it does not name"
    ]


def test_spec_that_pays_region_68_without_the_fifth_stone_is_named() -> None:
    def slip(card: Region, visible: Sequence[Card]) -> int:
        stones = sum(each.stones for each in visible)
        return 24 if card.duration == 68 and stones == 4 else SpecParts().score_region(card, visible)

    found = list(pays.pays_the_same(Subjects(spec=SpecParts(score_region=slip)), region(68)))
    assert found == ["Region 68 with 4 stones: reference 0, spec 24"]


def test_encoding_that_pays_twice_is_named() -> None:
    twice = misread("prerequisite-met-twice-pays-twice")
    assert not pays.is_paid_when_met(twice, region(57), Quest("stone", (), 4))


def test_reference_that_pays_a_little_more_for_thirteen_is_named() -> None:
    def slip(quest: ReferenceQuest, counted: int) -> int:
        return STANDARD.pay_quest(quest, counted) + int(counted == 13)

    found = list(pays.reference_pays_when_met(reference(attrs.evolve(STANDARD, pay_quest=slip)), region(57)))
    assert found == ["Region 57: the reference pays otherwise for 13 if met 1"]


def test_spec_that_forgets_a_card_in_the_total_is_named() -> None:
    def slip(row: Sequence[int], beside: Sequence[str]) -> object:
        score = SpecParts().score(row, beside)
        assert isinstance(score, dict)
        return {**score, "total": score["total"] - score["regions"][0]}

    assert list(spec_joins(Subjects(spec=SpecParts(score=slip)), ROW, BESIDE))


def test_reference_that_totals_otherwise_is_named() -> None:
    slipped = reference(attrs.evolve(STANDARD, total_fame=lambda regions, _sanctuaries: sum(regions)))
    assert list(reference_joins(slipped, ROW, BESIDE))
