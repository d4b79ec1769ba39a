"""Tableaux in a TOML file beside the module that needs them."""

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from proofs.encoding import Tableau


@dataclass(frozen=True)
class Listed:
    """A tableau of a file, and the ids of what it shows."""

    tableau: Tableau
    shows: tuple[str, ...]


def load_tableaux(path: Path) -> Iterator[Listed]:
    """Yield the tableaux of a file in order."""
    for entry in tomllib.loads(path.read_text(encoding="utf-8"))["tableau"]:
        tableau = Tableau(tuple(entry["regions"]), tuple(entry["sanctuaries"]))
        yield Listed(tableau, tuple(entry.get("shows", ())))
