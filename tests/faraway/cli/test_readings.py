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
    assert "every-round             a new market after each of the eight rounds [fr, en, en-web]" in output
    assert "[default, de, it]" in output
    assert output.count("[default") == 12
