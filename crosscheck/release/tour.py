"""Something real to do for every command, and the program that does it where there is no checkout."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from crosscheck.processes import run_program
from faraway.io import Json

TABLEAU: Final[dict[str, Json]] = {
    "regions": [12, 20, 16, 23, 44, 49, 14, 28],
    "sanctuaries": ["desert-stone"],
}
FILES: Final[dict[str, Json]] = {
    "tableau.json": TABLEAU,
    "players.json": {
        "players": [
            {"name": "Tina", **TABLEAU},
            {"name": "Ben", "regions": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": []},
        ]
    },
    "pool.json": {"regions": [1, 12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]},
}
# In alphabetical order: `play` writes what `replay` reads. A new command adds its line here.
SAMPLES: Final[dict[str, list[str]]] = {
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
DRIVER: Final = """
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
print(json.dumps({"file": faraway.__file__, "answers": answers}))
"""


def take_tour(python: str, folder: Path, environment: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """Run every sample in a folder with this Python; return where the package is, and what each command printed."""
    for name, document in FILES.items():
        (folder / name).write_text(json.dumps(document), encoding="utf-8")
    done = run_program(
        [python, "-c", DRIVER],
        given=json.dumps(SAMPLES),
        folder=folder,
        environment=environment,
        timeout=900,
        has_to_succeed=True,
    )
    result = json.loads(done.stdout)
    return result["file"], result["answers"]


def tour_problems(folder: Path, answers: Mapping[str, str]) -> list[str]:
    """Return what is wrong with the answers of the tour."""
    problems = [f"{name} ended with {text[-12:]}" for name, text in answers.items() if text[:4] == "exit"]
    problems += [f"{name} printed nothing" for name, text in answers.items() if not text and name != "play"]
    if not problems and json.loads(answers["score"])["total"] != 30:
        problems.append("score: the total of the example is not 30")
    if not problems and answers["replay"] != (folder / "game.json").read_text(encoding="utf-8"):
        problems.append("replay does not print the transcript of play again")
    return problems
