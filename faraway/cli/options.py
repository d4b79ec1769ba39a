"""Options that several commands share."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import click

from faraway.cli.refusal import JSON_WANTED

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


def _note_json(ctx: click.Context, _parameter: click.Parameter, value: bool) -> bool:  # noqa: FBT001  click's way to call
    ctx.meta[JSON_WANTED] = value
    return value


def json_option(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add `--json`, passed on as `as_json`; a refusal is then told as JSON too."""
    return click.option(
        "--json",
        "as_json",
        is_flag=True,
        is_eager=True,
        callback=_note_json,
        help="Print JSON for a program to read.",
    )(function)


def readings_options(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add `--edition` and `--reading`, passed on as `edition` and `settings`, for `readings.parse_readings`."""
    edition = click.option(
        "--edition",
        metavar="fr|en|en-web|de|it",
        help="Follow the words of this edition's rulebook; without it, what most of them say.",
    )
    reading = click.option(
        "--reading",
        "settings",
        multiple=True,
        metavar="NAME=VALUE",
        help="Read one open point of the rules in this way, before any edition's. `faraway readings` lists them. "
        "May be given several times.",
    )
    return edition(reading(function))


def input_argument(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add the argument FILE, where `-` is standard input, passed on as `source`."""
    return click.argument("source", metavar="FILE|-")(function)


def partial_option(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add `--partial`, for a tableau of which only the last Regions are known."""
    return click.option(
        "--partial", is_flag=True, help="Take fewer than eight Regions: the last ones that were played."
    )(function)
