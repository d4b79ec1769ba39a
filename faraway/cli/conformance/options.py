"""Options shared by the conformance commands."""

from collections.abc import Callable, Iterator
from typing import ParamSpec, TypeVar

import click
from attrs import evolve

from faraway.cli.completing import complete_file, complete_selection, complete_suite
from faraway.cli.options import Seconds
from faraway.conformance.derived.names import TOPIC, may_be_named
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.limits import MEGABYTE, Limits
from faraway.conformance.exchange.sandbox import sandboxed
from faraway.conformance.runner.run import Derive, Selection, no_derived_games
from faraway.conformance.suite.vectors import DamagedVectorsError, Suite, Vector, read_topic
from faraway.conformance.suites import StoredSuite, stored_suite
from faraway.errors import Code, refusal
from faraway.io import read_input

LIMITS = "faraway.limits"
LARGEST_VECTORS = 64 * MEGABYTE
P = ParamSpec("P")
R = TypeVar("R")


port_argument = click.argument(
    "port",
    metavar="-- COMMAND...",
    nargs=-1,
    required=True,
    type=click.UNPROCESSED,
    shell_complete=complete_file,
)
jobs_option = click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=2,
    show_default=True,
    help="How many copies of the port to run at once.",
)
LONGEST_WAIT = 10_000_000
LARGEST_MEGABYTES = 1 << 24


def limits_options(function: Callable[P, R]) -> Callable[P, R]:
    """Add an option for every limit, and `--sandbox`; `Confinement` reads them."""
    seconds = Seconds(min=0.01, max=LONGEST_WAIT)
    megabytes = click.IntRange(1, LARGEST_MEGABYTES)
    most = Limits()

    def limit(
        name: str, kind: click.IntRange | click.FloatRange, default: float, metavar: str, about: str
    ) -> None:
        nonlocal function
        option = click.option(
            name, type=kind, default=default, show_default=True, metavar=metavar, expose_value=False,
            callback=_note_limit, help=about,
        )  # fmt: skip
        function = option(function)

    function = click.option(
        "--sandbox",
        is_flag=True,
        expose_value=False,
        callback=_note_limit,
        help="Deny the port network access and writing, with bubblewrap. Without it the port runs with your rights.",
    )(function)
    limit(
        "--cpu-limit",
        click.IntRange(1, LONGEST_WAIT),
        most.cpu_seconds,
        "SECONDS",
        "CPU time of one process.",
    )
    limit("--file-limit", megabytes, most.file_bytes >> 20, "MB", "Size of a file that the port writes.")
    limit(
        "--process-limit",
        click.IntRange(1, 1 << 20),
        most.processes,
        "COUNT",
        "Processes of one copy of the port.",
    )
    limit(
        "--memory-limit",
        megabytes,
        most.memory_bytes >> 20,
        "MB",
        "Memory of one copy of the port, all its processes.",
    )
    limit("--stderr-limit", megabytes, most.stderr_bytes >> 20, "MB", "All standard error of the port.")
    limit("--output-limit", megabytes, most.output_bytes >> 20, "MB", "All answers together.")
    limit("--answer-limit", megabytes, most.line_bytes >> 20, "MB", "Size of one answer.")
    limit(
        "--exit-timeout",
        seconds,
        most.exit_seconds,
        "SECONDS",
        "How long the port may take to exit when stdin closes.",
    )
    limit("--run-timeout", seconds, most.run_seconds, "SECONDS", "How long the whole run may take.")
    limit(
        "--answer-timeout",
        seconds,
        most.seconds,
        "SECONDS",
        "How long the port may take to answer a request.",
    )
    return function


def _note_limit(ctx: click.Context, parameter: click.Parameter, value: object) -> None:
    ctx.meta[f"{LIMITS}.{parameter.name}"] = value


def chosen_limits(ctx: click.Context) -> Limits:
    """Return the limits of the command line."""

    def number(name: str) -> int:
        return int(ctx.meta[f"{LIMITS}.{name}"])

    seconds = float(ctx.meta[f"{LIMITS}.answer_timeout"])
    return Limits(
        seconds=seconds,
        start_seconds=max(seconds, Limits().start_seconds),
        exit_seconds=float(ctx.meta[f"{LIMITS}.exit_timeout"]),
        run_seconds=float(ctx.meta[f"{LIMITS}.run_timeout"]),
        line_bytes=number("answer_limit") * MEGABYTE,
        output_bytes=number("output_limit") * MEGABYTE,
        stderr_bytes=number("stderr_limit") * MEGABYTE,
        memory_bytes=number("memory_limit") * MEGABYTE,
        processes=number("process_limit"),
        file_bytes=number("file_limit") * MEGABYTE,
        cpu_seconds=number("cpu_limit"),
    )


def chosen_command(ctx: click.Context, port: tuple[str, ...]) -> tuple[str, ...]:
    """Return the command that serves the port, in its sandbox if one was asked for."""
    return sandboxed(port) if ctx.meta[f"{LIMITS}.sandbox"] else port


def _stored_suite(_ctx: click.Context, _parameter: click.Parameter, wanted: str | None) -> StoredSuite:
    return stored_suite(wanted)


suite_option = click.option(
    "--suite",
    "stored",
    metavar="VERSION",
    callback=_stored_suite,
    shell_complete=complete_suite,
    help="Use this frozen version of the suite, such as 1.3; the default is the current one. "
    "`faraway conformance suites` lists them.",
)
"""Passed as `stored`."""

thorough_option = click.option(
    "--thorough",
    is_flag=True,
    help="Derive games for every pair of declared values, not only for every single value.",
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
        shell_complete=complete_selection,
        help="Only vectors with this id (* matches anything), clause, tag or topic. Repeatable.",
    )
    core = click.option(
        "--core", is_flag=True, help="Only the few vectors that together catch every known misreading."
    )
    return levels(only(core(function)))


def chosen_suite(stored: StoredSuite, own: tuple[str, ...]) -> Suite:
    """Load the vectors of a suite, or the user's own instead."""
    if not own:
        return stored.suite
    try:
        vectors = tuple(
            vector for name in own for vector in read_topic(read_input(name, largest=LARGEST_VECTORS), name)
        )
    except (DamagedVectorsError, UnicodeDecodeError, RecursionError) as error:
        raise refusal(Code.WRONG_TYPE, f"not a vector file: {error}") from error
    return Suite(version=f"{stored.version}+own", vectors=vectors, core=frozenset())


def chosen_vectors(
    suite: Suite, levels: tuple[int, ...], only: tuple[str, ...], *, core: bool, is_own: bool = False
) -> Selection:
    """Return the selection; raise if it selects nothing."""
    selection = Selection(levels=frozenset(levels), names=only, core_only=core, is_own=is_own)
    is_empty = not any(selection.includes(vector, suite) for vector in suite.vectors)
    if is_empty and not any(name.startswith(TOPIC) for name in only):
        raise refusal(
            Code.UNKNOWN_VALUE,
            f"no vector matches {selection.in_words()}; `faraway conformance list` lists all vectors",
        )
    return selection


def chosen_derivation(stored: StoredSuite, selection: Selection) -> Derive:
    """Return what derives the games of a run; games that cannot be selected are not derived, since that takes a second."""
    is_named = not selection.names or any(map(may_be_named, selection.names))
    if selection.is_own or selection.core_only or not is_named:
        return no_derived_games

    def derive_selected(identity: PortIdentity) -> Iterator[Vector]:
        levels = tuple(level for level in identity.levels if level in (selection.levels or identity.levels))
        return stored.derive(evolve(identity, levels=levels), thorough=selection.thorough)

    return derive_selected
