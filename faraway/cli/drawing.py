"""The reveal drawn in a terminal: cards as small boxes in their biome's colour, backs for those face down."""

from collections.abc import Iterator, Sequence

from rich.text import Text

from faraway.cards.catalogue import Card, Per, Quest, Region
from faraway.cards.colours import COLOURS
from faraway.cards.icons import Wonders
from faraway.cards.wording import name_card
from faraway.messages import Language, message
from faraway.scoring.reveal import Place, Step, reveal_steps
from faraway.scoring.sheet import ScoreSheet

WIDTH = 7
"""Of a card's inside: eight of them fit into eighty columns."""
SINGLE, DOUBLE = ("┌─┐", "│ │", "└─┘"), ("╔═╗", "║ ║", "╚═╝")


def draw_sheet(sheet: ScoreSheet, language: Language = Language.EN) -> Iterator[Text]:
    """Yield the lines of the whole reveal, a picture for every card that is scored."""
    for number, step in enumerate(reveal_steps(sheet, language), start=1):
        yield Text(f"{number}. {name_card(step.score.card, language)}", style="bold")
        yield from draw_step(step, language)
        yield Text(message(language, "drawing-together", sentence=step.sentence, total=step.total))
        yield Text("")
    yield Text(message(language, "drawing-legend"), style="dim")


def draw_step(step: Step, language: Language = Language.EN) -> Iterator[Text]:
    """Yield the lines of one picture: the Regions in play order, the Sanctuaries below them."""
    for row in (step.regions, step.sanctuaries):
        if row:
            yield from _draw_row(row, language)


def _draw_row(row: Sequence[Place], language: Language) -> Iterator[Text]:
    boxes = [_draw_place(place, language) for place in row]
    for lines in zip(*boxes, strict=True):
        yield Text(" ").join(lines)


def _draw_place(place: Place, language: Language) -> list[Text]:
    if not place.is_open:
        return [Text(line, style="dim") for line in _box(["░" * WIDTH] * 5, SINGLE)] + [
            Text(" " * (WIDTH + 2))
        ]
    border = DOUBLE if place.is_scored else SINGLE
    style = COLOURS[place.card.biome].name + (" bold" if place.is_scored or place.is_marked else "")
    return [Text(line, style=style) for line in _box(_face(place.card, language), border)] + [
        Text(_mark(place))
    ]


def _box(lines: Sequence[str], border: tuple[str, str, str]) -> list[str]:
    top, middle, foot = border
    inside = [middle[0] + f"{line:<{WIDTH}}" + middle[2] for line in lines]
    return [top[0] + top[1] * WIDTH + top[2], *inside, foot[0] + foot[1] * WIDTH + foot[2]]


def _mark(place: Place) -> str:
    counted = f"+{place.counted}" if place.counted else ""
    needed = f"!{place.needed}" if place.needed else ""
    return f"{f'{counted} {needed}'.strip():^{WIDTH + 2}}"


def _face(card: Card, language: Language) -> list[str]:
    """Return five lines: number and night; biome; what the card shows; its prerequisite; its quest."""
    title = f"{card.duration:>2}" if isinstance(card, Region) else "  "
    biome = message(language, "term-gray" if card.biome is None else f"term-{card.biome.value}")
    asked = card.prerequisite if isinstance(card, Region) else Wonders()
    shown = letters(
        clues=card.clues,
        wonders=Wonders(stones=card.stones, chimeras=card.chimeras, thistles=card.thistles),
    )
    needs = letters(clues=0, wonders=asked)
    return [
        f"{title}{'*' if card.night else '':>{WIDTH - 2}}",
        biome,
        f"{shown:^{WIDTH}}",
        f"{needs + '>' if needs else '':<{WIDTH}}",
        f"{short_quest(card.quest, language):>{WIDTH}}",
    ]


def letters(*, clues: int, wonders: Wonders) -> str:
    """Write clues and wonders as letters."""
    return "?" * clues + "S" * wonders.stones + "C" * wonders.chimeras + "T" * wonders.thistles


def short_quest(quest: Quest | None, language: Language = Language.EN) -> str:
    """Write a quest in a few letters."""
    if quest is None:
        return ""
    counted = {
        Per.FIXED: "",
        Per.BIOME: "/" + "+".join(message(language, f"term-{biome.value}")[:2] for biome in quest.biomes),
        Per.BIOME_SET: "/" + message(language, "drawing-set"),
        Per.NIGHT: "/*",
        Per.CLUE: "/?",
        Per.STONE: "/S",
        Per.CHIMERA: "/C",
        Per.THISTLE: "/T",
    }
    return f"{quest.fame}{counted[quest.per]}"
