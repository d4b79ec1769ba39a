"""The nearest situation that can be worked out, for a question that holds no case: it is said with what it supposes.

Nothing is claimed of the question: whoever asks compares what is supposed with the cards on the table.
"""

from collections.abc import Callable

from faraway.messages import Language, message
from faraway.rulebook.cases.case import Case, DrawCase, RoundsCase
from faraway.rulebook.cases.contradicting import is_contradicted, is_shaped
from faraway.rulebook.cases.nearest_paying import paying_lines
from faraway.rulebook.cases.nearest_play import (
    is_of_finding,
    is_of_turns,
    is_placed_before,
    of_finding,
    of_hands,
    of_keeping,
    of_own_draw,
    of_ranks,
    of_supply,
    of_turns,
)
from faraway.rulebook.cases.nearest_said import supposed
from faraway.rulebook.cases.nearest_sides import of_sides
from faraway.rulebook.cases.nearest_two import of_two_rows
from faraway.rulebook.cases.otherwise import is_otherwise
from faraway.rulebook.cases.parsing_drawn import asks_draw
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.scene import read_scene
from faraway.rulebook.cases.tabled import is_last_round
from faraway.rulebook.cases.values import clues_on

FINDING = frozenset(
    {
        "when-do-i-find",
        "previous-or-highest",
        "lower-region-finds-nothing",
        "equal-duration-finds",
        "how-many-drawn",
        "most-sanctuaries",
        "finding-in-round-one",
        "finding-in-round-eight",
        "clue-just-played",
        "clues-on-sanctuaries",
        "clue-on-sanctuary-this-round",
        "all-clues-or-one",
        "straight-line",
        "keeping-several-sanctuaries",
    }
)
"""After these rulings it is said what each Region of a row finds."""
TURNS = frozenset({"who-takes-first", "taken-region-replaced", "no-start-player", "region-nobody-took"})
"""After these rulings it is said in which order those act who played the Regions."""
SUPPLY = frozenset(
    {
        "market-size",
        "region-deck-size",
        "cards-dealt",
        "market-empty",
        "must-i-take-a-region",
        "blind-draw-region",
        "overview-mistakes",
    }
)
"""After these rulings it is said what market and deck hold with so many players."""
KEEPING = frozenset({"must-i-place-a-sanctuary", "keeping-several-sanctuaries", "leftover-sanctuaries"})
"""After these rulings it is said what becomes of so many Sanctuaries that were drawn."""
HANDS = "regions-left-in-hand"
"""After this ruling it is said how things stand in the last round."""
RANKS = frozenset({"tie-break", "tie-for-second", "tie-break-hand"})
"""After these rulings it is said who is placed where."""
PAYING = frozenset(
    {
        "what-a-region-pays",
        "earlier-regions",
        "later-regions",
        "own-quest",
        "own-prerequisite",
        "prerequisite-earlier-regions",
        "prerequisite-not-met",
        "prerequisite-when",
        "prerequisite-met-twice",
        "prerequisite-kinds",
        "wonders-used-up",
        "wonder-both-needed-and-paid",
        "two-stones-on-a-card",
        "quest-per-clue",
        "quest-per-night",
        "quest-two-biomes",
        "how-many-sets",
        "card-in-two-sets",
        "two-roles",
        "last-card-pays",
        "region-without-quest",
        "sanctuaries-for-every-region",
        "sanctuary-wonders-prerequisite",
        "sanctuary-sees-all",
        "sanctuary-counts-itself",
        "sanctuary-in-sets",
        "coloured-sanctuary",
        "gray-sanctuary",
        "scoring-direction",
        "overview-scoring",
    }
)
"""After these rulings it is said what Regions need, see and pay."""


def nearest_lines(
    question: str, ruling: str, asked_in: Language, spoken: Language, is_known: Callable[[str], bool]
) -> tuple[str, ...]:
    """Return what can be said beside a ruling of the cards that a question names; nothing if it names none."""
    reading = read_question(question, asked_in, is_known)
    both = of_two_rows(read_scene(reading))
    if (
        both
        and not is_shaped(question, asked_in, "unordered")
        and not is_shaped(question, asked_in, "backward")
    ):
        return supposed(both, spoken)
    if ruling in TURNS and reading.has("lowest", "wins"):
        return _supposed(of_ranks(reading), spoken)
    found: tuple[str, ...] = ()
    if ruling in TURNS or (ruling in PAYING and is_of_turns(reading)):
        turns = _agreed(question, asked_in, reading, of_turns(reading)) or of_supply(reading)
        found = (*_supposed(turns, spoken), *_supposed(of_own_draw(reading), spoken))
    elif ruling in FINDING or (ruling in PAYING and is_of_finding(reading)):
        found = _of_finding(question, reading, asked_in, spoken)
    if ruling in PAYING and asks_draw(reading):
        return found
    if ruling in PAYING:
        is_turned = any(is_shaped(question, asked_in, name) for name in ("unordered", "backward", "choosing"))
        is_onward = is_shaped(question, asked_in, "onward")
        rest = read_question(question, asked_in, is_known, has_claims=False)
        found = found or _supposed(None if is_turned else of_sides(read_scene(rest)), spoken)
        return found or paying_lines(read_scene(reading), spoken, is_onward=is_onward, is_turned=is_turned)
    return found or _supposed(_of_table(reading, ruling), spoken)


def _of_table(reading: Reading, ruling: str) -> Case | None:
    """Return what market and deck hold, what becomes of Sanctuaries that were drawn, what a hand has, or who is placed where."""
    if ruling in SUPPLY:
        return of_supply(reading)
    if ruling in KEEPING:
        return of_keeping(reading)
    if ruling == HANDS:
        return of_hands(reading)
    return of_ranks(reading) if ruling in RANKS else None


def _of_finding(question: str, reading: Reading, asked_in: Language, spoken: Language) -> tuple[str, ...]:
    """Return what a row finds and draws; nothing if its order is stated in another way than from the first on or back to it, or if fame is asked for."""
    if reading.has("pay") and reading.lacks("sanctuary", "find", "draw", "clue"):
        return ()
    is_backward = reading.has("backward") or is_shaped(question, asked_in, "backward")
    case = of_finding(reading, is_backward=is_backward)
    if not is_backward:
        case = (
            None if is_shaped(question, asked_in, "unordered") else _agreed(question, asked_in, reading, case)
        )
    found = _supposed(case, spoken)
    return (*found, message(spoken, "case-last-round")) if found and is_last_round(reading) else found


def _agreed(question: str, asked_in: Language, reading: Reading, case: Case | None) -> Case | None:
    """Return a case that the words of a question do not contradict; without clues that may not count, a row is left as it is."""
    if isinstance(case, DrawCase) and (
        case.clues < clues_on(case.row) or not is_placed_before(reading) or is_otherwise(reading, case)
    ):
        case = RoundsCase(row=case.row, is_open=True)
    return None if case is None or is_contradicted(question, asked_in, reading, case) else case


def _supposed(case: Case | None, language: Language) -> tuple[str, ...]:
    """Return the answer of a case, after what it supposes."""
    return () if case is None else supposed((case,), language)
