"""The index of the rulings as the page's own search reads it: the same terms, weights and bounds."""

from __future__ import annotations

from typing import TYPE_CHECKING

from faraway.desk import search, words

if TYPE_CHECKING:
    from faraway.desk.search import Entry, Index
    from faraway.json_edge.strict import Json


def dump_index(index: Index) -> dict[str, Json]:
    """Give the JSON form of an index; lists of terms are texts with blanks between them."""
    language = index.language
    terms: dict[str, Json] = {word: term for word, term in sorted(language.term_of.items()) if word != term}
    return {
        "rulings": [_dump_entry(entry) for entry in index.entries],
        "stopwords": " ".join(sorted(language.stopwords)),
        "words": " ".join(language.words),
        "terms": terms,
        "wider": dict(language.wider_of),
        "columns": dict(search.COLUMNS),
        "leastWeight": search.LEAST_WEIGHT,
        "greatestWeight": search.GREATEST_WEIGHT,
        "often": search.OFTEN,
        "fullText": search.FULL_TEXT,
        "leastShare": search.LEAST_SHARE,
        "leastLikeness": search.LEAST_LIKENESS,
        "rounding": search.ROUNDING,
        "shortestMended": words.SHORTEST_MENDED,
        "long": words.LONG,
    }


def _dump_entry(entry: Entry) -> Json:
    columns: dict[str, Json] = {name: " ".join(terms) for name, terms in entry.columns.items()}
    return {
        "id": entry.ruling.id,
        "wordings": [" ".join(sorted(wording)) for wording in entry.wordings],
        "columns": columns,
    }
