"""`faraway conformance fuzz`: fresh cases that are in no suite."""

import sys

import click

from faraway.cli.campaigns import campaign_options, pieces_progress, runner_of, stopping_by_hand
from faraway.cli.conformance.options import port_argument, time_limit_option
from faraway.cli.tables import make_console
from faraway.conformance.fuzz.campaign import fuzz_in_pieces, pieces_of
from faraway.conformance.fuzz.fuzzing import Fuzzing
from faraway.conformance.fuzz.fuzzing import fuzz as fuzz_port
from faraway.conformance.reference.facts import sanctuary_facts
from faraway.conformance.reports.terminal import escape, live_progress, print_failure
from faraway.conformance.runner.wire import Limits
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
    help="Stop asking after this time.",
)
@click.option(
    "--level",
    "levels",
    multiple=True,
    type=click.IntRange(2, 4),
    help="Only this level. May be given several times.",
)
@click.option(
    "--jobs",
    type=click.IntRange(1, 64),
    default=2,
    show_default=True,
    help="How many copies of the port to ask at once.",
)
@campaign_options
@time_limit_option
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    help="Write the smallest cases as vectors, ready for `run --vectors FILE`.",
)
@click.pass_context
def fuzz(  # noqa: PLR0913  a parameter for each option, as click wants it
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
    time_limit: float,
    output: str | None,
) -> None:
    r"""Ask a port fresh tableaux, questions and games; make the smallest of what it gets wrong, and explain it.

    With --checkpoint or --scheduler the cases are cut into pieces, each with a copy of the port of its own; on a cluster
    every worker must have the port under the same command. All pieces are asked, and the result is the same for any
    number of jobs or workers; the cases are others than without.

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
        limits=Limits(seconds=time_limit),
    )
    if checkpoint is None and scheduler is None:
        with live_progress(console, count) as watch:
            report = fuzz_port(work, watch)
    elif seconds is not None:
        raise click.UsageError("--time goes with neither --checkpoint nor --scheduler; Ctrl-C stops", ctx)
    else:
        with stopping_by_hand(ctx, checkpoint), pieces_progress("asking", pieces_of(work)) as tell:
            runner = runner_of(jobs, scheduler)
            report = fuzz_in_pieces(work, runner, checkpoint=checkpoint, tell=tell)
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
        f"{report.asked} fresh cases in {report.seconds:.1f} s (seed {seed}), {report.wrong} wrong",
        highlight=False,
    )
    if output is not None and report.smallest:
        text = dump_topic(
            "fresh",
            f"Found by `faraway conformance fuzz --seed {seed}`.",
            [one.vector for one in report.smallest],
        )
        write_output(output, text.encode())
        console.print(f"the smallest are in {escape(output)}", highlight=False)
    sys.exit(NOT_CONFORMING if report.wrong or report.ending.gave_up else 0)
