"""The frame of a page of the site: navigation, title and footer; and links between pages."""

from collections.abc import Iterable

from attrs import frozen

from faraway.game.readings import Edition
from faraway.html.frame import STYLE_SHEET, content, frame
from faraway.html.markup import Html, join, link, tag

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
"""File and name of each page, in the order of the navigation."""
EDITION_NAMES = {
    Edition.FR: "French",
    Edition.EN: "English",
    Edition.EN_WEB: "English, web",
    Edition.DE: "German",
    Edition.IT: "Italian",
}


@frozen(kw_only=True)
class Page:
    """One page of the site; `lead` is the paragraph under the title, `scripts` are the modules it loads."""

    file: str
    title: str
    lead: str
    body: Html
    scripts: tuple[str, ...] = ()
    is_wide: bool = False


def render(page: Page) -> str:
    """Return the whole document of a page."""
    navigation = (
        tag("li", tag("a", name, href=file, aria_current="page" if file == page.file else None))
        for file, name in PAGES.items()
    )
    return frame(
        f"{page.title} · Faraway, the rules",
        tag("a", "Skip to the content", class_="skip", href="#content"),
        tag(
            "header",
            tag(
                "div",
                tag("a", "Faraway ", tag("span", "the rules"), class_="brand", href="index.html"),
                tag("nav", tag("ul", *navigation), aria_label="Pages"),
                class_="bar",
            ),
        ),
        content(page.title, tag("p", page.lead, class_="lead"), page.body, is_wide=page.is_wide),
        tag(
            "footer",
            tag(
                "p",
                "Generated from the clauses, readings, rulings and test vectors of faraway-rules. "
                "The card faces are drawn from the card data.",
            ),
        ),
        head=join(
            tag("link", rel="icon", href="icon.svg"),
            tag("link", rel="stylesheet", href=STYLE_SHEET),
            *(tag("script", type="module", src=script) for script in page.scripts),
        ),
    )


def link_clause(clause: str) -> Html:
    """Link to a clause on the rules page."""
    return link(f"rules.html#{clause}", clause)


def link_clauses(clauses: Iterable[str]) -> Html:
    """Link to several clauses."""
    linked = [part for clause in clauses for part in (" ", link_clause(clause))]
    return join(*linked[1:])


def anchor(prefix: str, heading: str) -> str:
    """Return the id under which a heading can be linked to."""
    return "-".join((prefix, *heading.lower().replace(",", "").split()))


def contents(label: str, prefix: str, headings: Iterable[str]) -> Html:
    """Return links to the sections of a page."""
    items = (tag("li", link(f"#{anchor(prefix, heading)}", heading)) for heading in headings)
    return tag("nav", tag("ul", *items, class_="chips"), aria_label=label)
