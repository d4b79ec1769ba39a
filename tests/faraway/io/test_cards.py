from faraway.cards.catalogue import CATALOGUE
from faraway.errors import Code, FarawayError, Problem
from faraway.io import dump

NO_ICONS = {"clues": 0, "stones": 0, "chimeras": 0, "thistles": 0}


def test_error_has_the_first_code_one_message_and_every_reason() -> None:
    error = FarawayError(
        [
            Problem(code=Code.REGION_TWICE, message="twice", path="/regions/1", clause="COMP-5"),
            Problem(code=Code.TOO_FEW_REGIONS, message="few"),
        ]
    )
    assert dump(error) == {
        "error": {
            "code": "region-twice",
            "message": "/regions/1: twice (COMP-5) [region-twice]; few [too-few-regions]",
            "reasons": [
                {"code": "region-twice", "message": "twice", "path": "/regions/1", "clause": "COMP-5"},
                {"code": "too-few-regions", "message": "few", "path": "", "clause": ""},
            ],
        }
    }


def test_cards_are_dumped_as_the_interface_says() -> None:
    assert dump(CATALOGUE.region_of[44]) == {
        "duration": 44,
        "biome": "city",
        "night": False,
        **NO_ICONS,
        "prerequisite": {"stones": 1, "chimeras": 0, "thistles": 1},
        "quest": {"per": "biome", "biomes": ["desert", "city"], "fame": 2},
    }
    assert dump(CATALOGUE.region_of[1])["quest"] is None
    assert dump(CATALOGUE.sanctuary_of["gray-clue-per-biome-set-4"]) == {
        "id": "gray-clue-per-biome-set-4",
        "biome": None,
        "night": False,
        **NO_ICONS,
        "clues": 1,
        "quest": {"per": "biome-set", "fame": 4},
    }
    assert dump(CATALOGUE.sanctuary_of["forest-night"])["biome"] == "forest"


def test_catalogue_dumps_regions_and_sanctuaries_in_order() -> None:
    cards = dump(CATALOGUE)
    assert list(cards) == ["regions", "sanctuaries"]
    regions, sanctuaries = cards["regions"], cards["sanctuaries"]
    assert isinstance(regions, list)
    assert isinstance(sanctuaries, list)
    assert (len(regions), len(sanctuaries)) == (68, 45)
