"""The nearest situation that can be worked out, for a question that holds no case: it is said with what it supposes.

Nothing is claimed of the question: whoever asks compares what is supposed with the cards on the table.
"""

from collections.abc import Callable

from faraway.messages import Language, message
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.case import Case, DrawCase, OrderCase, RoundsCase
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.nearest_paying import paying_lines
from faraway.rulebook.cases.numbers import MOST_PLAYERS, MOST_ROUNDS, Role
from faraway.rulebook.cases.parsing_drawn import asks_draw
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.rows import cards_of
from faraway.rulebook.cases.scene import Scene, read_scene

ELSEWHERE = ("hand", "centre", "middle", "market", "lowest", "tie", "deck", "removed", "take", "grab", "pick")
"""Regions beside words of these kinds are not those of a tableau."""
OTHERS = ("stranger", "person", "pron", "other")
EARLIER = ("previous", "earlier", "before")
LEAST_DURATION = 9
"""Two lower numbers beside one another may count something: `2 cards, so 3 or 6`."""
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
    if ruling in FINDING or (ruling in PAYING and _is_of_finding(reading)):
        return _supposed(_of_finding(reading), spoken)
    if ruling in TURNS:
        return _supposed(_of_turns(reading), spoken)
    return paying_lines(read_scene(reading), spoken) if ruling in PAYING else ()


def _is_of_finding(reading: Reading) -> bool:
    """Return True if a question asks for Sanctuaries that are found or drawn, and not for what anything pays."""
    is_asked = asks_draw(reading) or reading.asks_for("sanctuary")
    return is_asked and reading.lacks("pay", "give", "reckon", "need")


def _supposed(case: Case | None, language: Language) -> tuple[str, ...]:
    """Return the answer of a case, after what it supposes."""
    if case is None:
        return ()
    answered = answer_case(case, language)
    return (message(language, "nearest-case", understood=answered.understood, statement=answered.statement),)


def _row(scene: Scene) -> Listed | None:
    """Return the longest list of several Regions that may be a row; None if there is none, or two as long."""
    lists = [each for each in cards_of(scene) if _is_row(each)]
    longest = max((len(each.cards) for each in lists), default=0)
    found = [each for each in lists if len(each.cards) == longest]
    return found[0] if len(found) == 1 else None


def _is_row(listed: Listed) -> bool:
    cards = listed.cards
    is_list = len(cards) > 1 and max(cards) >= LEAST_DURATION
    return is_list and len(set(cards)) == len(cards) <= MOST_ROUNDS and listed.kinds.isdisjoint(ELSEWHERE)


def _of_finding(reading: Reading) -> Case | None:
    """Return what each Region of a row has drawn, or the last one with the clues that are counted."""
    scene = read_scene(reading)
    listed = _row(scene)
    row = listed.cards if listed is not None and not scene.names else ()
    if len(reading.row) > len(row) and reading.lacks(*OTHERS):
        row = reading.row
    if len(row) < 2 or len(set(row)) < len(row):
        return None
    clues = reading.counts.get("clue", 0)
    if len(row) == 2 and clues and row[0] < row[1]:
        return DrawCase(row=row, clues=clues)
    is_open = not reading.sanctuaries.is_none and "clue" not in reading.sanctuaries.denied
    return RoundsCase(row=row, is_open=is_open)


def _of_turns(reading: Reading) -> Case | None:
    """Return the order of those who played the Regions that are named one by one; those in a list lie elsewhere."""
    lists = read_scene(reading).lists
    listed = {card for each in lists if len(each.cards) > 1 for card in each.cards}
    alone = tuple(
        dict.fromkeys(
            each.cards[0]
            for each in lists
            if each.cards[0] not in listed and each.kinds.isdisjoint(ELSEWHERE)
        )
    )
    is_whole = all(number == len(alone) for number in reading.values(Role.PLAYERS))
    is_of_round = 1 < len(alone) <= MOST_PLAYERS and is_whole and reading.lacks(*EARLIER)
    return OrderCase(played=alone) if is_of_round else None
