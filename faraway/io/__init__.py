"""The one edge where JSON becomes values of this package (`load`) and values become JSON (`dump`, `dumps`)."""

from faraway.io import cards, scores  # noqa: F401  they register the JSON forms
from faraway.io.convert import Check, dump, dumps, dumps_line, load, load_value, structure
from faraway.io.files import check_output, open_input, read_input, write_output
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
