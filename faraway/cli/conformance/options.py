"""Options that the commands about conformance share."""

from collections.abc import Callable
from pathlib import Path
from typing import ParamSpec, TypeVar

import click

from faraway.conformance.runner.run import Selection
from faraway.conformance.suite.vectors import DamagedVectorsError, Suite, load_topic, shipped_suite
from faraway.errors import Code, refusal

Arguments = ParamSpec("Arguments")
Answer = TypeVar("Answer")


def port_argument(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add the command of the port, after `--`, passed on as `port`."""
    return click.argument("port", metavar="-- COMMAND...", nargs=-1, required=True, type=click.UNPROCESSED)(
        function
    )


def selection_options(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add what selects vectors, passed on as `levels`, `only` and `core`."""
    levels = click.option(
        "--level",
        "levels",
        multiple=True,
        type=click.IntRange(1, 5),
        help="Only this level. May be given several times.",
    )
    only = click.option(
        "--only",
        multiple=True,
        metavar="ID|CLAUSE|TAG|TOPIC",
        help="Only vectors with this id (* stands for anything), clause, tag or topic. May be given several times.",
    )
    core = click.option(
        "--core", is_flag=True, help="Only the few vectors that still catch every known misreading."
    )
    return levels(only(core(function)))


def time_limit_option(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add `--time-limit`, passed on as `time_limit`."""
    return click.option(
        "--time-limit",
        type=click.FloatRange(min=0.01),
        default=5.0,
        show_default=True,
        metavar="SECONDS",
        help="How long the port may take for one answer.",
    )(function)


def vectors_option(function: Callable[Arguments, Answer]) -> Callable[Arguments, Answer]:
    """Add `--vectors`, for vectors of one's own, passed on as `own`."""
    return click.option(
        "--vectors",
        "own",
        multiple=True,
        type=click.Path(exists=True, dir_okay=False),
        help="Ask the vectors of this file instead of the suite's, such as one that `fuzz` has written.",
    )(function)


def chosen_suite(own: tuple[str, ...]) -> Suite:
    """Load the suite, or the user's own vectors in its place."""
    if not own:
        return shipped_suite()

    files: list[Path] = [Path(name) for name in own]
    try:
        vectors = tuple(vector for file in files for vector in load_topic(file))
    except (DamagedVectorsError, UnicodeDecodeError, RecursionError) as error:
        raise refusal(Code.WRONG_TYPE, f"these are no vectors: {error}") from error
    return Suite(version=f"{shipped_suite().version}+own", vectors=vectors, core=frozenset())


def chosen_vectors(suite: Suite, levels: tuple[int, ...], only: tuple[str, ...], *, core: bool) -> Selection:
    """Make the selection; one that selects nothing is refused."""
    selection = Selection(levels=frozenset(levels), names=only, core_only=core)
    if not selection.of(suite):
        raise refusal(
            Code.UNKNOWN_VALUE,
            f"no vector is selected by {selection.in_words()}; `faraway conformance list` lists them",
        )
    return selection
