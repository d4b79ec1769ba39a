import json

from faraway.game.readings import READING_VALUES, Edition, Readings
from tests.faraway.cli_running import Run


def test_readings_as_json_have_every_value_and_every_edition(run: Run) -> None:
    listed = json.loads(run("readings", "--json").stdout)["readings"]
    assert {one["name"]: tuple(value["value"] for value in one["values"]) for one in listed} == READING_VALUES
    for one in listed:
        assert one["default"] == READING_VALUES[one["name"]][0]
        assert one["question"].endswith("?")
        assert one["clauses"]
        assert all(value["meaning"] for value in one["values"])
        assert one["editions"] == {
            edition.value: Readings.for_edition(edition).values()[one["name"]] for edition in Edition
        }


def test_readings_are_listed_with_defaults_and_editions(run: Run) -> None:
    output = run("readings").stdout
    assert "every-round             a new market after each of the eight rounds\n" in output
    assert output.count("[default]") == 12


def test_every_default_has_its_reason(run: Run) -> None:
    """Only one edition orders leftovers, and it says random: why the default is another is said where it is listed."""
    output = run("readings").stdout
    assert output.count("  why the default: ") == 12
    assert (
        "  why the default: Four editions leave the order open, and the one that speaks asks for chance."
        in output
    )
    listed = {one["name"]: one["reason"] for one in json.loads(run("readings", "--json").stdout)["readings"]}
    assert listed["leftover-order"].endswith("Whoever plays the Italian preset plays random.")


def test_four_grounds_are_told_apart_for_every_edition(run: Run) -> None:
    output = run("readings").stdout
    assert "  it: at-once, its text says so\n" in output
    assert "  de: one-by-one, it follows from its text (a box gives the order and the steps; " in output
    assert "  fr, en, en-web, it: one-by-one, our default, it does not say\n" in output
    assert (
        "  en, en-web: first-only, one way to read it, another is everyone (speaks of the first place only)\n"
        in output
    )
    ranking = next(
        each for each in json.loads(run("readings", "--json").stdout)["readings"] if each["name"] == "ranking"
    )
    assert ranking["presets"][3] == {
        "edition": "de",
        "value": "everyone",
        "ground": "implied",
        "others": [],
        "note": "whoever has the lowest number is placed better: it speaks of places, not of winning",
    }
