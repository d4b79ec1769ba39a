"""The figures that overviews and statements give of the cards are those of the catalogue, in every language."""

import re

import pytest

from faraway.cards.catalogue import CATALOGUE, Biome, Per, Wonders
from faraway.messages import Language
from faraway.rulebook.answers import overview_of, statement_of

REGIONS = list(CATALOGUE.regions)
SANCTUARIES = list(CATALOGUE.sanctuaries)
WONDERS = ("stones", "chimeras", "thistles")


def numbers_in(text: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", text)]


def shown(cards: list[object], icon: str) -> int:
    return sum(getattr(card, icon) for card in cards)


@pytest.mark.parametrize("language", Language)
def test_the_overview_of_counts_has_the_figures_of_the_catalogue(language: Language) -> None:
    of_regions, of_quests, of_sanctuaries = map(numbers_in, overview_of("overview-counts", language))
    of_biome = [sum(region.biome is biome for region in REGIONS) for biome in Biome]
    nights = [region.duration for region in REGIONS if region.night]
    clues = [region.duration for region in REGIONS if region.clues]
    wonders = [shown([*REGIONS], wonder) for wonder in WONDERS]
    assert nights == list(range(20, 41))
    assert set(of_biome) == {17}
    assert of_regions == [68, 17, 20, 40, len(nights), len(clues), *clues, *wonders]
    blank = [region.duration for region in REGIONS if region.quest is None]
    free = [region for region in REGIONS if region.quest and region.prerequisite == Wonders()]
    fixed = [
        (each.quest.fame, each.duration) for each in REGIONS if each.quest and each.quest.per is Per.FIXED
    ]
    assert of_quests == [*blank, 68 - len(blank), len(free), *max(fixed)]
    grays = [card for card in SANCTUARIES if card.biome is None]
    icons = [shown([*SANCTUARIES], icon) for icon in ("night", "clues", *WONDERS)]
    quests = sum(card.quest is not None for card in SANCTUARIES)
    assert of_sanctuaries == [45, len(grays), (45 - len(grays)) // 4, *icons, quests, 45 - quests]


@pytest.mark.parametrize("language", Language)
def test_statements_have_the_figures_of_the_catalogue(language: Language) -> None:
    blank = [region.duration for region in REGIONS if region.quest is None]
    assert numbers_in(statement_of("region-without-quest", language)) == [68, *blank]
    assert numbers_in(statement_of("colours-of-biomes", language)) == [17, 5, 25]
    assert [sum(card.biome is biome for card in SANCTUARIES) for biome in (*Biome, None)] == [5, 5, 5, 5, 25]
    assert numbers_in(statement_of("day-or-night", language)) == [21, 20, 40, shown([*SANCTUARIES], "night")]
    wonders = [shown([*cards], wonder) for cards in (REGIONS, SANCTUARIES) for wonder in WONDERS]
    assert numbers_in(statement_of("which-wonder-is-rare", language)) == wonders
