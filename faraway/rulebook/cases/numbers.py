"""What each number of a question is, by the words beside it."""

from collections.abc import Iterable, Sequence
from enum import Enum

from attrs import frozen

from faraway.rulebook.cases.view import BIOMES, ICONS
from faraway.rulebook.phrasebook import Word

GREATEST_DURATION = 68
ORDINALS = frozenset({"th", "st", "nd", "rd", "er", "eme"})
LONGEST_STEP, FARTHEST_PLACE = 3, 5
NOTHING = Word(text="", kinds=frozenset())


class Role(Enum):
    """What a number is in a question."""

    DURATION = "duration"
    ICONS = "icons"
    QUEST = "quest"
    PLAYERS = "players"
    CARDS = "cards"
    DESCRIBED = "described"
    COUNTED = "counted"
    OTHER = "other"


@frozen(kw_only=True)
class Number:
    """A number at its place among the words. `icons` is what it counts, or what a quest pays it for.

    `group` is the word that it follows, what is needed or what there is; `where` is region, sanctuary or card if it is said
    on which cards the icons lie.
    """

    place: int
    value: int
    role: Role
    icons: tuple[str, ...] = ()
    group: str = ""
    where: str = ""


def at(words: Sequence[Word], place: int) -> Word:
    """Return the word at a place; beyond either end, nothing."""
    return words[place] if 0 <= place < len(words) else NOTHING


def is_any(word: Word, kinds: Iterable[str]) -> bool:
    """Return True if a word is of one of these kinds."""
    return not word.kinds.isdisjoint(kinds)


def read_number(words: Sequence[Word], place: int, group: str, numbers: Sequence[Number]) -> list[Number]:
    """Return a number with its role; nothing for one that only looks so, as in `one of them` or `the 8th`."""
    word, before, after = words[place], at(words, place - 1), at(words, place + 1)
    if after.text in ORDINALS or "round" in before.kinds:
        return []
    if paid := _paid_for(words, place):
        return [Number(place=place, value=word.number, role=Role.QUEST, icons=paid)]
    counted = at(words, place + 2) if "only" in after.kinds else after
    where = _where(words, place)
    icon = next((icon for icon in ICONS if icon in counted.kinds), "") or _kind_of_cards(words, place)
    if not icon and _where_after(words, place) and numbers and numbers[-1].role is Role.ICONS:
        (icon,) = numbers[-1].icons
    if icon:
        return [
            Number(place=place, value=word.number, role=Role.ICONS, icons=(icon,), group=group, where=where)
        ]
    if "or" in after.kinds and "counted" in at(words, place + 3).kinds:
        return [Number(place=place, value=word.number, role=Role.COUNTED)]
    role = _role(word, before, after)
    return [Number(place=place, value=word.number, role=role)] if role else []


def _kind_of_cards(words: Sequence[Word], place: int) -> str:
    """Return the biome or night of so many cards, if it stands after them: `2 regioni di notte`, `3 cartes forêt`."""
    if not is_any(at(words, place + 1), {"region", "card"}):
        return ""
    named = at(words, place + 3) if "small" in at(words, place + 2).kinds else at(words, place + 2)
    return next((icon for icon in (*BIOMES, "night") if icon in named.kinds), "")


def _role(word: Word, before: Word, after: Word) -> Role | None:
    """Return the role of a number that counts no icons."""
    is_group = "players" in after.kinds or "group" in before.kinds or "party" in word.kinds
    is_named = is_any(before, {"region", "card"})
    is_count = not is_named and is_any(after, {"sanctuary", "counted", "region", "card"})
    if word.is_spelled and (word.number < 2 or not (is_count or is_group)):
        return None
    if is_group or "counted" in after.kinds:
        return Role.PLAYERS if is_group else Role.COUNTED
    if is_count:
        return Role.CARDS
    return Role.DURATION if 1 <= word.number <= GREATEST_DURATION else Role.OTHER


def is_name(words: Sequence[Word], place: int) -> bool:
    """Return True if a duration stands for a card: after its word, or between words where nothing is counted by it."""
    before, after = at(words, place - 1), at(words, place + 1)
    if is_any(before, {"region", "card"}):
        return True
    is_begun = not before.text or is_any(before, {"the", "pay", "need"})
    return is_begun and (not after.text or is_any(after, {"break", "is", "need", "pay"}))


def _where(words: Sequence[Word], place: int) -> str:
    """Return on which cards a number of icons lies: `2 clues on my Regions`, `and 1 on a Sanctuary`; nothing if it is not said."""
    is_counted = is_any(at(words, place + 1), ICONS) or _kind_of_cards(words, place)
    if is_counted and (named := _place_named(words[place + 1 : place + 3])):
        return named
    if named := _where_after(words, place):
        return named
    before = range(place - FARTHEST_PLACE, place)
    start = next((each for each in before if "on" in at(words, each).kinds), None)
    if start is not None and not any(_parts(words, each) for each in before if each > start):
        return _place_named(words[start + 1 : place])
    return ""


def _where_after(words: Sequence[Word], place: int) -> str:
    after = range(place + 1, place + 1 + FARTHEST_PLACE)
    start = next((each for each in after if "on" in at(words, each).kinds), None)
    if start is None or any(_parts(words, each) for each in after if each < start):
        return ""
    return _place_named(words[start + 1 : start + 1 + LONGEST_STEP])


def _parts(words: Sequence[Word], place: int) -> bool:
    """Return True if a word at a place ends a part of a sentence, and nothing is said of all that was counted."""
    return "break" in at(words, place).kinds and "all" not in at(words, place + 1).kinds


def _place_named(words: Sequence[Word]) -> str:
    return next(
        (kind for word in words for kind in ("region", "sanctuary", "card") if kind in word.kinds), ""
    )


def _paid_for(words: Sequence[Word], place: int) -> tuple[str, ...]:
    """Return what a quest pays a number for, as in `2 points for each city and river`; the four biomes for a set."""
    start = place + 1
    while is_any(at(words, start), {"counted", "small"}) and start <= place + LONGEST_STEP:
        start += 1
    if "per" not in at(words, start).kinds:
        return ()
    while is_any(at(words, start), {"per", "the", "small"}):
        start += 1
    if "set" in at(words, start).kinds:
        return BIOMES
    first = next((icon for icon in ICONS if icon in at(words, start).kinds), "")
    is_joined = is_any(at(words, start + 1), {"conj", "or"})
    start += 2
    while is_any(at(words, start), {"per", "the"}):
        start += 1
    second = next((icon for icon in BIOMES if icon in at(words, start).kinds), "") if is_joined else ""
    if not second:
        return (first,) if first else ()
    return (first, second) if first in BIOMES and first != second else ()
