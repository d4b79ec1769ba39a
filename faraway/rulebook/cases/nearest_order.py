"""Whether a row may be supposed: not if a question says something of its order, or of a card in it, that the row would contradict.

A row is supposed only where each word is accounted for that may tell of an order: a false number is worse than none.
"""

from itertools import takewhile

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.accounting import is_left_out
from faraway.rulebook.cases.beside import around, at, is_any
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import Role, is_name
from faraway.rulebook.cases.otherwise import without_aside
from faraway.rulebook.cases.rows import (
    IN_VIEW,
    NOT_IN_VIEW,
    cards_of,
    later_than,
    order_said,
    sentence_at,
)
from faraway.rulebook.cases.scene import Scene
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

UNSURE_OF_HEAD = (*sorted(NOT_IN_VIEW), "doubt", "backward", "beside")
UNSURE = (*UNSURE_OF_HEAD, "penultimate", "nth", "round", "whens")
"""Words of these kinds beside a Region and a list may say that the list did not come after it."""
OTHERWISE = ("not", "deny", "nor", "short", "unreal", "swap", "removed", "gone", "unplayed", "alternative")
"""Words of these kinds beside a Region that is named again suppose another row."""
SUPPOSING = ("if", "unknown", *OTHERWISE)
SHOWN = ("last", "first", "penultimate", "nth", "see", "faceup", *ICONS)
SAID = ("pay", "give", "need", "claim", "says", *SHOWN)
"""Words of these kinds say something of a card that is in a row."""
PAID = ("pay", "give", "claim", "says", "reckon", "points", "counted", "or", "enough", "many", "what")
"""Words of these kinds beside a number say that it may be what something pays."""
PLAYED = ("play", "first", "last", "penultimate", "round", "nth", "now")
"""Words of these kinds beside a number say that it is a Region that was played."""
STOPS = ("break", "bracket", "but")
"""Words of these kinds end what is said of one card."""
LAID = ("row", "last", "penultimate", "then", "after", "order")
"""Regions beside words of these kinds lie in a tableau, whatever else is said of them."""
NEAR, NEAR_PAID = 3, 4


def row_agreed(
    scene: Scene, row: tuple[int, ...], targets: tuple[int, ...], *, is_onward: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a row that may be supposed, and the Regions of it that are asked about; no row if the question may tell of another."""
    is_other = _is_left_out(scene, row, is_asked=bool(targets)) or not _is_of_cards(scene, row)
    if not row or is_other or not is_kept(scene, row) or not _is_ascending(scene):
        return (), targets
    if any(len(each.cards) > 1 and set(row) <= set(each.cards) for each in scene.lists):
        return row, targets
    if not any(len(each.cards) > 1 for each in _lists_in(scene, row)):
        is_stated = row == scene.reading.row or _is_in_turn(scene, row)
        return (row, targets) if is_stated and not _is_last_but_one(scene, row) else ((), targets)
    return _joined(scene, row, targets, is_onward=is_onward)


def is_kept(scene: Scene, row: tuple[int, ...]) -> bool:
    """Return True if nothing is said of a Region that is named again which is not true of it in a row: that it was the first, or is not there."""
    is_swapped = scene.reading.supposed.is_swapped or not scene.reading.lacks("swap", "lowest")
    if is_swapped or _is_turned(scene) or _is_unplayed(scene, row):
        return False
    is_turned = any(
        order_said(scene, each, other) < 0 for place, other in enumerate(row) for each in row[place + 1 :]
    )
    return not is_turned and all(_is_true_of(scene, row, place) for place in _named_again(scene, row))


def _is_unplayed(scene: Scene, row: tuple[int, ...]) -> bool:
    """Return True if it is said of a Region of a row that it is in a hand, or was not played."""
    return any(
        is_left_out(around(scene.words, number.place, ("break", "but", "bracket")))
        for number in scene.free_numbers
        if number.role is Role.DURATION and number.value in row
    )


def _is_turned(scene: Scene) -> bool:
    """Return True if a question speaks of a backward order in which no list is stated, or names the first of a list by a word that is not known."""
    lists = [each for each in scene.lists if len(each.cards) > 1]
    if scene.reading.has("backward") and not any(each.is_backward for each in lists):
        return True
    return any(
        any("unknown" in word.kinds for word in _lead(scene, each))
        and any(is_any(word, ("first", "last", "then", "range")) for word in _lead(scene, each))
        for each in lists
        if not each.is_backward and _is_begun(scene, each)
    )


def _is_begun(scene: Scene, listed: Listed) -> bool:
    """Return True if no Region is named before a list in its sentence."""
    start, _ = sentence_at(scene, listed.start)
    return not any(start <= each.start < listed.start for each in scene.lists)


def _lead(scene: Scene, listed: Listed) -> tuple[Word, ...]:
    """Return the words that lead to a list in its sentence, from the Region before it on."""
    start, _ = sentence_at(scene, listed.start)
    begin = max([start, *(each.end + 1 for each in scene.lists if each.end < listed.start)])
    return scene.words[begin : listed.start]


def _named_again(scene: Scene, row: tuple[int, ...]) -> list[int]:
    """Return the places of the Regions of a row that are named outside of its longest list."""
    longest = max(
        (each for each in scene.lists if set(each.cards) <= set(row)),
        key=lambda each: len(each.cards),
        default=None,
    )
    if longest is None or len(longest.cards) < 2:
        return []
    return [
        number.place
        for number in scene.free_numbers
        if number.role is Role.DURATION
        and number.value in longest.cards
        and not longest.start <= number.place <= longest.end
    ]


def _is_true_of(scene: Scene, row: tuple[int, ...], place: int) -> bool:
    """Return True if what is said of a Region that is named again may be true of it in a row."""
    card = scene.words[place].number
    part = around(scene.words, place, STOPS)
    kinds = {kind for word in part if not word.text.isdigit() for kind in word.kinds}
    is_alone = sum(word.text.isdigit() for word in part) == 1
    if is_alone and _is_misplaced(row, card, kinds, is_asked=_is_asked(scene, place)):
        return False
    start = max(each for each in range(place + 1) if each == 0 or is_any(scene.words[each - 1], STOPS))
    before = scene.words[max(place - NEAR, 0) : place]
    is_conditional = any("if" in word.kinds for word in scene.words[start:place])
    if is_conditional or any(is_any(word, (*OTHERWISE, "besides")) for word in before):
        return False
    has_quest = CATALOGUE.region_of[Duration(card)].quest is not None
    if not has_quest and not kinds.isdisjoint(SUPPOSING):
        return not kinds.isdisjoint(SHOWN) and kinds.isdisjoint(("if", *OTHERWISE))
    return not kinds.isdisjoint((*PAID, *SAID)) or (has_quest and kinds.isdisjoint(SUPPOSING))


def _is_misplaced(row: tuple[int, ...], card: int, kinds: set[str], *, is_asked: bool) -> bool:
    """Return True if a Region is said to be the first or the last that is another in a row."""
    is_first = "first" in kinds and "last" not in kinds and not is_asked
    is_last = "last" in kinds and kinds.isdisjoint(("first", "penultimate"))
    return (is_first and row[0] != card) or (is_last and row[-1] != card)


def _is_asked(scene: Scene, place: int) -> bool:
    return at(scene.words, sentence_at(scene, place)[1]).text == "?"


def _is_left_out(scene: Scene, row: tuple[int, ...], *, is_asked: bool) -> bool:
    """Return True if a Region is named that a row has no place for, and it is neither what something pays nor said to lie before."""
    named = [each.cards[0] for each in scene.lists if len(each.cards) == 1]
    is_led = any(
        is_any(word, ("before", "earlier", "previous"))
        for each in _lists_in(scene, row)
        if len(each.cards) > 1
        for word in takewhile(lambda word: not is_any(word, STOPS), reversed(_lead(scene, each)))
    )
    for each in cards_of(scene):
        is_before = not is_led and not each.kinds.isdisjoint(NOT_IN_VIEW) and "last" not in each.kinds
        if set(each.cards) <= set(row) or (is_before and is_asked and named.count(each.cards[0]) < 2):
            continue
        near = scene.words[max(each.start - NEAR_PAID, 0) : each.end + NEAR_PAID]
        is_card = is_name(scene.words, each.start) or is_any(at(scene.words, each.start - 1), ("the", "own"))
        is_paid = any(is_any(word, PAID) for word in near) or _is_claimed_behind(scene, each, row)
        is_paid &= not is_card
        if len(each.cards) > 1 or named.count(each.cards[0]) > 1 or not is_paid:
            return True
    return False


def _is_claimed_behind(scene: Scene, listed: Listed, row: tuple[int, ...]) -> bool:
    """Return True if a number stands behind all that is stated of a row, and nothing is said of when it was played: `= 10?`."""
    is_behind = all(each.end < listed.start for each in _lists_in(scene, row) if len(each.cards) > 1)
    return is_behind and listed.kinds.isdisjoint(
        (*IN_VIEW, *NOT_IN_VIEW, *PLAYED, *SUPPOSING[:1], *OTHERWISE)
    )


def _is_of_cards(scene: Scene, row: tuple[int, ...]) -> bool:
    """Return True if no list of a row is part of a longer run of numbers, or stated as what Regions pay."""
    lists = _lists_in(scene, row)
    for each in lists:
        before, after = each.start - 1, each.end + 1
        is_run = at(scene.words, before).text == "," and at(scene.words, before - 1).text.isdigit()
        is_run |= at(scene.words, after).text == "," and at(scene.words, after + 1).text.isdigit()
        is_whole = len(each.cards) > 1 and all(set(one.cards) <= set(each.cards) for one in lists)
        is_paid = is_whole and is_any(at(scene.words, before), ("pay", "give", "points"))
        others = {number.value for number in scene.free_numbers if number.role is not Role.DURATION}
        ends = {at(scene.words, before - 1).number, at(scene.words, after + 1).number}
        if is_paid or (is_run and not ends.isdisjoint(others) and len(each.cards) > 1):
            return False
    return True


def _lists_in(scene: Scene, row: tuple[int, ...]) -> list[Listed]:
    return [each for each in cards_of(scene) if set(each.cards) <= set(row)]


def _is_in_turn(scene: Scene, row: tuple[int, ...]) -> bool:
    """Return True if Regions that are stated one by one have no word beside them that may say another order."""
    return all(
        each.kinds.isdisjoint(UNSURE_OF_HEAD)
        and ("penultimate" not in each.kinds or each.cards == row[-2:-1])
        and ("last" not in each.kinds or each.cards in (row[-1:], row[-2:-1]))
        for each in _lists_in(scene, row)
        if at(scene.words, sentence_at(scene, each.start)[1]).text != "?"
    )


def _is_last_but_one(scene: Scene, row: tuple[int, ...]) -> bool:
    """Return True if another Region came after the last of a row, by what is said of it: `33 is second to last, after 12`."""
    last = [each for each in scene.lists if each.cards == row[-1:]]
    return any("penultimate" in each.kinds and each.kinds.isdisjoint(("last", "then")) for each in last)


def _is_unknown(word: Word) -> bool:
    """Return True if it is not known what a word says."""
    is_bare = not word.kinds and not word.text.isdigit() and not word.is_spelled
    return is_bare or is_any(word, ("unknown", "stranger"))


def _is_placed(scene: Scene, row: tuple[int, ...], *, is_onward: bool) -> bool:
    """Return True if each list behind the first Region of a row is said to come later, or no word may say that it did not."""
    lists = _lists_in(scene, row)
    cards = [each.cards for each in lists]
    return all(
        _is_later(scene, each, row, is_onward=is_onward) for each in lists if cards.count(each.cards) == 1
    )


def _is_later(scene: Scene, listed: Listed, row: tuple[int, ...], *, is_onward: bool) -> bool:
    """Return True if a list may stand in a row where it is supposed, by the words that lead to it and those behind it."""
    _, end = sentence_at(scene, listed.start)
    lead = _lead(scene, listed)
    words = (*lead, *scene.words[listed.end + 1 : _behind(scene, listed, end)])
    is_seen = is_onward or any(is_any(word, IN_VIEW) for word in lead)
    is_head = listed.cards == row[:1]
    if any(is_any(word, UNSURE_OF_HEAD if is_head else UNSURE) for word in words):
        return False
    return is_head or is_seen or not any(_is_unknown(word) for word in words)


def _behind(scene: Scene, listed: Listed, end: int) -> int:
    """Return the place where what is said behind a list ends: before a comma, an `and`, or the next Region."""
    stops = [one.start for one in scene.lists if one.start > listed.end]
    stops += [place for place in range(listed.end + 1, end) if is_any(scene.words[place], ("break", "conj"))]
    return min([end, *stops])


def _rounds(scene: Scene) -> list[int]:
    """Return the rounds or places that are named, in the order in which they are stated."""
    stated = {each.place: each.value for each in scene.reading.numbers if each.role is Role.ROUND}
    for place in scene.reading.places("round", "whens"):
        after = at(scene.words, place + 1)
        stated |= {place + 1: after.number} if after.text.isdigit() else {}
    return list(dict.fromkeys(stated[place] for place in sorted(stated)))


def _is_ascending(scene: Scene) -> bool:
    """Return True if the rounds that are named are stated in their order."""
    return _rounds(scene) == sorted(_rounds(scene))


def _joined(
    scene: Scene, row: tuple[int, ...], targets: tuple[int, ...], *, is_onward: bool
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return a row of a Region and of lists, if these are said to come after it or nothing is said; the lists before it if that is said."""
    head, lists = row[0], [each for each in _lists_in(scene, row) if each.cards != (row[0],)]
    later = later_than(scene, head)
    kinds = {kind for each in lists for kind in each.kinds}
    leads = [{kind for word in _lead(scene, each) for kind in word.kinds} for each in lists]
    is_doubtful = any("doubt" in lead and lead.isdisjoint(IN_VIEW) for lead in leads)
    is_before = later == () and len(lists) == 1 and kinds.isdisjoint((*IN_VIEW, "round", "nth", "unknown"))
    if is_before and not is_doubtful and targets == (head,):
        return (*lists[0].cards, head), targets
    is_after = scene.lists[0].cards == (head,) and scene.lists[0].lead == "after" and "leftward" not in kinds
    is_dated = len(_rounds(scene)) > 1
    if later is None:
        is_stated = is_after or is_dated or _is_placed(scene, row, is_onward=is_onward)
    else:
        is_stated = set(later) == set(row[1:])
    return (row, targets) if is_stated and not is_doubtful else ((), targets)


def has_others(scene: Scene, named: tuple[int, ...]) -> bool:
    """Return True if a Region beside those is named of which it is said when it was played."""
    return any(
        each.cards[0] not in named and (bool(each.lead) or not each.kinds.isdisjoint((*LAID, *NOT_IN_VIEW)))
        for each in without_aside(scene.words, cards_of(scene))
    )


def is_placed_first(scene: Scene) -> bool:
    """Return True if a Region may have others behind it: it is said to be the first, or other cards are spoken of."""
    others = ("first", "nth", "round", "leftward", "hidden", "then", "after", "rest", "faceup", "see", "row")
    return not scene.reading.lacks(*others) or any(
        is_any(word, ("elsewhere", "another", "other", "else", "remainder"))
        and not scene.is_taken(place)
        and "person" not in word.kinds
        for place, word in enumerate(scene.words)
    )
