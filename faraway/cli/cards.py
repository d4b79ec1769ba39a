"""`faraway cards`: every card, as tables in the colours of the biomes, or as JSON. Rules: COMP-14."""

import click
from rich.console import Console
from rich.table import Table

from faraway.cards.catalogue import CATALOGUE
from faraway.cards.colours import COLOURS
from faraway.cards.wording import words_for_icons, words_for_quest, words_for_wonders
from faraway.cli.options import json_option
from faraway.io import dumps


@click.command(name="cards")
@json_option
def command(*, as_json: bool) -> None:
    r"""Print all Regions and Sanctuaries.

    A Region is identified by its exploration duration, a Sanctuary by an id made of what it shows. Public lists of
    the cards disagree about the Regions marked with a star; the notes below the tables say how each was settled, so
    that owners of the game can check them.

    \b
    Example:
      faraway cards
      faraway cards --json
    """
    if as_json:
        click.echo(dumps(CATALOGUE), nl=False)
    else:
        _print_tables()


def _print_tables() -> None:
    console = Console(highlight=False)
    disputed = {note.duration for note in CATALOGUE.disputed}
    regions = Table(
        "Region", "biome", "time", "shows", "needs", "quest", title="68 Regions", title_justify="left"
    )
    regions.columns[0].justify = "right"
    for region in CATALOGUE.regions:
        regions.add_row(
            f"{'*' if region.duration in disputed else ''}{region.duration}",
            f"[{COLOURS[region.biome].name}]{region.biome.value}[/]",
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
            f"[{COLOURS[sanctuary.biome].name}]{'gray' if sanctuary.biome is None else sanctuary.biome.value}[/]",
            ", ".join(filter(None, ["night" if sanctuary.night else "", words_for_icons(sanctuary)])),
            words_for_quest(sanctuary.quest),
        )
    console.print(sanctuaries)

    console.print("* Check these, if you own the box:")
    for note in CATALOGUE.disputed:
        console.print(f"  {note.duration}: {note.doubt}; {note.settled}.", soft_wrap=True)
