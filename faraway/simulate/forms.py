"""The JSON forms of simulations: the plan, and all that was counted. Neither depends on time or on the machine."""

from cattrs.gen import make_dict_unstructure_fn, override

from faraway.cards.catalogue import CATALOGUE
from faraway.io import Json, dump
from faraway.io.convert import CONVERTER
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

_dump_fields = make_dict_unstructure_fn(Plan, CONVERTER)
CONVERTER.register_unstructure_hook(Plan, lambda plan: {"work": "faraway simulation 1", **_dump_fields(plan)})
CONVERTER.register_unstructure_hook(
    ReadingWorth,
    make_dict_unstructure_fn(
        ReadingWorth,
        CONVERTER,
        results=override(rename="results_changed"),
        totals=override(rename="totals_changed"),
        winners=override(rename="winners_changed"),
    ),
)


@CONVERTER.register_unstructure_hook
def _dump_simulation(simulation: Simulation) -> dict[str, Json]:
    """Return everything that was counted; cards and positions over all numbers of players."""
    tallies = simulation.tallies
    regions = {
        region.duration: [region_counts(tallies, region.duration, place) for place in range(PLACES)]
        for region in CATALOGUE.regions
    }
    return {
        "format": "faraway-simulation-1",
        "plan": dump(simulation.plan),
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
                "fame": dump(tally.fame(seat)),
                "sanctuaries": dump(tally.found(seat)),
            }
            for seat in range(tally.players)
        ],
        "ties": tally.counts[TIES],
        "ties_for_first": tally.counts[TIES_FOR_FIRST],
        "shortages": tally.counts[SHORT_GAMES],
        "shortages_by_round": [0, *tally.counts[SHORT_ROUNDS : SHORT_ROUNDS + PLACES - 1]],
        "readings": dump(worths),
    }


@CONVERTER.register_unstructure_hook
def _dump_spread(spread: Spread) -> dict[str, Json]:
    return {
        "mean": round(spread.mean, 6),
        "deviation": round(spread.deviation, 6),
        "least": spread.quantile(0),
        "median": spread.quantile(0.5),
        "most": spread.quantile(1),
        "cases": {str(value): cases for value, cases in enumerate(spread.cases) if cases},
    }
