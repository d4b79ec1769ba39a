"""The quest of a Sanctuary in words: `1 per clue`, `2 points for each city or river`, `10 per set`, `5 points`."""

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import at, first_kind, is_any
from faraway.rulebook.cases.view import BIOMES, ICONS
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

COLOURS = {"green": "river", "yellow": "city", "red": "forest", "blue": "desert"}
ALL_COLOURS = (*COLOURS, "gray")
FIXED_FAME, FAME_OF_SET = 5, 4
"""What the one gray Sanctuary pays that has nothing else: `the gray 5`."""


@frozen(kw_only=True, eq=False, repr=False)
class Paid(Value):
    """What a quest pays: so much fame for each of what is counted; the four biomes stand for a set. `end` is behind its words."""

    fame: int
    counted: tuple[str, ...]
    end: int


def colour_of(word: Word) -> str:
    """Return the colour that a word names; nothing if it names none."""
    return first_kind(word, ALL_COLOURS)


def icon_of(word: Word) -> str:
    """Return the icon, the biome or the biome of the colour that a word names."""
    return first_kind(word, ICONS) or COLOURS.get(colour_of(word), "")


def paid_at(words: Sequence[Word], place: int) -> Paid | None:
    """Return the quest that begins with a number."""
    word = at(words, place)
    if not word.text.isdigit() and not (word.is_spelled and word.number > 0):
        return None
    step = place + 1
    while is_any(at(words, step), {"counted", "small", "pay"}) and "per" not in at(words, step).kinds:
        step += 1
    if "per" not in at(words, step).kinds:
        return _fixed_at(words, place)
    is_paid = is_any(at(words, place - 1), {"pay", "give"})
    if word.is_spelled and word.number == 1 and step == place + 1 and not is_paid:
        return None
    step = _behind_articles(words, step)
    if "set" in at(words, step).kinds:
        step += 1
        while _is_of_set(at(words, step)):
            step += 1
        return Paid(fame=word.number, counted=BIOMES, end=step)
    first, end = icon_of(at(words, step)), step + 1
    is_joined = is_any(at(words, end), {"conj", "or"}) and first in BIOMES
    step = _behind_articles(words, end + 1)
    step = _behind_same(words, step, word.number)
    second = icon_of(at(words, step)) if is_joined and not _opens_another(words, end - 1, step) else ""
    if second in BIOMES and second != first:
        return Paid(fame=word.number, counted=(first, second), end=step + 1)
    return Paid(fame=word.number, counted=(first,), end=end) if first else None


def implied_at(words: Sequence[Word], place: int) -> Paid | None:
    """Return the quest that is stated without its fame, as fame 0: `pays per clue`, `paying for sets of the four biomes`."""
    if not is_any(at(words, place), {"pay", "give"}) or is_any(at(words, place), {"counted", "many"}):
        return None
    step = place + 1
    while (
        is_any(at(words, step), {"per", "the", "small"}) or not at(words, step).kinds
    ) and step <= place + 3:
        if at(words, step).number or not at(words, step).text:
            return None
        step += 1
    is_per = any("per" in word.kinds for word in words[place + 1 : step])
    if "set" in at(words, step).kinds:
        step += 1
        while _is_of_set(at(words, step)):
            step += 1
        return Paid(fame=0, counted=BIOMES, end=step)
    first, end = icon_of(at(words, step)), step + 1
    second = icon_of(at(words, end + 1)) if "or" in at(words, end).kinds and first in BIOMES else ""
    if second in BIOMES and second != first and is_per:
        return Paid(fame=0, counted=(first, second), end=end + 2)
    return Paid(fame=0, counted=(first,), end=end) if first and is_per else None


def fame_of(counted: tuple[str, ...], *, is_gray: bool, icons: int) -> int:
    """Return what a Sanctuary pays for each of what it counts, by what else it shows; 0 if that is in doubt."""
    if counted == BIOMES:
        return FAME_OF_SET
    is_symbol = not set(counted) <= set(BIOMES) and counted != ("night",)
    return 0 if is_symbol and is_gray and not icons else 1


def _behind_same(words: Sequence[Word], step: int, fame: int) -> int:
    """Return the place behind a quest that goes on with the same fame: `1 per river and 1 per city`."""
    following = at(words, step)
    is_same = (following.text.isdigit() or following.is_spelled) and following.number == fame
    after = step + 1
    while is_same and is_any(at(words, after), {"counted", "pay", "per"}):
        after += 1
    is_again = is_same and after > step + 1 and "per" in at(words, after - 1).kinds
    return _behind_articles(words, after) if is_again and icon_of(at(words, after)) in BIOMES else step


def _opens_another(words: Sequence[Word], first: int, second: int) -> bool:
    """Return True if a colour behind `and` begins another Sanctuary: `red 1 per forest and yellow 4 per set`."""
    is_mixed = bool(colour_of(words[second])) != bool(colour_of(words[first]))
    after = at(words, second + 1)
    return bool(colour_of(words[second])) and (is_mixed or after.text.isdigit() or "with" in after.kinds)


def _fixed_at(words: Sequence[Word], place: int) -> Paid | None:
    """Return so many points that a Sanctuary pays once: `gray, 5 points`, `grau mit 5 festen Punkten`, `a flat 5`."""
    word, start, end = words[place], place - 1, place + 1
    is_fixed = False
    while is_any(at(words, end), {"fixed", "pay"}) or (
        "counted" in at(words, end).kinds and is_any(at(words, end), {"pay"})
    ):
        is_fixed |= "fixed" in at(words, end).kinds or "counted" in at(words, end).kinds
        end += 1
    while is_any(at(words, start), {"with", "small", "the", "give", "fixed", "pay", "its"}) or at(
        words, start
    ).text in {",", "("}:
        is_fixed |= "fixed" in at(words, start).kinds
        start -= 1
    is_fixed |= word.number == FIXED_FAME and "gray" in at(words, start).kinds and not icon_of(at(words, end))
    is_of_sanctuary = bool(colour_of(at(words, start))) or "sanctuary" in at(words, start).kinds or is_fixed
    return (
        Paid(fame=word.number, counted=(), end=end)
        if is_fixed and is_of_sanctuary and word.number > 1
        else None
    )


def _is_of_set(word: Word) -> bool:
    """Return True if a word goes on with what a set is: `of the four biomes`."""
    return (
        is_any(word, {"small", "the", "biome", "among"}) and "conj" not in word.kinds and not word.is_spelled
    ) or (word.number == len(BIOMES) or word.text == "aus")


def _behind_articles(words: Sequence[Word], step: int) -> int:
    """Return the next place at which no article stands, and no `each`."""
    while is_any(at(words, step), {"per", "the", "small", "complete"}) and not icon_of(at(words, step)):
        step += 1
    return step
