"""`python -m crosscheck transcripts`: play the planned games and write their transcripts."""

import click

from crosscheck.games.witnesses import FOLDER, planned_transcripts


@click.command
def command() -> None:
    """Play the planned games and write their transcripts."""
    for name, text in planned_transcripts().items():
        (FOLDER / f"{name}.json").write_text(text, encoding="utf-8")
        click.echo(f"{name}.json")
