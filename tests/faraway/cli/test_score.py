import json
from pathlib import Path

import pytest
from jsonschema import Draft202012Validator

from tests.faraway.cli_running import Run, schema

TINA = b'{"regions": [44, 49, 14, 28], "sanctuaries": ["desert-stone", "gray-clue-per-clue-1"]}'
WHOLE = b'{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}'
PAD = b"""{"players": [
  {"name": "Tina", "regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]},
  {"name": "[b]en", "regions": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": ["forest-stone"], "hand": [1, 7]}
]}"""


@pytest.mark.parametrize(
    "name", ["tableau", "cards", "score", "sheet", "players", "ranking", "error", "codes"]
)
def test_schema_is_a_schema(name: str) -> None:
    Draft202012Validator.check_schema(schema(name))


def test_score_as_json_is_as_its_schema_says(run: Run) -> None:
    result = run("score", "--json", "-", given=WHOLE)
    assert json.loads(result.stdout) == {
        "total": 30,
        "regions": [0, 6, 4, 0, 6, 12, 2, 0],
        "sanctuaries": [0],
    }
    Draft202012Validator(schema("score")).validate(json.loads(result.stdout))
    Draft202012Validator(schema("tableau")).validate(json.loads(WHOLE))


def test_score_as_a_table_shows_the_reveal(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "tina.json"
    path.write_bytes(WHOLE)
    lines = run("score", str(path)).stdout.splitlines()
    cards = [line.split("│")[1].strip() for line in lines if line.startswith("│")]
    assert cards == ["28", "14", "49", "44", "23", "16", "20", "12", "desert-stone", "total"]
    assert "(not met)" not in "".join(lines)


def test_table_on_a_terminal_keeps_to_its_width(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "70")
    monkeypatch.setenv("NO_COLOR", "1")
    lines = run("score", "-", given=WHOLE).stdout.splitlines()
    assert {len(line.replace("\x1b[1m", "").replace("\x1b[0m", "")) for line in lines} <= set(range(71))


def test_score_marks_a_prerequisite_that_was_not_met(run: Run) -> None:
    output = run("score", "--partial", "-", given=b'{"regions": [21], "sanctuaries": []}').stdout
    assert "2 stones (not met)" in output


def test_part_of_a_tableau_is_scored_only_when_asked_for(run: Run) -> None:
    assert run("score", "-", given=TINA).exit_code == 2
    result = run("score", "--partial", "--json", "-", given=TINA)
    assert json.loads(result.stdout) == {"total": 22, "regions": [6, 12, 2, 0], "sanctuaries": [0, 2]}


def test_stream_is_scored_line_by_line(run: Run) -> None:
    good = run("score", "--jsonl", "-", given=WHOLE + b"\n" + WHOLE + b"\n")
    assert good.exit_code == 0
    assert [json.loads(line)["total"] for line in good.stdout.splitlines()] == [30, 30]
    mixed = run("score", "--jsonl", "--partial", "-", given=TINA + b"\noops\n" + TINA)
    assert mixed.exit_code == 1
    first, second, third = map(json.loads, mixed.stdout.splitlines())
    assert (first["total"], second["error"]["code"], third["total"]) == (22, "not-json", 22)
    Draft202012Validator(schema("error")).validate(second)


def test_explain_speaks_the_language_that_is_wanted(run: Run) -> None:
    output = run("explain", "--partial", "--language", "de", "-", given=TINA).stdout
    assert "14 bringt 2: 2 pro Nacht; sichtbar ist 1 Nacht-Karte (28).\n" in output
    assert output.endswith(
        "Bekannt sind nur die letzten 4 ausgespielten Regionen; was davor lag, ist nicht mitgezählt.\n"
    )


def test_explain_prints_a_table_and_then_sentences(run: Run) -> None:
    output = run("explain", "--partial", "-", given=TINA).stdout
    table, sentences = output.split("└", 1)
    assert "2 per desert or city" in table
    assert sentences.splitlines()[3] == (
        "49 pays 12: needs 2 stones and 1 thistle; visible are 2 stones (28, desert-stone) and 1 thistle (14)."
    )
    assert sentences.splitlines()[-1] == (
        "Only the last 4 Regions are known; what lay before them is not counted."
    )
    assert run("explain", "-", given=WHOLE).stdout.endswith("The total is 30.\n")


@pytest.mark.parametrize(
    ("name", "command"),
    [("sheet", ("explain", "--json", "-")), ("cards", ("cards", "--json")), ("codes", ("errors", "--json"))],
)
def test_json_is_as_its_schema_says(run: Run, name: str, command: tuple[str, ...]) -> None:
    answer = json.loads(run(*command, given=WHOLE).stdout)
    Draft202012Validator(schema(name)).validate(answer)
    assert answer.get("total") == (30 if name == "sheet" else None)


def test_rank_prints_the_pad_and_who_won(run: Run) -> None:
    output = run("rank", "-", given=PAD).stdout
    assert "[b]en" in output
    rows = {
        line.split("│")[1].strip(): line.split("│")[2:4]
        for line in output.splitlines()
        if line.startswith("│")
    }
    assert [cell.strip() for cell in rows["total"]] == ["49", "30"]
    assert [cell.strip() for cell in rows["Region in place 8"]] == ["4", "0"]
    assert [cell.strip() for cell in rows["rank"]] == ["1", "2"]
    assert output.endswith("[b]en wins with 49.\n")


def test_rank_as_json_is_as_its_schema_says(run: Run) -> None:
    answer = json.loads(run("rank", "--json", "-", given=PAD).stdout)
    Draft202012Validator(schema("players")).validate(json.loads(PAD))
    Draft202012Validator(schema("ranking")).validate(answer)
    assert [player["rank"] for player in answer["players"]] == [2, 1]


def test_rank_follows_readings_and_editions(run: Run) -> None:
    assert run("rank", "--edition", "fr", "-", given=PAD).exit_code == 0
    with_hands = ("--edition", "fr", "--reading", "tie-break-cards=possessed")
    refused = run("rank", *with_hands, "-", given=PAD)
    assert (refused.exit_code, "/players/0/hand" in refused.stderr) == (2, True)
    wrong = run(
        "rank", "--edition", "xx", "--reading", "ranking=nobody", "--reading", "rank=1", "-", given=PAD
    )
    assert wrong.exit_code == 2
    for code in ("[unknown-edition]", "[unknown-reading-value]", "[unknown-reading]"):
        assert code in wrong.stderr
