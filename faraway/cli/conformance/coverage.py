"""`faraway conformance coverage`: which situations games reach, which of them the suite visits, which wrong ports it finds."""

from collections.abc import Sequence

import click
from attrs import asdict, evolve

from faraway.cli.layout import say
from faraway.cli.options import json_option, output_file
from faraway.cli.tables import make_console, print_fitting
from faraway.conformance.coverage import Row, Totals, coverage, measured, totals_by_dimension
from faraway.conformance.fault_domain import fault_domain
from faraway.conformance.fault_domain import in_words as faults_in_words
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.suite.vectors import shipped_suite
from faraway.game.readings import parse_readings
from faraway.game.situations import in_words
from faraway.io import dumps, write_output
from faraway.io.strict import Json

COLUMNS = (
    "in all",
    "excluded",
    "never seen",
    "reached",
    "vectors",
    "derived",
    "thorough",
    "holes",
)


@click.command(name="coverage")
@click.option(
    "--reading",
    "settings",
    metavar="NAME=VALUE",
    multiple=True,
    help="For a port that plays only this value of a reading. Repeatable.",
)
@json_option
@click.option("-o", "--output", type=output_file, metavar="FILE", help="Write the JSON report to this file.")
def command(*, settings: tuple[str, ...], as_json: bool, output: str | None) -> None:
    r"""Report which situations games reach, and which of them the suite visits.

    A situation is a pair of features, such as phase=take & shortage=mild. The table counts those visited by the fixed
    vectors, by the derived games of a run, and by those of a thorough run. A hole is a situation that games reach, that
    nothing visits and that has no written reason. Below the table is the fault domain: it shows which ports that err by
    one misreading in one context are found, according to the record of a campaign.

    Exit status: 0 no hole, or the report is for a port with its own readings; 1 there is a hole.

    \b
    Example:
      faraway conformance coverage
      faraway conformance coverage --reading deal-order=seating
      faraway conformance coverage -o coverage.json
    """
    chosen = parse_readings(settings).values()
    named = {setting.partition("=")[0] for setting in settings}
    played = {
        name: (chosen[name],) if name in named else values
        for name, values in REFERENCE_IDENTITY.readings.items()
    }
    rows = coverage(shipped_suite(), evolve(REFERENCE_IDENTITY, readings=played))
    report: dict[str, Json] = {
        "suite": shipped_suite().version,
        "games": measured().games,
        "totals": asdict(Totals.of(rows)),
        "rows": [row.to_json() for row in rows],
    }
    if output is not None:
        write_output(output, dumps(report).encode())
    if as_json:
        click.echo(dumps(report), nl=False)
    else:
        _print(rows)
    click.get_current_context().exit(1 if Totals.of(rows).holes and not settings else 0)


def _print(rows: Sequence[Row]) -> None:
    totals = {**totals_by_dimension(rows), "all": Totals.of(rows)}
    cells = [(name, *map(str, each.figures)) for name, each in totals.items()]
    print_fitting(make_console(), "Situations", ("dimension", *COLUMNS), cells, words=1)
    say(f"measured over {measured().games} simulated games, suite {shipped_suite().version}")
    for row in rows:
        if row.is_hole:
            say(f"hole: {in_words(row.situation)}")
    for sentence in ("", *faults_in_words(fault_domain())):
        say(sentence)
