"""The list of slips, and copies of the repository in which one is planted at a time."""

import hashlib
import os
import shutil
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import attrs

from faraway.io import load_value

ROOT = Path(__file__).parents[2]
NOT_COPIED = shutil.ignore_patterns(
    ".git", ".venv", "build", "__pycache__", ".*_cache", ".hypothesis", "node_modules"
)


@attrs.frozen
class Patch:
    """One piece of text of one file, and the wrong text in its place."""

    file: str
    right: str
    wrong: str

    def apply(self, text: str) -> str:
        """Return a file's text with the slip in it; the right text must stand there exactly once."""
        if text.count(self.right) != 1:
            raise ValueError(f"{self.file} holds {self.right!r} {text.count(self.right)} times, not once")
        return text.replace(self.right, self.wrong)


@attrs.frozen
class Planting:
    """A slip planted in one package, or in several at once."""

    slip: str
    planted: str
    patches: tuple[Patch, ...]
    hints: tuple[str, ...]

    @property
    def fingerprint(self) -> str:
        """Return a hash of what is planted: a finding is of this very error and of no other."""
        texts = (text for patch in self.patches for text in (patch.file, patch.right, patch.wrong))
        return hashlib.sha256("\0".join(texts).encode()).hexdigest()[:12]


@attrs.frozen
class Slip:
    """An error that somebody could make.

    One that has a patch for the reference and one for the specification is planted in each of them and in both at
    once. `hints` are the finders to run first (`prove NAME...`, `prove-game PLAYERS...` or `test PATH...`): a guess that saves time, no verdict.
    """

    id: str
    hints: tuple[str, ...]
    reference: tuple[Patch, ...] = ()
    spec: tuple[Patch, ...] = ()
    elsewhere: tuple[Patch, ...] = ()

    def plantings(self) -> Iterator[Planting]:
        """Yield every way in which the slip is planted."""
        if self.elsewhere:
            packages = {patch.file.split("/", maxsplit=1)[0] for patch in self.elsewhere}
            yield Planting(self.id, " and ".join(sorted(packages)), self.elsewhere, self.hints)
        if self.reference:
            yield Planting(self.id, "reference", self.reference, self.hints)
        if self.spec:
            yield Planting(self.id, "spec", self.spec, self.hints)
        if self.reference and self.spec:
            yield Planting(self.id, "both", (*self.reference, *self.spec), self.hints)


@attrs.frozen
class Slips:
    """The file of slips."""

    slip: tuple[Slip, ...]


SLIPS = load_value(tomllib.loads(Path(__file__).with_name("slips.toml").read_text("utf-8")), Slips).slip


class Copy:
    """A copy of the repository for one planting after another."""

    def __init__(self, root: Path) -> None:
        """Copy the repository to a folder that does not exist yet."""
        shutil.copytree(ROOT, root, ignore=NOT_COPIED)
        self.root = root
        self._plantings = 0

    @contextmanager
    def planted(self, patches: tuple[Patch, ...]) -> Iterator[None]:
        """Plant patches, and take them out again."""
        touched = {patch.file: (self.root / patch.file).read_text(encoding="utf-8") for patch in patches}
        try:
            for patch in patches:
                path = self.root / patch.file
                self._write(path, patch.apply(path.read_text(encoding="utf-8")))
            yield
        finally:
            for file, text in touched.items():
                self._write(self.root / file, text)

    def _write(self, path: Path, text: str) -> None:
        """Write a file with a time that it never had: compiled modules are told apart by time and size."""
        path.write_text(text, encoding="utf-8")
        self._plantings += 1
        os.utime(path, (self._plantings, self._plantings))
