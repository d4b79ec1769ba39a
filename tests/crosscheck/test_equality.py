"""A slip planted in any step of the argument turns that step red and is named.

The steps over all cards run in `make prove`; here each is run on what a slip concerns.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice

import attrs
import pytest
from typing_extensions import override

import spec.quests
import spec.scoring
from crosscheck.equality import counts as counts_module
from crosscheck.equality import pays
from crosscheck.equality.claims import EQUALITY
from crosscheck.equality.command import run_step
from crosscheck.equality.counts import reference_sums, single_cards, spec_icons, spec_patterns
from crosscheck.equality.identities import identities
from crosscheck.equality.joins import encoding_joins, reference_joins, shapes, spec_joins
from crosscheck.equality.places import encoded_places, reference_places
from crosscheck.equality.subjects import Subjects, cases
from faraway.cards.catalogue import Card as ReferenceCard
from faraway.cards.catalogue import Quest as ReferenceQuest
from faraway.cards.icons import Counts, Wonders
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS as MISREAD_RULES
from faraway.scoring.record import CardScore, Regions, Sanctuaries, ScoringRules
from proofs.counting import PRINTED_BOX, Card, added
from proofs.counting import Counts as CountTerms
from proofs.linear import Constraints
from proofs.misreadings import MISREADINGS
from proofs.scoring import NOTHING, Row, Scoring
from spec.cards import Quest, Region, Sanctuary
from tests.samples import sample_of

AGREED = Subjects()
STANDARD = STANDARD_RULES.scoring
SET_REGION = next(
    each for each, card in PRINTED_BOX.regions.items() if card.quest and card.quest.per == "biome-set"
)
TWO_KINDS = next(
    each for each, card in PRINTED_BOX.regions.items() if card.needs_stones and card.needs_chimeras
)


def reference(**slips: object) -> Subjects:
    """Return the implementations with slips in the reference."""
    return Subjects(rules=attrs.evolve(STANDARD_RULES, scoring=attrs.evolve(STANDARD, **slips)))  # type: ignore[arg-type]


def misread(name: str) -> Subjects:
    """Return the implementations with a misread encoding."""
    return Subjects(encoding=MISREADINGS[name].scoring())


def region(duration: int) -> Region:
    return PRINTED_BOX.regions[duration]


def run(checks: Iterable[tuple[str, Callable[[], str | None]]]) -> list[str]:
    return list(cases(iter(checks)))


def joined_without_encoding(subjects: Subjects) -> list[str]:
    return run(each for each in shapes(subjects) if not each[0].startswith("encoding"))


def paid_otherwise(subjects: Subjects, card: Card, by: str) -> str | None:
    """Return how reference or specification pays one card otherwise than the encoding."""
    fame = pays.reference_fame if by == "reference" else pays.spec_fame
    (found,) = [
        *cases(
            iter(
                [(by, lambda: pays.unlike_encoding(subjects, card, lambda seen: fame(subjects, card, seen)))]
            )
        ),
        None,
    ][:1]
    return found


def test_implementations_agree_in_every_step() -> None:
    assert list(identities(AGREED)) == []
    assert run(reference_places(AGREED)) == run(islice(encoded_places(AGREED), 10)) == []
    assert run(single_cards(AGREED)) == run(reference_sums(AGREED)) == run(spec_icons()) == []
    for by in ("reference", "spec"):
        assert paid_otherwise(AGREED, region(57), by) is None
    for joined in (reference_joins, spec_joins, encoding_joins):
        assert joined(AGREED, 8, 7) is None


@pytest.mark.parametrize("name", [name for name in EQUALITY if name not in {"counts", "pays", "fast_pays"}])
def test_step_finds_the_slip_beside_it(name: str) -> None:
    assert next(iter(EQUALITY[name].slip()), None)


@pytest.mark.slow
def test_step_of_fast_paths_finds_the_slip_beside_it() -> None:
    assert next(iter(EQUALITY["fast_pays"].slip()), None)


# What guards refuse.


# Dependences that no fixed row would show, planted in reference and specification at once.


def test_three_particular_cards_in_a_row_in_both_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    score = spec.scoring.score

    def slip_of_spec(regions: Sequence[int], sanctuaries: Sequence[str]) -> object:
        found = score(regions, sanctuaries)
        if any(tuple(regions[at : at + 3]) == (11, 47, 30) for at in range(len(regions))):
            found["total"] += 1
        return found

    def slip(played: Regions, placed: Sanctuaries, rules: ScoringRules) -> tuple[CardScore, ...]:
        scores = STANDARD.reveal_tableau(played, placed, rules)
        if any([card.duration for card in played[at : at + 3]] == [11, 47, 30] for at in range(len(played))):
            return (attrs.evolve(scores[0], fame=scores[0].fame + 1), *scores[1:])
        return scores

    monkeypatch.setattr(spec.scoring, "score", slip_of_spec)
    found = joined_without_encoding(reference(reveal_tableau=slip))
    assert any(each.startswith("reference: the score of 3 Regions") for each in found)
    assert any(each.startswith("spec: the score of 3 Regions") for each in found)
    assert all("must not depend on" in each for each in found)


def test_unnamed_count_in_both_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    count_for_quest = spec.quests.count_for_quest

    def slip_of_spec(quest: Quest, visible: Sequence[Card]) -> int:
        more = quest.fame == 4 and spec.quests.count_icons("clue", visible) == 9
        return count_for_quest(quest, visible) + int(more)

    def slip(quest: ReferenceQuest, counts: Counts) -> int:
        return STANDARD.count_for_quest(quest, counts) + int(quest.fame == 4 and counts.clues == 9)

    monkeypatch.setattr(spec.quests, "count_for_quest", slip_of_spec)
    slipped = reference(count_for_quest=slip)
    for by in ("reference", "spec"):
        found = paid_otherwise(slipped, region(57), by)
        assert found is not None
        assert "9 clues" in found
        assert "in the tableau" in found


def test_one_order_of_eight_in_both_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    count_biome = spec.quests.count_biome

    def slip_of_spec(biome: str, visible: Sequence[Card]) -> int:
        order = [card.biome == biome for card in visible]
        return count_biome(biome, visible) + int(
            order == [True, True, False, True, False, False, True, False]
        )

    def slip(visible: Sequence[ReferenceCard]) -> Counts:
        found = STANDARD.count_icons(visible)
        in_order = [card.duration for card in visible[:8]] == [3, 9, 5, 1, 44, 49, 14, 28]  # type: ignore[union-attr]
        return attrs.evolve(found, rivers=found.rivers + 1) if in_order else found

    monkeypatch.setattr(spec.quests, "count_biome", slip_of_spec)
    of_eight = [each for each in spec_patterns() if "of 8 cards" in each[0]]
    assert run(of_eight) == ["spec: the biome of 8 cards: 5 in 11010010"]
    found = run(reference_sums(reference(count_icons=slip)))
    assert found
    assert all("was asked for duration" in each for each in found)


def test_one_count_of_one_card_in_both_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    met = spec.quests.is_prerequisite_met

    def slip_of_spec(card: Region, visible: Sequence[Card]) -> bool:
        return met(card, visible) and not (
            card.duration == 57 and spec.quests.count_icons("stone", visible) == 14
        )

    def slip(asked: Wonders, counts: Counts) -> bool:
        return STANDARD.is_prerequisite_met(asked, counts) and (asked.thistles != 3 or counts.stones != 14)

    monkeypatch.setattr(spec.scoring, "is_prerequisite_met", slip_of_spec)
    for by in ("reference", "spec"):
        found = paid_otherwise(reference(is_prerequisite_met=slip), region(57), by)
        assert found is not None
        assert "it pays 0 and in the encoding 56" in found
        assert "14 stones" in found


# Slips in one implementation.


def test_reference_that_overlooks_the_last_of_seven_sanctuaries_is_named() -> None:
    def slip(row: Regions, beside: Sanctuaries, place: int) -> tuple[ReferenceCard, ...]:
        return (*row[place:], *beside[:6])

    found = run(reference_places(reference(visible_to_region=slip)))
    assert found
    assert all(each.startswith("reference: place") and "with 7 Sanctuaries" in each for each in found)


def test_encoding_that_forgets_the_last_sanctuary_of_the_box_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        Row, "upper", property(lambda row: added([NOTHING, *list(row.sanctuaries.values())[:44]]))
    )
    found = run(sample_of(encoded_places(AGREED)))
    assert found
    assert all("45" in each for each in found)


def test_spec_that_shows_the_first_region_to_the_third_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def slip(row: Sequence[Region], place: int, beside: Sequence[Sanctuary]) -> list[Card]:
        return [*row[:1], *row[2:], *beside] if place == 2 else [*row[place:], *beside]

    monkeypatch.setattr(spec.scoring, "visible_from_region", slip)
    found = joined_without_encoding(AGREED)
    assert found
    assert all(each.startswith("spec: ") and "the Region in place 3 sees others" in each for each in found)


@pytest.mark.parametrize(
    "name",
    [
        *("card-does-not-count-itself", "all-regions-visible", "sanctuaries-invisible-to-regions"),
        *("sanctuary-does-not-count-itself", "prerequisite-sees-whole-tableau"),
    ],
)
def test_encoding_that_shows_other_cards_is_named(name: str) -> None:
    assert run(islice(encoded_places(misread(name)), 20))


@pytest.mark.parametrize(
    ("name", "duration"),
    [
        ("one-biome-set-only", SET_REGION),
        ("quest-pays-once", 57),
        ("prerequisite-more-than-asked", 57),
        ("prerequisite-one-kind-is-enough", TWO_KINDS),
        ("prerequisite-met-twice-pays-twice", 57),
    ],
)
def test_encoding_that_pays_otherwise_is_named(name: str, duration: int) -> None:
    assert paid_otherwise(misread(name), region(duration), "spec") is not None


@pytest.mark.parametrize("name", ["gray-counts-as-every-biome", "wonders-counted-by-card"])
def test_encoding_that_misreads_what_a_card_shows_is_named(name: str) -> None:
    found = run(single_cards(misread(name)))
    assert found
    assert all("in encoding" in each for each in found)


def test_encoding_that_leaves_fame_out_is_named() -> None:
    assert encoding_joins(misread("sanctuary-fame-left-out"), 8, 1) == "it is not made of its parts"


def test_reference_that_counts_a_card_twice_is_named() -> None:
    def slip(visible: Sequence[ReferenceCard]) -> Counts:
        return STANDARD.count_icons([*visible, *visible[11:12]])

    found = run(reference_sums(reference(count_icons=slip)))
    assert found == [
        f"reference: the counts of {many} cards: the rivers are not their sum" for many in range(12, 16)
    ]


@pytest.mark.parametrize("counted", ["rivers", "nights", "stones"])
def test_reference_that_takes_one_count_for_another_is_named(counted: str) -> None:
    def slip(visible: Sequence[ReferenceCard]) -> Counts:
        found = STANDARD.count_icons(visible)
        return attrs.evolve(found, clues=getattr(found, counted))

    found = run(reference_sums(reference(count_icons=slip)))
    assert found == [
        f"reference: the counts of {many} cards: the clues are not their sum" for many in range(1, 16)
    ]


@pytest.mark.parametrize("field", ["clues", "stones", "thistles"])
def test_cap_on_a_count_of_the_reference_is_named(field: str) -> None:
    def slip(visible: Sequence[ReferenceCard]) -> Counts:
        found = STANDARD.count_icons(visible)
        return attrs.evolve(found, **{field: min(getattr(found, field), 12)})

    assert run(reference_sums(reference(count_icons=slip)))


def test_spec_that_skips_the_eighth_card_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    count = spec.quests.count_icons
    monkeypatch.setattr(
        spec.quests, "count_icons", lambda icon, visible: count(icon, [*visible[:7], *visible[8:]])
    )
    found = run(spec_icons())
    assert len(found) == 4 * 8
    assert found[0] == "spec: the clues of 8 cards: is not their sum"


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("prerequisite-sees-whole-tableau", "met True"),
        ("sanctuary-sees-no-other-sanctuary", "Sanctuaries beside"),
    ],
)
def test_reference_that_looks_elsewhere_is_named(name: str, why: str) -> None:
    found = run(reference_places(Subjects(rules=MISREAD_RULES[name].misread(STANDARD_RULES))))
    assert any(each.startswith("reference: ") and why in each for each in found)


def test_spec_that_pays_region_68_without_the_fifth_stone_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    score_region = spec.scoring.score_region

    def slip(card: Region, visible: Sequence[Card]) -> int:
        few = spec.quests.count_icons("stone", visible) == 4
        return 24 if card.duration == 68 and few else score_region(card, visible)

    monkeypatch.setattr(spec.scoring, "score_region", slip)
    found = paid_otherwise(AGREED, region(68), "spec")
    assert found is not None
    assert found.startswith("spec: it pays 24 and in the encoding 0 for")
    assert paid_otherwise(AGREED, region(68), "reference") is None


def test_spec_that_looks_at_the_visible_cards_themselves_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    score_region = spec.scoring.score_region
    monkeypatch.setattr(
        spec.scoring,
        "score_region",
        lambda card, visible: score_region(card, visible) + int(len(visible) == 15),
    )
    assert paid_otherwise(AGREED, region(57), "spec") == (
        "spec: the visible cards was asked for __len__, which it must not depend on"
    )


def test_reference_that_pays_a_little_more_for_thirteen_is_named() -> None:
    def slip(quest: ReferenceQuest, counted: int) -> int:
        return STANDARD.pay_quest(quest, counted) + int(counted == 13)

    found = paid_otherwise(reference(pay_quest=slip), region(57), "reference")
    assert found is not None
    assert "13 stones" in found


def test_exception_of_an_implementation_is_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spec.scoring, "score_sanctuaries", lambda _regions, _sanctuaries: None)
    found = joined_without_encoding(AGREED)
    assert len(found) == 72
    assert all(each.startswith("spec: the score of ") and "TypeError" in each for each in found)


def test_spec_that_forgets_the_first_region_in_the_total_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    score = spec.scoring.score

    def slip(regions: Sequence[int], sanctuaries: Sequence[str]) -> object:
        found = score(regions, sanctuaries)
        return {**found, "total": sum(found["regions"][1:]) + sum(found["sanctuaries"])}

    monkeypatch.setattr(spec.scoring, "score", slip)
    assert "the total is made of" in (spec_joins(AGREED, 8, 7) or "")


def test_reference_that_totals_otherwise_is_named() -> None:
    slipped = reference(total_fame=lambda regions, _sanctuaries: sum(regions))
    found = reference_joins(slipped, 8, 7)
    assert found is not None
    assert found.startswith("the total is made of")


# An encoding that asks for too much, and would pass every comparison for want of a case.


class AtMostTwelve(Scoring):
    @override
    def seen_by_region(self, row: Row, place: int, _constraints: Constraints) -> CountTerms:
        seen = super().seen_by_region(row, place, _constraints)
        _constraints.require(*(count <= 12 for count in seen.values()))
        return seen


def test_encoding_that_asks_too_much_of_a_row_is_named() -> None:
    assert run(islice(encoded_places(Subjects(encoding=AtMostTwelve())), 1)) == [
        "encoding: place 1 with 0 Sanctuaries: it asks for something"
    ]
    assert encoding_joins(Subjects(encoding=AtMostTwelve()), 8, 0) == "it asks for more than its parts do"


def test_steps_count_their_cases(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counts_module, "MOST_CARDS", 4)
    _, ran = run_step(
        lambda _subjects: counts_module.counts(reference(count_icons=lambda _visible: Counts()))
    )
    assert ran == 113 + 5 + 4 * 5 + 2 * (2**5 - 1)
