"""For each of the twelve readings: a game that ends otherwise by it, or none among many.

That the last five end no game otherwise is proved (`result_unchanged_of_market_of_round_eight` and
`markets_of_rounds_one_to_seven_supplied` for the market) or is a matter of what players see and not of
what happens (the two about drawn Sanctuaries); here every implementation is asked on generated games.
"""

import random
from collections.abc import Callable, Iterator, Sequence

import attrs

from crosscheck.games.planning import Plan, choose, declining_plan, setup_of, shortage_plan
from crosscheck.games.positions import IMPLEMENTATIONS, SANCTUARY_IDS, Outcome, last, lay_out, outcome
from crosscheck.implementations import Implementation, JsonObject
from faraway.game.readings import READING_VALUES

INDIFFERENT = ("market-reveal", "market-shortfall", "final-market", "drawn-secrecy", "drawn-look")
GENERATED = 12


def values_of(reading: str) -> list[str]:
    """Give the values of a reading."""
    return [str(value) for value in READING_VALUES[reading]]


def of_first_seat(legal: Sequence[JsonObject]) -> list[JsonObject]:
    """Give the actions of the first seat that may act."""
    return [action for action in legal if action.get("seat") == legal[0].get("seat")]


def highest_choice(legal: Sequence[JsonObject]) -> JsonObject:
    """Choose the last action of the first seat: its highest Region, so that low ones stay in hand."""
    return of_first_seat(legal)[-1]


def by_plan(plan: Plan, implementation: Implementation, readings: dict[str, str]) -> Outcome:
    """Play a plan under some readings."""
    begun = implementation.begin(setup_of(attrs.evolve(plan, readings={**plan.readings, **readings})))
    return outcome(last(begun, lambda legal: choose(plan, of_first_seat(legal))))


def by_seed(seed: int, players: int, implementation: Implementation, readings: dict[str, str]) -> Outcome:
    """Play a generated game under some readings."""
    generator = random.Random(seed)
    regions = generator.sample(range(1, 69), 68)
    sanctuaries = generator.sample(list(SANCTUARY_IDS), 45)
    setup = lay_out(players, readings=readings, regions=regions, sanctuaries=sanctuaries)
    return outcome(last(implementation.begin(setup), highest_choice))


WITNESS: dict[str, Callable[[Implementation, str], Outcome]] = {
    "sanctuary-shortage": lambda implementation, value: by_plan(
        shortage_plan(6), implementation, {"sanctuary-shortage": value}
    ),
    "short-draw": lambda implementation, value: by_plan(
        shortage_plan(6), implementation, {"sanctuary-shortage": "ascending-until-empty", "short-draw": value}
    ),
    "sanctuary-placement": lambda implementation, value: by_plan(
        declining_plan(declines=True), implementation, {"sanctuary-placement": value}
    ),
    "deal-order": lambda implementation, value: by_seed(1, 6, implementation, {"deal-order": value}),
    "leftover-order": lambda implementation, value: by_plan(
        shortage_plan(6), implementation, {"leftover-order": value}
    ),
    "ranking": lambda implementation, value: by_seed(7, 4, implementation, {"ranking": value}),
    "tie-break-cards": lambda implementation, value: by_seed(
        7, 4, implementation, {"tie-break-cards": value}
    ),
}


def reading_failures() -> Iterator[str]:
    """Yield the readings whose witness ends alike, whose games end otherwise though they cannot, or that differ."""
    for reading, play in WITNESS.items():
        results = [
            [play(implementation, value) for value in values_of(reading)]
            for implementation in IMPLEMENTATIONS
        ]
        if all(result == results[0][0] for result in results[0]):
            yield f"{reading}: all values end alike"
        if results[0] != results[1]:
            yield f"{reading}: the implementations differ"
    for reading in INDIFFERENT:
        yield from differing_games(reading, GENERATED)


def differing_games(reading: str, games: int) -> Iterator[str]:
    """Yield the generated games that end otherwise by a reading."""
    for seed in range(games):
        players = 2 + seed % 5
        for implementation in IMPLEMENTATIONS:
            results = {
                value: by_seed(seed, players, implementation, {reading: value})
                for value in values_of(reading)
            }
            if len(set(results.values())) > 1:
                yield f"{reading}: {implementation.name} ends game {seed} of {players} players otherwise: {results}"


def reading_that_matters() -> Iterator[str]:
    """Yield the games that end otherwise by a reading that is known to matter."""
    yield from differing_games("deal-order", GENERATED)
