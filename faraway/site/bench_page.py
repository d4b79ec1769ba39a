"""The tableau bench: all cards to pick from; scripts score, reveal and share the tableau."""

from faraway.cards.catalogue import CATALOGUE, Card, Region
from faraway.cards.wording import name_card
from faraway.html.faces import SYMBOLS, draw_face
from faraway.html.markup import Html, join, section, tag
from faraway.site.page import Page

BENCH = Html("""
<noscript><p class="notice">The bench needs JavaScript. <code>faraway explain --html FILE</code> draws the same reveal.</p></noscript>
<section class="table-top" aria-labelledby="tableau-heading">
<div class="table-head"><h2 id="tableau-heading">Your tableau</h2><p class="big"><span id="total-label">Total</span>
<output id="total" aria-labelledby="total-label">0</output></p></div>
<p id="hint" class="quiet-text">Pick Regions below in the order of play. Drag a card to move it (with a finger, hold it first), or focus it
and use the arrow keys; Delete removes it.</p>
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
<p id="message" class="quiet-text" role="status"></p>
<details><summary>Paste JSON</summary><label for="json">A tableau: its Regions in the order of play, and its Sanctuaries</label>
<textarea id="json" rows="4" spellcheck="false"></textarea><p><button id="load" type="button">Use this tableau</button></p></details>
</section>
""")

FILTER = Html("""
<p class="filter"><label for="filter">Show only cards with</label>
<input id="filter" type="search" autocomplete="off" spellcheck="false" placeholder="forest stone"> <span id="filtered" role="status"></span></p>
""")


def build_bench() -> Page:
    """Build the bench with every card to pick from."""
    regions, sanctuaries = (
        map(_pick, cards.values()) for cards in (CATALOGUE.region_of, CATALOGUE.sanctuary_of)
    )
    return Page(
        file="bench.html",
        title="The tableau bench",
        lead="Lay out up to eight Regions and their Sanctuaries, and follow the scoring from right to left. Fewer than "
        "eight Regions are the last ones played.",
        body=join(
            SYMBOLS,
            BENCH,
            FILTER,
            section("Regions", "pick-regions", tag("ul", *regions, class_="cards palette")),
            section(
                "Sanctuaries", "pick-sanctuaries", tag("ul", *sanctuaries, class_="cards palette sanctuaries")
            ),
        ),
        scripts=("bench.mjs",),
        is_wide=True,
    )


def _pick(card: Card) -> Html:
    kind = "region" if isinstance(card, Region) else "sanctuary"
    data = {f"data_{kind}": name_card(card)}
    button = tag("button", draw_face(card), type="button", class_="pick", **data, aria_pressed="false")
    return tag("li", button, class_="card")
