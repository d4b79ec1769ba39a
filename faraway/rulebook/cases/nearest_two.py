"""What two rows pay that a question compares: those of two players, or one row as it was played and as it might have been."""

from collections.abc import Sequence

from faraway.rulebook.cases.asking import is_of_another
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import Case, RowPayCase, TableauCase
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Role
from faraway.rulebook.cases.parsing_sheet import is_printed, shown_of
from faraway.rulebook.cases.rows import cards_of, sentence_at
from faraway.rulebook.cases.scene import Scene

FEWEST = 3
ELSEWHERE = (
    "hand",
    "centre",
    "middle",
    "market",
    "deck",
    "removed",
    "take",
    "grab",
    "pick",
    "lowest",
    "tie",
    "backward",
)
"""Words of these kinds beside a list say that it is no row, or in another order."""
BESIDE = ("then", "after", "see", "faceup", "leftward", "hidden", "before", "earlier", "previous")
OWNERS = ("stranger", "person", "me", "own", "one")
PLAYED = ("last", "row", "play", "first")


def of_two_rows(scene: Scene) -> list[Case]:
    """Return what two rows pay, or the Regions of them that are asked about; nothing if there are not just two, or more is stated."""
    lists = [each for each in cards_of(scene) if not _is_choice(scene, each)]
    rows = [each for each in lists if len(each.cards) >= FEWEST]
    if len(rows) != 2 or not _is_scored(scene) or not all(_is_row(scene, each) for each in rows):
        return []
    first, second = rows
    is_same = set(first.cards) == set(second.cards)
    known = {*first.cards, *second.cards}
    is_open = any(not known.issuperset(each.cards) for each in lists) or first.cards == second.cards
    is_counted = any(each.role is Role.ICONS and each.value > 0 for each in scene.free_numbers)
    if is_open or is_counted or not (is_same or _is_of_two(scene, first, second)):
        return []
    is_printable = all(is_printed(shown_of(phrase)) for phrase in scene.phrases)
    if scene.phrases and (not is_same or is_of_another(scene) or not is_printable):
        return []
    named = [card for each in lists if each not in rows for card in each.cards]
    return _of_each(scene, [each.cards for each in rows], list(dict.fromkeys(named)))


def _is_choice(scene: Scene, listed: Listed) -> bool:
    """Return True if a list has `or` between its numbers: they are answers to choose from."""
    return any("or" in word.kinds for word in scene.words[listed.start : listed.end])


def _is_scored(scene: Scene) -> bool:
    """Return True if it is asked what cards pay, and every Sanctuary is stated or it is said that there are none."""
    reading, found = scene.reading, scene.sanctuaries
    is_asked = not reading.lacks("pay", "give", "reckon", "points", "many") and not reading.asks_for(
        "sanctuary"
    )
    is_asked &= reading.lacks("draw", "deck", "hand", "lowest", "or" if scene.phrases else "clue")
    is_asked &= not any("find" in word.kinds and "wins" not in word.kinds for word in scene.words)
    is_stated = (found.is_none and not found.phrases) or (bool(found.phrases) and not found.is_none)
    return is_asked and is_stated and not found.is_doubtful and not found.unknown and scene.is_read


def _is_row(scene: Scene, listed: Listed) -> bool:
    """Return True if a list may be a row in the order of play."""
    before = at(scene.words, listed.start - 1)
    is_distinct = len(set(listed.cards)) == len(listed.cards) <= MOST_ROUNDS
    is_paid = is_any(before, ("pay", "give", "points", "says"))
    return is_distinct and not is_paid and not listed.is_backward and listed.kinds.isdisjoint(ELSEWHERE)


def _is_of_two(scene: Scene, first: Listed, second: Listed) -> bool:
    """Return True if two rows without a common Region are those of two players, each with its owner before it."""
    start, _ = sentence_at(scene, first.start)
    leads = (scene.words[start : first.start], scene.words[first.end + 1 : second.start])
    is_owned = all(any(is_any(word, OWNERS) or word.is_capital for word in lead) for lead in leads)
    is_played = not first.kinds.isdisjoint(PLAYED)
    is_played &= all(each.kinds.isdisjoint(BESIDE) for each in (first, second))
    return is_owned and is_played and set(first.cards).isdisjoint(second.cards)


def _of_each(scene: Scene, rows: Sequence[tuple[int, ...]], named: Sequence[int]) -> list[Case]:
    """Return what each row pays: a Region of it that is named again, or all of it."""
    shown = tuple(shown_of(phrase) for phrase in scene.phrases for _ in range(phrase.number))
    cases: list[Case] = []
    for row in rows:
        targets = tuple(card for card in row if card in named)
        if len(targets) == 1:
            (target,) = targets
            later = row[row.index(target) + 1 :]
            cases.append(TableauCase(region=target, later=later, sanctuaries=scene.sanctuaries.icons))
        else:
            cases.append(RowPayCase(row=row, targets=targets or row, sanctuaries=shown))
    return cases
