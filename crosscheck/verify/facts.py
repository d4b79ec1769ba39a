"""The card facts and the readings, entered twice: compared field by field."""

import spec.cards
import spec.readings
from crosscheck.implementations import JsonObject, as_json
from crosscheck.verify.check import Disagreement
from crosscheck.verify.games import differing_keys
from faraway.cards.catalogue import CATALOGUE, Card, Quest
from faraway.game.readings import EDITIONS, READING_VALUES
from faraway.io import Json


def _quest_of_spec(quest: spec.cards.Quest | None) -> Json:
    return None if quest is None else as_json([quest.per, list(quest.biomes), quest.fame])


def _quest_of_reference(quest: Quest | None) -> Json:
    return None if quest is None else [quest.per.value, [biome.value for biome in quest.biomes], quest.fame]


def spec_cards() -> dict[str, JsonObject]:
    """Return every card of the specification, a flat record each."""
    cards: dict[str, JsonObject] = {}
    for region in spec.cards.REGIONS.values():
        cards[f"Region {region.duration}"] = {
            **_icons_of_spec(region),
            "needs": [region.needs_stones, region.needs_chimeras, region.needs_thistles],
        }
    for sanctuary in spec.cards.SANCTUARIES.values():
        cards[f"Sanctuary {sanctuary.id}"] = _icons_of_spec(sanctuary)
    return cards


def _icons_of_spec(card: spec.cards.Region | spec.cards.Sanctuary) -> JsonObject:
    return {
        "biome": card.biome,
        "night": card.night,
        "clues": card.clues,
        "wonders": [card.stones, card.chimeras, card.thistles],
        "quest": _quest_of_spec(card.quest),
    }


def reference_cards() -> dict[str, JsonObject]:
    """Return every card of the reference, a flat record each."""
    cards: dict[str, JsonObject] = {}
    for region in CATALOGUE.regions:
        asked = region.prerequisite
        cards[f"Region {region.duration}"] = {
            **_icons_of_reference(region),
            "needs": [asked.stones, asked.chimeras, asked.thistles],
        }
    for sanctuary in CATALOGUE.sanctuaries:
        cards[f"Sanctuary {sanctuary.id}"] = _icons_of_reference(sanctuary)
    return cards


def _icons_of_reference(card: Card) -> JsonObject:
    return {
        "biome": None if card.biome is None else card.biome.value,
        "night": card.night,
        "clues": card.clues,
        "wonders": [card.stones, card.chimeras, card.thistles],
        "quest": _quest_of_reference(card.quest),
    }


def compare_cards(_seed: int, first: int, count: int) -> tuple[Disagreement, ...]:
    """Compare a run of cards, both catalogues' names taken together. Rules: COMP-1, COMP-2."""
    ours, theirs = reference_cards(), spec_cards()
    names = sorted({**ours, **theirs})
    found = [Disagreement(case=f"{len(names)} cards instead of 113", detail="")] if len(names) != 113 else []
    for name in names[first : first + count]:
        differences = differing_keys(ours.get(name), theirs.get(name))
        if differences:
            found.append(Disagreement(case=name, detail="\n".join(differences)))
    return tuple(found)


def compare_readings(_seed: int, _first: int, _count: int) -> tuple[Disagreement, ...]:
    """Compare names, values and defaults of the readings, and what each edition asks for."""
    ours: Json = {name: list(values) for name, values in READING_VALUES.items()}
    theirs = as_json({name: list(values) for name, values in spec.readings.VALUES.items()})
    differences = differing_keys(ours, theirs, "values")
    for edition, readings in EDITIONS.items():
        ours = dict(readings.values().items())
        theirs = as_json(dict(spec.readings.edition_readings(edition.value)))
        differences += differing_keys(ours, theirs, edition.value)
    return tuple(Disagreement(case="readings", detail=difference) for difference in differences)
