import re

import pytest

from faraway.html.frame import frame_report, read_style
from faraway.html.markup import Html, bullets, join, table, tag

NASTY = "<script>&\"'"


@pytest.mark.parametrize(
    ("markup", "text"),
    [
        (tag("p", NASTY), "<p>&lt;script&gt;&amp;\"'</p>"),
        (tag("p", title=NASTY), '<p title="&lt;script&gt;&amp;&quot;\'"></p>'),
        (tag("p", tag("b", "<"), "<", Html("<i>")), "<p><b>&lt;</b>&lt;<i></p>"),
        (join(tag("b"), "<"), "<b></b>&lt;"),
        (bullets(["<"]), "<ul><li>&lt;</li></ul>"),
        (tag("p", tag("b") + "x"), "<p>&lt;b&gt;&lt;/b&gt;x</p>"),
    ],
)
def test_text_is_escaped_and_markup_is_not(markup: Html, text: str) -> None:
    assert markup == text


def test_attributes_are_left_out_when_none_or_false() -> None:
    made = tag("input", class_="a", aria_label="b", hidden=True, disabled=False, title=None, width=0)
    assert made == '<input class="a" aria-label="b" hidden width="0"/>'


def test_a_table_has_row_headings_and_right_aligned_numbers() -> None:
    made = table(("name", "<"), [("a", "1"), ("b", "<")], caption="Fame", text_columns=1)
    assert '<th scope="col">name</th><th scope="col" class="number">&lt;</th>' in made
    assert '<th scope="row">b</th><td class="number">&lt;</td>' in made
    assert 'aria-label="Fame"' in made
    assert "<caption>" not in table(("a",), [], label="Names")


def test_a_table_refuses_a_row_of_another_length() -> None:
    with pytest.raises(ValueError, match="longer"):
        table(("a", "b"), [("1",)], label="Names")


def test_a_report_needs_no_other_file() -> None:
    page = frame_report(NASTY, tag("p", "text"))
    assert "<script" not in page
    assert "default-src 'none'" in page
    assert read_style() in page
    assert re.findall(r"(?:src|href|url|@import)\s*[=(]", page) == []
