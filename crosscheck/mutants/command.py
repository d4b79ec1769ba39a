"""Mutate the rules and try the tests on every mutant.

python -m crosscheck.mutants                 all mutants, with progress; goes on where a broken-off run left off, and
                                         publishes the score in crosscheck/mutants/score.json
python -m crosscheck.mutants --sample 200    some of them, the same ones for the same --seed; fails too where the published
                                         score is of other sources
python -m crosscheck.mutants --only totals   those of which the name holds these words
"""

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

import attrs
from rich.console import Console
from rich.progress import track
from rich.table import Table

from crosscheck.mutants.equivalents import Equivalent, read_equivalents
from crosscheck.mutants.forking import Verdict
from crosscheck.mutants.logbook import Logbook
from crosscheck.mutants.making import Mutant
from crosscheck.mutants.score import End, Score, fingerprint, read_score, write_score
from crosscheck.mutants.workshop import ROOT, Workshop


def main() -> int:
    """Run, print the score by module and every survivor that is not answered for."""
    parser = argparse.ArgumentParser(
        prog="python -m crosscheck.mutants",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--sample", type=int, default=0, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", metavar="WORDS")
    parser.add_argument("--processes", type=int, default=2)
    options = parser.parse_args()
    console = Console(width=None if sys.stdout.isatty() else 150)
    started = time.perf_counter()
    is_whole = not (options.sample or options.only)
    workshop = Workshop(ROOT / "build" / ("mutation" if is_whole else "mutation-part"))
    measured = {file: fingerprint(ROOT / file) for file in workshop.chosen.modules}
    made = workshop.prepare()
    mutants = [mutant for mutant in made if options.only in mutant.name]
    if options.sample:
        mutants = random.Random(options.seed).sample(mutants, min(options.sample, len(mutants)))
    logbook = Logbook(ROOT / "build" / "mutation.jsonl" if is_whole else None, workshop.digest())
    verdicts = try_mutants(workshop, mutants, options.processes, logbook)
    answers = Answers(mutants, verdicts, read_equivalents())
    is_answered = answers.report(console, is_whole=is_whole)
    console.print(f"{time.perf_counter() - started:.0f} s")
    if is_whole and measured == {file: fingerprint(ROOT / file) for file in workshop.chosen.modules}:
        write_score(answers.score())
    elif is_whole:
        console.print("the modules have changed meanwhile: this score is of nothing and not published")
        return 1
    changed = read_score().changed_since(ROOT) if options.sample else []
    for file in changed:
        console.print(f"{file} has changed since the score was measured: run `make mutants` again")
    return 0 if is_answered and not changed else 1


def try_mutants(
    workshop: Workshop, mutants: Sequence[Mutant], processes: int, logbook: Logbook
) -> dict[str, Verdict]:
    """Try every mutant: those of functions in forks first, and whatever is left in a fresh process each."""
    told = Console(stderr=True)
    done = logbook.done
    forked = [mutant for mutant in mutants if not mutant.planted and mutant.name not in done]
    if forked:
        verdicts = workshop.try_forked(forked, processes)
        for verdict in track(verdicts, total=len(forked), description="in forks", console=told):
            if verdict.fate != "survived":
                logbook.note(verdict)
    left = [mutant for mutant in mutants if mutant.name not in done]
    if left:
        fresh = workshop.try_afresh(left, processes)
        for verdict in track(fresh, total=len(left), description="afresh  ", console=told):
            logbook.note(verdict)
    return done


@attrs.frozen
class Answers:
    """How every mutant ended, the list of equivalent ones taken into implementation."""

    mutants: Sequence[Mutant]
    verdicts: dict[str, Verdict]
    equivalents: Sequence[Equivalent]

    def end(self, mutant: Mutant) -> End:
        """Tell how one mutant ended."""
        if self.verdicts[mutant.name].fate != "survived":
            return "killed"
        return "equivalent" if self.entry(mutant) else "survived"

    def entry(self, mutant: Mutant) -> Equivalent | None:
        """Find the entry that says why a mutant is equivalent."""
        line, mutated = mutant.changed_lines()
        wanted = (mutant.function, line, mutated)
        return next(
            (each for each in self.equivalents if (each.function, each.line, each.mutated) == wanted), None
        )

    def score(self) -> Score:
        """Give the score by module."""
        ends: dict[str, list[End]] = {}
        for mutant in self.mutants:
            ends.setdefault(mutant.file, []).append(self.end(mutant))
        return Score.of(ROOT, ends)

    def report(self, console: Console, *, is_whole: bool) -> bool:
        """Print the table and what is not answered for; tell whether everything is."""
        score = self.score()
        late = Counter(
            mutant.file for mutant in self.mutants if self.verdicts[mutant.name].fate == "timed out"
        )
        table = Table(title="Mutants")
        for heading in ("module", "mutants", "killed", "never ended", "equivalent", "survived"):
            table.add_column(heading, justify="left" if heading == "module" else "right")
        rows = {file: module.counts for file, module in score.modules.items()}
        for name, counts in {**rows, **score.packages, "all": score.total}.items():
            never = sum(number for file, number in late.items() if name == "all" or file.startswith(name))
            numbers = (counts.mutants, counts.killed, never, counts.equivalent, counts.survived)
            table.add_row(name, *map(str, numbers), end_section=name == max(rows))
        console.print(table)
        survivors = [mutant for mutant in self.mutants if self.end(mutant) == "survived"]
        for mutant in survivors:
            line, mutated = mutant.changed_lines()
            told = f"{mutant.name} of {mutant.function} survives:\n  - {line}\n  + {mutated}"
            console.print(told, markup=False, highlight=False, soft_wrap=True)
        idle = self._idle_entries() if is_whole else []
        for entry in idle:
            told = f"{entry.function}: listed as equivalent, and no mutant like that survives:\n  + {entry.mutated}"
            console.print(told, markup=False, highlight=False, soft_wrap=True)
        answered = score.total.mutants - score.total.survived
        console.print(f"{answered} of {score.total.mutants} mutants killed or equivalent")
        return bool(self.mutants) and not survivors and not idle

    def _idle_entries(self) -> list[Equivalent]:
        """List the entries that answer for no mutant: they have been killed, or are gone."""
        used = {self.entry(mutant) for mutant in self.mutants if self.end(mutant) == "equivalent"}
        return [entry for entry in self.equivalents if entry not in used]


if __name__ == "__main__":
    sys.exit(main())
