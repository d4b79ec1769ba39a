"""Parse a question that lays out a whole tableau: its score sheet answers whatever is argued about it.

The eight Regions stand in one list, or each with its round, and every Sanctuary is stated as it is printed. Who claims what of it,
and why, changes nothing in the score and need not be understood. Other cards, another player's Sanctuaries and what might have been
would: with them there is no case.
"""

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.asking import (
    OTHER_TALK,
    asks_otherwise,
    is_found,
    is_near_doubt,
    is_of_another,
    named_in_question,
)
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import RowPayCase, Shown, TableauCase
from faraway.rulebook.cases.claims import CLAIMED_COUNT, CLAIMED_DRAW, CLAIMED_FIND, SPEAKING
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.phrases import Phrase
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.rows import NOT_IN_VIEW, in_rounds, is_choice, is_claimed, sentence_at
from faraway.rulebook.cases.scene import Scene, read_scene
from faraway.rulebook.cases.values import is_settled
from faraway.rulebook.cases.view import BIOMES, ICONS, WONDERS, asked_wonders, counted_icons
from faraway.rulebook.phrasebook import Word

SCORED = ("pay", "give", "need", "set", "enough", "scoring", "reckon", "says", "counted")
"""Words of these kinds speak of scoring."""
SUPPOSED = ("if", "alternative", "unreal", "besides", "short", "correction", "forgotten", "mistake", "gone")
"""Words of these kinds may speak of another tableau than the one that is laid out."""
OTHERWISE = (*OTHER_TALK, "wins", "often", "deal", "market", CLAIMED_DRAW, CLAIMED_COUNT, CLAIMED_FIND)
MOST_TARGETS = 3


def parse_sheet(reading: Reading) -> RowPayCase | TableauCase | None:
    """Return the case of a whole tableau; None if it is not laid out, or if other things are asked or may be in it."""
    scene = read_scene(reading)
    row = _row(scene)
    if not row:
        return _parse_end(scene)
    if not _is_stated(scene) or not _is_of_scoring(scene, row):
        return None
    shown = tuple(shown_of(phrase) for phrase in scene.phrases for _ in range(phrase.number))
    if not all(is_printed(each) for each in shown) or len(set(shown)) < len(shown):
        return None
    targets = _targets(scene, row)
    case: RowPayCase | TableauCase
    if len(targets) == 1 and not scene.sanctuaries.targets:
        later = row[row.index(targets[0]) + 1 :]
        case = TableauCase(region=targets[0], later=later, sanctuaries=scene.sanctuaries.icons)
    elif len(targets) <= MOST_TARGETS:
        asked = scene.sanctuaries.targets or (() if targets else _leading_sanctuary(scene))
        case = RowPayCase(row=row, targets=targets, sanctuaries=shown, asked=asked)
    else:
        case = RowPayCase(row=row, targets=(), sanctuaries=shown)
    found = scene.sanctuaries
    is_partly_stated = bool(found.denied) and not found.is_none and not found.phrases
    unknown = [icon for icon in ICONS if icon not in found.denied] if is_partly_stated else []
    return case if is_settled(case, unknown) else None


def _parse_end(scene: Scene) -> RowPayCase | None:
    """Return the case of the end of a row: what each of its Regions pays, whatever is argued; None if Sanctuaries may be asked about."""
    lists = [each for each in scene.lists if len(each.cards) > 1 and not is_choice(scene, each)]
    if len(lists) != 1 or not lists[0].kinds.isdisjoint((*NOT_IN_VIEW, *ICONS, "first")):
        return None
    row = lists[0].cards
    is_row = scene.reading.has("row") or "last" in lists[0].kinds
    is_asked = bool(scene.sanctuaries.targets) or any(
        "sanctuary" in word.kinds for word in _asked_words(scene)
    )
    is_asked |= scene.reading.supposed.is_any or _is_of_others(scene)
    if not is_row or is_asked or len(set(row)) < len(row) or not scene.sanctuaries.is_stated:
        return None
    is_open = scene.sanctuaries.is_doubtful or is_of_another(scene)
    if is_open or not _is_of_scoring(scene, row) or asks_otherwise(scene):
        return None
    named = _targets(scene, row)
    shown = tuple(shown_of(phrase) for phrase in scene.phrases for _ in range(phrase.number))
    is_counted = any(each.role is Role.ICONS and each.value for each in scene.free_numbers)
    is_paying = any(each.fame for each in shown) and not named
    is_one = len(named) == 1 and named[0] in named_in_question(scene)
    is_open = _has_further(scene, row) and not (is_one and _is_denied_of(scene, named[0]))
    if is_counted or is_paying or is_open or not all(is_printed(each) for each in shown):
        return None
    targets = named if is_one or 1 < len(named) <= MOST_TARGETS else row
    denied = () if scene.phrases else scene.sanctuaries.denied
    case = RowPayCase(row=row, targets=targets, sanctuaries=shown, denied=denied)
    return case if is_settled(case, scene.sanctuaries.unknown) else None


def _has_further(scene: Scene, row: tuple[int, ...]) -> bool:
    """Return True if cards are counted that came after the Regions of a list: `then two cards without thistles`."""
    return any(
        number.role is Role.CARDS
        and number.value not in {len(row), MOST_ROUNDS}
        and any(
            is_any(word, ("then", "after")) for word in scene.words[slice(*sentence_at(scene, number.place))]
        )
        for number in scene.free_numbers
    )


def _is_denied_of(scene: Scene, region: int) -> bool:
    """Return True if cards that are not named are said to show nothing of what a Region asks for or counts."""
    card = CATALOGUE.region_of[Duration(region)]
    wanted = {*asked_wonders(card.prerequisite), *counted_icons(card)}
    denied = {
        kind
        for start, end in scene.sentences
        if any("deny" in word.kinds for word in scene.words[start:end])
        and any(
            "sanctuary" not in word.kinds and is_any(word, ("card", "region"))
            for word in scene.words[start:end]
        )
        for word in scene.words[start:end]
        for kind in word.kinds
    }
    return wanted <= (denied | set(WONDERS) if "goods" in denied else denied)


def _is_of_others(scene: Scene) -> bool:
    """Return True if something is stated of another player, and not only what one claims."""
    parts = [scene.words[start:end] for start, end in scene.sentences]
    return any(
        any(is_any(word, ("person", "stranger", "other")) for word in part)
        and not any("says" in word.kinds for word in part)
        for part in parts
    )


def _asked_words(scene: Scene) -> list[Word]:
    """Return the words of the sentences that ask."""
    return [
        word
        for start, end in scene.sentences
        if at(scene.words, end).text == "?"
        for word in scene.words[start:end]
    ]


def _row(scene: Scene) -> tuple[int, ...]:
    """Return the eight Regions of a tableau in the order of play; nothing if they are not laid out, or that order is in doubt."""
    long = [each for each in scene.lists if len(set(each.cards)) == len(each.cards) == MOST_ROUNDS]
    if len(long) == 1 and long[0].kinds.isdisjoint(("hidden", "before", "previous")):
        return long[0].cards
    first = scene.lists[:2]
    if not long and len(first) == 2 and "first" in first[0].kinds and "then" in first[1].kinds:
        row = (*first[0].cards, *first[1].cards)
        return row if len(set(row)) == len(row) == MOST_ROUNDS else ()
    rounds = in_rounds(scene)
    return rounds if len(rounds) == MOST_ROUNDS and not long else ()


def _is_stated(scene: Scene) -> bool:
    """Return True if every Sanctuary is stated, or it is said that there are none, and all are the player's own."""
    found = scene.sanctuaries
    is_named = any("sanctuary" in word.kinds for word in scene.words)
    is_whole = not found.is_doubtful and not found.unknown
    return is_whole and (bool(found.phrases) or found.is_none or not is_named) and not is_of_another(scene)


def _is_of_scoring(scene: Scene, row: tuple[int, ...]) -> bool:
    """Return True if a question speaks of scoring and of nothing else, and has no card that is not in the row."""
    reading = scene.reading
    is_asked = not reading.lacks(*SCORED) or is_claimed(scene)
    is_other = not reading.lacks(*OTHERWISE, *SUPPOSED) or reading.asks_for("sanctuary")
    is_other |= is_found(reading)
    strays = [each for each in scene.free_numbers if _is_stray(scene, each, row)]
    is_counted = not scene.phrases and not scene.sanctuaries.is_none
    is_other |= is_counted and any(
        each.role is Role.ICONS and each.group != "need" for each in scene.free_numbers
    )
    return is_asked and not is_other and not strays and not is_near_doubt(scene)


def _is_stray(scene: Scene, number: Number, row: tuple[int, ...]) -> bool:
    """Return True if a number may be a card that does not lie in the row: not one of it, and nobody's claim."""
    if number.role is not Role.DURATION or number.value in row:
        return number.role is Role.PLAYERS
    start, end = sentence_at(scene, number.place)
    before = at(scene.words, number.place - 1)
    part = scene.words[start : number.place]
    is_said = any("says" in word.kinds for word in part) and any(is_any(word, SPEAKING) for word in part)
    is_said &= not is_any(before, ("the", "card", "region", "play", "own"))
    listed = next(each for each in scene.lists if each.start <= number.place <= each.end)
    is_paid = is_any(before, ("pay", "give", "claim")) or "counted" in at(scene.words, number.place + 1).kinds
    return not (is_said or is_paid or is_choice(scene, listed)) or end == start


def shown_of(phrase: Phrase) -> Shown:
    """Return what a described Sanctuary shows, with its quest."""
    return Shown(
        icons=tuple((icon, phrase.icons[icon]) for icon in ICONS if phrase.icons.get(icon)),
        fame=phrase.quest.fame if phrase.quest else 0,
        counted=phrase.quest.counted if phrase.quest else (),
    )


def is_printed(shown: Shown) -> bool:
    """Return True if there may be a Sanctuary like this: a coloured one has an icon or a quest, a gray one two things or a quest."""
    is_coloured = any(icon in BIOMES for icon, _ in shown.icons)
    icons = sum(number for icon, number in shown.icons if icon not in BIOMES)
    is_of_two = len(shown.counted) == 2
    if is_coloured:
        return icons + (shown.fame > 0) == 1 and not is_of_two and (shown.fame == 0 or bool(shown.counted))
    return icons == 2 if not shown.fame else icons < 2


def _targets(scene: Scene, row: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Regions of the row that are named again: in questions, or else with what they pay or need, or in a claim."""
    listed = next((each for each in scene.lists if each.cards in {row, row[1:]}), None)
    named: set[int] = set()
    asked: list[int] = []
    paid: list[int] = []
    claimed: list[int] = []
    for number in scene.free_numbers:
        is_first = number.value not in named
        if listed is not None and number.value in listed.cards:
            is_first = listed.start <= number.place <= listed.end
        named.add(number.value)
        if is_first or number.role not in {Role.DURATION, Role.OTHER} or number.value not in row:
            continue
        start, end = sentence_at(scene, number.place)
        is_said = any("says" in word.kinds for word in scene.words[start:end])
        last = next(
            (each.end for each in scene.lists if each.start <= number.place <= each.end), number.place
        )
        if at(scene.words, end).text == "?":
            asked.append(number.value)
        elif _is_paid(at(scene.words, last + 1)):
            paid.append(number.value)
        elif is_said and is_any(at(scene.words, number.place - 1), ("the", "card", "region", "own")):
            claimed.append(number.value)
    if scene.reading.has("reckon") and not asked:
        return ()
    return tuple(dict.fromkeys(asked or paid or claimed))


def _is_paid(word: Word) -> bool:
    """Return True if a word behind a Region says what it is or pays; the Italian `e` may be `and`."""
    return is_any(word, ("pay", "give", "is", "need")) and "conj" not in word.kinds


def _leading_sanctuary(scene: Scene) -> tuple[int, ...]:
    """Return the place of the Sanctuary with a quest that a question begins with, unless it asks for a total; nothing if it does not."""
    first = scene.phrases[0] if scene.phrases else None
    is_led = first is not None and first.quest is not None and first.start < scene.lists[0].start
    return (
        (0,) if is_led and first is not None and first.number == 1 and scene.reading.lacks("reckon") else ()
    )
