"""The reveal as one self-contained page: for every card that is scored a picture of the table, and the reason."""

from collections.abc import Iterable

from faraway.cards.wording import name_card
from faraway.html.faces import SYMBOLS, draw_back, draw_face
from faraway.html.frame import frame_report
from faraway.html.markup import Html, join, tag
from faraway.messages import Language, message
from faraway.scoring.reveal import Place, Step, reveal_steps
from faraway.scoring.sheet import ScoreSheet


def build_reveal_page(sheet: ScoreSheet, language: Language = Language.EN, title: str = "") -> str:
    """Return the whole page in a language."""
    steps = (tag("li", draw_step(step, language)) for step in reveal_steps(sheet, language))
    return frame_report(
        title or message(language, "reveal-title"),
        SYMBOLS,
        tag("p", message(language, "reveal-order", total=sheet.total)),
        tag("ol", *steps, class_="steps"),
        is_wide=True,
        language=language.value,
    )


def draw_step(step: Step, language: Language) -> Html:
    """Draw the table while one card is scored."""
    card = name_card(step.score.card, language)
    running = message(language, "bench-running", total=step.total)
    return join(
        tag("h2", message(language, "reveal-step", card=card, fame=step.score.fame)),
        _row(step.regions, "regions", language),
        _row(step.sanctuaries, "sanctuaries", language) if step.sanctuaries else "",
        tag("p", f"{step.sentence} {running}"),
    )


def _row(places: Iterable[Place], kind: str, language: Language) -> Html:
    return tag("ul", *(_draw_place(place, language) for place in places), class_=f"cards {kind}")


def _draw_place(place: Place, language: Language) -> Html:
    if not place.is_open:
        return tag("li", draw_back(message(language, "reveal-face-down")), class_="card")
    state = "" if place.is_marked else " faded"
    return tag(
        "li",
        draw_face(place.card, language),
        _mark(f"+{place.counted}", "mark", message(language, "reveal-counted")) if place.counted else "",
        _mark(f"!{place.needed}", "mark needed", message(language, "reveal-needed")) if place.needed else "",
        class_="card" + (" scored" if place.is_scored else state),
    )


def _mark(text: str, kind: str, title: str) -> Html:
    return tag("span", text, class_=kind, title=title)
