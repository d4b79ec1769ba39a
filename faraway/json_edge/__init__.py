"""The only place where JSON becomes values of this package (`load_`) and values become JSON (`dump_`)."""

from faraway.json_edge.files import open_input, read_input, write_output
from faraway.json_edge.reports import dump_catalogue, dump_codes, dump_error, dump_region, dump_sanctuary
from faraway.json_edge.strict import (
    LARGEST_INPUT,
    LARGEST_LINE,
    Json,
    Parsed,
    dump_document,
    dump_line,
    parse_json,
)
from faraway.json_edge.structure import Refused, structure
from faraway.json_edge.tableaux import dump_tableau, load_tableau

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
