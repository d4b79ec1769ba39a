"""The recorded table of what catches which misreading."""

import json
from collections.abc import Iterable
from pathlib import Path

import attrs
import cattrs

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
    return cattrs.structure(json.loads(RECORD.read_text(encoding="utf-8")), list[Row])


def write_record(rows: Iterable[Row]) -> None:
    """Write the table, a misreading a line."""
    lines = ",\n".join(json.dumps(cattrs.unstructure(row)) for row in rows)
    RECORD.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
