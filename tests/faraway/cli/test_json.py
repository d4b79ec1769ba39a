"""`--json` prints, `-o FILE` writes the same, and a schema describes it, for every command that has something to say."""

import json
from importlib import resources
from pathlib import Path

import click
import pytest
from jsonschema import Draft202012Validator

from faraway.cli import main
from faraway.cli.lazy import LazyGroup
from faraway.io import Json
from tests.faraway.cli_running import Run, schema
from tests.faraway.conformance.examples import REFERENCE_PORT, ZEROS_PORT

TABLEAU = b'{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}'
PAD = (
    b'{"players": [{"name": "Tina", "regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": []},'
    b' {"name": "Ben", "regions": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": []}]}'
)
POOL = b'{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": []}'
NO_JSON = {
    "completion": "prints a script",
    "port": "speaks JSON lines already",
    "conformance": "a group",
    "conformance ask": "writes JSON lines to the file that -o names",
    "conformance export": "writes files",
    "conformance schema": "prints JSON Schemas",
    "conformance protocol": "prints a page",
}
# For every command a sample, its schema, and its input.
SAMPLES: dict[str, tuple[str, tuple[str, ...], bytes]] = {
    "score": ("score", ("score", "-"), TABLEAU),
    "explain": ("sheet", ("explain", "-"), TABLEAU),
    "best": ("best", ("best", "-"), POOL),
    "rank": ("ranking", ("rank", "-"), PAD),
    "cards": ("cards", ("cards",), b""),
    "ask": ("answers", ("ask", "does", "the", "card", "itself", "count"), b""),
    "play": ("transcript", ("play", "--players", "2"), b""),
    "simulate": ("simulation", ("simulate", "--games", "2", "--games-for-readings", "0"), b""),
    "readings": ("readings", ("readings",), b""),
    "errors": ("codes", ("errors",), b""),
    "rule": ("clause", ("rule", "SCORE-4"), b""),
    "conformance coverage": ("coverage", ("conformance", "coverage"), b""),
    "conformance list": ("vectors", ("conformance", "list", "--only", "WIN-5"), b""),
    "conformance doctor": ("doctor", ("conformance", "doctor", "--", *ZEROS_PORT), b""),
    "conformance fuzz": (
        "fuzz",
        ("conformance", "fuzz", "--level", "2", "--count", "4", "--jobs", "1", "--", *ZEROS_PORT),
        b"",
    ),
    "conformance run": (
        "report",
        ("conformance", "run", "--only", "worked-example-de", "--jobs", "1", "--", *REFERENCE_PORT),
        b"",
    ),
    "conformance suites": ("suites", ("conformance", "suites"), b""),
    "conformance show": ("vector", ("conformance", "show", "worked-example-de"), b""),
}
ELSEWHERE = {"replay": "below", "conformance judge": "the report of `run`: test_offline.py"}


def schema_of(name: str) -> dict[str, Json]:
    folder = resources.files("faraway.conformance.suite") / "schemas"
    if name == "report":
        loaded: dict[str, Json] = json.loads((folder / "report.json").read_text("utf-8"))
        return loaded
    if name == "vector":
        whole: dict[str, Json] = json.loads((folder / "vectors.json").read_text("utf-8"))
        return {"$ref": "#/$defs/vector", "$defs": whole["$defs"]}
    return schema(name)


def every_command() -> set[str]:
    found: set[str] = set()

    def visit(group: LazyGroup, before: str) -> None:
        for name in group.entries:
            found.add(f"{before}{name}")
            command = group.get_command(click.Context(group), name)
            if isinstance(command, LazyGroup):
                visit(command, f"{before}{name} ")

    assert isinstance(main, LazyGroup)
    visit(main, "")
    return found


def test_every_command_has_json_or_a_reason() -> None:
    assert SAMPLES.keys() | ELSEWHERE.keys() | NO_JSON.keys() == every_command()


@pytest.mark.parametrize(
    "command",
    [
        pytest.param(
            name, marks=[pytest.mark.long, pytest.mark.no_cover] if name == "conformance coverage" else []
        )
        for name in SAMPLES
    ],
)
def test_json_is_printed_or_written_and_fits_its_schema(command: str, run: Run, tmp_path: Path) -> None:
    name, arguments, given = SAMPLES[command]
    checker = Draft202012Validator(schema_of(name))
    checker.check_schema(checker.schema)
    before = len(command.split())
    printed = run(*arguments[:before], "--json", *arguments[before:], given=given)
    assert printed.exit_code in {0, 1}, printed.stderr
    document = json.loads(printed.stdout)
    checker.validate(document)
    if name in {"doctor", "report"}:
        return  # -o is the same code as in `fuzz`; a port takes a second to start
    file = tmp_path / "answer.json"
    beside = run(*arguments[:before], "-o", str(file), *arguments[before:], given=given)
    assert beside.exit_code == printed.exit_code
    assert beside.stdout.strip()
    written = json.loads(file.read_text("utf-8"))
    checker.validate(written)
    for key in ("seconds",):
        written.pop(key, None)
        document.pop(key, None)
    assert written == document


def test_json_into_a_file_prints_nothing(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    result = run("play", "--players", "2", "--json", "-o", str(file))
    assert (result.exit_code, result.stdout) == (0, "")
    again = run("replay", "--json", str(file))
    Draft202012Validator(schema("transcript")).validate(json.loads(again.stdout))
    assert again.stdout == file.read_text("utf-8")
    assert json.loads(run("rule", "--json").stdout).keys() == {"clauses"}
    Draft202012Validator(schema("clauses")).validate(json.loads(run("rule", "--json").stdout))


def test_a_stream_of_scores_is_written_to_the_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "scores.jsonl"
    result = run("score", "--jsonl", "-o", str(file), "-", given=TABLEAU + b"\n[]\n")
    assert (result.exit_code, result.stdout) == (1, "")
    first, second = file.read_text("utf-8").splitlines()
    assert (json.loads(first)["total"], "error" in second) == (30, True)


def test_a_port_that_cannot_be_asked_is_reported_as_json(run: Run) -> None:
    result = run("conformance", "fuzz", "--json", "--", "/nowhere/port")
    report = json.loads(result.stdout)
    Draft202012Validator(schema("fuzz")).validate(report)
    assert (result.exit_code, report["good"], report["port"]) == (2, False, None)
