"""The frame of a page of the site: navigation, title and footer; and links between pages."""

from collections.abc import Iterable

from attrs import frozen

from faraway.game.readings import Edition
from faraway.html.frame import STYLE_SHEET, content, frame
from faraway.html.markup import Html, join, link, tag
from faraway.messages import Language, message

PAGES = {
    "index.html": "Home",
    "bench.html": "Score a game",
    "ask.html": "Ask a rule",
    "rulebook.html": "Rulebook",
    "rulings.html": "Rulings",
    "evidence.html": "Evidence",
    "rules.html": "Clauses",
    "readings.html": "Readings",
    "theorems.html": "Theorems",
    "trace.html": "Trace",
    "conformance.html": "Ports",
    "coverage.html": "Situations",
}
"""File and name of each page in English."""
MENU = {
    "bench.html": "menu-score",
    "ask.html": "menu-ask",
    "index.html#minute": "menu-rules",
    "evidence.html": "menu-evidence",
}
"""The menu of every page: addresses and messages."""
EVIDENCE = ("rules.html", "readings.html", "theorems.html", "trace.html", "conformance.html")
"""The pages for authors of ports and sceptics, which have a menu of their own."""
IN_FOUR_LANGUAGES = frozenset({"index.html", "bench.html"})
OWN_NAMES = {Language.EN: "English", Language.FR: "Français", Language.DE: "Deutsch", Language.IT: "Italiano"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
    "manifest-src 'self'; base-uri 'none'; form-action 'none'"
)
"""A page loads only files of the site, and no text on it can be run."""
EDITION_NAMES = {
    Edition.FR: "French",
    Edition.EN: "English",
    Edition.EN_WEB: "English, web",
    Edition.DE: "German",
    Edition.IT: "Italian",
}


@frozen(kw_only=True)
class Page:
    """One page of the site; `lead` is the paragraph under the title, `scripts` are the modules it loads.

    An app fills the screen and scrolls inside only.
    """

    file: str
    title: str
    lead: str
    body: Html
    scripts: tuple[str, ...] = ()
    is_wide: bool = False
    is_app: bool = False
    language: Language = Language.EN

    @property
    def english_file(self) -> str:
        """The file of the same page in English."""
        return self.file.replace(f".{self.language.value}.html", ".html")


def localised(address: str, language: Language) -> str:
    """Return the address of a page in a language; pages that exist in English only keep theirs."""
    file, mark, anchor_ = address.partition("#")
    if language is Language.EN or file not in IN_FOUR_LANGUAGES:
        return address
    return f"{file.removesuffix('.html')}.{language.value}.html{mark}{anchor_}"


def render(page: Page) -> str:
    """Return the whole document of a page."""
    language = page.language
    is_translated = page.english_file in IN_FOUR_LANGUAGES
    scripts = (*(("language.mjs",) if is_translated else ()), *page.scripts, "offline.mjs")
    return frame(
        f"{page.title} · Faraway" if is_translated else f"{page.title} · Faraway, the rules",
        tag("a", message(language, "menu-skip"), class_="skip", href="#content"),
        tag(
            "header",
            tag(
                "div", _brand(language), _menu(page), _languages(page) if is_translated else "", class_="bar"
            ),
        ),
        content(
            page.title,
            tag("p", page.lead, class_="lead") if page.lead else "",
            _evidence_menu(page) if page.file in EVIDENCE else "",
            page.body,
            class_="app" if page.is_app else "wide" if page.is_wide else None,
        ),
        "" if page.is_app else tag("footer", tag("p", message(language, "menu-footer"))),
        head=join(
            tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
            tag("link", rel="icon", href="icon.svg"),
            tag("link", rel="manifest", href="manifest.webmanifest"),
            tag("link", rel="stylesheet", href=STYLE_SHEET),
            *(tag("script", type="module", src=script) for script in scripts),
        ),
        language=language.value,
    )


def _brand(language: Language) -> Html:
    words = tag("span", message(language, "menu-brand"))
    return tag("a", "Faraway ", words, class_="brand", href=localised("index.html", language))


def _menu(page: Page) -> Html:
    current = (
        "evidence.html"
        if page.file in EVIDENCE
        else "ask.html"
        if page.file == "rulings.html"
        else page.english_file
    )
    items = (
        tag(
            "li",
            tag(
                "a",
                message(page.language, name),
                href=localised(address, page.language),
                aria_current="page" if address == current else None,
            ),
        )
        for address, name in MENU.items()
    )
    return tag("nav", tag("ul", *items), aria_label=message(page.language, "menu-pages"))


def _evidence_menu(page: Page) -> Html:
    items = (
        tag("li", tag("a", PAGES[file], href=file, aria_current="page" if file == page.file else None))
        for file in EVIDENCE
    )
    return tag("nav", tag("ul", *items, class_="chips"), aria_label=PAGES["evidence.html"])


def _languages(page: Page) -> Html:
    """Link to the page in the other languages; the script keeps the choice."""
    links = (
        tag(
            "a",
            language.value,
            href=f"{localised(page.english_file, language)}?lang={language.value}",
            lang=language.value,
            hreflang=language.value,
            aria_label=name,
            title=name,
        )
        for language, name in OWN_NAMES.items()
        if language is not page.language
    )
    return tag("nav", *links, class_="languages", aria_label=message(page.language, "menu-languages"))


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
