"""What is true of the printed cards themselves."""

import itertools
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from proofs.context import scored, unknown_context
from proofs.counting import BIOMES, PRINTED_BOX, WONDERS, Box, Card, Counted, name_of
from proofs.scoring import AS_PRINTED, Scoring
from proofs.smt import Number, Truth, all_different, all_of, equal, number, sum_of
from proofs.theorem import Example, Obligation, Quantifier, Theorem, Twin
from proofs.theorems.changed_rules import PrerequisitesAskForTwelveMore
from proofs.theorems.examples import EVERY_TABLEAU, decode_contexts
from proofs.verdict import Kind, Subject
from spec.cards import Region, Sanctuary

CardKind = TypeVar("CardKind", Region, Sanctuary)
THE_BOX = "the 68 Regions and 45 Sanctuaries as printed"
LIVES_IN: Mapping[Counted, tuple[Counted, ...]] = {
    Counted.STONES: (Counted.FOREST, Counted.DESERT),
    Counted.CHIMERAS: (Counted.FOREST, Counted.RIVER),
    Counted.THISTLES: (Counted.FOREST,),
}


def exchanged(card: CardKind) -> CardKind:
    """Return a card on which chimeras and thistles are printed the other way round."""
    return replace(card, chimeras=card.thistles, thistles=card.chimeras)


FOREST_13 = Box(
    {**PRINTED_BOX.regions, 13: replace(PRINTED_BOX.regions[13], biome="forest")}, PRINTED_BOX.sanctuaries
)
EXCHANGED = Box(
    {duration: exchanged(card) for duration, card in PRINTED_BOX.regions.items()},
    {each: exchanged(card) for each, card in PRINTED_BOX.sanctuaries.items()},
)


def counted_on(cards: Iterable[Card], counted: Counted, biome: Counted | None = None) -> Number:
    """Return how much of something cards show together, or those of one biome."""
    return sum_of(
        number(AS_PRINTED.shown(card, counted))
        for card in cards
        if biome is None or AS_PRINTED.shown(card, biome)
    )


def about_box(label: str, claim: Truth) -> Obligation:
    """Return an obligation about the cards alone: there is nothing unknown in it."""
    return Obligation(label, (), claim, lambda _values: Example(f"{label}: not so"))


def regions_a_biome(box: Box) -> Iterator[Obligation]:
    """Yield for each biome that it has 17 Regions."""
    for biome in BIOMES:
        yield about_box(biome.value, equal(counted_on(box.regions.values(), biome), 17))


def durations_differ(twice: int | None) -> Iterator[Obligation]:
    """Return the claim that no duration is printed on two Regions, with one of them entered twice if asked."""
    printed = [*PRINTED_BOX.regions, *([] if twice is None else [twice])]
    yield about_box("durations", all_different([number(each) for each in printed]))


def rarer_and_rarer(box: Box) -> Iterator[Obligation]:
    """Yield that stones are more common than chimeras and these than thistles, on Regions and on Sanctuaries."""
    parts: dict[str, list[Card]] = {
        "Regions": list(box.regions.values()),
        "Sanctuaries": list(box.sanctuaries.values()),
    }
    for name, cards in parts.items():
        for common, rare in itertools.pairwise(WONDERS):
            claim = counted_on(cards, common) > counted_on(cards, rare)
            yield about_box(f"{common.value} over {rare.value} on {name}", claim)


def wonders_live(box: Box) -> Iterator[Obligation]:
    """Yield that a wonder is met more often in each biome named for it than in any other."""
    regions = box.regions.values()
    for wonder, homes in LIVES_IN.items():
        for home in homes:
            others = [biome for biome in BIOMES if biome not in homes]
            here = counted_on(regions, wonder, home)
            claim = all_of(here > counted_on(regions, wonder, biome) for biome in others)
            yield about_box(f"{wonder.value} in {home.value}", claim)


def prerequisites_can_be_met(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each prerequisite that some tableau meets it."""
    for card in PRINTED_BOX.regions.values():
        asked = {wonder: scoring.needed(card, wonder) for wonder in WONDERS if scoring.needed(card, wonder)}
        if asked:
            context = unknown_context("c", card)
            inside = scored("c", context, scoring)
            claim = all_of(inside.seen[wonder] >= count for wonder, count in asked.items())
            decode = decode_contexts((context, inside.fame), scoring=scoring)
            yield Obligation(
                f"Region {card.duration}", tuple(inside.constraints.terms), claim, decode, Quantifier.EXISTS
            )


def quests_can_pay(scoring: Scoring) -> Iterator[Obligation]:
    """Yield for each card with a quest that it pays something in some tableau."""
    for card in PRINTED_BOX.cards():
        if card.quest is not None:
            context = unknown_context("c", card)
            inside = scored("c", context, scoring)
            decode = decode_contexts((context, inside.fame), scoring=scoring)
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
        clauses=("COMP-1", "COMP-4", "COMP-17"),
        scope=THE_BOX,
        subject=Subject.CARDS,
        kind=Kind.EXHAUSTED,
        cases=len(PRINTED_BOX.cards()),
        statement=lambda: regions_a_biome(PRINTED_BOX),
        twin=Twin("Region 13 is a forest", lambda: regions_a_biome(FOREST_13)),
    ),
    Theorem(
        name="durations_distinct",
        claim="no two Regions bear the same exploration duration",
        clauses=("COMP-5",),
        scope=THE_BOX,
        subject=Subject.CARDS,
        kind=Kind.EXHAUSTED,
        cases=len(PRINTED_BOX.cards()),
        statement=lambda: durations_differ(None),
        twin=Twin("the 57 is in the box twice", lambda: durations_differ(57)),
    ),
    Theorem(
        name="wonders_rarer_and_rarer",
        claim="stones are more common than chimeras, chimeras than thistles, on Regions and on Sanctuaries",
        clauses=("COMP-8", "COMP-21"),
        scope=THE_BOX,
        subject=Subject.CARDS,
        kind=Kind.EXHAUSTED,
        cases=len(PRINTED_BOX.cards()),
        statement=lambda: rarer_and_rarer(PRINTED_BOX),
        twin=Twin("chimeras and thistles are exchanged", lambda: rarer_and_rarer(EXCHANGED)),
    ),
    Theorem(
        name="wonders_live_in_named_biomes",
        claim="each wonder is printed more often in the biomes that the lore names for it than in any other",
        clauses=("COMP-13", "COMP-22", "COMP-23"),
        scope=THE_BOX,
        subject=Subject.CARDS,
        kind=Kind.EXHAUSTED,
        cases=len(PRINTED_BOX.cards()),
        statement=lambda: wonders_live(PRINTED_BOX),
        twin=Twin("chimeras and thistles are exchanged", lambda: wonders_live(EXCHANGED)),
    ),
    Theorem(
        name="prerequisites_can_be_met",
        claim="every prerequisite is met in some tableau",
        clauses=("COMP-10", "SCORE-6"),
        scope=EVERY_TABLEAU,
        statement=lambda: prerequisites_can_be_met(AS_PRINTED),
        twin=Twin(
            "each asks for 12 more of every wonder it names",
            lambda: prerequisites_can_be_met(PrerequisitesAskForTwelveMore()),
        ),
    ),
    Theorem(
        name="quests_can_pay",
        claim="every card with a quest pays fame in some tableau",
        clauses=("COMP-9", "COMP-26", "SANCT-3"),
        scope=EVERY_TABLEAU,
        statement=lambda: quests_can_pay(AS_PRINTED),
        twin=Twin(
            "each prerequisite asks for 12 more of every wonder it names",
            lambda: quests_can_pay(PrerequisitesAskForTwelveMore()),
        ),
    ),
)
