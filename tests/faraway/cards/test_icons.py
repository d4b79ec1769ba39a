"""Icons packed into one number and counted again."""

import pytest

from faraway.cards.icons import BIOME_ICON, Biome, Icon, Tally, Wonders, pack

ONE_OF_EACH = {
    Icon.RIVER: pack(biome=Biome.RIVER, night=False, clues=0, stones=0, chimeras=0, thistles=0),
    Icon.CITY: pack(biome=Biome.CITY, night=False, clues=0, stones=0, chimeras=0, thistles=0),
    Icon.FOREST: pack(biome=Biome.FOREST, night=False, clues=0, stones=0, chimeras=0, thistles=0),
    Icon.DESERT: pack(biome=Biome.DESERT, night=False, clues=0, stones=0, chimeras=0, thistles=0),
    Icon.NIGHT: pack(biome=None, night=True, clues=0, stones=0, chimeras=0, thistles=0),
    Icon.CLUE: pack(biome=None, night=False, clues=1, stones=0, chimeras=0, thistles=0),
    Icon.STONE: pack(biome=None, night=False, clues=0, stones=1, chimeras=0, thistles=0),
    Icon.CHIMERA: pack(biome=None, night=False, clues=0, stones=0, chimeras=1, thistles=0),
    Icon.THISTLE: pack(biome=None, night=False, clues=0, stones=0, chimeras=0, thistles=1),
}


@pytest.mark.parametrize("icon", Icon)
@pytest.mark.parametrize("number", [1, 15, 16, 30, 31])
def test_any_number_of_an_icon_counts_as_that_many_and_as_nothing_else(icon: Icon, number: int) -> None:
    """Rules: SCORE-14. Fifteen cards show 30 of anything at most."""
    tally = Tally(number * ONE_OF_EACH[icon])
    assert {each: tally.count(each) for each in Icon} == {
        each: number if each is icon else 0 for each in Icon
    }
    assert [tally.of_biome(biome) for biome in Biome] == [
        number if BIOME_ICON[biome] is icon else 0 for biome in Biome
    ]
    assert tally.nights == (number if icon is Icon.NIGHT else 0)
    assert tally.clues == (number if icon is Icon.CLUE else 0)
    assert tally.wonders == Wonders(
        stones=number if icon is Icon.STONE else 0,
        chimeras=number if icon is Icon.CHIMERA else 0,
        thistles=number if icon is Icon.THISTLE else 0,
    )


def test_a_card_shows_all_its_icons_at_once() -> None:
    """Rules: SCORE-14, SCORE-15."""
    packed = pack(biome=Biome.FOREST, night=True, clues=2, stones=3, chimeras=1, thistles=2)
    tally = Tally(packed)
    assert [tally.count(icon) for icon in Icon] == [0, 0, 1, 0, 1, 2, 3, 1, 2]
    assert (tally.nights, tally.clues) == (1, 2)
    assert tally.wonders == Wonders(stones=3, chimeras=1, thistles=2)
    assert packed == sum(
        number * ONE_OF_EACH[icon] for icon, number in zip(Icon, (0, 0, 1, 0, 1, 2, 3, 1, 2), strict=True)
    )


def test_each_icon_has_six_bits_in_the_order_of_biomes_night_clue_and_wonders() -> None:
    assert [icon.name for icon in Icon] == [
        "RIVER",
        "CITY",
        "FOREST",
        "DESERT",
        "NIGHT",
        "CLUE",
        "STONE",
        "CHIMERA",
        "THISTLE",
    ]
    assert [ONE_OF_EACH[icon] for icon in Icon] == [1, 64, 64**2, 64**3, 64**4, 64**5, 64**6, 64**7, 64**8]


def test_more_and_fewer_of_an_icon_change_that_icon_alone() -> None:
    tally = Tally(2 * ONE_OF_EACH[Icon.STONE] + ONE_OF_EACH[Icon.CITY])
    assert [tally.adding(Icon.STONE, 3).count(icon) for icon in Icon] == [0, 1, 0, 0, 0, 0, 5, 0, 0]
    assert tally.adding(Icon.STONE, -2) == ONE_OF_EACH[Icon.CITY]
    assert tally.adding(Icon.RIVER, 1) == tally + ONE_OF_EACH[Icon.RIVER]
    assert isinstance(tally.adding(Icon.STONE, 1), Tally)


def test_wonders_are_told_apart_by_number_and_kind() -> None:
    """Rules: COMP-8."""
    assert Wonders() == Wonders(stones=0, chimeras=0, thistles=0)
    assert not Wonders()
    for one in (Wonders(stones=1), Wonders(chimeras=1), Wonders(thistles=1)):
        assert one
        assert one != Wonders()
    assert Wonders(stones=2).packed == 2 * ONE_OF_EACH[Icon.STONE]
    assert Wonders(chimeras=3).packed == 3 * ONE_OF_EACH[Icon.CHIMERA]
    assert Wonders(thistles=1).packed == ONE_OF_EACH[Icon.THISTLE]
    assert (
        Wonders(stones=1, chimeras=2, thistles=3).packed
        == Wonders(stones=1).packed + Wonders(chimeras=2).packed + Wonders(thistles=3).packed
    )
    unasked: dict[str, int] = {"packed": 1}
    with pytest.raises(TypeError, match="packed"):
        Wonders(**unasked)


def test_the_biomes_have_the_names_that_files_give_them_in_their_order() -> None:
    """Rules: COMP-4."""
    assert [biome.value for biome in Biome] == ["river", "city", "forest", "desert"]
    assert {biome.value: BIOME_ICON[biome] for biome in Biome} == {
        "river": Icon.RIVER,
        "city": Icon.CITY,
        "forest": Icon.FOREST,
        "desert": Icon.DESERT,
    }
