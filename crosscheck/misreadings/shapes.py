"""Faults of form: how a port whose rules are right may write its answers otherwise than the wire wants them."""

from collections.abc import Callable, Mapping

from faraway.conformance.suite.documents import Json
from faraway.conformance.verdict.form import Form


def everywhere(change: Callable[[str, Json], Json]) -> Callable[[Json], Json]:
    """Apply a change to every value of an answer, with the key that it stands under."""

    def changed(value: Json, key: str = "") -> Json:
        if isinstance(value, dict):
            return change(key, {name: changed(entry, name) for name, entry in value.items()})
        if isinstance(value, list):
            return change(key, [changed(entry, key) for entry in value])
        return change(key, value)

    return changed


def _number(convert: Callable[[int], Json]) -> Callable[[Json], Json]:
    return everywhere(lambda _key, value: convert(value) if type(value) is int else value)


def _score(change: Callable[[dict[str, Json]], Json]) -> Callable[[Json], Json]:
    return lambda answer: change(answer) if isinstance(answer, dict) and "total" in answer else answer


def _totals(keep: Callable[[int], int]) -> Callable[[Json], Json]:
    """Change every total of a tableau and of a game; ranks are right, and what perft adds up."""
    return everywhere(
        lambda key, value: keep(value) if key in {"total", "totals"} and type(value) is int else value
    )


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(word.capitalize() for word in rest)


def _seats_from_one(key: str, value: Json) -> Json:
    return value + 1 if key in {"order", "turn", "seat"} and type(value) is int else value


def _seat_names(key: str, value: Json) -> Json:
    return f"p{value}" if key in {"order", "turn", "seat"} and type(value) is int else value


SHAPE_FAULTS: Mapping[str, tuple[Form, Callable[[Json], Json]]] = {
    "numbers as texts": (Form.NUMBER_AS_TEXT, _number(str)),
    "numbers with a point": (Form.NUMBER_WITH_POINT, _number(float)),
    "truth values as numbers": (
        Form.TRUTH_AS_OTHER,
        everywhere(lambda _key, value: int(value) if isinstance(value, bool) else value),
    ),
    "an extra key": (
        Form.EXTRA_KEY,
        lambda answer: {**answer, "milliseconds": 3} if isinstance(answer, dict) else answer,
    ),
    "a missing key": (
        Form.MISSING_KEY,
        lambda answer: (
            {key: value for key, value in answer.items() if key != "one_by_one"}
            if isinstance(answer, dict)
            else answer
        ),
    ),
    "keys in camel case": (
        Form.OTHER_SPELLING,
        everywhere(
            lambda _key, value: (
                {_camel(name): entry for name, entry in value.items()} if isinstance(value, dict) else value
            )
        ),
    ),
    "totals only": (Form.TOTAL_ONLY, _score(lambda answer: {"total": answer["total"]})),
    "fame in reverse order": (
        Form.REVERSED,
        _score(lambda answer: {**answer, "regions": [*reversed([*_list(answer["regions"])])]}),
    ),
    "fame in sorted order": (
        Form.SORTED,
        _score(lambda answer: {**answer, "regions": [*sorted(_numbers(answer["regions"]))]}),
    ),
    "seats from one": (Form.SEATS_FROM_ONE, everywhere(_seats_from_one)),
    "seats as names": (Form.SEAT_AS_NAME, everywhere(_seat_names)),
    "null for an empty list": (
        Form.NULL_FOR_EMPTY,
        everywhere(lambda _key, value: None if value == [] else value),
    ),
    "an answer in an answer": (Form.WRAPPED, _score(lambda answer: {"score": {**answer}})),
    "a list alone": (
        Form.BARE,
        lambda answer: answer["ranks"] if isinstance(answer, dict) and "ranks" in answer else answer,
    ),
    "false for nothing": (
        Form.TRUTH_FOR_NUMBER,
        _score(lambda answer: {**answer, "total": answer["total"] or False}),
    ),
    "null for nothing": (
        Form.NULL_FOR_ZERO,
        _score(lambda answer: {**answer, "regions": [fame or None for fame in _list(answer["regions"])]}),
    ),
    "legal actions twice": (
        Form.REPEATED,
        everywhere(
            lambda key, value: [*value, *value[:1]] if key == "legal" and isinstance(value, list) else value
        ),
    ),
    "totals cut at 99": (Form.CUT_AT_99, _totals(lambda total: min(total, 99))),
    "totals cut at 127": (Form.CUT_AT_127, _totals(lambda total: min(total, 127))),
    "totals in a signed byte": (Form.BYTE_OVERFLOWS, _totals(lambda total: (total + 128) % 256 - 128)),
    "words in capitals": (
        Form.OTHER_WORD,
        everywhere(lambda key, value: value.upper() if key == "phase" and isinstance(value, str) else value),
    ),
}


def _list(value: Json) -> list[Json]:
    assert isinstance(value, list)
    return value


def _numbers(value: Json) -> list[int]:
    return [entry for entry in _list(value) if isinstance(entry, int)]
