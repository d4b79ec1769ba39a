"""Parse what cards pay with the cards that a question lays out: which Regions are in view, and what Sanctuaries show."""

from collections.abc import Mapping, Sequence

from faraway.cards.catalogue import CATALOGUE, Duration
from faraway.rulebook.cases.asking import (
    asked_sanctuaries,
    asks_for_sanctuary,
    asks_for_so_many,
    asks_otherwise,
    has_besides,
    is_draw_asked,
    is_end_counted,
    is_excluded,
    is_fame_asked,
    is_found,
    named_in_question,
    only_row,
    several_asked,
)
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.case import CardCase, RegionsCase, RowPayCase, SetsCase, TableauCase
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.parsing_sheet import is_printed, shown_of
from faraway.rulebook.cases.phrases import Phrase
from faraway.rulebook.cases.placing import SETTLED, is_need, is_placed, is_points
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.rows import (
    NOT_IN_VIEW,
    cards_of,
    in_rounds,
    is_choice,
    is_followed,
    later_than,
    place_asked,
    sentence_at,
    targets_of,
)
from faraway.rulebook.cases.scene import Scene, read_scene, unnamed_beside
from faraway.rulebook.cases.values import card_fame, is_settled, prerequisite_met
from faraway.rulebook.cases.view import BIOMES, ICONS, add_own_icons, asked_wonders, counted_icons, own_icons

FEWEST_LATER = 2
ASKING = ("pay", "give", "need", "set", "enough", "all", "scoring", "reckon")


def parse_scene(reading: Reading) -> TableauCase | CardCase | RowPayCase | SetsCase | None:
    """Return the case of cards that are scored with what they see; None if anything that is said of it is in doubt."""
    scene = read_scene(reading)
    if asks_otherwise(scene):
        return None
    asked, row = asked_sanctuaries(scene), only_row(scene)
    first = _with_first(scene, row, asked) if asked and row else None
    if first is not None:
        return first
    if asked and row and not is_found(reading):
        return _row_pay(scene, [card for card in named_in_question(scene) if card in row], row, asked)
    is_of_both = bool(asked) and bool(scene.sanctuaries.targets) and not row
    return None if is_of_both or asks_for_sanctuary(scene) else _of_regions(scene, row)


def _with_first(scene: Scene, row: tuple[int, ...], asked: tuple[int, ...]) -> RowPayCase | None:
    """Return the case of the first Region of a row with a Sanctuary, both counting an icon of which all bearers are named."""
    targets = targets_of(scene)
    listed = next(each for each in cards_of(scene) if each.cards == row)
    is_first = len(targets) == 1 and any(
        each.cards == tuple(targets) and "first" in each.kinds for each in scene.lists
    )
    if not is_first or targets[0] in row or len(row) >= MOST_ROUNDS:
        return None
    card = CATALOGUE.region_of[Duration(targets[0])]
    counted = {counted_icons(card), *(_counted_by(scene.phrases[place]) for place in asked)}
    is_alike = len(counted) == 1 and len(counted_icons(card)) == 1 and not asked_wonders(card.prerequisite)
    is_named = (
        is_alike
        and counted_icons(card)[0] in listed.kinds
        and all(each.number == 1 for each in scene.phrases)
    )
    others = [each for each in scene.free_numbers if each.role is not Role.DURATION]
    is_stated = is_named and not others and later_than(scene, targets[0]) == row
    shown = tuple(shown_of(phrase) for phrase in scene.phrases)
    case = RowPayCase(row=(targets[0], *row), targets=(targets[0],), sanctuaries=shown, asked=asked)
    return case if is_stated and is_settled(case, unknown_of(scene)) else None


def _counted_by(phrase: Phrase) -> tuple[str, ...]:
    return phrase.quest.counted if phrase.quest else ()


def _of_regions(scene: Scene, row: tuple[int, ...]) -> TableauCase | CardCase | RowPayCase | SetsCase | None:
    """Return the case of Regions that are scored."""
    targets, whole = targets_of(scene), _whole(scene)
    if row and scene.reading.asks_for("set") and not targets:
        return _sets(scene, row)
    is_counted = _counts_all(scene)
    if whole is not None:
        is_part = is_end_counted(scene) and len(whole) < MOST_ROUNDS
        return _row_pay(scene, whole if is_part or _asks_for_regions(scene) else (), whole)
    several = several_asked(scene, row)
    if several:
        return _row_pay(scene, several, row)
    if is_counted or (not targets and _are_fixed(scene)):
        listed = cards_of(scene)[0]
        return _row_pay(scene, listed.cards, listed.cards)
    if len(targets) > 1 or (not targets and scene.lists):
        ordered = in_rounds(scene)
        return _row_pay(scene, targets, ordered if targets and set(targets) <= set(ordered) else None)
    return _one_or_both(scene, targets[0]) if targets and not _is_of_sheet(scene, targets[0]) else None


def _one_or_both(scene: Scene, target: int) -> TableauCase | CardCase | RowPayCase | None:
    """Return the case of one Region, or of two if both are asked about: `what do these two Regions pay?`."""
    both = (target, *(later_than(scene, target) or ()))
    is_of_both = len(both) == 2 and asks_for_so_many(scene, 2)
    return _row_pay(scene, both, both) if is_of_both else _one(scene, target)


def _asks_for_regions(scene: Scene) -> bool:
    """Return True if the Regions alone are to be added up, and it is not stated what the Sanctuaries pay: `just add up the Regions`."""
    parts = [scene.words[start:end] for start, end in scene.sentences]
    return not scene.phrases and any(
        any(is_any(word, ("reckon", "give", "pay")) for word in part)
        and any("region" in word.kinds for word in part)
        and all("sanctuary" not in word.kinds and not word.text.isdigit() for word in part)
        for part in parts
    )


def _is_of_sheet(scene: Scene, target: int) -> bool:
    """Return True if a whole tableau is laid out, and a total may be asked for: the Region is named in no question."""
    named = [each for each in scene.free_numbers if each.role is Role.DURATION and each.value == target]
    is_asked = any(at(scene.words, sentence_at(scene, each.place)[1]).text == "?" for each in named)
    is_whole = len({card for each in scene.lists for card in each.cards}) >= MOST_ROUNDS
    is_total = scene.reading.has("reckon") or (
        len(named) == 1 and any(phrase.quest for phrase in scene.phrases)
    )
    is_restated = any(each.cards == (target,) and "last" in each.kinds for each in scene.lists)
    is_total |= is_restated and all(word.text != "?" for word in scene.words)
    return is_whole and is_total and not is_asked


def _are_fixed(scene: Scene) -> bool:
    """Return True if all Regions of the only list pay the same whatever they see, and are asked about together: `3, 5 and 9 together`."""
    lists = cards_of(scene)
    regions = [CATALOGUE.region_of[Duration(card)] for each in lists for card in each.cards]
    is_fixed = all(not asked_wonders(region.prerequisite) and not counted_icons(region) for region in regions)
    is_asked = not scene.reading.lacks("all", "reckon") and not scene.reading.lacks("pay", "give")
    return len(lists) == 1 and len(regions) > 1 and is_fixed and is_asked


def _counts_all(scene: Scene) -> bool:
    """Return True if a question asks for all Regions of the only list by their number: `what do these four pay?`, `each of the three`."""
    lists = cards_of(scene)
    first = lists[0] if lists else None
    if first is None or len(first.cards) < FEWEST_LATER or not first.kinds.isdisjoint(NOT_IN_VIEW):
        return False
    if any(not set(each.cards) < set(first.cards) for each in lists[1:]):
        return False
    is_row = scene.reading.has("row") or "last" in first.kinds
    return is_row and any(
        at(scene.words, end).text == "?"
        and any(word.is_spelled and word.number == len(first.cards) for word in scene.words[start:end])
        and all(_is_of_regions_alone(scene, place) for place in range(start, end))
        and not any(start <= each.start < end for each in lists[1:])
        for start, end in scene.sentences
    )


def _is_of_regions_alone(scene: Scene, place: int) -> bool:
    """Return True if a word of a question speaks of nothing that is found or drawn, nor of a Sanctuary but to leave it out."""
    word = scene.words[place]
    return not is_any(word, ("find", "draw", "sanctuary")) or (
        "sanctuary" in word.kinds and is_excluded(scene.words, place)
    )


def _one(scene: Scene, target: int) -> TableauCase | CardCase | None:
    """Return the case of one Region, with the cards or the counts that are in view."""
    later, shown = later_than(scene, target), scene.sanctuaries.icons
    if later is None or not _is_asked_for(scene):
        return None
    counted = [number for number in scene.free_numbers if not is_placed(scene, number, target, later, shown)]
    is_last = any("last" in each.kinds and target in each.cards for each in scene.lists)
    if counted:
        return None if later else _counted(scene, target, counted, shown, is_last=is_last)
    if scene.reading.has("besides"):
        return None
    is_listed = any(len(each.cards) > 1 and target in each.cards for each in scene.lists)
    if not later and not is_last and not is_listed and _are_colours(scene):
        return _counted(scene, target, (), shown, is_last=is_last)
    if not later and not (is_last and scene.sanctuaries.is_stated) and not is_listed:
        return None
    case = TableauCase(region=target, later=later, sanctuaries=shown)
    return case if is_settled(case, unknown_of(scene)) else None


def parse_regions(reading: Reading) -> RegionsCase | None:
    """Return the Regions that a Region sees, where what Sanctuaries show is in doubt; None if the row itself is."""
    scene = read_scene(reading)
    targets = targets_of(scene)
    if len(targets) != 1 or asks_otherwise(scene) or not _is_asked_for(scene) or reading.supposed.is_any:
        return None
    if reading.asks_for("sanctuary") or (not reading.lacks("draw", "find") and reading.lacks(*ASKING)):
        return None
    later = later_than(scene, targets[0])
    is_part = any("only" in each.kinds and not each.kinds.isdisjoint(ICONS) for each in scene.lists)
    if later is None or len(later) < FEWEST_LATER or reading.has("besides") or is_part or _is_partial(scene):
        return None
    named = [number for number in reading.numbers if number.value in later]
    return None if len(named) > len(later) else RegionsCase(region=targets[0], later=later)


def _sets(scene: Scene, row: Sequence[int]) -> SetsCase | None:
    """Return the case of how many sets of biomes a row and the Sanctuaries have."""
    shown = scene.sanctuaries.icons
    view = {icon: shown.get(icon, 0) + sum(own_icons(card)[icon] for card in row) for icon in BIOMES}
    return None if not scene.sanctuaries.unknown.isdisjoint(BIOMES) else SetsCase(view=view)


def unknown_of(scene: Scene) -> frozenset[str]:
    """Return the icons of which more may be in view than is said."""
    unknown = scene.sanctuaries.unknown | unnamed_beside(scene)
    return unknown | frozenset(ICONS) if _is_partial(scene) else unknown


def _is_partial(scene: Scene) -> bool:
    """Return True if it is said that more is in view than what is stated."""
    is_partial = any(
        "partial" in word.kinds
        and not any("leftward" in each.kinds for each in scene.words[sentence_at(scene, place)[0] : place])
        for place, word in enumerate(scene.words)
    )
    return is_partial or any(
        "elsewhere" in word.kinds
        and "another" not in word.kinds
        and not scene.is_taken(place)
        and not is_any(at(scene.words, place - 1), ("only", "whole"))
        and at(scene.words, sentence_at(scene, place)[1]).text != "?"
        for place, word in enumerate(scene.words)
    )


def _is_asked_for(scene: Scene) -> bool:
    """Return True if it is asked what a card pays, or nothing else is asked."""
    reading = scene.reading
    is_what = not reading.lacks("what", "many") and reading.lacks("pick")
    is_chosen = any(is_choice(scene, each) for each in scene.lists)
    is_plain = reading.lacks("play", "find", "draw", "order", "pick") and scene.sanctuaries.is_stated
    is_chosen |= is_fame_asked(scene) or reading.has("fraction")
    if is_draw_asked(scene):
        return False
    return not reading.lacks(*ASKING) or is_what or is_chosen or is_plain


def _counts_of(numbers: Sequence[Number]) -> dict[str, int]:
    """Return how many icons of each kind are counted; nothing if a number counts something else, or one is counted twice."""
    counts: dict[str, int] = {}
    for number in numbers:
        is_asked_for = number.group == "need" and not number.where
        if number.role is not Role.ICONS or number.icons[0] in counts or is_asked_for:
            return {}
        counts[number.icons[0]] = number.value
    return counts


def _counted(
    scene: Scene, target: int, numbers: Sequence[Number], shown: Mapping[str, int], *, is_last: bool
) -> CardCase | None:
    """Return the case of a Region with counts of what is in view instead of cards; None if its own icons may or may not be in them."""
    counts = _counts_of(numbers)
    is_twice = any(shown.get(icon) and icon not in BIOMES for icon in counts)
    if (
        len(counts) < len(numbers)
        or not scene.reading.lacks(*NOT_IN_VIEW)
        or (is_twice and not all(each.where for each in numbers))
    ):
        return None
    view = {
        icon: counts.get(icon, 0) + shown.get(icon, 0) for icon in ICONS if icon in counts or icon in shown
    }
    included = CardCase(region=target, view=view)
    added = CardCase(region=target, view=add_own_icons(target, view))
    card = CATALOGUE.region_of[Duration(target)]
    if card_fame(included) is None and not asked_wonders(card.prerequisite):
        return None
    if scene.reading.has("included"):
        return included
    is_alike = _judged(included) == _judged(added)
    asked = asked_wonders(card.prerequisite)
    named = [
        each
        for each in scene.free_numbers
        if each.role is Role.ICONS and each.value and not (each.where == "" and is_need(scene, each, asked))
    ]
    is_stated = bool(counted_icons(card)) and set(counted_icons(card)) <= set(view)
    is_stated |= prerequisite_met(included) is False
    is_stated &= len(named) == len(counts)
    if is_alike and is_last and not shown and counts and all(each.where == "sanctuary" for each in numbers):
        return added
    if is_alike and is_stated and (not any(shown.values()) or _are_colours(scene)):
        return included
    return added if (is_alike and bool(shown)) or scene.reading.has("besides") else None


def _are_colours(scene: Scene) -> bool:
    """Return True if all that is stated of cards is how many there are of each colour: `3 red, 2 green and 2 yellow cards`."""
    return len(scene.phrases) > 2 and all(
        not phrase.quest and set(phrase.icons) <= set(BIOMES) and not phrase.is_gray
        for phrase in scene.phrases
    )


def _judged(case: CardCase) -> tuple[int | None, bool | None]:
    return card_fame(case), prerequisite_met(case)


def _whole(scene: Scene) -> tuple[int, ...] | None:
    """Return the Regions of a row whose total is asked for; None if something else is asked."""
    lists = cards_of(scene)
    row = tuple(card for each in lists for card in each.cards)
    is_stated = all(each.kinds.isdisjoint(NOT_IN_VIEW) for each in lists)
    is_stated &= len(row) == MOST_ROUNDS or all(each.kinds.isdisjoint(ICONS) for each in lists)
    is_total = scene.reading.has("reckon") or (scene.reading.has("all") and len(row) == MOST_ROUNDS)
    is_one = len(lists) == 1 or (len(row) == MOST_ROUNDS and any("first" in each.kinds for each in lists[:1]))
    is_led = (
        len(row) < MOST_ROUNDS
        and scene.reading.lacks("all")
        and any(is_followed(scene, each) for each in lists if len(each.cards) > 1)
    )
    is_row = is_stated and is_total and is_one and not is_led and 1 < len(row) == len(set(row)) <= MOST_ROUNDS
    return row if is_row and place_asked(scene) is None else None


def _may_be_paid(scene: Scene, number: Number) -> bool:
    """Return True if so many points may be what a Sanctuary pays that is described in the same sentence."""
    start, end = sentence_at(scene, number.place)
    is_beside = any(start <= phrase.start < end and phrase.number for phrase in scene.phrases)
    return number.role is Role.COUNTED and is_beside


def _is_stated(scene: Scene) -> bool:
    """Return True if all Sanctuaries are stated as they may be printed; if it is said only what none shows, what they pay is open."""
    found = scene.sanctuaries
    is_open = bool(found.denied) and not found.is_none and not found.phrases
    return not is_open and all(is_printed(shown_of(phrase)) for phrase in found.phrases)


def _row_pay(
    scene: Scene, targets: Sequence[int], whole: tuple[int, ...] | None, asked: tuple[int, ...] = ()
) -> RowPayCase | None:
    """Return the case of a whole row: what some of its Regions pay, or all of it."""
    lists = [each for each in cards_of(scene) if len(each.cards) > 1 and each.cards != tuple(targets)]
    if (not lists and whole is None) or (
        scene.sanctuaries.unknown
        and scene.sanctuaries.has_others
        and whole is not None
        and not asked
        and not targets
    ):
        return None
    if (
        whole is not None
        and len(whole) == MOST_ROUNDS
        and not targets
        and not asked
        and not _is_stated(scene)
    ):
        return None
    row = lists[0].cards if whole is None else whole
    if has_besides(scene):
        return None
    is_stated = scene.reading.has("row") or any(each.is_backward or "last" in each.kinds for each in lists)
    is_row = whole is not None or (is_stated and len(lists) == 1)
    is_distinct = len(set(row)) == len(row) <= MOST_ROUNDS and set(targets) <= set(row)
    is_asked = all(each.kinds.isdisjoint(NOT_IN_VIEW) for each in lists[:1])
    is_asked &= bool(targets) or whole is not None
    if not (is_row and is_distinct and is_asked):
        return None
    counts = {len(row), len(targets), len(asked), len(scene.phrases), MOST_ROUNDS}
    others = [
        each
        for each in scene.free_numbers
        if each.role not in SETTLED
        and not is_points(each)
        and not (each.role in {Role.CARDS, Role.LOOSE} and each.value in counts)
        and not (each.role is Role.ICONS and not each.value)
    ]
    stray = [
        each for each in cards_of(scene) if len(each.cards) == 1 and each.cards[0] not in (*targets, *row)
    ]
    if others or stray or any(_may_be_paid(scene, each) for each in scene.free_numbers):
        return None
    sanctuaries = tuple(shown_of(phrase) for phrase in scene.phrases for _ in range(phrase.number))
    numbers = [phrase.number for phrase in scene.phrases]
    places = tuple(
        place for index in asked for place in range(sum(numbers[:index]), sum(numbers[: index + 1]))
    )
    denied = () if scene.phrases else scene.sanctuaries.denied
    case = RowPayCase(row=row, targets=tuple(targets), sanctuaries=sanctuaries, asked=places, denied=denied)
    return case if is_settled(case, unknown_of(scene)) else None
