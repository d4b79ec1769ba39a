"""Just as much Markdown as the conformance guide is written in: headings, paragraphs, lists, code and tables."""

import re
from collections.abc import Iterator
from html import escape
from itertools import groupby

CODE = re.compile(r"`([^`]+)`")
BOLD = re.compile(r"\*\*([^*]+)\*\*")
EMPHASIS = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)")
HEADING = re.compile(r"(#+) (.*)")
OWN_TEXT = r"\1"
ITEM = re.compile(r"(?:[-*]|\d+\.) +(.*)", re.DOTALL)


def to_html(text: str) -> str:
    """Render a text; its headings go two levels down, below the page's own."""
    blocks = re.split(r"\n\s*\n", text.strip("\n"))
    joined = (list(group) for _, group in groupby(blocks, key=_joins))
    return "".join(html for group in joined for html in _render(group))


def _joins(block: str) -> str:
    """Blocks of code that follow each other are one."""
    return "code" if block.startswith("    ") else block


def _render(blocks: list[str]) -> Iterator[str]:
    first = blocks[0]
    if first.startswith("    "):
        lines = "\n\n".join(blocks).splitlines()
        yield f'<pre tabindex="0"><code>{escape(chr(10).join(line[4:] for line in lines))}</code></pre>'
    elif heading := HEADING.match(first):
        level = len(heading[1]) + 1
        yield f"<h{level}>{inline(heading[2])}</h{level}>"
        rest = first[heading.end() :].strip("\n")
        if rest:
            yield from _render([rest])
    elif first.startswith("|"):
        yield _table(first.splitlines())
    elif ITEM.match(first):
        items = re.split(r"\n(?=[-*] |\d+\. )", first)
        yield "<ul>" + "".join(f"<li>{inline(ITEM.sub(OWN_TEXT, item))}</li>" for item in items) + "</ul>"
    else:
        yield f"<p>{inline(first)}</p>"


def _table(lines: list[str]) -> str:
    rows = [
        [inline(cell.strip()) for cell in re.split(r"(?<!\\)\|", line.strip().strip("|"))] for line in lines
    ]
    label = escape(
        f"Table: {', '.join(cell.strip() for cell in lines[0].strip('|').split('|'))}; {lines[-1].strip('| ')[:30]}"
    )
    head = "".join(f'<th scope="col">{cell}</th>' for cell in rows[0])
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows[2:])
    return (
        f'<div class="scroll" role="region" aria-label="{label}" tabindex="0"><table>'
        f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def inline(text: str) -> str:
    """Render what stands within a line; what is code is left as it is."""
    parts = CODE.split(text)
    for place, part in enumerate(parts):
        safe = escape(part.replace("\\|", "|"), quote=False)
        if place % 2:
            parts[place] = f"<code>{safe}</code>"
        else:
            parts[place] = EMPHASIS.sub(r"<em>\1</em>", BOLD.sub(r"<strong>\1</strong>", safe))
    return "".join(parts)
