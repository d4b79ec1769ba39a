"""What a score sheet says of each card, and which rule functions are asked with what."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Quest, Wonders
from faraway.cards.icons import Tally
from faraway.scoring.record import STANDARD_SCORING
from faraway.scoring.rules import pay_quest, tally_icons
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau

Thing = TypeVar("Thing")
TINA = Tableau.of(
    [44, 49, 14, 28], ["desert-stone", "gray-clue-per-clue-1"], extent=Extent.PARTIAL
)  # The worked example of a rulebook.


def test_a_sanctuary_is_told_with_what_it_saw() -> None:
    """Rules: SANCT-2, SANCT-3."""
    score = score_tableau(TINA).sanctuary(1)
    assert score.card is CATALOGUE.sanctuary_of["gray-clue-per-clue-1"]
    assert set(score.visible) == {
        *(CATALOGUE.region_of[duration] for duration in TINA.regions),
        *(CATALOGUE.sanctuary_of[name] for name in TINA.sanctuaries),
    }
    assert (score.asked, score.times_met, score.counted, score.fame) == (Wonders(), 1, 2, 2)


def test_what_a_sanctuary_sees_goes_by_its_place() -> None:
    """Against: SANCT-2. A rule by which a Sanctuary sees itself alone: the second sees one clue, its own."""

    def itself(
        _regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
    ) -> tuple[Thing, ...]:
        return sanctuaries[place : place + 1]

    sheet = score_tableau(TINA, evolve(STANDARD_SCORING, visible_to_sanctuary=itself))
    assert sheet.sanctuary_fame == (0, 1)
    assert sheet.sanctuary(1).visible == (CATALOGUE.sanctuary_of["gray-clue-per-clue-1"],)


def test_where_a_prerequisite_is_looked_for_is_asked_with_the_whole_tableau() -> None:
    """Rules: SCORE-3, SCORE-6. By hand: 49 needs two stones and a thistle, and all of its tableau has them."""
    asked: list[tuple[int, int, int, int]] = []

    def in_no_card(
        visible: tuple[Thing, ...], regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
    ) -> tuple[Thing, ...]:
        asked.append((len(visible), len(regions), len(sanctuaries), place))
        return ()

    rules = evolve(STANDARD_SCORING, prerequisite_sees=in_no_card)
    assert score_tableau(TINA, rules).region_fame == (0, 0, 2, 0)
    assert asked == [(3, 4, 2, 3), (4, 4, 2, 2), (5, 4, 2, 1), (6, 4, 2, 0)]


def test_the_tally_of_a_prerequisite_is_told_what_was_met_before() -> None:
    """Rules: SCORE-8."""
    asked = [CATALOGUE.region_of[duration].prerequisite for duration in reversed(TINA.regions)]
    told: list[tuple[int, tuple[Wonders, ...]]] = []

    def noting(shown: Iterable[int], met_before: Sequence[Wonders]) -> Tally:
        shown = tuple(shown)
        told.append((len(shown), tuple(met_before)))
        return tally_icons(shown, met_before)

    noted = evolve(STANDARD_SCORING, tally_icons=noting)
    sheet = score_tableau(TINA, noted)
    met = [wonders for wonders, score in zip(asked, reversed(sheet.regions), strict=True) if score.times_met]
    assert [count for count, _ in told] == [3, 4, 5, 6, 6, 6], "what a quest counts is not counted again"
    assert told[0][1] == ()
    assert told[-1][1] == told[-2][1] == tuple(met)

    def elsewhere(
        _visible: tuple[Thing, ...],
        regions: tuple[Thing, ...],
        sanctuaries: tuple[Thing, ...],
        _place: int,
        /,
    ) -> tuple[Thing, ...]:
        return (*regions, *sanctuaries)

    told.clear()
    score_tableau(TINA, evolve(noted, prerequisite_sees=elsewhere))
    assert [count for count, _ in told] == [3, 6, 4, 6, 5, 6, 6, 6, 6, 6]
    assert told[0][1] == told[1][1] == ()
    assert len(told[7][1]) == 3


def test_sheets_are_alike_where_every_card_scored_alike_whoever_counted() -> None:
    def paid_alike(quest: Quest, counted: int, times_met: int) -> int:
        return pay_quest(quest, counted, times_met)

    def paid_double(quest: Quest, counted: int, times_met: int) -> int:
        return 2 * pay_quest(quest, counted, times_met)

    alike, double = (
        score_tableau(TINA, evolve(STANDARD_SCORING, pay_quest=pay)) for pay in (paid_alike, paid_double)
    )
    assert alike == score_tableau(TINA)
    assert double != score_tableau(TINA)
    assert score_tableau(evolve(TINA, sanctuaries=TINA.sanctuaries[::-1])) != score_tableau(TINA)
