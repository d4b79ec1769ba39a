"""What a score sheet says of each card, and how the rules are put together."""

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Card, Quest, Wonders
from faraway.cards.icons import Counts
from faraway.scoring.record import STANDARD_SCORING, CardScore, Regions, Sanctuaries, ScoringRules
from faraway.scoring.rules import pay_quest
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau

TINA = Tableau(
    [44, 49, 14, 28], ["desert-stone", "gray-clue-per-clue-1"], extent=Extent.PARTIAL
)  # The worked example of a rulebook.


def test_a_sanctuary_is_scored_with_what_it_saw() -> None:
    """Rules: SANCT-2, SANCT-3."""
    score = score_tableau(TINA).sanctuaries[1]
    assert score.card is CATALOGUE.sanctuary_of["gray-clue-per-clue-1"]
    assert set(score.visible) == {
        *(CATALOGUE.region_of[duration] for duration in TINA.regions),
        *(CATALOGUE.sanctuary_of[name] for name in TINA.sanctuaries),
    }
    assert (score.asked, score.is_prerequisite_met, score.counted, score.fame) == (Wonders(), True, 2, 2)


def test_prerequisite_and_quest_of_a_region_go_by_the_same_cards() -> None:
    """Rules: SCORE-2, SCORE-21, SCORE-3. A rule by which a Region sees itself alone: no prerequisite but none is met."""

    def itself(regions: Regions, _sanctuaries: Sanctuaries, position: int) -> tuple[Card, ...]:
        return regions[position : position + 1]

    sheet = score_tableau(TINA, evolve(STANDARD_SCORING, visible_to_region=itself))
    assert [score.visible for score in sheet.regions] == [(score.card,) for score in sheet.regions]
    assert [score.is_prerequisite_met for score in sheet.regions] == [False, False, True, True]


def test_regions_are_scored_from_the_last_to_the_first_and_then_the_sanctuaries() -> None:
    """Rules: SCORE-1, SANCT-1."""
    asked: list[int] = []

    def score(fame: int) -> CardScore:
        asked.append(fame)
        return CardScore(CATALOGUE.regions[0], (), Counts(), is_prerequisite_met=True, counted=0, fame=fame)

    def region(
        _regions: Regions, _sanctuaries: Sanctuaries, position: int, _rules: ScoringRules
    ) -> CardScore:
        return score(position)

    def beside(_regions: Regions, _sanctuaries: Sanctuaries, _rules: ScoringRules) -> tuple[CardScore, ...]:
        return score(10), score(20)

    sheet = score_tableau(TINA, evolve(STANDARD_SCORING, score_region=region, score_sanctuaries=beside))
    assert asked == [3, 2, 1, 0, 10, 20]
    assert (sheet.region_fame, sheet.sanctuary_fame, sheet.total) == ((0, 1, 2, 3), (10, 20), 36)


def test_a_wrong_payment_is_paid_by_regions_and_sanctuaries() -> None:
    """Rules: SCORE-7, SCORE-16, SANCT-3. What is not met, or has no quest, pays nothing still."""

    def one_more(quest: Quest, counted: int) -> int:
        return pay_quest(quest, counted) + 1

    sheet = score_tableau(TINA, evolve(STANDARD_SCORING, pay_quest=one_more))
    assert (sheet.region_fame, sheet.sanctuary_fame) == ((7, 13, 3, 1), (0, 3))
    unmet = Tableau([49, 28], extent=Extent.PARTIAL)
    assert score_tableau(unmet, evolve(STANDARD_SCORING, pay_quest=one_more)).region_fame == (0, 1)


def test_sheets_are_alike_where_every_card_scored_alike_whoever_counted() -> None:
    def paid_alike(quest: Quest, counted: int) -> int:
        return pay_quest(quest, counted)

    def paid_double(quest: Quest, counted: int) -> int:
        return 2 * pay_quest(quest, counted)

    alike, double = (
        score_tableau(TINA, evolve(STANDARD_SCORING, pay_quest=pay)) for pay in (paid_alike, paid_double)
    )
    assert alike == score_tableau(TINA)
    assert double != score_tableau(TINA)
    assert score_tableau(Tableau.trusted(TINA.regions, TINA.sanctuaries[::-1])) != score_tableau(TINA)
