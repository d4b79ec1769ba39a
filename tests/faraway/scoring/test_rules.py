import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Per, Quest, Wonders
from faraway.cards.icons import Biome, Counts
from faraway.game.readings import Edition, Readings
from faraway.game.record import STANDARD_RULES
from faraway.scoring.record import STANDARD_SCORING
from faraway.scoring.rules import count_for_quest, count_icons, is_prerequisite_met
from faraway.scoring.sheet import CardScore, ScoreSheet, score_tableau
from faraway.scoring.tableau import Extent, Tableau


def sheet_of(regions: list[int], sanctuaries: list[str] | None = None) -> ScoreSheet:
    return score_tableau(Tableau(regions, sanctuaries or [], extent=Extent.PARTIAL))


def seen_by(score: CardScore) -> set[int | str]:
    return {card.id if hasattr(card, "id") else card.duration for card in score.visible}


TINA = ["desert-stone", "gray-clue-per-clue-1"]
SEEN = ["gray-chimera-per-chimera-1", "forest-chimera", "city-per-clue-1"]


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "region_fame", "sanctuary_fame"),
    [
        # The worked example of the German rulebook.
        ([44, 49, 14, 28], TINA, [6, 12, 2, 0], [0, 2]),
        # 13 pays 2 per stone: its own 0, and 2 on Region 2 if that came later. 30 sees itself.
        ([2, 13], [], [0, 0], []),
        ([13, 2], [], [4, 0], []),
        ([30], [], [2], []),
        # 41 asks for 2 stones and 1 chimera: 3 stones are not enough, 2 stones and 1 chimera are.
        ([41, 20, 2], ["forest-stone"], [0, 2, 0], [0]),
        ([41, 20, 2], ["forest-chimera"], [4, 2, 0], [0]),
        # 21 asks for 2 stones and pays 8: nothing where it is not met, once where it is met twice over.
        ([21, 30], [], [0, 2], []),
        ([21, 2], [], [8, 0], []),
        ([21, 2, 6, 1], [], [8, 0, 0, 0], []),
        # Wonders serve again and again: one pair of stones meets 21 (8) and 20 (2 for each of two night cards).
        ([20, 21, 2], [], [4, 8, 0], []),
        # Every kind of quest. Behind each Region lie 39 (forest, night, 1 stone, 1 thistle, asks for 2 chimeras)
        # and 8 (river, 1 clue, 1 chimera).
        ([9, 39, 8], [], [5, 0, 0], []),  # fixed
        ([11, 39, 8], [], [2, 0, 0], []),  # 2 per clue
        ([10, 39, 8], [], [3, 0, 0], []),  # 3 per night
        ([13, 39, 8], [], [2, 0, 0], []),  # 2 per stone
        ([16, 39, 8], [], [4, 0, 0], []),  # 2 per chimera: its own and 8's; 39 sees one only
        ([19, 39, 8], [], [4, 0, 0], []),  # 2 per thistle: its own and 39's
        ([25, 39, 8], [], [2, 0, 0], []),  # 1 per river or city: itself and 8
        ([31, 39, 8], [], [2, 0, 0], []),  # 1 per forest or city: itself and 39
        # 18 is a river and pays 10 per set of biomes; 3 is fixed at 4.
        ([18, 3, 12, 2], [], [0, 4, 0, 0], []),  # two rivers, a city, a desert, no forest
        ([18, 1, 12, 2], [], [10, 0, 0, 0], []),
        ([18, 3, 1, 4, 12, 2], [], [10, 4, 0, 0, 0, 0], []),
        ([18, 3, 1, 4, 12, 2], ["city-stone", "desert-stone"], [20, 4, 0, 0, 0, 0], [0, 0]),
        # A gray Sanctuary is of no biome.
        ([18, 1, 12], ["gray-fixed-5"], [0, 0, 0], [5]),
        ([18, 1, 12], ["desert-clue"], [10, 0, 0], [0]),
        # A Sanctuary sees everything and itself, wherever it lies.
        ([8, 5], SEEN, [0, 2], [4, 0, 1]),
        ([8, 5], SEEN[::-1], [0, 2], [1, 0, 4]),
        # The night symbol of a Sanctuary counts as a night card.
        ([14, 28], ["forest-night", "gray-night-stone", "river-per-night-1"], [6, 0], [0, 0, 3]),
    ],
)
def test_every_card_pays_for_what_it_sees(
    regions: list[int], sanctuaries: list[str], region_fame: list[int], sanctuary_fame: list[int]
) -> None:
    """Rules: SCORE-1, SCORE-2, SCORE-35, SCORE-19, SCORE-3, SCORE-4, SCORE-5, SCORE-6, SCORE-7, SCORE-18, SCORE-8, SCORE-25, SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SCORE-14, SCORE-15, SANCT-1, SANCT-2, SANCT-6, SANCT-5, SANCT-3, SANCT-4."""
    sheet = sheet_of(regions, sanctuaries)
    assert (list(sheet.region_fame), list(sheet.sanctuary_fame)) == (region_fame, sanctuary_fame)


def test_sheet_of_the_worked_example_knows_why() -> None:
    """Rules: SCORE-2, SCORE-6."""
    sheet = sheet_of([44, 49, 14, 28], TINA)
    score = sheet.regions[1]
    assert score.card.quest == Quest(per=Per.FIXED, fame=12)
    assert seen_by(score) == {49, 14, 28, "desert-stone", "gray-clue-per-clue-1"}
    assert score.asked == Wonders(stones=2, thistles=1)
    assert score.found == Wonders(stones=2, thistles=1)
    assert score.is_prerequisite_met
    assert (score.counted, score.fame) == (1, 12)
    assert sheet.total == 22


def test_cards_are_revealed_from_the_last_region_to_the_first_and_then_the_sanctuaries() -> None:
    """Rules: SCORE-1, SCORE-34, SANCT-1."""
    sheet = sheet_of([44, 49, 14, 28], TINA)
    assert sheet.revealed == (*reversed(sheet.regions), *sheet.sanctuaries)


def test_a_quest_is_counted_even_where_its_prerequisite_is_not_met() -> None:
    """Rules: SCORE-7."""
    unmet = sheet_of([21, 30]).regions[0]
    assert (unmet.counted, unmet.is_prerequisite_met) == (1, False)


def test_region_without_a_quest_pays_nothing() -> None:
    """Rules: SCORE-16, COMP-24."""
    score = sheet_of([1]).regions[0]
    assert (score.counted, score.fame, score.is_prerequisite_met) == (0, 0, True)


def test_total_is_the_fame_of_all_cards() -> None:
    """Rules: WIN-1. The same eight Regions in an order that pays: worked out card by card."""
    sheet = score_tableau(Tableau([68, 3, 9, 5, 13, 6, 2, 30], ["gray-fixed-5", "forest-stone"]))
    # Last to first: 30 sees 2 stones (itself, Sanctuary): 4. 2, 6: no quest. 13 sees 30, 2 (two), 6, Sanctuary:
    # 5 stones, 10. 5 pays 2, 9 pays 5, 3 pays 4. 68 asks for 5 stones and pays 24. Then 5 and 0.
    assert sheet.region_fame == (24, 4, 5, 2, 10, 0, 0, 4)
    assert sheet.sanctuary_fame == (5, 0)
    assert sheet.total == 54


def test_one_replaced_function_changes_what_it_rules_and_nothing_else() -> None:
    """Against: SCORE-3."""
    scoring = evolve(
        STANDARD_SCORING, visible_to_region=lambda regions, sanctuaries, _: (*regions, *sanctuaries)
    )
    tableau = Tableau([2, 13], extent=Extent.PARTIAL)
    assert score_tableau(tableau, scoring).region_fame == (0, 4)
    assert score_tableau(tableau).region_fame == (0, 0)


def test_one_replaced_card_changes_the_score() -> None:
    cards = CATALOGUE.with_card(evolve(CATALOGUE.region_of[3], quest=None))
    tableau = Tableau([3], extent=Extent.PARTIAL)
    assert (score_tableau(tableau).total, score_tableau(tableau, catalogue=cards).total) == (4, 0)


def test_rules_under_other_readings_differ_in_the_game_only() -> None:
    rules = STANDARD_RULES.under(Readings.for_edition(Edition.FR))
    assert rules.game != STANDARD_RULES.game
    assert evolve(rules, game=STANDARD_RULES.game) == STANDARD_RULES


def test_visible_cards_are_counted_in_all_that_they_show() -> None:
    """Rules: SCORE-8, SCORE-14, SCORE-15. 1: desert by night, stone, chimera; 2: forest, two stones; 6: desert, clue."""
    cards = [CATALOGUE.region_of[duration] for duration in (1, 2, 6)]
    shown = [(card.biome, card.night, card.clues, card.stones, card.chimeras) for card in cards]
    counts = count_icons([*cards, CATALOGUE.sanctuary_of["gray-clue-thistle"]])
    assert counts.stones == sum(stones for *_, stones, _ in shown) == 4
    assert (counts.chimeras, counts.thistles) == (1, 1)
    assert counts.clues == 1 + sum(clues for _, _, clues, *_ in shown)
    assert counts.nights == sum(night for _, night, *_ in shown)
    assert [counts.of_biome(biome) for biome in Biome] == [
        [biome for biome, *_ in shown].count(biome) for biome in Biome
    ]
    assert count_icons([]) == Counts()


def test_prerequisite_is_met_from_the_number_asked_for() -> None:
    """Rules: SCORE-6."""
    for asked, there in (
        (Wonders(stones=5), [Counts(stones=number) for number in (4, 5, 6, 30)]),
        (Wonders(chimeras=4), [Counts(chimeras=number) for number in (3, 4, 5, 30)]),
        (Wonders(thistles=3), [Counts(thistles=number) for number in (2, 3, 4, 30)]),
    ):
        assert [is_prerequisite_met(asked, counts) for counts in there] == [False, True, True, True]
    assert is_prerequisite_met(Wonders(), Counts())


def test_quest_counts_what_it_names() -> None:
    """Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13."""
    counts = Counts(
        rivers=2, cities=3, forests=4, deserts=5, nights=6, clues=7, stones=8, chimeras=9, thistles=10
    )
    found = {per: count_for_quest(Quest(per=per, fame=1), counts) for per in Per if per is not Per.BIOME}
    assert found == {
        Per.FIXED: 1,
        Per.CLUE: 7,
        Per.NIGHT: 6,
        Per.STONE: 8,
        Per.CHIMERA: 9,
        Per.THISTLE: 10,
        Per.BIOME_SET: 2,
    }
    for biomes, counted in (((Biome.CITY,), 3), ((Biome.FOREST, Biome.DESERT), 9)):
        assert count_for_quest(Quest(per=Per.BIOME, fame=1, biomes=biomes), counts) == counted
    sets = Quest(per=Per.BIOME_SET, fame=4)
    for rarest in (
        Counts(rivers=1, cities=2, forests=2, deserts=2),
        Counts(rivers=2, cities=1, forests=2, deserts=2),
        Counts(rivers=2, cities=2, forests=1, deserts=2),
        Counts(rivers=2, cities=2, forests=2, deserts=1),
    ):
        assert count_for_quest(sets, rarest) == 1
