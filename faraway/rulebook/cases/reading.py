"""Read a question: what each of its numbers is, by the words beside it, and how they follow each other."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import pairwise

from attrs import frozen

from faraway.messages import Language
from faraway.rulebook.cases.numbers import Number, Role, at, is_any, is_name, read_number
from faraway.rulebook.phrasebook import Word, phrasebook, read_words

MOST_ROUNDS = 8
MOST_WORDS = 150
"""Longer questions are no cases: the time to match their letters grows with the square of their length."""
LETTERS = {
    "then": "T",
    "now": "H",
    "previous": "V",
    "earlier": "W",
    "first": "F",
    "conj": "C",
    "if": "P",
    "break": "P",
    "doubt": "D",
}
"""The letters of words that say in which order numbers were played; N is a duration.

D leaves the order in doubt wherever it stands, X only between two numbers.
"""
BESIDE_A_NUMBER = {"after": "A", "before": "B"}
"""The letters of words that say it of the number that follows, or of one that is played (`after-doing`)."""
SILENT = frozenset(
    {"small", "the", "card", "region", "play", "is", "filler", "have", "on", "round", "sanctuary"}
)
"""Words of these kinds may stand between two numbers of a row."""


@frozen(kw_only=True, slots=False)
class Reading:
    """What stands in a question: its words with their kinds, and its numbers with their roles."""

    words: tuple[Word, ...]
    numbers: tuple[Number, ...]

    @cached_property
    def kinds(self) -> frozenset[str]:
        """Return all kinds of words that stand in the question."""
        return frozenset(kind for word in self.words for kind in word.kinds)

    def has(self, *kinds: str) -> bool:
        """Return True if words of all these kinds stand there."""
        return self.kinds.issuperset(kinds)

    def lacks(self, *kinds: str) -> bool:
        """Return True if no word of these kinds stands there."""
        return self.kinds.isdisjoint(kinds)

    def values(self, *roles: Role) -> list[int]:
        """Return the numbers with these roles, in their order."""
        return [number.value for number in self.numbers if number.role in roles]

    @cached_property
    def durations(self) -> list[int]:
        """Return the numbers that are durations, in their order."""
        return self.values(Role.DURATION)

    @property
    def regions(self) -> list[int]:
        """Return the durations that name a Region."""
        return [
            number.value
            for number in self.numbers
            if number.role is Role.DURATION and is_name(self.words, number.place)
        ]

    @property
    def after_lowest(self) -> list[int]:
        """Return the durations after a word for the lowest."""
        first = next(
            (place for place, word in enumerate(self.words) if "lowest" in word.kinds), len(self.words)
        )
        return [each.value for each in self.numbers if each.role is Role.DURATION and each.place > first]

    @property
    def with_article(self) -> list[int]:
        """Return the numbers after an article."""
        return [
            word.number
            for before, word in pairwise(self.words)
            if word.text.isdigit() and "the" in before.kinds
        ]

    @cached_property
    def counts(self) -> dict[str, int]:
        """Return how many of each icon; several numbers of one icon are added up."""
        return self.counts_of("", "need", "have")

    def counts_of(self, *groups: str) -> dict[str, int]:
        """Return how many of each icon there are in these groups."""
        sums: dict[str, int] = {}
        for number in self.numbers:
            if number.role is Role.ICONS and number.group in groups:
                (icon,) = number.icons
                sums[icon] = sums.get(icon, 0) + number.value
        return sums

    def counts_on(self, where: str) -> dict[str, int]:
        """Return how many of each icon lie on cards of a kind."""
        sums: dict[str, int] = {}
        for number in self.numbers:
            if number.role is Role.ICONS and number.where == where:
                sums[number.icons[0]] = sums.get(number.icons[0], 0) + number.value
        return sums

    def is_doubtful(self, *groups: str) -> bool:
        """Return True if an icon has two numbers in these groups, and it is not said that they lie on different cards."""
        counted = [each for each in self.numbers if each.role is Role.ICONS and each.group in groups]
        icons = [each.icons for each in counted]
        return any(icons.count(each.icons) > 1 and each.value > 0 and not each.where for each in counted)

    @property
    def is_whole(self) -> bool:
        """Return True if an icon is counted on several kinds of cards."""
        icons = [number.icons for number in self.numbers if number.role is Role.ICONS]
        return len(set(icons)) < len(icons)

    @property
    def is_without_sanctuaries(self) -> bool:
        """Return True if it is said that there are no Sanctuaries."""
        return any(
            word.is_spelled and word.number == 0 and "sanctuary" in after.kinds
            for word, after in pairwise(self.words)
        )

    @cached_property
    def letters(self) -> str:
        """Return the letters of durations and of the words that order them; before the first number, only what can order it."""
        places = {number.place: number.role for number in self.numbers}
        letters = ""
        for place in range(len(self.words)):
            role = places.get(place)
            letter = "N" if role is Role.DURATION else "" if role else letter_of(self.words, place)
            letters += letter if "N" in letters or letter not in {"C", "P", "X", "F"} else ""
        return letters

    @property
    def words_up_to_the_last_number(self) -> tuple[Word, ...]:
        """Return the words before the last number: after it nobody else plays."""
        return self.words[: self.numbers[-1].place] if self.numbers else ()

    @property
    def between(self) -> str:
        """Return the letters from the first duration to the last."""
        return self.letters[self.letters.find("N") : self.letters.rfind("N") + 1]

    @cached_property
    def row(self) -> tuple[int, ...]:
        """Return the durations in the order of play, up to one that is named again; nothing if that order is in doubt."""
        durations, letters = self.durations, self.letters
        if durations and durations[-1] in durations[:-1]:
            durations, letters = durations[:-1], letters[: letters.rfind("N")]
        if len(set(durations)) < len(durations) or not 2 <= len(durations) <= MOST_ROUNDS:
            return ()
        row = _in_order(durations, letters)
        is_named_again = len(durations) < len(self.durations)
        return row[: row.index(self.durations[-1]) + 1] if row and is_named_again else row

    @property
    def marks(self) -> str:
        """Return the order of numbers (N), words for a deck (d) and words for what is due (u)."""
        roles = {number.place: number.role for number in self.numbers}
        marks = ""
        for place, word in enumerate(self.words):
            mark = "d" if "deck" in word.kinds else "u" if "due" in word.kinds else ""
            is_number = roles.get(place) in {Role.DURATION, Role.CARDS, Role.OTHER}
            marks += "N" if is_number else "" if marks.endswith(mark or "-") else mark
        return marks


def _in_order(durations: Sequence[int], letters: str) -> tuple[int, ...]:
    rules = phrasebook()["sequences"]
    if re.search(rules["ambiguous"], letters):
        return ()
    if re.search(rules["list"], letters) or re.search(rules["forward"], letters):
        return tuple(durations)
    return tuple(reversed(durations)) if re.search(rules["reversed"], letters) else ()


def read_question(question: str, language: Language) -> Reading:
    """Read a question: give each number its role, by the words beside it. One that is too long is read as nothing."""
    words = tuple(read_words(question, language))
    words = words if len(words) <= MOST_WORDS else ()
    numbers: list[Number] = []
    group = ""
    for place, word in enumerate(words):
        group = next((each for each in ("need", "have") if each in word.kinds), group)
        if word.text.isdigit() or word.is_spelled:
            numbers += read_number(words, place, group, numbers)
    return Reading(words=words, numbers=tuple(numbers))


def letter_of(words: Sequence[Word], place: int) -> str:
    """Return the letter of a word that is no number: how it orders the durations beside it."""
    word = words[place]
    for kind, letter in BESIDE_A_NUMBER.items():
        if kind in word.kinds and _is_before_a_number(words, place, {"the", "card", "region"}):
            return letter
        if f"{kind}-doing" in word.kinds:
            return letter if _is_before_a_number(words, place, SILENT) else "D"
    letter = next((letter for kind, letter in LETTERS.items() if kind in word.kinds), "")
    if letter or "with" in word.kinds:
        return letter or "X"
    if is_any(word, BESIDE_A_NUMBER):
        return "D"
    return "" if is_any(word, SILENT) or word.is_spelled else "X"


def _is_before_a_number(words: Sequence[Word], place: int, kinds: Iterable[str]) -> bool:
    """Return True if the next word that is not of these kinds is a number in digits."""
    start = place + 1
    while is_any(at(words, start), kinds):
        start += 1
    return at(words, start).text.isdigit()
