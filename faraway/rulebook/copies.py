"""Look citations up in a reader's own copies of the rulebooks; nothing is written and no word is kept."""

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from pathlib import Path
from typing import Final

from attrs import frozen

from faraway.game.readings import Edition
from faraway.rulebook.books import Book, BookSentence
from faraway.rulebook.citations import Citation, Reference
from faraway.rulebook.sentences import Sentence, split_sentences

SUFFIXES: Final = (".txt", ".md")
"""A copy of the French rulebook is fr.txt or fr.md, and so on by the names of the editions."""
UNKNOWN: Final = "no such sentence is known"
OTHER: Final = "the fingerprint is of another sentence"
CHANGED: Final = "the copy reads otherwise"
MISSING: Final = "not in the copy"

Place = tuple[str, int]


@frozen(kw_only=True)
class Lookup:
    """One citation looked up: the sentence of the copy, and what is wrong, if anything is."""

    edition: Edition
    reference: Reference
    sentence: str
    problem: str


@frozen(kw_only=True)
class Alignment:
    """A book beside a copy: the sentences found, those that differ, and the parts of the copy that are in no list."""

    book: Mapping[Place, BookSentence]
    found: Mapping[Place, str]
    changed: Mapping[Place, str]
    unclassified: tuple[str, ...]

    def look_up(self, edition: Edition, reference: Reference) -> Lookup:
        """Look one citation up."""
        place = (reference.heading, reference.ordinal)
        known = self.book.get(place)
        sentence = self.found.get(place) or self.changed.get(place, "")
        if known is None:
            problem = UNKNOWN
        elif known.fingerprint != reference.fingerprint:
            problem = OTHER
        elif place in self.found:
            problem = ""
        else:
            problem = CHANGED if sentence else MISSING
        return Lookup(edition=edition, reference=reference, sentence=sentence, problem=problem)

    def problems(self) -> tuple[str, ...]:
        """Return what is wrong with the copy as a whole: sentences that are missing, changed or not classified."""
        lost = [
            f"{each.place}: {CHANGED if place in self.changed else MISSING}"
            for place, each in self.book.items()
            if place not in self.found
        ]
        return (*lost, *(f"not classified: {sentence}" for sentence in self.unclassified))


def read_copies(folder: Path) -> dict[Edition, tuple[Sentence, ...]]:
    """Read the copies that a folder has, by edition."""
    paths = {
        edition: path
        for edition in Edition
        for suffix in SUFFIXES
        if (path := folder / f"{edition.value}{suffix}").is_file()
    }
    return {edition: split_sentences(path.read_text(encoding="utf-8")) for edition, path in paths.items()}


def align(book: Book, copy: Iterable[Sentence]) -> Alignment:
    """Align a book with a copy, sentence by sentence in their order."""
    known, read = book.sentences(), tuple(copy)
    found: dict[Place, str] = {}
    changed: dict[Place, str] = {}
    unclassified: list[str] = []
    matcher = SequenceMatcher(
        None, [each.fingerprint for each in known], [each.fingerprint for each in read], autojunk=False
    )
    for kind, first, last, start, stop in matcher.get_opcodes():
        places = [(each.heading, each.ordinal) for each in known[first:last]]
        texts = [each.text for each in read[start:stop]]
        if kind == "equal":
            found |= dict(zip(places, texts, strict=True))
        elif len(places) == len(texts):
            changed |= dict(zip(places, texts, strict=True))
        else:
            unclassified += texts
    counted = {(each.heading, each.ordinal): each for each in known if each.ordinal}
    return Alignment(book=counted, found=found, changed=changed, unclassified=tuple(unclassified))


def look_up_all(citations: Iterable[Citation], alignments: Mapping[Edition, Alignment]) -> tuple[Lookup, ...]:
    """Look up the sentences of some citations in the editions of which there is a copy."""
    return tuple(
        alignments[cited.edition].look_up(cited.edition, reference)
        for cited in citations
        if cited.edition in alignments
        for reference in cited.sentences
    )
