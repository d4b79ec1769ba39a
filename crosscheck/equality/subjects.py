"""The three implementations taken apart: what sees, what counts and what pays in each."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias

import attrs

import spec.quests
import spec.scoring
from crosscheck.equality.symbolic import Unknown
from faraway.cards.catalogue import CATALOGUE
from faraway.cards.catalogue import Quest as ReferenceQuest
from faraway.cards.catalogue import Region as ReferenceRegion
from faraway.cards.catalogue import Sanctuary as ReferenceSanctuary
from faraway.cards.icons import Counts, Wonders
from faraway.game.record import STANDARD_RULES, Rules, ScoringRules
from proofs.counting import BIOMES, PRINTED_BOX, Card, Counted, name_of
from proofs.scoring import AS_PRINTED, Scoring
from proofs.smt import Truth, Word, all_of, known_word
from spec.cards import Quest, Region, Sanctuary

NOWHERE = "nowhere"  # a biome that no quest names
MOST_REGIONS = 8
MOST_SANCTUARIES = 7
MOST_CARDS = MOST_REGIONS + MOST_SANCTUARIES
BIOME_NAMES = tuple(biome.value for biome in BIOMES)
OpaqueRow: TypeAlias = tuple[tuple[ReferenceRegion, ...], tuple[ReferenceSanctuary, ...]]
ICONS = (Counted.CLUES, Counted.STONES, Counted.CHIMERAS, Counted.THISTLES)


@attrs.frozen
class SpecParts:
    """The parts of the specification's scoring; a slip is planted by replacing one."""

    visible_from_region: Callable[[Sequence[Region], int, Sequence[Sanctuary]], Sequence[Card]] = (
        spec.scoring.visible_from_region
    )
    visible_from_sanctuary: Callable[[Sequence[Region], Sequence[Sanctuary]], Sequence[Card]] = (
        spec.scoring.visible_from_sanctuary
    )
    score_region: Callable[[Region, Sequence[Card]], int] = spec.scoring.score_region
    score_sanctuary: Callable[[Sanctuary, Sequence[Card]], int] = spec.scoring.score_sanctuary
    score_quest: Callable[[Quest, Sequence[Card]], int] = spec.quests.score_quest
    score: Callable[[Sequence[int], Sequence[str]], object] = spec.scoring.score


@attrs.frozen
class Subjects:
    """The implementations that are compared."""

    rules: Rules = STANDARD_RULES
    spec: SpecParts = SpecParts()
    encoding: Scoring = AS_PRINTED

    @property
    def scoring(self) -> ScoringRules:
        """Return the reference's rules of scoring."""
        return self.rules.scoring


def reference_card(card: Card) -> ReferenceRegion | ReferenceSanctuary:
    """Return the reference's own card of the same name."""
    if isinstance(card, Region):
        return CATALOGUE.regions[card.duration - 1]
    return sanctuary_card(card.id)


def sanctuary_card(name: str) -> ReferenceSanctuary:
    """Return the reference's Sanctuary of a name."""
    return next(each for each in CATALOGUE.sanctuaries if each.id == name)


def reference_quest(card: Card) -> ReferenceQuest:
    """Return the quest of the reference's own card."""
    quest = reference_card(card).quest
    if quest is None:
        raise ValueError(f"{card} has no quest in the reference")
    return quest


def reference_prerequisite(card: Card) -> Wonders:
    """Return what the reference's own Region asks for."""
    own = reference_card(card)
    if not isinstance(own, ReferenceRegion):
        raise TypeError(f"{card} is a Sanctuary in the reference")
    return own.prerequisite


class Opaque:
    """Something that is no card: it has a prerequisite and a quest, and whoever asks for more is stopped."""

    __slots__ = ("prerequisite", "quest")

    def __init__(self) -> None:
        self.prerequisite, self.quest = object(), object()


def opaque_row(regions: int, sanctuaries: int) -> OpaqueRow:
    """Return things that pass for Regions and Sanctuaries where nobody looks at what they show."""
    return tuple(Opaque() for _ in range(regions)), tuple(Opaque() for _ in range(sanctuaries))  # type: ignore[misc]  # that is the point


def as_spec_row(row: OpaqueRow) -> tuple[tuple[Region, ...], tuple[Sanctuary, ...]]:
    """Pass the same things off as cards of the specification."""
    return row  # type: ignore[return-value]  # that is the point


FIELD_OF: Mapping[Counted, str] = {
    Counted.RIVER: "rivers",
    Counted.CITY: "cities",
    Counted.FOREST: "forests",
    Counted.DESERT: "deserts",
    Counted.NIGHT: "nights",
    Counted.CLUES: "clues",
    Counted.STONES: "stones",
    Counted.CHIMERAS: "chimeras",
    Counted.THISTLES: "thistles",
}


def as_counts(counts: Mapping[Counted, int] | Mapping[Counted, Unknown]) -> Counts:
    """Return counts as the reference has them; unknown integers pass for known ones."""
    return Counts(**{FIELD_OF[counted]: count for counted, count in counts.items()})  # type: ignore[arg-type]  # so they do


def word_at_most(count: Word, most: int) -> Truth:
    """Return that a word is a number from 0 to a bound."""
    return all_of([known_word(0) <= count, count <= most])


def shown_by_nobody() -> Region:
    """Return a Region that shows nothing and asks for nothing."""
    return Region(
        duration=100,
        biome=NOWHERE,
        night=False,
        clues=0,
        stones=0,
        chimeras=0,
        thistles=0,
        needs_stones=0,
        needs_chimeras=0,
        needs_thistles=0,
        quest=None,
    )


def with_icons(counts: Mapping[Counted, int]) -> Region:
    """Return a Region that shows these icons and nothing else."""
    return replace(
        shown_by_nobody(),
        clues=counts.get(Counted.CLUES, 0),
        stones=counts.get(Counted.STONES, 0),
        chimeras=counts.get(Counted.CHIMERAS, 0),
        thistles=counts.get(Counted.THISTLES, 0),
    )


NIGHTLY = replace(shown_by_nobody(), night=True)
COLOURED = {biome: replace(shown_by_nobody(), biome=biome.value) for biome in BIOMES}


def spec_cards(counts: Mapping[Counted, int]) -> list[Card]:
    """Return made-up cards of the specification that show these counts."""
    cards: list[Card] = [with_icons(counts), *[NIGHTLY] * counts.get(Counted.NIGHT, 0)]
    for biome, card in COLOURED.items():
        cards += [card] * counts.get(biome, 0)
    return cards


def counted_by(quest: Quest) -> tuple[Counted, ...]:
    """Return what a quest counts, by its own words."""
    match quest.per:
        case "fixed":
            return ()
        case "night":
            return (Counted.NIGHT,)
        case "biome-set":
            return BIOMES
        case "biome":
            return tuple(Counted(biome) for biome in quest.biomes)
        case icon:
            return (Counted(f"{icon}s"),)


def asked_by(card: Card) -> dict[Counted, int]:
    """Return what a card's prerequisite asks for, by its own words."""
    if isinstance(card, Sanctuary):
        return {}
    asked = {
        Counted.STONES: card.needs_stones,
        Counted.CHIMERAS: card.needs_chimeras,
        Counted.THISTLES: card.needs_thistles,
    }
    return {wonder: count for wonder, count in asked.items() if count}


def label(card: Card) -> str:
    """Return a card's name as a person would write it."""
    return f"Region {name_of(card)}" if isinstance(card, Region) else f"Sanctuary {name_of(card)}"


CARDS = PRINTED_BOX.cards()
