"""The wrong cards in a port's own catalogue."""

from collections.abc import Iterator

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Card, Per, Quest, Sanctuary
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
                found = _card(card, entry)
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


def _card(card: JsonObject, entry: JsonObject) -> Card:
    """Return the printed card with the facts of an entry instead; raise if one is missing or of the wrong type."""
    printed: Card = (
        CATALOGUE.region_of[_whole(entry["duration"])]
        if "duration" in card
        else CATALOGUE.sanctuary_of[str(card["id"])]
    )
    clues, stones, chimeras, thistles = _wholes(entry, "clues", *WONDERS)
    biome = None if entry["biome"] is None else Biome(entry["biome"])
    shown = evolve(
        printed,
        night=entry["night"] is True,
        clues=clues,
        stones=stones,
        chimeras=chimeras,
        thistles=thistles,
        quest=_quest(entry["quest"]),
    )
    if isinstance(shown, Sanctuary):
        return evolve(shown, biome=biome)
    asked = entry["prerequisite"]
    if not isinstance(asked, dict) or biome is None:
        raise TypeError(entry)
    stones, chimeras, thistles = _wholes(asked, *WONDERS)
    needed = Wonders(stones=stones, chimeras=chimeras, thistles=thistles)
    return evolve(shown, biome=biome, prerequisite=needed)


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


def _wholes(entry: JsonObject, *names: str) -> Iterator[int]:
    return (_whole(entry[name]) for name in names)
