"""The first line of every conversation: the port names itself, its levels and its readings."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from faraway.conformance.runner.readings import played_values
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.game.readings import READING_VALUES

PROTOCOL = "faraway-wire-1"
LEVELS = {1: "catalogue", 2: "scoring", 3: "rounds", 4: "game", 5: "robustness"}


@frozen(kw_only=True)
class PortIdentity:
    """What a port says about itself."""

    name: str
    version: str
    language: str
    levels: tuple[int, ...]
    readings: Mapping[str, tuple[str, ...]]

    def to_json(self) -> JsonObject:
        """Give the answer to the greeting."""
        return {
            "protocol": PROTOCOL,
            "name": self.name,
            "version": self.version,
            "language": self.language,
            "levels": list(self.levels),
            "readings": {name: list(values) for name, values in self.readings.items()},
        }


def greeting() -> JsonObject:
    """Give the first request, all but its id."""
    return {"request": "hello", "protocol": PROTOCOL}


def load_identity(answer: Json) -> PortIdentity | tuple[str, ...]:
    """Read the answer to the greeting; where it is not in order, give every reason in plain words."""
    if not isinstance(answer, dict):
        return ("the answer to hello is not an object",)
    problems = (
        *_text_problems(answer),
        *_level_problems(answer.get("levels")),
        *_reading_problems(answer.get("readings")),
    )
    if problems:
        return problems
    stated = answer["readings"]
    levels = answer["levels"]
    return PortIdentity(
        name=str(answer["name"]),
        version=str(answer["version"]),
        language=str(answer["language"]),
        levels=tuple(sorted(level for level in levels if isinstance(level, int)))
        if isinstance(levels, list)
        else (),
        readings=played_values(
            {
                name: tuple(str(value) for value in values)
                for name, values in (stated.items() if isinstance(stated, dict) else ())
                if isinstance(values, list)
            }
        ),
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
