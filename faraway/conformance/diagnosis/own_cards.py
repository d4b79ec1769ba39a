"""A port's own cards, as its catalogue shows them: where they differ from the printed ones, that is what it plays with."""

from collections.abc import Iterator

from attrs import evolve

from faraway.cards.catalogue import CATALOGUE, Card, Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome, Wonders
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectCard, Vector
from faraway.conformance.verdict.judge import same_facts
from faraway.io import dump


def wrong_cards(vector: Vector, answer: Json) -> Iterator[Card]:
    """Give the card that a port has in the place of the one that a failed vector asks for, if it can be read."""
    if not isinstance(vector.expect, ExpectCard) or not isinstance(answer, dict):
        return
    card = vector.expect.card
    entries = answer.get("regions" if "duration" in card else "sanctuaries")
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict) and _is_meant(card, entry, entries if isinstance(entries, list) else []):
            try:
                found = _region(entry) if "duration" in card else _sanctuary(card, entry)
            except (KeyError, TypeError, ValueError):
                continue
            if found not in (*CATALOGUE.regions, *CATALOGUE.sanctuaries):
                yield found


def _is_meant(card: JsonObject, entry: JsonObject, entries: list[Json]) -> bool:
    """Tell whether an entry stands for this card: by duration, by id, or as the only one that is like no printed card."""
    if "duration" in card:
        return entry.get("duration") == card["duration"]
    if isinstance(entry.get("id"), str):
        return entry["id"] == card["id"]
    strangers = [
        other
        for other in entries
        if isinstance(other, dict)
        and not any(same_facts(dump(printed), other) for printed in CATALOGUE.sanctuaries)
    ]
    return len(strangers) == 1 and entry is strangers[0]


def _region(entry: JsonObject) -> Region:
    printed = CATALOGUE.region_of[_whole(entry["duration"])]
    asked = entry["prerequisite"]
    if not isinstance(asked, dict):
        raise TypeError(asked)
    biome = _biome(entry["biome"])
    if biome is None:
        raise ValueError(entry)
    return evolve(
        printed,
        biome=biome,
        night=entry["night"] is True,
        clues=_whole(entry["clues"]),
        stones=_whole(entry["stones"]),
        chimeras=_whole(entry["chimeras"]),
        thistles=_whole(entry["thistles"]),
        prerequisite=Wonders(
            stones=_whole(asked["stones"]),
            chimeras=_whole(asked["chimeras"]),
            thistles=_whole(asked["thistles"]),
        ),
        quest=_quest(entry["quest"]),
    )


def _sanctuary(card: JsonObject, entry: JsonObject) -> Sanctuary:
    return evolve(
        CATALOGUE.sanctuary_of[str(card["id"])],
        biome=_biome(entry["biome"]),
        night=entry["night"] is True,
        clues=_whole(entry["clues"]),
        stones=_whole(entry["stones"]),
        chimeras=_whole(entry["chimeras"]),
        thistles=_whole(entry["thistles"]),
        quest=_quest(entry["quest"]),
    )


def _biome(value: Json) -> Biome | None:
    return None if value is None else Biome(value)


def _quest(value: Json) -> Quest | None:
    if value is None:
        return None
    if not isinstance(value, dict):
        raise TypeError(value)
    biomes = value.get("biomes", [])
    counted = tuple(Biome(biome) for biome in (biomes if isinstance(biomes, list) else []))
    return Quest(per=Per(value["per"]), fame=_whole(value["fame"]), biomes=counted)


def _whole(value: Json) -> int:
    if type(value) is not int:
        raise TypeError(value)
    return value
