"""A simulation as one page that needs nothing else: tables, and pictures drawn here."""

from html import escape

from faraway import __version__
from faraway.game.readings import DEFAULT_VALUES
from faraway.html.charts import Curve, draw_bars, draw_curves, draw_map
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

STYLE = """
:root { color-scheme: light dark; }
body { font-family: Verdana, "DejaVu Sans", sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem; line-height: 1.5; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
caption { text-align: left; font-weight: bold; padding-bottom: .3rem; }
th, td { padding: .15rem .6rem; text-align: right; border-bottom: 1px solid #8886; white-space: nowrap; }
th.words, td.words { text-align: left; }
svg { width: 100%; height: auto; }
"""


def dump_page(simulation: Simulation) -> str:
    """Write the page."""
    title = f"Faraway: {words_for_plan(simulation.plan)}"
    positions = [f"{place + 1}." for place in range(PLACES)]
    parts = [
        *(_fame_picture(simulation.plan, tally) for tally in simulation.tallies),
        _table(fame_table(simulation)),
        _table(course_table(simulation)),
        draw_bars(
            "Games in which the Sanctuary deck falls short",
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
    body = "\n".join(parts)
    return (
        "<!DOCTYPE html>\n"
        f'<html lang="en">\n<head>\n<meta charset="utf-8">\n<title>{escape(title)}</title>\n'
        f'<meta name="viewport" content="width=device-width">\n<style>{STYLE}</style>\n</head>\n<body>\n'
        f"<h1>{escape(title)}</h1>\n<p>{escape(words_for_terms(simulation.plan))}</p>\n{body}\n</body>\n</html>\n"
    )


def words_for_plan(plan: Plan) -> str:
    """Say what was simulated."""
    players = " and ".join(str(players) for players in plan.players)
    policies = ", ".join(policy.value for policy in plan.policies)
    return f"{plan.games} games each with {players} players, policies: {policies}"


def words_for_terms(plan: Plan) -> str:
    """Say under which terms, so that the same games can be played again."""
    others = [
        f"{name}={value}" for name, value in plan.readings.values().items() if DEFAULT_VALUES[name] != value
    ]
    readings = f"readings {', '.join(others)}" if others else "the default readings"
    return f"Seed {plan.seed}, {plan.variant.value} game, {readings}, faraway {__version__}."


def _fame_picture(plan: Plan, tally: Tally) -> str:
    """Draw the totals, one curve a policy."""
    curves = []
    for policy in dict.fromkeys(plan.policy(seat) for seat in range(tally.players)):
        seats = [seat for seat in range(tally.players) if plan.policy(seat) is policy]
        spreads = [tally.fame(seat) for seat in seats]
        cases = add_counts([spread.cases for spread in spreads], len(spreads[0].cases))
        whole = sum(cases)
        curves.append(Curve(name=policy.value, heights=tuple(number / whole for number in cases)))
    return draw_curves(f"How totals are spread with {tally.players} players", curves)


def _found_picture(tally: Tally) -> str:
    spreads = [tally.found(seat) for seat in range(tally.players)]
    cases = add_counts([spread.cases for spread in spreads], len(spreads[0].cases))
    whole = sum(cases)
    return draw_bars(
        f"Sanctuaries of a tableau with {tally.players} players",
        [(str(found), number, f"{100 * number / whole:.1f}%") for found, number in enumerate(cases)],
    )


def _table(table: WordTable) -> str:
    kinds = [' class="words"' if nth < table.words else "" for nth in range(len(table.headings))]
    heads = "".join(
        f'<th scope="col"{kind}>{escape(heading)}</th>'
        for kind, heading in zip(kinds, table.headings, strict=True)
    )
    rows = "\n".join(
        "<tr>"
        + "".join(f"<td{kind}>{escape(cell)}</td>" for kind, cell in zip(kinds, row, strict=True))
        + "</tr>"
        for row in table.rows
    )
    return (
        f"<table>\n<caption>{escape(table.title)}</caption>\n<thead><tr>{heads}</tr></thead>\n"
        f"<tbody>\n{rows}\n</tbody>\n</table>"
    )
