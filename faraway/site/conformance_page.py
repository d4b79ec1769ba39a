"""The page for authors of ports: the protocol, and the vectors with their ids, levels, clauses and reasons."""

from collections.abc import Sequence

from faraway.conformance.suite.vectors import Suite, Vector
from faraway.html.markdown import to_html
from faraway.html.markup import Html, code, details, join, link, table, tag
from faraway.site.page import Page, link_clauses


def build_conformance(protocol: str, suite: Suite, further: Sequence[Page] = ()) -> Page:
    """Build the page: the protocol and a table of vectors for every topic; the lead links to further pages."""
    topics: dict[str, list[Vector]] = {}
    for vector in suite.vectors:
        topics.setdefault(vector.topic, []).append(vector)
    return Page(
        file="conformance.html",
        title="Conformance of ports",
        lead=join(
            "The protocol by which a program in any language is tested against the rules, and the "
            f"{len(suite.vectors)} vectors of suite {suite.version}. ",
            link("vectors/suite.json.gz", "The suite"),
            " and every topic can be downloaded.",
            *(join(" ", link(page.file, page.title), ".") for page in further),
        ),
        body=join(
            tag("section", to_html(protocol), class_="guide"),
            tag("h2", "Vectors"),
            *(_topic(topic, vectors) for topic, vectors in topics.items()),
        ),
        is_wide=True,
    )


def _topic(topic: str, vectors: list[Vector]) -> Html:
    rows = [
        (code(vector.id), str(vector.level), link_clauses(vector.clauses), vector.why) for vector in vectors
    ]
    return details(
        f"{topic} ({len(vectors)})",
        tag("p", link(f"vectors/{topic}.json.gz", f"Download {topic}")),
        table(("Vector", "Level", "Clauses", "Why"), rows, caption=f"Vectors of {topic}"),
        class_="places",
        id=topic,
    )
