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


def test_with_every_sanctuary_told_the_case_is_worked_out_under_its_premise() -> None:
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


def test_regions_that_are_told_one_by_one_are_put_in_order() -> None:
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


@pytest.mark.parametrize("asked", read_seen("played_questions.toml"), ids=lambda asked: asked.question)
def test_a_situation_of_play_is_worked_out(asked: Seen) -> None:
    assert asked.says in " ".join(answer_question(asked.question).lines)
