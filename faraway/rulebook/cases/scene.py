"""What a question lays out: Regions in lists, Sanctuaries that are described, counts of icons; each with the words it takes up."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from attrs import frozen

from faraway.rulebook.cases.beside import at, first_kind, is_any
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import Number
from faraway.rulebook.cases.phrases import Phrase, Sanctuaries
from faraway.rulebook.cases.quests import ALL_COLOURS, colour_of
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

NEAR, NEAR_ONLY = 2, 4


@frozen(kw_only=True, eq=False, repr=False)
class Scene:
    """A reading with its Sanctuaries described and its Regions in lists."""

    reading: Reading

    @property
    def sanctuaries(self) -> Sanctuaries:
        """Return what is said of Sanctuaries."""
        return self.reading.sanctuaries

    @property
    def phrases(self) -> tuple[Phrase, ...]:
        """Return the Sanctuaries that are described."""
        return self.reading.sanctuaries.phrases

    @property
    def words(self) -> tuple[Word, ...]:
        """Return the words of the question."""
        return self.reading.words

    @property
    def sentences(self) -> tuple[tuple[int, int], ...]:
        """Return the places where each sentence begins, and of its stop."""
        return self.reading.laid.sentences

    @property
    def free_numbers(self) -> tuple[Number, ...]:
        """Return the numbers that describe no Sanctuary."""
        return self.reading.laid.free_numbers

    @property
    def lists(self) -> tuple[Listed, ...]:
        """Return the Regions of the question as they are listed."""
        return self.reading.laid.lists

    def is_stated_backward(self, place: int) -> bool:
        """Return True if a row follows in the order that the words at a place name."""
        return self.reading.laid.is_stated_backward(place)

    @property
    def names(self) -> set[str]:
        """Return words near a Region that may be names of players."""
        places = [each for listed in self.lists for each in (listed.start, listed.end)]
        return {
            word.text
            for place, word in enumerate(self.words)
            if "stranger" in word.kinds and any(abs(place - each) <= NEAR for each in places)
        }

    @property
    def is_read(self) -> bool:
        """Return True if every colour that is named belongs to a Sanctuary."""
        places = self.reading.places(*ALL_COLOURS)
        named = {
            kind
            for place in places
            if self.is_taken(place)
            for kind in self.words[place].kinds.intersection(ALL_COLOURS)
        }
        return all(
            self.is_taken(place)
            or (
                self.words[place].kinds.intersection(ALL_COLOURS) <= named
                and is_any(at(self.words, place - 1), ("the", "only", "whole"))
            )
            for place in places
        )

    def is_taken(self, place: int) -> bool:
        """Return True if the word at a place describes a Sanctuary."""
        return self.sanctuaries.is_taken(place)

    def free_words(self) -> Iterator[Word]:
        """Yield the words that describe no Sanctuary."""
        for place, word in enumerate(self.words):
            if not self.is_taken(place):
                yield word


@lru_cache(maxsize=4)
def read_scene(reading: Reading) -> Scene:
    """Return what a question lays out; the same object for the same reading, so that what is found in it is kept."""
    return Scene(reading=reading)


def unnamed_beside(scene: Scene) -> frozenset[str]:
    """Return the icons that Regions may show which are not named: of a kind those that are listed are the only ones, `cities only 65 and 12`."""
    named = [
        icon
        for listed in scene.lists
        for place in range(max(listed.start - NEAR_ONLY, 0), listed.start)
        if is_any(scene.words[place], ("only", "whole")) and not scene.is_taken(place)
        for word in scene.words[max(place - NEAR, 0) : listed.start]
        if (icon := first_kind(word, ICONS)) and not colour_of(word)
    ]
    kinds = {
        icon for listed in scene.lists if len(listed.cards) > 1 for icon in ICONS if icon in listed.kinds
    }
    return frozenset(ICONS).difference(kinds) if named else frozenset([])
