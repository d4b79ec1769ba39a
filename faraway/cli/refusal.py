"""How a refusal is told: every reason for a person, or one JSON object for a program."""

import os
import sys
from contextlib import suppress

import click

from faraway.errors import Code, FarawayError, refusal

JSON_WANTED = "faraway.json"


def tell_refusal(ctx: click.Context, error: FarawayError) -> None:
    """Tell every reason of a refusal: to a person beside the output, to a program as the output."""
    if ctx.meta.get(JSON_WANTED):
        from faraway.io import dumps  # noqa: PLC0415  most refusals are reported in words

        click.echo(dumps(error), nl=False)
    else:
        click.echo(words_for_refusal(error), err=True)


def tell_lost_output(error: OSError) -> None:
    """Say that the output could not be written, and let Python not try again on its way out."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    click.echo(words_for_refusal(refusal(Code.OUTPUT_UNWRITABLE, f"the output was lost: {error}")), err=True)


def words_for_refusal(error: FarawayError) -> str:
    """Put a refusal into words: one reason on one line, more of them below one another."""
    if len(error.lines) == 1:
        return f"Refused: {error.lines[0]}"
    return "\n".join(["Refused, for these reasons:", *(f"  {line}" for line in error.lines)])
