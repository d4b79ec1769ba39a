"""What ships of the documents: faraway/data/register.json, generated from the graph."""

from collections.abc import Iterable
from pathlib import Path

from crosscheck.documents import dumps_indented
from crosscheck.trace.citations import Place, Source
from crosscheck.trace.documents import Clause, Entry
from crosscheck.trace.graph import Graph
from faraway.game.readings import Edition
from faraway.rulebook import clauses as shipped


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


def _citation(clause: Clause, edition: Edition) -> shipped.Citation:
    cited = clause.editions[edition]
    return shipped.Citation(edition=edition, how=cited.how, headings=cited.headings, note=cited.note)


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
        answers=entry.values,
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
            editions=tuple(_citation(clause, edition) for edition in Edition),
            neighbours=graph.neighbours(clause.id),
            questions=tuple(entry.id for entry in graph.ledger if clause.id in entry.clauses),
            traces=_traces(graph.citing[clause.id]),
        )
        for chapter in graph.chapters
        for clause in chapter.clause
    )
    questions = tuple(_question(graph, entry) for entry in graph.ledger)
    return dumps_indented(shipped.Register(clauses=clauses, questions=questions))


def register_path(root: Path) -> Path:
    """Return where the register of a tree lies."""
    return root / "faraway" / "data" / "register.json"
