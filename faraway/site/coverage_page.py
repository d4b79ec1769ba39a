"""The page of situations: which of them games reach, and which of those the conformance suite visits."""

from collections.abc import Sequence

from faraway.conformance.coverage import Row, Status, Totals, totals_by_dimension
from faraway.game.situations import MEANING, in_words
from faraway.html.markup import Html, code, details, join, link, section, table, tag
from faraway.site.page import Page

FILE = "coverage.html"
RAREST = 40
HEADINGS = (
    "Dimension",
    "Situations",
    "Cannot occur",
    "Not seen",
    "Reached",
    "Vectors",
    "Derived",
    "Thorough",
    "Holes",
)


def build_coverage(rows: Sequence[Row], games: int, version: str) -> Page:
    """Build the page from the coverage of a port that claims everything, and the number of games that were measured."""
    totals = Totals.of(rows)
    return Page(
        file=FILE,
        title="Situations",
        lead=join(
            f"{totals.situations} pairs of features that rules distinguish, such as ",
            code("phase=take & shortage=mild"),
            f". {totals.reached} of them were reached in {games} simulated games; the suite {version} visits {totals.thorough} of "
            f"these with derived games and {totals.fixed} with fixed vectors. Reached, not visited and without a reason: "
            f"{totals.holes}. ",
            code("faraway conformance coverage"),
            " prints this table. ",
            link("conformance.html", "Back to the protocol"),
            ".",
        ),
        body=join(
            section("By dimension", "dimensions", _dimensions(rows)),
            section("The rarest", "rarest", _rarest(rows)),
            section("Reached and not visited", "unvisited", _unvisited(rows)),
            section("Not seen and not excluded", "unseen", _unseen(rows)),
        ),
        is_wide=True,
    )


def _dimensions(rows: Sequence[Row]) -> Html:
    lines = [
        (name, *map(str, totals.figures))
        for name, totals in (*totals_by_dimension(rows).items(), ("all", Totals.of(rows)))
    ]
    meanings = details(
        "What the dimensions mean",
        tag("dl", *(join(tag("dt", code(name)), tag("dd", text)) for name, text in MEANING.items())),
    )
    return join(table(HEADINGS, lines, caption="Situations by dimension", text_columns=1), meanings)


def _rarest(rows: Sequence[Row]) -> Html:
    reached = sorted((row for row in rows if row.status is Status.REACHED), key=lambda row: row.reached)
    lines = [
        (in_words(row.situation), str(row.reached), str(row.fixed), str(row.derived), str(row.thorough))
        for row in reached[:RAREST]
    ]
    return table(
        ("Situation", "Games", "Vectors", "Derived", "Thorough"),
        lines,
        caption="In how few of the measured games it occurs, and how often the suite visits it",
        text_columns=1,
    )


def _unvisited(rows: Sequence[Row]) -> Html:
    listed = [
        (in_words(row.situation), row.reason or "a hole")
        for row in rows
        if row.status is Status.REACHED and not (row.fixed or row.derived or row.thorough)
    ]
    return _reasons(listed, "Situations that games reach and the suite does not visit")


def _unseen(rows: Sequence[Row]) -> Html:
    listed = [
        (in_words(row.situation), row.reason or "no game that was measured reached it")
        for row in rows
        if row.status is Status.NEVER_SEEN
    ]
    return _reasons(listed, "Situations that nothing excludes and no measured game reached")


def _reasons(listed: Sequence[tuple[str, str]], caption: str) -> Html:
    return table(("Situation", "Reason"), listed, caption=caption) if listed else tag("p", "None.")
