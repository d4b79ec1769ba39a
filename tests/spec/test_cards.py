"""The specification's own entry of the cards."""

import csv
from dataclasses import FrozenInstanceError
from pathlib import Path

import pytest

from spec.cards import (
    BIOMES,
    CARDS_FILE,
    REGIONS,
    SANCTUARIES,
    DamagedCardsError,
    Quest,
    Region,
    Sanctuary,
    load_cards,
    load_cards_file,
)

TEXT = CARDS_FILE.read_text(encoding="utf-8")


def test_there_are_68_regions_with_the_durations_1_to_68() -> None:
    """Rules: COMP-1, COMP-5"""
    assert list(REGIONS) == list(range(1, 69))
    assert all(region.duration == duration for duration, region in REGIONS.items())


def test_there_are_45_sanctuaries_in_the_order_of_their_names() -> None:
    """Rules: COMP-2"""
    assert len(SANCTUARIES) == 45
    assert list(SANCTUARIES) == sorted(SANCTUARIES)
    assert all(sanctuary.id == name for name, sanctuary in SANCTUARIES.items())


def test_each_biome_has_17_regions_and_5_sanctuaries() -> None:
    """Rules: COMP-4, COMP-12"""
    assert [sum(card.biome == biome for card in REGIONS.values()) for biome in BIOMES] == [17, 17, 17, 17]
    assert [sum(card.biome == biome for card in SANCTUARIES.values()) for biome in BIOMES] == [5, 5, 5, 5]
    assert sum(card.biome is None for card in SANCTUARIES.values()) == 25


def test_21_regions_are_of_the_night() -> None:
    """Rules: COMP-6"""
    assert [duration for duration, card in REGIONS.items() if card.night] == list(range(20, 41))


def test_18_regions_and_8_sanctuaries_show_a_clue() -> None:
    """Rules: COMP-7"""
    assert sum(card.clues for card in REGIONS.values()) == 18
    assert sum(card.clues for card in SANCTUARIES.values()) == 8


@pytest.mark.parametrize(
    ("wonder", "by_biome", "on_sanctuaries"),
    [("stones", [2, 1, 7, 8], 9), ("chimeras", [5, 2, 7, 0], 7), ("thistles", [2, 3, 5, 0], 5)],
)
def test_wonders_are_met_where_the_rulebooks_say_stones_most_and_thistles_least(
    wonder: str, by_biome: list[int], on_sanctuaries: int
) -> None:
    """River, city, forest, desert.

    Rules: COMP-8, COMP-21, COMP-13, COMP-23, COMP-22
    """
    regions = [
        sum(getattr(card, wonder) for card in REGIONS.values() if card.biome == biome) for biome in BIOMES
    ]
    assert regions == by_biome
    assert sum(getattr(card, wonder) for card in SANCTUARIES.values()) == on_sanctuaries


def test_the_cards_of_the_worked_example_read_as_it_says() -> None:
    """Rules: COMP-9, COMP-10, COMP-11"""
    night, day = True, False
    assert REGIONS[28] == Region(28, "forest", night, 0, 1, 0, 0, 0, 0, 0, Quest("chimera", (), 3))
    assert REGIONS[14] == Region(14, "forest", day, 0, 0, 0, 1, 0, 0, 0, Quest("night", (), 2))
    assert REGIONS[49] == Region(49, "desert", day, 1, 0, 0, 0, 2, 0, 1, Quest("fixed", (), 12))
    assert REGIONS[44] == Region(44, "city", day, 0, 0, 0, 0, 1, 0, 1, Quest("biome", ("desert", "city"), 2))
    assert SANCTUARIES["desert-stone"] == Sanctuary("desert-stone", "desert", day, 0, 1, 0, 0, None)
    assert SANCTUARIES["gray-clue-per-clue-1"] == Sanctuary(
        "gray-clue-per-clue-1", None, day, 1, 0, 0, 0, Quest("clue", (), 1)
    )


def test_every_form_of_a_name_occurs() -> None:
    assert {
        "forest-stone",
        "gray-clue-thistle",
        "city-per-clue-1",
        "gray-stone-per-night-1",
        "gray-per-desert-or-city-1",
        "forest-night",
        "gray-fixed-5",
        "city-per-biome-set-4",
    } <= set(SANCTUARIES)


def test_a_card_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        REGIONS[1].night = True  # type: ignore[misc]  # the point of the test


def test_the_file_that_was_entered_is_loaded(tmp_path: Path) -> None:
    copy = tmp_path / "cards.csv"
    copy.write_text(TEXT, encoding="utf-8")
    assert load_cards_file(copy) == (REGIONS, SANCTUARIES)


def test_a_file_with_one_changed_fact_is_refused(tmp_path: Path) -> None:
    damaged = tmp_path / "cards.csv"
    damaged.write_text(TEXT.replace("68,desert,day,,stone", "68,desert,night,,stone"), encoding="utf-8")
    with pytest.raises(DamagedCardsError, match="has been changed"):
        load_cards_file(damaged)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("card,biome", "cards,biome", "the columns are"),
        ("3,river,day,,,4", "3,river,day,,4", "does not have 6 fields"),
        ("\n3,river,day,,,4", "", "not those of the durations"),
        ("\n3,river", "\n2,river", "not those of the durations"),
        ("\n3,river", "\n03,river", "'03' is neither"),
        ("\n3,river", "\n69,river", "'69' is neither"),
        ("\n3,river", "\n3,ocean", "unknown biome 'ocean'"),
        ("\n3,river,day", "\n3,river,dusk", "neither of the day nor of the night"),
        ("2,desert,day,stone stone", "2,desert,day,stone rock", "unknown icon 'rock'"),
        ("21,desert,night,,stone stone", "21,desert,night,,stone clue", "unknown icon 'clue'"),
        ("3,river,day,,,4", "3,river,day,,,four", "no fame"),
        ("3,river,day,,,4", "3,river,day,,,0", "no fame"),
        ("3,river,day,,,4", "3,river,day,,,4 per ", "unknown quest"),
        ("3,river,day,,,4", "3,river,day,,,4 per river or river", "unknown quest"),
        ("3,river,day,,,4", "3,river,day,,,4 per dragon", "unknown quest"),
        ("sanctuary,forest,,thistle", "sanctuary,blue,,thistle", "unknown biome 'blue'"),
        ("sanctuary,forest,,thistle", "sanctuary,forest,day,thistle", "unknown time 'day'"),
        ("sanctuary,forest,,thistle,", "sanctuary,forest,,thistle,stone", "never has a prerequisite"),
        ("sanctuary,forest,,thistle", "sanctuary,forest,,thistle thistle", "shows an icon twice"),
        ("sanctuary,forest,,thistle", "sanctuary,forest,,chimera", "not 45 different"),
        ("sanctuary,forest,,thistle,,\n", "", "not 45 different"),
    ],
)
def test_a_damaged_row_is_refused(old: str, new: str, complaint: str) -> None:
    """Against: COMP-1, COMP-2, COMP-4, COMP-5, COMP-6, COMP-11"""
    assert TEXT.count(old) == 1
    with pytest.raises(DamagedCardsError, match=complaint):
        load_cards(TEXT.replace(old, new))


def test_the_file_reads_as_a_table() -> None:
    assert {len(row) for row in csv.reader(TEXT.splitlines())} == {6}
