"""`python -m crosscheck site`: build the static site from a checkout."""

import tempfile
from collections.abc import Sequence
from pathlib import Path

import click

from crosscheck.api_page import build_api
from crosscheck.documents import dumps_rows, read_json
from crosscheck.ports.ports import REPOSITORY
from faraway.io import Json
from faraway.site.build import build_site
from faraway.site.port import PortRefusedError
from proofs.greatest.summary import ESTABLISHED


def join_rows(files: Sequence[Path], folder: Path) -> Path | None:
    """Return one file with the rows of all that exist; None if no prover has run."""
    rows = [row for file in files if file.exists() for row in read_json(file, list[Json])]
    joined = folder / "theorems.json"
    joined.write_text(dumps_rows(rows), encoding="utf-8")
    return joined if rows else None


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
    type=click.Path(path_type=Path, exists=True, file_okay=False),
    default=REPOSITORY / "ports" / "javascript",
    help="The folder of the JavaScript port that scores in the page.",
)
@click.option(
    "--theorems",
    type=click.Path(path_type=Path),
    multiple=True,
    help="What `prove --keep FILE` and `prove-game --keep FILE` wrote, if they have run.",
)
def command(*, output: Path, port: Path, theorems: tuple[Path, ...]) -> None:
    """Build the static site, if the port that scores in it conforms."""
    with tempfile.TemporaryDirectory() as folder:
        rows = join_rows(theorems, Path(folder))
        try:
            size = build_site(output, port=port, theorems=rows, greatest=ESTABLISHED, further=[build_api()])
        except PortRefusedError as refused:
            raise click.ClickException(f"no site is built: {refused}") from None
    click.echo(f"{output}: {size / 1e6:.2f} MB")
