"""`python -m crosscheck greatest`: establish the greatest totals, and check the certificate to the last box."""

import secrets
import sys
import time
from pathlib import Path

import click

from crosscheck.prove.greatest_pieces import Searching, search_lines
from crosscheck.prove.greatest_recheck import NoCompilerError, Recheck, build, recheck
from faraway.cli.campaigns import pieces_progress, runner_of, stopping_by_hand
from faraway.cli.options import campaign_options
from proofs.greatest.certificate import Outcome, digest, dump_certificate, load_outcome
from proofs.greatest.checker import Report, Sample, WrongCertificateError, check
from proofs.greatest.guesses import GUESSES
from proofs.greatest.scoring import total_of
from proofs.greatest.summary import (
    ESTABLISHED,
    Summary,
    dump_summary,
    greatest_totals,
    keep,
    load_kept,
    summarise,
)
from proofs.verdict import Kind


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
@click.option("--cases", type=click.IntRange(min=1), help="Search only this many cases, and compare nothing.")
@click.option(
    "--kept", is_flag=True, help="Search nothing: check the certificate that is kept in the repository."
)
@click.option(
    "--share",
    type=click.FloatRange(0, 1),
    default=0.01,
    show_default=True,
    help="The share of searched boxes to search again where there is no rustc.",
)
@click.option(
    "--seed", type=int, help="Which boxes to search again where there is no rustc. [default: random]"
)
@click.option(
    "--establish", is_flag=True, help=f"Write {ESTABLISHED.name} and the certificate instead of comparing."
)
def command(  # noqa: PLR0913  one argument an option
    *,
    jobs: int,
    scheduler: str | None,
    checkpoint: str | None,
    directory: Path,
    cases: int | None,
    kept: bool,
    share: float,
    seed: int | None,
    establish: bool,
) -> None:
    """Establish the greatest totals by exhaustive search, and check the certificate to the last box.

    The search takes minutes. You can stop it with Ctrl-C; the same command resumes. A second program in Rust, which shares
    no code with the first, then searches every searched box again; without rustc only a sample is searched again.
    """
    begun = time.monotonic()
    directory.mkdir(parents=True, exist_ok=True)
    if kept:
        certificate = load_kept()
    else:
        searching = Searching(cases)
        path = checkpoint or str(directory / "cases.jsonl")
        with (
            stopping_by_hand(path),
            pieces_progress("pieces", searching.as_campaign().pieces) as report,
        ):
            lines = search_lines(searching, runner_of(jobs, scheduler), checkpoint=path, on_progress=report)
        outcomes = [load_outcome(line) for line in lines]
        refuse_beaten_guesses(outcomes)
        certificate = dump_certificate(greatest_totals(outcomes), lines)
    written = directory / "certificate.jsonl"
    written.write_text(certificate, encoding="utf-8")
    click.echo(f"{written}: {len(certificate.splitlines()) - 1} cases, sha256 {digest(certificate)}")
    if cases is not None:
        click.echo("only some cases: compared with nothing")
        return
    searched_in = time.monotonic() - begun
    summary = summarise(certificate)
    print_table(summary)
    kind = check_certificate(
        written, Sample(share, secrets.randbelow(1 << 32) if seed is None else seed, jobs)
    )
    if establish:
        keep(certificate)
    elif dump_summary(summary) != ESTABLISHED.read_text(encoding="utf-8") or certificate != load_kept():
        click.echo(f"this is NOT what {ESTABLISHED} says; --establish replaces it")
        sys.exit(1)
    totals = [best.total for best in summary.greatest]
    click.echo(
        f"{kind.value}: the greatest total is {max(totals)}; with 0 to 7 Sanctuaries {', '.join(map(str, totals))} "
        f"({searched_in:.0f} s of search, {time.monotonic() - begun:.0f} s in all)"
    )


def refuse_beaten_guesses(outcomes: list[Outcome]) -> None:
    """Exit with 1 if a tableau beats the guess that the search began with: it must begin with the better one."""
    better = [outcome.better for outcome in outcomes if outcome.better is not None]
    for tableau in better:
        known = total_of(GUESSES[len(tableau.sanctuaries)])
        click.echo(f"{total_of(tableau)} beats {known}: put {tableau} into guesses.toml and search again")
    if better:
        sys.exit(1)


def check_certificate(certificate: Path, sample: Sample) -> Kind:
    """Check a certificate, print what was checked and return what that amounts to; exit with 1 if it is refused."""
    checked: Recheck | Report
    try:
        try:
            checked = recheck(build(certificate.parent), certificate, jobs=sample.jobs)
            by = "a second search in Rust"
        except NoCompilerError as error:
            click.echo(f"{error}: only a sample of the searched boxes is searched again, in plain Python")
            checked = check(
                certificate.read_text(encoding="utf-8"), sample, lambda text: click.echo(text, err=True)
            )
            by = f"plain Python (seed {sample.seed})"
    except WrongCertificateError as error:
        click.echo(f"REFUSED by the checker: {error}")
        sys.exit(1)
    share = "all" if checked.searched_again == checked.searched else "a sample"
    click.echo(
        f"rechecked by {by}: {checked.cases:,} cases for {checked.pairs:,} pairs of sets add up; "
        f"{checked.bounded:,} of {checked.bounded:,} bounds recomputed; "
        f"{checked.searched_again:,} of {checked.searched:,} searched boxes searched again ({share})"
    )
    return Kind.EXHAUSTED if share == "all" else Kind.SAMPLED


def print_table(summary: Summary) -> None:
    """Print the greatest totals and what it took to establish them."""
    click.echo("Sanctuaries  greatest   cases  bounded away  searched  witness")
    for best in summary.greatest:
        groups = [group for group in summary.groups if group.sanctuaries == best.sanctuaries]
        cases = sum(group.cases for group in groups)
        bounded = sum(group.bounded_away for group in groups)
        searched = sum(group.searched for group in groups)
        row = " ".join(map(str, best.tableau.regions))
        click.echo(f"{best.sanctuaries:11}  {best.total:8}  {cases:6}  {bounded:12}  {searched:8}  {row}")
        for sanctuary in best.tableau.sanctuaries:
            click.echo(f"{'':54}{sanctuary}")
