import re
from inspect import getdoc

import faraway
from crosscheck.api_page import build_api
from faraway.site.page import render
from tests.batches import in_batches

PAGE = render(build_api())


@in_batches("name", faraway.__all__)
def test_every_stable_name_has_an_entry_with_its_docstring(name: str) -> None:
    _, found, rest = PAGE.partition(f'<h3 id="{name}">')
    assert found
    entry = rest.partition("</article>")[0]
    value = getattr(faraway, name)
    summary = (getdoc(value) or "").partition("\n")[0] if callable(value) and name != "Policy" else ""
    words = re.sub(r"\W+", " ", re.sub(r"<[^>]+>|&\w+;", " ", entry))
    assert re.sub(r"\W+", " ", summary).strip()[:40] in words


def test_signatures_are_short_and_examples_are_shown() -> None:
    assert "score(tableau: Tableau) -&gt; ScoreSheet" in " ".join(PAGE.split()).replace("( ", "(").replace(
        " )", ")"
    )
    assert "faraway.scoring" not in PAGE
    assert PAGE.count("&gt;&gt;&gt;") >= 6


def test_the_page_obeys_the_policy_of_the_site() -> None:
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\sstyle=|\son\w+=", PAGE)
