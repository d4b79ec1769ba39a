"""Parse a question into a case; whatever is ambiguous is no case."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from attrs import evolve

from faraway.messages import Language
from faraway.rulebook.cases.accounting import is_accounted, is_left_out
from faraway.rulebook.cases.case import CardCase, Case, NeedCase, RegionsCase, TableauCase
from faraway.rulebook.cases.doubts import asks_leave, asks_when, is_in_doubt
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.parsing_cards import parse_card, parse_need, parse_quest, parse_sets, parse_shows
from faraway.rulebook.cases.parsing_draw import parse_draw_scene, parse_no_draw, parse_open_draw
from faraway.rulebook.cases.parsing_options import parse_options
from faraway.rulebook.cases.parsing_play import (
    parse_draw,
    parse_find,
    parse_order,
    parse_row,
    parse_tie,
    parse_tie_rows,
)
from faraway.rulebook.cases.parsing_rank import parse_rank
from faraway.rulebook.cases.parsing_rounds import (
    parse_claim,
    parse_hand,
    parse_limit,
    parse_rounds,
    parse_state,
    without_hand,
)
from faraway.rulebook.cases.parsing_sanctuary import parse_sanctuary
from faraway.rulebook.cases.parsing_scene import parse_regions, parse_scene
from faraway.rulebook.cases.parsing_seats import parse_finders, parse_picks, parse_seat
from faraway.rulebook.cases.parsing_sheet import parse_sheet
from faraway.rulebook.cases.parsing_supply import (
    parse_deal,
    parse_dues,
    parse_keep,
    parse_market,
    parse_shortage,
)
from faraway.rulebook.cases.parsing_table import parse_choice, parse_deck
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.values import is_settled

SEVERAL_DUE = 4
ALL_REGIONS = ("1", "68")
PARSERS: tuple[Callable[[Reading], Case | None], ...] = (
    parse_picks,
    parse_seat,
    parse_claim,
    parse_limit,
    parse_state,
    parse_rounds,
    parse_hand,
    parse_choice,
    parse_deck,
    parse_sanctuary,
    parse_draw_scene,
    parse_scene,
    parse_dues,
    parse_shortage,
    parse_rank,
    parse_tie,
    parse_tie_rows,
    parse_finders,
    parse_order,
    parse_card,
    parse_shows,
    parse_keep,
    parse_deal,
    parse_market,
    parse_quest,
    parse_sets,
    parse_need,
    parse_row,
    parse_draw,
    parse_find,
    parse_no_draw,
)
"""The first that understands a question answers it."""
OF_PLAY: tuple[Callable[[Reading], Case | None], ...] = (
    parse_draw_scene,
    parse_draw,
    parse_find,
    parse_no_draw,
)
"""Those for a question in which cards in a hand are spoken of as well."""
OPEN: tuple[Callable[[Reading], Case | None], ...] = (parse_claim, parse_open_draw)
"""Those for a question that leaves open which Sanctuaries there are."""


def parse_case(question: str, language: Language, is_known: Callable[[str], bool]) -> Case | None:
    """Return the case that a question holds; None if it holds none, or if what it holds is in doubt.

    `is_known` says whether a word belongs to the vocabulary of the rules: an unknown one may be a second player's name.
    """
    reading = read_question(question, language, is_known)
    found = _parse(reading)
    if (found is None or isinstance(found, RegionsCase)) and reading.has("says"):
        found = _parse(read_question(question, language, is_known, has_claims=False)) or found
    return found


def _parse(reading: Reading) -> Case | None:
    """Return the case of a question that was read."""
    phrases = reading.sanctuaries.phrases
    chosen = parse_options(reading)
    if chosen is not None:
        return chosen
    if _is_corrected(reading) or _names_all(reading) or is_in_doubt(reading.words, reading.numbers, phrases):
        return None
    is_open = reading.sanctuaries.is_doubtful or reading.has("forgotten")
    found = None if is_open else _first_case(reading, PARSERS)
    if found is None and not is_open:
        found = parse_sheet(reading)
    if found is None and reading.has("hand") and reading.lacks("tie", "lowest", "wins", "who", "pay"):
        rest = without_hand(reading)
        found = None if rest.counts else _first_case(rest, OF_PLAY)
    if found is None:
        found = _first_case(reading, OPEN)
    if found is None:
        found = parse_regions(reading)
        return found if found is not None and is_accounted(reading, found) else None
    return found


def _first_case(reading: Reading, parsers: Sequence[Callable[[Reading], Case | None]]) -> Case | None:
    """Return the case of the first parser that understands a question, if it has all that the question says."""
    found = next((case for parse in parsers if (case := parse(reading)) is not None), None)
    if found is None or not is_accounted(reading, found):
        return None
    if _is_of_need(reading) and isinstance(found, NeedCase | CardCase):
        return None
    return found if not reading.supposed.is_any else _with_supposed(reading, found)


def _with_supposed(reading: Reading, found: Case) -> Case | None:
    """Return the case of a Region with what else is asked of it; None if that is in doubt."""
    supposed = reading.supposed
    if not isinstance(found, TableauCase) or (supposed.is_swapped and len(found.later) != 1):
        return None
    if supposed.is_last or supposed.is_swapped:
        return evolve(found, is_also_last=True)
    shown = {
        icon: found.sanctuaries.get(icon, 0) + supposed.icons.get(icon, 0)
        for icon in {*found.sanctuaries, *supposed.icons}
    }
    is_sure = is_settled(evolve(found, sanctuaries=shown), reading.sanctuaries.unknown)
    return evolve(found, added=supposed.icons) if is_sure else None


def _is_corrected(reading: Reading) -> bool:
    """Return True if something is taken back after a number: `43, no wait, 35`."""
    first = next(
        (place for place, word in enumerate(reading.words) if word.text.isdigit()), len(reading.words)
    )
    return any("correction" in word.kinds for word in reading.words[first:])


def _names_all(reading: Reading) -> bool:
    """Return True if the numbers of all Regions are named, from the first to the last: `1 to 68`."""
    texts = [word.text for word in reading.words if "range" not in word.kinds]
    return any(pair == ALL_REGIONS for pair in pairwise(texts))


def _is_of_need(reading: Reading) -> bool:
    """Return True if it is asked when a prerequisite is checked of which the wonders are counted."""
    return bool(reading.counts_of("need")) and asks_when(reading.words, reading.numbers)


def preferred_ruling(question: str, language: Language) -> str:
    """Return the ruling that states the whole rule of a question that is no case: one that says one branch only may mislead."""
    reading = read_question(question, language)
    if _is_of_need(reading) and len(reading.durations) < 2:
        return "prerequisite-when"
    if reading.has("tie") and (len(reading.durations) > 1 or (reading.has("lowest") and reading.durations)):
        return "tie-break-hand" if is_left_out(reading.words) else "tie-break"
    if of_table := _preferred_of_table(reading):
        return of_table
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


def _preferred_of_table(reading: Reading) -> str:
    """Return the ruling for a first round, a tie or a short deck; nothing if the question speaks of none."""
    is_plain = reading.lacks("clue", "deck", "pay") or reading.has("find", "sanctuary", "says")
    is_first = set(reading.values(Role.ROUND)) == {1} and is_plain
    is_ranked = reading.has("lowest") and len(reading.durations) > 1
    is_left = not reading.lacks("rest", "only", "whole", "enough")
    is_short = reading.has("deck", "due") or (reading.has("deck", "draw") and is_left)
    is_allowed = asks_leave(reading.words)
    is_fall = len(reading.row) == 2 and reading.row[0] > reading.row[1]
    if is_allowed and is_fall and reading.has("play") and reading.lacks("sanctuary", "find", "who"):
        return "lower-region-finds-nothing"
    if is_first and not reading.lacks("find", "sanctuary"):
        return "finding-in-round-one"
    if is_ranked and reading.values(Role.COUNTED):
        return "tie-break"
    return "sanctuary-deck-runs-out" if is_short and len(reading.numbers) >= SEVERAL_DUE else ""
