"""Why a code mutant that no vector catches need not be caught: it changes nothing, or nothing that a port can be asked.

What changes nothing at all is listed in crosscheck/mutants/equivalent.toml. silent.toml lists what shows in the
reference but never on the wire: the text of a message, the clause that it cites, a view of the score sheet. An entry
without lines covers a whole function, and holds only while no vector catches any mutant of it.
"""

import tomllib
from collections.abc import Sequence
from pathlib import Path

import cattrs
from attrs import frozen

from crosscheck.mutants.equivalents import read_equivalents
from crosscheck.strength.measuring import Measured
from crosscheck.strength.mutants import PlantableMutant

SILENT = Path(__file__).with_name("silent.toml")


@frozen(kw_only=True)
class Silent:
    """Mutants of a function that no answer shows: all, or those of some changed lines; and the reason.

    `mutated` has the lines as mutated, preceded by the line as it is and an arrow where others read alike.
    """

    function: str
    reason: str
    mutated: tuple[str, ...] = ()

    def covers(self, mutant: PlantableMutant) -> bool:
        """Return True if the entry covers this mutant."""
        if mutant.function != self.function:
            return False
        forms = {mutant.mutated, f"{mutant.line} -> {mutant.mutated}"}
        return not self.mutated or not forms.isdisjoint(self.mutated)


@frozen(kw_only=True)
class Survivors:
    """The mutants that no vector catches, by what is known of them, and what is wrong with the list of the silent."""

    equivalent: tuple[str, ...]
    silent: tuple[str, ...]
    missed: tuple[str, ...]
    wrong_entries: tuple[str, ...]


def read_silent() -> list[Silent]:
    """Read the list."""
    document = tomllib.loads(SILENT.read_text(encoding="utf-8"))
    return cattrs.structure(document.get("silent", []), list[Silent])


def sort_survivors(measured: Sequence[Measured]) -> Survivors:
    """Sort survivors by reason; an entry that covers none, or a mutant that is caught, is wrong."""
    listed = {(entry.function, entry.line, entry.mutated) for entry in read_equivalents()}
    silent = read_silent()
    equivalent, quiet, missed = [], [], []
    for one in measured:
        mutant = one.mutant
        if one.caught_by:
            continue
        if (mutant.function, mutant.line, mutant.mutated) in listed:
            equivalent.append(mutant.name)
        elif any(entry.covers(mutant) for entry in silent):
            quiet.append(mutant.name)
        else:
            missed.append(f"{mutant.name}: {mutant.line} -> {mutant.mutated}")
    wrong = [
        f"{entry.function}: {entry.reason}"
        for entry in silent
        if not (covered := [one for one in measured if entry.covers(one.mutant)])
        or any(one.caught_by for one in covered)
    ]
    return Survivors(
        equivalent=tuple(equivalent),
        silent=tuple(quiet),
        missed=tuple(missed),
        wrong_entries=tuple(wrong),
    )
