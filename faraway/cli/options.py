"""Options that several commands share."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import click

from faraway.cli.refusal import JSON_WANTED

P = ParamSpec("P")
R = TypeVar("R")


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
input_argument = click.argument("source", metavar="FILE|-")
"""`-` is standard input."""
partial_option = click.option(
    "--partial", is_flag=True, help="Accept fewer than eight Regions: the last ones played."
)


def readings_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add `--edition` and `--reading`, passed as `edition` and `settings`, for `readings.parse_readings`."""
    edition = click.option(
        "--edition",
        metavar="fr|en|en-web|de|it",
        help="Follow the rulebook of this edition; the default is what most editions say.",
    )
    reading = click.option(
        "--reading",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="Choose a value for one reading; it overrides --edition. `faraway readings` lists them. Repeatable.",
    )
    return edition(reading(function))


def campaign_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add where and how far long work is done, passed as `scheduler` and `checkpoint`."""
    scheduler = click.option(
        "--scheduler",
        metavar="ADDRESS",
        help="Run on the Dask cluster with this scheduler address; needs the extra [cluster].",
    )
    checkpoint = click.option(
        "--checkpoint",
        metavar="FILE",
        help="Store results in this file; the same command resumes from it.",
    )
    return scheduler(checkpoint(function))
