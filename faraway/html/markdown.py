"""Render the subset of Markdown that the conformance guide uses: headings, paragraphs, lists, code and tables."""

import re
from collections.abc import Iterator
from itertools import groupby

from faraway.html.markup import Html, bullets, code, join, table, tag

CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
EMPHASIS = re.compile(r"\*([^*]+)\*")
HEADING = re.compile(r"(#+) (.*)")
ITEM = re.compile(r"(?:[-*]|\d+\.) +(.*)", re.DOTALL)
INDENT = "    "


def to_html(text: str) -> Html:
    """Render a text; its headings are one level lower, below the title of the page."""
    blocks = re.split(r"\n\s*\n", text.strip("\n"))
    joined = (list(group) for _, group in groupby(blocks, key=_group))
    return join(*(html for group in joined for html in _render(group)))


def _group(block: str) -> str:
    """Return the same key for consecutive blocks of code, which are one block with blank lines."""
    return "code" if block.startswith(INDENT) else block


def _render(blocks: list[str]) -> Iterator[Html]:
    first = blocks[0]
    if first.startswith(INDENT):
        lines = "\n\n".join(blocks).splitlines()
        yield tag("pre", code("\n".join(line[len(INDENT) :] for line in lines)), tabindex=0)
    elif heading := HEADING.match(first):
        yield tag(f"h{len(heading[1]) + 1}", inline(heading[2]))
        rest = first[heading.end() :].strip("\n")
        if rest:
            yield from _render([rest])
    elif first.startswith("|"):
        yield _table(first.splitlines())
    elif ITEM.match(first):
        items = re.split(r"\n(?=[-*] |\d+\. )", first)
        yield bullets(inline(ITEM.sub(r"\1", item)) for item in items)
    else:
        yield tag("p", inline(first))


def _table(lines: list[str]) -> Html:
    rows = [
        [inline(cell.strip()) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))] for line in lines
    ]
    headings = ", ".join(cell.strip() for cell in lines[0].strip("|").split("|"))
    return table(rows[0], rows[2:], label=f"Table: {headings}; {lines[-1].strip('| ')[:30]}")


def inline(text: str) -> Html:
    """Render code, bold and emphasis within a line; code is taken literally."""
    parts = CODE.split(text.replace("\\|", "|"))
    return join(*(code(part) if number % 2 else _bold(part) for number, part in enumerate(parts)))


def _bold(text: str) -> Html:
    parts = BOLD.split(text)
    return join(
        *(tag("strong", part) if number % 2 else _emphasis(part) for number, part in enumerate(parts))
    )


def _emphasis(text: str) -> Html:
    return join(
        *(tag("em", part) if number % 2 else part for number, part in enumerate(EMPHASIS.split(text)))
    )
