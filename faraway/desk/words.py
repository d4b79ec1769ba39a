"""From a player's words to the terms of the index: small letters, one word for all that mean the same, slips mended."""

from __future__ import annotations

import re
import unicodedata
from functools import cached_property
from typing import TYPE_CHECKING

from attrs import evolve, frozen
from rapidfuzz import process
from rapidfuzz.distance import OSA

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from faraway.desk.rulings import RulingBook

WORD = re.compile(r"[a-z0-9]+")
SHORTEST_MENDED = 5
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


@frozen(eq=False, slots=False, kw_only=True)
class Language:
    """Words that say nothing, for each word that is known the term it stands for, and for a term the wider one."""

    stopwords: frozenset[str]
    term_of: Mapping[str, str]
    wider_of: Mapping[str, str]

    @classmethod
    def of(cls, book: RulingBook) -> Language:
        """Make a language from its lists; they are read as questions are."""
        term_of = {
            word: meaning.head
            for meaning in book.same
            for form in (meaning.head, *meaning.forms)
            for word in plain_words(form)
        }
        silent = {word for stopword in book.stopwords for word in plain_words(stopword)}
        wider_of = {form: meaning.head for meaning in book.wider for form in meaning.forms}
        return cls(stopwords=frozenset(silent - term_of.keys()), term_of=term_of, wider_of=wider_of)

    def knowing(self, vocabulary: Iterable[str]) -> Language:
        """Add the words that an index holds, so that they are known and slips in them are mended."""
        return evolve(self, term_of={**{word: word for word in vocabulary}, **self.term_of})

    @cached_property
    def words(self) -> list[str]:
        """All known words in the order of the alphabet: of two equally near the first is taken."""
        return sorted({*self.term_of, *self.stopwords})

    def terms(self, text: str) -> list[str]:
        """Give the terms of a text that is indexed; a word without a term is its own."""
        return [
            term
            for word in plain_words(text)
            if word not in self.stopwords
            for term in self._with_wider(self.term_of.get(word, word))
        ]

    def asked(self, question: str) -> dict[str, bool]:
        """Give the terms of a question, each once, and whether it is known; slips of typing are mended."""
        terms: dict[str, bool] = {}
        for word in plain_words(question):
            known = word if word in self.term_of or word in self.stopwords else self._mend(word)
            if known is None:
                terms[word] = False
            elif known not in self.stopwords:
                terms.update(dict.fromkeys(self._with_wider(self.term_of[known]), True))
        return terms

    def _with_wider(self, term: str) -> tuple[str, ...]:
        return (term, self.wider_of[term]) if term in self.wider_of else (term,)

    def _mend(self, word: str) -> str | None:
        """Give the nearest known word that begins with the same letter."""
        slips = slips_allowed(word)
        if slips == 0:
            return None
        near = [known for known in self.words if known[0] == word[0]]
        nearest = process.extractOne(word, near, scorer=OSA.distance, score_cutoff=slips)
        return None if nearest is None else nearest[0]
