"""Parse what a choice would have paid: one Region first or last, before or after others, or one of several Regions at one place."""

from collections.abc import Sequence
from itertools import pairwise

from faraway.rulebook.cases.asking import OTHER_TALK, is_found, is_of_another
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import OptionsCase, TableauCase
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.rows import sentence_at
from faraway.rulebook.cases.scene import Scene, read_scene
from faraway.rulebook.phrasebook import Word

EARLY, LATE = ("before", "earlier"), ("after", "then")
TOLD = frozenset([Role.DURATION, Role.ROUND, Role.CLAIM, Role.DESCRIBED])
SCORED = ("pay", "give", "scoring", "need", "enough", "reckon")
BETWEEN = frozenset(["between", "entre", "zwischen", "fra", "tra"])
OTHERWISE = (*OTHER_TALK, "correction", "hidden", "forgotten")


def parse_options(reading: Reading) -> TableauCase | OptionsCase | None:
    """Return the case of a choice; None if what is chosen from, or what is in view, is in doubt."""
    scene = read_scene(reading)
    found = scene.sanctuaries
    is_chosen = not reading.lacks("or", "doubt") or any(word.text in BETWEEN for word in reading.words)
    if not is_chosen or found.is_doubtful or found.unknown or is_of_another(scene) or is_found(reading):
        return None
    is_open = not found.is_stated and any("sanctuary" in word.kinds for word in scene.words)
    others = [each for each in scene.free_numbers if not _is_stated(each, scene)]
    if is_open or others or not reading.lacks(*OTHERWISE):
        return None
    lists = _without_repeats(scene)
    asked = [each for each in lists if at(scene.words, sentence_at(scene, each.start)[1]).text == "?"]
    if not asked:
        return None
    start, end = sentence_at(scene, asked[0].start)
    part = scene.words[start:end]
    is_scored = not reading.lacks(*SCORED)
    if not is_scored and not reading.lacks("find", "draw"):
        return None
    if _is_both_ways(part) and len(asked[0].cards) == 1 and len(lists) == 2:
        case = _both_ways(asked[0].cards[0], lists, found.icons)
        return case if case is None or is_scored or len(case.later) > 1 else None
    return _several(scene, lists, part)


def _is_stated(number: Number, scene: Scene) -> bool:
    """Return True if a number has its place in a choice; `the last three` counts what is listed."""
    return number.role in TOLD or (number.role is Role.LOOSE and number.value in _sizes(scene))


def _sizes(scene: Scene) -> set[int]:
    sizes = [len(each.cards) for each in scene.lists]
    return {*sizes, sum(sizes)}


def _without_repeats(scene: Scene) -> list[Listed]:
    """Return the lists without those whose Regions were all named before."""
    named: set[int] = set()
    kept: list[Listed] = []
    for each in scene.lists:
        if not set(each.cards) <= named:
            kept.append(each)
        named.update(each.cards)
    return kept


def _is_both_ways(part: Sequence[Word]) -> bool:
    """Return True if it is asked of two places in a row: `first or last`, `before instead of after`."""
    is_either = any(is_any(word, ("or", "doubt")) for word in part)
    is_ends = any(is_any(word, ("first", "nth")) for word in part)
    is_ends &= any("last" in word.kinds for word in part)
    is_sides = any(is_any(word, EARLY) for word in part) and any(
        is_any(word, LATE) and not is_any(word, EARLY) for word in part
    )
    return is_either and (is_ends or is_sides)


def _both_ways(region: int, lists: Sequence[Listed], icons: dict[str, int]) -> TableauCase | None:
    """Return the case of a Region before others, with what it would pay behind them."""
    later = next(each.cards for each in lists if each.cards != (region,))
    if region in later or len(set(later)) < len(later) or len(later) >= MOST_ROUNDS:
        return None
    return TableauCase(region=region, later=later, sanctuaries=icons, is_also_last=True)


def _several(scene: Scene, lists: Sequence[Listed], part: Sequence[Word]) -> OptionsCase | None:
    """Return the case of several Regions at the first or the last place, with the Regions that follow it."""
    regions, rest = _alternatives(scene, lists)
    is_first, is_last = (any(kind in word.kinds for word in part) for kind in ("first", "last"))
    later = rest[0].cards if len(rest) == 1 else ()
    is_laid_out = (is_last and not rest) or (is_first and len(later) > 1)
    is_distinct = len({*regions, *later}) == len(regions) + len(later) < MOST_ROUNDS + len(regions)
    if not regions or is_first == is_last or not is_laid_out or not is_distinct:
        return None
    return OptionsCase(regions=regions, later=later, sanctuaries=scene.sanctuaries.icons)


def _alternatives(scene: Scene, lists: Sequence[Listed]) -> tuple[tuple[int, ...], list[Listed]]:
    """Return the Regions that are chosen from, `27 or 25`, `between 27 and 25`, and the other lists; nothing if there are none."""
    for left, right in pairwise(lists):
        between = scene.words[left.end + 1 : right.start]
        is_or = any("or" in word.kinds for word in between) and len(between) <= 2
        if is_or and len(left.cards) == len(right.cards) == 1:
            return (*left.cards, *right.cards), [each for each in lists if each not in {left, right}]
    for each in lists:
        before = scene.words[max(each.start - 2, 0) : each.start]
        if len(each.cards) == 2 and any(word.text in BETWEEN for word in before):
            return each.cards, [other for other in lists if other is not each]
    return (), []
