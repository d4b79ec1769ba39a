"""`python -m crosscheck pools REGIONS SANCTUARIES`: how long the best tableaux of random pools take, pool by pool."""

import time
from statistics import median

import click

from crosscheck.bench.bench_best import random_pool
from crosscheck.bench.measuring import name_machine
from faraway.best import Wish, find_best
from faraway.best.engine import compiled_engine


@click.command
@click.argument("regions", type=click.IntRange(8, 68))
@click.argument("sanctuaries", type=click.IntRange(0, 45))
@click.option("--pools", default=20, show_default=True, help="How many pools to deal.")
@click.option("--seed", default=0, show_default=True, help="The seed of the first pool.")
@click.option("--threads", default=2, show_default=True, help="Threads that search.")
def command(*, regions: int, sanctuaries: int, pools: int, seed: int, threads: int) -> None:
    """Print seconds on the wall and of processor time for each pool, and their medians."""
    engine = compiled_engine()
    click.echo(name_machine())
    walls, processors = [], []
    for number in range(seed, seed + pools):
        pool = random_pool(regions, sanctuaries, number)
        wall, processor = time.perf_counter(), time.process_time()
        best = find_best(pool, Wish(threads=threads), engine=engine)
        walls.append(time.perf_counter() - wall)
        processors.append(time.process_time() - processor)
        click.echo(
            f"pool {number:3}: {best.total:3} fame, {'proved' if best.proved else 'NOT PROVED'}, "
            f"{best.nodes:9,} nodes, {walls[-1]:8.3f} s, {processors[-1]:8.3f} s of processor time"
        )
    for name, seconds in (("on the wall", walls), ("of processor time", processors)):
        click.echo(f"median {median(seconds):.3f} s, greatest {max(seconds):.3f} s {name}")
