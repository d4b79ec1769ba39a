"""The mutants that no test can kill, each with the reason why."""

import tomllib
from pathlib import Path

import attrs
import cattrs

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_name("equivalent.toml")


@attrs.frozen(kw_only=True)
class Equivalent:
    """One change that changes nothing: the function, the line as it stands, the line as mutated, and the reason."""

    function: str
    line: str
    mutated: str
    reason: str

    @property
    def module(self) -> Path:
        """The file in which the line stands: the rest of the name are a class, a function, a constant."""
        names = self.function.split(".")
        files = [Path(*names[:length]).with_suffix(".py") for length in range(len(names), 0, -1)]
        return next(file for file in files if (ROOT / file).is_file())


def read_equivalents() -> list[Equivalent]:
    """Read the list."""
    document = tomllib.loads(LIST.read_text(encoding="utf-8"))
    return cattrs.structure(document.get("equivalent", []), list[Equivalent])
