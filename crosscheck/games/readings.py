"""For each of the twelve readings: a game that ends otherwise under it, or none among many.

That the last five end no game otherwise is proved (`result_unchanged_of_market_of_round_eight` and
`markets_of_rounds_one_to_seven_supplied` for the market) or is a matter of what players see and not of
what happens (the two about drawn Sanctuaries); here every implementation is asked on generated games.
"""

import random
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import TypeAlias

import attrs

from crosscheck.games.plans import Plan, choose, declining_plan, setup_of, shortage_plan
from crosscheck.games.positions import IMPLEMENTATIONS, Outcome, last, lay_out, of_first_seat, outcome
from crosscheck.implementations import Implementation, JsonObject, Play
from crosscheck.verify.samples import SANCTUARY_IDS
from faraway.game.readings import READING_VALUES

INDIFFERENT = ("market-reveal", "market-shortfall", "final-market", "drawn-secrecy", "drawn-look")
GENERATED = 12
Witness: TypeAlias = Callable[[Implementation, str], Outcome]


def highest_choice(_: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Choose the last action of the first seat: its highest Region, so that low ones stay in hand."""
    return of_first_seat(legal)[-1]


def by_plan(plan: Plan, implementation: Implementation, readings: dict[str, str]) -> Outcome:
    """Play a plan under some readings."""
    begun = implementation.begin(setup_of(attrs.evolve(plan, readings={**plan.readings, **readings})))
    return outcome(last(begun, partial(choose, plan)))


def by_seed(seed: int, players: int, implementation: Implementation, readings: dict[str, str]) -> Outcome:
    """Play a generated game under some readings."""
    generator = random.Random(seed)
    regions = generator.sample(range(1, 69), 68)
    sanctuaries = generator.sample(list(SANCTUARY_IDS), 45)
    setup = lay_out(players, readings=readings, regions=regions, sanctuaries=sanctuaries)
    return outcome(last(implementation.begin(setup), highest_choice))


def by_plan_and(plan: Plan, reading: str, **fixed: str) -> Witness:
    """Return a witness that plays a plan under a value of a reading, other readings fixed."""
    others = {name.replace("_", "-"): value for name, value in fixed.items()}
    return lambda implementation, value: by_plan(plan, implementation, {**others, reading: value})


def by_seed_and(seed: int, players: int, reading: str) -> Witness:
    """Return a witness that plays a generated game under a value of a reading."""
    return lambda implementation, value: by_seed(seed, players, implementation, {reading: value})


WITNESS: dict[str, Witness] = {
    "sanctuary-shortage": by_plan_and(shortage_plan(6), "sanctuary-shortage"),
    "short-draw": by_plan_and(shortage_plan(6), "short-draw", sanctuary_shortage="ascending-until-empty"),
    "sanctuary-placement": by_plan_and(declining_plan(declines=True), "sanctuary-placement"),
    "deal-order": by_seed_and(1, 6, "deal-order"),
    "leftover-order": by_plan_and(shortage_plan(6), "leftover-order"),
    "ranking": by_seed_and(7, 4, "ranking"),
    "tie-break-cards": by_seed_and(7, 4, "tie-break-cards"),
}


def reading_failures() -> Iterator[str]:
    """Yield the readings whose witness ends alike, whose games end otherwise though they cannot, or that differ."""
    for reading, play in WITNESS.items():
        results = [
            [play(implementation, value) for value in READING_VALUES[reading]]
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
                for value in READING_VALUES[reading]
            }
            if len(set(results.values())) > 1:
                yield f"{reading}: {implementation.name} ends game {seed} of {players} players otherwise: {results}"


def reading_that_matters() -> Iterator[str]:
    """Yield the games that end otherwise by a reading that is known to matter."""
    yield from differing_games("deal-order", GENERATED)
