"""Every way to get one field of one card wrong: the candidates of a port's diagnosis."""

from collections.abc import Callable, Iterator
from typing import TypeVar

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Card, Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome
from faraway.game.record import Rules
from faraway.misreadings.misreading import Misreading, Subject

ICON_COUNTS = range(3)
PREREQUISITES = range(6)
AnyCard = TypeVar("AnyCard", Region, "Sanctuary")


def deviations() -> Iterator[Misreading]:
    """Return every one-field deviation of every card, from Region 1 to the last Sanctuary."""
    for region in CATALOGUE.regions:
        for what, wrong in _wrong_regions(region):
            yield _deviation(f"region-{region.duration}", what, "COMP-1", wrong)
    for sanctuary in CATALOGUE.sanctuaries:
        for what, wrong_sanctuary in _wrong_sanctuaries(sanctuary):
            yield _deviation(f"sanctuary-{sanctuary.id}", what, "COMP-2", wrong_sanctuary)


def _deviation(card: str, what: str, clause: str, wrong: Card) -> Misreading:
    return Misreading(
        id=f"{card}-{what}",
        belief=f"{card.replace('-', ' ', 1).capitalize()}: {what.replace('-', ' ')}.",
        breaks=(clause,),
        subject=Subject.FACT,
        misread=_with_card(wrong),
    )


def _with_card(wrong: Card) -> Callable[[Rules], Rules]:
    return lambda rules: evolve(rules, catalogue=rules.catalogue.with_card(wrong))


def _wrong_regions(region: Region) -> Iterator[tuple[str, Region]]:
    yield from _wrong_icons(region)
    asked = region.prerequisite
    for number in PREREQUISITES:
        if number != asked.stones:
            yield f"needs-{number}-stones", evolve(region, prerequisite=evolve(asked, stones=number))
        if number != asked.chimeras:
            yield f"needs-{number}-chimeras", evolve(region, prerequisite=evolve(asked, chimeras=number))
        if number != asked.thistles:
            yield f"needs-{number}-thistles", evolve(region, prerequisite=evolve(asked, thistles=number))


def _wrong_sanctuaries(sanctuary: Sanctuary) -> Iterator[tuple[str, Sanctuary]]:
    yield from _wrong_icons(sanctuary)
    if sanctuary.biome is not None:
        yield "is-gray", evolve(sanctuary, biome=None)


def _wrong_icons(card: AnyCard) -> Iterator[tuple[str, AnyCard]]:
    for biome in Biome:
        if biome is not card.biome:
            yield f"is-{biome.value}", evolve(card, biome=biome)
    yield ("by-day" if card.night else "by-night"), evolve(card, night=not card.night)
    for number in ICON_COUNTS:
        if number != card.clues:
            yield f"shows-{number}-clues", evolve(card, clues=number)
        if number != card.stones:
            yield f"shows-{number}-stones", evolve(card, stones=number)
        if number != card.chimeras:
            yield f"shows-{number}-chimeras", evolve(card, chimeras=number)
        if number != card.thistles:
            yield f"shows-{number}-thistles", evolve(card, thistles=number)
    for quest in _wrong_quests(card.quest):
        yield ("has-no-quest" if quest is None else f"pays-{quest.slug}"), evolve(card, quest=quest)


def _wrong_quests(quest: Quest | None) -> Iterator[Quest | None]:
    """Change what a quest pays for, or how much; a card without one gets a quest that a neighbour might have."""
    if quest is None:
        yield Quest(per=Per.FIXED, fame=1)
        yield from (Quest(per=per, fame=1) for per in Per if per not in {Per.FIXED, Per.BIOME})
        return
    yield None
    yield from (
        Quest(per=quest.per, fame=fame, biomes=quest.biomes)
        for fame in range(max(1, quest.fame - 3), quest.fame + 4)
        if fame != quest.fame
    )
    yield from (Quest(per=per, fame=quest.fame) for per in Per if per not in {quest.per, Per.BIOME})
    counted = frozenset(quest.biomes)
    yield from (Quest(per=Per.BIOME, fame=quest.fame, biomes=(one,)) for one in Biome if {one} != counted)
    yield from (
        Quest(per=Per.BIOME, fame=quest.fame, biomes=(first, second))
        for index, first in enumerate(Biome)
        for second in list(Biome)[index + 1 :]
        if {first, second} != counted
    )
