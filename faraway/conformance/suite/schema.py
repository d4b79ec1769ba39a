"""Check a document against the schemas of the wire, and say in plain words where it deviates from them.

The wheel does not install a validator; this one knows the keywords that `schemas/wire.json` uses, and a test holds it
equal to a complete validator.
"""

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources

from attrs import frozen

from faraway.conformance.suite.documents import (
    Json,
    JsonObject,
    as_list,
    as_object,
    compact,
    is_same,
    read_json,
)

SHOWN = 40
JSON_TYPES = {
    "object": (dict, "an object"),
    "array": (list, "a list"),
    "string": (str, "a text"),
    "boolean": (bool, "true or false"),
    "null": (type(None), "null"),
    "integer": (int, "a whole number"),
}


@frozen
class Departure:
    """One place where a document departs from its schema; `path` is a JSON pointer."""

    path: str
    words: str

    def in_words(self) -> str:
        """Format the place and what is wrong there."""
        return f"{self.path or '(whole answer)'} {self.words}"


@cache
def wire_schema() -> JsonObject:
    """Load the schemas of every message."""
    text = (resources.files("faraway.conformance.suite") / "schemas" / "wire.json").read_text("utf-8")
    return as_object(read_json(text))


def departures(document: Json, name: str) -> tuple[Departure, ...]:
    """Return every departure from the definition of this name, such as `score-answer`; raise KeyError if there is none."""
    return tuple(_check(document, as_object(as_object(wire_schema()["$defs"])[name]), ""))


def _check(value: Json, schema: JsonObject, path: str) -> Iterator[Departure]:
    if "$ref" in schema:
        name = str(schema["$ref"]).removeprefix("#/$defs/")
        schema = as_object(as_object(wire_schema()["$defs"])[name])
    if "anyOf" in schema:
        yield from _best_alternative(value, [as_object(each) for each in as_list(schema["anyOf"])], path)
        return
    wrong = _wrong_value(value, schema)
    if wrong:
        yield Departure(path, wrong)
    elif isinstance(value, dict):
        yield from _check_object(value, schema, path)
    elif isinstance(value, list):
        yield from _check_list(value, schema, path)


def _wrong_value(value: Json, schema: JsonObject) -> str:
    """Return what is wrong with a value apart from its parts; empty if nothing is."""
    if "const" in schema and not is_same(schema["const"], value):
        return f"is {_shown(value)}, not {compact(schema['const'])}"
    if "enum" in schema and value not in as_list(schema["enum"]):
        return f"is {_shown(value)}, none of {', '.join(map(str, as_list(schema['enum'])))}"
    named = schema.get("type")
    types = [str(name) for name in (named if isinstance(named, list) else [named] if named else [])]
    if types and not any(_is_of(value, name) for name in types):
        wanted = " or ".join(JSON_TYPES[name][1] for name in types)
        return f"is {_kind(value)} ({_shown(value)}), not {wanted}"
    if isinstance(value, str) and not re.search(str(schema.get("pattern", "")), value):
        return f"is {_shown(value)}, which has not the form of an id"
    least, most = schema.get("minimum", value), schema.get("maximum", value)
    if (
        isinstance(value, int)
        and isinstance(least, int)
        and isinstance(most, int)
        and not least <= value <= most
    ):
        return f"is {value}, outside its range"
    return ""


def _shown(value: Json) -> str:
    return compact(value)[:SHOWN]


def _is_of(value: Json, name: str) -> bool:
    return isinstance(value, JSON_TYPES[name][0]) and (name != "integer" or not isinstance(value, bool))


def _kind(value: Json) -> str:
    if isinstance(value, float):
        return "a number with a point or exponent"
    return next(words for name, (_, words) in JSON_TYPES.items() if _is_of(value, name))


def _best_alternative(value: Json, alternatives: list[JsonObject], path: str) -> Iterator[Departure]:
    """Yield the departures from the alternative that fits best: the one that the value matches furthest."""
    tried = [tuple(_check(value, each, path)) for each in alternatives]
    if all(tried):
        yield from max(tried, key=lambda found: (max(each.path.count("/") for each in found), -len(found)))


def _check_object(value: JsonObject, schema: JsonObject, path: str) -> Iterator[Departure]:
    known = as_object(schema.get("properties"))
    for key in as_list(schema.get("required")):
        if key not in value:
            yield Departure(path, f'lacks the key "{key}"')
    if len(value) < int(str(schema.get("minProperties", 0))):
        yield Departure(path, "is empty")
    for key, entry in value.items():
        if key in known:
            yield from _check(entry, as_object(known[key]), f"{path}/{key}")
        elif schema.get("additionalProperties") is False:
            yield Departure(path, f'has the key "{key}", which the wire does not know')


def _check_list(value: list[Json], schema: JsonObject, path: str) -> Iterator[Departure]:
    least, most = schema.get("minItems", 0), schema.get("maxItems", len(value))
    if isinstance(least, int) and isinstance(most, int) and not least <= len(value) <= most:
        yield Departure(path, f"has {len(value)} entries")
    if schema.get("uniqueItems") is True and len({compact(each) for each in value}) < len(value):
        yield Departure(path, "has an entry twice")
    for position, entry in enumerate(value):
        yield from _check(entry, as_object(schema.get("items")), f"{path}/{position}")
