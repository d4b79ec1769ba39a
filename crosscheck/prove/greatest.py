"""`python -m crosscheck greatest`: establish the greatest totals, and check the certificate that is left."""

import secrets
import sys
import time
from pathlib import Path

import click

from crosscheck.prove.greatest_pieces import Searching, search_lines
from faraway.cli.campaigns import pieces_progress, runner_of, stopping_by_hand
from faraway.cli.options import campaign_options
from proofs.greatest.certificate import digest, load_outcome
from proofs.greatest.checker import Sample, WrongCertificateError, check, check_witness
from proofs.greatest.summary import ESTABLISHED, Summary, dump_summary, summarise


@click.command
@click.option("--jobs", type=click.IntRange(1, 256), default=2, show_default=True, help="Processes.")
@campaign_options
@click.option(
    "--directory",
    type=click.Path(file_okay=False, path_type=Path),
    default="build/greatest",
    show_default=True,
    help="Write certificate.jsonl here, and cases.jsonl if there is no --checkpoint.",
)
@click.option("--cases", type=click.IntRange(min=1), help="Search only so many cases, and compare nothing.")
@click.option("--share", default=0.01, show_default=True, help="The share of searched boxes to search again.")
@click.option("--seed", type=int, help="Which boxes to search again. [default: random]")
@click.option("--establish", is_flag=True, help=f"Write {ESTABLISHED.name} instead of comparing with it.")
@click.pass_context
def command(  # noqa: PLR0913  one argument an option
    ctx: click.Context,
    *,
    jobs: int,
    scheduler: str | None,
    checkpoint: str | None,
    directory: Path,
    cases: int | None,
    share: float,
    seed: int | None,
    establish: bool,
) -> None:
    """Establish the greatest totals by exhaustive search, and check the certificate.

    The search takes about half an hour of two cores. Stop it with Ctrl-C and start it again at will.
    """
    begun = time.monotonic()
    directory.mkdir(parents=True, exist_ok=True)
    kept = checkpoint or str(directory / "cases.jsonl")
    searching = Searching(cases)
    with (
        stopping_by_hand(ctx, kept),
        pieces_progress("pieces", searching.as_campaign().pieces) as report,
    ):
        lines = search_lines(searching, runner_of(jobs, scheduler), checkpoint=kept, on_progress=report)
    certificate = directory / "certificate.jsonl"
    certificate.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    outcomes = [load_outcome(line) for line in lines]
    click.echo(f"{certificate}: {len(lines)} cases, sha256 {digest(outcomes)}")
    if cases is not None:
        click.echo("only some cases: compared with nothing")
        return
    summary = summarise(outcomes)
    print_table(summary)
    check_certificate(
        lines, summary, Sample(share, secrets.randbelow(1 << 32) if seed is None else seed, jobs)
    )
    text = dump_summary(summary)
    if establish:
        ESTABLISHED.write_text(text, encoding="utf-8")
    elif not ESTABLISHED.exists() or text != ESTABLISHED.read_text(encoding="utf-8"):
        click.echo(f"this is NOT what {ESTABLISHED} says; --establish replaces it")
        sys.exit(1)
    greatest = max(best.total for best in summary.greatest)
    click.echo(f"the greatest total is {greatest}, after {time.monotonic() - begun:.0f} seconds")


def check_certificate(lines: list[str], summary: Summary, sample: Sample) -> None:
    """Check witnesses and certificate, and print what was checked; exit with 1 if the checker refuses."""
    try:
        for best in summary.greatest:
            check_witness(best.tableau.regions, best.tableau.sanctuaries, best.sanctuaries, best.total)
        totals = [best.total for best in summary.greatest]
        report = check(lines, totals, sample, lambda text: click.echo(text, err=True))
    except WrongCertificateError as error:
        click.echo(f"REFUSED by the checker: {error}")
        sys.exit(1)
    click.echo(
        f"{report.cases} cases for {report.pairs} pairs of sets add up, {report.bounds} bounds recomputed, "
        f"{report.again} of {report.searched} searched boxes searched again (seed {sample.seed})"
    )


def print_table(summary: Summary) -> None:
    """Print the greatest totals and what it took to establish them."""
    click.echo("Sanctuaries  greatest   cases  bounded away  searched     Regions laid  witness")
    for best in summary.greatest:
        groups = [group for group in summary.groups if group.sanctuaries == best.sanctuaries]
        cases = sum(group.cases for group in groups)
        bounded = sum(group.bounded_away for group in groups)
        searched = sum(group.searched for group in groups)
        laid = sum(group.regions_laid for group in groups)
        row = " ".join(map(str, best.tableau.regions))
        click.echo(
            f"{best.sanctuaries:11}  {best.total:8}  {cases:6}  {bounded:12}  {searched:8}  {laid:15}  {row}"
        )
        for sanctuary in best.tableau.sanctuaries:
            click.echo(f"{'':71}{sanctuary}")
