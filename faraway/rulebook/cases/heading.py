"""What stands before the Sanctuaries of a list or behind them: what several share, Regions among them, and on which of them icons lie."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.noting import DEFINITE
from faraway.rulebook.cases.phrases import (
    MOST_OF_A_KIND,
    NEAR_AFTER,
    OTHER,
    SYMBOLS,
    Found,
    Item,
    is_none,
    is_one,
)
from faraway.rulebook.cases.quests import COLOURS, colour_of, icon_of
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

FARTHEST, NEAR = 5, 4
LEADING = ("only", "whole", "small", "the", "own", "neutral", "range")
"""Words of these kinds may stand between a biome and the Regions that have it."""
OF_ONE = frozenset([
    "has", "bears", "shows", "carries", "a", "porte", "montre", "hat", "zeigt", "tragt", "ha", "porta", "mostra",
])  # fmt: skip
"""Verbs that say what one card has."""


def is_head(words: Sequence[Word], item: Item, place: int) -> bool:
    """Return True if Sanctuaries that are not counted are named by an icon, and a list of them follows: `Sanctuaries with a moon: …`."""
    is_plain = item.is_named and item.is_plural and not item.number and not item.colour and item.quest is None
    ahead = words[place + 1 : place + NEAR]
    return is_plain and len(item.icons) == 1 and any(colour_of(word) or is_none(word) for word in ahead)


def shared_by(words: Sequence[Word], item: Item, place: int, last: int) -> dict[str, int]:
    """Return what each Sanctuary of the list that follows a place shows, if just so many follow as were counted; else nothing.

    `three Sanctuaries with a chimera each (red, green, blue)`, `three thistles on Sanctuaries (red, blue, the gray one)`.
    """
    if (
        not item.is_named
        or item.colour
        or item.quest is not None
        or at(words, place).text not in {"(", ":", ","}
    ):
        return {}
    is_bracket = at(words, place).text == "("
    close = next((each for each in range(place, last) if is_bracket and words[each].text == ")"), last)
    colours = sum(1 for word in words[place:close] if colour_of(word))
    if colours < 2 or not item.icons:
        return {}
    if item.number == colours:
        return {**item.icons}
    is_sum = item.is_plural and item.number == 0 and len(item.icons) == 1
    return dict.fromkeys(item.icons, 1) if is_sum and sum(item.icons.values()) == colours else {}


def is_apposed(words: Sequence[Word], item: Item, place: int) -> bool:
    """Return True if a word leads to more about the Sanctuary at hand: `un secondo Santuario blu, quello con l'indizio`."""
    is_bare = bool(item.colour) and not item.icons and item.quest is None
    is_led = at(words, place - 1).text == "," and at(words, place).text in DEFINITE
    return is_bare and is_led and "with" in at(words, place + 1).kinds


def ends_split(word: Word) -> bool:
    """Return True if a word ends what is said of several Sanctuaries of one colour."""
    return bool(colour_of(word)) or "plus" in word.kinds


def is_of_several(words: Sequence[Word], start: int) -> bool:
    """Return True if a number says that so many of the Sanctuaries are meant: `two of my`, `deux de mes`, `zwei meiner`."""
    number, step = at(words, start), start + 1
    while is_any(at(words, step), ("small", "the", "share")) and not is_any(
        at(words, step), ("own", "sanctuary")
    ):
        step += 1
    return number.is_spelled and number.number > 1 and "own" in at(words, step).kinds


def colour_at(word: Word) -> str:
    """Return the biome that a colour or a biome's own name stands for, or gray."""
    return COLOURS.get(colour_of(word), "") or icon_of(word) or "gray"


def is_name_apposed(words: Sequence[Word], place: int) -> bool:
    """Return True if a colour says which Sanctuary was meant: `one has a clue, the green one`."""
    stop = at(words, place + 1 + is_one(at(words, place + 1)))
    is_last = not stop.text or is_any(stop, ("break", "bracket"))
    return is_last and at(words, place - 1).text in DEFINITE and at(words, place - 2).text in {",", "("}


def is_of_region(words: Sequence[Word], place: int, last: int) -> bool:
    """Return True if icons at a place lie on Regions: `and 2 stones on my Regions`."""
    for step in range(place + 1, min(place + FARTHEST, last)):
        if is_any(words[step], ("break", "sanctuary", "conj", "bracket")):
            return False
        is_on_card = "on" in words[step].kinds and any(
            each.text.isdigit() for each in words[step + 1 : step + NEAR]
        )
        if is_on_card or "region" in words[step].kinds:
            return True
    return False


def names_regions(words: Sequence[Word], place: int) -> bool:
    """Return True if a biome at a place names Regions, which follow by their numbers: `and of cities only 65 and 12`, `Flüsse: 3, 8`."""
    before, step = at(words, place - 1), place + 1
    if colour_of(words[place]) or before.text.isdigit() or "sanctuary" in before.kinds:
        return False
    while at(words, step).text == ":" or (
        is_any(at(words, step), LEADING) and "conj" not in words[step].kinds
    ):
        step += 1
    word, after = at(words, step), at(words, step + 1)
    is_count = bool(icon_of(after)) or is_any(after, ("counted", "per", "region", "card", "sanctuary"))
    is_listed = word.number > MOST_OF_A_KIND or step > place + 1
    return word.text.isdigit() and is_listed and not is_count


def _is_bearing_card(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is a Region of which it is said what it has: `and 8 has a chimera`, `die 8 hat eine Chimäre`."""
    word, verb = words[place], at(words, place + 1)
    is_number = word.text.isdigit() and (word.number > 1 or "the" in at(words, place - 1).kinds)
    return is_number and verb.text in OF_ONE


def is_no_count(words: Sequence[Word], place: int) -> bool:
    """Return True if a number counts neither Sanctuaries nor icons: an article of what is not known, or a Region."""
    return _is_article_of_unknown(words, place) or _is_bearing_card(words, place)


def is_list_ahead(words: Sequence[Word]) -> bool:
    """Return True if a Sanctuary is named further on before anything else is said."""
    for word in words:
        if "sanctuary" in word.kinds or colour_of(word):
            return True
        if word.text.isdigit() or "break" in word.kinds or icon_of(word):
            return False
    return False


def _is_article_of_unknown(words: Sequence[Word], place: int) -> bool:
    """Return True if an article stands before a word that is not known."""
    word, after = words[place], at(words, place + 1)
    is_article = word.is_spelled and word.number == 1 and "small" in word.kinds
    return is_article and not after.kinds and not after.text.isdigit() and bool(after.text)


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
