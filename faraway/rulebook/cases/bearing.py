"""Icons that are said to lie on a Sanctuary: `a clue on a green one`, `stones on 1, 23 and on a red one`, `one on a blue one`."""

from __future__ import annotations

from attrs import frozen

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.phrases import MOST_OF_A_KIND, NEAR_AFTER, OTHER, SYMBOLS, Found, Item, is_none
from faraway.rulebook.cases.quests import colour_of, icon_of
from faraway.rulebook.value import Value

ARTICLES = ("the", "own", "small", "per")
LINKS = (
    "conj",
    "the",
    "small",
    "card",
    "region",
    "on",
    "sanctuary",
    "own",
    "plus",
    "only",
    "symbol",
    "have",
    "is",
    "its",
    "all",
    "neutral",
    "faceup",
    *OTHER,
)
"""Words of these kinds may stand between an icon and what it lies on."""


@frozen(kw_only=True, eq=False, repr=False)
class _Borne(Value):
    """Where the icon stands that lies on a Sanctuary; -1 if none is named. `is_list`: it lies on other cards as well."""

    place: int
    is_list: bool = False
    is_cut: bool = False


def bear(found: Found, item: Item, first: int) -> None:
    """Add the icons that are said to lie on a Sanctuary by what stands before it in its sentence."""
    on = _place_of_on(found, item, first)
    step, number = on - 1, 0
    if on < 0 or _is_denied(found, on):
        return
    if found.is_number(step) and not icon_of(at(found.words, step - 1)) and step > first:
        number, step = found.words[step].number, step - 1
    borne = _find_icon(found, step, first)
    if borne.place >= 0 and not number and _is_on_regions(found, borne.place, first):
        return
    if borne.place < 0:
        item.is_away = number > 0
        item.is_open |= not borne.is_cut and bool(found.phrases) and found.phrases[-1].start >= first
        return
    if number:
        found.borne.append((on - 1, on))
    _add(found, item, borne, number)


def _is_denied(found: Found, on: int) -> bool:
    """Return True if it is denied at once that anything lies on Sanctuaries: `five stones on the left, on my Sanctuaries no stone`."""
    place = on + 1
    while is_any(at(found.words, place), (*ARTICLES, "sanctuary", *OTHER)) and not is_none(
        at(found.words, place)
    ):
        place += 1
    return place > on + 1 and is_none(at(found.words, place)) and bool(icon_of(at(found.words, place + 1)))


def _is_on_regions(found: Found, place: int, first: int) -> bool:
    """Return True if the icon at a place was said before to lie on Regions: `on my Regions three clues, on my Sanctuary one more`."""
    words = found.words
    return any(
        "on" in words[each].kinds
        and any("region" in word.kinds for word in words[each + 1 : each + 3])
        and not any(icon_of(word) for word in words[first:each])
        for each in range(first, place)
    )


def _place_of_on(found: Found, item: Item, first: int) -> int:
    """Return where `on` stands before a Sanctuary; -1 if it does not."""
    words, place = found.words, item.start - 1
    while (
        place > first
        and is_any(words[place], ARTICLES)
        and not (words[place].is_spelled or "on" in words[place].kinds)
    ):
        place -= 1
    return place if place >= first and "on" in words[place].kinds else -1


def _find_icon(found: Found, step: int, first: int) -> _Borne:
    """Return where the icon stands, going back from a place."""
    is_list = False
    while step >= first:
        word = found.words[step]
        is_described = found.is_described(step)
        if any(begin <= step < stop for begin, stop in found.blanks):
            return _Borne(place=-1, is_cut=True)
        if icon_of(word) and not colour_of(word) and not is_described:
            return _Borne(place=step, is_list=is_list)
        is_link = word.text.isdigit() or word.text in {",", ":"} or is_any(word, LINKS)
        if not (is_link or is_described or word.is_spelled):
            return _Borne(place=-1, is_cut=True)
        is_list |= word.text.isdigit() or is_described
        step -= 1
    return _Borne(place=-1)


def _add(found: Found, item: Item, borne: _Borne, number: int) -> None:
    """Add an icon to a Sanctuary: so many as are counted, or one."""
    words, step = found.words, borne.place
    icon, before = icon_of(words[step]), step - 1
    while is_any(at(words, before), (*OTHER, "only")) and not words[before].is_spelled:
        before -= 1
    counting = at(words, before)
    is_count = counting.is_spelled or (counting.text.isdigit() and counting.number <= MOST_OF_A_KIND)
    counted = counting.number if is_count else 0
    is_direct = not borne.is_list and not number
    item.icons[icon] = item.icons.get(icon, 0) + (number or (counted if is_direct and counted else 1))
    is_apart = borne.is_list or any(
        is_any(word, ("region", "card", "have", "plus", "further", "uneven"))
        for word in words[step : item.start]
    )
    item.is_unsure = number > 0 and counted > 0 and not is_apart
    is_only = any(is_any(word, ("only", "whole")) for word in words[max(before, 0) : step])
    item.is_unsure |= is_direct and not counted and not is_only and "the" not in at(words, before).kinds
    item.is_all &= not counted
    found.bearing = icon
    near = words[max(step - NEAR_AFTER, 0) : step]
    found.bears_each = any("per" in word.kinds for word in near)
    item.borne.add(icon)
    item.sole.update([icon] if is_only else [])
    if is_direct:
        found.borne.append((before if counted else step, step + 1))


def lay(found: Found, item: Item, place: int, first: int) -> None:
    """Add icons that are counted just before a Sanctuary."""
    named = [icon_of(word) for word in found.words[first:place] if icon_of(word) in SYMBOLS]
    icon = found.bearing or (named[0] if len(set(named)) == 1 else "")
    if icon:
        item.icons[icon] = item.icons.get(icon, 0) + found.pending
    item.is_open |= not icon
    found.pending = 0
