import json

import pytest

from faraway.cards.catalogue import CATALOGUE, Biome
from faraway.cards.colours import COLOURS
from tests.faraway.cli_running import Run


def test_cards_as_json_are_all_cards_with_the_keys_of_the_interface(run: Run) -> None:
    cards = json.loads(run("cards", "--json").stdout)
    assert [region["duration"] for region in cards["regions"]] == list(range(1, 69))
    assert len(cards["sanctuaries"]) == 45
    assert list(cards["regions"][0]) == [
        "duration", "biome", "night", "clues", "stones", "chimeras", "thistles", "prerequisite", "quest",
    ]  # fmt: skip
    assert list(cards["sanctuaries"][0]) == [
        "id", "biome", "night", "clues", "stones", "chimeras", "thistles", "quest",
    ]  # fmt: skip


def test_cards_as_tables_name_every_card_and_the_disputed_ones(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "120")
    output = run("cards").stdout
    for sanctuary in CATALOGUE.sanctuaries:
        assert sanctuary.id in output
    assert "*55" in output
    assert "2 per desert or city" in output
    assert "10 per set of the four biomes" in output
    assert (
        "  38: one of the five lists differs from the other four; four lists and the spreadsheet agree."
        in output
    )


def test_biomes_have_the_colours_of_the_print() -> None:
    """Rules: COMP-14, COMP-19, COMP-20"""
    assert {biome.value: COLOURS[biome].name for biome in Biome} == {
        "river": "green",
        "city": "yellow",
        "forest": "red",
        "desert": "blue",
    }
