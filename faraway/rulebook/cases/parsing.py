"""Parse a question into a case; whatever is ambiguous is no case."""

from collections.abc import Callable, Sequence
from itertools import pairwise

from attrs import evolve

from faraway.messages import Language
from faraway.rulebook.cases.accounting import is_accounted, is_left_out
from faraway.rulebook.cases.asked_as_well import (
    asked_as_well,
    is_clue_chosen,
    is_of_first_round,
    is_rest_asked,
    is_row_of_several,
    with_found,
)
from faraway.rulebook.cases.astray import unless_astray
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DrawCase,
    NeedCase,
    OptionsCase,
    OrderCase,
    QuestCase,
    RegionsCase,
    RowPayCase,
    SetsCase,
    TableauCase,
)
from faraway.rulebook.cases.claims import CLAIMED_FIND
from faraway.rulebook.cases.contradicting import is_contradicted
from faraway.rulebook.cases.doubts import asks_leave, asks_when, is_in_doubt
from faraway.rulebook.cases.nearest_sides import of_sides
from faraway.rulebook.cases.numbers import LARGEST_GROUP, MOST_PLAYERS, Role
from faraway.rulebook.cases.otherwise import is_otherwise
from faraway.rulebook.cases.parsing_cards import parse_card, parse_need, parse_quest, parse_sets, parse_shows
from faraway.rulebook.cases.parsing_draw import parse_draw_scene, parse_no_draw, parse_open_draw
from faraway.rulebook.cases.parsing_drawn import (
    asks_draw,
    asks_of_hand,
    parse_drawn,
    parse_hand_draw,
    parse_most_drawn,
)
from faraway.rulebook.cases.parsing_options import parse_options
from faraway.rulebook.cases.parsing_picks import parse_picks
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
)
from faraway.rulebook.cases.parsing_sanctuary import parse_sanctuary
from faraway.rulebook.cases.parsing_scene import parse_regions, parse_scene
from faraway.rulebook.cases.parsing_seats import parse_finders, parse_seat
from faraway.rulebook.cases.parsing_sheet import parse_sheet
from faraway.rulebook.cases.parsing_standings import parse_standings, parse_tie_of_players
from faraway.rulebook.cases.parsing_state import parse_state
from faraway.rulebook.cases.parsing_supply import (
    parse_clues,
    parse_deal,
    parse_dues,
    parse_first_due,
    parse_keep,
    parse_market,
    parse_shortage,
)
from faraway.rulebook.cases.parsing_table import parse_advanced, parse_choice, parse_deck
from faraway.rulebook.cases.phrases import is_none
from faraway.rulebook.cases.preferring import is_played_twice, preferred_of_turn, ruling_of_view
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.rows import is_left_of_another
from faraway.rulebook.cases.scene import read_scene
from faraway.rulebook.cases.tabled import in_middle, without_unplayed
from faraway.rulebook.cases.unseen import without_failed
from faraway.rulebook.cases.values import is_settled
from faraway.rulebook.cases.view import WONDERS

SEVERAL_DUE, NEAR, NEAR_PAID = 4, 8, 5
TURNS = ("take", "grab", "pick")
"""Words of these kinds beside one for what is wanted say that a player wants it, not a Region."""
OF_SCORE = ("pay", "reckon", "give", "many", "enough")
PARSERS: tuple[Callable[[Reading], Case | None], ...] = (
    parse_most_drawn,
    parse_hand_draw,
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
    parse_drawn,
    parse_scene,
    parse_first_due,
    parse_dues,
    parse_shortage,
    parse_rank,
    parse_tie,
    parse_tie_of_players,
    parse_standings,
    parse_tie_rows,
    parse_finders,
    parse_order,
    parse_card,
    parse_shows,
    parse_keep,
    parse_clues,
    parse_deal,
    parse_advanced,
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
    found = unless_astray(reading, _parse(reading))
    if (found is None or isinstance(found, RegionsCase)) and not reading.lacks("says", "person", "stranger"):
        rest = read_question(question, language, is_known, has_claims=False)
        found = unless_astray(rest, _parse(rest)) or found
    elif isinstance(found, TableauCase) and reading.lacks("pay", "give", "reckon", "many", "what", "need"):
        rest = read_question(question, language, is_known, has_claims=False)
        found = _parse(rest) if rest.has(CLAIMED_FIND) else found
    if (found is None or isinstance(found, RegionsCase)) and not reading.lacks("leftward", "hidden", "aside"):
        seen = _parse_seen(question, language, is_known)
        is_apart = seen is not None and not is_left_of_another(read_scene(reading), seen.region)
        found = seen if is_apart else found
    if (found is None or isinstance(found, RowPayCase)) and without_failed(reading.words) != reading.words:
        others = _parse(read_question(question, language, is_known, has_unseen=False))
        is_paid = isinstance(others, TableauCase | RowPayCase) and found is None
        found = others if is_paid or isinstance(others, QuestCase) else found
    is_bare = isinstance(found, CardCase) and not found.view and bool(reading.counts)
    if is_bare or (isinstance(found, RegionsCase) and reading.sanctuaries.phrases):
        found = of_sides(read_scene(read_question(question, language, is_known, has_claims=False))) or found
    is_other = found is not None and is_otherwise(reading, found)
    return None if found is None or is_other or is_contradicted(question, language, reading, found) else found


def _parse_seen(
    question: str, language: Language, is_known: Callable[[str], bool]
) -> TableauCase | CardCase | None:
    """Return the case of a Region without what is said of cards that it does not see; None if something else is asked."""
    for has_claims in (True, False):
        reading = read_question(question, language, is_known, has_claims=has_claims, has_unseen=False)
        found = unless_astray(reading, _parse(reading))
        if isinstance(found, TableauCase) or (isinstance(found, CardCase) and found.view):
            return found
    return None


def _parse(reading: Reading) -> Case | None:
    """Return the case of a question that was read; what a Region pays is none if it is asked how many Sanctuaries are drawn."""
    found = _parse_any(reading)
    is_paid = isinstance(
        found,
        CardCase | TableauCase | NeedCase | QuestCase | RowPayCase | SetsCase | RegionsCase | OptionsCase,
    )
    is_asked = not reading.lacks("many", "what", "which", "show", "pay", "give", "enough")
    is_of_clue = isinstance(found, CardCase) and not found.view and reading.has("clue") and not is_asked
    is_of_clue |= isinstance(found, CardCase) and not found.view and found.region in _fames_of(reading)
    is_drawn = asks_draw(reading) and reading.lacks("pay", "reckon", "need")
    is_drawn |= bool(reading.values(Role.CARDS)) and reading.has("draw") and reading.lacks(*OF_SCORE)
    is_of_rounds = isinstance(found, OrderCase) and _is_of_several_rounds(reading)
    is_of_first = is_paid and is_of_first_round(reading) and reading.has("sanctuary", "pay")
    is_first_find = is_of_first and not reading.sanctuaries.phrases and _is_paid_in_sanctuaries(reading)
    is_turn_asked = (
        is_paid and reading.has("which", "scoring") and reading.lacks("pay", "give", "many", "reckon")
    )
    is_compared = is_paid and reading.has("comparing") and reading.lacks("pay", "give", "reckon")
    if is_of_clue or is_of_rounds or is_first_find or is_turn_asked or is_compared:
        return None
    if (is_paid and is_drawn) or is_row_of_several(reading, found):
        return None
    return with_found(reading, found) if isinstance(found, DrawCase) else found


def _is_of_several_rounds(reading: Reading) -> bool:
    """Return True if Regions were played in more than one round: those of one round alone have an order of play."""
    return len({*reading.values(Role.ROUND), *([1] if reading.is_first_named else [])}) > 1


def _parse_any(reading: Reading) -> Case | None:
    phrases = reading.sanctuaries.phrases
    chosen = parse_options(reading)
    if chosen is not None:
        return chosen
    if is_in_doubt(reading.words, reading.numbers, phrases):
        return None
    is_open = reading.sanctuaries.is_doubtful or reading.has("forgotten")
    found = None if is_open else _first_case(reading, PARSERS)
    if found is None and not is_open:
        found = parse_sheet(reading)
    is_of_play = reading.lacks("tie", "lowest", "wins", "who", "pay")
    is_of_play &= not (asks_draw(reading) and asks_of_hand(reading))
    if found is None and is_of_play and (reading.has("hand") or in_middle(reading)):
        rest = without_unplayed(reading)
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


def _is_of_need(reading: Reading) -> bool:
    """Return True if it is asked when a prerequisite is checked of which the wonders are counted."""
    return bool(reading.counts_of("need")) and asks_when(reading.words, reading.numbers)


def preferred_ruling(question: str, language: Language) -> str:
    """Return the ruling that states the whole rule of a question that is no case: one that says one branch only may mislead."""
    reading = read_question(question, language)
    if of_words := preferred_of_turn(reading) or _preferred_of_words(reading):
        return of_words
    if reading.has("tie") and (len(reading.durations) > 1 or (reading.has("lowest") and reading.durations)):
        return "tie-break-hand" if is_left_out(reading.words) else "tie-break"
    of_fixed = "sanctuary-prerequisite" if _is_of_fixed(reading) else ""
    if of_table := of_fixed or _preferred_of_table(reading):
        return of_table
    is_needed = reading.has("need") and (reading.lacks(*TURNS) or not reading.lacks(*WONDERS))
    is_scored = (is_needed or not reading.lacks("pay", "give")) and reading.lacks(
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
    is_stated = "clue" in reading.counts or reading.has("clue", "draw")
    is_draw = is_stated and reading.has("many") and not reading.lacks("draw", "sanctuary")
    return "how-many-drawn" if is_draw and reading.lacks("pay", "need") else ruling_of_view(reading)


def _preferred_of_words(reading: Reading) -> str:
    """Return the ruling for a group that is too large, what a Region is compared with, how much higher it is, where leftovers go, or when a prerequisite is checked."""
    is_apart = reading.has("difference", "sanctuary") and len(reading.durations) > 1
    is_compared = reading.has("comparing") and bool(reading.durations) and reading.lacks("who", "tie")
    is_large = any(
        number.role is Role.PLAYERS
        and MOST_PLAYERS < number.value <= LARGEST_GROUP
        and "the" not in at(reading.words, number.place - 1).kinds
        for number in reading.numbers
    )
    if is_large:
        return "how-many-players"
    if reading.lacks("pay") and (is_compared or is_apart):
        return "previous-or-highest" if is_compared else "when-do-i-find"
    if is_rest_asked(reading):
        return "leftover-sanctuaries"
    return "prerequisite-when" if _is_of_need(reading) and len(reading.durations) < 2 else ""


def _fames_of(reading: Reading) -> set[int]:
    """Return what the described Sanctuaries pay that pay a fixed number."""
    return {each.quest.fame for each in reading.sanctuaries.phrases if each.quest and not each.quest.counted}


def _is_of_fixed(reading: Reading) -> bool:
    """Return True if all that is stated is a Sanctuary that pays a fixed number, and that wonders are missing or needed."""
    fixed = _fames_of(reading)
    is_alone = len(reading.sanctuaries.phrases) == 1 and set(reading.durations) <= fixed
    is_needed = reading.has("need") and reading.lacks("region") and not reading.lacks(*WONDERS)
    return bool(fixed) and is_alone and (bool(reading.sanctuaries.denied) or is_needed)


def _preferred_of_end(reading: Reading) -> str:
    """Return the ruling for a hand after round 8, one number played by two players, or a deck that is said to be too small; nothing if the question speaks of none."""
    is_over = reading.is_last_named or reading.has("game-end")
    if "taking-in-round-eight" in asked_as_well(reading) and not reading.has("draw", "many"):
        return "taking-in-round-eight"
    is_of_all = reading.has("all-rounds", "many", "middle") and not reading.lacks(*TURNS)
    if is_of_all and reading.lacks("sanctuary", "pay", "deck", "removed"):
        return "must-i-take-a-region"
    is_held = reading.has("hand") and reading.lacks("tie", "lowest", "wins", "sanctuary", "find", "pay")
    if is_over and is_held and reading.durations:
        return "regions-left-in-hand"
    if is_played_twice(reading) and reading.lacks("tie", "lowest", "wins", "sanctuary", "middle"):
        return "two-same-durations"
    is_short = any(
        is_any(word, ("not", "deny"))
        for place in reading.places("enough")
        for word in reading.words[max(place - NEAR, 0) : place + NEAR]
    )
    return "sanctuary-deck-runs-out" if is_short and reading.has("deck", "draw") else ""


def _is_paid_in_sanctuaries(reading: Reading) -> bool:
    """Return True if a word for what is paid is said of a Sanctuary alone: `that must be worth a Sanctuary`."""
    words = reading.words
    return all(
        any("sanctuary" in after.kinds for after in words[place : place + NEAR_PAID])
        for place, word in enumerate(words)
        if "pay" in word.kinds
    )


def _preferred_of_sanctuaries(reading: Reading) -> str:
    """Return the ruling for Sanctuaries in round 1, for a clue chosen just now, for a game without any, or for a draw."""
    is_taken = reading.has("middle") and not reading.lacks("take", "pick", "grab")
    is_first = is_of_first_round(reading) and reading.lacks("deck", "advanced") and not is_taken
    is_first &= reading.lacks("pay") or _is_paid_in_sanctuaries(reading)
    if is_first and not reading.lacks("find", "sanctuary"):
        return "finding-in-round-one"
    if is_clue_chosen(reading):
        return "clue-on-sanctuary-this-round"
    is_without = reading.sanctuaries.is_none or any(
        is_none(word) and "sanctuary" in after.kinds for word, after in pairwise(reading.words)
    )
    if is_without and reading.has("possible") and reading.lacks("clue", "find") and not reading.durations:
        return "most-sanctuaries"
    is_of_clue = reading.has("clue", "draw", "need") and reading.lacks("pay")
    is_stated = bool(reading.durations) or not reading.lacks("draw", "getting")
    is_drawn = is_stated and asks_draw(reading) and reading.lacks("pay", "deck", "tie", "see")
    return "how-many-drawn" if is_of_clue or is_drawn else ""


def _preferred_of_table(reading: Reading) -> str:
    """Return the ruling for a first round, a tie or a short deck; nothing if the question speaks of none."""
    is_ranked = reading.has("lowest") and len(reading.durations) > 1
    is_left = not reading.lacks("rest", "only", "whole", "enough")
    is_short = reading.has("deck", "due") or (reading.has("deck", "draw") and is_left)
    is_allowed = asks_leave(reading.words)
    is_fall = len(reading.row) == 2 and reading.row[0] > reading.row[1]
    if is_allowed and is_fall and reading.has("play") and reading.lacks("sanctuary", "find", "who"):
        return "lower-region-finds-nothing"
    if of_sanctuaries := _preferred_of_sanctuaries(reading):
        return of_sanctuaries
    if is_ranked and (reading.values(Role.COUNTED) or reading.has("wins")):
        return "tie-break"
    is_turn = reading.has("region", "sanctuary") and not reading.lacks("before", "before-doing")
    is_turn &= not reading.lacks("take", "grab") and reading.lacks(
        "find", "clue", "pay", "many", "who", "tie"
    )
    if is_allowed and is_turn and reading.durations and reading.lacks("last-round", "deck"):
        return "region-or-sanctuary-first"
    is_short &= len(reading.numbers) >= SEVERAL_DUE
    return "sanctuary-deck-runs-out" if is_short else _preferred_of_end(reading)
