import attrs
import pytest

from faraway.game.readings import (
    EDITIONS,
    READING_VALUES,
    Edition,
    Readings,
    parse_readings,
    reading_problems,
)
from tests.faraway.refusing import refusal

# Typed in from the interface, the default first.
VALUES = {
    "market-reveal": ("until-round-7", "every-round", "while-needed"),
    "market-shortfall": ("reveal-remaining", "reveal-none"),
    "final-market": ("remove-all", "leave-all"),
    "sanctuary-shortage": ("one-by-one", "ascending-until-empty", "card-by-card"),
    "short-draw": ("draw-remaining", "draw-none"),
    "deal-order": ("ascending", "seating", "card-by-card"),
    "leftover-order": ("as-drawn", "chosen", "random"),
    "sanctuary-placement": ("must-place", "may-decline", "may-decline-in-round-8"),
    "ranking": ("everyone", "first-only"),
    "tie-break-cards": ("played", "possessed"),
    "drawn-secrecy": ("secret", "open"),
    "drawn-look": ("at-once", "after-region"),
}
DIFFERENCES = {
    "fr": {"market-reveal": "every-round", "ranking": "first-only"},
    "en": {"market-reveal": "every-round", "ranking": "first-only"},
    "en-web": {"market-reveal": "every-round", "ranking": "first-only"},
    "de": {},
    "it": {"ranking": "first-only", "leftover-order": "random"},
}


def test_names_and_values_are_those_of_the_interface_in_its_order() -> None:
    assert list(READING_VALUES.items()) == list(VALUES.items())


def test_every_default_is_the_first_value() -> None:
    assert Readings().values() == {name: values[0] for name, values in VALUES.items()}


@pytest.mark.parametrize("edition", Edition)
def test_an_edition_differs_from_the_default_only_where_its_text_can_be_read_so(edition: Edition) -> None:
    readings = Readings.for_edition(edition)
    assert readings == EDITIONS[edition]
    assert readings.values() == Readings().values() | DIFFERENCES[edition.value]


@pytest.mark.parametrize(("name", "value"), [(name, value) for name in VALUES for value in VALUES[name]])
def test_a_reading_is_set_by_name_and_changes_no_other(name: str, value: str) -> None:
    readings = Readings.of({name: value})
    assert readings.values() == Readings().values() | {name: value}
    field = name.replace("-", "_")
    assert attrs.evolve(readings, **{field: getattr(Readings(), field)}) == Readings()


def refused(settings: list[str], edition: str | None = None) -> list[str]:
    return [problem.code.value for problem in refusal(parse_readings, settings, edition).problems]


def test_settings_override_the_preset_of_an_edition() -> None:
    assert parse_readings([]) == Readings()
    assert parse_readings([], "it") == Readings.for_edition(Edition.IT)
    readings = parse_readings(["leftover-order=chosen", "deal-order=seating"], "it")
    assert readings.values() == Readings().values() | DIFFERENCES["it"] | {
        "leftover-order": "chosen",
        "deal-order": "seating",
    }
    assert parse_readings(["ranking=everyone", "ranking=everyone"], "fr").ranking.value == "everyone"


def test_every_problem_of_the_settings_is_reported() -> None:
    assert refused(
        ["ranking", "colour=red", "ranking=last", "deal-order=seating", "deal-order=ascending"], "xx"
    ) == ["unknown-edition", "unknown-reading", "duplicate-key", "unknown-reading", "unknown-reading-value"]
    assert refused(["ranking="]) == ["unknown-reading-value"]
    assert refused(["RANKING=everyone"]) == ["unknown-reading"]


def test_a_problem_says_where_it_stands() -> None:
    found = list(reading_problems({"ranking": "last", "a/b": "c"}, "/readings"))
    assert [problem.path for problem in found] == ["/readings/ranking", "/readings/a~1b"]
    assert [problem.path for problem in reading_problems({"ranking": "last"})] == [""]
    assert "it can be everyone, first-only" in found[0].message
