"""What is said of Sanctuaries, as values: those described, what no other shows, and what is being read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from attrs import define, evolve, field, frozen

from faraway.rulebook.cases.beside import at, is_any, is_in_run
from faraway.rulebook.cases.quests import Paid, icon_of
from faraway.rulebook.cases.view import BIOMES, ICONS, WONDERS
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

SYMBOLS = ("clue", *WONDERS, "night")
OTHER = ("elsewhere", "another", "else", "remainder")
MOST_OF_A_KIND, NEAR_BEFORE, NEAR_AFTER, ALWAYS = 8, 4, 3, 99
TALK = frozenset(
    [
        "many",
        "who",
        "need",
        "draw",
        "find",
        "play",
        "what",
        "region",
        "which",
        "if",
        "then",
        "after",
        "before",
        "tie",
        "deck",
        "keep",
    ]
)
"""Words of these kinds end a list of Sanctuaries."""


@frozen(kw_only=True, eq=False, repr=False)
class Phrase(Value):
    """Described Sanctuaries: how many, what each shows, its quest, and the places of its words.

    `unknown`: of these icons it is not said whether it shows any.
    """

    start: int
    end: int
    number: int = 1
    icons: Mapping[str, int] = field(factory=dict)
    quest: Paid | None = None
    unknown: tuple[str, ...] = ()
    is_gray: bool = False


@frozen(kw_only=True, slots=False, eq=False, repr=False)
class Sanctuaries(Value):
    """All that is said of Sanctuaries: those described, what no other shows, and whether there are others."""

    phrases: tuple[Phrase, ...] = ()
    denied: tuple[str, ...] = ()
    is_none: bool = False
    has_others: bool = False
    is_doubtful: bool = False
    blanks: tuple[tuple[int, int], ...] = ()
    """The places of what denies, from the first to behind the last."""
    borne: tuple[tuple[int, int], ...] = ()
    """The places of icons that are said to lie on a described Sanctuary, with their number, and of heads of lists."""
    targets: tuple[int, ...] = ()
    """The places among the described ones of those that are asked about."""

    @property
    def is_stated(self) -> bool:
        """Return True if anything is said of what Sanctuaries show, or that there are none."""
        return bool(self.phrases) or self.is_none or bool(self.denied)

    @property
    def unknown(self) -> frozenset[str]:
        """Return the icons of which there may be more than those described."""
        open_ones = frozenset(icon for phrase in self.phrases for icon in phrase.unknown)
        others = frozenset(ICONS).difference(self.denied) if self.has_others else frozenset([])
        return open_ones | others

    @property
    def icons(self) -> dict[str, int]:
        """Return what the described ones show together, and none of what is denied."""
        total = dict.fromkeys(self.denied, 0)
        for phrase in self.phrases:
            for icon, number in phrase.icons.items():
                total[icon] = total.get(icon, 0) + number * phrase.number
        return total

    def is_taken(self, place: int) -> bool:
        """Return True if the word at a place describes or denies a Sanctuary."""
        return place in self._taken

    @cached_property
    def _taken(self) -> frozenset[int]:
        """Return the places of all words that describe or deny a Sanctuary."""
        spans = (*((each.start, each.end) for each in self.phrases), *self.blanks, *self.borne)
        return frozenset(place for start, end in spans for place in range(start, end))


@define(kw_only=True, repr=False)
class Item:
    """A Sanctuary that is being read; `number` is 0 if it is not said how many there are."""

    start: int
    end: int
    number: int = 0
    colour: str = ""
    icons: dict[str, int] = field(factory=dict)
    quest: Paid | None = None
    denied: set[str] = field(factory=set)
    borne: set[str] = field(factory=set)
    """The icons that were said to lie on it before it was described: a description that names one again adds none."""
    sole: set[str] = field(factory=set)
    """The icons of which it is said that no other shows them."""
    is_named: bool = False
    is_other: bool = False
    is_coloured: bool = False
    is_only: bool = False
    is_plural: bool = False
    is_each: bool = False
    is_counted: bool = False
    is_all: bool = False
    is_share: bool = False
    """It is one of so many of the player's, each of which shows the same: `two of my Sanctuaries have a thistle`."""
    is_unsure: bool = False
    """It is not said how many of its icons there are."""
    is_open: bool = False
    """It is not said which icons it shows."""
    is_away: bool = False
    """It is not one of those that the player has."""
    is_restated: bool = False
    """What follows describes it again, and more closely: `one has a clue: the gray one with a clue and a stone`."""

    @property
    def has_content(self) -> bool:
        """Return True if anything is said of it."""
        return bool(self.colour or self.icons or self.quest or self.denied)

    @property
    def is_bare_gray(self) -> bool:
        """Return True if it is said that it is gray, and no more."""
        return self.colour == "gray" and not self.icons and self.quest is None


@define(kw_only=True, repr=False)
class Found:
    """What was read so far; `bare` has the numbers of Sanctuaries that are not described, `behind` is the place behind the last."""

    words: Sequence[Word]
    phrases: list[Phrase] = field(factory=list)
    bare: list[int] = field(factory=list)
    denied: set[str] = field(factory=set)
    blanks: list[tuple[int, int]] = field(factory=list)
    borne: list[tuple[int, int]] = field(factory=list)
    targets: list[int] = field(factory=list)
    is_none: bool = False
    is_closed: bool = False
    is_doubtful: bool = False
    behind: int = 0
    pending: int = 0
    """So many icons are said to lie on the Sanctuary that follows."""
    bearing: str = ""
    """The icon that was said to lie on the last Sanctuary."""
    bears_each: bool = False
    is_about: bool = False

    def is_described(self, place: int) -> bool:
        """Return True if the word at a place describes a Sanctuary."""
        return any(phrase.start <= place < phrase.end for phrase in self.phrases)

    def is_number(self, place: int) -> bool:
        """Return True if a number stands at a place that can count Sanctuaries or icons."""
        word = at(self.words, place)
        if is_in_run(self.words, place):
            return False
        return word.is_spelled or (word.text.isdigit() and 0 < word.number <= MOST_OF_A_KIND)


def is_none(word: Word) -> bool:
    """Return True if a word says that there is none: `no`, `not`, `pas de`."""
    return "deny" in word.kinds or (word.is_spelled and not word.number)


def denies(words: Sequence[Word], place: int) -> bool:
    """Return True if a word denies; `or not` and a `no` that answers do not."""
    word, before, after = words[place], at(words, place - 1), at(words, place + 1)
    is_denying = is_none(word) or "gone" in word.kinds or ends_with(words, place)
    if "nor" in word.kinds and not is_denying:
        is_denying = after.is_spelled or bool(icon_of(after)) or is_any(after, ("sanctuary", "with"))
    is_answer = after.text == "," and "break" in (before.kinds or {"break"})
    return is_denying and "or" not in before.kinds and not is_answer


def ends_with(words: Sequence[Word], place: int) -> bool:
    """Return True if it is said that there is no more of an icon: `nothing else with stones`, `e basta cardi`."""
    if "ending" not in words[place].kinds:
        return False
    step = place + 1
    while is_any(at(words, step), ("with", "small", "on")) and not icon_of(at(words, step)):
        step += 1
    return step <= place + NEAR_AFTER and bool(icon_of(at(words, step)))


def named_in(part: Sequence[Word]) -> set[str]:
    """Return the icons and biomes that words name; all of a kind where the kind is named alone."""
    named = {icon for word in part if (icon := icon_of(word))}
    if any("coloured" in word.kinds for word in part):
        named.update(BIOMES)
    if any("goods" in word.kinds for word in part):
        named.update(WONDERS)
    if any("symbol" in word.kinds for word in part) and not named:
        named.update(SYMBOLS)
    return named


def is_one(word: Word) -> bool:
    """Return True if a word stands for a card behind its colour: `a green one`."""
    return word.is_spelled and word.number == 1 and "small" not in word.kinds


def share(found: Found, start: int) -> None:
    """Assign to joined colours what the last one shows, if each shows it: `je ein rotes, ein grünes und ein blaues Heiligtum mit Stein`."""
    words = found.words
    listed = [index for index, phrase in enumerate(found.phrases) if phrase.start >= start]
    last = found.phrases[-1] if listed else None
    if last is None or last.quest:
        return
    shown = {icon: number for icon, number in last.icons.items() if icon not in BIOMES}
    behind = last.end + 2 if last.end < len(words) and "on" in words[last.end].kinds else last.end + 1
    near = (*words[max(start - 1, 0) : start + 1], *words[last.end - 1 : behind])
    is_each = any("per" in word.kinds for word in near)
    for index in reversed(listed[:-1]):
        phrase = found.phrases[index]
        if not shown or not _is_shared(words, phrase, found.phrases[index + 1]):
            return
        found.phrases[index] = evolve(
            phrase,
            icons={**shown, **phrase.icons} if is_each else phrase.icons,
            unknown=() if is_each else (*phrase.unknown, *shown),
        )


def _is_shared(words: Sequence[Word], phrase: Phrase, after: Phrase) -> bool:
    """Return True if of a Sanctuary only its colour is stated, and it is joined to the one that follows."""
    between = words[phrase.end : after.start]
    is_joined = all(word.text == "," or is_any(word, ("conj", "small", "the", "plus")) for word in between)
    is_bare = set(phrase.icons) <= set(BIOMES) and not phrase.quest and not phrase.is_gray
    is_named = any("sanctuary" in word.kinds for word in words[phrase.start : phrase.end])
    return is_joined and is_bare and not is_named and phrase.number == 1
