"""Build the search index of the rulings, which `faraway ask` and the site's search load."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from faraway.io import dumps_line
from faraway.rulebook import search, vocabulary
from faraway.rulebook.ruling_book import RulingBook
from faraway.rulebook.search import (
    OUTSIDE,
    OVERVIEW,
    WEIGHTS,
    Entry,
    Frequency,
    IndexFile,
    PackedPostings,
    Row,
    SearchIndex,
    dump_posting,
    row_features,
)
from faraway.rulebook.vocabulary import Kind, Vocabulary, stem, tokenize

SHORTEST_SHARED_STEM = 4
LEAST_BIGRAM = 2.0
"""How many wordings must have a bigram: those of a single one find nothing else, and were a quarter of the index."""
DIGITS = 6
MANY = 1000
_VERDICT = re.compile(r"(?P<default>By default )?(?P<verdict>yes|no)(?=[.,:]| to both)", re.IGNORECASE)


def build_index(book: RulingBook) -> SearchIndex:
    """Index the wordings and keywords of all rulings, then the wordings of the overviews and of what is refused."""
    words = make_vocabulary(book)
    rows = index_texts(book, words)
    names = [
        *(each.id for each in book.rulings),
        *(f"{OVERVIEW}{each.id}" for each in book.overviews),
        *(f"{OUTSIDE}{each.id}" for each in book.outside),
    ]
    wordings = {name: float(len(texts)) for name, texts in zip(names, _all_texts(book), strict=True)}
    known = words.words_known_from(text for texts in _all_texts(book) for text in texts)
    index = index_rows(wordings, rows, evolve(words, known_words=known))
    others = ("" for _ in (*book.overviews, *book.outside))
    verdicts = [*(derive_verdict(ruling.answer) for ruling in book.rulings), *others]
    entries = tuple(
        evolve(entry, verdict=verdict) for entry, verdict in zip(index.entries, verdicts, strict=True)
    )
    return evolve(index, entries=entries)


def make_vocabulary(book: RulingBook) -> Vocabulary:
    """Make a vocabulary from the word lists of a ruling book, tokenized as questions are."""
    synonyms = {
        word: meaning.head
        for meaning in book.same
        for form in (meaning.head, *meaning.forms)
        for word in tokenize(form)
    }
    stopwords = {word for stopword in book.stopwords for word in tokenize(stopword)}
    return Vocabulary(
        stopwords=frozenset(stopwords - synonyms.keys()),
        question_words=frozenset(book.asking),
        core_terms=frozenset(book.core),
        off_topic=frozenset(word for each in book.elsewhere for word in tokenize(each)),
        games=frozenset(" ".join(tokenize(each)) for each in book.games),
        synonyms=synonyms,
        stems=_stems(synonyms),
        phrases={
            " ".join(tokenize(form)): meaning.head for meaning in book.phrases for form in meaning.forms
        },
        broader={form: meaning.head for meaning in book.wider for form in meaning.forms},
    )


def _stems(synonyms: Mapping[str, str]) -> dict[str, str]:
    """Return the term of each stem whose words all have the same term."""
    terms: dict[str, set[str]] = {}
    for word, term in synonyms.items():
        terms.setdefault(stem(word), set()).add(term)
    return {
        short: next(iter(found))
        for short, found in terms.items()
        if len(found) == 1 and len(short) >= SHORTEST_SHARED_STEM
    }


def index_texts(book: RulingBook, words: Vocabulary) -> tuple[Row, ...]:
    """Return a row for every wording and keyword."""
    return tuple(
        Row(ruling=number, weight=1.0, terms=" ".join(term for term, _ in words.terms(text)))
        for number, texts in enumerate(_all_texts(book))
        for text in texts
    )


def _all_texts(book: RulingBook) -> Iterator[tuple[str, ...]]:
    """Yield the wordings and keywords of each ruling, then the wordings of each overview and of what is refused."""
    for ruling in book.rulings:
        yield (ruling.question, *ruling.also, *ruling.keywords)
    for other in (*book.overviews, *book.outside):
        yield other.also


def derive_verdict(answer: str) -> str:
    """Return the verdict that an answer begins with: yes, no, yes-default or no-default; otherwise nothing."""
    found = _VERDICT.match(answer)
    if found is None:
        return ""
    return found["verdict"].lower() + ("-default" if found["default"] else "")


@frozen(kw_only=True)
class TermCounts:
    """How often each ruling's rows contain each term, and how frequent each term is in all wordings."""

    by_ruling: tuple[Mapping[str, float], ...]
    frequencies: Mapping[str, Frequency]
    vocabulary: Vocabulary

    @classmethod
    def of(cls, rows: Sequence[Row], words: Vocabulary, wordings: Sequence[float]) -> TermCounts:
        """Count the terms of rows by weight; bigrams are left out, because absent ones do not count."""
        by_ruling = [defaultdict[str, float](float) for _ in wordings]
        total = defaultdict[str, float](float)
        for row in rows:
            for term in row_terms(row, words):
                by_ruling[row.ruling][term] += row.weight
                total[term] += row.weight
        frequencies = {
            term: Frequency(count=count, wordings=sum(wordings)) for term, count in sorted(total.items())
        }
        return cls(by_ruling=tuple(map(dict, by_ruling)), frequencies=frequencies, vocabulary=words)

    def baseline(self, counts: Mapping[str, float], wordings: float) -> float:
        """Return the score of a ruling with these counts for a question without any term."""
        score = sum(
            WEIGHTS[self.vocabulary.kind_of(term)] * frequency.absent(counts.get(term, 0.0), wordings)
            for term, frequency in self.frequencies.items()
        )
        return round(score, DIGITS)


def row_terms(row: Row, words: Vocabulary) -> list[str]:
    """Return the terms of a row with their broader terms, each once."""
    return [feature for feature, kind in row_features(row, words).items() if kind is not Kind.BIGRAM]


def index_rows(wordings: Mapping[str, float], rows: Sequence[Row], words: Vocabulary) -> SearchIndex:
    """Index rows, with the baseline score of every ruling; `wordings` maps its id to its number of wordings."""
    counts = TermCounts.of(rows, words, list(wordings.values()))
    entries = tuple(
        Entry(id=name, wordings=number, baseline=counts.baseline(own, number))
        for (name, number), own in zip(wordings.items(), counts.by_ruling, strict=True)
    )
    return SearchIndex(entries=entries, postings=_postings(rows, words), vocabulary=words)


def _postings(rows: Sequence[Row], words: Vocabulary) -> dict[str, str]:
    """Return for every feature how many wordings of each ruling have it, in alphabetical order; rare bigrams are left out."""
    counts = defaultdict[str, dict[int, float]](dict)
    bigrams = set[str]()
    for row in rows:
        for feature, kind in row_features(row, words).items():
            counts[feature][row.ruling] = counts[feature].get(row.ruling, 0.0) + row.weight
            if kind is Kind.BIGRAM:
                bigrams.add(feature)
    return {
        feature: dump_posting(count)
        for feature, count in sorted(counts.items())
        if feature not in bigrams or not is_rare(count)
    }


def is_rare(counts: Mapping[int, float]) -> bool:
    """Return True if a bigram is in too few wordings to be kept in the index."""
    return sum(counts.values()) < LEAST_BIGRAM


def dump_index(index: SearchIndex) -> str:
    """Return an index file: word lists as space-separated text, and every constant that the site's search needs."""
    words, packed = index.vocabulary, PackedPostings.of(index.postings)
    document: IndexFile = {
        "rulings": [(entry.id, entry.wordings, entry.baseline, entry.verdict) for entry in index.entries],
        "stopwords": " ".join(sorted(words.stopwords)),
        "asking": " ".join(sorted(words.question_words)),
        "core": " ".join(sorted(words.core_terms)),
        "elsewhere": " ".join(sorted(words.off_topic)),
        "games": sorted(words.games),
        "terms": dict(sorted(words.synonyms.items())),
        "stems": dict(sorted(words.stems.items())),
        "phrases": dict(words.phrases),
        "wider": dict(words.broader),
        "words": " ".join(
            word for word in words.known_words if word not in words.synonyms and word not in words.stopwords
        ),
        "bounds": {
            "weights": {kind.value: weight for kind, weight in WEIGHTS.items()},
            "telling": {kind.value: weight for kind, weight in search.TOPIC_WEIGHTS.items()},
            "unsaid": search.ABSENCE_WEIGHT,
            "smoothing": search.SMOOTHING,
            "mostLikely": search.GREATEST_PROBABILITY,
            "leastShare": search.LEAST_SHARE,
            "leastScore": search.LEAST_SCORE,
            "leastKnown": list(search.LEAST_KNOWN),
            "certainShare": search.CERTAIN_SHARE,
            "certainScore": search.CERTAIN_SCORE,
            "close": search.CLOSE,
            "rounding": search.ROUNDING,
            "endings": list(vocabulary.SUFFIXES),
            "shortestStem": vocabulary.SHORTEST_STEM,
            "longestPhrase": vocabulary.LONGEST_PHRASE,
            "leastDuration": vocabulary.LEAST_DURATION,
            "greatestDuration": vocabulary.GREATEST_DURATION,
            "duration": vocabulary.DURATION,
            "later": vocabulary.LATER,
            "equal": vocabulary.EQUAL,
            "higher": vocabulary.HIGHER,
            "lower": vocabulary.LOWER,
            "severalNumbers": vocabulary.SEVERAL_NUMBERS,
            "several": vocabulary.SEVERAL,
            "shortestMended": vocabulary.ONE_TYPO_LENGTH,
            "long": vocabulary.TWO_TYPOS_LENGTH,
            "shortestPart": vocabulary.SHORTEST_PART,
            "links": list(vocabulary.LINKS),
            "elisions": list(vocabulary.ELISIONS),
            "longestGame": vocabulary.LONGEST_GAME,
            "titles": [[title.pattern, least] for title, least in vocabulary.TITLES],
            "outside": search.OUTSIDE,
        },
        "postings": dict(packed.terms),
        "pairs": dict(packed.pairs),
    }
    lines = [f"{dumps_line(name)}: {_dump_value(value)}" for name, value in document.items()]
    return "{" + ",\n".join(lines) + "}\n"


def _dump_value(value: object) -> str:
    """Dump a list or a long table with one element a line, so that a diff shows what changed."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(map(dumps_line, value)) + "]"
    if isinstance(value, dict) and len(value) > MANY:
        return (
            "{\n" + ",\n".join(f"{dumps_line(key)}: {dumps_line(each)}" for key, each in value.items()) + "}"
        )
    return dumps_line(
        value, ascii_only=True
    )  # Python reads a file without other letters in three quarters of the time
