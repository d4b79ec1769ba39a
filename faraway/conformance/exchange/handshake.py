"""The handshake: the port states its name, its levels and the readings it plays."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.game.readings import READING_VALUES
from faraway.io import dump

PROTOCOL = "faraway-wire-1"
LEVELS = {1: "catalogue", 2: "scoring", 3: "rounds", 4: "game", 5: "robustness"}


@frozen(kw_only=True)
class PortIdentity:
    """What a port states about itself."""

    name: str
    version: str
    language: str
    levels: tuple[int, ...]
    readings: Mapping[str, tuple[str, ...]]

    def to_json(self) -> JsonObject:
        """Return the answer to `hello`."""
        return {"protocol": PROTOCOL, **dump(self)}


def hello_request() -> JsonObject:
    """Return the first request, without its id."""
    return {"request": "hello", "protocol": PROTOCOL}


def played_values(stated: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Complete the stated readings: a reading that the port does not name is played in its default."""
    return {name: stated.get(name) or values[:1] for name, values in READING_VALUES.items()}


def chosen_values(
    holds_under: Mapping[str, tuple[str, ...]], played: Mapping[str, tuple[str, ...]]
) -> dict[str, str] | None:
    """Choose a value for every reading that the vector holds under and the port plays; None if there is none.

    The vector's order of preference decides. Where the vector has none, the default is chosen if the port plays it.
    """
    chosen: dict[str, str] = {}
    for name, values in READING_VALUES.items():
        fitting = [value for value in holds_under.get(name, values) if value in played[name]]
        if not fitting:
            return None
        chosen[name] = fitting[0]
    return chosen


def load_identity(answer: Json) -> PortIdentity | tuple[str, ...]:
    """Parse the answer to `hello`; return every problem in plain words if it is malformed."""
    if not isinstance(answer, dict):
        return ("the answer to hello is not an object",)
    problems = (
        *_text_problems(answer),
        *_level_problems(answer.get("levels")),
        *_reading_problems(answer.get("readings")),
    )
    if problems:
        return problems
    stated = {
        name: tuple(map(str, as_list(values))) for name, values in as_object(answer["readings"]).items()
    }
    return PortIdentity(
        name=str(answer["name"]),
        version=str(answer["version"]),
        language=str(answer["language"]),
        levels=tuple(sorted(level for level in as_list(answer["levels"]) if isinstance(level, int))),
        readings=played_values(stated),
    )


def _text_problems(answer: JsonObject) -> Iterator[str]:
    if answer.get("protocol") != PROTOCOL:
        yield f'"protocol" must be "{PROTOCOL}"'
    for key in ("name", "version", "language"):
        if not isinstance(answer.get(key), str):
            yield f'"{key}" must be a text'


def _level_problems(levels: Json) -> Iterator[str]:
    if (
        not isinstance(levels, list)
        or not levels
        or not all(type(level) is int and level in LEVELS for level in levels)
    ):
        yield '"levels" must be a list of the levels that the port wants to be asked, such as [1, 2]'


def _reading_problems(readings: Json) -> Iterator[str]:
    if not isinstance(readings, dict):
        yield '"readings" must be an object, {} where the port plays the defaults'
        return
    for name, values in readings.items():
        known = READING_VALUES.get(name)
        if known is None:
            yield f'no reading is called "{name}"'
        elif not isinstance(values, list) or not values:
            yield f'"{name}" must be a list of the values that the port plays, such as ["{known[0]}"]'
        else:
            yield from (f'"{name}" has no value "{value}"' for value in values if value not in known)
