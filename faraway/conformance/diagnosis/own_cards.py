"""The wrong cards in a port's own catalogue."""

from collections.abc import Iterator

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Card, Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome, Wonders
from faraway.conformance.suite.documents import Json, JsonObject, as_list
from faraway.conformance.suite.vectors import ExpectCard, Vector
from faraway.conformance.verdict.judge import same_facts
from faraway.io import dump

WONDERS = ("stones", "chimeras", "thistles")


def wrong_cards(vector: Vector, answer: Json) -> Iterator[Card]:
    """Return the card that a port has instead of the one that a failed vector asks for, if it can be parsed."""
    if not isinstance(vector.expect, ExpectCard) or not isinstance(answer, dict):
        return
    card = vector.expect.card
    entries = as_list(answer.get("regions" if "duration" in card else "sanctuaries"))
    for entry in entries:
        if isinstance(entry, dict) and _is_meant(card, entry, entries):
            try:
                found = _region(entry) if "duration" in card else _sanctuary(card, entry)
            except (KeyError, TypeError, ValueError):
                continue
            if found not in (*CATALOGUE.regions, *CATALOGUE.sanctuaries):
                yield found


def _is_meant(card: JsonObject, entry: JsonObject, entries: list[Json]) -> bool:
    """Return True if an entry is meant as this card: by duration, by id, or as the only entry equal to no printed card."""
    if "duration" in card:
        return entry.get("duration") == card["duration"]
    if isinstance(entry.get("id"), str):
        return entry["id"] == card["id"]
    unknown = [
        other
        for other in entries
        if isinstance(other, dict)
        and not any(same_facts(dump(printed), other) for printed in CATALOGUE.sanctuaries)
    ]
    return len(unknown) == 1 and entry is unknown[0]


def _region(entry: JsonObject) -> Region:
    asked = entry["prerequisite"]
    if not isinstance(asked, dict) or entry["biome"] is None:
        raise TypeError(entry)
    stones, chimeras, thistles = (_whole(asked[wonder]) for wonder in WONDERS)
    return evolve(
        CATALOGUE.region_of[_whole(entry["duration"])],
        biome=Biome(entry["biome"]),
        night=entry["night"] is True,
        clues=_whole(entry["clues"]),
        stones=_whole(entry["stones"]),
        chimeras=_whole(entry["chimeras"]),
        thistles=_whole(entry["thistles"]),
        prerequisite=Wonders(stones=stones, chimeras=chimeras, thistles=thistles),
        quest=_quest(entry["quest"]),
    )


def _sanctuary(card: JsonObject, entry: JsonObject) -> Sanctuary:
    return evolve(
        CATALOGUE.sanctuary_of[str(card["id"])],
        biome=None if entry["biome"] is None else Biome(entry["biome"]),
        night=entry["night"] is True,
        clues=_whole(entry["clues"]),
        stones=_whole(entry["stones"]),
        chimeras=_whole(entry["chimeras"]),
        thistles=_whole(entry["thistles"]),
        quest=_quest(entry["quest"]),
    )


def _quest(value: Json) -> Quest | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise TypeError(value)
    counted = tuple(Biome(biome) for biome in as_list(value.get("biomes")))
    return Quest(per=Per(value["per"]), fame=_whole(value["fame"]), biomes=counted)


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value
