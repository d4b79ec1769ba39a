"""Values to JSON and back, with the forms of cards, tableaux, scores and errors registered."""

from faraway.io import cards, scores  # noqa: F401  they register the forms
from faraway.io.convert import Check, dump, dumps, dumps_line, load, load_value, structure

__all__ = ["Check", "dump", "dumps", "dumps_line", "load", "load_value", "structure"]
