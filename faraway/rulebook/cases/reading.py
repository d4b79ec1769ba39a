"""Read a question: what each of its numbers is, by the words beside it, and how they follow each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from itertools import pairwise, takewhile

from attrs import evolve, frozen

from faraway.messages import Language
from faraway.rulebook.cases.beside import (
    ENDS,
    NOTHING,
    at,
    first_kind,
    is_any,
    start_before,
    stop_after,
)
from faraway.rulebook.cases.claims import without_claims
from faraway.rulebook.cases.laid import Laid
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role, is_name, read_number
from faraway.rulebook.cases.order import in_order, read_events, tag_of
from faraway.rulebook.cases.phrases import Sanctuaries
from faraway.rulebook.cases.sanctuaries import read_sanctuaries, without_denials
from faraway.rulebook.cases.slots import with_slots
from faraway.rulebook.cases.supposing import Supposed, without_likeness, without_supposed
from faraway.rulebook.cases.unseen import without_failed, without_unseen
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word, common_words, read_words

NOTHING_SAID = Sanctuaries()
NOTHING_ELSE = Supposed()
MOST_WORDS = 150
"""Longer questions are no cases."""
SHORTEST_NAME, SHORTEST_WORD = 2, 3
NEAR, LONGEST_SHORT_NAME = 4, 3
LEAST_SCORE = 8
"""A capital `Pierre` before a greater number is a player, not a stone."""


@frozen(kw_only=True, slots=False, eq=False, repr=False)
class Reading:
    """What stands in a question: its words with their kinds, and its numbers with their roles.

    A reading is equal to itself alone: what functions find in it is kept by the reading.
    """

    words: tuple[Word, ...]
    numbers: tuple[Number, ...]
    sanctuaries: Sanctuaries = NOTHING_SAID
    supposed: Supposed = NOTHING_ELSE
    """What it is also asked of."""

    @property
    def denied(self) -> tuple[str, ...]:
        """Return the icons and biomes of which it is said that no Sanctuary shows them."""
        return self.sanctuaries.denied

    @cached_property
    def _places(self) -> dict[str, list[int]]:
        """Return the places of the words of each kind."""
        places: dict[str, list[int]] = {}
        for place, word in enumerate(self.words):
            for kind in word.kinds:
                places[kind] = [*places.get(kind, []), place]
        return places

    @cached_property
    def kinds(self) -> frozenset[str]:
        """Return all kinds of words that stand in the question."""
        return frozenset(self._places)

    def places(self, *kinds: str) -> list[int]:
        """Return the places of the words of any of these kinds, in their order."""
        found = [self._places[kind] for kind in kinds if kind in self._places]
        return found[0] if len(found) == 1 else sorted({place for places in found for place in places})

    @cached_property
    def laid(self) -> Laid:
        """Return the Regions as they are listed."""
        return Laid(words=self.words, numbers=self.numbers, sanctuaries=self.sanctuaries)

    def has(self, *kinds: str) -> bool:
        """Return True if words of all these kinds stand there."""
        return self.kinds.issuperset(kinds)

    def lacks(self, *kinds: str) -> bool:
        """Return True if no word of these kinds stands there."""
        return self.kinds.isdisjoint(kinds)

    def values(self, *roles: Role) -> list[int]:
        """Return the numbers with these roles, in their order."""
        return [number.value for number in self.numbers if number.role in roles]

    @property
    def is_first_named(self) -> bool:
        """Return True if the first round is named in words: `in the first round`."""
        return any("when" in at(self.words, place + 1).kinds for place in self.places("first"))

    @property
    def is_last_named(self) -> bool:
        """Return True if round 8 is named, by its number or as the last one."""
        return MOST_ROUNDS in self.values(Role.ROUND) or self.has("last-round")

    @property
    def cards(self) -> list[Number]:
        """Return the numbers of cards, but for the one that says how many were named: `four cards: 22, 40, 39, 60`."""
        named = len(set(self.durations))
        return [
            number
            for number in self.numbers
            if number.role is Role.CARDS
            and not (number.value == named and is_any(at(self.words, number.place + 1), {"card", "region"}))
        ]

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
    def with_article(self) -> list[int]:
        """Return the numbers after an article."""
        return [
            word.number
            for before, word in pairwise(self.words)
            if word.text.isdigit() and is_any(before, {"the", "own", "aux"})
        ]

    def first_place(self, kind: str) -> int:
        """Return the place of the first word of a kind; the end if there is none."""
        return self._places.get(kind, [len(self.words)])[0]

    def sentence_of(self, number: Number) -> tuple[Word, ...]:
        """Return the words of the sentence in which a number stands, with its stop."""
        return self.words[start_before(self.words, number.place) : stop_after(self.words, number.place) + 1]

    @cached_property
    def counts(self) -> dict[str, int]:
        """Return how many of each icon; several numbers of one icon are added up."""
        return self.counts_of("", "need", "have")

    def counts_of(self, *groups: str) -> dict[str, int]:
        """Return how many of each icon there are in these groups."""
        sums: dict[str, int] = {}
        for number in self._without_totals:
            if number.role is Role.ICONS and number.group in groups:
                (icon,) = number.icons
                sums[icon] = sums.get(icon, 0) + (0 if number.where == "unseen" else number.value)
        return sums

    @cached_property
    def _without_totals(self) -> list[Number]:
        """Return the numbers without those that are the sum of what follows: `seven clues, four on Regions and three on Sanctuaries`."""
        return [number for number in self.numbers if not self._is_sum(number)]

    def _is_sum(self, number: Number) -> bool:
        alike = [each for each in self.numbers if each.role is Role.ICONS and each.group == number.group]
        parts = [each for each in alike if each.icons == number.icons and each is not number]
        is_total = number.role is Role.ICONS and not number.where and len(parts) > 1
        return (
            is_total
            and all(each.where for each in parts)
            and sum(each.value for each in parts) == number.value
        )

    def counts_on(self, where: str) -> dict[str, int]:
        """Return how many of each icon lie on cards of a kind."""
        sums: dict[str, int] = {}
        for number in self.numbers:
            if number.role is Role.ICONS and number.where == where:
                sums[number.icons[0]] = sums.get(number.icons[0], 0) + number.value
        return sums

    def is_doubtful(self, *groups: str) -> bool:
        """Return True if an icon has two numbers in these groups, and it is not said that they lie on different cards."""
        counted = [each for each in self._without_totals if each.role is Role.ICONS and each.group in groups]
        icons = [each.icons for each in counted]
        bare = [each for each in counted if not each.where and each.value > 0 and icons.count(each.icons) > 1]
        return any(not self._is_further(each, counted) for each in bare)

    def _is_further(self, bare: Number, counted: Sequence[Number]) -> bool:
        """Return True if a number of icons comes to those of Sanctuaries that were described before it, and is not their sum."""
        others = [each for each in counted if each.icons == bare.icons and each is not bare]
        is_after = all(each.is_described and each.place < bare.place for each in others)
        return is_after and self.lacks("included")

    @property
    def is_placed(self) -> bool:
        """Return True if it is said of all that is in view on which other cards it lies, and of some that it is not in view."""
        counted = [each for each in self.numbers if each.role is Role.ICONS and each.group != "need"]
        is_said = not self.lacks("whole", "all") or any(each.where != "unseen" for each in counted)
        return (
            is_said
            and any(each.where == "unseen" for each in counted)
            and all(each.where for each in counted)
        )

    def is_without(self, kind: str) -> bool:
        """Return True if it is said that there is none of a kind."""
        places = [place for place, word in enumerate(self.words) if word.is_spelled and word.number == 0]
        return any(
            kind in at(self.words, place + 1).kinds
            or (
                "break" in at(self.words, place + 1).kinds
                and any(kind in word.kinds for word in self.words[max(place - NEAR, 0) : place])
            )
            for place in places
        )

    def asks_for(self, *kinds: str) -> bool:
        """Return True if it is asked how many of these kinds there are: `how many Sanctuaries`."""
        return any(
            is_any(word, kinds) for place in self.places("many") for word in self.words[place : place + NEAR]
        )

    @property
    def is_plain(self) -> bool:
        """Return True if nothing is said between the durations of when they were played."""
        return self.is_plain_between(*(number for number in self.numbers if number.role is Role.DURATION))

    def is_plain_between(self, *numbers: Number) -> bool:
        """Return True if nothing is said between these numbers of when they were played."""
        places = [number.place for number in numbers]
        taken = {number.place for number in self.numbers}
        between = range(min(places, default=0), max(places, default=0))
        tags = {tag_of(self.words, place) for place in between if place not in taken}
        return tags <= {"", "strange", "unknown", "last", "penultimate", "faceup"}

    @cached_property
    def row(self) -> tuple[int, ...]:
        """Return the durations in the order of play, up to one that is asked about; nothing if that order is in doubt."""
        durations = [number for number in self.numbers if number.role is Role.DURATION]
        values = [number.value for number in durations]
        again = next((place for place, value in enumerate(values) if value in values[:place]), len(values))
        is_compared = self.has("compare")
        if self.has("backward"):
            return ()
        events = read_events(self.words, self.numbers, durations)
        is_last_again = set(values[again:]) <= {values[again - 1]} if again else False
        is_later = any(not event.tags.isdisjoint({"then", "now"}) for event in events[again:])
        if is_later and not is_compared and not is_last_again:
            return ()
        if again < len(durations):
            events = read_events(self.words, self.numbers, durations[:again])
        row = in_order(events)
        named = set(values[again:])
        if not named <= set(row) or not row:
            return ()
        if is_compared or len(named) != 1 or all(self._is_stated_of(number) for number in durations[again:]):
            return row
        cut = row[: row.index(named.pop()) + 1]
        return cut if len(cut) > 1 else ()

    def _is_stated_of(self, number: Number) -> bool:
        """Return True if something more is said of a Region that was named before: `and the 49 has a clue`."""
        is_named = is_any(at(self.words, number.place - 1), {"the", "own"})
        return is_named and self.sentence_of(number)[-1].text != "?"

    @cached_property
    def marks(self) -> str:
        """Return the order of numbers (N), words for a deck (d) and words for what is due (u)."""
        counting = (Role.DURATION, Role.CARDS, Role.OTHER)
        counted = {number.place for number in self.numbers if number.role in counting}
        marks = ""
        for place, word in enumerate(self.words):
            mark = "d" if is_any(word, {"deck", "rest"}) else "u" if "due" in word.kinds else ""
            marks += "N" if place in counted else "" if marks.endswith(mark or "-") else mark
        return marks.replace("dNd", "dN")


def read_question(
    question: str,
    language: Language,
    is_known: Callable[[str], bool] | None = None,
    *,
    has_claims: bool = True,
    has_unseen: bool = True,
) -> Reading:
    """Read a question: give each number its role, by the words beside it. One that is too long is read as nothing.

    With `is_known`, which says whether a word belongs to the vocabulary of the rules, unknown words may be names of players.
    Without `has_claims`, sentences are left out in which someone claims something: `my brother says that it pays 12`;
    without `has_unseen` what is said of cards to the left, or still face down, and that others pay nothing.
    """
    words = read_words(question, language)
    words = words if len(words) <= MOST_WORDS else ()
    words = words if is_known is None else _with_strangers(words, language, is_known)
    words = words if has_claims else without_claims(words)
    words = words if has_unseen else without_failed(words)
    words, supposed = without_supposed(with_slots(without_likeness(words)))
    sanctuaries = read_sanctuaries(words)
    words = words if has_unseen else without_unseen(words, sanctuaries)
    words = without_denials(words, sanctuaries)
    numbers: list[Number] = []
    group = ""
    for place, word in enumerate(words):
        group = first_kind(word, ("need", "have")) or group
        is_number = word.text.isdigit() or word.is_spelled or "nth" in word.kinds
        if is_number and not _is_bearer(words, place):
            numbers += read_number(words, place, group, numbers)
    placed = (
        evolve(each, role=Role.DESCRIBED) if sanctuaries.is_taken(each.place) else each
        for each in numbers
        if not _is_of_no_other(words, each)
    )
    return Reading(words=words, numbers=tuple(placed), sanctuaries=sanctuaries, supposed=supposed)


def _is_of_no_other(words: Sequence[Word], number: Number) -> bool:
    """Return True if an icon is one that nothing else shows: `nothing else shows a stone`."""
    place = number.place - 1
    while (
        is_any(at(words, place), {"show", "have", "small", "neutral"}) and "ending" not in words[place].kinds
    ):
        place -= 1
    is_one = number.role is Role.ICONS and number.value == 1 and not words[number.place].text.isdigit()
    return is_one and "ending" in at(words, place).kinds and place < number.place - 1


def _is_bearer(words: Sequence[Word], place: int) -> bool:
    """Return True if a word is the article of a Region on which icons lie: `1 clue on a Region`."""
    before = at(words, place - 2)
    is_on = "on" in at(words, place - 1).kinds and (before.number > 0 or is_any(before, ICONS))
    is_article = words[place].is_spelled and words[place].number == 1
    return is_article and is_on and is_any(at(words, place + 1), {"region", "card"})


def _must_be_name(before: Word, word: Word, language: Language) -> bool:
    """Return True if a word has a capital letter that only a name can have."""
    is_noun = language is Language.DE or not before.text or before.text in ENDS or before.text == ":"
    return word.is_capital and (len(word.text) <= LONGEST_SHORT_NAME or not is_noun)


def _with_strangers(
    words: tuple[Word, ...], language: Language, is_known: Callable[[str], bool]
) -> tuple[Word, ...]:
    """Return the words with those marked that may be names: unknown, with a capital letter where the question has any.

    If there is one name only and the player who asks is not mentioned, all is said of that player.
    """
    common = common_words(language)
    is_lower = not any(word.is_capital for word in words[:1])
    unknown = {
        word.text
        for word in words
        if not word.kinds and not (word.is_spelled or word.text.isdigit() or word.text in common)
        if " " not in word.text
    }
    strangers = {
        word.text
        for before, word in pairwise([NOTHING, *words])
        if word.text in unknown
        and len(word.text) >= (SHORTEST_NAME if word.is_capital else SHORTEST_WORD)
        and (word.is_capital or is_lower)
        and (_must_be_name(before, word, language) or not is_known(word.text))
    }
    namesakes = {
        word.text
        for before, word, after in zip([NOTHING, *words], words, [*words[1:], NOTHING], strict=False)
        if word.is_capital
        and word.kinds == {"stone"}
        and after.number > LEAST_SCORE
        and is_any(before, {"break", "conj"})
    }
    start = [*takewhile(lambda word: not word.text.isdigit(), words)]
    is_named = len(strangers) == 1 and any(word.text in strangers for word in start)
    is_of_one = is_named and not any("me" in word.kinds for word in words)
    kinds = dict.fromkeys(unknown, frozenset({"unknown"}))
    kinds |= dict.fromkeys(strangers, frozenset({"one" if is_of_one else "stranger"}))
    return tuple(
        evolve(word, kinds=frozenset({"stranger"}))
        if word.is_capital and word.text in namesakes
        else evolve(word, kinds=kinds[word.text])
        if word.text in kinds
        else word
        for word in words
    )
