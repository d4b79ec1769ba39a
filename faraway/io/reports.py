"""Errors and the catalogue as JSON."""

from faraway.cards.catalogue import Catalogue, Per, Quest, Region, Sanctuary, Wonders
from faraway.errors import Code, FarawayError, Problem
from faraway.io.strict import Json


def dump_problem(problem: Problem) -> dict[str, Json]:
    """Give the JSON form of one reason."""
    return {
        "code": problem.code.value,
        "message": problem.message,
        "path": problem.path,
        "clause": problem.clause,
    }


def dump_error(error: FarawayError) -> dict[str, Json]:
    """Give the JSON form of a refusal: the first code, one text, every reason."""
    reasons: list[Json] = [dump_problem(problem) for problem in error.problems]
    return {"error": {"code": error.code.value, "message": str(error), "reasons": reasons}}


def dump_codes() -> dict[str, Json]:
    """Give the registry of codes."""
    return {
        "codes": [
            {"code": code.value, "subject": code.subject.value, "meaning": code.meaning} for code in Code
        ]
    }


def dump_quest(quest: Quest | None) -> Json:
    """Give the JSON form of a quest."""
    if quest is None:
        return None
    if quest.per is Per.BIOME:
        biomes: list[Json] = [biome.value for biome in quest.biomes]
        return {"per": quest.per.value, "biomes": biomes, "fame": quest.fame}
    return {"per": quest.per.value, "fame": quest.fame}


def dump_wonders(wonders: Wonders) -> dict[str, Json]:
    """Give the JSON form of a number of each wonder."""
    return {"stones": wonders.stones, "chimeras": wonders.chimeras, "thistles": wonders.thistles}


def dump_region(region: Region) -> dict[str, Json]:
    """Give the JSON form of a Region."""
    return {
        "duration": region.duration,
        "biome": region.biome.value,
        "night": region.night,
        "clues": region.clues,
        "stones": region.stones,
        "chimeras": region.chimeras,
        "thistles": region.thistles,
        "prerequisite": dump_wonders(region.prerequisite),
        "quest": dump_quest(region.quest),
    }


def dump_sanctuary(sanctuary: Sanctuary) -> dict[str, Json]:
    """Give the JSON form of a Sanctuary."""
    return {
        "id": sanctuary.id,
        "biome": None if sanctuary.biome is None else sanctuary.biome.value,
        "night": sanctuary.night,
        "clues": sanctuary.clues,
        "stones": sanctuary.stones,
        "chimeras": sanctuary.chimeras,
        "thistles": sanctuary.thistles,
        "quest": dump_quest(sanctuary.quest),
    }


def dump_catalogue(catalogue: Catalogue) -> dict[str, Json]:
    """Give the JSON form of all cards."""
    return {
        "regions": [dump_region(region) for region in catalogue.regions],
        "sanctuaries": [dump_sanctuary(sanctuary) for sanctuary in catalogue.sanctuaries],
    }
