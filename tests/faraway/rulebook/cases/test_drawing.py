"""Cases of finding and drawing: what is worked out, what is left to the rulings, and the clues of Sanctuaries that are described."""

import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Per, Sanctuary
from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.case import DrawCase, FindCase, HandDrawCase, KeepCase, MostDrawnCase
from faraway.rulebook.cases.phrases import Phrase
from faraway.rulebook.cases.quests import Paid
from faraway.rulebook.cases.tabled import clues_shown
from faraway.rulebook.cases.view import BIOMES
from tests.batches import in_batches
from tests.faraway.rulebook.asking.asked import Seen, read_seen
from tests.faraway.rulebook.cases.parsed import parse


@in_batches("asked", read_seen("drawn_questions.toml"))
def test_a_situation_of_finding_and_drawing_is_settled(asked: Seen) -> None:
    assert asked.says in " ".join(answer_question(asked.question).lines)


@pytest.mark.parametrize(
    "question",
    [
        "This round I chose the blue Sanctuary with the clue. My Regions were 5, then 9. How many did I draw before choosing?",
        "My row: 30, 12, 45. What does the 12 pay? And how many Sanctuaries would I draw?",
        "Got dealt five Sanctuaries thanks to my clues, so I've got five new cards in front of me now, brilliant right?",
        "Auf meinen Regionen zähle ich drei Hinweise, auf meinem Heiligtum noch einen. Wie viele Karten ziehe ich?",
        "I played 30 after 20. I have a gray Sanctuary that pays 1 per clue. How many Sanctuaries do I draw?",
        "I played 5, 20 and now 33, and one of my two Sanctuaries has a clue on it. How many do I draw?",
    ],
)
def test_what_is_in_doubt_about_a_draw_is_no_case(question: str) -> None:
    assert parse(question) is None


@pytest.mark.parametrize(
    ("question", "case"),
    [
        (
            "Played 14 after 52. Then from the market I took 66. Do I find a Sanctuary?",
            FindCase(row=(52, 14)),
        ),
        (
            "In the second round, 40 and now 41. In the market lie 12 and 33. How many Sanctuaries do I draw?",
            DrawCase(row=(40, 41), clues=0),
        ),
        (
            "I played 12, 40 in this order. My hand is 41, 22: how many Sanctuaries would I draw with each of them?",
            HandDrawCase(row=(12, 40), hand=(41, 22), is_open=True),
        ),
        (
            "My row is 12, 40. My hand is 41, 22 and 6. How many Sanctuaries would I draw with the 41?",
            HandDrawCase(row=(12, 40), hand=(41, 22, 6), is_open=True),
        ),
        ("How many Sanctuaries can I draw at most in round 6?", MostDrawnCase(round=6)),
        ("Ho pescato 4 Santuari: quanti indizi avevo?", KeepCase(drawn=4, is_of_clues=True)),
    ],
)
def test_what_lies_elsewhere_is_not_in_the_tableau(question: str, case: object) -> None:
    assert parse(question) == case


def _described(sanctuary: Sanctuary, *, is_full: bool) -> Phrase:
    """Return a Sanctuary as a player describes it: by its biome and quest, and by its icons if in full."""
    shown = {"stone": sanctuary.stones, "chimera": sanctuary.chimeras, "thistle": sanctuary.thistles}
    shown |= {"clue": sanctuary.clues, "night": int(sanctuary.night)}
    icons = {icon: number for icon, number in shown.items() if number} if is_full else {}
    biome = {} if sanctuary.biome is None else {sanctuary.biome.value: 1}
    return Phrase(
        start=0,
        end=1,
        icons={**icons, **biome},
        quest=_paid(sanctuary),
        is_gray=sanctuary.biome is None,
    )


def _paid(sanctuary: Sanctuary) -> Paid | None:
    quest = sanctuary.quest
    if quest is None:
        return None
    counted: tuple[str, ...] = (quest.per.value,)
    if quest.per in {Per.FIXED, Per.BIOME_SET}:
        counted = () if quest.per is Per.FIXED else BIOMES
    if quest.per is Per.BIOME:
        counted = tuple(biome.value for biome in quest.biomes)
    return Paid(fame=quest.fame, counted=counted, end=1)


@in_batches("sanctuary", CATALOGUE.sanctuaries)
def test_the_clues_of_a_described_sanctuary_are_those_printed(sanctuary: Sanctuary) -> None:
    assert clues_shown(_described(sanctuary, is_full=True)) == sanctuary.clues
    if sanctuary.quest is not None:
        assert clues_shown(_described(sanctuary, is_full=False)) in {None, sanctuary.clues}


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("is_open", [False, True])
def test_a_draw_is_asked_for_together_with_all_that_was_found(language: Language, *, is_open: bool) -> None:
    case = DrawCase(row=(10, 11, 12, 13), clues=1, is_open=is_open, has_found=True)
    answered = answer_case(case, language)
    assert answer_question(answered.canonical).lines == (answered.statement,)
    assert answer_case(evolve(case, has_found=False), language).statement != answered.statement
