"""The recorded table of what catches which misreading."""

from collections.abc import Iterable
from pathlib import Path

import attrs

from crosscheck.documents import dumps_rows
from faraway.io import load

RECORD = Path(__file__).with_name("catches.json")


@attrs.frozen(kw_only=True)
class Catch:
    """One way in which a misreading was caught, and in which case first."""

    by: str
    case: int


@attrs.frozen(kw_only=True)
class Row:
    """What caught one misreading."""

    id: str
    laws: tuple[Catch, ...]
    compared: Catch | None

    @property
    def is_caught(self) -> bool:
        """Return True if anything caught it."""
        return bool(self.laws) or self.compared is not None


def read_record() -> list[Row]:
    """Read the table."""
    return list(load(RECORD.read_bytes(), tuple[Row, ...]))


def write_record(rows: Iterable[Row]) -> None:
    """Write the table, a misreading a line."""
    RECORD.write_text(dumps_rows(rows), encoding="utf-8")
