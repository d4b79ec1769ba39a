"""Icons and how many of them there are."""

import pytest

from faraway.cards.icons import Biome, Counts, Wonders


@pytest.mark.parametrize(
    ("biome", "counts"),
    [
        (Biome.RIVER, Counts(rivers=3)),
        (Biome.CITY, Counts(cities=3)),
        (Biome.FOREST, Counts(forests=3)),
        (Biome.DESERT, Counts(deserts=3)),
    ],
)
def test_cards_of_a_biome_are_asked_for_by_the_biome(biome: Biome, counts: Counts) -> None:
    assert [counts.of_biome(each) for each in Biome] == [3 if each is biome else 0 for each in Biome]


def test_wonders_are_part_of_the_counts() -> None:
    counts = Counts(forests=1, nights=4, clues=5, stones=3, chimeras=1, thistles=2)
    assert counts.wonders == Wonders(stones=3, chimeras=1, thistles=2)
    assert Counts().wonders == Wonders()


@pytest.mark.parametrize("wonders", [Wonders(stones=1), Wonders(chimeras=1), Wonders(thistles=1)])
def test_any_wonder_makes_wonders_true(wonders: Wonders) -> None:
    assert wonders
    assert not Wonders()


def test_the_four_biomes_have_their_canonical_order() -> None:
    """Rules: COMP-4, COMP-18, COMP-17."""
    assert [biome.value for biome in Biome] == ["river", "city", "forest", "desert"]
