"""`faraway conformance fuzz`: ask a port random cases that are in no suite."""

import click

from faraway.cli.campaigns import pieces_progress, runner_of, stopping_by_hand
from faraway.cli.conformance.options import (
    chosen_command,
    chosen_limits,
    jobs_option,
    limits_options,
    port_argument,
)
from faraway.cli.conformance.watching import asking
from faraway.cli.options import Seconds, campaign_options, json_options, output_file, write_json
from faraway.cli.stopping import stopping
from faraway.cli.tables import PlainConsole, make_console
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.opening import already_open
from faraway.conformance.fuzz.campaign import fuzz_in_pieces, pieces_of
from faraway.conformance.fuzz.fuzzing import Fuzzing, fuzz
from faraway.conformance.fuzz.report import dump_fuzz
from faraway.conformance.reports.terminal import escape, print_failure
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
    type=Seconds(min=0.1),
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
@limits_options
@click.option(
    "--write-vectors",
    type=output_file,
    metavar="FILE",
    help="Write the shrunk failures as vectors, for `run --vectors FILE`.",
)
@json_options
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
    write_vectors: str | None,
    as_json: bool,
    output: str | None,
) -> None:
    r"""Ask a port random tableaux, questions and games; shrink the failures and diagnose them.

    With --checkpoint or --scheduler the cases are divided into pieces, each asked of its own copy of the port; on a
    cluster every worker must have the port under the same command. The result is the same for any number of jobs or
    workers, but the cases differ from those of a run without these options.

    Without --sandbox the port runs with your rights. The limits of the whole run count for each piece.

    Exit status: 0 no failure; 1 the port failed a case; 2 the port could not be asked.

    \b
    Example:
      faraway conformance fuzz --count 1000 --seed 7 -- node port.mjs
      faraway conformance fuzz --count 1000 --checkpoint asked.jsonl -- ./my-port
      faraway conformance fuzz --write-vectors found.json -- ./my-port
    """
    console = PlainConsole(stderr=True) if as_json else make_console()
    work = Fuzzing(
        command=chosen_command(ctx, port),
        facts=sanctuary_facts(),
        count=count,
        seed=seed,
        seconds=seconds,
        levels=frozenset(levels or (2, 3, 4)),
        jobs=jobs,
        limits=chosen_limits(ctx),
    )
    if checkpoint is None and scheduler is None:
        with (
            stopping() as signals,
            Exchange(work.command, jobs=jobs, limits=work.limits) as exchange,
            signals.asking(exchange.stop),
            asking(count) as watch,
        ):
            report = fuzz(work, watch, already_open(exchange))
        status = signals.status
    elif seconds is not None:
        raise click.UsageError(
            "--time cannot be combined with --checkpoint or --scheduler; stop with Ctrl-C", ctx
        )
    else:
        with stopping_by_hand(checkpoint), pieces_progress("asking", pieces_of(work)) as on_progress:
            runner = runner_of(jobs, scheduler)
            report = fuzz_in_pieces(work, runner, checkpoint=checkpoint, on_progress=on_progress)
        status = 0
    write_json(lambda: dump_fuzz(report, seed), as_json=as_json, output=output)
    if report.identity is None:
        console.print(
            f"[red]{escape(report.ending.gave_up)}[/]; try `faraway conformance doctor`", highlight=False
        )
        ctx.exit(status or NO_VERDICT)
    if not as_json:
        for outcome in report.smallest:
            print_failure(outcome, console)
        for line in report.diagnosis.in_words() if report.wrong else ():
            console.print(escape(line), highlight=False)
    console.print(
        f"{report.asked} random cases in {report.seconds:.1f} s (seed {seed}), {report.wrong} wrong",
        highlight=False,
    )
    if write_vectors is not None and report.smallest:
        text = dump_topic(
            "fresh",
            f"Found by `faraway conformance fuzz --seed {seed}`.",
            [one.vector for one in report.smallest],
        )
        write_output(write_vectors, text.encode())
        console.print(f"the shrunk failures are in {escape(write_vectors)}", highlight=False)
    if report.ending.is_cut_short:
        console.print(f"[red]cut short: {escape(report.ending.gave_up)}[/]", highlight=False)
    ctx.exit(status or (NOT_CONFORMING if report.wrong or report.ending.gave_up else 0))
