"""From a player's words to the features of the index: small letters, one term for all that means the same, slips mended."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cached_property

from attrs import frozen
from rapidfuzz import process
from rapidfuzz.distance import OSA

from faraway.rulebook.rulings import RulingBook

WORD = re.compile(r"[a-z0-9]+")
NEGATIONS = (("\u2019", "'"), ("can't", "can not"), ("won't", "will not"), ("n't", " not"))
ENDINGS = ("ingly", "edly", "ing", "ed", "ly", "es", "er", "est", "e")
SHORTEST_STEM, SHORTEST_SHARED_STEM = 3, 4
LONGEST_PHRASE = 3
LEAST_DURATION, GREATEST_DURATION, DURATION = 9, 99, "duration"
"""A number between these is a duration or a total; smaller ones also count players, rounds and cards."""
LATER, EQUAL, HIGHER, LOWER = "later", "equal", "highest", "lowest"
"""The terms that two numbers bring with them: `12, then 40` speaks of a higher one, and so does `40 after 12`."""
SHORTEST_MENDED, LONG = 5, 8


def plain_words(text: str) -> Iterator[str]:
    """Give the words of a text in small letters, without accents and without a plural s; a negation is its own word."""
    bare = unicodedata.normalize("NFKD", text).casefold()
    for short, long in NEGATIONS:
        bare = bare.replace(short, long)
    bare = "".join(letter for letter in bare if not unicodedata.combining(letter))
    return (_singular(word) for word in WORD.findall(bare))


def _singular(word: str) -> str:
    if len(word) > 4 and word.endswith("ies"):
        return f"{word[:-3]}y"
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word


def stem(word: str) -> str:
    """Take one ending off a word, and one of two equal letters before it."""
    ending = next(
        (each for each in ENDINGS if word.endswith(each) and len(word) - len(each) >= SHORTEST_STEM), ""
    )
    if not ending:
        return word
    bare = word[: -len(ending)]
    is_doubled = len(bare) > SHORTEST_STEM and bare[-1] == bare[-2] and bare[-1] not in "ls"
    return bare[:-1] if is_doubled else bare


def slips_allowed(word: str) -> int:
    """Tell how many letters may be wrong, missing, too many or swapped: none in a short word, two in a long one."""
    if len(word) < SHORTEST_MENDED:
        return 0
    return 2 if len(word) >= LONG else 1


def compared(before: int, after: int) -> list[tuple[str, Kind]]:
    """Say of two numbers in a text whether the one that was played later is higher, lower or equal; 0 is no number."""
    if not before or not after:
        return []
    name = EQUAL if before == after else HIGHER if after > before else LOWER
    return [(name, Kind.TERM)]


class Kind(Enum):
    """What a feature of a text is: a term, a word that says little, two that stand together, unheard of, or of other games."""

    TERM = "term"
    LITTLE = "little"
    PAIR = "pair"
    UNKNOWN = "unknown"
    ELSEWHERE = "elsewhere"


@frozen(eq=False, slots=False, kw_only=True)
class Language:
    """Words that say little, terms that only ask, terms of these rules, the term of words, stems and phrases, wider terms, and all known words."""

    stopwords: frozenset[str]
    asking: frozenset[str]
    core: frozenset[str]
    elsewhere: frozenset[str]
    term_of: Mapping[str, str]
    term_of_stem: Mapping[str, str]
    phrases: Mapping[str, str]
    wider_of: Mapping[str, str]
    words: tuple[str, ...] = ()

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
        return cls(
            stopwords=frozenset(silent - term_of.keys()),
            asking=frozenset(book.asking),
            core=frozenset(book.core),
            elsewhere=frozenset(word for each in book.elsewhere for word in plain_words(each)),
            term_of=term_of,
            term_of_stem=_stems(term_of),
            phrases={
                " ".join(plain_words(form)): meaning.head
                for meaning in book.phrases
                for form in meaning.forms
            },
            wider_of={form: meaning.head for meaning in book.wider for form in meaning.forms},
        )

    def known_words(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Give all words that are known when texts are indexed, in the order of the alphabet."""
        indexed = {word for text in texts for word in plain_words(text)}
        return tuple(sorted(indexed | self.term_of.keys() | self.stopwords))

    def terms(self, text: str) -> list[tuple[str, Kind]]:
        """Give what the words of a text stand for, in their order.

        With a list of known words, slips of typing are mended towards it and what is far from all of it is unknown.
        """
        terms: list[tuple[str, Kind]] = []
        last, place = 0, 0
        for word, phrase in self._phrased(list(plain_words(text))):
            if phrase:
                terms.extend((term, self.kind_of(term)) for term in phrase.split())
                continue
            terms.append(self._term(word))
            if word.isdigit() and terms[-1] == (DURATION, Kind.TERM):
                is_turned = (LATER, Kind.TERM) in terms[place:]
                terms.extend(compared(int(word), last) if is_turned else compared(last, int(word)))
                last, place = int(word), len(terms)
        return terms

    def features(self, terms: Iterable[tuple[str, Kind]]) -> dict[str, Kind]:
        """Give the features of a text from its terms, each once: the terms, wider ones, and any two that stand together."""
        features: dict[str, Kind] = {}
        before = ""
        for term, kind in terms:
            features[term] = kind
            if term in self.wider_of:
                features[self.wider_of[term]] = Kind.TERM
            if kind in {Kind.TERM, Kind.LITTLE}:
                features[f"{before}_{term}"] = Kind.PAIR
            before = term
        return features

    def kind_of(self, term: str) -> Kind:
        """Tell what a term of the index or of a phrase is."""
        if term in self.elsewhere:
            return Kind.ELSEWHERE
        return Kind.LITTLE if term in self.stopwords else Kind.TERM

    def _phrased(self, words: list[str]) -> Iterator[tuple[str, str]]:
        """Give words one by one, each with what the phrase that begins with it stands for, if any; its others are skipped."""
        place = 0
        while place < len(words):
            for length in range(LONGEST_PHRASE, 1, -1):
                together = words[place : place + length]
                phrase = self.phrases.get(" ".join(together), "") if len(together) == length else ""
                if phrase:
                    yield words[place], phrase
                    place += length
                    break
            else:
                yield words[place], ""
                place += 1

    def _term(self, word: str) -> tuple[str, Kind]:
        if word in self.elsewhere:
            return word, Kind.ELSEWHERE
        if (
            self.words
            and word not in self._known
            and not word.isdigit()
            and stem(word) not in self._known_stems
        ):
            mended = self._mend(word)
            if mended is None:
                return word, Kind.UNKNOWN
            word = mended
        if word in self.stopwords:
            return word, Kind.LITTLE
        if word.isdigit() and word not in self.term_of and int(word) >= LEAST_DURATION:
            return (DURATION, Kind.TERM) if int(word) <= GREATEST_DURATION else (word, Kind.UNKNOWN)
        short = stem(word)
        return self.term_of.get(word) or self.term_of_stem.get(short, short), Kind.TERM

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self.words)

    @cached_property
    def _known_stems(self) -> frozenset[str]:
        return frozenset(stem(word) for word in self.words if word not in self.stopwords)

    def _mend(self, word: str) -> str | None:
        """Give the nearest known word that begins with the same letter; of two equally near the first."""
        slips = slips_allowed(word)
        if slips == 0:
            return None
        near = [known for known in self.words if known[0] == word[0]]
        nearest = process.extractOne(word, near, scorer=OSA.distance, score_cutoff=slips)
        return None if nearest is None else nearest[0]


def _stems(term_of: Mapping[str, str]) -> dict[str, str]:
    """Give for each stem the term that all words with it stand for; a stem of several terms is left out."""
    heads: dict[str, set[str]] = {}
    for word, head in term_of.items():
        heads.setdefault(stem(word), set()).add(head)
    return {
        short: next(iter(found))
        for short, found in heads.items()
        if len(found) == 1 and len(short) >= SHORTEST_SHARED_STEM
    }
