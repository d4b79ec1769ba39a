"""The frame of every page: head, style sheet and main content, for the site and for self-contained reports."""

from importlib import resources

from faraway.html.markup import Html, join, tag

STYLE_SHEET = "style.css"
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
"""A report loads nothing and runs nothing."""


def read_style() -> str:
    """Return the style sheet of the site and of all reports."""
    return resources.files("faraway").joinpath("html", STYLE_SHEET).read_text(encoding="utf-8")


def frame(title: str, *body: str, head: str = "", language: str = "en") -> str:
    """Return a whole document."""
    document = tag(
        "html",
        tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("title", title),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
            tag("meta", name="color-scheme", content="light dark"),
            head,
        ),
        tag("body", *body),
        lang=language,
    )
    return f"<!doctype html>\n{document}\n"


def content(title: str, *body: str, class_: str | None = None) -> Html:
    """Return the main part of a page under its title."""
    return tag("main", tag("h1", title), *body, id="content", class_=class_)


def frame_report(title: str, *body: str, is_wide: bool = False, language: str = "en") -> str:
    """Return a report as one page that needs no other file."""
    return frame(
        title,
        content(title, *body, class_="wide" if is_wide else None),
        head=join(
            tag("meta", http_equiv="Content-Security-Policy", content=POLICY),
            tag("style", Html(read_style())),
        ),
        language=language,
    )
