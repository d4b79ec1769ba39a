"""`faraway cards`: every card, as tables in the colours of the biomes, or as JSON. Rules: COMP-14."""

import click

from faraway.cards.catalogue import CATALOGUE
from faraway.cli.options import json_options, write_json
from faraway.cli.printing import print_tables
from faraway.io import dumps


@click.command(name="cards")
@json_options
def command(*, as_json: bool, output: str | None) -> None:
    r"""Print all Regions and Sanctuaries.

    A Region is identified by its exploration duration, a Sanctuary by an id made of what it shows. Public lists of
    the cards disagree about the Regions marked with a star; the notes below the tables say how each was settled, so
    that owners of the game can check them.

    \b
    Example:
      faraway cards
      faraway cards --json
    """
    if not write_json(lambda: dumps(CATALOGUE), as_json=as_json, output=output):
        print_tables(CATALOGUE)
