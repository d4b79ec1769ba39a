import pytest
from attrs import evolve
from attrs.exceptions import FrozenInstanceError

from faraway.cards.catalogue import (
    CATALOGUE,
    Biome,
    Card,
    Duration,
    Per,
    Quest,
    Region,
    SanctuaryId,
    Wonders,
    name_sanctuary,
)
from faraway.cards.icons import Counts
from faraway.scoring.rules import count_icons


def test_catalogue_has_every_region_and_forty_five_sanctuaries_once_ascending() -> None:
    """Rules: COMP-1, COMP-2, COMP-5."""
    assert [region.duration for region in CATALOGUE.regions] == list(range(1, 69))
    ids = [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]
    assert len(set(ids)) == 45
    assert ids == sorted(ids)


def test_region_55_reads_as_printed() -> None:
    """Rules: COMP-4, COMP-6, COMP-7, COMP-8, COMP-9, COMP-10."""
    assert CATALOGUE.region_of[55] == Region(
        duration=Duration(55),
        biome=Biome.DESERT,
        night=False,
        clues=1,
        stones=1,
        chimeras=0,
        thistles=0,
        prerequisite=Wonders(chimeras=1, thistles=2),
        quest=Quest(per=Per.STONE, fame=3),
    )


def test_quest_of_two_biomes_keeps_the_order_of_the_table() -> None:
    assert CATALOGUE.region_of[44].quest == Quest(per=Per.BIOME, fame=2, biomes=(Biome.DESERT, Biome.CITY))


def test_gray_sanctuary_has_no_biome() -> None:
    """Rules: COMP-11, COMP-12, COMP-29, COMP-28."""
    sanctuary = CATALOGUE.sanctuary_of["gray-stone-per-night-1"]
    assert (sanctuary.biome, sanctuary.night, sanctuary.stones) == (None, False, 1)
    assert sanctuary.quest == Quest(per=Per.NIGHT, fame=1)


def test_id_is_made_of_the_facts() -> None:
    for name in CATALOGUE.sanctuary_of:
        assert name_sanctuary(CATALOGUE.sanctuary_of[name]) == name
    assert SanctuaryId("forest-stone") in CATALOGUE.sanctuary_of


@pytest.mark.parametrize(
    ("cards", "wonders"), [(CATALOGUE.regions, [18, 14, 10]), (CATALOGUE.sanctuaries, [9, 7, 5])]
)
def test_wonders_grow_rarer_from_stones_to_thistles(cards: tuple[Card, ...], wonders: list[int]) -> None:
    """Rules: COMP-8, COMP-21."""
    assert [
        sum(getattr(card, kind) for card in cards) for kind in ("stones", "chimeras", "thistles")
    ] == wonders


def test_wonders_are_met_where_the_rulebook_says() -> None:
    """Rules: COMP-13, COMP-23, COMP-22."""

    def spread(kind: str) -> dict[Biome, int]:
        return {
            biome: sum(getattr(card, kind) for card in CATALOGUE.regions if card.biome is biome)
            for biome in Biome
        }

    stones, chimeras, thistles = spread("stones"), spread("chimeras"), spread("thistles")
    assert min(stones[Biome.FOREST], stones[Biome.DESERT]) > max(stones[Biome.RIVER], stones[Biome.CITY])
    assert min(chimeras[Biome.FOREST], chimeras[Biome.RIVER]) > max(
        chimeras[Biome.DESERT], chimeras[Biome.CITY]
    )
    assert thistles[Biome.FOREST] == max(thistles.values())


def test_ten_regions_are_disputed_and_each_says_how_it_was_settled() -> None:
    assert [note.duration for note in CATALOGUE.disputed] == [1, 4, 31, 32, 34, 38, 48, 50, 53, 55]
    assert all(note.doubt and note.settled for note in CATALOGUE.disputed)


def test_card_is_frozen() -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(CATALOGUE.regions[0], "clues", 9)  # noqa: B010  an assignment would not pass the type checker


def test_replacing_a_card_changes_that_card_only() -> None:
    region = evolve(CATALOGUE.region_of[3], stones=2)
    sanctuary = evolve(CATALOGUE.sanctuary_of["forest-stone"], stones=0)
    changed = CATALOGUE.with_card(region).with_card(sanctuary)
    assert changed.region_of[3].stones == 2
    assert changed.sanctuary_of["forest-stone"].stones == 0
    assert changed.region_of[4] == CATALOGUE.region_of[4]
    assert (len(changed.regions), len(changed.sanctuaries)) == (68, 45)
    assert CATALOGUE.region_of[3].stones == 0


def test_a_card_counts_in_every_role() -> None:
    """Rules: SCORE-14, SCORE-15."""
    counts = count_icons([CATALOGUE.region_of[39], CATALOGUE.sanctuary_of["gray-night-stone"]])
    assert counts == Counts(forests=1, nights=2, stones=2, thistles=1)
