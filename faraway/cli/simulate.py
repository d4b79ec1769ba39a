"""`faraway simulate`: many games by policies, and what they came to."""

import click

from faraway.cli.campaigns import campaign_options, pieces_progress, runner_of, stopping_by_hand
from faraway.cli.options import json_option, readings_options
from faraway.game.begin import FEWEST_PLAYERS, MOST_PLAYERS
from faraway.game.readings import parse_readings
from faraway.game.setup import Variant
from faraway.io import dumps
from faraway.io.files import write_output
from faraway.jobs.campaign import run_campaign
from faraway.play.players import PolicyName
from faraway.simulate.plan import Plan, Simulation
from faraway.simulate.run import MOST_GAMES, campaign_of, gather
from faraway.simulate.tables import WordTable

CARDS_SHOWN = 10


@click.command(name="simulate")
@click.option(
    "--players",
    type=click.IntRange(FEWEST_PLAYERS, MOST_PLAYERS),
    multiple=True,
    default=[4],
    show_default=True,
    help="How many play. Given several times: so many games for each number of players.",
)
@click.option(
    "--games",
    type=click.IntRange(1, MOST_GAMES),
    default=1000,
    show_default=True,
    help="How many games are played.",
)
@click.option(
    "--policy",
    "policies",
    type=click.Choice([name.value for name in PolicyName]),
    multiple=True,
    default=[PolicyName.RANDOM.value],
    show_default=True,
    help="How the players choose. Given several times: seat by seat, over and over.",
)
@click.option("--advanced", is_flag=True, help="Deal five Regions each, of which everybody keeps three.")
@readings_options
@click.option(
    "--seed",
    type=click.IntRange(min=0),
    default=0,
    show_default=True,
    help="The same seed gives the same figures again.",
)
@click.option(
    "--games-for-readings",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="How many of the games are played again under every other reading.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 256),
    default=1,
    show_default=True,
    help="How many processes play. The figures are the same for any number.",
)
@campaign_options
@click.option("--html", metavar="FILE", help="Write a page with tables and pictures to this file.")
@json_option
@click.pass_context
def command(  # noqa: PLR0913  one argument an option
    ctx: click.Context,
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
) -> None:
    r"""Play many games and tell what they came to.

    How totals are spread, what each card pays and where, Sanctuaries found, how often their deck falls short, ties,
    and how often another reading of the rules would change the result of the same game. One game in every piece of
    work is looked at after every action: each card must be in exactly one place.

    Ctrl-C stops; with --checkpoint the same command goes on from there later.

    \b
    Example:
      faraway simulate --games 100000
      faraway simulate --players 6 --policy clue-hoarding --games 200 --jobs 2
      faraway simulate --policy greedy --policy random --html games.html
      faraway simulate --games 1000000 --jobs 2 --checkpoint games.jsonl --json
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
    with stopping_by_hand(ctx, checkpoint), pieces_progress("playing", campaign.pieces) as tell:
        results = run_campaign(campaign, runner_of(jobs, scheduler), checkpoint=checkpoint, tell=tell)
    simulation = gather(plan, results)
    if html is not None:
        from faraway.simulate.page import dump_page  # noqa: PLC0415  only this option needs it

        write_output(html, dump_page(simulation).encode())
    if as_json:
        click.echo(dumps(simulation), nl=False)
    else:
        _tell(simulation)


def _tell(simulation: Simulation) -> None:
    from rich.table import Table  # noqa: PLC0415  as above

    from faraway.cli.tables import make_console  # noqa: PLC0415  as above
    from faraway.simulate.page import words_for_plan, words_for_terms  # noqa: PLC0415  as above
    from faraway.simulate.tables import (  # noqa: PLC0415  as above
        course_table,
        fame_table,
        position_table,
        readings_table,
        region_table,
        sanctuary_table,
    )

    console = make_console()

    def show(table: WordTable, most: int | None = None) -> None:
        if not table.rows:
            return
        left_out = 0 if most is None else max(len(table.rows) - most, 0)
        shown = Table(title=table.title, title_justify="left", caption_justify="left")
        if left_out:
            shown.caption = f"{left_out} more in --json and --html"
        for nth, heading in enumerate(table.headings):
            shown.add_column(heading, justify="left" if nth < table.words else "right")
        for row in table.rows[:most]:
            shown.add_row(*row)
        console.print(shown)

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
