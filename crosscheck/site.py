"""`python -m crosscheck site`: build the static site from a checkout."""

from pathlib import Path

import click

from crosscheck.ports.ports import REPOSITORY
from faraway.site.build import build_site


@click.command
@click.option(
    "-o",
    "--output",
    type=click.Path(path_type=Path),
    default="build/site",
    show_default=True,
    help="The folder to write.",
)
@click.option(
    "--port",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    default=REPOSITORY / "ports" / "javascript" / "faraway.mjs",
    help="The JavaScript port that scores in the page.",
)
@click.option(
    "--theorems", type=click.Path(path_type=Path), help="What `prove --keep FILE` wrote, if it has run."
)
def command(*, output: Path, port: Path, theorems: Path | None) -> None:
    """Build the static site."""
    size = build_site(output, port=port, theorems=theorems)
    click.echo(f"{output}: {size / 1e6:.2f} MB")
