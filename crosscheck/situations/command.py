"""`python -m crosscheck situations choose|digests|measure`: renew the derived games and what is measured of situations."""

import click

from crosscheck.situations.choosing import choose_scripts, search
from crosscheck.situations.digests import FOLDER, PARTS, write_digests
from crosscheck.situations.measuring import (
    FILE,
    GAMES_A_PIECE,
    added,
    dump_measured,
    measure,
    measured_so_far,
)
from faraway.cli.progress import showing
from faraway.conformance.coverage import measured
from faraway.conformance.derived.combinations import covering
from faraway.conformance.derived.games import derived_suite
from faraway.conformance.suite.documents import pretty
from faraway.game.readings import READING_VALUES
from faraway.game.situations import in_words
from faraway.io import dump
from faraway.jobs.campaign import in_processes

MOST_SCRIPTS = 20
checkpoint_option = click.option(
    "--checkpoint", metavar="FILE", help="Keep finished pieces here, and resume."
)
jobs_option = click.option("--jobs", type=click.IntRange(1), default=1, show_default=True)


@click.group
def command() -> None:
    """Choose and digest derived games; measure what games reach."""


@command.command
@click.option("--seed", default=14, show_default=True)
@click.option("--games", default=7000, show_default=True, help="How many games to search.")
@click.option("--most", default=MOST_SCRIPTS, show_default=True, help="Maximum number of scripts.")
def choose(*, seed: int, games: int, most: int) -> None:
    """Search for scripts that cover the situations, and write them. The digests are out of date after that."""
    with showing("searching", games) as shown:
        found = search(seed, games, shown.reach)
    scripts = choose_scripts(found, covering(READING_VALUES), most)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "scripts.json").write_text(pretty({"scripts": [dump(script) for script in scripts]}) + "\n")
    click.echo(f"{len(scripts)} scripts")


@command.command
@checkpoint_option
@jobs_option
@click.option("--appended", is_flag=True, help="Only for scripts at the end that have no digests yet.")
def digests(*, checkpoint: str | None, jobs: int, appended: bool) -> None:
    """Let the specification play every derived game under every combination of readings, and write the digests."""
    with showing("pieces", len(derived_suite().scripts) * PARTS) as shown:
        written = write_digests(in_processes(jobs), checkpoint, shown.reach, is_appended=appended)
    click.echo(f"{written} combinations")


@command.command(name="measure")
@click.option(
    "--games", default=1_000_000, show_default=True, help=f"How many games, in pieces of {GAMES_A_PIECE}."
)
@checkpoint_option
@jobs_option
@click.option(
    "--so-far", is_flag=True, help="Play nothing: write what the checkpoint of an unfinished campaign holds."
)
def measure_command(*, games: int, checkpoint: str | None, jobs: int, so_far: bool) -> None:
    """Play games and count in how many of them each situation occurs."""
    pieces = -(-games // GAMES_A_PIECE)
    reasons = {in_words(situation): reason for situation, reason in measured().reasons.items()}
    if so_far and checkpoint is not None:
        results = measured_so_far(checkpoint, pieces)
    else:
        with showing("pieces", pieces) as shown:
            results = measure(pieces, in_processes(jobs), checkpoint, shown.reach)
    found = added(results)
    FILE.write_text(dump_measured(len(results), len(derived_suite().scripts), found, reasons))
    click.echo(f"{len(results) * GAMES_A_PIECE} games reach {len(found)} situations")
