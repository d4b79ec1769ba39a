"""A rulebook that nobody printed, for looking citations up in."""

from pathlib import Path

from faraway.game.readings import Edition
from faraway.rulebook.books import Book, Part
from faraway.rulebook.citations import Reference
from faraway.rulebook.sentences import fingerprint

TEXT = """# The Hill Game

Long ago there was a hill.

## Playing

Roll the **red** die. Move as far as it says!
Whoever stands on the hill wins.

*For example*, Ada rolls a 3 and moves three steps.

12
"""
SENTENCES = (
    ("The Hill Game", "heading", "The Hill Game"),
    ("The Hill Game", "flavour", "Long ago there was a hill."),
    ("Playing", "heading", "Playing"),
    ("Playing", "rule", "Roll the red die."),
    ("Playing", "rule", "Move as far as it says!"),
    ("Playing", "rule", "Whoever stands on the hill wins."),
    ("Playing", "example", "For example, Ada rolls a 3 and moves three steps."),
    ("Playing", "print", "12"),
)
BOOK = Book(
    edition=Edition.EN,
    parts=tuple(
        Part(
            heading=heading,
            sentences=tuple(
                f"{kind} {fingerprint(text)}" for where, kind, text in SENTENCES if where == heading
            ),
        )
        for heading in ("The Hill Game", "Playing")
    ),
)


def cite(ordinal: int, text: str) -> Reference:
    """Cite a sentence under the heading Playing."""
    return Reference(heading="Playing", ordinal=ordinal, fingerprint=fingerprint(text))


def write_copy(folder: Path, text: str = TEXT, name: str = "en.md") -> Path:
    """Write a copy into a folder, and return the folder."""
    (folder / name).write_text(text, encoding="utf-8")
    return folder
