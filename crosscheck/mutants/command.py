"""`python -m crosscheck mutants`: mutate the rules and run the tests on every mutant."""

import random
import sys
import time
from collections import Counter
from collections.abc import Sequence

import attrs
import click
from rich.console import Console
from rich.table import Table

from crosscheck.mutants.equivalents import Equivalent, read_equivalents
from crosscheck.mutants.forks import Verdict
from crosscheck.mutants.generation import Mutant
from crosscheck.mutants.journal import Journal
from crosscheck.mutants.sandbox import ROOT, Sandbox
from crosscheck.mutants.score import End, Score, fingerprint, read_score, write_score
from faraway.cli.progress import tracked
from faraway.cli.tables import make_console


@click.command
@click.option(
    "--sample", default=0, metavar="N", help="Try only this many, the same ones for the same --seed."
)
@click.option("--seed", default=1, show_default=True)
@click.option("--only", default="", metavar="TEXT", help="Try only mutants whose name contains this.")
@click.option("--processes", type=click.IntRange(1, 256), default=2, show_default=True)
def command(*, sample: int, seed: int, only: str, processes: int) -> None:
    """Mutate the rules, run the tests on every mutant, and publish the score.

    An interrupted run is resumed. A sample also fails if the published score belongs to other sources.
    """
    console = make_console()
    started = time.perf_counter()
    is_whole = not (sample or only)
    sandbox = Sandbox(ROOT / "build" / ("mutation" if is_whole else "mutation-part"))
    measured = {file: fingerprint(ROOT / file) for file in sandbox.selection.modules}
    made = sandbox.prepare()
    mutants = [mutant for mutant in made if only in mutant.name]
    if sample:
        mutants = random.Random(seed).sample(mutants, min(sample, len(mutants)))
    journal = Journal(ROOT / "build" / "mutation.jsonl" if is_whole else None, sandbox.digest())
    verdicts = run_mutants(sandbox, mutants, processes, journal)
    report = Report(mutants, verdicts, read_equivalents())
    is_answered = report.print(console, is_whole=is_whole)
    console.print(f"{time.perf_counter() - started:.0f} s")
    if is_whole and measured == {file: fingerprint(ROOT / file) for file in sandbox.selection.modules}:
        write_score(report.score())
    elif is_whole:
        console.print("the modules have changed meanwhile: the score is not published")
        sys.exit(1)
    changed = read_score().changed_since(ROOT) if sample else []
    for file in changed:
        console.print(f"{file} has changed since the score was measured: run `make mutants` again")
    sys.exit(0 if is_answered and not changed else 1)


def run_mutants(
    sandbox: Sandbox, mutants: Sequence[Mutant], processes: int, journal: Journal
) -> dict[str, Verdict]:
    """Run every mutant: those of functions in forks first, and whatever is left from the first import on."""
    done = journal.done
    forked = [mutant for mutant in mutants if not mutant.is_module and mutant.name not in done]
    if forked:
        verdicts = sandbox.run_forked(forked, processes)
        for verdict in tracked(verdicts, "forked mutants", len(forked)):
            if verdict.fate != "survived":
                journal.record(verdict)
    left = [mutant for mutant in mutants if mutant.name not in done]
    if left:
        fresh = sandbox.run_fresh(left, processes)
        for verdict in tracked(fresh, "fresh mutants", len(left)):
            journal.record(verdict)
    return done


@attrs.frozen
class Report:
    """The fate of every mutant, with the list of equivalent ones taken into account."""

    mutants: Sequence[Mutant]
    verdicts: dict[str, Verdict]
    equivalents: Sequence[Equivalent]

    def end(self, mutant: Mutant) -> End:
        """Return the fate of one mutant."""
        if self.verdicts[mutant.name].fate != "survived":
            return "killed"
        return "equivalent" if self.entry(mutant) else "survived"

    def entry(self, mutant: Mutant) -> Equivalent | None:
        """Return the entry that explains why a mutant is equivalent."""
        line, mutated = mutant.changed_lines()
        wanted = (mutant.function, line, mutated)
        return next(
            (each for each in self.equivalents if (each.function, each.line, each.mutated) == wanted), None
        )

    def score(self) -> Score:
        """Return the score by module."""
        ends: dict[str, list[End]] = {}
        for mutant in self.mutants:
            ends.setdefault(mutant.file, []).append(self.end(mutant))
        return Score.of(ROOT, ends)

    def print(self, console: Console, *, is_whole: bool) -> bool:
        """Print the table, survivors and idle entries; return True if there are none."""
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
            text = f"{mutant.name} of {mutant.function} survives:\n  - {line}\n  + {mutated}"
            console.print(text, markup=False, highlight=False, soft_wrap=True)
        idle = self._idle_entries() if is_whole else []
        for entry in idle:
            text = f"{entry.function}: listed as equivalent, and no mutant like that survives:\n  + {entry.mutated}"
            console.print(text, markup=False, highlight=False, soft_wrap=True)
        answered = score.total.mutants - score.total.survived
        console.print(f"{answered} of {score.total.mutants} mutants killed or equivalent")
        return bool(self.mutants) and not survivors and not idle

    def _idle_entries(self) -> list[Equivalent]:
        """Return the entries that explain no survivor: the mutants are killed or gone."""
        used = {self.entry(mutant) for mutant in self.mutants if self.end(mutant) == "equivalent"}
        return [entry for entry in self.equivalents if entry not in used]
