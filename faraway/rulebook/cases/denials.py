"""What a question denies: `no red sanctuary`, `none of my sanctuaries has a clue`; and questions with two scenes in one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import ENDS, at, is_any
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.phrases import COLOURS, Phrase
from faraway.rulebook.cases.view import ICONS, WONDERS
from faraway.rulebook.phrasebook import Word

SAID = frozenset([*ICONS, *COLOURS, "gray"])
"""Kinds of words that say what a Sanctuary shows."""
DENYING = ("deny", "nor", "further", "or", "have", "show", "is", "with", "on")
DENIED = ("sanctuary", "symbol", "goods", "coloured", "own", "elsewhere", "another", "else", "all")
PLAIN = SAID.union(DENYING, DENIED, ("small", "the", "only", "me"))
"""A denial that has other words may deny something else."""
STOP = Word(text=",", kinds=frozenset({"break", "denied"}))
LONGEST_CHOICE, LONGEST_LINK = 4, 3


@frozen(kw_only=True)
class Denial:
    """A part of a sentence that says of nothing but Sanctuaries that there are none, with the icons and biomes that none shows."""

    start: int
    end: int
    icons: tuple[str, ...]


def without_denials(words: tuple[Word, ...]) -> tuple[tuple[Word, ...], tuple[str, ...]]:
    """Return the words without the parts that deny described Sanctuaries, and the icons and biomes that are denied."""
    icons: list[str] = []
    for denial in reversed(list(_denials(words))):
        words = (*words[: denial.start], STOP, *words[denial.end :])
        icons += denial.icons
    return words, tuple(icon for icon in ICONS if icon in icons)


def is_in_doubt(words: Sequence[Word], numbers: Iterable[Number], phrases: Sequence[Phrase]) -> bool:
    """Return True if what is taken for something that a player has may be denied, or if a question has two scenes."""
    had = [each for each in phrases if each.number and (any(each.icons.values()) or each.quest)]
    taken = {place for each in phrases for place in range(each.start, each.end)}
    for start, end in _parts(words, ENDS):
        is_denied = any(_denies(words, place) for place in range(start, end))
        is_open = any(is_any(words[place], COLOURS) for place in range(start, end) if place not in taken)
        is_cut = is_denied or any("denied" in words[place].kinds for place in range(start, end))
        if (is_denied and any(start <= each.start < end for each in had)) or (is_cut and is_open):
            return True
    counted = [each for each in numbers if each.role is Role.ICONS and each.value and each.group != "need"]
    for start, end in _parts(words, None):
        if any(start <= each.place < end and _is_denied(words, start, each.place) for each in counted):
            return True
    return _is_twofold(words, phrases)


def _is_denied(words: Sequence[Word], start: int, place: int) -> bool:
    """Return True if it is denied between two places what stands at the second: `without a clue`, `I don't see 2 stones`."""
    for each in range(place - 1, start - 1, -1):
        if "conj" in words[each].kinds:
            return False
        if _denies(words, each):
            return True
    return False


def _parts(words: Sequence[Word], stops: frozenset[str] | None) -> Iterator[tuple[int, int]]:
    """Yield the places of the parts between stops; if no stops are given, between all breaks and brackets, and at `and no other`."""
    start = 0
    for place in range(len(words) + 1):
        word, after = at(words, place), at(words, place + 1)
        is_stop = is_any(word, ("break", "bracket")) if stops is None else word.text in stops
        is_stop |= stops is None and "conj" in word.kinds and _is_no_other(after)
        if place == len(words) or is_stop:
            yield start, place
            start = place + 1


def _is_no_other(word: Word) -> bool:
    return _is_none(word) and "else" in word.kinds


def _is_none(word: Word) -> bool:
    """Return True if a word says that there is none: `no`, `not`, `pas de`."""
    return "deny" in word.kinds or (word.is_spelled and not word.number)


def _denies(words: Sequence[Word], place: int) -> bool:
    """Return True if a word denies; `or not` and a `no` that answers do not."""
    word, after = words[place], at(words, place + 1)
    is_nor = "nor" in word.kinds and (after.is_spelled or is_any(after, SAID | {"sanctuary", "with"}))
    is_asking = "or" in at(words, place - 1).kinds
    is_answer = after.text == "," and "break" in (at(words, place - 1).kinds or {"break"})
    return (_is_none(word) or is_nor or "gone" in word.kinds) and not is_asking and not is_answer


def _denials(words: Sequence[Word]) -> Iterator[Denial]:
    """Yield the parts that deny described Sanctuaries, in their order."""
    sentences = list(_parts(words, ENDS))
    for first, last in _parts(words, None):
        start = first + ("conj" in at(words, first).kinds and first < last)
        part = words[start:last]
        opening, stop = next(each for each in sentences if each[0] <= first <= each[1])
        is_asked = at(words, stop).text == "?" and not _is_no_other(at(words, start))
        is_named = any("sanctuary" in word.kinds for word in words[opening:start])
        is_other = is_named and any(is_any(word, ("elsewhere", "else")) for word in part)
        is_gray = is_other and _is_gray(part)
        if part and not is_asked and (is_gray or _is_pure(part, is_other=is_other)):
            yield Denial(start=start, end=last, icons=_denied(part))


def _is_pure(part: Sequence[Word], *, is_other: bool) -> bool:
    """Return True if a part denies Sanctuaries, and only that; `is_other`: others than those that were named before."""
    denied = next((place for place, word in enumerate(part) if _is_none(word)), len(part))
    told = [place for place, word in enumerate(part) if is_any(word, SAID | {"goods"})]
    named = [place for place, word in enumerate(part) if "sanctuary" in word.kinds]
    is_without = [word for word in part if word.text in {"without", "sans", "ohne", "senza"}]
    deniers = [word for word in part if _is_none(word)]
    is_plain = all(
        (is_any(word, PLAIN) or (word.is_spelled and word.number <= 1))
        and not is_any(word, ("except", "gone"))
        and not word.text.isdigit()
        and ("conj" not in word.kinds or _is_none(at(part, place + 1)))
        for place, word in enumerate(part)
    )
    is_single = not is_without or len(deniers) == 1
    is_of_sanctuaries = bool(named and told) or is_other
    is_first = denied < min([*told, *named], default=len(part)) or (
        bool(named) and named[0] < denied < min(told, default=0)
    )
    return is_plain and is_single and is_of_sanctuaries and is_first and _is_clear(part, is_other=is_other)


def _is_clear(part: Sequence[Word], *, is_other: bool) -> bool:
    """Return True if each thing that a part names is denied by itself: `no red one nor one with a clue`, not `no red one with a clue`."""
    is_coloured = any(is_any(word, (*COLOURS, "gray")) for word in part)
    is_shown = any(is_any(word, (*ICONS, "goods")) and not is_any(word, COLOURS) for word in part)
    is_gray = is_other and any("gray" in word.kinds for word in part)
    return not is_gray and not (
        is_coloured and is_shown and not any(is_any(word, ("or", "nor")) for word in part)
    )


def _is_gray(part: Sequence[Word]) -> bool:
    """Return True if a part says of other Sanctuaries that they are gray, and no more: `my other ones are gray`."""
    said = [kind for word in part for kind in word.kinds if kind in SAID]
    is_plain = all(is_any(word, (*PLAIN, "neutral")) or word.is_spelled for word in part)
    is_counted = any(word.text.isdigit() or _is_none(word) or "gone" in word.kinds for word in part)
    return (
        set(said) == {"gray"}
        and is_plain
        and not is_counted
        and not any("with" in word.kinds for word in part)
    )


def _denied(part: Iterable[Word]) -> tuple[str, ...]:
    """Return the icons and biomes that a part names."""
    named = [kind for word in part for kind in word.kinds]
    goods = WONDERS if "goods" in named else ()
    return (*goods, *(COLOURS.get(kind, kind) for kind in named if kind in SAID and kind != "gray"))


def _is_twofold(words: Sequence[Word], phrases: Iterable[Phrase]) -> bool:
    """Return True if a question asks of two scenes at once: `first or last`, `and if I keep it?`, `a red one or a yellow one`."""
    either = [word for word in words if "either" in word.kinds]
    if len(either) > 1 or any("alternative" in word.kinds for word in words):
        return True
    for start, end in _parts(words, None):
        supposed = next((place for place in range(start, end) if "if" in words[place].kinds), end)
        is_of_card = any(word.text.isdigit() for word in words[supposed:end])
        if is_of_card and any("not" in word.kinds for word in words[supposed:end]):
            return True
    numbered = next((place for place, word in enumerate(words) if word.text.isdigit()), len(words))
    taken = {place for each in phrases if each.quest for place in range(each.start, each.end)}
    for place, word in enumerate(words):
        if "or" in word.kinds and _is_choice(words, place, taken):
            return True
        is_joined = is_any(word, ("conj", "or", "else")) and place > numbered
        link = range(place + 1, min(place + 1 + LONGEST_LINK, len(words)))
        if is_joined and any(_opens_scene(words, place, each) for each in link):
            return True
    return False


def _opens_scene(words: Sequence[Word], joined: int, place: int) -> bool:
    """Return True if a word behind `and` sets another scene: an `if`, or a `without` before a Region."""
    between = words[joined + 1 : place]
    is_near = all(is_any(word, ("many", "what", "pay", "small", "then", "break")) for word in between)
    after = at(words, place + 1)
    card = at(words, place + 2) if is_any(after, ("the", "small", "card", "region")) else after
    is_without = _is_none(words[place]) and card.text.isdigit()
    return is_near and ("if" in words[place].kinds or is_without)


def _is_choice(words: Sequence[Word], place: int, taken: set[int]) -> bool:
    """Return True if `or` stands between two places in a row, or between two colours that are no quest."""
    before = range(max(place - LONGEST_CHOICE, 0), place)
    after = range(place + 1, min(place + 1 + LONGEST_CHOICE, len(words)))
    ordinal = ("first", "last", "nth")
    is_ordinal = any(is_any(words[each], ordinal) for each in before) and any(
        is_any(words[each], ordinal) for each in after
    )
    colours = (*COLOURS, "gray")
    is_colour = place not in taken and any(
        is_any(words[left], colours)
        and is_any(words[right], colours)
        and words[left].kinds.isdisjoint(words[right].kinds.intersection(colours))
        for left in before
        for right in after
    )
    return is_ordinal or is_colour
