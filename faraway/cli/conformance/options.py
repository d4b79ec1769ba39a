"""Options shared by the conformance commands."""

from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import click

from faraway.conformance.runner.run import Selection
from faraway.conformance.suite.vectors import DamagedVectorsError, Suite, load_topic, shipped_suite
from faraway.errors import Code, refusal

P = ParamSpec("P")
R = TypeVar("R")


port_argument = click.argument(
    "port", metavar="-- COMMAND...", nargs=-1, required=True, type=click.UNPROCESSED
)
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=2,
    show_default=True,
    help="How many copies of the port to run at once.",
)
answer_timeout_option = click.option(
    "--answer-timeout",
    type=click.FloatRange(min=0.01),
    default=5.0,
    show_default=True,
    metavar="SECONDS",
    help="How long the port may take to answer a request.",
)
vectors_option = click.option(
    "--vectors",
    "own",
    multiple=True,
    type=click.Path(exists=True, dir_okay=False),
    help="Ask the vectors of this file instead of the suite, such as one written by `fuzz`. Repeatable.",
)


def selection_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add the options that select vectors, passed as `levels`, `only` and `core`."""
    levels = click.option(
        "--level",
        "levels",
        multiple=True,
        type=click.IntRange(1, 5),
        help="Only this level. Repeatable.",
    )
    only = click.option(
        "--only",
        multiple=True,
        metavar="ID|CLAUSE|TAG|TOPIC",
        help="Only vectors with this id (* matches anything), clause, tag or topic. Repeatable.",
    )
    core = click.option(
        "--core", is_flag=True, help="Only the few vectors that together catch every known misreading."
    )
    return levels(only(core(function)))


def chosen_suite(own: tuple[str, ...]) -> Suite:
    """Load the shipped suite, or the user's own vectors instead."""
    if not own:
        return shipped_suite()
    try:
        vectors = tuple(vector for name in own for vector in load_topic(Path(name)))
    except (DamagedVectorsError, UnicodeDecodeError, RecursionError) as error:
        raise refusal(Code.WRONG_TYPE, f"not a vector file: {error}") from error
    return Suite(version=f"{shipped_suite().version}+own", vectors=vectors, core=frozenset())


def chosen_vectors(suite: Suite, levels: tuple[int, ...], only: tuple[str, ...], *, core: bool) -> Selection:
    """Return the selection; raise if it selects nothing."""
    selection = Selection(levels=frozenset(levels), names=only, core_only=core)
    if not selection.of(suite):
        raise refusal(
            Code.UNKNOWN_VALUE,
            f"no vector matches {selection.in_words()}; `faraway conformance list` lists all vectors",
        )
    return selection
