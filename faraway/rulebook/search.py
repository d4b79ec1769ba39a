"""Find the rulings that answer a question: naive Bayes over postings.

The postings say for every feature (term, stopword or bigram) how many wordings, keywords and answers of each ruling have it.
A question is split into features too. A ruling scores by how likely its wordings are to contain the features of the
question, compared with all wordings, and to leave out the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from math import log
from typing import TypedDict

from attrs import frozen

from faraway.io.strict import Json, parse_trusted
from faraway.rulebook.value import Value
from faraway.rulebook.vocabulary import PAIR, Kind, Vocabulary
from faraway.shipped import read_shipped

WEIGHTS = {Kind.TERM: 1.2, Kind.STOPWORD: 0.3, Kind.BIGRAM: 0.25, Kind.UNKNOWN: 0.0, Kind.OFF_TOPIC: 0.0}
"""The weight of each kind of feature in a ruling's score."""
TOPIC_WEIGHTS = {Kind.TERM: 1.0, Kind.STOPWORD: 0.0, Kind.BIGRAM: 0.0, Kind.UNKNOWN: 0.7, Kind.OFF_TOPIC: 4.0}
"""The weight of each kind of feature in what a question is about."""
ABSENCE_WEIGHT = 1.5
"""The weight of an absent feature relative to a present one; absent bigrams do not count."""
SMOOTHING, GREATEST_PROBABILITY = 0.03, 0.97
"""How many average wordings each ruling has for each of its own, and the ceiling of a feature's probability."""
LEAST_SHARE, LEAST_SCORE = 0.38, -1.0
"""A ruling is an answer from this share of the question and this score upwards,"""
LEAST_KNOWN = (2.0, 0.5, 0.35)
"""or if this share of the question is known at all, when it has no core term (never enough), one, or several."""
CERTAIN_SHARE, CERTAIN_SCORE = 0.3, 8.0
"""or if this share and score are reached with a core term: beside unknown words, a ruling this likely was meant."""
CLOSE = 4.0
"""A second ruling whose score is nearer than this to the first is stated too: one in six answers has one."""
OVERVIEW = "overview-"
"""What the ids of overviews begin with; they stand after the rulings in the index."""
OUTSIDE = "outside-"
"""What the ids of questions begin with that the rules do not answer; they stand last, and the best hit being one is a refusal."""
ROUNDING = 9
"""Scores are compared after rounding, so that the order of summation cannot decide; ties go to the earlier ruling."""


@frozen(kw_only=True, eq=False, repr=False)
class Row(Value):
    """One wording, keyword or answer of a ruling, as space-separated terms."""

    ruling: int
    weight: float
    terms: str


@frozen(kw_only=True, eq=False, repr=False)
class Entry(Value):
    """One ruling of the index: its number of wordings, its score for a question without any feature, and its verdict.

    The verdict is the yes or no with which its answer begins; it belongs to the ruling's own question.
    """

    id: str
    wordings: float
    baseline: float
    verdict: str = ""


@frozen(kw_only=True, eq=False, repr=False)
class Hit(Value):
    """A ruling that was found.

    `share` is the part of the question that its wordings contain, `known` the part that any wording contains, and
    `core_terms` the number of core terms in the question.
    """

    row: int
    id: str
    score: float
    share: float
    known: float
    core_terms: int

    @property
    def is_answer(self) -> bool:
        """Return True if the score is above the answer threshold."""
        is_close = self.share >= LEAST_SHARE and self.score >= LEAST_SCORE
        is_certain = self.core_terms > 0 and self.share >= CERTAIN_SHARE and self.score >= CERTAIN_SCORE
        is_known = self.known >= LEAST_KNOWN[min(self.core_terms, len(LEAST_KNOWN) - 1)]
        return is_close or is_certain or is_known


@frozen(kw_only=True, eq=False, repr=False)
class Frequency(Value):
    """How many of all wordings contain a feature."""

    count: float
    wordings: float

    @property
    def probability(self) -> float:
        """Return the probability that any wording contains the feature."""
        return (self.count + 0.5) / (self.wordings + 1)

    def evidence(self, kind: Kind, count: float, wordings: float) -> float:
        """Return the evidence for a ruling that a question contains the feature, beside a question that does not."""
        absent = 0.0 if kind is Kind.BIGRAM else self.absent(count, wordings)
        return WEIGHTS[kind] * (self.present(count, wordings) - absent)

    def present(self, count: float, wordings: float) -> float:
        """Return the evidence for a ruling, with its own count, when a question contains the feature."""
        return log(self._within(count, wordings) / self.probability)

    def absent(self, count: float, wordings: float) -> float:
        """Return the evidence for a ruling when a question does not contain the feature."""
        return ABSENCE_WEIGHT * log((1 - self._within(count, wordings)) / (1 - self.probability))

    def _within(self, count: float, wordings: float) -> float:
        return min((count / wordings + SMOOTHING * self.probability) / (1 + SMOOTHING), GREATEST_PROBABILITY)


def row_features(row: Row, vocabulary: Vocabulary) -> dict[str, Kind]:
    """Return the features of a row of the index."""
    return vocabulary.features([(term, vocabulary.kind_of(term)) for term in row.terms.split()])


@frozen(eq=False, kw_only=True)
class SearchIndex:
    """The rulings, the postings of their features as text, and the vocabulary."""

    entries: tuple[Entry, ...]
    postings: Mapping[str, str]
    vocabulary: Vocabulary

    @property
    def wordings(self) -> float:
        """Return the number of all wordings."""
        return sum(entry.wordings for entry in self.entries)

    def search(self, question: str) -> list[Hit]:
        """Return all rulings, the likeliest first; none if no word of the question is known."""
        features = self.vocabulary.features(self.vocabulary.terms(question))
        return list(self._rank(tuple(features.items())))

    @lru_cache(maxsize=16)  # noqa: B019  as below; a part or a sentence of a question may have all of its features
    def _rank(self, features: tuple[tuple[str, Kind], ...]) -> tuple[Hit, ...]:
        """Return all rulings by how likely they are for these features; none if no ruling has any."""
        gains = [0.0 for _ in self.entries]
        shares = [0.0 for _ in self.entries]
        asked_weight, known_weight, common = 0.0, 0.0, 0.0
        for feature, kind in features:
            rarity, without, gained = self._weigh(feature, kind)
            asked_weight += rarity
            if gained:
                known_weight += rarity
                common += without
            for row, gain in gained.items():
                gains[row] += gain
                shares[row] += rarity
        if not any(shares):
            return ()
        core_terms = sum(feature in self.vocabulary.core_terms for feature, _ in features)
        hits = [
            Hit(
                row=row,
                id=entry.id,
                score=entry.baseline + common + gains[row],
                share=shares[row] / asked_weight,
                known=known_weight / asked_weight,
                core_terms=core_terms,
            )
            for row, entry in enumerate(self.entries)
        ]
        return tuple(sorted(hits, key=lambda hit: -round(hit.score, ROUNDING)))

    @lru_cache(maxsize=10_000)  # noqa: B019  one index is shipped, and lives as long as the program
    def _weigh(self, feature: str, kind: Kind) -> tuple[float, float, Mapping[int, float]]:
        """Return how rare a feature is, its evidence for a ruling without it, and by how much more it speaks for each that has it."""
        counts = {} if kind is Kind.OFF_TOPIC else parse_posting(self.postings.get(feature, ""))
        frequency = Frequency(count=sum(counts.values()), wordings=self.wordings)
        topic_weight = 0.0 if feature in self.vocabulary.question_words else TOPIC_WEIGHTS[kind]
        without = frequency.evidence(kind, 0.0, 1.0)  # however many wordings a ruling has
        gained = {
            row: frequency.evidence(kind, count, self.entries[row].wordings) - without
            for row, count in counts.items()
        }
        return -log(frequency.probability) * topic_weight, without, gained

    def answer(self, question: str) -> list[Hit]:
        """Return all rulings, the best first, if the best is an answer; otherwise nothing."""
        hits = self.search(question)
        if not hits or hits[0].id.startswith(OUTSIDE) or not hits[0].is_answer:
            return []
        if self.vocabulary.names_other_game(question):
            return []
        return [hit for hit in hits if not hit.id.startswith(OUTSIDE)]


def parse_posting(text: str) -> dict[int, float]:
    """Return how many wordings of each ruling have a feature: `3 7:2.5` is one of ruling 3, two and a half of ruling 7."""
    pairs = (each.partition(":") for each in text.split())
    return {int(ruling): float(weight or 1) for ruling, _, weight in pairs}


def dump_posting(counts: Mapping[int, float]) -> str:
    """Return a posting as text, in the order of the rulings."""
    return " ".join(
        f"{ruling}" if weight == 1 else f"{ruling}:{weight:g}" for ruling, weight in sorted(counts.items())
    )


@frozen(eq=False, kw_only=True)
class PackedPostings(Mapping[str, str]):
    """The postings as a file has them: those of bigrams by their first term, `clue 3 7:2.5;region 4` under `draw`."""

    terms: Mapping[str, str]
    pairs: Mapping[str, str]

    @classmethod
    def of(cls, postings: Mapping[str, str]) -> PackedPostings:
        """Pack postings."""
        pairs: dict[str, list[str]] = {}
        for feature, posting in postings.items():
            first, link, second = feature.partition(PAIR)
            if link:
                pairs.setdefault(first, []).append(f"{second} {posting}")
        terms = {feature: posting for feature, posting in postings.items() if PAIR not in feature}
        return cls(terms=terms, pairs={first: ";".join(found) for first, found in pairs.items()})

    def __getitem__(self, feature: str) -> str:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the posting of a feature."""
        first, link, second = feature.partition(PAIR)
        if not link:
            return self.terms[feature]
        _, found, rest = f";{self.pairs.get(first, '')}".partition(f";{second} ")
        if not found:
            raise KeyError(feature)
        return rest.partition(";")[0]

    def __iter__(self) -> Iterator[str]:  # type: ignore[explicit-override]  # as above
        """Yield every feature."""
        yield from self.terms
        for first, found in self.pairs.items():
            yield from (f"{first}{PAIR}{each.partition(' ')[0]}" for each in found.split(";"))

    def __len__(self) -> int:  # type: ignore[explicit-override]  # as above
        """Return the number of features."""
        return len(self.terms) + sum(found.count(";") + 1 for found in self.pairs.values())


class IndexFile(TypedDict):
    """The file that `dump_index` of the builder writes; word lists are space-separated, and `words` are those in no other list."""

    rulings: list[tuple[str, float, float, str]]
    stopwords: str
    asking: str
    core: str
    elsewhere: str
    games: list[str]
    terms: dict[str, str]
    stems: dict[str, str]
    phrases: dict[str, str]
    wider: dict[str, str]
    words: str
    bounds: dict[str, Json]
    postings: dict[str, str]
    pairs: dict[str, str]


def load_index(data: bytes) -> SearchIndex:
    """Load an index file without validation: it is our own data, and a test compares it with its sources."""
    document = parse_trusted(data, IndexFile)
    stopwords = document["stopwords"].split()
    return SearchIndex(
        entries=tuple(
            Entry(id=name, wordings=wordings, baseline=baseline, verdict=verdict)
            for name, wordings, baseline, verdict in document["rulings"]
        ),
        postings=PackedPostings(terms=document["postings"], pairs=document["pairs"]),
        vocabulary=Vocabulary(
            stopwords=frozenset(stopwords),
            question_words=frozenset(document["asking"].split()),
            core_terms=frozenset(document["core"].split()),
            off_topic=frozenset(document["elsewhere"].split()),
            games=frozenset(document["games"]),
            synonyms=document["terms"],
            stems=document["stems"],
            phrases=document["phrases"],
            broader=document["wider"],
            known_words=tuple(sorted([*document["terms"], *stopwords, *document["words"].split()])),
        ),
    )


def read_index_file() -> bytes:
    """Return the bytes of the index file that ships with the package."""
    return read_shipped("search_index.json")


@cache
def shipped_index() -> SearchIndex:
    """Return the index of the rulings that ship with the package."""
    return load_index(read_index_file())
