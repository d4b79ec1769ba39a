"""Deliberate slips, planted in a copy of the packages: what finds them, and how soon.

One slip in one package is found by comparison. The same slip in both at once makes them agree again;
then the tests whose expected values were worked out by hand from the rulebooks must turn red.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from pathlib import Path

import attrs
import click
from rich.table import Table

from crosscheck.documents import dumps_rows
from faraway.cli.tables import make_console
from faraway.io import load_value

ROOT = Path(__file__).parents[2]
WORKED_OUT_BY_HAND = ("tests/spec", "tests/faraway/scoring/test_rules.py", "tests/faraway/game")
MINUTE = 60.0
RECORD = Path(__file__).with_name("slips.json")


@attrs.frozen
class Patch:
    """One piece of text of one file, and the wrong text in its place."""

    file: str
    right: str
    wrong: str

    def plant(self, root: Path) -> None:
        """Put the slip into a copy of the repository; the right text must stand there exactly once."""
        path = root / self.file
        text = path.read_text(encoding="utf-8")
        if text.count(self.right) != 1:
            raise ValueError(f"{self.file} holds {self.right!r} {text.count(self.right)} times, not once")
        path.write_text(text.replace(self.right, self.wrong), encoding="utf-8")


@attrs.frozen
class Slip:
    """The same misreading, named like the misreading, as it would be written in the reference and in the specification."""

    id: str
    reference: Patch
    spec: Patch


@attrs.frozen
class Slips:
    """The file of slips."""

    slip: tuple[Slip, ...]


SLIPS = load_value(tomllib.loads(Path(__file__).with_name("slips.toml").read_text("utf-8")), Slips).slip


@attrs.frozen
class Finding:
    """What found one planted slip, and how soon."""

    slip: str
    planted: str
    found: bool
    seconds: float
    by: str

    @property
    def is_in_time(self) -> bool:
        """Return True if the slip was found within a minute."""
        return self.found and self.seconds < MINUTE


def _copy(root: Path) -> None:
    for name in ("faraway", "spec", "proofs", "crosscheck", "tests", "pyproject.toml"):
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, root / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, root / name)


def plant(slip: Slip, planted: str) -> Finding:
    """Plant a slip in the reference, the spec or both, in a copy of the packages, and run what should find it."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        _copy(root)
        if planted in {"reference", "both"}:
            slip.reference.plant(root)
        if planted in {"spec", "both"}:
            slip.spec.plant(root)
        by_hand = [sys.executable, "-m", "pytest", "-q", "-x", *WORKED_OUT_BY_HAND]
        by_comparison = [sys.executable, "-m", "crosscheck", "verify", "--until-found"]
        command = by_hand if planted == "both" else by_comparison
        started = time.perf_counter()
        done = subprocess.run(
            command,
            cwd=root,
            env={**os.environ, "PYTHONPATH": folder},
            capture_output=True,
            text=True,
            check=False,
            timeout=10 * MINUTE,
        )
        seconds = time.perf_counter() - started
    lines = done.stdout.splitlines()
    by = next((line for line in lines if line.startswith(("FAILED", "found:"))), "nothing")
    return Finding(
        slip.id, planted, found=done.returncode == 1 and by != "nothing", seconds=seconds, by=by[:90]
    )


@click.command
@click.option(
    "--only",
    multiple=True,
    type=click.Choice([slip.id for slip in SLIPS]),
    metavar="ID",
    help="Only this; may be repeated.",
)
@click.option("--record", is_flag=True, help=f"Write {RECORD.name}.")
def command(*, only: tuple[str, ...], record: bool) -> None:
    """Plant every slip in the reference, in the specification and in both; report what found it, and when."""
    console = make_console()
    table = Table(title="Planted slips")
    for heading in ("slip", "planted in", "seconds", "found by"):
        table.add_column(heading, justify="right" if heading == "seconds" else "left")
    findings: list[Finding] = []
    with console.status("planting") as status:
        for slip in SLIPS:
            for planted in ("reference", "spec", "both"):
                if only and slip.id not in only:
                    continue
                status.update(f"{slip.id} in {planted}")
                finding = plant(slip, planted)
                findings.append(finding)
                in_time = finding.is_in_time
                shown = f"{finding.seconds:.1f}" if in_time else f"[red]{finding.seconds:.1f}[/]"
                table.add_row(
                    slip.id, planted, shown, finding.by if finding.found else f"[red]{finding.by}[/]"
                )
    console.print(table)
    if record:
        RECORD.write_text(dumps_rows(findings), encoding="utf-8")
    sys.exit(0 if all(finding.is_in_time for finding in findings) else 1)
