from enum import Enum

import pytest
from attrs import field, frozen

from faraway.io import structure
from faraway.io.strict import Json


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


@frozen(kw_only=True)
class Leaf:
    count: int
    name: str
    open: bool
    colour: Colour
    maybe: int | None = None


@frozen(kw_only=True)
class Tree:
    leaves: tuple[Leaf, ...]
    rows: tuple[tuple[int, ...], ...] = ()


LEAF: dict[str, Json] = {"count": 3, "name": "n", "open": True, "colour": "red"}


def reasons(value: Json) -> list[tuple[str, str]]:
    document, problems = structure(value, Tree)
    assert document is None
    return [(problem.code.value, problem.path) for problem in problems]


def test_document_is_made() -> None:
    leaf = Leaf(count=3, name="n", open=True, colour=Colour.RED, maybe=None)
    assert structure({"leaves": [LEAF, {**LEAF, "maybe": None}], "rows": [[1], []]}, Tree) == (
        Tree(leaves=(leaf, leaf), rows=((1,), ())),
        [],
    )


@pytest.mark.parametrize(
    ("key", "values"),
    [
        ("count", ["3", True, 3.0, None, [3], {"a": 3}]),
        ("name", [3, True, None, ["n"]]),
        ("open", [0, 1, "true", None]),
        ("colour", [1]),
    ],
)
def test_a_value_of_another_type_is_refused(key: str, values: list[Json]) -> None:
    for value in values:
        assert reasons({"leaves": [{**LEAF, key: value}]}) == [("wrong-type", f"/leaves/0/{key}")]


@pytest.mark.parametrize("value", ["green", "RED"])
def test_only_a_named_choice_is_a_choice(value: Json) -> None:
    assert reasons({"leaves": [{**LEAF, "colour": value}]}) == [("unknown-value", "/leaves/0/colour")]


@pytest.mark.parametrize("value", ["forest-stone", {}, 3, None])
def test_only_a_list_is_a_list(value: Json) -> None:
    assert reasons({"leaves": value}) == [("wrong-type", "/leaves")]


@pytest.mark.parametrize("value", [[], "x", 3, None])
def test_only_an_object_is_an_object(value: Json) -> None:
    assert reasons(value) == [("wrong-type", "")]
    assert reasons({"leaves": [value]}) == [("wrong-type", "/leaves/0")]


def test_every_reason_is_given_at_once_with_its_place() -> None:
    assert reasons(
        {"leaves": [{"count": "3", "name": "n", "color": 1, "b/c": 2}], "rows": [[1, "2"], 3], "x": 0}
    ) == [
        ("wrong-type", "/leaves/0/count"),
        ("missing-key", "/leaves/0/open"),
        ("missing-key", "/leaves/0/colour"),
        ("unknown-key", "/leaves/0/b~1c"),
        ("unknown-key", "/leaves/0/color"),
        ("wrong-type", "/rows/0/1"),
        ("wrong-type", "/rows/1"),
        ("unknown-key", "/x"),
    ]


def break_down(_tree: object, _field: object, _value: int) -> None:
    error = RuntimeError("a bug")
    error.add_note("that is not about a place")
    raise error


@frozen
class Broken:
    value: int = field(validator=break_down)


def test_fault_of_the_program_is_not_taken_for_a_fault_of_the_input() -> None:
    with pytest.raises(RuntimeError, match="a bug"):
        structure({"value": 3}, Broken)
