"""The traceability matrix of clauses and citing places: as a terminal table, a page and JSON."""

from rich.table import Table

from crosscheck.trace.citations import Source
from crosscheck.trace.documents import Citation
from crosscheck.trace.graph import Graph, errors, gaps
from faraway.game.readings import Edition
from faraway.html.frame import frame_report
from faraway.html.markup import Html, bullets, details, join, link, table, tag
from faraway.io import Json, dump
from faraway.rulebook.citations import How
from faraway.rulebook.clauses import Kind

LETTERS = {How.STATES: "S", How.IMPLIES: "i", How.OPEN: "·", How.DIFFERS: "D"}


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
                "edition": edition.value,
                "title": title,
                "clauses": [*clauses],
            }
            for (edition, title), clauses in _headings(graph).items()
        ],
        "uncited_sources": [source.value for source in graph.uncited_sources],
        "errors": [gap.line for gap in errors(graph)],
        "gaps": [gap.line for gap in gaps(graph)],
    }


def _addresses(graph: Graph, clause: str, source: Source) -> tuple[str, ...]:
    return tuple(dict.fromkeys(place.address for place in graph.citing[clause][source]))


def _headings(graph: Graph) -> dict[tuple[Edition, str], tuple[str, ...]]:
    """Return every heading of every edition, in the order of the copies, with the clauses that cite it."""
    found: dict[tuple[Edition, str], list[str]] = {
        (book.edition, part.heading): [] for book in graph.books for part in book.parts
    }
    for name, clause in graph.clauses.items():
        for edition, citation in clause.editions.items():
            for title in dict.fromkeys(reference.heading for reference in citation.references):
                found[edition, title].append(name)
    return {place: tuple(clauses) for place, clauses in found.items()}


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
        caption="Clauses and the places that cite them (S states, i implies, · open, D differs)",
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
                edition.value,
                title,
                bullets(link(f"#{clause}", clause) for clause in clauses),
            )
            for (edition, title), clauses in _headings(graph).items()
        ],
        caption="Headings of the editions",
    )
    return frame_report(
        "Where every rule comes from and where it is used", clauses, *lists, headings, is_wide=True
    )


def _citation(citation: Citation) -> Html:
    note = f" ({citation.note})" if citation.note else ""
    places = [reference.place for reference in citation.references]
    return tag("abbr", LETTERS[citation.how], title="; ".join([citation.how.value, *places]) + note)


def _places(graph: Graph, clause: str, source: Source) -> Html:
    if source in graph.uncited_sources:
        return tag("span", "open", class_="pending")
    places = _addresses(graph, clause, source)
    return details(str(len(places)), bullets(places)) if places else tag("span", "0", class_="gap")
