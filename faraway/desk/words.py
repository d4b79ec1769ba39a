"""From a player's words to the terms of the index: small letters, one word for all that mean the same, slips mended."""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING

from attrs import frozen
from rapidfuzz import process
from rapidfuzz.distance import OSA

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from faraway.desk.rulings import Meaning

WORD = re.compile(r"[a-z0-9]+")
SHORTEST_MENDED = 4
LONG = 8


def plain_words(text: str) -> Iterator[str]:
    """Give the words of a text in small letters, without accents and without a plural s."""
    bare = unicodedata.normalize("NFKD", text).casefold()
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return (_singular(word) for word in WORD.findall(bare))


def _singular(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        return f"{word[:-3]}y"
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word


def slips_allowed(word: str) -> int:
    """Tell how many letters may be wrong, missing, too many or swapped: none in a short word, two in a long one."""
    if len(word) < SHORTEST_MENDED:
        return 0
    return 2 if len(word) >= LONG else 1


@frozen(eq=False, slots=False)
class Language:
    """Words that say nothing, and for each word that is known the term it stands for."""

    stopwords: frozenset[str]
    term_of: Mapping[str, str]

    @classmethod
    def of(cls, stopwords: Iterable[str], same: Iterable[Meaning]) -> Language:
        """Make a language from its lists; they are read as questions are."""
        term_of = {
            word: meaning.head
            for meaning in same
            for form in (meaning.head, *meaning.forms)
            for word in plain_words(form)
        }
        silent = {word for stopword in stopwords for word in plain_words(stopword)}
        return cls(frozenset(silent - term_of.keys()), term_of)

    def terms(self, text: str) -> list[str]:
        """Give the terms of a text that is indexed; a word without a term is its own."""
        return [self.term_of.get(word, word) for word in plain_words(text) if word not in self.stopwords]

    def knowing(self, vocabulary: Iterable[str]) -> Language:
        """Add the words that an index holds, so that they are known and slips in them are mended."""
        return Language(self.stopwords, {**{word: word for word in vocabulary}, **self.term_of})

    @cached_property
    def words(self) -> list[str]:
        """All known words in the order of the alphabet: of two equally near the first is taken."""
        return sorted({*self.term_of, *self.stopwords})

    def asked(self, question: str) -> dict[str, bool]:
        """Give the terms of a question, each once, and whether it is known; slips of typing are mended."""
        terms: dict[str, bool] = {}
        for word in plain_words(question):
            known = word if word in self.term_of or word in self.stopwords else self._mend(word)
            if known is None:
                terms[word] = False
            elif known not in self.stopwords:
                terms[self.term_of[known]] = True
        return terms

    def _mend(self, word: str) -> str | None:
        slips = slips_allowed(word)
        if slips == 0:
            return None
        nearest = process.extractOne(word, self.words, scorer=OSA.distance, score_cutoff=slips)
        return None if nearest is None else nearest[0]
