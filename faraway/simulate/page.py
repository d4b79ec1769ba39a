"""A simulation as one self-contained page of tables and charts."""

from faraway import __version__
from faraway.game.readings import DEFAULT_VALUES
from faraway.html.charts import Curve, draw_bars, draw_curves, draw_map
from faraway.html.frame import frame_report
from faraway.html.markup import Html, table, tag
from faraway.simulate.plan import Plan, Simulation
from faraway.simulate.statistics import PLACES, SHORT_GAMES, Tally, add_counts
from faraway.simulate.tables import (
    WordTable,
    course_table,
    fame_table,
    position_means,
    readings_table,
    region_means,
    region_table,
    sanctuary_table,
)


def dump_page(simulation: Simulation) -> str:
    """Return the page."""
    title = f"Faraway: {words_for_plan(simulation.plan)}"
    positions = [f"{place + 1}." for place in range(PLACES)]
    parts = [
        *(_fame_picture(simulation.plan, tally) for tally in simulation.tallies),
        _table(fame_table(simulation)),
        _table(course_table(simulation)),
        draw_bars(
            "Games in which the Sanctuary deck runs out",
            [
                (
                    f"{tally.players} players",
                    tally.share(SHORT_GAMES),
                    f"{100 * tally.share(SHORT_GAMES):.1f}%",
                )
                for tally in simulation.tallies
            ],
        ),
        *(_found_picture(tally) for tally in simulation.tallies),
        draw_bars(
            "Average fame of a Region by its position",
            [
                (position, mean, f"{mean:.2f}")
                for position, mean in zip(positions, position_means(simulation), strict=True)
            ],
        ),
        draw_map("Average fame of every Region by its position", positions, region_means(simulation)),
        _table(region_table(simulation)),
        _table(sanctuary_table(simulation)),
        _table(readings_table(simulation)),
    ]
    return frame_report(title, tag("p", words_for_terms(simulation.plan)), *parts, is_wide=True)


def words_for_plan(plan: Plan) -> str:
    """Describe what was simulated."""
    players = " and ".join(str(players) for players in plan.players)
    policies = ", ".join(policy.value for policy in plan.policies)
    return f"{plan.games} games each with {players} players, policies: {policies}"


def words_for_terms(plan: Plan) -> str:
    """Describe seed, variant, readings and version, with which the same games can be played again."""
    others = [
        f"{name}={value}" for name, value in plan.readings.values().items() if DEFAULT_VALUES[name] != value
    ]
    readings = f"readings {', '.join(others)}" if others else "the default readings"
    return f"Seed {plan.seed}, {plan.variant.value} game, {readings}, faraway {__version__}."


def _fame_picture(plan: Plan, tally: Tally) -> Html:
    """Draw the distribution of totals, one curve for each policy."""
    curves = []
    for policy in dict.fromkeys(plan.policy(seat) for seat in range(tally.players)):
        seats = [seat for seat in range(tally.players) if plan.policy(seat) is policy]
        spreads = [tally.fame(seat) for seat in seats]
        cases = add_counts([spread.cases for spread in spreads], len(spreads[0].cases))
        whole = sum(cases)
        curves.append(Curve(name=policy.value, heights=tuple(number / whole for number in cases)))
    return draw_curves(f"Distribution of totals with {tally.players} players", curves)


def _found_picture(tally: Tally) -> Html:
    spreads = [tally.found(seat) for seat in range(tally.players)]
    cases = add_counts([spread.cases for spread in spreads], len(spreads[0].cases))
    whole = sum(cases)
    return draw_bars(
        f"Sanctuaries of a tableau with {tally.players} players",
        [(str(found), number, f"{100 * number / whole:.1f}%") for found, number in enumerate(cases)],
    )


def _table(words: WordTable) -> Html:
    return table(words.headings, words.rows, caption=words.title, text_columns=words.words)
