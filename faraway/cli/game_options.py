"""Options of the commands that play games."""

from collections.abc import Callable
from typing import ParamSpec, TypeVar

import click

from faraway.play.policies import PolicyName

P = ParamSpec("P")
R = TypeVar("R")


def game_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add the options of games played by policies, passed as `policies`, `advanced` and `seed`."""
    policies = click.option(
        "--policy",
        "policies",
        type=click.Choice([name.value for name in PolicyName]),
        multiple=True,
        default=[PolicyName.RANDOM.value],
        show_default=True,
        help="How the players choose. Repeat it for one policy a seat; the list is cycled.",
    )
    advanced = click.option(
        "--advanced", is_flag=True, help="Play the advanced variant: deal five Regions each, keep three."
    )
    seed = click.option(
        "--seed",
        type=click.IntRange(min=0),
        default=0,
        show_default=True,
        help="The same seed yields the same result.",
    )
    return policies(advanced(seed(function)))
