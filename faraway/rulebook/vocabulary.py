"""Turn a question into features of the search index: tokens, synonyms, phrases, corrected typing errors."""

from __future__ import annotations

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cached_property

from attrs import frozen

TOKEN = re.compile(r"[a-z0-9]+")
PAIR = "_"
"""What joins the two terms of a bigram."""
AFTER_LETTERS = "~"
"""What stands after every word with the same beginning in alphabetical order."""
NEGATIONS = (("\u2019", "'"), ("can't", "can not"), ("won't", "will not"), ("n't", " not"))
SUFFIXES = ("ingly", "edly", "ing", "ed", "ly", "es", "er", "est", "e")
SHORTEST_STEM = 3
LONGEST_PHRASE = 3
LEAST_DURATION, GREATEST_DURATION, DURATION = 9, 99, "duration"
LONGEST_NUMBER = 9
"""A number in this range is a duration or a total; smaller numbers also count players, rounds and cards."""
LATER, EQUAL, HIGHER, LOWER = "later", "equal", "highest", "lowest"
"""Terms that two numbers imply: `12, then 40` is about a higher duration, and so is `40 after 12`."""
SEVERAL_NUMBERS, SEVERAL = 4, "numbers"
"""A question with this many numbers implies this term: it lists Regions."""
ONE_TYPO_LENGTH, TWO_TYPOS_LENGTH = 5, 8
SHORTEST_PART, LINKS = 4, ("", "s", "n", "en")
"""How long the parts of a German compound are at least, and what may stand between them: `Wertung-s-blatt`."""
ELISIONS, VOWELS = ("qu", "d", "j", "l", "n", "s"), "aehiou"
"""What French elides before a vowel; players leave out the apostrophe: `dindice`."""
LONGEST_GAME = 4
"""Of how many words the name of another game is made at most."""
_PART = "[A-Z\u00c0-\u00de0-9][a-z\u00df-\u00ffA-Z\u00c0-\u00de0-9'\u2019-]*"
_TITLE = (
    f"[\"'\u2018\u201c\u201e\u00ab]?\\s?({_PART}(?: (?:of|the|and|de|du|des|der|di|la|le|{_PART}))*)"
    "\\s?[\"'\u2019\u201d\u201c\u00bb]?\\s*"
)
_WITHIN = "(?:[Ii]n|[Bb]eim?|[\u00c0\u00e0Aa]|[Aa]ux?|[Aa]d|[Dd]ans|[Nn]el(?:la)?)"
TITLES = (
    (re.compile(f"^\\s*{_TITLE}:"), 2),
    (re.compile(f"^\\s*{_WITHIN}\\s+{_TITLE}[,:]"), 1),
    (re.compile(f"\\s{_WITHIN}\\s+{_TITLE}[?!.]*\\s*$"), 2),
)
"""Where the name of another game stands, and of how many unknown words it is at least: a player's may stand there as well.

`Ark Nova: ...`, `In Wingspan, ...`, `... in Ark Nova?`
"""


def tokenize(text: str) -> Iterator[str]:
    """Yield the words of a text in lower case, without accents or plural s; a negation is a word of its own."""
    normalized = unicodedata.normalize("NFKD", text).casefold()
    for contraction, expanded in NEGATIONS:
        normalized = normalized.replace(contraction, expanded)
    normalized = "".join(letter for letter in normalized if not unicodedata.combining(letter))
    return (singular(word) for word in TOKEN.findall(normalized))


def singular(word: str) -> str:
    """Return a word without its plural s."""
    if len(word) > 4 and word.endswith("ies"):
        return f"{word[:-3]}y"
    if len(word) > 3 and word.endswith("s") and not word.endswith("ss"):
        return word[:-1]
    return word


def stem(word: str) -> str:
    """Remove one suffix from a word, and one of two equal letters before it."""
    suffix = next(
        (each for each in SUFFIXES if word.endswith(each) and len(word) - len(each) >= SHORTEST_STEM), ""
    )
    if not suffix:
        return word
    rest = word[: -len(suffix)]
    is_doubled = len(rest) > SHORTEST_STEM and rest[-1] == rest[-2] and rest[-1] not in "ls"
    return rest[:-1] if is_doubled else rest


def typos_allowed(word: str) -> int:
    """Return the edit distance within which a word of this length is corrected."""
    if len(word) < ONE_TYPO_LENGTH:
        return 0
    return 2 if len(word) >= TWO_TYPOS_LENGTH else 1


def number_in(word: str) -> int:
    """Return the number that digits stand for; numbers longer than any in the game count as one great number."""
    return int(word) if len(word) <= LONGEST_NUMBER else 10**LONGEST_NUMBER


def compare_numbers(earlier: int, later: int) -> list[tuple[str, Kind]]:
    """Return the term for how the later of two numbers compares with the earlier; 0 stands for no number."""
    if not earlier or not later:
        return []
    term = EQUAL if earlier == later else HIGHER if later > earlier else LOWER
    return [(term, Kind.TERM)]


class Kind(Enum):
    """What a feature of a text is; the values are keys of the search index file."""

    TERM = "term"
    STOPWORD = "little"
    BIGRAM = "pair"
    UNKNOWN = "unknown"
    OFF_TOPIC = "elsewhere"


@frozen(eq=False, slots=False, kw_only=True)
class Vocabulary:
    """The words that the search knows.

    `question_words` say what kind of answer is wanted, `core_terms` name what these rules are about, and `off_topic`
    words belong to other games, whose names are `games`. `synonyms` map a word to its term, `stems` a stem, `phrases`
    several words, and `broader` a term to a wider one. Typing errors are corrected towards `known_words`, which are in
    alphabetical order; empty, nothing is corrected.
    """

    stopwords: frozenset[str]
    question_words: frozenset[str]
    core_terms: frozenset[str]
    off_topic: frozenset[str]
    games: frozenset[str]
    synonyms: Mapping[str, str]
    stems: Mapping[str, str]
    phrases: Mapping[str, str]
    broader: Mapping[str, str]
    known_words: tuple[str, ...] = ()

    def words_known_from(self, texts: Iterable[str]) -> tuple[str, ...]:
        """Return the words of the indexed texts, the synonyms and the stopwords in alphabetical order; none that is off topic."""
        indexed = {word for text in texts for word in tokenize(text)}
        return tuple(sorted((indexed | self.synonyms.keys() | self.stopwords) - self.off_topic))

    def terms(self, text: str) -> list[tuple[str, Kind]]:
        """Return the terms of a text in their order, each with its kind."""
        terms: list[tuple[str, Kind]] = []
        previous, start = 0, 0
        for word, phrase in self._phrased(list(tokenize(text))):
            if phrase:
                terms.extend((term, self.kind_of(term)) for term in phrase.split())
                continue
            terms.extend(map(self._term, self._parts(word)))
            if word.isdigit() and terms[-1] == (DURATION, Kind.TERM):
                number, is_reversed = number_in(word), (LATER, Kind.TERM) in terms[start:]
                terms.extend(compare_numbers(*((number, previous) if is_reversed else (previous, number))))
                previous, start = number, len(terms)
        if sum(word.isdigit() for word in tokenize(text)) >= SEVERAL_NUMBERS:
            terms.append((SEVERAL, Kind.TERM))
        return terms

    def names_other_game(self, text: str) -> bool:
        """Return True if a text names another game: a known one, or unknown words in capitals where such a name would be."""
        words = list(tokenize(text))
        spans = (
            (start, start + length) for start in range(len(words)) for length in range(1, LONGEST_GAME + 1)
        )
        if any(" ".join(words[start:end]) in self.games for start, end in spans):
            return True
        titles = ((pattern.search(text), least) for pattern, least in TITLES)
        return any(found is not None and self._is_title(found[1], least) for found, least in titles)

    def _is_title(self, name: str, least: int) -> bool:
        """Return True if a name consists of unknown words, at least as many as required."""
        words = [word for word in tokenize(name) if word not in self.stopwords]
        return len(words) >= least and all(map(self._is_foreign, words))

    def _is_foreign(self, word: str) -> bool:
        """Return True if a word is neither known, nor made of known words, nor a known one with a typing error."""
        return not self.knows(word) and self._parts(word) == (word,) and self._correct(word) is None

    def features(self, terms: Iterable[tuple[str, Kind]]) -> dict[str, Kind]:
        """Return the features of a text, each once: its terms, their broader terms, and its bigrams."""
        features: dict[str, Kind] = {}
        previous = ""
        for term, kind in terms:
            features[term] = kind
            if term in self.broader:
                features[self.broader[term]] = Kind.TERM
            if kind in {Kind.TERM, Kind.STOPWORD}:
                features[f"{previous}{PAIR}{term}"] = Kind.BIGRAM
            previous = term
        return features

    def kind_of(self, term: str) -> Kind:
        """Return the kind of a term of the index or of a phrase."""
        if term in self.off_topic:
            return Kind.OFF_TOPIC
        return Kind.STOPWORD if term in self.stopwords else Kind.TERM

    def _phrased(self, words: list[str]) -> Iterator[tuple[str, str]]:
        """Yield each word with the terms of the phrase that it begins, if any; the phrase's other words are skipped."""
        position = 0
        while position < len(words):
            for length in range(LONGEST_PHRASE, 1, -1):
                together = words[position : position + length]
                phrase = self.phrases.get(" ".join(together), "") if len(together) == length else ""
                if phrase:
                    yield words[position], phrase
                    position += length
                    break
            else:
                yield words[position], ""
                position += 1

    def _parts(self, word: str) -> tuple[str, ...]:
        """Return an unknown compound as two words with a meaning, the first as long as possible; any other word alone."""
        if not self.known_words or word in self.off_topic or self.knows(word):
            return (word,)
        for end in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
            if word[end:] not in self.synonyms:
                continue
            for link in LINKS:
                first = word[: end - len(link)]
                if word[:end].endswith(link) and first in self.synonyms:
                    return first, word[end:]
        return (self._without_elision(word),)

    def _without_elision(self, word: str) -> str:
        """Return a word with a meaning that stands after an elided one; any other word as it is."""
        rests = (word.removeprefix(each) for each in ELISIONS if word.startswith(each))
        return next((rest for rest in rests if rest in self.synonyms and rest[0] in VOWELS), word)

    def _term(self, word: str) -> tuple[str, Kind]:
        if word in self.off_topic:
            return word, Kind.OFF_TOPIC
        if self.known_words and not self.knows(word):
            corrected = self._correct(word)
            if corrected is None:
                return word, Kind.UNKNOWN
            word = corrected
        if word in self.stopwords:
            return word, Kind.STOPWORD
        if word.isdigit() and word not in self.synonyms and number_in(word) >= LEAST_DURATION:
            return (DURATION, Kind.TERM) if number_in(word) <= GREATEST_DURATION else (word, Kind.UNKNOWN)
        short = stem(word)
        return self.synonyms.get(word) or self.stems.get(short, short), Kind.TERM

    def knows(self, word: str) -> bool:
        """Return True if a word, without its plural s, is in the index or shares its stem with a word that is."""
        return word.isdigit() or word in self._known or self._knows_stem(stem(word))

    @cached_property
    def _known(self) -> frozenset[str]:
        return frozenset(self.known_words)

    def _knows_stem(self, short: str) -> bool:
        """Return True if a word with this stem is in the index; a stem has the first letters of its word."""
        return any(
            stem(word) == short
            for word in self._known_from(short[:SHORTEST_STEM])
            if word not in self.stopwords
        )

    def _known_from(self, start: str) -> Sequence[str]:
        """Return the known words that begin with some letters: they stand together, for words are in alphabetical order."""
        words = self.known_words
        return words[bisect_left(words, start) : bisect_left(words, f"{start}{AFTER_LETTERS}")]

    def _correct(self, word: str) -> str | None:
        """Return the nearest known word with the same first letter, the first of several; None if all are too far."""
        if (typos := typos_allowed(word)) == 0:
            return None
        from rapidfuzz import process  # noqa: PLC0415  loaded for slips of typing only: it takes a tenth of the start
        from rapidfuzz.distance import OSA  # noqa: PLC0415  as above

        nearest = process.extractOne(word, self._known_from(word[0]), scorer=OSA.distance, score_cutoff=typos)
        return None if nearest is None else nearest[0]
