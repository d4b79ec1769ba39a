"""Simulations to JSON: the plan, and all that was counted. Nothing here tells how long it took or who did it."""

from faraway.cards.catalogue import CATALOGUE
from faraway.io.strict import Json
from faraway.simulate.plan import Plan, ReadingWorth, Simulation
from faraway.simulate.statistics import (
    CHECKED,
    PLACES,
    SHORT_GAMES,
    SHORT_ROUNDS,
    TIES,
    TIES_FOR_FIRST,
    Spread,
    Tally,
    region_counts,
    sanctuary_counts,
)


def dump_plan(plan: Plan) -> dict[str, Json]:
    """Give the plan of a simulation: equal plans have equal results."""
    return {
        "work": "faraway simulation 1",
        "players": list(plan.players),
        "policies": [policy.value for policy in plan.policies],
        "variant": plan.variant.value,
        "readings": dict(plan.readings.values()),
        "seed": plan.seed,
        "games": plan.games,
        "games_for_readings": plan.games_for_readings,
    }


def dump_simulation(simulation: Simulation) -> dict[str, Json]:
    """Give everything that was counted; cards and positions over all numbers of players."""
    tallies = simulation.tallies
    regions = {
        region.duration: [region_counts(tallies, region.duration, place) for place in range(PLACES)]
        for region in CATALOGUE.regions
    }
    return {
        "format": "faraway-simulation-1",
        "plan": dump_plan(simulation.plan),
        "players": [
            _dump_tally(simulation.plan, tally, worths)
            for tally, worths in zip(tallies, simulation.worths, strict=True)
        ],
        "positions": [
            {
                "position": place + 1,
                "times": sum(counts[place][0] for counts in regions.values()),
                "fame": sum(counts[place][1] for counts in regions.values()),
            }
            for place in range(PLACES)
        ],
        "regions": [
            {
                "duration": duration,
                "times": sum(times for times, _ in counts),
                "fame": sum(fame for _, fame in counts),
                "times_by_position": [times for times, _ in counts],
                "fame_by_position": [fame for _, fame in counts],
            }
            for duration, counts in regions.items()
        ],
        "sanctuaries": [
            {"id": sanctuary.id, "times": times, "fame": fame}
            for at, sanctuary in enumerate(CATALOGUE.sanctuaries)
            for times, fame in [sanctuary_counts(tallies, at)]
        ],
    }


def _dump_tally(plan: Plan, tally: Tally, worths: tuple[ReadingWorth, ...]) -> dict[str, Json]:
    return {
        "players": tally.players,
        "games": tally.games,
        "games_checked": tally.counts[CHECKED],
        "seats": [
            {
                "seat": seat,
                "policy": plan.policy(seat).value,
                "wins": tally.wins(seat),
                "fame": _dump_spread(tally.fame(seat)),
                "sanctuaries": _dump_spread(tally.found(seat)),
            }
            for seat in range(tally.players)
        ],
        "ties": tally.counts[TIES],
        "ties_for_first": tally.counts[TIES_FOR_FIRST],
        "shortages": tally.counts[SHORT_GAMES],
        "shortages_by_round": [0, *tally.counts[SHORT_ROUNDS : SHORT_ROUNDS + PLACES - 1]],
        "readings": [
            {
                "reading": worth.reading,
                "value": worth.value,
                "games": worth.games,
                "results_changed": worth.results,
                "totals_changed": worth.totals,
                "winners_changed": worth.winners,
            }
            for worth in worths
        ],
    }


def _dump_spread(spread: Spread) -> dict[str, Json]:
    return {
        "mean": round(spread.mean, 6),
        "deviation": round(spread.deviation, 6),
        "least": spread.quantile(0),
        "median": spread.quantile(0.5),
        "most": spread.quantile(1),
        "cases": {str(value): cases for value, cases in enumerate(spread.cases) if cases},
    }
