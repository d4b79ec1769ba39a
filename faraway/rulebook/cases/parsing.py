"""Parse a question into a case; whatever is ambiguous is no case."""

from collections.abc import Callable, Sequence

from attrs import evolve

from faraway.messages import Language
from faraway.rulebook.cases.accounting import is_accounted
from faraway.rulebook.cases.asked_as_well import (
    fames_of,
    is_of_first_round,
    is_of_need,
    is_paid_in_sanctuaries,
    is_row_of_several,
    with_found,
)
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
from faraway.rulebook.cases.doubts import is_in_doubt
from faraway.rulebook.cases.nearest_sides import of_sides
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.otherwise import is_otherwise, unless_astray
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
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.rows import is_left_of_another
from faraway.rulebook.cases.scene import read_scene
from faraway.rulebook.cases.tabled import in_middle, without_unplayed
from faraway.rulebook.cases.unseen import without_failed
from faraway.rulebook.cases.values import is_settled

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
    is_of_clue |= isinstance(found, CardCase) and not found.view and found.region in fames_of(reading)
    is_drawn = asks_draw(reading) and reading.lacks("pay", "reckon", "need")
    is_drawn |= bool(reading.values(Role.CARDS)) and reading.has("draw") and reading.lacks(*OF_SCORE)
    is_of_rounds = isinstance(found, OrderCase) and _is_of_several_rounds(reading)
    is_of_first = is_paid and is_of_first_round(reading) and reading.has("sanctuary", "pay")
    is_first_find = is_of_first and not reading.sanctuaries.phrases and is_paid_in_sanctuaries(reading)
    is_turn_asked = (
        is_paid and reading.has("which", "scoring") and reading.lacks("pay", "give", "many", "reckon")
    )
    is_compared = is_paid and reading.has("comparing") and reading.lacks("pay", "give", "reckon")
    if is_paid and reading.has("lowest") and reading.lacks("pay", "give", "reckon", "need", "points"):
        return _first_case(reading, (parse_tie,))
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
    if is_of_need(reading) and isinstance(found, NeedCase | CardCase):
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
