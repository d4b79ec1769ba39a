"""What is pinned about the wrong ports: which vectors each of them fails.

After vectors were added, `python -m crosscheck ports --pin-wrong` renews the pins. A port that bears the name of a
misreading is pinned only if the reference with that misreading fails the very same vectors.
"""

import sys
import tempfile
from pathlib import Path
from typing import TypedDict

import click

from crosscheck.documents import dumps_indented, read_json
from crosscheck.ports.ports import SOURCES
from crosscheck.processes import run_program
from faraway.misreadings import MISREADINGS
from faraway.wording import agreeing, counted

QUICKLY = ("--no-diagnosis",)
PINS = Path(__file__).with_name("wrong_ports.json")


class Report(TypedDict):
    """What is read of the report of a run."""

    outcomes: list[dict[str, str]]
    diagnosis: list[str]


class Findings(TypedDict):
    """What the suite finds in a port: the vectors that fail, and what they are put down to."""

    failures: list[str]
    diagnosis: list[str]


def wrong_ports() -> dict[str, Path]:
    """Return every wrong port by name."""
    return {path.stem: path for path in sorted((SOURCES / "javascript" / "wrong").glob("*.mjs"))}


def load_pins() -> dict[str, list[str]]:
    """Load the vectors that each wrong port is known to fail."""
    return read_json(PINS, dict[str, list[str]])


def examine(*command: str, options: tuple[str, ...] = ()) -> Findings:
    """Run the suite on a port, as a port's author would."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        run = (sys.executable, "-m", "faraway", "conformance", "run", "--jobs", "1", "-o", str(report))
        run_program((*run, *options, "--", *command))
        found = read_json(report, Report)
    failures = [outcome["id"] for outcome in found["outcomes"] if outcome["verdict"] in {"failed", "fault"}]
    return {"failures": sorted(failures), "diagnosis": found["diagnosis"]}


def pin_wrong_ports() -> None:
    """Record which vectors each wrong port fails; raise if the misreading of the same name fails others."""
    pins: dict[str, list[str]] = {}
    for name, path in wrong_ports().items():
        failures = examine("node", str(path), options=QUICKLY)["failures"]
        if name in MISREADINGS:
            served = (sys.executable, "-m", "faraway", "port", "--misread", name)
            misread = examine(*served, options=QUICKLY)["failures"]
            if misread != failures:
                differing = sorted(set(misread) ^ set(failures))
                raise click.ClickException(f"{name}: the misreading of this name differs in {differing}")
        pins[name] = failures
        click.echo(f"{name}: {counted(len(failures), 'vector')} {agreeing(len(failures), 'fails', 'fail')}")
    PINS.write_text(dumps_indented(pins), encoding="utf-8")
