"""What is true of the printed cards themselves."""

import itertools
from collections.abc import Iterator, Mapping

from proofs.context import scored, unknown_context
from proofs.counting import BIOMES, PRINTED_BOX, WONDERS, Card, Counted, name_of
from proofs.scoring import AS_PRINTED
from proofs.smt import Number, Truth, all_different, all_of, equal, number, sum_of
from proofs.theorem import Example, Obligation, Quantifier, Theorem, Twin
from proofs.theorems.examples import EVERY_TABLEAU, decode_contexts

THE_BOX = "the 68 Regions and 45 Sanctuaries as printed"
LIVES_IN: Mapping[Counted, tuple[Counted, ...]] = {
    Counted.STONES: (Counted.FOREST, Counted.DESERT),
    Counted.CHIMERAS: (Counted.FOREST, Counted.RIVER),
    Counted.THISTLES: (Counted.FOREST,),
}


def counted_in_box(counted: Counted, biome: Counted | None = None) -> Number:
    """Return how much of something all Regions show together, or those of one biome."""
    regions = PRINTED_BOX.regions.values()
    return sum_of(
        number(AS_PRINTED.shown(card, counted))
        for card in regions
        if biome is None or AS_PRINTED.shown(card, biome)
    )


def about_box(label: str, claim: Truth) -> Obligation:
    """Return an obligation about the cards alone: there is nothing unknown in it."""
    return Obligation(label, (), claim, lambda _values: Example(f"{label}: not so"))


def regions_a_biome(expected: int) -> Iterator[Obligation]:
    """Yield for each biome that it has so many Regions."""
    for biome in BIOMES:
        yield about_box(biome.value, equal(counted_in_box(biome), expected))


def durations_differ(twice: int | None) -> Iterator[Obligation]:
    """Return the claim that no duration is printed on two Regions, with one of them entered twice if asked."""
    printed = [*PRINTED_BOX.regions, *([] if twice is None else [twice])]
    yield about_box("durations", all_different([number(each) for each in printed]))


def rarer_and_rarer(order: tuple[Counted, ...]) -> Iterator[Obligation]:
    """Yield that each wonder is more common than the next, on Regions and on Sanctuaries."""
    boxes: dict[str, list[Card]] = {
        "Regions": list(PRINTED_BOX.regions.values()),
        "Sanctuaries": list(PRINTED_BOX.sanctuaries.values()),
    }
    for name, cards in boxes.items():
        for common, rare in itertools.pairwise(order):
            more = sum_of(number(AS_PRINTED.shown(card, common)) for card in cards)
            fewer = sum_of(number(AS_PRINTED.shown(card, rare)) for card in cards)
            yield about_box(f"{common.value} over {rare.value} on {name}", more > fewer)


def wonders_live(where: Mapping[Counted, tuple[Counted, ...]]) -> Iterator[Obligation]:
    """Yield that a wonder is met more often in each biome named for it than in any other."""
    for wonder, homes in where.items():
        for home in homes:
            others = [biome for biome in BIOMES if biome not in homes]
            here = counted_in_box(wonder, home)
            claim = all_of(here > counted_in_box(wonder, biome) for biome in others)
            yield about_box(f"{wonder.value} in {home.value}", claim)


def prerequisites_can_be_met(more: int) -> Iterator[Obligation]:
    """Yield for each prerequisite that some tableau meets it, with so many wonders more of each kind."""
    for card in PRINTED_BOX.regions.values():
        asked = {
            wonder: AS_PRINTED.needed(card, wonder) for wonder in WONDERS if AS_PRINTED.needed(card, wonder)
        }
        if asked:
            context = unknown_context("c", card)
            inside = scored("c", context)
            claim = all_of(inside.seen[wonder] >= count + more for wonder, count in asked.items())
            decode = decode_contexts((context, inside.fame))
            yield Obligation(
                f"Region {card.duration}", tuple(inside.constraints.terms), claim, decode, Quantifier.EXISTS
            )


def quests_can_pay(*, blank_too: bool) -> Iterator[Obligation]:
    """Yield for each card with a quest that it pays something in some tableau, or for those without too."""
    for card in PRINTED_BOX.cards():
        if card.quest is not None or blank_too:
            context = unknown_context("c", card)
            inside = scored("c", context)
            decode = decode_contexts((context, inside.fame))
            yield Obligation(
                f"{name_of(card)}",
                tuple(inside.constraints.terms),
                inside.fame >= 1,
                decode,
                Quantifier.EXISTS,
            )


THEOREMS = (
    Theorem(
        name="regions_a_biome_eq_seventeen",
        claim="each biome has 17 Regions",
        clauses=("COMP-1", "COMP-4"),
        scope=THE_BOX,
        statement=lambda: regions_a_biome(17),
        twin=Twin("each has 18", lambda: regions_a_biome(18)),
    ),
    Theorem(
        name="durations_distinct",
        claim="no two Regions bear the same exploration duration",
        clauses=("COMP-5",),
        scope=THE_BOX,
        statement=lambda: durations_differ(None),
        twin=Twin("the 57 is in the box twice", lambda: durations_differ(57)),
    ),
    Theorem(
        name="wonders_rarer_and_rarer",
        claim="stones are more common than chimeras, chimeras than thistles, on Regions and on Sanctuaries",
        clauses=("COMP-8",),
        scope=THE_BOX,
        statement=lambda: rarer_and_rarer((Counted.STONES, Counted.CHIMERAS, Counted.THISTLES)),
        twin=Twin(
            "thistles before chimeras",
            lambda: rarer_and_rarer((Counted.STONES, Counted.THISTLES, Counted.CHIMERAS)),
        ),
    ),
    Theorem(
        name="wonders_live_in_named_biomes",
        claim="each wonder is printed more often in the biomes that the lore names for it than in any other",
        clauses=("COMP-13",),
        scope=THE_BOX,
        statement=lambda: wonders_live(LIVES_IN),
        twin=Twin(
            "thistles live in deserts",
            lambda: wonders_live({**LIVES_IN, Counted.THISTLES: (Counted.DESERT,)}),
        ),
    ),
    Theorem(
        name="prerequisites_can_be_met",
        claim="every prerequisite is met in some tableau",
        clauses=("COMP-10", "SCORE-6"),
        scope=EVERY_TABLEAU,
        statement=lambda: prerequisites_can_be_met(0),
        twin=Twin("each asks for 12 more of every wonder it names", lambda: prerequisites_can_be_met(12)),
    ),
    Theorem(
        name="quests_can_pay",
        claim="every card with a quest pays fame in some tableau",
        clauses=("COMP-9", "SANCT-3"),
        scope=EVERY_TABLEAU,
        statement=lambda: quests_can_pay(blank_too=False),
        twin=Twin("cards without a quest pay too", lambda: quests_can_pay(blank_too=True)),
    ),
)
