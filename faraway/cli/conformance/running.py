"""`faraway conformance run`: ask a port every vector that applies to it."""

from collections.abc import Sequence

import click
from attrs import evolve

from faraway.cli.conformance.options import (
    chosen_command,
    chosen_derivation,
    chosen_limits,
    chosen_suite,
    chosen_vectors,
    jobs_option,
    limits_options,
    port_argument,
    selection_options,
    suite_option,
    thorough_option,
    vectors_option,
)
from faraway.cli.conformance.reporting import Reporting, report_options
from faraway.cli.conformance.watching import asking
from faraway.cli.options import output_file
from faraway.cli.stopping import say, stopping
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.runner.offline import Recording
from faraway.conformance.runner.run import Run, Selection, no_derived_games, run
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.suites import StoredSuite
from faraway.conformance.verdict.outcome import Outcome
from faraway.io import write_output


@click.command(name="run")
@port_argument
@selection_options
@suite_option
@vectors_option
@thorough_option
@jobs_option
@limits_options
@report_options
@click.option(
    "--record",
    "record_file",
    type=output_file,
    metavar="FILE",
    help="Write every question and answer to this file; `judge` gives the verdict on it again.",
)
@click.pass_context
def command(  # noqa: PLR0913  a parameter for each option, as click wants it
    ctx: click.Context,
    *,
    port: tuple[str, ...],
    levels: tuple[int, ...],
    only: tuple[str, ...],
    core: bool,
    stored: StoredSuite,
    own: tuple[str, ...],
    thorough: bool,
    jobs: int,
    as_json: bool,
    record_file: str | None,
) -> None:
    r"""Ask a port every vector that applies to it, and report which rules it gets wrong.

    Without --sandbox the port runs with your rights. A run that is stopped or reaches a limit reports what was asked.

    Exit status: 0 nothing that was claimed and selected failed, apart from known failures; 1 something failed or was
    given up; 2 nothing was asked, or the port could not be asked.

    \b
    Example:
      faraway conformance run -- node port.mjs
      faraway conformance run --level 2 --html report.html -- faraway port
      faraway conformance run --json -- ./my-port
      faraway conformance run --suite 1.3 -- ./my-port
      faraway conformance run --write-known-failures known.txt -- ./my-port
      faraway conformance run --known-failures known.txt -- ./my-port
      faraway conformance run --record record.jsonl -- ./my-port
    """
    reporting = Reporting(ctx, as_json=as_json)
    console = reporting.console()
    limits, served = chosen_limits(ctx), chosen_command(ctx, port)
    with stopping() as signals:
        # The supervisor starts while the suite is loaded.
        with Exchange(served, jobs=jobs, limits=limits) as exchange, signals.asking(exchange.stop):
            suite = chosen_suite(stored, own)
            selected = chosen_vectors(suite, levels, only, core=core, is_own=bool(own))
            work = Run(
                command=served,
                suite=suite,
                facts=stored.facts,
                regions=stored.regions,
                selection=(selection := evolve(selected, thorough=thorough)),
                jobs=jobs,
                limits=limits,
                known_failures=reporting.known_failures(suite, stored),
                derive=chosen_derivation(stored, selection),
            )
            recording = None if record_file is None else Recording(exchange)
            with asking(len(work.selection.of(suite))) as watch:
                report = run(work, watch, lambda _command, **_options: recording or exchange)
        if record_file is not None and recording is not None:
            write_output(record_file, recording.dump(suite.version, work.selection.to_json()))

        def ask(vectors: Sequence[Vector]) -> Sequence[Outcome]:
            few = evolve(
                work,
                suite=evolve(suite, vectors=tuple(vectors)),
                selection=Selection(),
                derive=no_derived_games,
            )
            with Exchange(served, limits=limits) as again, signals.asking(again.stop):
                return run(few, open_exchange=lambda _command, **_options: again).outcomes

        is_over = signals.status or report.ending.gave_up
        reporting.present(report, console, None if is_over else ask)
        if signals.status:
            say(f"Stopped by a signal: exit status {signals.status}.")
    ctx.exit(signals.status or report.conclusion.exit_status)
