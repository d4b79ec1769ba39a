"""What a question denies of Sanctuaries: `no red one`, `none of the others do`, `no stone on any of them`, `I have none`."""

from __future__ import annotations

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import at, is_any, start_before
from faraway.rulebook.cases.phrases import (
    NEAR_AFTER,
    OTHER,
    SYMBOLS,
    TALK,
    Found,
    Item,
    ends_with,
    is_none,
    named_in,
)
from faraway.rulebook.cases.quests import colour_of, icon_of
from faraway.rulebook.cases.view import BIOMES
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

STOPS = ("break", "bracket", "but")
WITHOUT = frozenset({"without", "sans", "ohne", "senza"})
LONGEST_NAME = 4


@frozen(kw_only=True, eq=False, repr=False)
class _Denial(Value):
    """A clause that denies something at a place, from its begin to its end, with what it names behind that place."""

    begin: int
    place: int
    end: int
    part: Sequence[Word]
    named: frozenset[str]
    is_of_sanctuaries: bool
    is_other: bool
    is_question: bool
    is_first: bool
    """It begins its sentence."""


def read_denial(found: Found, place: int, last: int, item: Item | None) -> int:
    """Read what is denied at a place, and return the place behind it; `item` is the Sanctuary that is being described."""
    words = found.words
    begin, end = _clause(found, place, last)
    if is_none(at(words, place + 1)) and words[place].text in WITHOUT and place + 1 < end:
        found.blanks.append((place, place + 2))
        is_named = bool(named_in(words[place + 2 : end]))
        return read_denial(found, place + 1, last, item) if is_named else place + 2
    denial = _read(found, begin, place, end, last)
    is_had = item is not None and item.has_content
    if any("useless" in word.kinds for word in words[place:end]):
        found.is_closed = True
        return _blank(found, denial)
    if not _is_about(found, denial, is_had=is_had):
        return place + 1
    is_doubtful = _is_doubtful(words, denial)
    if denial.is_question and not denial.named and not is_had and (denial.is_first or is_doubtful):
        return end
    found.is_doubtful |= is_doubtful
    return end if is_doubtful else _apply(found, denial, item)


def _read(found: Found, begin: int, place: int, end: int, last: int) -> _Denial:
    words = found.words
    part = words[place + 1 : end]
    is_cut = "on" in at(words, end).kinds and end < last
    return _Denial(
        begin=begin,
        place=place,
        end=end,
        part=part,
        named=frozenset(named_in(part)),
        is_of_sanctuaries=is_cut or any("sanctuary" in word.kinds for word in words[begin:end]),
        is_other=ends_with(words, place) or any(is_any(word, OTHER) for word in words[begin:end]),
        is_question=at(words, last).text == "?",
        is_first=place <= start_before(found.words, place) + NEAR_AFTER,
    )


def _is_about(found: Found, denial: _Denial, *, is_had: bool) -> bool:
    """Return True if a clause denies anything of Sanctuaries."""
    is_of_regions = any("region" in word.kinds for word in denial.part) and not denial.is_of_sanctuaries
    is_stated = bool(denial.named) or denial.is_of_sanctuaries or denial.is_other or is_had
    return not is_of_regions and (is_stated or _takes_back(found, denial))


def _is_doubtful(words: Sequence[Word], denial: _Denial) -> bool:
    """Return True if a clause denies twice, makes an exception, counts, or is asked."""
    part = denial.part
    is_simple = words[denial.place].text.startswith("non")
    is_twice = any(is_none(word) and not is_any(word, ("nor", "else")) for word in part) and not is_simple
    is_excepted = any("except" in word.kinds and "conj" not in word.kinds for word in part)
    is_numbered = any(word.text.isdigit() or (word.is_spelled and word.number > 1) for word in part)
    is_without = words[denial.place].text in WITHOUT
    is_asked = not is_without and (
        denial.is_question and denial.is_of_sanctuaries and denial.begin + 1 >= denial.place == _start(denial)
    )
    is_of_gray = not denial.named and denial.is_other and any("gray" in word.kinds for word in part)
    return is_twice or is_excepted or is_numbered or is_asked or is_of_gray


def _start(denial: _Denial) -> int:
    """Return the place of a denial that begins its sentence; -1 of any other."""
    return denial.place if denial.is_first and denial.place <= denial.begin + 1 else -1


def _apply(found: Found, denial: _Denial, item: Item | None) -> int:
    """Note what a clause denies, and return the place behind it."""
    if denial.named:
        is_of_item = not denial.is_other and denial.begin < denial.place
        _deny(found, denial, item if is_of_item else None)
        if item is None and not denial.is_of_sanctuaries and not denial.is_other:
            return denial.end
    elif item is not None and _is_disowned(found.words, denial, item):
        return _disown(found, denial, item)
    elif denial.is_other:
        _close(found, denial, item)
    elif item is not None and item.has_content:
        is_without = found.words[denial.place].text in WITHOUT
        if not is_without and "with" not in at(found.words, denial.place - 1).kinds:
            found.denied.update([*item.icons, *(each for each in BIOMES if each == item.colour)])
            item.icons, item.colour, item.is_named = {}, "", False
    elif denial.is_of_sanctuaries:
        return _deny_all(found, denial, item)
    return _blank(found, denial)


def _is_disowned(words: Sequence[Word], denial: _Denial, item: Item) -> bool:
    """Return True if it is said of a colour that the player has none of it: `other red ones I don't have`."""
    behind = words[item.end : denial.end]
    is_mine = any("me" in word.kinds for word in behind)
    is_mine &= any("have" in word.kinds for word in behind) or " " in words[denial.place].text
    return is_mine and bool(item.colour) and not item.icons and item.quest is None


def _disown(found: Found, denial: _Denial, item: Item) -> int:
    """Note that there is none of a colour, nor of those named before it in the clause, and return the place behind it."""
    start = item.start
    found.denied.update(each for each in BIOMES if each == item.colour)
    while found.phrases and found.phrases[-1].start >= denial.begin:
        start = found.phrases[-1].start
        found.denied.update(found.phrases.pop().icons)
    item.colour, item.is_named, item.is_other, item.is_plural = "", False, False, False
    found.blanks.append((start, denial.end))
    found.behind = denial.end
    return denial.end


def _deny_all(found: Found, denial: _Denial, item: Item | None) -> int:
    """Note that there are no Sanctuaries, or no others than those described."""
    found.is_doubtful |= _is_of_another(found.words, denial.place)
    found.is_none, found.is_closed = not found.phrases, bool(found.phrases)
    found.bare.clear()
    found.behind = denial.end
    if item is not None:
        item.is_named = False
    return denial.end


def _is_of_another(words: Sequence[Word], place: int) -> bool:
    """Return True if another player is said to have none, after a row of the player who asks: `my opponent has no Sanctuaries`."""
    start = start_before(words, place)
    is_theirs = any(is_any(word, ("person", "stranger")) for word in words[start:place])
    is_claimed = any("says" in word.kinds for word in words[start:place])
    is_mine = any("me" in word.kinds for word in words[:start])
    return is_theirs and not is_claimed and is_mine and any(word.text.isdigit() for word in words[:start])


def _blank(found: Found, denial: _Denial) -> int:
    before = found.words[denial.begin : denial.place]
    is_bare = all(is_any(word, (*OTHER, "on", "the", "small")) for word in before)
    found.blanks.append((denial.begin if is_bare else denial.place, denial.end))
    found.behind = denial.end
    return denial.end


def _takes_back(found: Found, denial: _Denial) -> bool:
    """Deny the Sanctuary that was described just before in the sentence: `a red one with a stone, I have none`."""
    words = found.words[denial.place : denial.end]
    is_owned = len(words) <= NEAR_AFTER or any("have" in word.kinds for word in words)
    is_talk = any(is_any(word, TALK) for word in words)
    first = start_before(found.words, denial.place)
    if not found.phrases or found.phrases[-1].start < first or is_talk or not is_owned:
        return False
    found.denied.update(found.phrases.pop().icons)
    return True


def _deny(found: Found, denial: _Denial, item: Item | None) -> None:
    """Note the icons and biomes that are denied, of the Sanctuary that is being described or of all others."""
    is_coloured, is_shown = not denial.named.isdisjoint(BIOMES), not denial.named.isdisjoint(SYMBOLS)
    is_either = any(is_any(word, ("or", "nor", "goods", "symbol")) for word in denial.part)
    if item is not None and item.number == 1 and not item.is_other:
        item.denied.update(denial.named)
    elif not (is_coloured and is_shown) or is_either:
        found.denied.update(denial.named)


def _close(found: Found, denial: _Denial, item: Item | None) -> None:
    """Note that no other Sanctuary shows what the last one shows, or that there is no other."""
    shown = list(found.phrases[-1].icons) if found.phrases else []
    shown = list(item.icons) if item is not None and item.icons else shown
    is_said = any(is_any(word, ("have", "show", "its", "neutral", "small")) for word in denial.part)
    if is_said and shown:
        found.denied.update(shown)
    else:
        found.is_closed = True


def _clause(found: Found, place: int, last: int) -> tuple[int, int]:
    """Return the places where the clause of a word begins and ends."""
    words, first = found.words, start_before(found.words, place)
    begin, end = place, place + 1
    while begin > first and (not is_any(words[begin - 1], STOPS) or words[begin - 1].text == ":"):
        begin -= 1
    while end < last and (not is_any(words[end], STOPS) or _goes_on(words, end)):
        is_on = "on" in words[end].kinds and bool(named_in(words[place + 1 : end]))
        near = words[end : end + LONGEST_NAME]
        if is_on and any("sanctuary" in word.kinds or bool(colour_of(word)) for word in near):
            break
        if "conj" in words[end].kinds and not icon_of(at(words, end + 1)):
            break
        end += 1
    return begin, end


def _goes_on(words: Sequence[Word], place: int) -> bool:
    """Return True if a comma stands in a list of icons that are denied together: `no stone, chimera or thistle`."""
    is_between = bool(icon_of(at(words, place - 1))) and bool(icon_of(at(words, place + 1)))
    is_either = is_any(at(words, place + 2), ("or", "nor")) and bool(icon_of(at(words, place + 3)))
    return words[place].text == "," and is_between and is_either
