"""Mutate the rules and try the tests on every mutant.

python -m tests.mutation                 all mutants, with progress
python -m tests.mutation --sample 60     some of them, the same ones for the same --seed
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import track
from rich.table import Table

from tests.mutation.equivalents import read_equivalents
from tests.mutation.mutants import ROOT, Workshop

if TYPE_CHECKING:
    from tests.mutation.mutants import Mutant

MAKE_ONLY = "spec.table.x_is_last_round__mutmut_1"
"""Trying one mutant makes all of them."""


def main() -> int:
    """Run, print the score by module and every survivor that is not answered for."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation", description=__doc__)
    parser.add_argument("--sample", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument(
        "--report-only", action="store_true", help="read the last run again, try survivors again"
    )
    options = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 150)
    workshop = Workshop(ROOT / "build" / ("mutation-sample" if options.sample else "mutation"))
    started = time.perf_counter()
    if not options.report_only:
        workshop.prepare()
        names: list[str] = []
        if options.sample:
            workshop.run_mutmut([MAKE_ONLY], options.processes)
            made = [mutant.name for mutant in workshop.read_mutants()]
            names = sorted(random.Random(options.seed).sample(made, min(options.sample, len(made))))
        workshop.run_mutmut(names, options.processes)
    mutants = [mutant for mutant in workshop.read_mutants() if mutant.fate != "not run"]
    workshop.check_without_mutant()
    survivors = [mutant for mutant in mutants if mutant.fate == "survived"]
    with ThreadPoolExecutor(options.processes) as pool:
        tried = pool.map(workshop.try_afresh, survivors)
        afresh = list(
            track(tried, total=len(survivors), description="survivors afresh", console=Console(stderr=True))
        )
    mutants = [mutant for mutant in mutants if mutant.fate != "survived"] + afresh
    return report(console, workshop, mutants, time.perf_counter() - started)


def report(console: Console, workshop: Workshop, mutants: list[Mutant], seconds: float) -> int:
    """Print the score; fail where a survivor is not on the list."""
    listed = {(entry.function, entry.line, entry.mutated) for entry in read_equivalents()}
    unanswered: list[tuple[Mutant, str, str]] = []
    equivalent: Counter[str] = Counter()
    for mutant in mutants:
        if mutant.fate == "survived":
            line, mutated = workshop.changed_lines(mutant)
            if (mutant.function, line, mutated) in listed:
                equivalent[mutant.file] += 1
            else:
                unanswered.append((mutant, line, mutated))
    table = Table(title="Mutants")
    for heading in ("module", "mutants", "killed", "afresh", "timed out", "equivalent", "survived"):
        table.add_column(heading, justify="left" if heading == "module" else "right")
    for file in sorted({mutant.file for mutant in mutants}):
        fates = Counter(mutant.fate for mutant in mutants if mutant.file == file)
        table.add_row(
            file,
            str(fates.total()),
            str(fates["killed"]),
            str(fates["killed in a fresh process"]),
            str(fates["timed out"]),
            str(equivalent[file]),
            str(fates["survived"] - equivalent[file]),
        )
    console.print(table)
    for mutant, line, mutated in unanswered:
        console.print(f"{mutant.name} survives:\n  - {line}\n  + {mutated}", markup=False, highlight=False)
    answered = len(mutants) - len(unanswered)
    console.print(
        f"{answered} of {len(mutants)} mutants killed or equivalent ({answered / max(len(mutants), 1):.1%}), "
        f"{equivalent.total()} equivalent, in {seconds:.0f} s"
    )
    survivors = [
        {"function": mutant.function, "line": line, "mutated": mutated}
        for mutant, line, mutated in unanswered
    ]
    (workshop.folder / "survivors.json").write_text(json.dumps(survivors, indent=1), encoding="utf-8")
    return 0 if mutants and not unanswered else 1


if __name__ == "__main__":
    sys.exit(main())
