"""Parse what a Sanctuary pays: its quest as it is described, with the cards or counts that a question names."""

from faraway.rulebook.cases.asking import OTHER_TALK, is_of_another
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import QuestCase
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.phrases import Phrase
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.rows import NOT_IN_VIEW, is_bare_choice, is_choice, is_followed, sentence_at
from faraway.rulebook.cases.scene import Scene, read_scene
from faraway.rulebook.cases.view import BIOMES, ICONS, own_icons

NAMED_BEFORE, MOST_NAMED = 6, 6
SETTLED = frozenset({Role.CLAIM, Role.COUNTED, Role.ROUND, Role.ICONS, Role.DURATION})
SKIPPED = ("the", "small", "own", "neutral", "nth")


def parse_sanctuary(reading: Reading) -> QuestCase | None:
    """Return the case of one Sanctuary with a quest; None if it is not said what it sees, or in doubt."""
    if not reading.lacks(*OTHER_TALK, *NOT_IN_VIEW, "need", "final", "who"):
        return None
    alone = [each for each in reading.sanctuaries.phrases if not each.icons and each.quest]
    if reading.has("included") and len(alone) < max(len(reading.sanctuaries.phrases), 1):
        return None
    scene = read_scene(reading)
    if is_of_another(scene):
        return None
    paying = [phrase for phrase in scene.phrases if phrase.quest]
    is_unasked = reading.has("scoring") and all(word.text != "?" for word in scene.words)
    is_whole = not reading.lacks("reckon", "all-rounds") or is_unasked
    is_total = is_whole and any(_is_row(scene, each) for each in scene.lists)
    if is_total or not scene.is_read or not scene.sanctuaries.unknown.isdisjoint(_counted(paying)):
        return None
    if (
        _is_of_region(scene)
        or len(paying) != 1
        or paying[0].number != 1
        or any(_is_stray(scene, each) for each in scene.free_numbers)
    ):
        return None
    view = _seen_by(scene, paying[0])
    quest = paying[0].quest
    return (
        None
        if view is None or quest is None
        else QuestCase(fame=quest.fame, counted=quest.counted, view=view)
    )


def _is_row(scene: Scene, listed: Listed) -> bool:
    """Return True if a total may be asked for of the Regions of a list: of most of a row, or of its end."""
    is_asked = bool(scene.sanctuaries.targets) or scene.reading.asks_for("sanctuary")
    is_end = len(listed.cards) > 1 and scene.reading.has("row") and listed.kinds.isdisjoint(ICONS)
    return len(listed.cards) > MOST_NAMED or (is_end and not is_asked)


def _is_of_region(scene: Scene) -> bool:
    """Return True if a question names one Region alone: it is asked what that one pays."""
    if any(is_followed(scene, each) for each in scene.lists if 1 < len(each.cards) < MOST_ROUNDS):
        return True
    rows = [set(each.cards) for each in scene.lists if len(each.cards) > 1]
    if any(row < other for row in rows for other in rows):
        return True
    for listed in scene.lists:
        start, end = sentence_at(scene, listed.start)
        is_placed = not listed.kinds.isdisjoint(("first", "last")) and listed.kinds.isdisjoint(ICONS)
        if len(scene.lists) == len(listed.cards) == 1 and is_placed and not scene.sanctuaries.targets:
            return True
        is_claimed = any("says" in word.kinds for word in scene.words[start:end])
        is_alone = len(listed.cards) == 1 and at(scene.words, listed.start - 1).text not in {"(", ","}
        if (
            is_alone
            and (at(scene.words, end).text == "?" or is_claimed)
            and not is_choice(scene, listed)
            and any(listed.cards[0] in each.cards for each in scene.lists if len(each.cards) > 1)
        ):
            return True
    return False


def _counted(paying: list[Phrase]) -> set[str]:
    return {icon for phrase in paying if phrase.quest for icon in phrase.quest.counted}


def _is_stray(scene: Scene, number: Number) -> bool:
    """Return True if a number has no place in the case: no count, no card, nor one of two answers."""
    beside = (at(scene.words, number.place - 1), at(scene.words, number.place + 1))
    is_or = number.role is Role.LOOSE and (
        any("or" in word.kinds for word in beside) or is_bare_choice(scene, number.place)
    )
    is_whole = number.role in {Role.CARDS, Role.LOOSE} and number.value == MOST_ROUNDS
    return number.role not in SETTLED and not is_or and not is_whole


def _seen_by(scene: Scene, paying: Phrase) -> dict[str, int] | None:
    """Return what a Sanctuary counts, on Regions and on all Sanctuaries; None if that is in doubt."""
    counted = paying.quest.counted if paying.quest else ()
    named = [number for number in scene.free_numbers if number.role is Role.ICONS]
    named = [number for number in named if not _is_printed(scene, number)]
    cards = [
        each for each in scene.lists if not _is_restated(each, scene, named) and not is_choice(scene, each)
    ]
    others = [phrase for phrase in scene.phrases if phrase is not paying]
    is_shown = any(not set(counted).isdisjoint(phrase.icons) for phrase in others)
    is_stated = set(counted) <= {number.icons[0] for number in named} or bool(cards)
    is_stated |= len(counted) == 1 and is_shown
    is_all = _is_of_all(scene) and any(icon in counted for icon in paying.icons)
    is_twice = len({number.icons for number in named}) < len(named)
    is_alone = not named and not cards and len(scene.phrases) < 2
    if not counted or is_all or is_twice or is_alone or not is_stated:
        return None
    if any(not _is_of_cards(scene, each, counted, len(cards)) for each in cards):
        return None
    on_sanctuaries = _on_sanctuaries(scene, paying, counted)
    return {
        icon: on_sanctuaries.get(icon, 0)
        + sum(number.value for number in named if number.icons == (icon,))
        + sum(own_icons(card)[icon] for each in cards for card in each.cards)
        for icon in ICONS
        if icon in counted
    }


def _is_of_cards(scene: Scene, listed: Listed, counted: tuple[str, ...], lists: int) -> bool:
    """Return True if a list names Regions that are counted, not a number of something."""
    is_named = len(listed.cards) > 1 or is_any(at(scene.words, listed.start - 1), ("on", "card", "region"))
    is_of_one = len(counted) == 1 or counted == BIOMES or lists == 1
    is_said = not listed.kinds.isdisjoint(counted)
    is_shown = all(any(own_icons(card)[icon] for icon in counted) for card in listed.cards)
    return is_named and is_of_one and (is_shown or not is_said)


def _is_printed(scene: Scene, number: Number) -> bool:
    """Return True if an icon is named as what is printed on Regions that are listed: `Regions showing a clue are 6 and 15`."""
    start, end = sentence_at(scene, number.place)
    listed = [each for each in scene.lists if start <= each.start < end]
    is_article = scene.words[number.place].is_spelled and number.value == 1
    return (
        is_article
        and bool(listed)
        and all(own_icons(card)[number.icons[0]] for each in listed for card in each.cards)
    )


def _is_restated(listed: Listed, scene: Scene, named: list[Number]) -> bool:
    """Return True if a list in brackets names the cards that were counted just before: `three night Regions (20, 31, 40)`."""
    is_bracketed = at(scene.words, listed.start - 1).text == "("
    before = [number for number in named if 0 < listed.start - number.place <= NAMED_BEFORE]
    return is_bracketed and any(number.value == len(listed.cards) for number in before)


def _on_sanctuaries(scene: Scene, paying: Phrase, counted: tuple[str, ...]) -> dict[str, int]:
    """Return what all Sanctuaries show; one that is said to bear what is counted shows it once."""
    total: dict[str, int] = {}
    is_bearer, end = False, -1
    for phrase in scene.phrases:
        is_next = phrase.start == end + 1 and is_bearer
        is_bearer, end = phrase is not paying and (is_next or _bears(scene, phrase, counted)), phrase.end
        shown = dict(phrase.icons)
        if is_bearer and not shown.get(counted[0]):
            shown[counted[0]] = 1
        for icon, number in shown.items():
            total[icon] = total.get(icon, 0) + number * phrase.number
    return total


def _bears(scene: Scene, phrase: Phrase, counted: tuple[str, ...]) -> bool:
    """Return True if it is said that what is counted lies on a Sanctuary: `stones on 1, 23 and on a red sanctuary`."""
    start = phrase.start - 1
    while start >= 0 and "on" not in scene.words[start].kinds and _is_skipped(scene, start):
        start -= 1
    first, _ = sentence_at(scene, phrase.start)
    is_said = any(is_any(word, counted) for word in scene.words[first : max(start, first)])
    return "on" in at(scene.words, start).kinds and is_said and len(counted) == 1


def _is_skipped(scene: Scene, place: int) -> bool:
    return scene.words[place].is_spelled or is_any(scene.words[place], SKIPPED)


def _is_of_all(scene: Scene) -> bool:
    """Return True if a sum may be that of Regions and Sanctuaries together."""
    for place, word in enumerate(scene.words):
        start, end = sentence_at(scene, place)
        is_apart = any(is_any(each, ("region", "counted")) for each in scene.words[start:end])
        is_apart |= any("denied" in each.kinds for each in scene.words[place : place + 3])
        if "all" in word.kinds and not is_apart and at(scene.words, end).text != "?":
            return True
    return False
