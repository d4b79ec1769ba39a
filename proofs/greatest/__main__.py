"""`python -m proofs.greatest`: establish the greatest totals, and check the certificate that is left.

It may be stopped at any time with Ctrl-C: what is done is kept, and the next run goes on from there.
"""

import argparse
import secrets
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from proofs.greatest.cases import Case
from proofs.greatest.certificate import Outcome, dump_outcome
from proofs.greatest.checker import Sample, WrongCertificateError, check, check_witness
from proofs.greatest.search import all_cases, search_all
from proofs.greatest.summary import Summary, dump_summary, summarise
from proofs.processes import STOPPED_BY_HAND

ESTABLISHED = Path(__file__).with_name("established.json")


def say(text: str) -> None:
    """Tell how far it has come."""
    print(text, file=sys.stderr, flush=True)


def collect(checkpoint: Path, jobs: int) -> list[Outcome]:
    """Search all cases with a line of progress every few seconds."""
    pending = len(all_cases())
    begun = told = time.monotonic()
    outcomes: list[Outcome] = []
    for outcome in search_all(checkpoint, jobs):
        outcomes.append(outcome)
        now = time.monotonic()
        if now - told > 5 or len(outcomes) == pending:
            told = now
            at = outcome.case.sanctuaries
            say(
                f"{len(outcomes)} of {pending} cases, now with {at} Sanctuaries, after {now - begun:.0f} seconds"
            )
        if outcome.better is not None:
            say(f"better than the guess: {outcome.better}")
    return sorted(outcomes, key=by_case)


def by_case(outcome: Outcome) -> Case:
    """Order outcomes by their cases."""
    return outcome.case


def print_table(summary: Summary) -> None:
    """Print the greatest totals and what it took to establish them."""
    print("Sanctuaries  greatest   cases  bounded away  searched     Regions laid  witness")
    for best in summary.greatest:
        groups = [group for group in summary.groups if group.sanctuaries == best.sanctuaries]
        cases, bounded, searched, laid = (
            sum(counts)
            for counts in zip(
                *((group.cases, group.bounded_away, group.searched, group.regions_laid) for group in groups),
                strict=True,
            )
        )
        row = " ".join(map(str, best.tableau.regions))
        print(
            f"{best.sanctuaries:11}  {best.total:8}  {cases:6}  {bounded:12}  {searched:8}  {laid:15}  {row}"
        )
        for sanctuary in best.tableau.sanctuaries:
            print(f"{'':71}{sanctuary}")


def main(arguments: Sequence[str]) -> int:
    """Search, write the certificate, check it, and compare it with the one that was established."""
    parser = argparse.ArgumentParser(prog="python -m proofs.greatest", description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, metavar="N", help="processes (2)")
    parser.add_argument("--directory", type=Path, default=Path("build/greatest"), metavar="DIRECTORY")
    parser.add_argument("--share", type=float, default=0.01, help="of searched boxes to search anew (0.01)")
    parser.add_argument("--seed", type=int, default=None, help="which ones; without, others each time")
    parser.add_argument("--establish", action="store_true", help=f"write {ESTABLISHED.name} anew")
    try:
        return establish(parser.parse_args(arguments))
    except KeyboardInterrupt:
        say("stopped; the cases that are done are kept, and the next run goes on from there")
        return STOPPED_BY_HAND


def establish(options: argparse.Namespace) -> int:
    """Do what was asked; 0 if the certificate passes its checker and says what was established."""
    begun = time.monotonic()
    outcomes = collect(options.directory / "cases.jsonl", options.jobs)
    summary = summarise(outcomes)
    lines = [dump_outcome(outcome) for outcome in outcomes]
    certificate = options.directory / "certificate.jsonl"
    certificate.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    print_table(summary)
    totals = [best.total for best in summary.greatest]
    seed = secrets.randbelow(1 << 32) if options.seed is None else options.seed
    try:
        for best in summary.greatest:
            check_witness(best.tableau.regions, best.tableau.sanctuaries, best.sanctuaries, best.total)
        report = check(lines, totals, Sample(options.share, seed, options.jobs), say)
    except WrongCertificateError as error:
        print(f"REFUSED by the checker: {error}")
        return 1
    print(
        f"{certificate}: {report.cases} cases for {report.pairs} pairs of sets add up, {report.bounds} bounds"
        f" recomputed, {report.again} of {report.searched} searched boxes searched anew (seed {seed})"
    )
    text = dump_summary(summary)
    if options.establish:
        ESTABLISHED.write_text(text, encoding="utf-8")
    elif not ESTABLISHED.exists() or text != ESTABLISHED.read_text(encoding="utf-8"):
        print(f"this is not what {ESTABLISHED} says; --establish writes it anew")
        return 1
    print(f"the greatest total is {max(totals)}, after {time.monotonic() - begun:.0f} seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
