"""The tableau bench: all cards to pick from; the page's own scripts score, reveal and share."""

from html import escape

from faraway.cards.catalogue import CATALOGUE, Card, Region
from faraway.cards.wording import name_card
from faraway.html.faces import SYMBOLS, draw_face
from faraway.html.frame import Page

BENCH = """
<noscript><p class="notice">The bench needs JavaScript. <code>faraway explain --html FILE</code> draws the same reveal.</p></noscript>
<section class="table-top" aria-labelledby="tableau-heading">
<div class="table-head"><h2 id="tableau-heading">Your tableau</h2><p class="big"><span id="total-label">Total</span>
<output id="total" aria-labelledby="total-label">0</output></p></div>
<p id="hint" class="quiet-text">Pick Regions below in the order of play. Drag a card to move it (with a finger, hold it first), or focus it
and use the arrow keys; Delete takes it off.</p>
<ol id="regions" class="cards regions" aria-label="Regions in the order of play"></ol>
<ul id="sanctuaries" class="cards sanctuaries" aria-label="Sanctuaries"></ul>
<ul id="problems" class="problems" aria-live="polite"></ul>
<div class="buttons" role="group" aria-label="Reveal"><button id="restart" type="button">Turn all face down</button>
<button id="back" type="button">Back</button><button id="next" type="button" class="main">Reveal next</button>
<button id="all" type="button">Show all</button></div>
<p id="step" class="step" aria-live="polite"></p>
<ol id="sheet" class="sheet" aria-label="Score sheet in the order of the reveal"></ol>
<div class="buttons" role="group" aria-label="Share"><button id="copy" type="button">Copy link</button>
<button id="download" type="button">Download JSON</button><button id="clear" type="button">Clear</button></div>
<p id="said" class="quiet-text" role="status"></p>
<details><summary>Paste JSON</summary><label for="json">A tableau: its Regions in the order of play, and its Sanctuaries</label>
<textarea id="json" rows="4" spellcheck="false"></textarea><p><button id="load" type="button">Lay it out</button></p></details>
</section>
"""

FILTER = """
<p class="filter"><label for="filter">Show only cards with</label>
<input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="forest stone"> <span id="filtered" role="status"></span></p>
"""


def build_bench() -> Page:
    """Lay out the bench with every card to pick from."""
    regions = "".join(map(_pick, CATALOGUE.region_of.values()))
    sanctuaries = "".join(map(_pick, CATALOGUE.sanctuary_of.values()))
    return Page(
        file="bench.html",
        title="The tableau bench",
        lead="Lay out up to eight Regions and their Sanctuaries, and watch the reveal from right to left. Fewer than eight "
        "are taken as the last ones played.",
        body=f'{SYMBOLS}{BENCH}{FILTER}<section aria-labelledby="pick-regions"><h2 id="pick-regions">Regions</h2>'
        f'<ul id="all-regions" class="cards palette">{regions}</ul></section>'
        f'<section aria-labelledby="pick-sanctuaries"><h2 id="pick-sanctuaries">Sanctuaries</h2>'
        f'<ul id="all-sanctuaries" class="cards palette sanctuaries">{sanctuaries}</ul></section>',
        scripts=("bench.mjs",),
        wide=True,
    )


def _pick(card: Card) -> str:
    kind = "region" if isinstance(card, Region) else "sanctuary"
    return (
        f'<li class="card"><button type="button" class="pick" data-{kind}="{escape(name_card(card))}" aria-pressed="false">'
        f"{draw_face(card)}</button></li>"
    )
