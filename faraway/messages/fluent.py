"""Read and format the part of Project Fluent's syntax that the catalogues use.

Variables, selectors on numbers and strings, and string literals; no terms, attributes, references or functions. The
tests compare every message with Fluent's own runtime, which is not shipped: docs/decisions/messages.md says why.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from attrs import frozen

from faraway.messages.language import Language

Value = str | int
Form = str | dict[str, "str | int | list[Form] | list[tuple[str, list[Form]]]"]
"""A part of a pattern as JSON, for the page."""

_ENTRY = re.compile(r"^([a-z][a-z0-9-]*) =((?:.*(?:\n[ }].*)*))", re.MULTILINE)
_PIECE = re.compile(
    r'(?P<text>[^{}]+)|\{\s*"(?P<literal>[^"]*)"\s*\}|\{\s*\$(?P<variable>[a-z_]+)\s*(?P<after>\}|->)|(?P<other>[{}])'
)
_VARIANT = re.compile(r"\s*(?P<default>\*?)\[(?P<key>[a-z0-9-]+)\] *|\s*(?P<end>\})|(?P<other>)")


@frozen(kw_only=True)
class Variable:
    """A placeholder for a value."""

    name: str


@frozen(kw_only=True)
class Selector:
    """A choice by the value of a variable; the default is taken where no key fits."""

    name: str
    variants: tuple[tuple[str, Pattern], ...]
    default: int

    def choose(self, value: Value, language: Language) -> Pattern:
        """Return the variant for a value: by the string, the exact number, or the number's plural category."""
        keys = {str(value)} | ({language.plural_category(value)} if isinstance(value, int) else set())
        return next(
            (pattern for key, pattern in self.variants if key in keys), self.variants[self.default][1]
        )


Pattern = tuple[str | Variable | Selector, ...]


def split_entries(text: str) -> dict[str, str]:
    """Return the source of each message by its id; nothing is parsed yet."""
    return dict(_ENTRY.findall(text))


def parse_pattern(source: str) -> Pattern:
    """Parse the source of a message; raise ValueError for what the catalogues do not use."""
    return _parse(source.strip(), 0)[0]


def _parse(source: str, start: int, *, in_variant: bool = False) -> tuple[Pattern, int]:
    """Parse a pattern from a position on; that of a variant ends where the line does."""
    parts: list[str | Variable | Selector] = []
    while start < len(source):
        if in_variant and source[start] == "\n":
            break
        found = _PIECE.match(source, start)
        if found is None or found["other"]:
            raise ValueError(f"not a pattern: {source[start:]!r}")
        start = found.end()
        if found["text"]:
            text, _, _ = found["text"].partition("\n")
            parts.append(text)
            start -= len(found["text"]) - len(text)
            if not in_variant and len(found["text"]) > len(text):
                raise ValueError(f"a text goes over several lines: {source!r}")
        elif found["variable"] is None:
            parts.append(found["literal"])
        elif found["after"] == "}":
            parts.append(Variable(name=found["variable"]))
        else:
            variants, default, start = _parse_variants(source, start)
            parts.append(Selector(name=found["variable"], variants=variants, default=default))
    if in_variant and parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
    return tuple(parts), start


def _parse_variants(source: str, start: int) -> tuple[tuple[tuple[str, Pattern], ...], int, int]:
    """Parse the variants of a selector, one a line, up to its closing brace."""
    variants: list[tuple[str, Pattern]] = []
    defaults: list[int] = []
    while (found := _VARIANT.match(source, start)) and found["key"]:
        defaults += [len(variants)] if found["default"] else []
        pattern, start = _parse(source, found.end(), in_variant=True)
        variants.append((found["key"], pattern))
    if found is None or not found["end"] or len(defaults) != 1:
        raise ValueError(f"a selector has one default and ends with a brace: {source!r}")
    return tuple(variants), defaults[0], found.end()


def format_pattern(pattern: Pattern, values: Mapping[str, Value], language: Language) -> str:
    """Return the text of a pattern with its values; raise KeyError for a value that is missing."""
    return "".join(_format(part, values, language) for part in pattern)


def _format(part: str | Variable | Selector, values: Mapping[str, Value], language: Language) -> str:
    if isinstance(part, str):
        return part
    if isinstance(part, Variable):
        return str(values[part.name])
    return format_pattern(part.choose(values[part.name], language), values, language)


def variables(pattern: Pattern) -> Iterator[str]:
    """Yield the names of the variables of a pattern, in its variants too."""
    for part in pattern:
        if not isinstance(part, str):
            yield part.name
        if isinstance(part, Selector):
            for _, variant in part.variants:
                yield from variables(variant)


def dump_pattern(pattern: Sequence[str | Variable | Selector]) -> list[Form]:
    """Return a pattern as JSON: texts, `{"value": NAME}`, `{"by": NAME, "variants": [[KEY, PATTERN]], "default": N}`."""
    return [_dump(part) for part in pattern]


def _dump(part: str | Variable | Selector) -> Form:
    if isinstance(part, str):
        return part
    if isinstance(part, Variable):
        return {"value": part.name}
    variants = [(key, dump_pattern(variant)) for key, variant in part.variants]
    return {"by": part.name, "variants": variants, "default": part.default}
