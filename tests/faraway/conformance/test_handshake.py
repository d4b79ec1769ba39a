import pytest

from faraway.conformance.exchange.handshake import (
    PROTOCOL,
    PortIdentity,
    chosen_values,
    load_identity,
    played_values,
)
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.game.readings import READING_VALUES

GOOD: JsonObject = {
    "protocol": PROTOCOL,
    "name": "mine",
    "version": "1",
    "language": "C",
    "levels": [2, 1],
    "readings": {"ranking": ["first-only"]},
}


def test_a_good_handshake_is_read_and_written_again() -> None:
    identity = load_identity(GOOD)
    assert isinstance(identity, PortIdentity)
    assert identity.levels == (1, 2)
    assert identity.readings["ranking"] == ("first-only",)
    assert identity.readings["deal-order"] == ("ascending",)
    assert load_identity(identity.to_json()) == identity


def test_a_port_that_names_no_readings_plays_the_defaults() -> None:
    without = {key: value for key, value in GOOD.items() if key != "readings"}
    assert load_identity(without) == load_identity({**GOOD, "readings": {}})
    assert isinstance(load_identity(without), PortIdentity)


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"protocol": "other"}, '"protocol" must be'),
        ({"name": 5}, '"name" must be a text'),
        ({"name": "n" * 10_000_000}, '"name" must be a text of at most 100 printable characters'),
        ({"language": "\x1b[31m"}, '"language" must be a text of at most 100 printable characters'),
        ({"levels": []}, '"levels" must be a list'),
        ({"levels": [6]}, '"levels" must be a list'),
        ({"levels": [True]}, '"levels" must be a list'),
        ({"levels": "2"}, '"levels" must be a list'),
        ({"readings": []}, '"readings" must be an object'),
        ({"readings": None}, '"readings" must be an object'),
        ({"readings": {"weather": ["fine"]}}, "no reading is called"),
        ({"readings": {"ranking": []}}, "must be a list of the values"),
        ({"readings": {"ranking": ["nobody"]}}, 'has no value "nobody"'),
    ],
)
def test_a_bad_handshake_is_reported_in_plain_words(change: dict[str, Json], reason: str) -> None:
    problems = load_identity({**GOOD, **change})
    assert isinstance(problems, tuple)
    assert reason in "; ".join(problems)
    assert len("; ".join(problems)) < 400


def test_all_faults_are_reported_at_once() -> None:
    problems = load_identity({})
    assert isinstance(problems, tuple)
    assert len(problems) == 5
    assert load_identity([]) == ("the answer to hello is not an object",)


def test_a_vector_is_asked_under_its_own_first_value_that_the_port_plays() -> None:
    everything = played_values(READING_VALUES)
    assert chosen_values({"ranking": ("first-only",)}, everything) == {
        **{name: values[0] for name, values in READING_VALUES.items()},
        "ranking": "first-only",
    }
    only_seating = played_values({"deal-order": ("seating",)})
    chosen = chosen_values({}, only_seating)
    assert chosen is not None
    assert chosen["deal-order"] == "seating"
    assert chosen_values({"ranking": ("first-only",)}, only_seating) is None
