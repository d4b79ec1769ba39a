"""`faraway cards`: every card, as tables in the colours of the biomes, or as JSON. Rules: COMP-14."""

from __future__ import annotations

import click

from faraway.cards import CATALOGUE, Biome, Card, Per, Quest, Wonders
from faraway.cli.options import json_option

COLOUR = {
    Biome.RIVER: "green",
    Biome.CITY: "yellow",
    Biome.FOREST: "red",
    Biome.DESERT: "blue",
    None: "white",
}


@click.command(name="cards")
@json_option
def command(*, as_json: bool) -> None:
    r"""Print all Regions and Sanctuaries.

    A Region is known by its exploration duration, a Sanctuary by an id made of what it shows. Regions marked with
    a star are those about which public lists of the cards disagree; the notes below the tables say how each was
    settled, so that whoever owns the box can check them.

    \b
    Example:
      faraway cards
      faraway cards --json
    """
    if as_json:
        from faraway.json_edge.reports import dump_catalogue  # noqa: PLC0415  only one of the two is needed
        from faraway.json_edge.strict import dump_document  # noqa: PLC0415  as above

        click.echo(dump_document(dump_catalogue(CATALOGUE)), nl=False)
    else:
        _print_tables()


def _print_tables() -> None:
    from rich.console import Console  # noqa: PLC0415  rich is slow to import
    from rich.table import Table  # noqa: PLC0415  as above

    console = Console(highlight=False)
    disputed = {note.duration for note in CATALOGUE.disputed}
    regions = Table(
        "Region", "biome", "time", "shows", "needs", "quest", title="68 Regions", title_justify="left"
    )
    regions.columns[0].justify = "right"
    for region in CATALOGUE.regions:
        regions.add_row(
            f"{'*' if region.duration in disputed else ''}{region.duration}",
            f"[{COLOUR[region.biome]}]{region.biome.value}[/]",
            "night" if region.night else "day",
            words_for_icons(region),
            words_for_wonders(region.prerequisite),
            words_for_quest(region.quest),
        )
    console.print(regions)

    sanctuaries = Table("Sanctuary", "biome", "shows", "quest", title="45 Sanctuaries", title_justify="left")
    sanctuaries.columns[0].no_wrap = True
    for sanctuary in CATALOGUE.sanctuaries:
        sanctuaries.add_row(
            sanctuary.id,
            f"[{COLOUR[sanctuary.biome]}]{'gray' if sanctuary.biome is None else sanctuary.biome.value}[/]",
            ", ".join(filter(None, ["night" if sanctuary.night else "", words_for_icons(sanctuary)])),
            words_for_quest(sanctuary.quest),
        )
    console.print(sanctuaries)

    console.print("* Check these, if you own the box:")
    for note in CATALOGUE.disputed:
        console.print(f"  {note.duration}: {note.doubt}; {note.settled}.", soft_wrap=True)


def words_for_number(number: int, word: str) -> str:
    """Say how many there are of something."""
    return f"{number} {word}" if number == 1 else f"{number} {word}s"


def words_for_icons(card: Card) -> str:
    """Say which clues and wonders a card shows; nothing where it shows none."""
    shown = (
        ("clue", card.clues),
        ("stone", card.stones),
        ("chimera", card.chimeras),
        ("thistle", card.thistles),
    )
    return ", ".join(words_for_number(number, word) for word, number in shown if number)


def words_for_wonders(wonders: Wonders) -> str:
    """Say how many of each wonder; nothing where there is none."""
    counts = (("stone", wonders.stones), ("chimera", wonders.chimeras), ("thistle", wonders.thistles))
    return ", ".join(words_for_number(number, word) for word, number in counts if number)


def words_for_quest(quest: Quest | None) -> str:
    """Say what a quest pays; nothing where there is none."""
    if quest is None:
        return ""
    match quest.per:
        case Per.FIXED:
            return str(quest.fame)
        case Per.BIOME:
            return f"{quest.fame} per {' or '.join(biome.value for biome in quest.biomes)}"
        case Per.BIOME_SET:
            return f"{quest.fame} per set of the four biomes"
        case _:
            return f"{quest.fame} per {quest.per.value}"
