"""Everything that is asked of a solver, as SMT-LIB scripts: theorems with their twins, and the steps of equality."""

import hashlib
import random
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

from crosscheck.processes import run_program
from crosscheck.prove.parts import PARTS
from proofs.scripts import Script, question_script, scripts_of
from proofs.smt import Answer, Constraints, listening
from proofs.theorems import BY_NAME, MODULES
from proofs.verdict import Kind, Subject

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("crosscheck/equality", "crosscheck/prove", "faraway/cards", "faraway/scoring", "proofs", "spec")
SUFFIXES = frozenset({".py", ".toml", ".csv"})
EQUALITY = tuple(
    name for name, claim in PARTS.items() if claim.subject is Subject.EQUALITY and claim.kind is Kind.PROVED
)
"""The steps of equality that ask a solver; the others run every case."""
LONGEST = (
    "contexts_hold_every_legal_row",
    "score_unique_of_cards",
    "score_exists_of_cards",
    "fame_mono_of_sanctuary_added",
    "fame_mono_of_region_added",
    "fame_nonneg",
)


def units() -> list[str]:
    """Return the names of all that has scripts, the longest work first: steps of equality, then theorems."""
    first = [*EQUALITY, *LONGEST]
    return [*first, *(name for name in BY_NAME if name not in first)]


def scripts_for(unit: str) -> Iterator[Script]:
    """Yield the scripts of a theorem or of a step of equality."""
    if unit in BY_NAME:
        yield from scripts_of(BY_NAME[unit])
    else:
        yield from _exclusions(unit)


def _exclusions(step: str) -> Iterator[Script]:
    """Yield what a step of equality rests on: the questions to which z3 answered that there is no such case."""
    claim = PARTS[step]
    asked: dict[str, Script] = {}

    def listener(constraints: Constraints, answer: Answer) -> None:
        if answer is Answer.UNSATISFIABLE:
            script = question_script(claim.name, f"{len(asked) + 1}", claim.clauses, constraints, answer)
            asked.setdefault(script.body, script)

    with listening(listener):
        for failure in claim.check():
            raise ValueError(f"{claim.name} fails: {failure}")
    yield from asked.values()


def file_of(script: Script, number: int) -> str:
    """Return the path of a script in an export: a folder for each claim, and what it asks in the name."""
    label = re.sub(r"[^a-z0-9]+", "-", script.label.lower()).strip("-")[:60]
    return f"{script.name}/{number:04}-{label}.{script.role.value}.smt2"


def digest_of_sources() -> str:
    """Return a hash of all that the scripts are made from, so that kept answers are used for the same scripts only."""
    files = (
        path for source in SOURCES for path in sorted((ROOT / source).rglob("*")) if path.suffix in SUFFIXES
    )
    digest = hashlib.sha256()
    for path in files:
        digest.update(f"{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return digest.hexdigest()


def sample_of(names: Sequence[str], size: int) -> list[str]:
    """Return so many of the names: theorems of modules that changed since main first, then others by the commit.

    What takes a solver many minutes is in no sample, so that a sample takes about as long on every commit.
    """
    names = [name for name in names if name not in EQUALITY and name not in LONGEST]
    changed = set(
        _git("diff", "--name-only", _git("merge-base", "HEAD", "main").strip() or "HEAD").splitlines()
    )
    touched = [
        theorem.name
        for module, theorems in MODULES.items()
        if f"proofs/theorems/{module}.py" in changed
        for theorem in theorems
        if theorem.name in names
    ]
    generator = random.Random(_git("rev-parse", "HEAD"))
    others = [name for name in names if name not in touched]
    generator.shuffle(touched)
    generator.shuffle(others)
    return [*touched, *others][:size]


def _git(*arguments: str) -> str:
    """Return what git prints, or nothing where there is no such history."""
    done = run_program(["git", *arguments], folder=ROOT)
    return done.stdout if done.returncode == 0 else ""
