"""HTML and SVG elements. Text becomes markup here and nowhere else, so that nothing is left unescaped."""

from collections.abc import Iterable, Sequence
from html import escape

EMPTY_ELEMENTS = frozenset({"circle", "input", "line", "link", "meta", "path", "polyline", "rect", "use"})
Attribute = str | int | float | bool | None


class Html(str):  # pairs with str in every signature: a plain str is text, an Html is markup
    """Markup that needs no escaping."""

    __slots__ = ()


def join(*parts: str) -> Html:
    """Concatenate markup and text; text is escaped."""
    return Html("".join(part if isinstance(part, Html) else escape(part, quote=False) for part in parts))


def tag(name: str, /, *children: str, **attributes: Attribute) -> Html:
    """Return an element; an underscore in an attribute's name is a hyphen, and None or False leaves it out."""
    written = "".join(
        f" {key.rstrip('_').replace('_', '-')}" + ("" if value is True else f'="{_quoted(value)}"')
        for key, value in attributes.items()
        if value is not None and value is not False
    )
    if name in EMPTY_ELEMENTS and not children:
        return Html(f"<{name}{written}/>")
    return Html(f"<{name}{written}>{join(*children)}</{name}>")


def _quoted(value: Attribute) -> str:
    return escape(str(value), quote=False).replace('"', "&quot;")


def link(address: str, text: str) -> Html:
    """Return a link."""
    return tag("a", text, href=address)


def code(text: str) -> Html:
    """Return inline code."""
    return tag("code", text)


def bullets(items: Iterable[str], **attributes: Attribute) -> Html:
    """Return an unordered list."""
    return tag("ul", *(tag("li", item) for item in items), **attributes)


def details(summary: str, *body: str, **attributes: Attribute) -> Html:
    """Return content that opens below its summary."""
    return tag("details", tag("summary", summary), *body, **attributes)


def section(heading: str, anchor: str, *body: str) -> Html:
    """Return a section with a heading that can be linked to."""
    return tag("section", tag("h2", heading, id=anchor), *body, aria_labelledby=anchor)


def table(
    headings: Sequence[str],
    rows: Iterable[Sequence[str]],
    *,
    caption: str = "",
    label: str = "",
    text_columns: int | None = None,
) -> Html:
    """Return a table that scrolls sideways on a small screen.

    Columns after the first `text_columns` are right-aligned numbers. A table without a caption needs a label.
    """
    kinds = [
        "number" if text_columns is not None and column >= text_columns else None
        for column in range(len(headings))
    ]
    head = (tag("th", text, scope="col", class_=kind) for text, kind in zip(headings, kinds, strict=True))
    body = (
        tag(
            "tr",
            tag("th", row[0], scope="row"),
            *(tag("td", cell, class_=kind) for cell, kind in zip(row[1:], kinds[1:], strict=True)),
        )
        for row in rows
    )
    return tag(
        "div",
        tag(
            "table",
            tag("caption", caption) if caption else "",
            tag("thead", tag("tr", *head)),
            tag("tbody", *body),
        ),
        class_="scroll",
        role="region",
        aria_label=label or caption,
        tabindex=0,
    )
