"""The catalogues that ship with the package, and the one way to get a text: `message`."""

import re
from functools import cache

from faraway.messages.fluent import (
    Form,
    Pattern,
    Value,
    dump_pattern,
    format_pattern,
    parse_pattern,
    split_entries,
)
from faraway.messages.language import Language
from faraway.shipped import read_shipped

FILES = (
    "answers",
    "bench",
    "cards",
    "cases",
    "explain",
    "faces",
    "home",
    "questions",
    "reveal",
    "statements",
    "tables",
    "turns",
)
"""The files of every language without their endings."""
NARROW_SPACE = "\u202f"
_BEFORE_MARK = re.compile(r"(?<!=) (?=[;:!?\u00bb](?!\w))|(?<=\u00ab) ")


def message(language: Language, name: str, /, **values: Value) -> str:
    """Return a message in a language; raise KeyError for an unknown message or a missing value."""
    return format_pattern(pattern_of(language, name), values, language)


@cache
def pattern_of(language: Language, name: str) -> Pattern:
    """Return a message as it was parsed; only messages in use are parsed."""
    return parse_pattern(sources(language)[name])


@cache
def sources(language: Language) -> dict[str, str]:
    """Return the source of every message of a language by its id."""
    return {name: source for file in FILES for name, source in file_sources(language, file).items()}


def read_file(language: Language, file: str) -> str:
    """Return the text of one file of a catalogue, French with the spaces of French print."""
    text = read_shipped("messages", language.value, f"{file}.ftl").decode("utf-8")
    return typeset_french(text) if language is Language.FR else text


def typeset_french(text: str) -> str:
    """Return a text with narrow no-break spaces for plain ones before `;`, `:`, `!` and `?` and inside guillemets."""
    return _BEFORE_MARK.sub(NARROW_SPACE, text)


def file_sources(language: Language, file: str) -> dict[str, str]:
    """Return the source of each message of one file by its id."""
    return split_entries(read_file(language, file))


def patterns(language: Language, *chosen: str) -> dict[str, list[Form]]:
    """Return the messages of some files as JSON, for `static/messages.mjs` of the site."""
    return {
        name: dump_pattern(pattern_of(language, name))
        for file in chosen
        for name in file_sources(language, file)
    }
