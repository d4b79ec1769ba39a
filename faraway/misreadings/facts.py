"""Wrong card facts with a name: the slips that a person makes who types in the cards."""

from collections.abc import Callable

from attrs import evolve

from faraway.cards.card import Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome, Wonders
from faraway.game.record import Rules
from faraway.misreadings.misreading import Misreading, Subject


def _region(duration: int, name: str, belief: str, slip: Callable[[Region], Region]) -> Misreading:
    def misread(rules: Rules) -> Rules:
        card = slip(rules.catalogue.region_of[duration])
        return evolve(rules, catalogue=rules.catalogue.with_card(card))

    return Misreading(id=name, belief=belief, breaks=("COMP-1",), subject=Subject.FACT, misread=misread)


def _sanctuary(sanctuary: str, name: str, belief: str, slip: Callable[[Sanctuary], Sanctuary]) -> Misreading:
    def misread(rules: Rules) -> Rules:
        card = slip(rules.catalogue.sanctuary_of[sanctuary])
        return evolve(rules, catalogue=rules.catalogue.with_card(card))

    return Misreading(id=name, belief=belief, breaks=("COMP-2",), subject=Subject.FACT, misread=misread)


FACT_MISREADINGS = (
    _region(
        1, "region-1-without-chimera", "Region 1 shows a stone only.", lambda card: evolve(card, chimeras=0)
    ),
    _region(6, "region-6-without-clue", "Region 6 shows no clue.", lambda card: evolve(card, clues=0)),
    _region(
        13, "region-13-is-forest", "Region 13 is a forest.", lambda card: evolve(card, biome=Biome.FOREST)
    ),
    _region(24, "region-24-by-day", "Region 24 is explored by day.", lambda card: evolve(card, night=False)),
    _region(
        32,
        "region-32-without-chimera",
        "Region 32 shows a stone only.",
        lambda card: evolve(card, chimeras=0),
    ),
    _region(
        38,
        "region-38-needs-no-thistle",
        "Region 38 asks for a chimera only.",
        lambda card: evolve(card, prerequisite=Wonders(chimeras=1)),
    ),
    _region(
        48,
        "region-48-per-chimera",
        "Region 48 pays 3 per chimera.",
        lambda card: evolve(card, quest=Quest(per=Per.CHIMERA, fame=3)),
    ),
    _region(53, "region-53-with-clue", "Region 53 shows a clue.", lambda card: evolve(card, clues=1)),
    _region(
        55,
        "region-55-per-thistle",
        "Region 55 pays 3 per thistle.",
        lambda card: evolve(card, quest=Quest(per=Per.THISTLE, fame=3)),
    ),
    _region(
        67,
        "region-67-pays-17",
        "Region 67 pays 17.",
        lambda card: evolve(card, quest=Quest(per=Per.FIXED, fame=17)),
    ),
    _sanctuary(
        "forest-night",
        "forest-night-is-gray",
        "The forest Sanctuary with the night symbol is gray.",
        lambda card: evolve(card, biome=None),
    ),
    _sanctuary(
        "gray-clue-stone",
        "gray-clue-stone-without-stone",
        "The gray Sanctuary with a clue and a stone shows the clue only.",
        lambda card: evolve(card, stones=0),
    ),
    _sanctuary(
        "city-per-clue-1",
        "city-per-clue-pays-2",
        "The city Sanctuary that pays per clue pays 2.",
        lambda card: evolve(card, quest=Quest(per=Per.CLUE, fame=2)),
    ),
    _sanctuary(
        "gray-per-forest-or-river-1",
        "gray-per-forest-or-river-pays-city",
        "The gray Sanctuary that pays per forest or river pays per forest or city.",
        lambda card: evolve(card, quest=Quest(per=Per.BIOME, fame=1, biomes=(Biome.FOREST, Biome.CITY))),
    ),
)
