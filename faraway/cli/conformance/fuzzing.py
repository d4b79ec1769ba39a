"""`faraway conformance fuzz`: ask a port random cases that are in no suite."""

import sys

import click

from faraway.cli.campaigns import pieces_progress, runner_of, stopping_by_hand
from faraway.cli.conformance.options import answer_timeout_option, jobs_option, port_argument
from faraway.cli.options import campaign_options
from faraway.cli.tables import make_console
from faraway.conformance.exchange.process import Limits
from faraway.conformance.fuzz.campaign import fuzz_in_pieces, pieces_of
from faraway.conformance.fuzz.fuzzing import Fuzzing, fuzz
from faraway.conformance.reports.terminal import escape, live_progress, print_failure
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.suite.vectors import dump_topic
from faraway.io import write_output

NOT_CONFORMING, NO_VERDICT = 1, 2


@click.command(name="fuzz")
@port_argument
@click.option(
    "--count", type=click.IntRange(1), default=2000, show_default=True, help="How many cases to ask."
)
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed asks the same cases.")
@click.option(
    "--time",
    "seconds",
    type=click.FloatRange(min=0.1),
    metavar="SECONDS",
    help="Stop asking after this many seconds.",
)
@click.option(
    "--level",
    "levels",
    multiple=True,
    type=click.IntRange(2, 4),
    help="Only this level. Repeatable.",
)
@jobs_option
@campaign_options
@answer_timeout_option
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    help="Write the shrunk failures as vectors, for `run --vectors FILE`.",
)
@click.pass_context
def command(  # noqa: PLR0913  a parameter for each option, as click wants it
    ctx: click.Context,
    *,
    port: tuple[str, ...],
    count: int,
    seed: int,
    seconds: float | None,
    levels: tuple[int, ...],
    jobs: int,
    scheduler: str | None,
    checkpoint: str | None,
    answer_timeout: float,
    output: str | None,
) -> None:
    r"""Ask a port random tableaux, questions and games; shrink the failures and diagnose them.

    With --checkpoint or --scheduler the cases are divided into pieces, each asked of its own copy of the port; on a
    cluster every worker must have the port under the same command. The result is the same for any number of jobs or
    workers, but the cases differ from those of a run without these options.

    Exit status: 0 no failure; 1 the port failed a case; 2 the port could not be asked.

    \b
    Example:
      faraway conformance fuzz --count 10000 --seed 7 -- node port.mjs
      faraway conformance fuzz --count 1000000 --checkpoint asked.jsonl -- ./my-port
      faraway conformance fuzz -o found.json -- ./my-port
      faraway conformance run --vectors found.json -- ./my-port
    """
    console = make_console()
    work = Fuzzing(
        command=port,
        facts=sanctuary_facts(),
        count=count,
        seed=seed,
        seconds=seconds,
        levels=frozenset(levels or (2, 3, 4)),
        jobs=jobs,
        limits=Limits(seconds=answer_timeout),
    )
    if checkpoint is None and scheduler is None:
        with live_progress(console, count) as watch:
            report = fuzz(work, watch)
    elif seconds is not None:
        raise click.UsageError(
            "--time cannot be combined with --checkpoint or --scheduler; stop with Ctrl-C", ctx
        )
    else:
        with stopping_by_hand(ctx, checkpoint), pieces_progress("asking", pieces_of(work)) as on_progress:
            runner = runner_of(jobs, scheduler)
            report = fuzz_in_pieces(work, runner, checkpoint=checkpoint, on_progress=on_progress)
    if report.identity is None:
        console.print(
            f"[red]{escape(report.ending.gave_up)}[/]; try `faraway conformance doctor`", highlight=False
        )
        sys.exit(NO_VERDICT)
    for outcome in report.smallest:
        print_failure(outcome, console)
    for line in report.diagnosis.in_words() if report.wrong else ():
        console.print(escape(line), highlight=False)
    console.print(
        f"{report.asked} random cases in {report.seconds:.1f} s (seed {seed}), {report.wrong} wrong",
        highlight=False,
    )
    if output is not None and report.smallest:
        text = dump_topic(
            "fresh",
            f"Found by `faraway conformance fuzz --seed {seed}`.",
            [one.vector for one in report.smallest],
        )
        write_output(output, text.encode())
        console.print(f"the shrunk failures are in {escape(output)}", highlight=False)
    sys.exit(NOT_CONFORMING if report.wrong or report.ending.gave_up else 0)
