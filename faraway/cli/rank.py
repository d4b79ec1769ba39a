"""`faraway rank`: the score pad."""

from collections.abc import Sequence

import click
from rich.table import Table
from rich.text import Text

from faraway.cli.layout import say
from faraway.cli.options import input_argument, json_options, language_option, readings_options, write_json
from faraway.cli.tables import fit, make_console
from faraway.game.ranking import Standing, explain_ranking, rank_players
from faraway.game.readings import parse_readings
from faraway.game.record import STANDARD_RULES
from faraway.io import dumps, read_input
from faraway.io.rankings import load_contestants
from faraway.io.strict import LARGEST_LINE
from faraway.messages import Language, message


@click.command(name="rank")
@input_argument
@readings_options
@language_option
@json_options
def command(  # noqa: PLR0913  one argument an option
    *,
    source: str,
    edition: str | None,
    settings: tuple[str, ...],
    language: str | None,
    as_json: bool,
    output: str | None,
) -> None:
    r"""Rank two to six players and break ties.

    FILE lists the players with their tableaux, like the score pad at the end of a game; - is standard input. Every
    card exists once: a card that two players have is an error. "hand", the Regions left in hand, is needed only if the
    tie-break counts them (--reading tie-break-cards=possessed).

    \b
    Example:
      echo '{"players": [
        {"name": "Tina", "regions": [12, 20, 16, 23, 44, 49, 14, 28],
         "sanctuaries": ["desert-stone"], "hand": [4, 8]},
        {"name": "Ben", "regions": [68, 3, 9, 5, 13, 6, 2, 30],
         "sanctuaries": ["forest-stone"], "hand": [1, 7]}
      ]}' > evening.json
      faraway rank evening.json
      faraway rank --language fr evening.json
      faraway rank --edition fr --json evening.json
    """
    readings = parse_readings(settings, edition)
    contestants = load_contestants(read_input(source, largest=LARGEST_LINE), readings)
    standings = rank_players(contestants, STANDARD_RULES.under(readings))
    if not write_json(lambda: dumps({"players": standings}), as_json=as_json, output=output):
        _print_pad(standings, Language(language or "en"))


def _print_pad(standings: Sequence[Standing], language: Language) -> None:
    ordered = sorted(standings, key=lambda standing: standing.rank)
    pad = Table("")
    for standing in ordered:
        pad.add_column(Text(standing.name), justify="right")
    for position in reversed(range(8)):
        pad.add_row(
            message(language, "pad-region", position=position + 1),
            *(str(standing.sheet.region_fame[position]) for standing in ordered),
        )
    fame = (sum(standing.sheet.sanctuary_fame) for standing in ordered)
    pad.add_row(message(language, "pad-sanctuaries"), *map(str, fame))
    pad.add_section()
    totals = (standing.sheet.total for standing in ordered)
    pad.add_row(message(language, "pad-total"), *map(str, totals), style="bold")
    pad.add_row(message(language, "pad-lowest"), *(str(standing.tie_break) for standing in ordered))
    pad.add_row(message(language, "pad-rank"), *(str(standing.rank) for standing in ordered), style="bold")
    console = make_console()
    fit(pad, console)
    console.print(pad)
    for sentence in explain_ranking(standings, language):
        say(sentence)
