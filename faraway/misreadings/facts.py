"""Wrong card facts with a name: the slips that a person might make when entering the cards."""

from collections.abc import Callable

from attrs import evolve

from faraway.cards.catalogue import Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome, Wonders
from faraway.game.record import Rules
from faraway.misreadings.misreading import Misreading, Subject

_REGION_SLIPS: tuple[tuple[str, str, int, Callable[[Region], Region]], ...] = (
    ("region-1-without-chimera", "Region 1 shows a stone only.", 1, lambda card: evolve(card, chimeras=0)),
    ("region-6-without-clue", "Region 6 shows no clue.", 6, lambda card: evolve(card, clues=0)),
    ("region-13-is-forest", "Region 13 is a forest.", 13, lambda card: evolve(card, biome=Biome.FOREST)),
    ("region-24-by-day", "Region 24 is explored by day.", 24, lambda card: evolve(card, night=False)),
    ("region-32-without-chimera", "Region 32 shows a stone only.", 32, lambda card: evolve(card, chimeras=0)),
    (
        "region-38-needs-no-thistle",
        "Region 38 asks for a chimera only.",
        38,
        lambda card: evolve(card, prerequisite=Wonders(chimeras=1)),
    ),
    (
        "region-48-per-chimera",
        "Region 48 pays 3 per chimera.",
        48,
        lambda card: evolve(card, quest=Quest(per=Per.CHIMERA, fame=3)),
    ),
    ("region-53-with-clue", "Region 53 shows a clue.", 53, lambda card: evolve(card, clues=1)),
    (
        "region-55-per-thistle",
        "Region 55 pays 3 per thistle.",
        55,
        lambda card: evolve(card, quest=Quest(per=Per.THISTLE, fame=3)),
    ),
    (
        "region-67-pays-17",
        "Region 67 pays 17.",
        67,
        lambda card: evolve(card, quest=Quest(per=Per.FIXED, fame=17)),
    ),
)
_SANCTUARY_SLIPS: tuple[tuple[str, str, str, Callable[[Sanctuary], Sanctuary]], ...] = (
    (
        "forest-night-is-gray",
        "The forest Sanctuary with the night symbol is gray.",
        "forest-night",
        lambda card: evolve(card, biome=None),
    ),
    (
        "gray-clue-stone-without-stone",
        "The gray Sanctuary with a clue and a stone shows the clue only.",
        "gray-clue-stone",
        lambda card: evolve(card, stones=0),
    ),
    (
        "city-per-clue-pays-2",
        "The city Sanctuary that pays per clue pays 2.",
        "city-per-clue-1",
        lambda card: evolve(card, quest=Quest(per=Per.CLUE, fame=2)),
    ),
    (
        "gray-per-forest-or-river-pays-city",
        "The gray Sanctuary that pays per forest or river pays per forest or city.",
        "gray-per-forest-or-river-1",
        lambda card: evolve(card, quest=Quest(per=Per.BIOME, fame=1, biomes=(Biome.FOREST, Biome.CITY))),
    ),
)


def _misread_region(duration: int, slip: Callable[[Region], Region]) -> Callable[[Rules], Rules]:
    def misread(rules: Rules) -> Rules:
        cards = rules.catalogue
        return evolve(rules, catalogue=cards.with_card(slip(cards.region_of[duration])))

    return misread


def _misread_sanctuary(name: str, slip: Callable[[Sanctuary], Sanctuary]) -> Callable[[Rules], Rules]:
    def misread(rules: Rules) -> Rules:
        cards = rules.catalogue
        return evolve(rules, catalogue=cards.with_card(slip(cards.sanctuary_of[name])))

    return misread


FACT_MISREADINGS = (
    *(
        Misreading(
            id=name,
            belief=belief,
            breaks=("COMP-1",),
            subject=Subject.FACT,
            misread=_misread_region(duration, slip),
        )
        for name, belief, duration, slip in _REGION_SLIPS
    ),
    *(
        Misreading(
            id=name,
            belief=belief,
            breaks=("COMP-2",),
            subject=Subject.FACT,
            misread=_misread_sanctuary(card, slip),
        )
        for name, belief, card, slip in _SANCTUARY_SLIPS
    ),
)
