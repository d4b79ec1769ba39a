"""`python -m crosscheck boundary`: pairs of tableaux on either side of every guard in scoring."""

from dataclasses import asdict
from pathlib import Path

import click

from crosscheck.generate.boundary import PAIRS, chosen
from faraway.conformance.suite.documents import pretty
from proofs.boundary import boundaries_of, dump_boundaries
from proofs.counting import PRINTED_BOX
from proofs.processes import start


@click.command
@click.option("-o", "--output", type=click.Path(dir_okay=False, path_type=Path), help="Write all pairs here.")
@click.option("--renew", is_flag=True, help="Renew the pairs from which conformance vectors are made.")
@click.option("--jobs", type=click.IntRange(1, 256), default=2, show_default=True, help="Processes.")
def command(*, output: Path | None, renew: bool, jobs: int) -> None:
    """Find tableaux one Sanctuary apart: for every prerequisite and every count that a quest pays for."""
    if output is None and not renew:
        raise click.UsageError("name a file with -o, or ask to --renew the vectors")
    with start(jobs) as pool:
        found = [
            each
            for boundaries in pool.map(boundaries_of, PRINTED_BOX.cards(), chunksize=4)
            for each in boundaries
        ]
    if output is not None:
        output.write_text(dump_boundaries(found), encoding="utf-8")
        click.echo(f"{len(found)} pairs of tableaux written to {output}")
    if renew:
        PAIRS.write_text(pretty(chosen([asdict(each) for each in found])) + "\n", encoding="utf-8")
        click.echo(f"pairs for vectors written to {PAIRS}")
