"""The reveal as one self-contained page: a picture for every card that is scored, and why it paid what it paid."""

from collections.abc import Iterable
from html import escape

from faraway.cards.wording import name_card
from faraway.html.faces import SYMBOLS, draw_back, draw_face
from faraway.scoring.reveal import Place, Step, reveal_steps
from faraway.scoring.sheet import ScoreSheet

FACE_STYLE = """
.cards { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; margin: .4rem 0; padding: 0; }
.card { position: relative; width: 5.6rem; border-radius: .6rem; }
.cards.sanctuaries .card { width: 4.9rem; }
.card .face { display: block; width: 100%; height: auto; }
text.duration { font: 700 20px system-ui, sans-serif; fill: #fff; }
text.fame { font: 800 24px system-ui, sans-serif; text-anchor: middle; }
.card.scored { outline: 3px solid var(--accent); outline-offset: 2px; }
.card.faded { opacity: .45; }
.card .mark { position: absolute; right: -.3rem; bottom: -.3rem; padding: 0 .35rem; border-radius: 1rem; font-size: .8rem;
  font-weight: 700; background: var(--accent); color: var(--on-accent); }
.card .mark.needed { right: auto; left: -.3rem; background: var(--ink); color: var(--paper); }
.symbols { position: absolute; }
"""
PAGE_STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf6; --ink: #1e2026; --accent: #8a3ffc; --on-accent: #fff; }
@media (prefers-color-scheme: dark) { :root { --paper: #16181d; --ink: #ecebe6; --accent: #c9a7ff; --on-accent: #16181d; } }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif; }
ol.steps { list-style: none; padding: 0; }
ol.steps > li { margin: 1.2rem 0; padding-bottom: 1.2rem; border-bottom: 1px solid color-mix(in srgb, var(--ink) 20%, transparent); }
"""


def build_reveal_page(sheet: ScoreSheet, title: str = "The reveal") -> str:
    """Give the whole page; it asks for nothing from anywhere."""
    steps = "".join(f"<li>{draw_step(step)}</li>" for step in reveal_steps(sheet))
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{PAGE_STYLE}{FACE_STYLE}</style></head><body>{SYMBOLS}"
        f"<main><h1>{escape(title)}</h1><p>Total: <strong>{sheet.total}</strong> fame. The last Region played is scored "
        f'first; then one after another is turned up, and the Sanctuaries come last.</p><ol class="steps">{steps}</ol>'
        "</main></body></html>\n"
    )


def draw_step(step: Step) -> str:
    """Draw the table while one card is scored."""
    name = name_card(step.score.card)
    sanctuaries = _row(step.sanctuaries, "sanctuaries") if step.sanctuaries else ""
    return (
        f"<h2>{escape(name)} pays {step.score.fame}</h2>{_row(step.regions, 'regions')}{sanctuaries}"
        f"<p>{escape(step.sentence)} Together {step.total}.</p>"
    )


def _row(places: Iterable[Place], kind: str) -> str:
    return f'<ul class="cards {kind}">{"".join(map(_draw_place, places))}</ul>'


def _draw_place(place: Place) -> str:
    if not place.is_open:
        return f'<li class="card">{draw_back("A Region, face down")}</li>'
    state = "scored" if place.is_scored else "" if place.is_marked else "faded"
    counted = (
        f'<span class="mark" title="counted by the quest">+{place.counted}</span>' if place.counted else ""
    )
    needed = (
        f'<span class="mark needed" title="wonders needed">!{place.needed}</span>' if place.needed else ""
    )
    return f'<li class="card {state}">{draw_face(place.card)}{counted}{needed}</li>'
