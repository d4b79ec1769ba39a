"""The nearest situation that can be worked out, for a question that holds no case: it is said with what it supposes.

Nothing is claimed of the question: whoever asks compares what is supposed with the cards on the table.
"""

from collections.abc import Callable

from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.cards.wording import words_for_quest, words_for_wonders
from faraway.messages import Language, message
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    RoundsCase,
    RowPayCase,
    TableauCase,
)
from faraway.rulebook.cases.contradicting import is_shaped
from faraway.rulebook.cases.nearest_play import (
    is_of_finding,
    is_of_turns,
    of_finding,
    of_hands,
    of_keeping,
    of_own_draw,
    of_ranks,
    of_supply,
    of_turns,
    row_of,
)
from faraway.rulebook.cases.numbers import LEAST_DURATION, MOST_ROUNDS, Role, is_name
from faraway.rulebook.cases.parsing_sheet import is_printed, shown_of
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.rows import cards_of
from faraway.rulebook.cases.said import say_numbers, say_view
from faraway.rulebook.cases.scene import Scene, read_scene
from faraway.rulebook.cases.tabled import is_last_round
from faraway.rulebook.cases.values import seen_by, tableau_fame

MOST_CARDS = 3
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
    if ruling in TURNS and reading.has("lowest", "wins"):
        return _supposed(of_ranks(reading), spoken)
    if ruling in TURNS or (ruling in PAYING and is_of_turns(reading)):
        turns = of_turns(reading) or of_supply(reading)
        return (*_supposed(turns, spoken), *_supposed(of_own_draw(reading), spoken))
    if ruling in FINDING or (ruling in PAYING and is_of_finding(reading)):
        return _of_finding(question, reading, asked_in, spoken)
    return (
        _of_paying(read_scene(reading), spoken)
        if ruling in PAYING
        else _supposed(_of_table(reading, ruling), spoken)
    )


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
    """Return what a row finds and draws; nothing if its order is told in another way than from the first on or back to it."""
    is_backward = reading.has("backward") or is_shaped(question, asked_in, "backward")
    case = of_finding(reading, is_backward=is_backward)
    is_sorted = isinstance(case, RoundsCase) and list(case.row) == sorted(case.row)
    if not is_backward and not is_sorted and is_shaped(question, asked_in, "unordered"):
        return ()
    found = _supposed(case, spoken)
    return (*found, message(spoken, "case-last-round")) if found and is_last_round(reading) else found


def _supposed(case: Case | None, language: Language) -> tuple[str, ...]:
    """Return the answer of a case, after what it supposes."""
    if case is None:
        return ()
    answered = answer_case(case, language)
    return (message(language, "nearest-case", understood=answered.understood, statement=answered.statement),)


def _of_paying(scene: Scene, language: Language) -> tuple[str, ...]:
    """Return what Regions need, see and pay: those of a row that are named again, or one beside it, or else all of it."""
    listed = row_of(scene)
    if listed is None:
        named = list(dict.fromkeys(scene.reading.regions))
        return tuple(_facts(region, language) for region in named[:MOST_CARDS])
    row = listed.cards
    beside = [each for each in cards_of(scene) if each != listed]
    targets = tuple(
        dict.fromkeys(
            number.value
            for number in scene.free_numbers
            if number.value in row
            and not listed.start <= number.place <= listed.end
            and (number.role is Role.DURATION or number.value >= LEAST_DURATION)
        )
    )
    others = {
        each.cards[0]
        for each in beside
        if each.cards[0] not in row and len(each.cards) == 1 and _is_named(scene, each.start)
    }
    if len(others) == 1 and not targets:
        return _beside_row(others.pop(), row, language)
    found = scene.sanctuaries
    shown = tuple(shown_of(phrase) for phrase in scene.phrases for _ in range(phrase.number))
    is_told = not found.is_doubtful and not found.unknown and (bool(shown) or found.is_none)
    if not is_told or not all(is_printed(each) for each in shown):
        return _seen_on_regions(row, targets, language)
    if len(targets) == 1:
        later = row[row.index(targets[0]) + 1 :]
        return _supposed(TableauCase(region=targets[0], later=later, sanctuaries=found.icons), language)
    asked = targets if targets or len(row) == MOST_ROUNDS else row
    return _supposed(RowPayCase(row=row, targets=asked, sanctuaries=shown, asked=found.targets), language)


def _is_named(scene: Scene, place: int) -> bool:
    """Return True if a number is surely a card: by its word, or by an article."""
    return is_name(scene.words, place) or is_any(at(scene.words, place - 1), ("the", "own"))


def _facts(region: int, language: Language) -> str:
    return answer_case(CardCase(region=region, view={}), language).statement


def _beside_row(region: int, row: tuple[int, ...], language: Language) -> tuple[str, ...]:
    """Return what a Region needs and pays that is named beside a list, and what it sees if that was played after it."""
    case = TableauCase(region=region, later=row, sanctuaries={})
    view = say_view(seen_by(case).view, language)
    if not view:
        return (_facts(region, language),)
    return (
        _facts(region, language),
        message(
            language,
            "nearest-after",
            row=say_numbers(row, language),
            region=region,
            view=view,
            fame=tableau_fame(case),
        ),
        message(language, "nearest-besides"),
    )


def _seen_on_regions(row: tuple[int, ...], targets: tuple[int, ...], language: Language) -> tuple[str, ...]:
    """Return for each Region of a row what it needs, pays and sees on Regions alone, the last played first."""
    return (
        message(language, "nearest-row", row=say_numbers(row, language)),
        *(
            _seen(region, row[place + 1 :], language)
            for place, region in reversed(list(enumerate(row)))
            if not targets or region in targets
        ),
        message(language, "nearest-besides"),
    )


def _seen(region: int, later: tuple[int, ...], language: Language) -> str:
    card = CATALOGUE.region_of[Duration(region)]
    case = TableauCase(region=region, later=later, sanctuaries={})
    if card.quest is None:
        return message(language, "nearest-no-quest", region=region)
    view, fame = say_view(seen_by(case).view, language), tableau_fame(case)
    needs, quest = words_for_wonders(card.prerequisite, language), words_for_quest(card.quest, language)
    if needs:
        return message(
            language, "nearest-needs", region=region, wonders=needs, quest=quest, view=view, fame=fame
        )
    if card.quest.per is Per.FIXED:
        return message(language, "nearest-fixed", region=region, fame=fame)
    return message(language, "nearest-free", region=region, quest=quest, view=view, fame=fame)
