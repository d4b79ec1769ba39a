"""`python -m crosscheck prove-twice`: ask z3 and cvc5 every obligation and every twin, and print one table."""

import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from crosscheck.prove.obligations import sample_of, units
from crosscheck.prove.two_solvers import Agreement, Compared, Comparing, checkpoint_in, load_compared
from faraway.cli.campaigns import pieces_progress, stopping_by_hand
from faraway.jobs.campaign import in_processes, run_campaign
from proofs.smt import Answer


def table(rows: Sequence[Compared]) -> Iterator[str]:
    """Yield a line for each claim: its scripts, those that each solver answers as expected, and the time of each."""
    width = max([len("theorem"), *(len(row.name) for row in rows)])
    yield f"{'theorem':{width}}  scripts     z3   cvc5    z3 s  cvc5 s  "
    for row in rows:
        right = [
            sum(answer == asked.expected for answer, asked in zip(answers, row.asked, strict=True))
            for answers in zip(*((asked.z3, asked.cvc5) for asked in row.asked), strict=True)
        ] or [0, 0]
        yield (
            f"{row.name:{width}}  {len(row.asked):7}  {right[0]:5}  {right[1]:5}  {row.z3_seconds:6.1f}  "
            f"{row.cvc5_seconds:6.1f}  {row.agreement.value}"
        )
        for wrong in row.wrong():
            yield f"  {wrong.file}: expected {wrong.expected}, z3 {wrong.z3}, cvc5 {wrong.cvc5}: {wrong.agreement.value}"
        if row.error:
            yield f"  {row.error}"


def proofs(rows: Sequence[Compared]) -> str:
    """Return how many answers "unsat" of cvc5 come with a proof, and how many of those without a trusted step."""
    found = [asked.proof for row in rows for asked in row.asked if asked.proof is not None]
    expected = sum(asked.expected == Answer.UNSATISFIABLE.value for row in rows for asked in row.asked)
    checked = sum(not proof.trusted for proof in found)
    return (
        f"{expected} scripts that nothing satisfies: {len(found)} proofs by cvc5, {checked} without a trusted step; "
        f"of the other {expected - len(found)} its answer alone"
    )


def totals(rows: Sequence[Compared], seconds: float) -> str:
    """Return the last line: obligations, agreed, disagreed, unsolved, time."""
    counts = Counter(asked.agreement for row in rows for asked in row.asked)
    errors = counts[Agreement.ERROR] + sum(bool(row.error) for row in rows)
    return (
        f"{len(rows)} claims, {counts.total()} scripts: {counts[Agreement.AGREED]} agreed, "
        f"{counts[Agreement.DISAGREED]} disagreed, {counts[Agreement.UNSOLVED]} unsolved, {errors} errors; "
        f"z3 {sum(row.z3_seconds for row in rows):.0f} s, cvc5 {sum(row.cvc5_seconds for row in rows):.0f} s, "
        f"{seconds:.0f} s in all"
    )


@click.command
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option(
    "--sample", type=click.IntRange(min=1), metavar="N", help="Only this many claims, the changed ones first."
)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=os.cpu_count() or 1, help="Processes. [default: all cores]"
)
@click.option(
    "--proofs",
    "with_proofs",
    is_flag=True,
    help="Ask cvc5 for proofs, too, and count those without a trusted step; takes many times as long.",
)
@click.option(
    "--directory",
    type=click.Path(file_okay=False, path_type=Path),
    default="build/prove-twice",
    show_default=True,
    help="Keep the answers here, so that the same command resumes.",
)
def command(
    *, names: tuple[str, ...], sample: int | None, jobs: int, with_proofs: bool, directory: Path
) -> None:
    """Ask z3 and cvc5 every obligation and every twin, or those of some theorems, as `export` writes them.

    You can stop it with Ctrl-C; the same command resumes. A disagreement, an unknown answer or an exception is a failure.
    """
    known = units()
    if unknown := [name for name in names if name not in known]:
        raise click.UsageError(f"nothing to prove is called {', '.join(unknown)}")
    chosen = list(dict.fromkeys(names)) or known
    claims = tuple(sample_of(chosen, sample) if sample else chosen)
    campaign = Comparing(claims, with_proofs).as_campaign()
    directory.mkdir(parents=True, exist_ok=True)
    kept = str(checkpoint_in(directory, campaign)) if not names and not sample else None
    begun = time.monotonic()
    with stopping_by_hand(kept), pieces_progress("claims", campaign.pieces) as report:
        results = run_campaign(campaign, in_processes(jobs), checkpoint=kept, on_progress=report)
    rows = sorted(load_compared(results), key=lambda row: known.index(row.name))
    for line in table(rows):
        click.echo(line)
    if with_proofs:
        click.echo(proofs(rows))
    click.echo(totals(rows, time.monotonic() - begun))
    sys.exit(0 if all(row.agreement is Agreement.AGREED for row in rows) else 1)
