"""Card faces as SVG, drawn from the facts of the catalogue alone."""

from collections.abc import Iterable, Sequence

from faraway.cards.catalogue import Biome, Card, Per, Quest, Region
from faraway.cards.colours import COLOURS
from faraway.cards.wording import name_card, words_for_icons, words_for_quest, words_for_wonders
from faraway.html.markup import Html, tag

FRIEZE = {
    Biome.RIVER: "M0 30q5-6 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0",
    Biome.CITY: "M0 30h6v-5h8v5h6v-5h8v5h6v-5h8v5h6v-5h8v5h6v-5h8v5h6v-5h8v5h6v-5h8v5h6",
    Biome.FOREST: "M0 30l5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8 5-8 5 8",
    Biome.DESERT: "M0 30q12-9 25 0 12-9 25 0 12-9 25 0 12-9 25 0",
    None: "M0 30h100",
}
SYMBOLS = Html(
    """<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false"><defs>
<symbol id="icon-clue" viewBox="0 0 20 20"><circle cx="8" cy="8" r="5.5" fill="#fff8d8" stroke="#6b4d12" stroke-width="2"/><path d="M12 12l6 6" stroke="#6b4d12" stroke-width="3" stroke-linecap="round"/></symbol>
<symbol id="icon-stone" viewBox="0 0 20 20"><path d="M5 2h10l4 7-9 10L1 9z" fill="#8fb7d9" stroke="#27435c" stroke-width="1.5" stroke-linejoin="round"/><path d="M1 9h18M7 9l3 10 3-10-3-7z" fill="none" stroke="#27435c"/></symbol>
<symbol id="icon-chimera" viewBox="0 0 20 20"><path d="M3 18c-2-7 1-10 4-11L5 1l5 4 5-4-2 6c3 1 6 4 4 11-3-3-4-3-7-3s-4 0-7 3z" fill="#e0a45e" stroke="#5c3510" stroke-width="1.5" stroke-linejoin="round"/><circle cx="8" cy="10" r="1.2" fill="#5c3510"/><circle cx="12" cy="10" r="1.2" fill="#5c3510"/></symbol>
<symbol id="icon-thistle" viewBox="0 0 20 20"><path d="M10 19v-8" stroke="#3f6b35" stroke-width="2.5"/><path d="M4 11q6 5 12 0l-2-4H6z" fill="#6f9c4c" stroke="#2f4a22"/><path d="M5 7l1-6 2.5 4L10 0l1.5 5L14 1l1 6z" fill="#c071c9" stroke="#5b2a62" stroke-linejoin="round"/></symbol>
<symbol id="icon-night" viewBox="0 0 20 20"><path d="M13 2a8 8 0 1 0 5 13A8 8 0 0 1 13 2z" fill="#f4e7a4" stroke="#55511f"/></symbol>
<symbol id="icon-day" viewBox="0 0 20 20"><circle cx="10" cy="10" r="4.5" fill="#ffd84d" stroke="#7a5c00"/><path d="M10 1v3M10 16v3M1 10h3M16 10h3M3.5 3.5l2 2M14.5 14.5l2 2M3.5 16.5l2-2M14.5 5.5l2-2" stroke="#ffd84d" stroke-width="2" stroke-linecap="round"/></symbol>
</defs></svg>"""
)
"""The icons, which a page with faces defines once."""


def describe_card(card: Card) -> str:
    """Return a text alternative for the face of a card."""
    kind = "Region" if isinstance(card, Region) else "Sanctuary"
    biome = "gray" if card.biome is None else card.biome.value
    shown = words_for_icons(card)
    parts = [
        f"{kind} {name_card(card)}: {biome}",
        _time(card),
        f"shows {shown or 'nothing'}",
        f"needs {words_for_wonders(card.prerequisite)}"
        if isinstance(card, Region) and card.prerequisite
        else "",
        f"pays {words_for_quest(card.quest) if card.quest else 'nothing'}",
    ]
    return "; ".join(filter(None, parts))


def face_key(card: Card) -> str:
    """Return the id of a card's face as an SVG symbol."""
    return describe_card(card).split(":", 1)[0].lower().replace(" ", "-")


def draw_face(card: Card) -> Html:
    """Draw a card; the page must contain SYMBOLS."""
    return _picture(_parts(card), _height(card), describe_card(card))


def define_faces(cards: Iterable[Card]) -> Html:
    """Define faces as invisible symbols, for `use_face`."""
    symbols = (
        tag("symbol", _parts(card), id=face_key(card), viewBox=f"0 0 100 {_height(card)}") for card in cards
    )
    return tag("svg", tag("defs", *symbols), class_="symbols", width=0, height=0, aria_hidden="true")


def use_face(card: Card) -> Html:
    """Draw a card whose face the page defines."""
    return _picture(tag("use", href=f"#{face_key(card)}"), _height(card), describe_card(card))


def draw_back(label: str) -> Html:
    """Draw the back of a Region."""
    lines = "M10 70L50 14l40 56-40 56zM26 70l24-34 24 34-24 34z"
    drawn = Html(
        '<rect width="100" height="140" rx="9" fill="#4b4f63"/>'
        f'<path d="{lines}" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="3"/>'
    )
    return _picture(drawn, 140, label, "face back")


def _picture(drawn: Html, height: int, label: str, kind: str = "face") -> Html:
    return tag("svg", drawn, class_=kind, viewBox=f"0 0 100 {height}", role="img", aria_label=label)


def _height(card: Card) -> int:
    return 140 if isinstance(card, Region) else 118


def _time(card: Card) -> str:
    """Return night or day; a Sanctuary without night shows neither."""
    return "night" if card.night else "day" if isinstance(card, Region) else ""


def _parts(card: Card) -> Html:
    """Draw what is on a card; everything inserted is a number or one of our own constants."""
    height, colour = _height(card), COLOURS[card.biome].rgb
    paper, ink = ("#262c47", "#f3f0e4") if card.night else ("#f8f2e2", "#23242a")
    icons = ["clue"] * card.clues + _wonders(card.stones, card.chimeras, card.thistles)
    return Html(
        f'<rect width="100" height="{height}" rx="9" fill="{paper}"/>'
        f'<path d="M0 34V9q0-9 9-9h82q9 0 9 9v25z" fill="{colour}"/>'
        f'<path d="{FRIEZE[card.biome]}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>'
        + (f'<text x="8" y="22" class="duration">{card.duration}</text>' if isinstance(card, Region) else "")
        + (_icon(_time(card), 74, 4, 19) if _time(card) else "")
        + _row(icons, 40, 22)
        + f'<path d="M8 68h84" stroke="{ink}" stroke-opacity=".25"/>'
        + _quest(card, height, ink)
        + f'<rect x="1" y="1" width="98" height="{height - 2}" rx="8" fill="none" stroke="{colour}" stroke-width="2"/>'
    )


def _wonders(stones: int, chimeras: int, thistles: int) -> list[str]:
    return ["stone"] * stones + ["chimera"] * chimeras + ["thistle"] * thistles


def _icon(name: str, x: float, y: float, size: float) -> str:
    return f'<use href="#icon-{name}" x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"/>'


def _row(icons: Sequence[str], y: float, size: float) -> str:
    """Draw icons in a row in the middle of the card."""
    left = 50 - len(icons) * (size + 3) / 2 + 1.5
    return "".join(_icon(name, left + number * (size + 3), y, size) for number, name in enumerate(icons))


def _quest(card: Card, height: int, ink: str) -> str:
    quest, base = card.quest, height - 14
    if quest is None:
        return ""
    drawn = ""
    if isinstance(card, Region) and (needs := card.prerequisite):
        drawn = '<rect x="5" y="72" width="90" height="19" rx="9" fill="#fff" fill-opacity=".85"/>'
        drawn += _row(_wonders(needs.stones, needs.chimeras, needs.thistles), 74, 14)
    counted = _counted(quest, base)
    x = 50 if not counted else 24 if quest.per is Per.BIOME_SET else 30
    return drawn + f'<text x="{x}" y="{base}" class="fame" fill="{ink}">{quest.fame}</text>' + counted


def _counted(quest: Quest, base: int) -> str:
    """Draw what a quest counts, beside its fame."""
    match quest.per:
        case Per.FIXED:
            return ""
        case Per.BIOME:
            return _squares(quest.biomes, base)
        case Per.BIOME_SET:
            return _squares(tuple(Biome), base)
        case _:
            return _icon(quest.per.value, 58, base - 20, 22)


def _squares(biomes: tuple[Biome, ...], base: int) -> str:
    size, left = (20, 52) if len(biomes) < 3 else (11, 44)
    return "".join(
        f'<rect x="{left + number * (size + 1)}" y="{base - 18}" width="{size - 1}" height="20" rx="3" '
        f'fill="{COLOURS[biome].rgb}" stroke="#fff"/>'
        for number, biome in enumerate(biomes)
    )
