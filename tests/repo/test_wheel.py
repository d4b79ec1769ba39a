"""The wheel, installed where there is no checkout, runs every command."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from crosscheck.release.tour import SAMPLES, take_tour, tour_problems
from faraway.cli import COMMANDS

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    subprocess.run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)],
        check=True,
        capture_output=True,
        timeout=900,
    )
    (built,) = folder.glob("faraway_rules-*.whl")
    return built


@pytest.mark.long
def test_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.split("/")[0] for name in names}
    assert tops == {"faraway", f"{wheel.name.split('-py3')[0]}.dist-info"}
    assert {"faraway/py.typed", "faraway/data/cards.txt", "faraway/data/schemas/tableau.schema.json"} <= set(
        names
    )


@pytest.mark.long
def test_installed_wheel_runs_every_command_with_no_checkout(wheel: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:  # a pure wheel is installed by unpacking it
        archive.extractall(target)
    assert SAMPLES.keys() == COMMANDS.keys(), "a command without a sample, or a sample without its command"
    clean = {name: value for name, value in os.environ.items() if not name.startswith("COV")}
    where, answers = take_tour(sys.executable, tmp_path, clean | {"PYTHONPATH": str(target)})
    assert where.startswith(str(target))
    assert tour_problems(tmp_path, answers) == []
    # A six-player advanced game under the Italian edition.
    assert {action["type"] for action in json.loads(answers["replay"])["actions"]} >= {
        "shuffle",
        "return-order",
    }
