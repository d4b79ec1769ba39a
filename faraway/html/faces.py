"""Card faces as SVG, drawn from the facts of the catalogue alone."""

from collections.abc import Iterable, Sequence
from importlib import resources

from faraway.cards.catalogue import Biome, Card, Per, Quest, Region, Wonders
from faraway.cards.colours import COLOURS
from faraway.cards.wording import name_card, words_for_icons, words_for_quest, words_for_wonders
from faraway.html.markup import Html, tag
from faraway.messages import Language, message

FRIEZE = {
    Biome.RIVER: "M0 80q5-7 10 0t10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0 10 0",
    Biome.CITY: "M4 82v-3a3 3 0 0 1 6 0v3M20 82v-3a3 3 0 0 1 6 0v3M36 82v-3a3 3 0 0 1 6 0v3M52 82v-3a3 3 0 0 1 6 0v3"
    "M68 82v-3a3 3 0 0 1 6 0v3M84 82v-3a3 3 0 0 1 6 0v3",
    Biome.FOREST: "M4 80a5 4 0 0 1 10 0zM24 80a5 4 0 0 1 10 0zM44 80a5 4 0 0 1 10 0zM64 80a5 4 0 0 1 10 0zM84 80a5 4 0 0 1 10 0z",
    Biome.DESERT: "M0 82l6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 6-6 6 6 4-4",
    None: "M0 79h100",
}
"""The pattern in the band of each biome, drawn between 74 and 84."""
SKY = {
    Biome.RIVER: ("#c9e8d6", "#12392a"),
    Biome.CITY: ("#f6e6b8", "#40300c"),
    Biome.FOREST: ("#f3cfc9", "#431a17"),
    Biome.DESERT: ("#cbe0f4", "#142d47"),
    None: ("#e2e3e6", "#2f3036"),
}
"""The sky of each biome by day and by night."""
BAND = 74
"""Where the band with the pattern begins: above it what a card shows, below it what it asks for and pays."""
SANCTUARY_RISE = 34
"""By how much everything on a Sanctuary lies higher: it bears no number."""
SYMBOLS = Html(resources.files("faraway").joinpath("html", "symbols.svg").read_text(encoding="utf-8"))
"""Icons and landscapes, which a page with faces defines once."""


def describe_card(card: Card, language: Language = Language.EN) -> str:
    """Return a text alternative for the face of a card."""
    shown = words_for_icons(card, language)
    needs = words_for_wonders(card.prerequisite, language) if isinstance(card, Region) else ""
    pays = words_for_quest(card.quest, language)
    kind = "face-region" if isinstance(card, Region) else "face-sanctuary"
    parts = [
        message(
            language,
            kind,
            card=name_card(card, language),
            biome=message(language, f"term-{card.biome.value if card.biome else 'gray'}"),
        ),
        message(language, f"icon-{_time(card)}").lower() if _time(card) else "",
        message(language, "face-shows", icons=shown) if shown else message(language, "face-shows-nothing"),
        message(language, "face-needs", wonders=needs) if needs else "",
        message(language, "face-pays", quest=pays) if pays else message(language, "face-pays-nothing"),
    ]
    return "; ".join(filter(None, parts))


def face_key(card: Card) -> str:
    """Return the id of a card's face as an SVG symbol."""
    return f"{'region' if isinstance(card, Region) else 'sanctuary'}-{name_card(card)}"


def draw_face(card: Card, language: Language = Language.EN) -> Html:
    """Draw a card with its description in a language; the page must contain SYMBOLS."""
    return _picture(_parts(card), _height(card), describe_card(card, language))


def define_faces(cards: Iterable[Card]) -> Html:
    """Define faces as invisible symbols, for `use_face`; what several cards share is one symbol that they use."""
    listed = tuple(cards)
    grounds = {_ground_key(card): _symbol(_ground_key(card), card, _ground(card)) for card in listed}
    faces = (
        _symbol(face_key(card), card, _use(_ground_key(card), 0, 0, 100, _height(card)), *_on_ground(card))
        for card in listed
    )
    return tag(
        "svg",
        tag("defs", *grounds.values(), *faces),
        class_="symbols",
        width=0,
        height=0,
        aria_hidden="true",
    )


def use_face(card: Card) -> Html:
    """Draw a card whose face the page defines."""
    return _picture(tag("use", href=f"#{face_key(card)}"), _height(card), describe_card(card))


def draw_tile(card: Card) -> Html:
    """Draw a card whose face the page defines, filling its place: the lower part is cut where there is no room."""
    ratio = "xMidYMin slice" if isinstance(card, Region) else "xMidYMid meet"
    return tag(
        "svg",
        tag("use", href=f"#{face_key(card)}"),
        class_="face",
        viewBox=f"0 0 100 {_height(card)}",
        preserveAspectRatio=ratio,
        aria_hidden="true",
        focusable="false",
    )


def state_facts(card: Card) -> str:
    """Return every printed fact of a card in one line, for comparison with those of a port."""
    asked = card.prerequisite if isinstance(card, Region) else Wonders()
    quest = card.quest
    shown = (card.clues, card.stones, card.chimeras, card.thistles)
    needed = (asked.stones, asked.chimeras, asked.thistles)
    pays = (
        ("-",)
        if quest is None
        else (quest.per.value, *(biome.value for biome in quest.biomes), str(quest.fame))
    )
    return " ".join(
        (
            name_card(card),
            "gray" if card.biome is None else card.biome.value,
            "night" if card.night else "-",
            *map(str, shown),
            *map(str, needed),
            *pays,
        )
    )


def draw_icon(name: str) -> Html:
    """Draw one icon; the page must contain SYMBOLS, and say in words what it is."""
    return tag(
        "svg", _use(f"icon-{name}", 0, 0, 20, 20), class_="icon", viewBox="0 0 20 20", aria_hidden="true"
    )


def draw_back(label: str) -> Html:
    """Draw the back of a Region."""
    return _picture(BACK, 140, label, "face back")


BACK = Html(
    '<rect width="100" height="140" rx="9" fill="#2b2f4a"/><rect x="5" y="5" width="90" height="130" rx="6" fill="none" '
    'stroke="#c9b26b" stroke-opacity=".6" stroke-width="1.5"/><path d="M14 70L50 20l36 50-36 50zM28 70l22-31 22 31-22 31z" '
    'fill="none" stroke="#c9b26b" stroke-opacity=".8" stroke-width="2.5"/><circle cx="50" cy="70" r="8" fill="#c9b26b"/>'
)


def _picture(drawn: Html, height: int, label: str, kind: str = "face") -> Html:
    return tag("svg", drawn, class_=kind, viewBox=f"0 0 100 {height}", role="img", aria_label=label)


def _height(card: Card) -> int:
    return 140 if isinstance(card, Region) else 140 - SANCTUARY_RISE


def _time(card: Card) -> str:
    """Return night or day; a Sanctuary without night shows neither."""
    return "night" if card.night else "day" if isinstance(card, Region) else ""


def _land(card: Card) -> str:
    return "gray" if card.biome is None else card.biome.value


def _ground_key(card: Card) -> str:
    """Return the id of the symbol of what a card shares with others of its kind, biome and time."""
    kind = "region" if isinstance(card, Region) else "sanctuary"
    return f"ground-{kind}-{_land(card)}-{'night' if card.night else 'day'}"


def _symbol(key: str, card: Card, *drawn: Html) -> Html:
    return tag("symbol", *drawn, id=key, viewBox=f"0 0 100 {_height(card)}")


def _parts(card: Card) -> Html:
    """Draw what is on a card; everything inserted is a number or one of our own constants."""
    return Html("".join((_ground(card), *_on_ground(card))))


def _ground(card: Card) -> Html:
    """Draw what all cards of a kind, a biome and a time of day share: the landscape, the band with its pattern, and the border."""
    height, colour = _height(card), COLOURS[card.biome].rgb
    sky = SKY[card.biome][int(card.night)]
    rise = 140 - height
    corner = (
        '<rect x="4" y="4" width="42" height="30" rx="9" fill="#1c1f33"/>' + _icon(_time(card), 52, 6, 26)
        if isinstance(card, Region)
        else ""
    )
    return Html(
        f'<rect width="100" height="{height}" rx="9" fill="#f8f1de"/>'
        f'<path d="M0 {BAND - rise}V9q0-9 9-9h82q9 0 9 9v{BAND - rise - 9}z" fill="{sky}"/>'
        + _use(f"land-{_land(card)}", 0, BAND - 40 - rise, 100, 40)
        + f'<path d="M0 {BAND - rise}h100v10H0z" fill="{colour}"/>'
        f'<path d="{FRIEZE[card.biome]}" transform="translate(0 {-rise})" fill="none" stroke="#fff" stroke-opacity=".7" '
        f'stroke-width="1.6"/>{corner}<rect x="1" y="1" width="98" height="{height - 2}" rx="8" fill="none" '
        f'stroke="{colour}" stroke-width="2.5"/>'
    )


def _on_ground(card: Card) -> tuple[Html, ...]:
    """Draw what a card has of its own: a Region's number, what it shows, and its quest."""
    shown = ["clue"] * card.clues + _wonders(card.stones, card.chimeras, card.thistles)
    if isinstance(card, Region):
        number, icons = f'<text x="25" y="27" class="duration">{card.duration}</text>', _row(shown, 37, 32)
    else:
        number, icons = "", _row((["night"] if card.night else []) + shown, 5, 32)
    return Html(number), Html(icons), Html(_quest(card, _height(card)))


def _wonders(stones: int, chimeras: int, thistles: int) -> list[str]:
    return ["stone"] * stones + ["chimera"] * chimeras + ["thistle"] * thistles


def _use(symbol: str, x: float, y: float, width: float, height: float) -> Html:
    return Html(f'<use href="#{symbol}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"/>')


def _icon(name: str, x: float, y: float, size: float) -> Html:
    return _use(f"icon-{name}", x, y, size, size)


def _row(icons: Sequence[str], y: float, size: float) -> str:
    """Draw icons in a row in the middle of the card."""
    left = 50 - len(icons) * (size + 3) / 2 + 1.5
    return "".join(_icon(name, left + number * (size + 3), y, size) for number, name in enumerate(icons))


def _quest(card: Card, height: int) -> str:
    """Draw the wonders that a quest asks for, its fame in a square, and what it counts."""
    quest = card.quest
    if quest is None:
        return ""
    drawn, top = "", height - 45
    if isinstance(card, Region) and (needs := card.prerequisite):
        drawn, top = _row(_wonders(needs.stones, needs.chimeras, needs.thistles), 86, 16), height - 35
    counted = _counted(quest)
    columns, size = (2, 15) if len(counted) == len(Biome) else (len(counted), 24)
    left = 50 - (34 + columns * (size + 2)) / 2 if counted else 34
    above = top + 3 if size == 24 else top - 1
    icons = "".join(
        _icon(name, left + 36 + number % columns * (size + 2), above + number // columns * (size + 1), size)
        for number, name in enumerate(counted)
    )
    return (
        f'{drawn}<rect x="{left:g}" y="{top}" width="32" height="30" rx="7" fill="#2b2f4a"/>'
        f'<text x="{left + 16:g}" y="{top + 23}" class="fame">{quest.fame}</text>{icons}'
    )


def _counted(quest: Quest) -> list[str]:
    """Return the icons of what a quest counts."""
    match quest.per:
        case Per.FIXED:
            return []
        case Per.BIOME:
            return [biome.value for biome in quest.biomes]
        case Per.BIOME_SET:
            return [biome.value for biome in Biome]
        case _:
            return [quest.per.value]
