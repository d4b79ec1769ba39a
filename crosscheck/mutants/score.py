"""The published score: how many mutants each module has, and their fates.

It has a fingerprint of every module, so that a score of other sources is noticed: comments and docstrings may change
under it, code may not.
"""

from __future__ import annotations

import ast
import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Literal, TypeAlias

import attrs

from crosscheck.mutants.records import dump_record, load_record

PUBLISHED = Path(__file__).with_name("score.json")
End: TypeAlias = Literal["killed", "equivalent", "survived"]


@attrs.frozen(kw_only=True)
class Counts:
    """The fates of some mutants; one that keeps the tests from ending is killed."""

    mutants: int
    killed: int
    equivalent: int
    survived: int

    @classmethod
    def of(cls, ends: Iterable[End]) -> Counts:
        """Count fates."""
        number = Counter(ends)
        return cls(
            mutants=number.total(),
            killed=number["killed"],
            equivalent=number["equivalent"],
            survived=number["survived"],
        )


@attrs.frozen(kw_only=True)
class ModuleScore:
    """The score of one module, and the fingerprint of its code."""

    code: str
    counts: Counts


@attrs.frozen(kw_only=True)
class Score:
    """The score of all modules."""

    total: Counts
    packages: dict[str, Counts]
    modules: dict[str, ModuleScore]

    @classmethod
    def of(cls, root: Path, ends: Mapping[str, list[End]]) -> Score:
        """Add up how the mutants of each module ended."""
        packages = sorted({file.partition("/")[0] for file in ends})
        return cls(
            total=Counts.of(end for each in ends.values() for end in each),
            packages={
                package: Counts.of(
                    end for file, each in ends.items() if file.startswith(f"{package}/") for end in each
                )
                for package in packages
            },
            modules={
                file: ModuleScore(code=fingerprint(root / file), counts=Counts.of(each))
                for file, each in sorted(ends.items())
            },
        )

    def changed_since(self, root: Path) -> list[str]:
        """Return the modules whose code has changed since it was measured."""
        return [
            file
            for file, module in self.modules.items()
            if not (root / file).is_file() or fingerprint(root / file) != module.code
        ]


def fingerprint(file: Path) -> str:
    """Return a digest of the code of a file, without comments and docstrings."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef)
            and ast.get_docstring(node) is not None
        ):
            node.body = node.body[1:]
    return hashlib.sha256(ast.dump(tree).encode()).hexdigest()[:16]


def read_score() -> Score:
    """Read the published score."""
    return load_record(PUBLISHED.read_text(encoding="utf-8"), Score)


def write_score(score: Score) -> None:
    """Publish a score."""
    PUBLISHED.write_text(dump_record(score, indent=1) + "\n", encoding="utf-8")
