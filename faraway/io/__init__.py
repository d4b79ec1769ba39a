"""The one edge where JSON becomes values of this package (`load`) and values become JSON (`dump`, `dumps`).

A module is imported when one of its names is first used: `faraway ask` parses its own files, and does without cattrs.
"""

from faraway.first_use import importing

TYPE_CHECKING = False
if TYPE_CHECKING:  # at run time each name is imported when it is first used
    from faraway.io.files import check_output, open_input, read_input, write_output
    from faraway.io.forms import Check, dump, dumps, dumps_line, load, load_value, structure
    from faraway.io.strict import LARGEST_INPUT, LARGEST_LINE, Json, Parsed, parse_json
    from faraway.io.tableaux import load_tableau

__all__ = [
    "LARGEST_INPUT",
    "LARGEST_LINE",
    "Check",
    "Json",
    "Parsed",
    "check_output",
    "dump",
    "dumps",
    "dumps_line",
    "load",
    "load_tableau",
    "load_value",
    "open_input",
    "parse_json",
    "read_input",
    "structure",
    "write_output",
]

_MODULES = {
    "files": "check_output open_input read_input write_output",
    "forms": "Check dump dumps dumps_line load load_value structure",
    "strict": "LARGEST_INPUT LARGEST_LINE Json Parsed parse_json",
    "tableaux": "load_tableau",
}

if not TYPE_CHECKING:  # pragma: no branch  a type checker would know every misspelt name
    __getattr__ = importing(__name__, _MODULES)


def __dir__() -> list[str]:
    """Return the names of `__all__`."""
    return sorted(__all__)
