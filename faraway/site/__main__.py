"""`python -m faraway.site`: build the site from a checkout."""

from pathlib import Path

import click

from faraway.site.build import build_site


@click.command()
@click.option("-o", "--output", type=click.Path(path_type=Path), required=True, help="The folder to write.")
@click.option(
    "--port",
    type=click.Path(path_type=Path, exists=True, dir_okay=False),
    required=True,
    help="The JavaScript port that scores in the page.",
)
@click.option(
    "--theorems",
    type=click.Path(path_type=Path),
    help="What `python -m proofs --json` printed, if it has run.",
)
def main(output: Path, port: Path, theorems: Path | None) -> None:
    """Build the static site."""
    size = build_site(output, port=port, theorems=theorems)
    click.echo(f"{output}: {size / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
