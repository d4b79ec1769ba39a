"""The wheel, installed where there is no checkout, runs every command."""

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from faraway.cli import COMMANDS

ROOT = Path(__file__).resolve().parents[2]
TABLEAU = {"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}
PLAYERS = {
    "players": [
        {"name": "Tina", **TABLEAU},
        {"name": "Ben", "regions": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": []},
    ]
}
POOL = {"regions": [1, 12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}
# For every command something real to do; a new command adds its line here.
SAMPLES = {
    "ask": ["ask", "does the card itself count?"],
    "best": ["best", "--json", "pool.json"],
    "cards": ["cards"],
    "completion": ["completion", "bash"],
    "conformance": ["conformance", "list"],
    "errors": ["errors"],
    "explain": ["explain", "--draw", "--html", "reveal.html", "tableau.json"],
    "play": [
        "play", "--players", "6", "--seed", "7", "--advanced", "--edition", "it", "--json", "-o", "game.json",
    ],
    "port": ["port", "--help"],
    "rank": ["rank", "players.json"],
    "readings": ["readings"],
    "replay": ["replay", "--json", "game.json"],
    "rule": ["rule", "SCORE-2"],
    "score": ["score", "--json", "tableau.json"],
    "simulate": ["simulate", "--games", "4", "--games-for-readings", "0", "--jobs", "1", "--json"],
}  # fmt: skip
DRIVER = """
import contextlib, io, json, sys
import faraway
from faraway.cli import main
answers = {}
for name, arguments in json.load(sys.stdin).items():
    with contextlib.redirect_stdout(io.StringIO()) as output:
        try:
            main.main(arguments, prog_name="faraway", standalone_mode=False)
        except SystemExit as exit:
            output.write(f"exit {exit.code}")
    answers[name] = output.getvalue()
print(json.dumps({"file": faraway.__file__, "path": sys.path, "answers": answers}))
"""


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


def test_wheel_holds_the_package_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    tops = {name.split("/")[0] for name in names}
    assert tops == {"faraway", f"{wheel.name.split('-py3')[0]}.dist-info"}
    assert {"faraway/py.typed", "faraway/data/cards.txt", "faraway/data/schemas/tableau.schema.json"} <= set(
        names
    )


def test_installed_wheel_runs_every_command_with_no_checkout(wheel: Path, tmp_path: Path) -> None:
    target = tmp_path / "site"
    with zipfile.ZipFile(wheel) as archive:  # a pure wheel is installed by unpacking it
        archive.extractall(target)
    (tmp_path / "tableau.json").write_text(json.dumps(TABLEAU), encoding="utf-8")
    (tmp_path / "pool.json").write_text(json.dumps(POOL), encoding="utf-8")
    (tmp_path / "players.json").write_text(json.dumps(PLAYERS), encoding="utf-8")
    assert SAMPLES.keys() == COMMANDS.keys(), "a command without a sample, or a sample without its command"
    done = subprocess.run(
        [sys.executable, "-c", DRIVER],
        input=json.dumps({name: SAMPLES[name] for name in sorted(SAMPLES)}),
        cwd=tmp_path,
        env={name: value for name, value in os.environ.items() if not name.startswith("COV")}
        | {"PYTHONPATH": str(target)},
        check=True,
        capture_output=True,
        text=True,
        timeout=900,
    )
    told = json.loads(done.stdout)
    answers: dict[str, str] = told["answers"]
    assert told["file"].startswith(str(target))
    assert "exit" not in {answer[:4] for answer in answers.values()}
    assert json.loads(answers["score"])["total"] == 30
    assert all(answers[name] for name in answers if name != "play")
    # A six-player advanced game under the Italian edition, dumped again byte for byte.
    assert answers["replay"] == (tmp_path / "game.json").read_text(encoding="utf-8")
    assert {action["type"] for action in json.loads(answers["replay"])["actions"]} >= {
        "shuffle",
        "return-order",
    }
