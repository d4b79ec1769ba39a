"""`python -m crosscheck strategies`: how often the tableaux of `faraway.testing` touch what matters."""

import sys
from collections import Counter
from itertools import chain

import click
from hypothesis import HealthCheck, Phase, event, given, settings
from hypothesis.internal.conjecture.engine import StatisticsDict
from hypothesis.statistics import collector, describe_statistics
from rich.table import Table

from faraway.cli.tables import make_console
from faraway.scoring.tableau import Tableau
from faraway.testing import (
    TableauKind,
    Value,
    attainable_values,
    counted_values,
    features,
    possible_features,
    tableaux,
)
from faraway.testing.values import MOST_COUNTED

CASES = 1500
VALUES_FOR_EACH_CASE = 3
"""How many tableaux are drawn for the table of values: there are 385 of them, and none may be left out."""
FLOOR = 0.002
"""The share of tableaux that must touch each feature, those with seven Sanctuaries and three sets included."""


def collect(cases: int) -> StatisticsDict:
    """Run hypothesis over so many tableaux, each with its features as events, and return its statistics."""
    gathered: list[StatisticsDict] = []

    @settings(
        max_examples=cases,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(tableau=tableaux())
    def classify(tableau: Tableau) -> None:
        for feature in features(tableau):
            event(feature)

    # Hypothesis types its collector by the None that it begins with.
    with collector.with_value(gathered.append):  # type: ignore[arg-type]
        classify()
    return gathered[0]


def drawn_values(cases: int) -> Counter[Value]:
    """Draw so many tableaux of the kind COUNTED and count which numbers cards were paid for."""
    drawn: Counter[Value] = Counter()

    @settings(
        max_examples=cases,
        derandomize=True,
        database=None,
        deadline=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(tableau=tableaux(TableauKind.COUNTED))
    def classify(tableau: Tableau) -> None:
        drawn.update(set(counted_values(tableau)))

    classify()
    return drawn


def values_table(drawn: Counter[Value]) -> Table:
    """Return a table of the numbers that cards can be paid for, beside those that were drawn."""
    table = Table(title="What quests count: attainable beside drawn")
    for heading in ("quest", "attainable", "values", "drawn", "never drawn", "the most drawn"):
        table.add_column(heading, justify="left" if heading == "quest" else "right")
    for kind, most in MOST_COUNTED.items():
        counts = [value for value in attainable_values() if value.kind == kind]
        never = [str(value.count) for value in counts if not drawn[value]]
        table.add_row(
            kind,
            f"{counts[0].count} to {most}",
            str(len(counts)),
            str(len(counts) - len(never)),
            f"[red]{', '.join(never)}[/]" if never else "",
            f"{drawn[counts[-1]]} times",
        )
    return table


def shares(statistics: StatisticsDict) -> dict[str, float]:
    """Return the share of tableaux with each feature; a feature that never occurred has 0."""
    cases = [case for case in statistics["generate-phase"]["test-cases"] if case["status"] == "valid"]
    seen = Counter(chain.from_iterable(case["events"] for case in cases))
    return {feature: seen[feature] / len(cases) for feature in possible_features()}


@click.command
@click.argument("cases", type=click.IntRange(min=1), default=CASES)
def command(*, cases: int) -> None:
    """Draw CASES tableaux and print how often each feature occurs, and which numbers quests count.

    Fail if a feature is below the floor, or if a number that can be counted was never drawn.
    """
    statistics = collect(cases)
    console = make_console()
    console.print(describe_statistics(statistics), highlight=False)
    table = Table(title=f"What the tableaux touch (floor {FLOOR:.1%})")
    table.add_column("feature")
    table.add_column("share", justify="right")
    found = shares(statistics)
    for feature, share in found.items():
        table.add_row(feature, f"{share:.1%}" if share >= FLOOR else f"[red]{share:.2%}[/]")
    console.print(table)
    drawn = drawn_values(VALUES_FOR_EACH_CASE * cases)
    console.print(values_table(drawn))
    are_all_drawn = all(drawn[value] for value in attainable_values())
    sys.exit(0 if min(found.values()) >= FLOOR and are_all_drawn else 1)
