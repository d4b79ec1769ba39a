"""The graph itself, and what is wrong with it."""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

import attrs

from crosscheck.trace.citations import Citations, Place, Source, find_citations
from crosscheck.trace.documents import (
    ROOT,
    Chapter,
    Clause,
    Entry,
    read_books,
    read_chapters,
    read_ledger,
)
from faraway.rulebook.books import Book
from faraway.rulebook.clauses import Kind, Settled

NEEDED = {
    Source.SPEC: "no-spec-function",
    Source.REFERENCE: "no-reference-function",
    Source.POSITIVE: "no-positive-test",
    Source.NEGATIVE: "no-negative-test",
}
"""The sources that must cite every clause about behaviour, and what it is called when it has none."""
ANSWERED = frozenset({Settled.MISREADING, Settled.CONCLUSION})
"""Questions with one right answer: the others are misreadings, are refused, or come to something else."""


@attrs.frozen(kw_only=True, order=True)
class Gap:
    """One thing that is missing or wrong: its kind and what it is about."""

    kind: str
    subject: str

    @property
    def line(self) -> str:
        """Return the line of spec/trace.open."""
        return f"{self.kind} {self.subject}"


@attrs.frozen(kw_only=True, slots=False)
class Graph:
    """Books, clauses, ledger and every place that cites."""

    chapters: tuple[Chapter, ...]
    books: tuple[Book, ...]
    ledger: tuple[Entry, ...]
    citations: Citations

    @cached_property
    def clauses(self) -> dict[str, Clause]:
        """All clauses by id, in order."""
        return {clause.id: clause for chapter in self.chapters for clause in chapter.clause}

    @cached_property
    def citing(self) -> dict[str, dict[Source, tuple[Place, ...]]]:
        """For each clause and kind of place, the places that cite it."""
        table: dict[str, dict[Source, list[Place]]] = {
            clause: {source: [] for source in Source} for clause in self.clauses
        }
        for place in self.citations.places:
            for clause in place.clauses:
                if clause in table:
                    table[clause][place.source].append(place)
        return {
            clause: {source: tuple(places) for source, places in by_source.items()}
            for clause, by_source in table.items()
        }

    @cached_property
    def uncited_sources(self) -> tuple[Source, ...]:
        """The sources in which nothing cites a clause yet: open, not passed."""
        built = {place.source for place in self.citations.places}
        return tuple(source for source in Source if source not in built)

    def shown_by(self, entry: str) -> tuple[str, ...]:
        """Return the tests and theorems that show what an entry of the ledger claims."""
        return tuple(shown.address for shown in self.citations.shown if entry in shown.entries)

    def neighbours(self, clause: str) -> tuple[str, ...]:
        """Return the clauses next to it in its chapter, and those that share a question of the ledger with it."""
        chapter = next(chapter for chapter in self.chapters if clause in {each.id for each in chapter.clause})
        names = [each.id for each in chapter.clause]
        here = names.index(clause)
        beside = names[max(here - 1, 0) : here + 2]
        sharing = [other for entry in self.ledger if clause in entry.clauses for other in entry.clauses]
        near = {*beside, *sharing} - {clause}
        return tuple(other for other in self.clauses if other in near)


def build_graph(root: Path = ROOT) -> Graph:
    """Read every document and every citing place below a root."""
    return Graph(
        chapters=read_chapters(root),
        books=read_books(root),
        ledger=read_ledger(root),
        citations=find_citations(root),
    )


def errors(graph: Graph) -> tuple[Gap, ...]:
    """Return what is wrong however unfinished the tree is: ids that do not exist, lists that cannot be read."""
    wrong = [
        Gap(kind="unknown-clause", subject=f"{clause} at {place.address}")
        for place in graph.citations.places
        for clause in place.clauses
        if clause not in graph.clauses
    ]
    known = {entry.id for entry in graph.ledger}
    wrong += [
        Gap(kind="unknown-ledger-entry", subject=f"{entry} at {shown.address}")
        for shown in graph.citations.shown
        for entry in shown.entries
        if entry not in known
    ]
    wrong += [Gap(kind="unreadable-list", subject=place) for place in graph.citations.malformed]
    return tuple(sorted(set(wrong)))


def _clause_gaps(graph: Graph) -> Iterator[Gap]:
    for name, clause in graph.clauses.items():
        by_source = graph.citing[name]
        is_cited = any(by_source[source] for source in Source if source is not Source.LEDGER)
        if clause.kind is not Kind.CUSTOM and not is_cited:
            yield Gap(kind="orphan", subject=name)
        elif clause.kind is Kind.BEHAVIOUR:
            for source, kind in NEEDED.items():
                if source not in graph.uncited_sources and not by_source[source]:
                    yield Gap(kind=kind, subject=name)


def _ledger_gaps(graph: Graph) -> Iterator[Gap]:
    for entry in graph.ledger:
        if entry.settled in ANSWERED:
            for answer in entry.values:
                at_large = answer.misreading and answer.misreading not in graph.citations.misreadings
                if at_large and Source.MISREADINGS not in graph.uncited_sources:
                    yield Gap(kind="no-misreading", subject=answer.misreading)
        shown = {example.refused for example in entry.examples}
        refused = any(answer.refused and answer.refused not in shown for answer in entry.values)
        if (entry.settled not in ANSWERED or refused) and not graph.shown_by(entry.id):
            yield Gap(kind="ledger-entry-not-shown", subject=entry.id)


def gaps(graph: Graph) -> tuple[Gap, ...]:
    """Return what is still missing: orphans, functions, tests, misreadings, and questions that no test shows."""
    return tuple(sorted({*_clause_gaps(graph), *_ledger_gaps(graph)}))
