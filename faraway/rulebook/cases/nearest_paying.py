"""What the cards pay that a question names, where it holds no case: under a premise that is said, so that it can be compared.

Which Regions are asked about, which follow them and what the Sanctuaries show are the likeliest by its words; what is said is true
of the situation that is supposed.
"""

from collections.abc import Mapping

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.messages import Language
from faraway.rulebook.cases.asking import asks_for_sanctuaries_alone, asks_for_so_many
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import (
    Case,
    OptionsCase,
    QuestCase,
    RowPayCase,
    Shown,
    TableauCase,
)
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.nearest_order import LAID, has_others, is_placed_first, row_agreed
from faraway.rulebook.cases.nearest_said import facts_of, seen_on_regions, supposed
from faraway.rulebook.cases.numbers import LEAST_DURATION, MOST_ROUNDS, Role, is_name
from faraway.rulebook.cases.otherwise import is_otherwise, without_aside
from faraway.rulebook.cases.parsing_sheet import is_printed, shown_of
from faraway.rulebook.cases.phrases import Phrase
from faraway.rulebook.cases.rows import NOT_IN_VIEW, cards_of, is_left_of_another, sentence_at, targets_of
from faraway.rulebook.cases.scene import Scene, unnamed_beside
from faraway.rulebook.cases.values import is_settled
from faraway.rulebook.cases.view import BIOMES, ICONS

ELSEWHERE = ("hand", "centre", "middle", "market", "lowest", "tie", "deck", "removed", "take", "grab", "pick")
"""Regions beside words of these kinds may lie elsewhere than in a tableau."""
PLACED = (*LAID, "first", "round")
HELD = ("hand", "pick", "which", "choice")
SUPPOSING = ("unreal", "if")
MOST_CARDS, NEAR = 3, 4


def paying_lines(scene: Scene, language: Language, *, is_onward: bool, is_turned: bool) -> tuple[str, ...]:
    """Return what the cards pay that a question names: of two that are weighed, of a row and of Sanctuaries, or of each alone.

    With `is_onward` the question says in words that its Regions are stated in the order of play; with `is_turned`,
    that they are stated in another.
    """
    lists = _lists(scene)
    either = _either_order(scene, lists)
    if either:
        return supposed([_with_row(scene, row, row) for row in either], language)
    chosen = _chosen(scene, lists)
    if chosen is not None:
        return supposed([chosen], language)
    quests = _quests(scene, lists)
    if quests:
        return supposed(quests, language)
    row, targets = row_agreed(scene, *_row_asked(scene, lists), is_onward=is_onward)
    row = () if is_turned and not any(each.is_backward for each in lists) else row
    is_apart = any(is_left_of_another(scene, region) for region in targets)
    is_apart |= asks_for_sanctuaries_alone(scene) and not _named_again(scene, lists)
    if not row or is_apart or _counts_view(scene):
        return _of_each(scene, lists, language)
    targets = row if asks_for_so_many(scene, len(row)) else targets
    found = [case for case in _with_targets(scene, row, targets) if not is_otherwise(scene.reading, case)]
    if not found and unnamed_beside(scene):
        return _of_each(scene, lists, language)
    return supposed(found, language) if found else seen_on_regions(row, targets, language)


def _lists(scene: Scene) -> list[Listed]:
    """Return the Regions as they are listed, without numbers that may be what somebody claims, or count something."""
    found: list[Listed] = []
    for each in without_aside(scene.words, cards_of(scene)):
        is_row = len(set(each.cards)) == len(each.cards) <= MOST_ROUNDS
        is_long = len(each.cards) > 2 or (len(each.cards) > 1 and max(each.cards) >= LEAST_DURATION)
        is_placed = is_long or _is_named(scene, each.start) or not each.kinds.isdisjoint(PLACED)
        is_paid = is_any(at(scene.words, each.start - 1), ("pay", "give", "claim", "says"))
        is_first = not found and each.cards[0] >= LEAST_DURATION and not is_paid
        is_again = any(each.cards[0] in other.cards for other in found)
        if is_row and (is_placed or is_first or is_again):
            found.append(each)
    return found


def _is_named(scene: Scene, place: int) -> bool:
    """Return True if a number is surely a card: by its word, or by an article."""
    return is_name(scene.words, place) or is_any(at(scene.words, place - 1), ("the", "own"))


def _either_order(scene: Scene, lists: list[Listed]) -> list[tuple[int, ...]]:
    """Return both orders of the only two Regions that are named, if it is asked which is better; else nothing."""
    cards = tuple(dict.fromkeys(card for each in cards_of(scene) for card in each.cards))
    named = {card for each in scene.lists for card in each.cards}
    is_asked = scene.reading.has("or") and not scene.reading.lacks("then", "order", "earlier", "first")
    is_pair = len(cards) == 2 and len(named) == 2 and bool(lists or len(scene.lists) > 1)
    if scene.phrases and not _is_whole(scene):
        return []
    is_weighed = any(
        any(word.text.isdigit() or "doubt" in word.kinds for word in scene.words[place + 1 : place + NEAR])
        for place in scene.reading.places("or")
    )
    return [cards, (cards[1], cards[0])] if is_asked and is_pair and is_weighed else []


def _chosen(scene: Scene, lists: list[Listed]) -> Case | None:
    """Return what each of two Regions would pay at one place, which are weighed against each other; None if none are."""
    pairs: list[tuple[int, ...]] = [
        each.cards
        for each in lists
        if len(each.cards) == 2 and not each.kinds.isdisjoint(HELD) and each.kinds.isdisjoint(("then", "row"))
    ]
    pairs = pairs or _weighed(scene)
    others = [each for each in lists if len(pairs) == 1 and not set(each.cards) <= set(pairs[0])]
    is_asked = not scene.reading.lacks("which", "pick", "or") or scene.reading.is_last_named
    if len(pairs) != 1 or len(others) > 1 or not is_asked or not _is_stated(scene) or not _is_whole(scene):
        return None
    listed = others[0].cards if others else ()
    if not set(listed).isdisjoint(pairs[0]):
        return None
    later = () if not others or others[0].kinds.isdisjoint(("then", "after")) else listed
    return OptionsCase(regions=pairs[0], later=later, sanctuaries=_icons(_phrases(scene), scene))


def _weighed(scene: Scene) -> list[tuple[int, ...]]:
    """Return the two Regions between which `or` stands in a question for a card: `which is better, 21 or 28?`."""
    found: list[tuple[int, ...]] = []
    for place in scene.reading.places("or"):
        left, step = at(scene.words, place - 1), place + 1
        while "the" in at(scene.words, step).kinds:
            step += 1
        right = at(scene.words, step)
        cards = {number.value for number in scene.free_numbers if number.role is Role.DURATION}
        is_pair = left.text.isdigit() and right.text.isdigit() and {left.number, right.number} <= cards
        if is_pair and scene.reading.has("which") and left.number != right.number:
            found.append((left.number, right.number))
    return found


def _phrases(scene: Scene) -> list[Phrase]:
    """Return the described Sanctuaries without those of which it is asked what they would change."""
    return [phrase for phrase in scene.phrases if not _is_supposed(scene, phrase)]


def _is_supposed(scene: Scene, phrase: Phrase) -> bool:
    start, end = sentence_at(scene, phrase.start)
    words = scene.words[start:end]
    return any("unreal" in word.kinds for word in words) and start > 0


def _icons(phrases: list[Phrase], scene: Scene) -> dict[str, int]:
    """Return what Sanctuaries show together, and none of what is denied of them."""
    total = dict.fromkeys(scene.sanctuaries.denied, 0)
    for phrase in phrases:
        for icon, number in phrase.icons.items():
            total[icon] = total.get(icon, 0) + number * phrase.number
    return total


def _is_stated(scene: Scene) -> bool:
    """Return True if it is said what Sanctuaries show, or that there are none, as they may be printed."""
    found = scene.sanctuaries
    is_sure = all(_is_possible(phrase) and _is_of_itself(scene, phrase) for phrase in found.phrases)
    return found.is_stated and not found.is_doubtful and is_sure


def _is_of_itself(scene: Scene, phrase: Phrase) -> bool:
    """Return True if a Sanctuary is not one of several that are counted before it: `two of my Sanctuaries have …`."""
    start, _ = sentence_at(scene, phrase.start)
    named = sum(each.number for each in scene.phrases)
    counted = {
        number.place
        for number in scene.reading.numbers
        if number.value not in {1, named} and number.role in {Role.LOOSE, Role.CARDS, Role.OTHER}
    }
    return not any(place in counted for place in range(max(start, phrase.start - NEAR), phrase.start))


def _is_whole(scene: Scene) -> bool:
    """Return True if no icons are counted but those of the Sanctuaries that are described, and those that are needed."""
    return not any(
        number.role is Role.ICONS and number.value and number.group != "need" for number in scene.free_numbers
    )


def _is_possible(phrase: Phrase) -> bool:
    """Return True if no Sanctuary shows more than there can be on it."""
    is_coloured = any(icon in BIOMES for icon in phrase.icons)
    shown = sum(number for icon, number in phrase.icons.items() if icon not in BIOMES)
    return shown + int(phrase.quest is not None) <= (1 if is_coloured else 2)


def _shown(scene: Scene) -> tuple[Shown, ...]:
    """Return the Sanctuaries that are stated as they may be printed; nothing if one of them is not."""
    shown = tuple(shown_of(phrase) for phrase in _phrases(scene) for _ in range(phrase.number))
    return shown if all(is_printed(each) for each in shown) else ()


def _quests(scene: Scene, lists: list[Listed]) -> list[Case]:
    """Return what the quests of Sanctuaries pay, if no Region is asked about: with the Regions that are listed, or what is counted."""
    shown = _shown(scene)
    paying = tuple(place for place, each in enumerate(shown) if each.fame)
    again = [card for card in _named_again(scene, lists) if CATALOGUE.region_of[Duration(card)].quest]
    if not paying or not _is_stated(scene) or again:
        return []
    row = tuple(dict.fromkeys(card for each in lists for card in each.cards))
    is_borne = bool(row) and all(_bears(each) for each in lists)
    if row and not is_borne:
        return []
    if row and _is_either(scene):
        return [RowPayCase(row=row, targets=(), sanctuaries=(shown[place],), asked=(0,)) for place in paying]
    if row:
        return [RowPayCase(row=row, targets=(), sanctuaries=shown, asked=paying)]
    return [case for place in paying if (case := _counted(scene, shown, place)) is not None]


def _bears(listed: Listed) -> bool:
    """Return True if Regions are named for what they show, or as those that a Sanctuary counts."""
    return not listed.kinds.isdisjoint((*ICONS, "region")) and listed.kinds.isdisjoint(("then", "after"))


def _is_either(scene: Scene) -> bool:
    """Return True if `or` stands between two described Sanctuaries: one of them alone will lie there."""
    phrases = scene.phrases
    return any(
        "or" in word.kinds
        for index in range(1, len(phrases))
        for word in scene.words[phrases[index - 1].end : phrases[index].start]
    )


def _counted(scene: Scene, shown: tuple[Shown, ...], place: int) -> Case | None:
    """Return what a quest pays with the icons and biomes that are counted on Regions, and those of the Sanctuaries."""
    asked = shown[place]
    counts = scene.reading.counts
    if not asked.counted or not set(asked.counted) & set(counts) or scene.reading.is_doubtful("", "have"):
        return None
    others = (asked,) if _is_either(scene) else shown
    view = {
        icon: counts.get(icon, 0) + sum(dict(each.icons).get(icon, 0) for each in others)
        for icon in ICONS
        if icon in asked.counted
    }
    return QuestCase(fame=asked.fame, counted=asked.counted, view=view)


def _named_again(scene: Scene, lists: list[Listed]) -> tuple[int, ...]:
    """Return the Regions that are named more than once, those in questions first of all."""
    longest = max(lists, key=lambda each: len(each.cards), default=None)
    named: list[int] = []
    asked: list[int] = []
    found: list[int] = []
    for number in scene.free_numbers:
        is_listed = longest is not None and longest.start <= number.place <= longest.end
        is_other = number.role in {Role.COUNTED, Role.CLAIM, Role.ICONS, Role.PLAYERS}
        is_card = number.role is Role.DURATION or (number.value >= LEAST_DURATION and not is_other)
        is_later = longest is not None and number.value in longest.cards and not is_listed
        if is_card and (is_later or number.value in named) and not (is_listed and len(lists) > 1):
            _, end = sentence_at(scene, number.place)
            found.append(number.value)
            asked += [number.value] if at(scene.words, end).text == "?" else []
        named.append(number.value)
    known = {card for each in lists for card in each.cards}
    return tuple(dict.fromkeys(card for card in (asked or found) if card in known))


def _row_asked(scene: Scene, lists: list[Listed]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a row in the order of play, and the Regions of it that are asked about; no row if none can be supposed."""
    seen = [each for each in lists if _is_laid(each)]
    flow = tuple(dict.fromkeys(card for each in seen for card in each.cards))
    again = _named_again(scene, lists)
    rows = [each for each in seen if len(each.cards) > 1]
    if not rows:
        ordered = scene.reading.row
        is_whole = len(ordered) > 1 and set(flow) <= set(ordered) and len(flow) > 1
        first = [
            each
            for place, each in enumerate(seen)
            if all(each.cards != other.cards for other in seen[:place])
        ]
        row = ordered if is_whole else flow if len(flow) > 1 and _goes_on(first) else ()
        return row, again or row[:1]
    longest = max(rows, key=lambda each: len(each.cards))
    is_one = sum(len(each.cards) == len(longest.cards) for each in rows) == 1
    if not is_one and set(again) <= set(longest.cards):
        return (), ()
    is_beside = bool(again) and flow[0] == again[0] and again[0] not in longest.cards
    beside = tuple(dict.fromkeys(each.cards[0] for each in seen if each.cards[0] not in longest.cards))
    if is_beside and len(flow) <= MOST_ROUNDS:
        return flow, again
    asked = tuple(card for card in targets_of(scene) if card in beside) if len(beside) > 1 else beside
    if len(asked) == 1 and not again and not longest.is_backward:
        return (*asked, *longest.cards), asked
    return longest.cards, tuple(card for card in again if card in longest.cards)


def _is_laid(listed: Listed) -> bool:
    """Return True if Regions may lie in a tableau, and be seen by the one that is asked about."""
    is_elsewhere = not listed.kinds.isdisjoint(ELSEWHERE) and listed.kinds.isdisjoint(LAID)
    is_before = not listed.kinds.isdisjoint(NOT_IN_VIEW) and listed.kinds.isdisjoint(
        ("then", "after", "first")
    )
    return not is_elsewhere and not (is_before and len(listed.cards) == 1)


def _goes_on(lists: list[Listed]) -> bool:
    """Return True if each Region but the first is said to have come later."""
    return all(not each.kinds.isdisjoint(("then", "after", "last", "round")) for each in lists[1:])


def _with_targets(scene: Scene, row: tuple[int, ...], targets: tuple[int, ...]) -> list[Case]:
    """Return what Regions of a row pay with the Sanctuaries that are stated; nothing if these are not stated."""
    added = _added(scene)
    if not (_is_stated(scene) or added) or len(row) > MOST_ROUNDS:
        return []
    shown, icons = _shown(scene), _icons(_phrases(scene), scene)
    paying = tuple(place for place, each in enumerate(shown) if each.fame)
    is_asked = bool(paying) and _asks_for_sanctuary(scene)
    unknown: frozenset[str] = frozenset()
    if not added:
        unknown = scene.sanctuaries.unknown | unnamed_beside(scene)
    if len(targets) == 1 and not is_asked:
        return _one(row, targets[0], icons, added, unknown)
    if added and targets:
        each = [_one(row, target, icons, added, unknown) for target in targets[:MOST_CARDS]]
        return [case for cases in each for case in cases]
    if scene.phrases and not shown:
        return []
    denied = () if scene.phrases else scene.sanctuaries.denied
    asked = paying if is_asked else ()
    is_whole = len(row) == MOST_ROUNDS
    case = RowPayCase(
        row=row,
        targets=targets or (() if is_whole and shown else row),
        sanctuaries=shown,
        asked=asked if targets else (),
        denied=denied,
    )
    return [case] if is_settled(case, unknown) else []


def _with_row(scene: Scene, row: tuple[int, ...], targets: tuple[int, ...]) -> Case:
    """Return what Regions of a row pay, with the Sanctuaries if all are stated as they may be printed."""
    shown = _shown(scene) if _is_stated(scene) else ()
    denied = () if shown else scene.sanctuaries.denied
    return RowPayCase(row=row, targets=targets, sanctuaries=shown, denied=denied)


def _one(
    row: tuple[int, ...],
    target: int,
    icons: Mapping[str, int],
    added: Mapping[str, int],
    unknown: frozenset[str],
) -> list[Case]:
    later = row[row.index(target) + 1 :]
    case = TableauCase(region=target, later=later, sanctuaries=icons, added=added)
    return [case] if is_settled(case, unknown) else []


def _added(scene: Scene) -> dict[str, int]:
    """Return what a Sanctuary shows of which it is asked what it would change."""
    added = dict(scene.reading.supposed.icons)
    for phrase in scene.phrases:
        if _is_supposed(scene, phrase) and not added:
            added = {icon: number * phrase.number for icon, number in phrase.icons.items()}
    return added


def _asks_for_sanctuary(scene: Scene) -> bool:
    """Return True if a sentence that asks names a Sanctuary, or one is asked about."""
    return bool(scene.sanctuaries.targets) or any(
        at(scene.words, end).text == "?" and any("sanctuary" in word.kinds for word in scene.words[start:end])
        for start, end in scene.sentences
    )


def _counts_view(scene: Scene) -> bool:
    """Return True if it is counted what is in view beside the cards that are named: `I count 2 stones on what is visible`."""
    counted = [
        each for each in scene.free_numbers if each.role is Role.ICONS and each.value and each.group != "need"
    ]
    return any(
        is_any(word, ("faceup", "see")) for each in counted for word in scene.reading.sentence_of(each)
    )


def _of_each(scene: Scene, lists: list[Listed], language: Language) -> tuple[str, ...]:
    """Return what a Region pays that is last by itself with the Sanctuaries that are stated, or else what each of a few needs and pays."""
    named = tuple(dict.fromkeys(card for each in lists for card in each.cards if len(each.cards) == 1))
    is_alone = len(named) == 1 and all(len(each.cards) == 1 for each in lists)
    is_last = bool(scene.phrases) or scene.reading.has("last") or scene.reading.is_last_named
    is_last &= scene.reading.lacks("penultimate") and not has_others(scene, named)
    is_last &= scene.reading.has("last") or scene.reading.is_last_named or not is_placed_first(scene)
    if is_alone and is_last and _is_stated(scene) and _is_whole(scene) and not _counts_view(scene):
        icons = _icons(_phrases(scene), scene)
        found = _one(named, named[0], icons, _added(scene), scene.sanctuaries.unknown)
        if found:
            return supposed(found, language)
    return tuple(facts_of(region, language) for region in named[:MOST_CARDS])
