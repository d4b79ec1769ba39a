"""The traceability matrix of clauses and citing places: as a terminal table, a page and JSON."""

from collections.abc import Iterator
from typing import TypedDict

from rich.table import Table

from crosscheck.trace.citations import Source
from crosscheck.trace.graph import Graph, errors, gaps
from faraway.game.readings import Edition
from faraway.html.frame import frame_report
from faraway.html.markup import Html, bullets, details, join, link, table, tag
from faraway.rulebook.clauses import How, Kind

LETTERS = {How.STATES: "S", How.IMPLIES: "i", How.SILENT: "·", How.DIFFERS: "D"}


class CitationRow(TypedDict):
    """What one edition says."""

    how: str
    headings: list[str]
    note: str


class ClauseRow(TypedDict):
    """One clause with its editions, neighbours and citing places."""

    id: str
    chapter: str
    kind: str
    text: str
    editions: dict[str, CitationRow]
    neighbours: list[str]
    places: dict[str, list[str]]


class HeadingRow(TypedDict):
    """One heading of an edition and the clauses it became."""

    edition: str
    title: str
    clauses: list[str]
    rules_nothing: str


class Matrix(TypedDict):
    """The whole graph."""

    clauses: list[ClauseRow]
    headings: list[HeadingRow]
    uncited_sources: list[str]
    errors: list[str]
    gaps: list[str]


def clause_rows(graph: Graph) -> Iterator[ClauseRow]:
    """Yield every clause with its editions, neighbours and citing places."""
    for chapter in graph.chapters:
        for clause in chapter.clause:
            said = {edition.value: clause.editions[edition] for edition in Edition}
            yield {
                "id": clause.id,
                "chapter": chapter.chapter,
                "kind": clause.kind.value,
                "text": clause.text,
                "editions": {
                    edition: {
                        "how": citation.how.value,
                        "headings": list(citation.headings),
                        "note": citation.note,
                    }
                    for edition, citation in said.items()
                },
                "neighbours": list(graph.neighbours(clause.id)),
                "places": {
                    source.value: list(dict.fromkeys(place.address for place in places))
                    for source, places in graph.citing[clause.id].items()
                },
            }


def build_matrix(graph: Graph) -> Matrix:
    """Return the graph as JSON."""
    return {
        "clauses": list(clause_rows(graph)),
        "headings": [
            {
                "edition": heading.edition.value,
                "title": heading.title,
                "clauses": list(heading.clauses),
                "rules_nothing": f"{heading.kind.value}: {heading.reason}" if heading.kind else "",
            }
            for heading in graph.headings
        ],
        "uncited_sources": [source.value for source in graph.uncited_sources],
        "errors": [gap.line for gap in errors(graph)],
        "gaps": [gap.line for gap in gaps(graph)],
    }


def build_table(graph: Graph) -> Table:
    """Return a table of what the five editions say about each clause, and how many places of each kind cite it."""
    table = Table(title="Clauses and the places that cite them", row_styles=("", "dim"))
    table.add_column("clause", no_wrap=True)
    table.add_column("kind")
    table.add_column(" ".join(edition.value for edition in Edition), no_wrap=True)
    for source in Source:
        table.add_column(source.value, justify="right")
    for name, clause in graph.clauses.items():
        letters = "  ".join(LETTERS[clause.editions[edition].how] for edition in Edition)
        counts = (
            "open" if source in graph.uncited_sources else str(len(places) or "·")
            for source, places in graph.citing[name].items()
        )
        kind = "" if clause.kind is Kind.BEHAVIOUR else clause.kind.value
        table.add_row(name, kind, letters, *counts)
    return table


def build_page(matrix: Matrix) -> str:
    """Return the graph as one self-contained page."""
    clauses = table(
        ("clause", "text", *(edition.value for edition in Edition), *(source.value for source in Source)),
        [
            (
                tag("span", row["id"], id=row["id"]),
                tag("div", row["text"], class_="statement"),
                *map(_citation, row["editions"].values()),
                *(
                    _places(row["places"][source.value], is_open=source.value in matrix["uncited_sources"])
                    for source in Source
                ),
            )
            for row in matrix["clauses"]
        ],
        caption="Clauses and the places that cite them (S states, i implies, · silent, D differs)",
    )
    lists = (
        join(tag("h2", title), bullets(found))
        for title, found in (
            ("Kinds of place without citations", matrix["uncited_sources"]),
            ("Errors", matrix["errors"]),
            ("Gaps", matrix["gaps"]),
        )
        if found
    )
    headings = table(
        ("edition", "heading", "clauses"),
        [
            (
                heading["edition"],
                heading["title"],
                heading["rules_nothing"]
                or bullets(link(f"#{clause}", clause) for clause in heading["clauses"]),
            )
            for heading in matrix["headings"]
        ],
        caption="Headings of the editions",
    )
    return frame_report(
        "Where every rule comes from and where it is used", clauses, *lists, headings, is_wide=True
    )


def _citation(row: CitationRow) -> Html:
    meaning = "; ".join([row["how"], *row["headings"]]) + (f" ({row['note']})" if row["note"] else "")
    return tag("abbr", LETTERS[How(row["how"])], title=meaning)


def _places(places: list[str], *, is_open: bool) -> Html:
    if is_open:
        return tag("span", "open", class_="pending")
    return details(str(len(places)), bullets(places)) if places else tag("span", "0", class_="gap")
