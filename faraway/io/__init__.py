"""The one edge where JSON becomes values of this package (`load`) and values become JSON (`dump`, `dumps`).

A module is imported when one of its names is first used: `faraway ask` parses its own files, and does without cattrs.
"""

from importlib import import_module

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
_MODULE_OF = {name: module for module, names in _MODULES.items() for name in names.split()}


if (
    not TYPE_CHECKING
):  # pragma: no branch  a type checker would take every misspelt name for one of the package

    def __getattr__(name: str) -> object:
        """Import a name of `__all__` when it is first used."""
        if name not in _MODULE_OF:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        value: object = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
        globals()[name] = value
        return value


def __dir__() -> list[str]:
    """Return the names of `__all__`."""
    return sorted(__all__)
