"""The traceability matrix of clauses and citing places: as a terminal table, a page and JSON."""

from rich.table import Table

from crosscheck.trace.citations import Source
from crosscheck.trace.documents import Citation, Heading
from crosscheck.trace.graph import Graph, errors, gaps
from faraway.game.readings import Edition
from faraway.html.frame import frame_report
from faraway.html.markup import Html, bullets, details, join, link, table, tag
from faraway.io import Json, dump
from faraway.rulebook.clauses import How, Kind

LETTERS = {How.STATES: "S", How.IMPLIES: "i", How.SILENT: "·", How.DIFFERS: "D"}


def build_matrix(graph: Graph) -> dict[str, Json]:
    """Return the graph as JSON: every clause with its editions, neighbours and citing places, headings and gaps."""
    return {
        "clauses": [
            {
                "id": clause.id,
                "chapter": chapter.chapter,
                "kind": clause.kind.value,
                "text": clause.text,
                "editions": {edition.value: dump(clause.editions[edition]) for edition in Edition},
                "neighbours": [*graph.neighbours(clause.id)],
                "places": {source.value: [*_addresses(graph, clause.id, source)] for source in Source},
            }
            for chapter in graph.chapters
            for clause in chapter.clause
        ],
        "headings": [
            {
                "edition": heading.edition.value,
                "title": heading.title,
                "clauses": [*heading.clauses],
                "rules_nothing": _rules_nothing(heading),
            }
            for heading in graph.headings
        ],
        "uncited_sources": [source.value for source in graph.uncited_sources],
        "errors": [gap.line for gap in errors(graph)],
        "gaps": [gap.line for gap in gaps(graph)],
    }


def _addresses(graph: Graph, clause: str, source: Source) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place.address for place in graph.citing[clause][source]))


def _rules_nothing(heading: Heading) -> str:
    return f"{heading.kind.value}: {heading.reason}" if heading.kind else ""


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


def build_page(graph: Graph) -> str:
    """Return the graph as one self-contained page."""
    clauses = table(
        ("clause", "text", *(edition.value for edition in Edition), *(source.value for source in Source)),
        [
            (
                tag("span", name, id=name),
                tag("div", clause.text, class_="statement"),
                *(_citation(clause.editions[edition]) for edition in Edition),
                *(_places(graph, name, source) for source in Source),
            )
            for name, clause in graph.clauses.items()
        ],
        caption="Clauses and the places that cite them (S states, i implies, · silent, D differs)",
    )
    lists = (
        join(tag("h2", title), bullets(found))
        for title, found in (
            ("Kinds of place without citations", [source.value for source in graph.uncited_sources]),
            ("Errors", [gap.line for gap in errors(graph)]),
            ("Gaps", [gap.line for gap in gaps(graph)]),
        )
        if found
    )
    headings = table(
        ("edition", "heading", "clauses"),
        [
            (
                heading.edition.value,
                heading.title,
                _rules_nothing(heading) or bullets(link(f"#{clause}", clause) for clause in heading.clauses),
            )
            for heading in graph.headings
        ],
        caption="Headings of the editions",
    )
    return frame_report(
        "Where every rule comes from and where it is used", clauses, *lists, headings, is_wide=True
    )


def _citation(citation: Citation) -> Html:
    note = f" ({citation.note})" if citation.note else ""
    return tag(
        "abbr", LETTERS[citation.how], title="; ".join([citation.how.value, *citation.headings]) + note
    )


def _places(graph: Graph, clause: str, source: Source) -> Html:
    if source in graph.uncited_sources:
        return tag("span", "open", class_="pending")
    places = _addresses(graph, clause, source)
    return details(str(len(places)), bullets(places)) if places else tag("span", "0", class_="gap")
