"""`python -m crosscheck prove-game`: the theorems about the game, on the code of reference and specification."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from multiprocessing.pool import AsyncResult, Pool
from pathlib import Path

import click
from rich.console import Console

from crosscheck.claim_table import print_table
from crosscheck.game_proofs.beginning import begin
from crosscheck.game_proofs.claims import BESIDE_THE_WALK, judge_by_name
from crosscheck.game_proofs.lemmas import dues, seats
from crosscheck.game_proofs.narrow import (
    LEMMA_TWINS,
    claims_by_name,
    judge_claim,
    refute_twin,
    refuted_in_round,
)
from crosscheck.game_proofs.report import CLAIMS, Game, rows_of
from crosscheck.game_proofs.shapes import Shape
from crosscheck.game_proofs.slips_on_record import table_lines
from crosscheck.game_proofs.theorems import STANDARD
from crosscheck.game_proofs.twins import TWINS
from crosscheck.game_proofs.walk import ANY_THEOREM, Findings, walk_round
from crosscheck.slips.slips import load_record
from faraway.game.setup import Variant
from faraway.game.turns import LAST_ROUND
from faraway.io import dumps, write_output
from proofs.claim import Judged
from proofs.processes import start
from proofs.report import merge


def walk_timed(shape: Shape) -> tuple[Findings, float]:
    """Walk one round in a process of its own."""
    begun = time.perf_counter()
    return walk_round(shape, STANDARD), time.perf_counter() - begun


class Work:
    """Rounds being walked, each by one process; what they lead to is walked next."""

    def __init__(self, pool: Pool, players: Sequence[int], console: Console) -> None:
        self._pool = pool
        self._console = console
        self._waiting: dict[AsyncResult[tuple[Findings, float]], tuple[int, Shape]] = {}
        self._walked: set[tuple[int, Shape]] = set()
        self.games = {number: Game(number) for number in players}
        for number in sorted(players, reverse=True):
            for variant in Variant:
                self._begin(number, variant)

    def _begin(self, number: int, variant: Variant) -> None:
        shape, wrong = begin(number, variant)
        self.games[number].starts[variant.value] = shape
        for words in wrong:
            self.games[number].findings.fail(
                "reference_eq_specification_of_next_state", f"{words} at the beginning"
            )
        self._submit(number, shape)

    def _submit(self, number: int, shape: Shape) -> None:
        if (number, shape) not in self._walked:
            self._walked.add((number, shape))
            self._waiting[self._pool.apply_async(walk_timed, (shape,))] = (number, shape)

    def finish(self) -> None:
        """Walk until nothing is left."""
        while self._waiting:
            for done in [each for each in self._waiting if each.ready()]:
                number, shape = self._waiting.pop(done)
                found, seconds = done.get()
                self.games[number].add(found, seconds)
                self._console.print(
                    f"{number} players, round {shape.round} from {shape.phase.value}: {len(found.edges):,} shapes, "
                    f"{found.cases['paths']:,} paths, {seconds:.0f} s",
                    highlight=False,
                )
                for target in {
                    edge.target for edges in found.edges.values() for edge in edges
                } - found.edges.keys():
                    if target.round <= LAST_ROUND:
                        self._submit(number, target)
            time.sleep(0.05)


def prove(
    players: Sequence[int], beside: Iterable[str], processes: int, console: Console
) -> tuple[list[Game], dict[str, tuple[bool, str, float]], list[Judged]]:
    """Walk every round as soon as a shape is known in which it begins; refute twins and judge other claims meanwhile."""
    with start(processes) as pool:
        work = Work(pool, players, console)
        lemmas = {number: pool.apply_async(seats, (number,)) for number in players}
        twins = {name: pool.apply_async(refute_twin, (name,)) for name in (*TWINS, *LEMMA_TWINS)}
        claims = [pool.apply_async(judge_by_name, (name,)) for name in beside]
        work.finish()
        for number, lemma in lemmas.items():
            work.games[number].add(lemma.get(), 0)
        refuted = {name: result.get() for name, result in twins.items()}
        judged = [claim.get() for claim in claims]
    games = list(work.games.values())
    games[0].add(dues(), 0)
    for game in games:
        game.finish()
    return games, refuted, judged


def lines_of(games: list[Game]) -> Iterator[str]:
    """Yield the results of the walk for each number of players: shapes, paths, seconds, and the lengths of games."""
    for game in games:
        shapes, paths = len(game.findings.edges), game.findings.cases["paths"]
        if game.findings.failures:
            lengths = "no bound: something failed"
        else:
            lengths = "; ".join(
                f"{variant}: at most {default} actions under the default readings, {every} under any"
                for variant, (default, every) in game.lengths().items()
            )
        yield f"{game.players} players: {shapes:,} shapes, {paths:,} paths, {game.seconds:.0f} s; {lengths}"


@click.command
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--players",
    type=click.IntRange(2, 6),
    multiple=True,
    help="Only these numbers of players. [default: 2 to 6]",
)
@click.option(
    "--round",
    "rounds",
    type=click.IntRange(1, LAST_ROUND),
    multiple=True,
    help="Look for a failure in this round only, and prove nothing.",
)
@click.option("--shapes", type=click.IntRange(1), help="With --round: look at only this many shapes.")
@click.option("--list", "is_list", is_flag=True, help="Print all theorems and prove nothing.")
@click.option(
    "--slips",
    "is_slips",
    is_flag=True,
    help="Prove nothing: print which planted slip turns each theorem red.",
)
@click.option("--json", "is_json", is_flag=True, help="Print a list of objects.")
@click.option(
    "--keep", type=click.Path(path_type=Path), metavar="FILE", help="Keep the rows as JSON in this file."
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes. [default: all cores]"
)
def command(  # noqa: PLR0913  one argument an option
    *,
    names: tuple[str, ...],
    players: tuple[int, ...],
    rounds: tuple[int, ...],
    shapes: int | None,
    is_list: bool,
    is_slips: bool,
    is_json: bool,
    keep: Path | None,
    jobs: int,
) -> None:
    """Go through every shape that a state of a game can have, with the code of both implementations.

    With a NAME, judge only this claim beside the walk, or this lemma of it; with --round, look until this theorem fails.

    The seconds of a theorem cover the theorem and its twin; the walk itself is in the lines for numbers of players.
    """
    if is_list:
        claims = {name: claim.words for name, claim in CLAIMS.items()}
        claims |= {claim.name: claim.claim for claim in BESIDE_THE_WALK.values()}
        click.echo("\n".join(f"{name}: {words}" for name, words in claims.items()))
        return
    if is_slips:
        click.echo("\n".join(table_lines(load_record())))
        return
    known = [name for name in CLAIMS if name not in LEMMA_TWINS] if rounds else [*claims_by_name()]
    if unknown := [name for name in names if name not in known]:
        raise click.UsageError(f"not to be judged alone: {', '.join(unknown)}; there are {', '.join(known)}")
    begun = time.perf_counter()
    numbers = sorted(set(players)) or [2, 3, 4, 5, 6]
    lines: Iterable[str] = ()
    if rounds:
        looks = product(numbers, rounds, names or [ANY_THEOREM])
        rows = [row for number, each, name in looks for row in refuted_in_round(number, each, shapes, name)]
        lines = ["only a part of the walk: nothing is proved"]
    elif names:
        rows = [row for name in names for row in judge_claim(name, players)]
    else:
        beside = () if players else BESIDE_THE_WALK
        games, twins, judged = prove(numbers, beside, jobs, Console(stderr=True))
        rows = [*rows_of(games, twins), *merge(each.row for each in judged)]
        lines = lines_of(games)
    if is_json:
        click.echo(dumps(rows), nl=False)
    else:
        print_table(rows, time.perf_counter() - begun)
        click.echo("\n".join(lines))
    if keep is not None:
        keep.parent.mkdir(parents=True, exist_ok=True)
        write_output(str(keep), dumps(rows).encode())
    sys.exit(0 if all(row.passes for row in rows) else 1)
