"""The JSON forms of cards and of errors."""

from faraway.cards.catalogue import Catalogue, Per, Quest
from faraway.errors import FarawayError
from faraway.io.convert import CONVERTER, dump
from faraway.io.strict import Json


@CONVERTER.register_unstructure_hook
def _dump_quest(quest: Quest) -> dict[str, Json]:
    biomes: dict[str, Json] = {"biomes": dump(quest.biomes)} if quest.per is Per.BIOME else {}
    return {"per": quest.per.value, **biomes, "fame": quest.fame}


@CONVERTER.register_unstructure_hook
def _dump_catalogue(catalogue: Catalogue) -> dict[str, Json]:
    return {"regions": dump(catalogue.regions), "sanctuaries": dump(catalogue.sanctuaries)}


@CONVERTER.register_unstructure_hook
def _dump_error(error: FarawayError) -> dict[str, Json]:
    """Return the first code, one text and every reason."""
    return {"error": {"code": error.code.value, "message": str(error), "reasons": dump(error.problems)}}
