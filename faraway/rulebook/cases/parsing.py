"""Parse a question into a case; whatever is ambiguous is no case."""

from collections.abc import Callable

from faraway.messages import Language
from faraway.rulebook.cases.accounting import is_accounted, is_left_out
from faraway.rulebook.cases.case import Case
from faraway.rulebook.cases.denials import is_in_doubt
from faraway.rulebook.cases.described import with_descriptions
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.parsing_cards import parse_card, parse_need, parse_quest, parse_shows
from faraway.rulebook.cases.parsing_draw import parse_draw_scene
from faraway.rulebook.cases.parsing_play import parse_draw, parse_find, parse_order, parse_row, parse_tie
from faraway.rulebook.cases.parsing_sanctuary import parse_sanctuary
from faraway.rulebook.cases.parsing_scene import parse_scene
from faraway.rulebook.cases.parsing_supply import (
    parse_deal,
    parse_dues,
    parse_keep,
    parse_market,
    parse_shortage,
)
from faraway.rulebook.cases.parsing_table import parse_choice, parse_deck
from faraway.rulebook.cases.phrases import read_phrases
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.tableau import parse_tableau

SEVERAL_DUE = 4
PARSERS: tuple[Callable[[Reading], Case | None], ...] = (
    parse_dues,
    parse_shortage,
    parse_tie,
    parse_order,
    parse_tableau,
    parse_card,
    parse_shows,
    parse_keep,
    parse_deal,
    parse_market,
    parse_quest,
    parse_need,
    parse_row,
    parse_draw,
    parse_find,
)
"""The first that understands a question answers it."""


SCENE_PARSERS: tuple[Callable[[Reading], Case | None], ...] = (
    parse_choice,
    parse_deck,
    parse_sanctuary,
    parse_draw_scene,
    parse_scene,
)
"""These read described Sanctuaries themselves, and come first."""


def parse_case(question: str, language: Language, is_known: Callable[[str], bool]) -> Case | None:
    """Return the case that a question holds; None if it holds none, or if what it holds is in doubt.

    `is_known` says whether a word belongs to the vocabulary of the rules: an unknown one may be a second player's name.
    """
    plain = read_question(question, language, is_known)
    phrases = list(read_phrases(plain.words))
    if any(phrase.is_doubtful for phrase in phrases) or is_in_doubt(plain.words, plain.numbers, phrases):
        return None
    reading = with_descriptions(plain)
    found = next((case for parse in SCENE_PARSERS if (case := parse(plain)) is not None), None)
    if found is None and reading is not None:
        found = next((case for parse in PARSERS if (case := parse(reading)) is not None), None)
    return found if found is not None and is_accounted(plain, phrases, found) else None


def preferred_ruling(question: str, language: Language) -> str:
    """Return the ruling that states the whole rule of a question that is no case: one that says one branch only may mislead."""
    reading = read_question(question, language)
    if reading.has("tie") and (len(reading.durations) > 1 or (reading.has("lowest") and reading.durations)):
        return "tie-break-hand" if is_left_out(reading.words) else "tie-break"
    if reading.has("deck") and not reading.lacks("due", "draw") and len(reading.numbers) >= SEVERAL_DUE:
        return "sanctuary-deck-runs-out"
    is_scored = not reading.lacks("pay", "give", "need") and reading.lacks(
        "who", "deck", "find", "draw", "clue"
    )
    if is_scored and len({*reading.durations, *reading.values(Role.ROUND)}) > 1:
        return "earlier-regions"
    is_other = not reading.lacks(
        "who", "tie", "lowest", "wins", "deck", "need", "pay", "many", "clue", "hidden"
    )
    if len(set(reading.durations)) > 1 and not reading.counts and not is_other:
        is_found = not reading.lacks("sanctuary", "find", "previous", "earlier", "then", "after")
        return "when-do-i-find" if is_found else ""
    is_told = "clue" in reading.counts or reading.has("clue", "draw")
    is_draw = is_told and reading.has("many") and not reading.lacks("draw", "sanctuary")
    return "how-many-drawn" if is_draw and reading.lacks("pay", "need") else ""
