"""How errors are reported: every reason to a person, or one JSON object to a program."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper

import click

from faraway.errors import Code, FarawayError, refusal
from faraway.io import dumps

JSON_WANTED = "faraway.json"
BAD_INPUT = 2


@contextmanager
def reporting_refusals(ctx: click.Context) -> Iterator[None]:
    """Run a command; report what it refuses, or an output that cannot be written, and exit with status 2."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # no name and no file can break the output
    try:
        yield
        sys.stdout.flush()
    except FarawayError as error:
        if ctx.meta.get(JSON_WANTED):
            click.echo(dumps(error), nl=False)
        else:
            click.echo(words_for_refusal(error), err=True)
        ctx.exit(BAD_INPUT)
    except BrokenPipeError:
        raise  # the reader has closed the pipe; click handles it
    except OSError as error:
        _report_lost_output(error)
        ctx.exit(BAD_INPUT)


def _report_lost_output(error: OSError) -> None:
    """Report that the output could not be written, and keep Python from trying again at exit."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    click.echo(words_for_refusal(refusal(Code.OUTPUT_UNWRITABLE, f"the output was lost: {error}")), err=True)


def words_for_refusal(error: FarawayError) -> str:
    """Format an error: one reason on one line, several below one another."""
    if len(error.lines) == 1:
        return f"Refused: {error.lines[0]}"
    return "\n".join(["Refused, for these reasons:", *(f"  {line}" for line in error.lines)])
