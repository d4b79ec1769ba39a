"""What all pages share: the frame, links to clauses and rulings, tables."""

from collections.abc import Iterable, Sequence
from html import escape

from attrs import frozen

from faraway.game.readings import Edition

PAGES = {
    "index.html": "Ask",
    "bench.html": "Bench",
    "rules.html": "Rules",
    "readings.html": "Readings",
    "rulings.html": "Rulings",
    "theorems.html": "Theorems",
    "trace.html": "Trace",
    "conformance.html": "Ports",
}
"""The pages in the order of the navigation."""


@frozen(kw_only=True)
class Page:
    """One page: its file, title, the words under the title, its content and the scripts it loads."""

    file: str
    title: str
    lead: str
    body: str
    scripts: tuple[str, ...] = ()
    wide: bool = False


def frame(page: Page) -> str:
    """Put a page into the frame of the site."""
    links = "".join(_navigation(file, name, page.file) for file, name in PAGES.items())
    scripts = "".join(f'<script type="module" src="{script}"></script>' for script in page.scripts)
    return (
        f'<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(page.title)} · Faraway, the rules</title>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        '<meta name="color-scheme" content="light dark">\n<link rel="icon" href="icon.svg">\n'
        f'<link rel="stylesheet" href="style.css">\n{scripts}</head>\n<body>\n'
        '<a class="skip" href="#content">Skip to the content</a>\n'
        f'<header><div class="bar"><a class="brand" href="index.html">Faraway <span>the rules desk</span></a>'
        f'<nav aria-label="Pages"><ul>{links}</ul></nav></div></header>\n'
        f'<main id="content"{" class=wide" if page.wide else ""}>\n<h1>{escape(page.title)}</h1>\n<p class="lead">{page.lead}</p>\n'
        f"{page.body}\n</main>\n<footer><p>Made from the clauses, the ledger, the rulings and the checks of this repository. "
        "The card faces are drawn from the facts of the cards.</p></footer>\n</body>\n</html>\n"
    )


def _navigation(file: str, name: str, current: str) -> str:
    mark = ' aria-current="page"' if file == current else ""
    return f'<li><a href="{file}"{mark}>{name}</a></li>'


def link_clause(clause: str) -> str:
    """Link to a clause on the page of rules."""
    return f'<a href="rules.html#{clause}">{clause}</a>'


def link_clauses(clauses: Iterable[str]) -> str:
    """Link to several clauses."""
    return " ".join(map(link_clause, clauses))


def table(headings: Sequence[str], rows: Iterable[Sequence[str]], caption: str) -> str:
    """Lay out a table that scrolls sideways on a small screen; cells are HTML."""
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    body = "".join(
        f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>'
        for row in rows
    )
    return (
        f'<div class="scroll" role="region" aria-label="{escape(caption)}" tabindex="0"><table><caption>{escape(caption)}'
        f"</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


EDITION_NAMES = {"fr": "French", "en": "English", "en-web": "English, web", "de": "German", "it": "Italian"}


def name_edition(edition: Edition) -> str:
    """Name an edition in words."""
    return EDITION_NAMES[edition.value]
