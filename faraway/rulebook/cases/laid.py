"""How Regions stand in a question: in lists, each with the words that lead to it and follow it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from attrs import frozen

from faraway.rulebook.cases.beside import ENDS, at, is_any, sentences_of, start_before
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.phrases import Sanctuaries
from faraway.rulebook.cases.quests import paid_at
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

LINKS = frozenset({"the", "conj", "small", "card", "region", "then", "neutral", "own", "plus", "on"})
"""Words of these kinds may stand between the Regions of a list."""
RELATIONS = ("after", "before")
NOUNS = ("card", "region", "own", *ICONS)
"""Words of these kinds may stand between `after` and the Regions: `after the night cards 20 and 21`."""
TURNING = ("auf", "um")
"""German particles of verbs that say that cards are turned over: `ich decke von rechts auf`."""
MOST_LINKS, FARTHEST = 4, 6


@frozen(kw_only=True, eq=False, repr=False)
class Listed(Value):
    """Regions that are listed together; `start` and `end` are the places of the first and of the last."""

    cards: tuple[int, ...]
    start: int
    end: int
    kinds: frozenset[str]
    """Kinds of the words that lead to the list, and of those that follow it in its part of the sentence."""
    lead: str = ""
    """`after` or `before`, if it stands just before the list: `12 and 13 after 52`."""
    is_backward: bool = False
    """They were stated from the last that was played to the first; `cards` has them in the order of play."""


@frozen(kw_only=True, slots=False, eq=False, repr=False)
class Laid(Value):
    """The words and numbers of a question, with its Regions in lists."""

    words: tuple[Word, ...]
    numbers: tuple[Number, ...]
    sanctuaries: Sanctuaries

    @cached_property
    def sentences(self) -> tuple[tuple[int, int], ...]:
        """Return the places where each sentence begins, and of its stop."""
        return sentences_of(self.words)

    @cached_property
    def free_numbers(self) -> tuple[Number, ...]:
        """Return the numbers that describe no Sanctuary."""
        taken = {
            place
            for number in self.numbers
            if (paid := paid_at(self.words, number.place)) and number.role is Role.QUEST
            for place in range(number.place + 1, paid.end)
        }
        return tuple(
            number
            for number in self.numbers
            if number.place not in taken and not self.sanctuaries.is_taken(number.place)
        )

    @cached_property
    def lists(self) -> tuple[Listed, ...]:
        """Return the Regions of the question as they are listed."""
        runs: list[list[Number]] = []
        for number in self.free_numbers:
            if number.role is not Role.DURATION:
                continue
            if runs and self._is_linked(runs[-1][-1], number):
                runs[-1].append(number)
            else:
                runs.append([number])
        ends = [0, *(run[-1].place + 1 for run in runs)]
        starts = [*(run[0].place for run in runs), len(self.words)]
        return tuple(
            Listed(
                cards=tuple(number.value for number in (reversed(run) if self._is_backward(run) else run)),
                is_backward=self._is_backward(run),
                start=run[0].place,
                end=run[-1].place,
                kinds=self._kinds_about(ends[index], run, starts[index + 1]),
                lead=self._lead(run[0].place),
            )
            for index, run in enumerate(runs)
        )

    def _is_backward(self, run: Sequence[Number]) -> bool:
        """Return True if a row is stated from its last Region to its first: `from right to left: 12, 40, 7`."""
        return len(run) > 1 and any(
            "backward" in self.words[place].kinds and self.is_stated_backward(place)
            for place in range(max(run[0].place - FARTHEST, 0), run[0].place)
        )

    def is_stated_backward(self, place: int) -> bool:
        """Return True if a row follows in the order that the words at a place name; not that in which it is scored or was played."""
        start, end = start_before(self.words, place), place + 1
        while at(self.words, end).text in {":", ","} or is_any(
            at(self.words, end), ("faceup", "is", "neutral", "reveal", "on")
        ):
            end += 1
        end = self._behind_first(end)
        before = self.words[start:place]
        turned = ("play",) if at(self.words, place + 1).text in TURNING else ()
        is_other = any(
            is_any(word, ("scoring", "play", "counted", "pay")) and not is_any(word, ("reveal", *turned))
            for word in before
        )
        return at(self.words, end).text.isdigit() and not is_other

    def _behind_first(self, start: int) -> int:
        """Return the place behind the words that lead to the first of several: `from the right. First 26, next 19`."""
        end = start
        while at(self.words, end).text == "." or is_any(at(self.words, end), ("small", "me", "at", "first")):
            end += 1
        return end if any("first" in word.kinds for word in self.words[start:end]) else start

    def _is_linked(self, left: Number, right: Number) -> bool:
        between = self.words[left.place + 1 : right.place]
        lead = (at(self.words, left.place - 1), at(self.words, left.place - 2))
        is_earlier = any(is_any(word, ("earlier", "previous", "leftward")) for word in lead)
        is_earlier |= any(
            "leftward" in word.kinds for word in self.words[start_before(self.words, left.place) : left.place]
        )
        if is_earlier and any("then" in word.kinds for word in between):
            return False
        if self._place_of_lead(right.place) > left.place or self._is_of_another(left.place, right.place):
            return False
        is_near = len(between) <= MOST_LINKS and all(
            word.text == "," or (is_any(word, LINKS) and not is_any(word, ("faceup", "have")))
            for word in (between[:-1] if self._is_end(between) else between)
        )
        is_joined = not between or any(
            word.text == "," or is_any(word, ("conj", "then", "plus")) for word in between
        )
        return is_near and is_joined

    def _is_of_another(self, left: int, right: int) -> bool:
        """Return True if the asker's own Regions begin at a place, behind those of another player: `Kim ended with 34, 2 and I with 48`."""
        before = self.words[start_before(self.words, left) : left]
        is_mine = any("me" in word.kinds for word in self.words[left + 1 : right])
        return is_mine and any(
            is_any(word, ("person", "stranger", "one")) and not word.number for word in before
        )

    def _is_end(self, between: Sequence[Word]) -> bool:
        """Return True if words lead to the last Region of a list: `and at the end 7`."""
        is_joined = any(word.text == "," or is_any(word, ("conj", "then")) for word in between[:-1])
        return is_joined and "last" in between[-1].kinds

    def _kinds_about(self, after: int, run: Sequence[Number], before: int) -> frozenset[str]:
        """Return the kinds of what leads to a run, and of what follows it up to the next stop."""
        ends = [place for place in range(after, run[0].place) if self.words[place].text in ENDS]
        first = ends[-1] + 1 if ends else after
        stop = next(
            (place for place in range(run[-1].place + 1, before) if "break" in self.words[place].kinds),
            before,
        )
        stop = self._behind_apposition(run, stop, before)
        leads = {self._place_of_lead(run[0].place), self._place_of_lead(before)}
        places = [
            place
            for place in range(first, stop)
            if not self.sanctuaries.is_taken(place) and place not in leads
        ]
        kinds = frozenset(kind for place in places for kind in self.words[place].kinds)
        return kinds - {"faceup"} if self._is_backward(run) else kinds

    def _behind_apposition(self, run: Sequence[Number], stop: int, before: int) -> int:
        """Return the stop behind what is said of one Region after a comma: `Region 7, which is last, …`."""
        if len(run) > 1 or stop != run[-1].place + 1 or at(self.words, stop).text != ",":
            return stop
        end = next((place for place in range(stop + 1, before) if "break" in self.words[place].kinds), before)
        part = self.words[stop + 1 : end]
        is_placed = any(is_any(word, ("last", "first", "penultimate")) for word in part)
        is_ended = end < before or before == len(self.words)
        return end if is_placed and is_ended and len(part) <= MOST_LINKS else stop

    def _place_of_lead(self, place: int) -> int:
        """Return where `after` or `before` stands that belongs to the Region at a place; -1 if there is none."""
        start = place - 1
        while is_any(at(self.words, start), ("the", *NOUNS)) and not is_any(at(self.words, start), RELATIONS):
            start -= 1
        is_article = "small" in at(self.words, start).kinds and is_any(at(self.words, start + 1), NOUNS)
        start -= is_article and start + 1 < place and not is_any(self.words[start], RELATIONS)
        is_lead = is_any(at(self.words, start), RELATIONS) and at(self.words, place).text.isdigit()
        before = at(self.words, start - 1)
        is_apart = not before.text or is_any(before, ("conj", "break", "bracket", "with"))
        is_named = start < place - 1 and "conj" not in before.kinds
        is_plain = not is_any(self.words[start], ("then", "earlier"))
        return start if is_lead and (is_named or is_plain or not is_apart) else -1

    def _lead(self, place: int) -> str:
        start = self._place_of_lead(place)
        return next((kind for kind in RELATIONS if start >= 0 and kind in self.words[start].kinds), "")
