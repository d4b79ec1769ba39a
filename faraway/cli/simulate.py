"""`faraway simulate`: statistics of many games played by policies."""

import click

from faraway.cli.campaigns import noting_slowness, pieces_progress, runner_of, stopping_by_hand
from faraway.cli.game_options import game_options
from faraway.cli.options import campaign_options, json_options, output_file, readings_options, write_json
from faraway.cli.tables import make_console, print_fitting
from faraway.game.begin import FEWEST_PLAYERS, MOST_PLAYERS
from faraway.game.readings import parse_readings
from faraway.game.setup import Variant
from faraway.io import dumps
from faraway.io.files import write_output
from faraway.jobs.campaign import run_campaign
from faraway.play.policies import PolicyName
from faraway.simulate.page import dump_page, words_for_plan, words_for_terms
from faraway.simulate.plan import Plan, Simulation
from faraway.simulate.run import MOST_GAMES, campaign_of, gather
from faraway.simulate.tables import (
    WordTable,
    course_table,
    fame_table,
    position_table,
    readings_table,
    region_table,
    sanctuary_table,
)

CARDS_SHOWN = 10


@click.command(name="simulate")
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    multiple=True,
    default=[4],
    show_default=True,
    help="Number of players. Repeat it to play this many games for each number.",
)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=1000,
    show_default=True,
    help="Number of games.",
)
@game_options
@readings_options
@click.option(
    "--games-for-readings",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="Number of games that are played again under every other value of every reading.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="Number of processes. The statistics are the same for any number.",
)
@campaign_options
@click.option(
    "--html", type=output_file, metavar="FILE", help="Write a page with tables and charts to this file."
)
@json_options
def command(  # noqa: PLR0913  one argument an option
    *,
    players: tuple[int, ...],
    games: int,
    policies: tuple[str, ...],
    advanced: bool,
    edition: str | None,
    settings: tuple[str, ...],
    seed: int,
    games_for_readings: int,
    jobs: int,
    scheduler: str | None,
    checkpoint: str | None,
    html: str | None,
    as_json: bool,
    output: str | None,
) -> None:
    r"""Simulate many games and report statistics.

    The statistics are the spread of totals, the fame of each card by position, Sanctuaries found, shortages of the
    Sanctuary deck, ties, and how often another reading of the rules changes the result. One game in every piece of
    work is checked after every action: each card must be in exactly one place.

    Ctrl-C stops the command; with --checkpoint the same command resumes.

    \b
    Example:
      faraway simulate --games 10000
      faraway simulate --players 6 --policy clue-hoarding --games 20 --jobs 2
      faraway simulate --policy greedy --games 200 --html games.html
      faraway simulate --games 50000 --jobs 2 --checkpoint games.jsonl --json
    """
    plan = Plan(
        players=tuple(dict.fromkeys(players)),
        policies=tuple(PolicyName(name) for name in policies),
        variant=Variant.ADVANCED if advanced else Variant.STANDARD,
        readings=parse_readings(settings, edition),
        seed=seed,
        games=games,
        games_for_readings=games_for_readings,
    )
    campaign = campaign_of(plan)
    with (
        noting_slowness(),
        stopping_by_hand(checkpoint),
        pieces_progress("playing", campaign.pieces) as on_progress,
    ):
        results = run_campaign(
            campaign, runner_of(jobs, scheduler), checkpoint=checkpoint, on_progress=on_progress
        )
    simulation = gather(plan, results)
    if html is not None:
        write_output(html, dump_page(simulation).encode())
    if not write_json(lambda: dumps(simulation), as_json=as_json, output=output):
        _print_tables(simulation)


def _print_tables(simulation: Simulation) -> None:
    console = make_console()

    def show(table: WordTable, most: int | None = None) -> None:
        if not table.rows:
            return
        print_fitting(console, table.title, table.headings, table.rows[:most], words=table.words)
        left_out = 0 if most is None else max(len(table.rows) - most, 0)
        console.print(f"{left_out} more in --json and --html\n" if left_out else "")

    console.print(words_for_plan(simulation.plan))
    console.print(words_for_terms(simulation.plan))
    show(fame_table(simulation))
    show(course_table(simulation))
    show(position_table(simulation))
    show(region_table(simulation), CARDS_SHOWN)
    show(sanctuary_table(simulation), CARDS_SHOWN)
    show(
        readings_table(simulation),
        sum(1 for worths in simulation.worths for worth in worths if worth.results),
    )
