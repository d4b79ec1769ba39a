"""How errors are reported: every reason to a person, or one JSON object to a program."""

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper

import click

from faraway.cli.stopping import discard, say, stopping
from faraway.errors import Code, FarawayError, refusal
from faraway.io.strict import printable

JSON_WANTED = "faraway.json"
BAD_INPUT = 2
STOPPED = 128 + signal.SIGINT
READER_GONE = 128 + signal.SIGPIPE
LONGEST_LINE = 2000


@contextmanager
def reporting_refusals(ctx: click.Context) -> Iterator[None]:
    """Run a command; report what it refuses, or an output that cannot be written, and exit with status 2.

    Ctrl-C exits with status 130 and SIGTERM with 143. If the reader closes the pipe, exit silently with status 141.
    """
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # no name and no file can break the output
    try:
        with stopping(ending=""):
            yield
            sys.stdout.flush()
    except FarawayError as error:
        if ctx.meta.get(JSON_WANTED):
            from faraway.io.forms import dumps  # noqa: PLC0415  cattrs takes a sixth of the start-up of a command

            click.echo(dumps(error), nl=False)
        else:
            say(words_for_refusal(error))
        ctx.exit(BAD_INPUT)
    except KeyboardInterrupt:
        ctx.exit(STOPPED)
    except BrokenPipeError:
        discard(sys.stdout)
        ctx.exit(READER_GONE)
    except OSError as error:
        discard(sys.stdout)
        lost = refusal(Code.OUTPUT_UNWRITABLE, f"the output was lost: {error}")
        say(words_for_refusal(lost))
        ctx.exit(BAD_INPUT)


def words_for_refusal(error: FarawayError) -> str:
    """Format an error: one reason on one line, several below one another. The contents of a file cannot control the terminal."""
    lines = [printable(_shortened(line)).replace("\n", "\\n") for line in error.lines]
    if len(lines) == 1:
        return f"Refused: {lines[0]}"
    return "\n".join(["Refused, for these reasons:", *(f"  {line}" for line in lines)])


def _shortened(line: str) -> str:
    """Return a line without its middle where it is too long to read; its code is at the end."""
    if len(line) <= LONGEST_LINE:
        return line
    return f"{line[: LONGEST_LINE // 2]} ... {line[-LONGEST_LINE // 2 :]}"
