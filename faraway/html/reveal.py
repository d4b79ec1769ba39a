"""The reveal as one self-contained page: for every card that is scored a picture of the table, and the reason."""

from collections.abc import Iterable

from faraway.cards.wording import name_card
from faraway.html.faces import SYMBOLS, draw_back, draw_face
from faraway.html.frame import frame_report
from faraway.html.markup import Html, join, tag
from faraway.scoring.reveal import Place, Step, reveal_steps
from faraway.scoring.sheet import ScoreSheet


def build_reveal_page(sheet: ScoreSheet, title: str = "The reveal") -> str:
    """Return the whole page."""
    steps = (tag("li", draw_step(step)) for step in reveal_steps(sheet))
    return frame_report(
        title,
        SYMBOLS,
        tag(
            "p",
            "Total: ",
            tag("strong", str(sheet.total)),
            " fame. The last Region played is scored first, then the others from right to left, then the Sanctuaries.",
        ),
        tag("ol", *steps, class_="steps"),
        is_wide=True,
    )


def draw_step(step: Step) -> Html:
    """Draw the table while one card is scored."""
    return join(
        tag("h2", f"{name_card(step.score.card)} pays {step.score.fame}"),
        _row(step.regions, "regions"),
        _row(step.sanctuaries, "sanctuaries") if step.sanctuaries else "",
        tag("p", f"{step.sentence} Running total: {step.total}."),
    )


def _row(places: Iterable[Place], kind: str) -> Html:
    return tag("ul", *map(_draw_place, places), class_=f"cards {kind}")


def _draw_place(place: Place) -> Html:
    if not place.is_open:
        return tag("li", draw_back("A Region, face down"), class_="card")
    state = "" if place.is_marked else " faded"
    return tag(
        "li",
        draw_face(place.card),
        tag("span", f"+{place.counted}", class_="mark", title="counted by the quest")
        if place.counted
        else "",
        tag("span", f"!{place.needed}", class_="mark needed", title="wonders needed") if place.needed else "",
        class_="card" + (" scored" if place.is_scored else state),
    )
