"""The readings by name, and what each edition asks for."""

import pytest

from spec.errors import BadInputError
from spec.readings import DEFAULTS, EDITIONS, VALUES, edition_readings, load_readings


def test_the_defaults() -> None:
    assert load_readings({}) == {
        "market-reveal": "until-round-7",
        "market-shortfall": "reveal-remaining",
        "final-market": "remove-all",
        "sanctuary-shortage": "one-by-one",
        "short-draw": "draw-remaining",
        "deal-order": "ascending",
        "leftover-order": "as-drawn",
        "sanctuary-placement": "must-place",
        "ranking": "everyone",
        "tie-break-cards": "played",
        "drawn-secrecy": "secret",
        "drawn-look": "at-once",
    }


def test_there_are_twelve_readings_with_29_values() -> None:
    assert len(VALUES) == 12
    assert sum(len(values) for values in VALUES.values()) == 29


def test_a_chosen_reading_replaces_the_default() -> None:
    assert load_readings({"ranking": "first-only"}) == {**DEFAULTS, "ranking": "first-only"}


def test_the_french_edition() -> None:
    assert edition_readings("fr") == {
        **DEFAULTS,
        "market-reveal": "every-round",
        "ranking": "first-only",
    }


def test_both_english_editions_ask_for_the_same() -> None:
    assert edition_readings("en") == edition_readings("en-web") != load_readings({})


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_edition_asks_for_known_readings(edition: str) -> None:
    assert set(edition_readings(edition)) == set(VALUES)


def test_unknown_readings_and_values_are_refused_together() -> None:
    with pytest.raises(BadInputError, match="no reading 'colour'") as refusal:
        load_readings({"colour": "red", "ranking": "nobody", "deal-order": 3})
    assert refusal.value.codes == ["unknown-reading", "unknown-reading-value", "unknown-reading-value"]


def test_an_unknown_edition_is_refused() -> None:
    with pytest.raises(BadInputError, match="no edition 'nl'") as refusal:
        edition_readings("nl")
    assert refusal.value.codes == ["unknown-edition"]
