"""The only place where JSON becomes values of this package (`load_`) and values become JSON (`dump_`)."""

from faraway.io.files import open_input, read_input, write_output
from faraway.io.reports import dump_catalogue, dump_codes, dump_error, dump_region, dump_sanctuary
from faraway.io.strict import (
    LARGEST_INPUT,
    LARGEST_LINE,
    Json,
    Parsed,
    dump_document,
    dump_line,
    parse_json,
)
from faraway.io.structure import Refused, structure
from faraway.io.tableaux import dump_tableau, load_tableau

__all__ = [
    "LARGEST_INPUT",
    "LARGEST_LINE",
    "Json",
    "Parsed",
    "Refused",
    "dump_catalogue",
    "dump_codes",
    "dump_document",
    "dump_error",
    "dump_line",
    "dump_region",
    "dump_sanctuary",
    "dump_tableau",
    "load_tableau",
    "open_input",
    "parse_json",
    "read_input",
    "structure",
    "write_output",
]
