"""Make the index of the rulings: what `faraway ask` and the page's search read, worked out once and shipped."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from attrs import evolve, frozen

from faraway.io.strict import Json
from faraway.rulebook import search, words
from faraway.rulebook.rulings import Ruling, RulingBook
from faraway.rulebook.search import WEIGHTS, Entry, Index, Likelihood, Row, features_of
from faraway.rulebook.words import Kind, Language

KEYWORD_WEIGHT, ANSWER_WEIGHT = 1.0, 0.5
"""How much a keyword and the answer count beside a wording, which counts 1."""
DIGITS = 6


def build_index(book: RulingBook) -> Index:
    """Take the rulings' wordings, keywords and answers apart, and put them into a full-text table."""
    language = Language.of(book)
    rows = tuple(row for place, ruling in enumerate(book.rulings) for row in _rows(language, place, ruling))
    wordings = {ruling.id: 1 + len(ruling.also) + ANSWER_WEIGHT for ruling in book.rulings}
    known = language.known_words(
        text
        for ruling in book.rulings
        for text in (ruling.question, *ruling.also, *ruling.keywords, ruling.answer)
    )
    return index_of(wordings, rows, evolve(language, words=known))


@frozen(kw_only=True)
class Tally:
    """How often each ruling's rows hold each term, and how likely a term is in any wording."""

    holding: tuple[Mapping[str, float], ...]
    likelihoods: Mapping[str, Likelihood]
    language: Language

    @classmethod
    def of(cls, rows: Sequence[Row], language: Language, wordings: Sequence[float]) -> Tally:
        """Count the terms of rows; two that stand together are not missed, so they do not matter here."""
        holding = [defaultdict[str, float](float) for _ in wordings]
        often = defaultdict[str, float](float)
        for row in rows:
            for term in terms_of(row, language):
                holding[row.ruling][term] += row.weight
                often[term] += row.weight
        total = sum(wordings)
        likelihoods = {term: Likelihood(often=times, wordings=total) for term, times in sorted(often.items())}
        return cls(holding=tuple(map(dict, holding)), likelihoods=likelihoods, language=language)

    def silence(self, held: Mapping[str, float], wordings: float) -> float:
        """Give how much it speaks for a ruling that nothing is said at all."""
        worth = sum(
            WEIGHTS[self.language.kind_of(term)] * likelihood.unsaid(held.get(term, 0.0), wordings)
            for term, likelihood in self.likelihoods.items()
        )
        return round(worth, DIGITS)


def terms_of(row: Row, language: Language) -> list[str]:
    """Give the terms of a row, each once, with the wider ones."""
    return [feature for feature, kind in features_of(row, language).items() if kind is not Kind.PAIR]


def index_of(wordings: Mapping[str, float], rows: Sequence[Row], language: Language) -> Index:
    """Make an index of rows, and work out what the silence of every ruling is worth."""
    tally = Tally.of(rows, language, list(wordings.values()))
    entries = tuple(
        Entry(id=name, wordings=number, silence=tally.silence(held, number))
        for (name, number), held in zip(wordings.items(), tally.holding, strict=True)
    )
    return Index.of(entries, tuple(rows), language)


def _rows(language: Language, place: int, ruling: Ruling) -> Iterator[Row]:
    """Give the rows of one ruling."""
    texts = [
        *((wording, 1.0) for wording in (ruling.question, *ruling.also)),
        *((keyword, KEYWORD_WEIGHT) for keyword in ruling.keywords),
        (ruling.answer, ANSWER_WEIGHT),
    ]
    for text, weight in texts:
        yield Row(ruling=place, weight=weight, terms=" ".join(term for term, _ in language.terms(text)))


def dump_index(index: Index) -> str:
    """Give the text of an index: lists of words are texts with blanks between them, and every bound comes with it."""
    language = index.language
    document: dict[str, Json] = {
        "rulings": [[entry.id, entry.wordings, entry.silence] for entry in index.entries],
        "stopwords": " ".join(sorted(language.stopwords)),
        "asking": " ".join(sorted(language.asking)),
        "core": " ".join(sorted(language.core)),
        "elsewhere": " ".join(sorted(language.elsewhere)),
        "terms": dict(sorted(language.term_of.items())),
        "stems": dict(sorted(language.term_of_stem.items())),
        "phrases": dict(language.phrases),
        "wider": dict(language.wider_of),
        "words": " ".join(language.words),
        "bounds": {
            "weights": {kind.value: weight for kind, weight in WEIGHTS.items()},
            "telling": {kind.value: telling for kind, telling in search.TELLING.items()},
            "unsaid": search.UNSAID,
            "smoothing": search.SMOOTHING,
            "mostLikely": search.MOST_LIKELY,
            "leastShare": search.LEAST_SHARE,
            "leastScore": search.LEAST_SCORE,
            "leastKnown": list(search.LEAST_KNOWN),
            "rounding": search.ROUNDING,
            "endings": list(words.ENDINGS),
            "shortestStem": words.SHORTEST_STEM,
            "longestPhrase": words.LONGEST_PHRASE,
            "leastDuration": words.LEAST_DURATION,
            "greatestDuration": words.GREATEST_DURATION,
            "duration": words.DURATION,
            "later": words.LATER,
            "equal": words.EQUAL,
            "higher": words.HIGHER,
            "lower": words.LOWER,
            "shortestMended": words.SHORTEST_MENDED,
            "long": words.LONG,
        },
        "rows": [[row.ruling, row.weight, row.terms] for row in index.rows],
    }
    lines = [f"{json.dumps(name)}: {_dump_value(value)}" for name, value in document.items()]
    return "{" + ",\n".join(lines) + "}\n"


def _dump_value(value: Json) -> str:
    """Write a list with a line for each of its parts, so that a change shows where it is."""
    if isinstance(value, list):
        return "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in value) + "]"
    return json.dumps(value, ensure_ascii=False)
