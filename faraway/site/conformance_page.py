"""The guide for whoever writes a port, and the vectors with their ids, levels, clauses and reasons."""

from html import escape

from faraway.conformance.suite.vectors import Suite, Vector
from faraway.html.frame import Page, link_clauses, table
from faraway.html.markdown import to_html


def build_conformance(protocol: str, suite: Suite) -> Page:
    """Lay out the protocol and a table of vectors for every topic."""
    topics = list(dict.fromkeys(vector.topic for vector in suite.vectors))
    sections = "".join(
        _topic(topic, [vector for vector in suite.vectors if vector.topic == topic]) for topic in topics
    )
    return Page(
        file="conformance.html",
        title="Conformance of ports",
        lead=f"How a program in any language is asked about the rules, and the {len(suite.vectors)} vectors of suite "
        f"{escape(suite.version)} that it is asked. <a href='vectors/suite.json.gz'>The suite</a> and every topic can be "
        "downloaded.",
        body=f'<section class="guide">{to_html(protocol)}</section><h2>Vectors</h2>{sections}',
        wide=True,
    )


def _topic(topic: str, vectors: list[Vector]) -> str:
    rows = [
        (
            f"<code>{escape(vector.id)}</code>",
            str(vector.level),
            link_clauses(vector.clauses),
            escape(vector.why),
        )
        for vector in vectors
    ]
    return (
        f'<details class="places" id="{topic}"><summary>{topic} ({len(vectors)})</summary>'
        f'<p><a href="vectors/{topic}.json.gz">Download {topic}</a></p>'
        + table(("Vector", "Level", "Clauses", "Why"), rows, f"Vectors of {topic}")
        + "</details>"
    )
