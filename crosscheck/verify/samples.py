"""Seeded samples: tableaux and games that a table could see, with the rare cases made common."""

import random
from collections.abc import Sequence

import attrs

from crosscheck.implementations import JsonObject
from faraway.cards.catalogue import CATALOGUE
from faraway.game.readings import DEFAULT_VALUES, EDITIONS, READING_VALUES
from faraway.io import Json
from faraway.scoring.tableau import ascents

DURATIONS: tuple[int, ...] = tuple(region.duration for region in CATALOGUE.regions)
SANCTUARY_IDS: tuple[str, ...] = tuple(sanctuary.id for sanctuary in CATALOGUE.sanctuaries)

CLUES: dict[int | str, int] = {
    **{region.duration: region.clues for region in CATALOGUE.regions},
    **{sanctuary.id: sanctuary.clues for sanctuary in CATALOGUE.sanctuaries},
}
"""How many clues each card bears: players who hoard them make the Sanctuary deck fall short."""


def sample_generator(seed: int, kind: str, number: int) -> random.Random:
    """Return case `number` of a kind its own generator, the same in every process."""
    return random.Random(f"{seed}/{kind}/{number}")


def sample_tableau(generator: random.Random) -> tuple[list[int], list[str]]:
    """Return eight Regions in play order and as many Sanctuaries as their ascents allow, or fewer.

    A third of the tableaux is in any order, a third is nearly ascending (many Sanctuaries), a third nearly
    descending from a rich hand (prerequisites that are met).
    """
    regions = generator.sample(DURATIONS, 8)
    shape = generator.randrange(3)
    if shape:
        regions.sort(reverse=shape == 2)
        for _ in range(generator.randrange(3)):
            first, second = generator.sample(range(8), 2)
            regions[first], regions[second] = regions[second], regions[first]
    return regions, generator.sample(SANCTUARY_IDS, generator.randint(0, ascents(regions)))


def sample_readings(generator: random.Random) -> dict[str, str]:
    """Return the default readings, an edition's, or any combination."""
    match generator.randrange(5):
        case 0:
            return dict(DEFAULT_VALUES)
        case 1:
            return EDITIONS[generator.choice(list(EDITIONS))].values()
        case _:
            return {name: generator.choice(values) for name, values in READING_VALUES.items()}


def sample_setup(generator: random.Random) -> JsonObject:
    """Return a set-up with shuffled decks, 2 to 6 players, either variant."""
    readings: dict[str, Json] = dict(sample_readings(generator).items())
    region_deck: list[Json] = list(generator.sample(DURATIONS, len(DURATIONS)))
    sanctuary_deck: list[Json] = list(generator.sample(SANCTUARY_IDS, len(SANCTUARY_IDS)))
    return {
        "players": generator.randint(2, 6),
        "variant": generator.choice(["standard", "advanced"]),
        "readings": readings,
        "region_deck": region_deck,
        "sanctuary_deck": sanctuary_deck,
    }


@attrs.frozen
class Player:
    """Chooses among legal actions; the hoarder likes clues and ascents, so that Sanctuaries run short."""

    generator: random.Random
    hoards: bool

    def choose(self, legal: Sequence[JsonObject], last_played: Sequence[int] = ()) -> JsonObject:
        """Choose one action; at a chance event, one of the outcomes that the single action stands for.

        `last_played` is the Region that each seat played last, for those who want to ascend.
        """
        action = dict(self.generator.choice(legal))
        match action["type"]:
            case "shuffle":
                return self._shuffled(action, "regions")
            case "return-order":
                return self._shuffled(action, "sanctuaries")
            case _ if self.hoards:
                seat = action["seat"]
                assert isinstance(seat, int)
                below = last_played[seat] if last_played else 0
                mine = [other for other in legal if other["seat"] == seat]
                return max(mine, key=lambda other: self._appeal(other, below))
            case _:
                return action

    def _shuffled(self, action: JsonObject, key: str) -> JsonObject:
        cards = action[key]
        assert isinstance(cards, list)
        return {**action, key: self.generator.sample(cards, len(cards))}

    def _appeal(self, action: JsonObject, below: int) -> tuple[int, float]:
        card = action.get("region", action.get("sanctuary"))
        clues = CLUES.get(card, 0) if isinstance(card, int | str) else 0
        if action["type"] == "explore" and isinstance(card, int):
            # A low step up leaves room for the next one.
            return (clues, -card) if card > below else (-1, -card)
        return clues, self.generator.random()


def sample_meddling(generator: random.Random, players: int, legal: Sequence[JsonObject]) -> JsonObject:
    """Return an action that is probably illegal: a legal one with one thing changed, or a thing of its own."""
    seat = generator.randint(-1, players)
    region = generator.choice(DURATIONS)
    sanctuary = generator.choice(SANCTUARY_IDS)
    regions: list[Json] = list(generator.sample(DURATIONS, 3))
    sanctuaries: list[Json] = list(generator.sample(SANCTUARY_IDS, 2))
    invented: list[JsonObject] = [
        {"type": "keep", "seat": seat, "regions": regions},
        {"type": "shuffle", "regions": regions},
        {"type": "explore", "seat": seat, "region": region},
        {"type": "take", "seat": seat, "region": region},
        {"type": "place", "seat": seat, "sanctuary": sanctuary},
        {"type": "decline", "seat": seat},
        {"type": "return", "seat": seat, "sanctuary": sanctuary},
        {"type": "return-order", "seat": seat, "sanctuaries": sanctuaries},
    ]
    if not legal or generator.random() < 0.4:
        return generator.choice(invented)
    changed = dict(generator.choice(legal))
    key = generator.choice([key for key in changed if key != "type"])
    same = [other for other in invented if other["type"] == changed["type"]]
    changed[key] = same[0][key]
    return changed
