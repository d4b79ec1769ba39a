"""Options that several commands share."""

import math
from collections.abc import Callable
from typing import ParamSpec, TypeVar

import click

from faraway.cli.completing import complete_edition, complete_file, complete_reading
from faraway.cli.refusal import JSON_WANTED
from faraway.messages import Language

P = ParamSpec("P")
R = TypeVar("R")


def output_file(name: str) -> str:
    """Return the name of a file to write at the end; try it now, before the work begins, so that no work is lost."""
    from faraway.io.files import check_output  # noqa: PLC0415  paths take time to import, and few commands write a file

    check_output(name)
    return name


class Seconds(click.FloatRange):
    """A finite number of seconds."""

    def convert(  # type: ignore[explicit-override]  # typing.override is 3.12
        self, value: float, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """Return the number."""
        number = super().convert(value, param, ctx)
        if not math.isfinite(number):
            self.fail(f"{value} is not a number of seconds.", param, ctx)
        return number


def _note_json(ctx: click.Context, _parameter: click.Parameter, value: bool) -> bool:  # noqa: FBT001  click's way to call
    ctx.meta[JSON_WANTED] = value
    return value


json_option = click.option(
    "--json",
    "as_json",
    is_flag=True,
    is_eager=True,
    callback=_note_json,
    help="Print JSON for a program to read.",
)
"""Passed as `as_json`; errors are then reported as JSON too."""
output_option = click.option(
    "-o",
    "--output",
    type=output_file,
    metavar="FILE",
    shell_complete=complete_file,
    help="Write the JSON to this file.",
)


def json_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add `--json` and `-o FILE`, passed as `as_json` and `output`, for `write_json`."""
    return json_option(output_option(function))


def write_json(dump: Callable[[], str], *, as_json: bool, output: str | None) -> bool:
    """Write the JSON to the file that `-o` names, or print it for `--json`; return True if nothing else should be printed."""
    if output is not None:
        from faraway.io.files import write_output  # noqa: PLC0415  as above

        write_output(output, dump().encode())
    elif as_json:
        click.echo(dump(), nl=False)
    return as_json


input_argument = click.argument("source", metavar="FILE|-", shell_complete=complete_file)
"""`-` is standard input."""
partial_option = click.option(
    "--partial", is_flag=True, help="Accept fewer than eight Regions: the last ones played."
)

language_option = click.option(
    "--language",
    type=click.Choice([language.value for language in Language]),
    help="Speak English, French, German or Italian.",
)


def readings_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add `--edition` and `--reading`, passed as `edition` and `settings`, for `readings.parse_readings`."""
    edition = click.option(
        "--edition",
        metavar="fr|en|en-web|de|it",
        shell_complete=complete_edition,
        help="Follow the rulebook of this edition; the default is what most editions say.",
    )
    reading = click.option(
        "--reading",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        shell_complete=complete_reading,
        help="Choose a value for one reading; it overrides --edition. `faraway readings` lists them. Repeatable.",
    )
    return edition(reading(function))


def campaign_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add the options of long work, passed as `scheduler` and `checkpoint`."""
    scheduler = click.option(
        "--scheduler",
        metavar="ADDRESS",
        help="Run on the Dask cluster with this scheduler address; needs the extra [cluster]. Only tls:// is encrypted: "
        "whoever reaches a tcp:// address can run code on the workers.",
    )
    checkpoint = click.option(
        "--checkpoint",
        metavar="FILE",
        shell_complete=complete_file,
        help="Store results in this file; the same command resumes from it.",
    )
    return scheduler(checkpoint(function))
