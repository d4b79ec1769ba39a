"""The matrix of clauses and rooms: as a table for a terminal, as a page and as JSON."""

import html
from collections.abc import Iterator
from typing import TypedDict

from rich.table import Table

from crosscheck.trace.citations import Room
from crosscheck.trace.documents import Edition, How, Kind
from crosscheck.trace.graph import Graph, errors, gaps

LETTERS = {How.STATES: "S", How.IMPLIES: "i", How.SILENT: "·", How.DIFFERS: "D"}


class CitationRow(TypedDict):
    """What one edition says."""

    how: str
    headings: list[str]
    note: str


class ClauseRow(TypedDict):
    """One clause with all it is joined to."""

    id: str
    chapter: str
    kind: str
    text: str
    editions: dict[str, CitationRow]
    neighbours: list[str]
    places: dict[str, list[str]]


class HeadingRow(TypedDict):
    """One heading and where it went."""

    edition: str
    title: str
    clauses: list[str]
    rules_nothing: str


class Matrix(TypedDict):
    """The whole graph."""

    clauses: list[ClauseRow]
    headings: list[HeadingRow]
    open_rooms: list[str]
    errors: list[str]
    gaps: list[str]


def clause_rows(graph: Graph) -> Iterator[ClauseRow]:
    """Give every clause with its editions, neighbours and citing places."""
    for chapter in graph.chapters:
        for clause in chapter.clause:
            said = {edition.value: clause.editions.of(edition) for edition in Edition}
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
                    room.value: list(dict.fromkeys(place.address for place in places))
                    for room, places in graph.citing[clause.id].items()
                },
            }


def build_matrix(graph: Graph) -> Matrix:
    """Give the graph as plain JSON."""
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
        "open_rooms": [room.value for room in graph.open_rooms],
        "errors": [gap.line for gap in errors(graph)],
        "gaps": [gap.line for gap in gaps(graph)],
    }


def build_table(graph: Graph) -> Table:
    """Give one line a clause: what the five editions say, and how many places of each room cite it."""
    table = Table(title="Clauses and the places that cite them", row_styles=("", "dim"))
    table.add_column("clause", no_wrap=True)
    table.add_column("kind")
    table.add_column(" ".join(edition.value for edition in Edition), no_wrap=True)
    for room in Room:
        table.add_column(room.value, justify="right")
    for name, clause in graph.clauses.items():
        letters = "  ".join(LETTERS[clause.editions.of(edition).how] for edition in Edition)
        counts = (
            "open" if room in graph.open_rooms else str(len(places) or "·")
            for room, places in graph.citing[name].items()
        )
        kind = "" if clause.kind is Kind.BEHAVIOUR else clause.kind.value
        table.add_row(name, kind, letters, *counts)
    return table


def _cell(row: ClauseRow, room: Room, *, is_open: bool) -> str:
    places = row["places"][room.value]
    if is_open:
        return '<td class="open">open</td>'
    if not places:
        return '<td class="none">0</td>'
    items = "".join(f"<li>{html.escape(place)}</li>" for place in places)
    return f"<td><details><summary>{len(places)}</summary><ul>{items}</ul></details></td>"


def _citation(edition: str, row: CitationRow) -> str:
    said = "; ".join([row["how"], *row["headings"]]) + (f" ({row['note']})" if row["note"] else "")
    letter = LETTERS[How(row["how"])]
    return f'<td title="{html.escape(said, quote=True)}"><abbr>{letter}</abbr><span>{edition}</span></td>'


STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 100rem; padding: 0 1rem; color: #1c1c1c; }
table { border-collapse: collapse; } th, td { border: 1px solid #bbb; padding: .25rem .5rem; vertical-align: top; }
th { background: #eee; text-align: left; } td.none { background: #fbe3e3; } td.open { background: #fff3cd; }
abbr { font-weight: 600; } td span { display: none; } ul { margin: .3rem 0; padding-left: 1.1rem; }
td ul { font-size: 12px; overflow-wrap: anywhere; min-width: 18rem; }
"""


def build_page(matrix: Matrix) -> str:
    """Give the graph as one page that needs nothing else."""
    is_open = set(matrix["open_rooms"])
    head = "".join(f"<th>{edition.value}</th>" for edition in Edition)
    head += "".join(f"<th>{room.value}</th>" for room in Room)
    rows = "".join(
        f'<tr id="{row["id"]}"><th>{row["id"]}</th><td>{html.escape(row["text"])}</td>'
        + "".join(_citation(edition, citation) for edition, citation in row["editions"].items())
        + "".join(_cell(row, room, is_open=room.value in is_open) for room in Room)
        + "</tr>\n"
        for row in matrix["clauses"]
    )
    headings = "".join(
        f"<tr><td>{heading['edition']}</td><td>{html.escape(heading['title'])}</td><td>"
        + (
            html.escape(heading["rules_nothing"])
            or ", ".join(f'<a href="#{clause}">{clause}</a>' for clause in heading["clauses"])
        )
        + "</td></tr>\n"
        for heading in matrix["headings"]
    )
    lists = "".join(
        f"<h2>{title}</h2><ul>" + "".join(f"<li>{html.escape(each)}</li>" for each in found) + "</ul>"
        for title, found in (
            ("Rooms not built yet", matrix["open_rooms"]),
            ("Errors", matrix["errors"]),
            ("Gaps", matrix["gaps"]),
        )
        if found
    )
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>Where every rule went</title>'
        f"<style>{STYLE}</style></head><body><h1>Where every rule came from and where it went</h1>\n"
        f"<table><thead><tr><th>clause</th><th>text</th>{head}</tr></thead><tbody>\n{rows}</tbody></table>\n"
        f"{lists}<h2>Headings of the editions</h2><table><tbody>\n{headings}</tbody></table></body></html>\n"
    )
