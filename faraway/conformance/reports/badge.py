"""The verdict as a badge: one self-contained SVG."""

from faraway.conformance.verdict.conclusion import Colour
from faraway.conformance.verdict.outcome import Report
from faraway.html.markup import tag

FILLS = {Colour.GREEN: "#2e7d32", Colour.AMBER: "#9a6700", Colour.RED: "#b3261e", Colour.GREY: "#6b6b6b"}
LETTER_WIDTH = 6.6


def dump_badge(report: Report) -> str:
    """Return the badge: the suite with its version at the left, the verdict at the right."""
    conclusion = report.conclusion
    left, right = f"Faraway rules {report.suite_version}", conclusion.badge
    left_width, right_width = (round(len(text) * LETTER_WIDTH) + 14 for text in (left, right))
    width = left_width + right_width
    label = f"{left}: {right}"
    end = f"M{left_width} 0h{right_width - 3}a3 3 0 0 1 3 3v14a3 3 0 0 1-3 3h-{right_width - 3}z"
    badge = tag(
        "svg",
        tag("title", label),
        tag("rect", width=width, height=20, rx=3, fill="#444"),
        tag("path", d=end, fill=FILLS[conclusion.colour]),
        tag(
            "g",
            tag("text", left, x=left_width / 2, y=14),
            tag("text", right, x=left_width + right_width / 2, y=14),
            fill="#fff",
            font_family="Verdana,DejaVu Sans,sans-serif",
            font_size=11,
            text_anchor="middle",
        ),
        xmlns="http://www.w3.org/2000/svg",
        width=width,
        height=20,
        role="img",
        aria_label=label,
    )
    return f"{badge}\n"
