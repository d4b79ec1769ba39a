"""The nearest situation of a question that holds no case: what it supposes is said, and what follows is right."""

import random
import re

import pytest

from crosscheck.cases.generated import player_of
from faraway.messages import Language, message
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.nearest import FINDING, PAYING, TURNS, nearest_lines
from faraway.rulebook.search import shipped_index
from spec.cards import REGIONS
from spec.finding import is_finder
from spec.scoring import score_region, score_regions, visible_from_region
from tests.batches import in_batches
from tests.faraway.rulebook.asking.asked import Seen, read_seen

ROWS = 40


def nearest(question: str, ruling: str, language: Language = Language.EN) -> tuple[str, ...]:
    return nearest_lines(question, ruling, language, language, lambda _: True)


def rows(language: Language, length: int = 8) -> list[tuple[int, ...]]:
    rng = random.Random(f"nearest {language.value}")
    return [tuple(rng.sample(sorted(REGIONS), length)) for _ in range(ROWS)]


def fames(lines: tuple[str, ...], row: tuple[int, ...]) -> list[int]:
    """Return what the lines of a row say that each of its Regions pays, the last played first."""
    without = [region for region in row if REGIONS[region].quest is None]
    found = []
    for region, line in zip(reversed(row), lines, strict=True):
        assert line.startswith(f"{region} "), line
        numbers = [int(number) for number in re.findall(r"\d+", line)]
        found.append(0 if region in without else numbers[-1])
    return found


@pytest.mark.parametrize("language", Language)
def test_by_regions_alone_each_pays_what_the_specification_says(language: Language) -> None:
    for row in rows(language):
        asked = f"{', '.join(map(str, row))} ?"
        first, *middle, last = nearest(asked, "what-a-region-pays", language)
        listed = ", ".join(map(str, row))
        assert first == message(language, "nearest-row", row=listed)
        assert last == message(language, "nearest-besides")
        assert fames(tuple(middle), row) == score_regions([REGIONS[each] for each in row], [])[::-1]


def test_only_the_regions_that_are_named_again_are_worked_out() -> None:
    asked = "Order: 18, 25, 43, 50. Sanctuaries: red with a thistle and a gray one. What do the 18 and the 43 each score?"
    assert [line.split()[0] for line in nearest(asked, "what-a-region-pays")] == [
        "Suppose",
        "43",
        "18",
        "Add",
    ]


def test_with_every_sanctuary_stated_the_case_is_worked_out_under_its_premise() -> None:
    asked = (
        "My row, first to last: 64, 63, 57, 30, 17, 6, 2, 68. One yellow sanctuary with a stone. "
        "That's six stones altogether and 68 only wants five, so I get the 24, don't I?"
    )
    answer = answer_question(asked)
    assert answer.case is None
    assert answer.lines[-1].startswith(
        "Suppose this is meant: You ask about Region 68, which is last, Sanctuaries with 1 stone and 1 city. Then: "
    )
    assert answer.lines[-1].endswith("The prerequisite is not met. It pays 0.")


def test_the_end_of_a_row_is_worked_out_card_by_card() -> None:
    asked = "The last five I played: 49, 46, 21, 7, 2. No sanctuaries. The quests?"
    (line,) = nearest(asked, "wonders-used-up")
    assert line.endswith("2 pays 0, 7 pays 0, 21 pays 8, 46 pays 10, 49 pays 12; together 30.")


def test_a_region_beside_a_list_sees_it_only_if_it_was_played_after() -> None:
    rng = random.Random("beside a list")
    seen = 0
    for _ in range(ROWS):
        region, *row = rng.sample(sorted(REGIONS), 4)
        if max(row) < 9:
            continue
        listed = ", ".join(map(str, row))
        first, middle, last = nearest(f"Region {region}. There lie {listed}.", "earlier-regions")
        assert first == message(Language.EN, "nearest-row", row=f"{region}, {listed}")
        assert last == message(Language.EN, "nearest-besides")
        cards = [REGIONS[each] for each in (region, *row)]
        fame = score_region(cards[0], visible_from_region(cards, 0, []))
        seen += cards[0].quest is not None
        assert fames((middle,), (region,)) == [fame]
    assert seen > ROWS // 2


def test_without_a_row_it_is_said_what_the_named_regions_need_show_and_pay() -> None:
    assert nearest("What does region 57 pay with what I see?", "what-a-region-pays") == (
        "Region 57: forest, day; it shows no icons. Region 57 needs 3 thistles. Its quest pays 4 per stone.",
    )


@pytest.mark.parametrize("language", Language)
def test_each_region_of_a_row_finds_what_the_specification_says(language: Language) -> None:
    for row in rows(language, 5):
        (line,) = nearest(f"{', '.join(map(str, row))} ?", "how-many-drawn", language)
        found = sum(is_finder(player_of(row[:last])) for last in range(2, 6))
        assert line.endswith(message(language, "case-rounds-found", number=found))


def test_clues_that_are_counted_are_drawn_for() -> None:
    asked = "I have 3 clues in all. I played 40, then 44."
    (line,) = nearest(asked, "how-many-drawn")
    assert (
        "You played 40, 44, in this order, with 3 clues in your tableau. Then: You draw 4 Sanctuaries" in line
    )


def test_regions_that_are_stated_one_by_one_are_put_in_order() -> None:
    (line,) = nearest("I played 44 right after 40.", "when-do-i-find")
    assert "You played 40, 44, in this order. Then: 44 after 40 draws 1." in line


@pytest.mark.parametrize(
    "asked",
    [
        "I played 30 and she 44: who draws?",  # two players
        "I played 30 and drew",  # one Region
    ],
)
def test_what_is_no_row_finds_nothing(asked: str) -> None:
    assert nearest(asked, "how-many-drawn") == ()


def test_a_ruling_on_scoring_leads_to_finding_if_that_is_asked() -> None:
    (line,) = nearest("8, 15, 26: how many sanctuaries do I draw?", "what-a-region-pays")
    assert "15 after 8 draws 3, 26 after 15 draws 3." in line


def test_those_who_are_named_one_by_one_act_in_ascending_order() -> None:
    (line,) = nearest("The middle shows 5, 22, 40, 63. Ann 30, Ben 44, Cleo 12. Go!", "who-takes-first")
    assert "The order is 12, 30, 44:" in line


@pytest.mark.parametrize(
    "asked",
    [
        "Ann played 30, before that 44, and Ben 12",
        "Ann played 30",
    ],
)
def test_what_may_not_be_all_of_a_round_has_no_order(asked: str) -> None:
    assert nearest(asked, "who-takes-first") == ()


def test_other_rulings_say_nothing_of_cards() -> None:
    assert nearest("64, 46, 21: may I trade them?", "discarding") == ()


def test_each_ruling_beside_which_cards_are_worked_out_is_in_the_index() -> None:
    names = {entry.id for entry in shipped_index().entries}
    assert names >= FINDING | TURNS | PAYING


def test_what_cards_pay_is_right_computed_or_under_its_premise() -> None:
    for asked in (*read_seen("paid_questions.toml"), *read_seen("sided_questions.toml")):
        answer = answer_question(asked.question)
        assert answer.language.value == asked.language
        assert asked.says in " ".join(answer.lines), asked.question


def test_two_regions_are_weighed_as_the_last_if_no_row_is_said_to_follow() -> None:
    asked = "Which pays more, 21 or 30? My row: 12, 40, 7. No sanctuaries."
    (line,) = nearest(asked, "what-a-region-pays")
    assert "You compare 21 or 30, which is last, no Sanctuaries." in line
    assert line.endswith("21 pays 0, 30 pays 2. 30 pays more.")


def test_two_regions_of_a_row_are_worked_out_in_it() -> None:
    asked = "Which pays more, 19 or 30? My row: 19, 30, 7. No sanctuaries."
    (line,) = nearest(asked, "what-a-region-pays")
    assert line.endswith("30 pays 2, 19 pays 4; together 6.")


@pytest.mark.parametrize(
    "asked",
    [
        "My gray sanctuary pays 2 per clue. How much is that?",
        "I had 9 and 13. She had 31 and 35. Who scores more?",
    ],
)
def test_what_names_no_row_and_counts_nothing_is_not_worked_out(asked: str) -> None:
    assert nearest(asked, "sanctuary-sees-all") == ()


@pytest.mark.parametrize(
    "asked",
    [
        "My last card is the 28. I have two Sanctuaries, one of them is red.",
        "The 28 is last, and a red Sanctuary with a stone; I see 3 chimeras.",
    ],
)
def test_a_region_of_which_it_is_open_what_it_sees_has_its_facts_alone(asked: str) -> None:
    assert nearest(asked, "what-a-region-pays") == (
        "Region 28: forest, night; it shows 1 stone. Region 28 has no prerequisite. Its quest pays 3 per chimera.",
    )


@in_batches("asked", read_seen("played_questions.toml"))
def test_a_situation_of_play_is_worked_out(asked: Seen) -> None:
    assert asked.says in " ".join(answer_question(asked.question).lines)


def test_what_a_hand_would_draw_is_said_region_by_region() -> None:
    (line,) = nearest("On the table 31. In my hand 29, 33 and 58. Which finds?", "when-do-i-find")
    assert "29 after 31 finds none, 33 after 31 draws 2, 58 after 31 draws 2." in line
    (line,) = nearest("I hold 11, 40 and 59. My latest card is 38.", "how-many-drawn")
    assert "11 after 38 finds none, 40 after 38 draws 1, 59 after 38 draws 2." in line
    (line,) = nearest("I played 26, then 35. In my hand 6 and 8. If I play one?", "how-many-drawn")
    assert "6 after 35 finds none, 8 after 35 finds none." in line
    (line,) = nearest("In hand the 6 and the 8. I played 26, then 35. I draw three", "how-many-drawn")
    assert "35 after 26 draws 1." in line
    assert nearest("In my hand 29 and 33. He has 12 and she has 31.", "when-do-i-find") == ()


def test_one_of_several_that_may_come_next_is_played() -> None:
    (line,) = nearest("My row is 8, then 12. If I play the 15? And if I play the 68?", "how-many-drawn")
    assert "15 after 12 draws 4, 68 after 12 draws 3." in line


def test_what_is_stated_of_the_table_is_worked_out() -> None:
    (line,) = nearest("Four players, round 4: the deck?", "region-deck-size")
    assert "36 are left when that of round 4 lies open." in line
    (line,) = nearest("How many cards are in a hand in the last round?", "regions-left-in-hand")
    assert "When round 8 begins, 7 Regions lie in front of each player and each hand has 3" in line
    (line,) = nearest("She got 5 Sanctuaries", "must-i-place-a-sanctuary")
    assert "Of 5 Sanctuaries drawn you place one; the other 4 go back" in line
    (line,) = nearest("Totals 90, 85, 90. Lowest cards 13, 1, 14. Who wins?", "tie-break")
    assert "1. 90 points with 13, 2. 90 points with 14, 3. 85 points" in line
    assert nearest("Sanctuaries?", "must-i-place-a-sanctuary") == ()
    assert nearest("How many?", "regions-left-in-hand") == ()


def test_pairs_of_several_players_and_the_draw_of_one_are_worked_out() -> None:
    (line,) = nearest("Ann played 14 after 13, Ben 60 after 61.", "who-takes-first")
    assert "14 after 13 finds a Sanctuary and draws 1, 60 after 61 finds none." in line
    asked = "We are 4 players. I played 33 after 32, the others have 5, 58 and 20. How many Sanctuaries do I draw?"
    order, draw = nearest(asked, "who-takes-first")
    assert "The order is 5, 20, 33, 58" in order
    assert "You draw 2 Sanctuaries" in draw


def test_clues_of_described_sanctuaries_count_for_the_last_draw() -> None:
    asked = "Row 15, 30, 50, then 58, and a green Sanctuary with a clue. How many do I draw?"
    (line,) = nearest(asked, "how-many-drawn")
    assert "You draw 4 Sanctuaries: 58 is higher than 50" in line


def test_ranks_are_said_whatever_ruling_on_turns_leads() -> None:
    (line,) = nearest("Totals 90, 85, 90. Lowest cards 13, 1, 14. Who wins?", "who-takes-first")
    assert "1. 90 points with 13" in line
    (line,) = nearest("We are five players: the middle?", "market-size")
    assert "6 Regions lie in the middle with 5 players" in line
    assert nearest("I played 60, 50, 55 in reverse order. Sanctuaries?", "when-do-i-find") == ()


def test_a_row_of_which_one_region_lies_left_of_another_is_not_supposed() -> None:
    asked = "My rightmost card is the 23, to the left of it the 28, then the 17. What does the 17 pay? One red sanctuary with a chimera."
    lines = nearest(asked, "what-a-region-pays")
    assert all(line.startswith("Region ") for line in lines)
    assert any("Region 17 needs 2 chimeras." in line for line in lines)
