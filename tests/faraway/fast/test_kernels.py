"""The loops as plain Python; that they compute the same when compiled is shown by the tests of the batch."""

import pytest

from faraway.cards.catalogue import CATALOGUE
from faraway.fast.kernels import fame_of, is_row_sound
from faraway.fast.packing import (
    CHIMERA,
    CITY,
    CLUE,
    DESERT,
    FIELDS,
    FOREST,
    GUARD_BITS,
    LANE,
    NEEDS,
    NIGHT,
    NONE,
    NOTHING_SEEN,
    RIVER,
    SHOWS,
    STONE,
    THISTLE,
    pack_card,
    pack_regions,
    pack_sanctuaries,
)

FOUR_BIOMES = 1 << RIVER | 1 << CITY | 1 << FOREST | 1 << DESERT


def test_card_is_packed_with_what_it_shows_and_needs() -> None:
    """Region 55: a desert by day, one clue, one stone, needs one chimera and two thistles."""
    fields = pack_card(CATALOGUE.region_of[55])
    assert fields[SHOWS] == 1 << DESERT | 1 << CLUE | 1 << STONE
    assert fields[NEEDS] == 1 << CHIMERA | 2 << THISTLE
    without_quest = (1 << DESERT | 1 << STONE, 0, 0, NONE, NONE, 0)
    assert pack_card(CATALOGUE.sanctuary_of["desert-stone"]) == without_quest


def test_lanes_fill_a_machine_word_from_its_lowest_bit() -> None:
    assert (RIVER, NONE) == (0, 10 * LANE)
    assert NOTHING_SEEN < 1 << 63
    assert GUARD_BITS.bit_count() == 3
    assert all(GUARD_BITS >> lane & 63 == 32 for lane in (STONE, CHIMERA, THISTLE))


def test_packed_catalogue_has_every_card() -> None:
    """The first fields stand for no card, which shows, needs and pays nothing."""
    no_card = [0, 0, 0, NONE, NONE, 0]
    for packed, cards in ((pack_regions(CATALOGUE), 68), (pack_sanctuaries(CATALOGUE), 45)):
        assert len(packed) == (1 + cards) * FIELDS
        assert packed[:FIELDS] == no_card


@pytest.mark.parametrize(
    ("duration", "seen", "fame"),
    [
        (2, 0, 0),
        (3, 0, 4),
        (21, 1 << STONE, 0),
        (21, 2 << STONE, 8),
        (46, 2 << STONE, 0),
        (46, 2 << STONE | 1 << CHIMERA, 10),
        (49, 2 << STONE | 1 << THISTLE, 12),
        (49, 15 << STONE | 15 << CHIMERA, 0),
        (11, 3 << CLUE, 6),
        (14, 3 << NIGHT, 6),
        (13, 16 << STONE, 32),
        (16, 5 << CHIMERA, 10),
        (19, 5 << THISTLE, 10),
        (25, 3 << RIVER | 4 << CITY | 5 << FOREST, 7),
        (18, 3 * FOUR_BIOMES, 30),
        (18, 3 * FOUR_BIOMES - (1 << DESERT), 20),
    ],
)
def test_card_pays_for_what_it_sees(duration: int, seen: int, fame: int) -> None:
    """Rules: SCORE-6, SCORE-7, SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13, SCORE-16."""
    assert fame_of([*pack_card(CATALOGUE.region_of[duration])], 0, NOTHING_SEEN | seen) == fame


NO = [-1] * 7


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "least", "sound"),
    [
        ([1, 2, 3, 4, 5, 6, 7, 68], [0, 1, 2, 3, 4, 5, 44], 8, True),
        ([8, 7, 6, 5, 4, 3, 2, 1], NO, 8, True),
        ([8, 7, 6, 5, 4, 3, 2, 1], [-1, 3, *NO[2:]], 8, False),
        ([8, 7, 6, 5, 4, 3, 1, 2], [-1, 3, *NO[2:]], 8, True),
        ([8, 7, 6, 5, 4, 3, 2, 8], NO, 8, False),
        ([66, 7, 6, 5, 4, 3, 2, 66], NO, 8, False),
        ([63, 7, 6, 5, 4, 3, 2, 63], NO, 8, False),
        ([66, 2, 65, 1, 64, 68, 67, 63], NO, 8, True),
        ([69, 7, 6, 5, 4, 3, 2, 1], NO, 8, False),
        ([127, 7, 6, 5, 4, 3, 2, 1], NO, 8, False),
        ([-1, 7, 6, 5, 4, 3, 2, 1], NO, 1, False),
        ([1, 2, 3, 4, 5, 6, 7, 8], [3, 3, *NO[2:]], 8, False),
        ([1, 2, 3, 4, 5, 6, 7, 8], [45, *NO[1:]], 8, False),
        ([1, 2, 3, 4, 5, 6, 7, 8], [-2, *NO[1:]], 8, False),
        ([0, 2, 3, 4, 5, 6, 7, 8], NO, 8, False),
        ([0, 2, 3, 4, 5, 6, 7, 8], [0, 1, 2, 3, 4, 5, 6], 1, True),
        ([0, 0, 0, 0, 0, 0, 0, 9], [0, 1, 2, 3, 4, 5, 6], 1, True),
        ([0, 0, 0, 0, 0, 0, 9, 8], [0, 1, 2, 3, 4, 5, 6], 1, False),
        ([0, 0, 0, 0, 0, 9, 0, 8], NO, 1, False),
        ([0, 0, 0, 0, 0, 0, 0, 0], NO, 1, False),
    ],
)
def test_row_is_a_tableau_or_not(regions: list[int], sanctuaries: list[int], least: int, sound: bool) -> None:  # noqa: FBT001  a column
    """Rules: COMP-2, COMP-5, ROUND-3, FIND-1."""
    assert is_row_sound([*NO, 0, *regions], [*NO, *sanctuaries], 1, least) is sound
