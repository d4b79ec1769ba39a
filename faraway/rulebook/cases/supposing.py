"""What a question asks besides, of another tableau: `and if I had played it last?`, `and with the red Sanctuary with a stone?`."""

from collections.abc import Mapping, Sequence

from attrs import field, frozen

from faraway.rulebook.cases.beside import COMMA, at, is_any, is_in_question, start_before, stop_after
from faraway.rulebook.cases.quests import colour_of
from faraway.rulebook.cases.sanctuaries import read_sanctuaries
from faraway.rulebook.cases.view import BIOMES
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

LEADING = ("conj", "what", "many", "pay", "give", "small", "neutral")
"""Words of these kinds may lead to an `if`."""
OTHERWISE = ("deny", "not", "swap", "or")
"""A clause with words of these kinds supposes more than a Sanctuary."""


@frozen(kw_only=True, eq=False, repr=False)
class Supposed(Value):
    """What else is asked: what a Region would pay if it had been played last, or swapped with the one after it, or with a Sanctuary more."""

    is_last: bool = False
    is_swapped: bool = False
    icons: Mapping[str, int] = field(factory=dict)

    @property
    def is_any(self) -> bool:
        """Return True if anything else is asked."""
        return self.is_last or self.is_swapped or bool(self.icons)


def without_likeness(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words without the clue that a Sanctuary is likened to: `count the Sanctuary as a clue` says of none that it shows one."""
    blank: set[int] = set()
    for place, word in enumerate(words):
        end = place + 1
        while is_any(at(words, end), ("small", "the")) and "clue" not in at(words, end).kinds:
            end += 1
        start = place - 1
        while start >= 0 and not is_any(words[start], ("break", "bracket", "have", "show")):
            start -= 1
        is_of_sanctuary = any("sanctuary" in each.kinds for each in words[start + 1 : place])
        if "likeness" in word.kinds and "clue" in at(words, end).kinds and is_of_sanctuary:
            blank.update(range(place, end + 1))
    return tuple(COMMA if place in blank else word for place, word in enumerate(words))


def without_supposed(words: tuple[Word, ...]) -> tuple[tuple[Word, ...], Supposed]:
    """Return the words without a clause that asks of another tableau, and what it supposes."""
    for place, word in enumerate(words):
        if "if" not in word.kinds or not is_in_question(words, place):
            continue
        end = stop_after(words, place)
        start = place
        while is_any(at(words, start - 1), LEADING) or at(words, start - 1).text == ",":
            start -= 1
        is_joined = any("conj" in each.kinds for each in words[start:place])
        is_begun = start == start_before(words, place) > 0
        has_cards = any(each.text.isdigit() for each in words[:start])
        supposed = _read(words, place, end) if has_cards else Supposed()
        if supposed.is_any and (is_joined or (is_begun and not supposed.is_last)):
            return (*words[:start], *(COMMA for _ in range(start, end)), *words[end:]), supposed
    return words, Supposed()


def _read(words: Sequence[Word], place: int, end: int) -> Supposed:
    """Return what a clause supposes."""
    part = words[place:end]
    is_of_sanctuary = any("sanctuary" in word.kinds for word in part)
    has_others = any(word.text.isdigit() or is_any(word, ("nth", "first")) for word in part)
    if any("swap" in word.kinds for word in part):
        return Supposed(is_swapped=True)
    if any("last" in word.kinds for word in part) and not has_others and not is_of_sanctuary:
        return Supposed(is_last=True)
    if not is_of_sanctuary or any(is_any(word, OTHERWISE) for word in part):
        return Supposed()
    found = read_sanctuaries((*part, COMMA))
    colours = [word for word in part if colour_of(word)]
    is_one = len(colours) <= 1 and all(phrase.number == 1 for phrase in found.phrases)
    is_plain = not found.is_doubtful and not found.unknown and not found.denied
    has_symbol = not colours or any(icon not in BIOMES for icon in found.icons)
    is_stated = is_one and is_plain and (has_symbol or any(phrase.quest for phrase in found.phrases))
    is_new = all("per" not in word.kinds or found.is_taken(each) for each, word in enumerate(part))
    return Supposed(icons=found.icons) if is_stated and is_new else Supposed()
