"""Bad input, each file with one fault and named after it: its code, status 2, no traceback, no output."""

import json
import re
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.faraway.cli_running import Run, schema

FOLDER = Path(__file__).parent / "bad_input"

TABLEAU = {
    "blank": ["not-json"],
    "byte-order-mark": ["not-json"],
    "comment": ["not-json"],
    "control-character": ["not-json"],
    "cut-inside-a-string": ["not-json"],
    "cut-short": ["not-json"],
    "empty": ["not-json"],
    "key-in-capitals": ["unknown-key"],
    "key-twice": ["duplicate-key"],
    "key-unknown": ["unknown-key"],
    "list-at-the-top": ["wrong-type"],
    "lone-surrogate": ["unknown-sanctuary"],
    "more-sanctuaries-than-ascents": ["too-many-sanctuaries"],
    "nested-100-deep": ["too-deep"],
    "nine-regions": ["too-many-regions"],
    "no-regions": ["too-few-regions"],
    "not-utf8": ["not-utf8"],
    "number-at-the-top": ["wrong-type"],
    "pairs-instead-of-object": ["wrong-type"],
    "region-69": ["unknown-region"],
    "region-as-float": ["wrong-type"],
    "region-as-list": ["wrong-type"],
    "region-as-string": ["wrong-type"],
    "region-infinity": ["not-json"],
    "region-nan": ["not-json"],
    "region-negative": ["unknown-region"],
    "region-null": ["wrong-type"],
    "region-of-40-digits": ["unknown-region"],
    "region-of-5000-digits": ["too-large"],
    "region-played-twice": ["region-twice"],
    "region-true": ["wrong-type"],
    "region-with-exponent": ["wrong-type"],
    "region-with-leading-zero": ["not-json"],
    "region-zero": ["unknown-region"],
    "regions-as-object": ["wrong-type"],
    "regions-as-string": ["wrong-type"],
    "regions-missing": ["missing-key"],
    "sanctuaries-as-string": ["wrong-type"],
    "sanctuaries-missing": ["missing-key"],
    "sanctuaries-null": ["wrong-type"],
    "sanctuary-as-number": ["wrong-type"],
    "sanctuary-in-capitals": ["unknown-sanctuary"],
    "sanctuary-placed-twice": ["sanctuary-twice"],
    "sanctuary-unknown": ["unknown-sanctuary"],
    "seven-regions": ["too-few-regions"],
    "single-quotes": ["not-json"],
    "trailing-comma": ["not-json"],
    "two-documents": ["not-json"],
    "utf16": ["not-utf8"],
}
PLAYERS = {
    "hand-as-string": ["wrong-type"],
    "hand-unknown-region": ["unknown-region"],
    "key-unknown": ["unknown-key"],
    "list-at-the-top": ["wrong-type"],
    "name-as-number": ["wrong-type"],
    "name-empty": ["unknown-value"],
    "name-twice": ["name-twice"],
    "name-with-escape-sequence": ["unknown-value"],
    "one-player": ["too-few-players"],
    "player-as-string": ["wrong-type", "wrong-type"],
    "players-as-object": ["wrong-type"],
    "players-missing": ["missing-key"],
    "region-held-by-two": ["card-held-twice"],
    "region-in-hand-and-tableau": ["card-held-twice"],
    "region-in-hand-of-one-and-tableau-of-other": ["card-held-twice"],
    "region-twice-in-hand": ["card-held-twice"],
    "region-twice-in-tableau": ["region-twice"],
    "sanctuary-held-by-two": ["card-held-twice"],
    "seven-players": ["too-many-players"],
    "seven-regions": ["too-few-regions"],
}


def test_every_file_is_tried() -> None:
    assert {path.stem for path in (FOLDER / "tableau").iterdir()} == TABLEAU.keys()
    assert {path.stem for path in (FOLDER / "players").iterdir()} == PLAYERS.keys()


@pytest.mark.parametrize("fault", TABLEAU)
@pytest.mark.parametrize("command", ["score", "explain"])
def test_bad_tableau_is_refused_with_its_code(fault: str, command: str, run: Run) -> None:
    """Against: COMP-1, COMP-2, COMP-5, ROUND-3, FIND-1."""
    path = str(FOLDER / "tableau" / f"{fault}.json")
    told = run(command, path)
    assert (told.exit_code, told.stdout) == (2, "")
    assert re.findall(r"\[([a-z0-9-]+)\]$", told.stderr, re.MULTILINE) == TABLEAU[fault]
    assert "Traceback" not in told.stderr

    as_json = run(command, "--json", path)
    assert (as_json.exit_code, as_json.stderr) == (2, "")
    answer = json.loads(as_json.stdout)
    Draft202012Validator(schema("error")).validate(answer)
    assert [reason["code"] for reason in answer["error"]["reasons"]] == TABLEAU[fault]
    assert answer["error"]["code"] == TABLEAU[fault][0]


@pytest.mark.parametrize("fault", [fault for fault in TABLEAU if fault not in {"empty", "blank", "utf16"}])
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
    told = run("rank", path)
    assert (told.exit_code, told.stdout) == (2, "")
    assert re.findall(r"\[([a-z0-9-]+)\]$", told.stderr, re.MULTILINE) == PLAYERS[fault]
    assert "\x1b" not in told.stderr

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
