"""What ships of the documents: faraway/data/register.json and sentences.json, generated from the graph."""

from collections.abc import Iterable
from pathlib import Path

import attrs

from crosscheck.documents import dumps_indented
from crosscheck.trace.citations import Place, Source
from crosscheck.trace.documents import Answer, Clause, Entry, Preset
from crosscheck.trace.graph import Graph
from faraway.game.readings import Edition
from faraway.rulebook import clauses as shipped
from faraway.rulebook.books import Book, Shelf
from faraway.rulebook.citations import Citation


def _once(texts: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(texts))


def _traces(places: dict[Source, tuple[Place, ...]]) -> shipped.Traces:
    address = {source: _once(place.address for place in found) for source, found in places.items()}
    name = {source: _once(place.name for place in found) for source, found in places.items()}
    return shipped.Traces(
        specification=address[Source.SPEC],
        reference=address[Source.REFERENCE],
        tests_for=address[Source.POSITIVE],
        tests_against=address[Source.NEGATIVE],
        encoding=address[Source.ENCODING],
        theorems=name[Source.THEOREMS],
        misreadings=name[Source.MISREADINGS],
        vectors=name[Source.VECTORS],
        rulings=name[Source.RULINGS],
    )


def ship_citation(clause: Clause, edition: Edition) -> Citation:
    """Return what ships of an edition's words on a clause."""
    cited = clause.editions[edition]
    return Citation(
        edition=edition,
        how=cited.how,
        headings=_once(reference.heading for reference in cited.references),
        note=cited.note,
        sentences=cited.references,
    )


def _answer(entry: Entry, answer: Answer) -> shipped.Answer:
    """Return an answer; a reading's has the editions whose text says it or can be read so."""
    speaking = tuple(
        edition
        for edition, preset in entry.presets.items()
        if preset.value == answer.value and preset.ground is not shipped.Ground.SILENT
    )
    return attrs.evolve(answer, editions=answer.editions or speaking)


def ship_answers(entry: Entry) -> tuple[shipped.Answer, ...]:
    """Return the answers of an entry."""
    return tuple(_answer(entry, answer) for answer in entry.values)


def ship_preset(edition: Edition, preset: Preset) -> shipped.Preset:
    """Return what is played under an edition, as it ships."""
    return shipped.Preset(
        edition=edition, value=preset.value, ground=preset.ground, others=preset.others, note=preset.note
    )


def _question(graph: Graph, entry: Entry) -> shipped.Question:
    return shipped.Question(
        id=entry.id,
        question=entry.question,
        settled=entry.settled,
        default=entry.default,
        reason=entry.reason,
        consequence=entry.consequence,
        argument=entry.argument,
        clauses=entry.clauses,
        answers=ship_answers(entry),
        presets=tuple(ship_preset(edition, preset) for edition, preset in entry.presets.items()),
        shown_by=graph.shown_by(entry.id),
    )


def build_register(graph: Graph) -> str:
    """Return the text of the register."""
    clauses = tuple(
        shipped.Clause(
            id=clause.id,
            chapter=chapter.chapter,
            kind=clause.kind,
            text=clause.text,
            reading=clause.reading,
            reason=clause.reason,
            editions=tuple(ship_citation(clause, edition) for edition in Edition),
            neighbours=graph.neighbours(clause.id),
            questions=tuple(entry.id for entry in graph.ledger if clause.id in entry.clauses),
            traces=_traces(graph.citing[clause.id]),
        )
        for chapter in graph.chapters
        for clause in chapter.clause
    )
    questions = tuple(_question(graph, entry) for entry in graph.ledger)
    return dumps_indented(shipped.Register(clauses=clauses, questions=questions))


def build_sentences(books: tuple[Book, ...]) -> str:
    """Return the text of the index of sentences."""
    return dumps_indented(Shelf(books=books))


def sentences_path(root: Path) -> Path:
    """Return where the index of sentences of a tree lies."""
    return root / "faraway" / "data" / "sentences.json"


def register_path(root: Path) -> Path:
    """Return where the register of a tree lies."""
    return root / "faraway" / "data" / "register.json"
