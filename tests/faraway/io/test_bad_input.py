"""Bad input, each file with one fault and named after it: its code, status 2, no traceback, no output."""

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.batches import in_batches
from tests.faraway.cli_running import Run, schema

FOLDER = Path(__file__).parent / "bad_input"


def faults(by_codes: dict[str, str]) -> dict[str, list[str]]:
    """Return the codes of every fault, from the faults of all codes."""
    return {fault: codes.split() for codes, named in by_codes.items() for fault in named.split()}


TABLEAU = faults(
    {
        "not-json": """blank byte-order-mark comment control-character cut-inside-a-string cut-short empty
            region-infinity region-nan region-with-leading-zero single-quotes trailing-comma two-documents""",
        "not-utf8": "not-utf8 utf16",
        "unknown-key": "key-in-capitals key-unknown",
        "duplicate-key": "key-twice",
        "missing-key": "regions-missing sanctuaries-missing",
        "wrong-type": """list-at-the-top number-at-the-top pairs-instead-of-object region-as-float
            region-as-list region-as-string region-null region-true region-with-exponent regions-as-object
            regions-as-string sanctuaries-as-string sanctuaries-null sanctuary-as-number""",
        "unknown-region": "region-69 region-negative region-of-40-digits region-zero",
        "unknown-sanctuary": "lone-surrogate sanctuary-in-capitals sanctuary-unknown",
        "too-many-sanctuaries": "more-sanctuaries-than-ascents",
        "too-deep": "nested-100-deep",
        "too-large": "region-of-5000-digits",
        "too-many-regions": "nine-regions",
        "too-few-regions": "no-regions seven-regions",
        "region-twice": "region-played-twice",
        "sanctuary-twice": "sanctuary-placed-twice",
    }
)
PLAYERS = faults(
    {
        "wrong-type": "hand-as-string list-at-the-top name-as-number players-as-object",
        "wrong-type wrong-type": "player-as-string",
        "unknown-region": "hand-unknown-region",
        "unknown-key": "key-unknown",
        "missing-key": "players-missing",
        "unknown-value": "name-empty name-with-escape-sequence",
        "name-twice": "name-twice",
        "too-few-players": "one-player",
        "too-many-players": "seven-players",
        "card-held-twice": """region-held-by-two region-in-hand-and-tableau region-twice-in-hand
            region-in-hand-of-one-and-tableau-of-other sanctuary-held-by-two""",
        "region-twice": "region-twice-in-tableau",
        "too-few-regions": "seven-regions",
    }
)


def test_every_file_is_tried() -> None:
    assert {path.stem for path in (FOLDER / "tableau").iterdir()} == TABLEAU.keys()
    assert {path.stem for path in (FOLDER / "players").iterdir()} == PLAYERS.keys()


@pytest.mark.parametrize("fault", TABLEAU)
@pytest.mark.parametrize("command", ["score", "explain"])
def test_bad_tableau_is_refused_with_its_code(fault: str, command: str, run: Run) -> None:
    """Against: COMP-1, COMP-2, COMP-5, ROUND-3, FIND-1."""
    path = str(FOLDER / "tableau" / f"{fault}.json")
    result = run(command, path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.findall(r"\[([a-z0-9-]+)\]$", result.stderr, re.MULTILINE) == TABLEAU[fault]
    assert "Traceback" not in result.stderr

    as_json = run(command, "--json", path)
    assert (as_json.exit_code, as_json.stderr) == (2, "")
    answer = json.loads(as_json.stdout)
    Draft202012Validator(schema("error")).validate(answer)
    assert [reason["code"] for reason in answer["error"]["reasons"]] == TABLEAU[fault]
    assert answer["error"]["code"] == TABLEAU[fault][0]


@in_batches("fault", [fault for fault in TABLEAU if fault not in {"empty", "blank", "utf16"}])
def test_bad_line_of_a_stream_gets_the_same_codes(fault: str, run: Run) -> None:
    line = (FOLDER / "tableau" / f"{fault}.json").read_bytes().rstrip(b"\n")
    result = run("score", "--jsonl", "-", given=line + b"\n")
    assert result.exit_code == 1
    (answer,) = map(json.loads, result.stdout.splitlines())
    assert [reason["code"] for reason in answer["error"]["reasons"]] == TABLEAU[fault]


@pytest.mark.parametrize("fault", PLAYERS)
def test_bad_score_pad_is_refused_with_its_code(fault: str, run: Run) -> None:
    """Against: COMP-2, COMP-3, COMP-5, ROUND-3."""
    path = str(FOLDER / "players" / f"{fault}.json")
    result = run("rank", path)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.findall(r"\[([a-z0-9-]+)\]$", result.stderr, re.MULTILINE) == PLAYERS[fault]
    assert "\x1b" not in result.stderr

    answer = json.loads(run("rank", "--json", path).stdout)
    Draft202012Validator(schema("error")).validate(answer)
    assert [reason["code"] for reason in answer["error"]["reasons"]] == PLAYERS[fault]


@pytest.mark.parametrize("command", ["score", "explain", "rank"])
def test_missing_file_and_folder_are_refused(command: str, run: Run, tmp_path: Path) -> None:
    missing = run(command, str(tmp_path / "none.json"))
    assert (missing.exit_code, missing.stdout) == (2, "")
    assert missing.stderr.endswith("[file-not-found]\n")
    assert run(command, str(tmp_path)).stderr.endswith("[file-unreadable]\n")


@pytest.mark.parametrize("command", ["score", "explain", "rank"])
def test_enormous_input_is_refused_unread(command: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "enormous.json"
    with path.open("wb") as stream:
        stream.truncate(1 << 40)
    result = run(command, str(path))
    assert result.exit_code == 2
    assert result.stderr.endswith("[too-large]\n")
