"""python -m spec in a bare checkout."""

import io
import json
import os
import runpy
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from spec import documents
from spec.command_line import READER_GONE, main, read_input, run
from spec.documents import load_json, load_tableau
from spec.errors import BadInputError
from tests.spec.test_game import transcript

EXAMPLE = {"regions": [44, 49, 14, 28], "sanctuaries": ["desert-stone", "gray-clue-per-clue-1"]}


def written(folder: Path, document: object) -> str:
    path = folder / "document.json"
    path.write_text(json.dumps(document), encoding="utf-8")
    return str(path)


def test_score_prints_the_fame_of_each_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", written(tmp_path, EXAMPLE)]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "total": 22,
        "regions": [6, 12, 2, 0],
        "sanctuaries": [0, 2],
    }


def test_explain_prints_a_sentence_for_each_card(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", written(tmp_path, EXAMPLE)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert lines[1] == "Region 14 pays 2: 2 for each of 1 night card."


def test_replay_prints_where_a_transcript_ends(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", written(tmp_path, transcript())]) == 0
    shown = json.loads(capsys.readouterr().out)
    assert list(shown) == ["state", "legal", "result"]
    assert shown["state"]["phase"] == "over"
    assert shown["legal"] == []
    assert shown["result"] == {"totals": [33, 28], "ranks": [1, 2]}


@pytest.mark.parametrize(
    ("before", "after"), [(signal.default_int_handler, [signal.SIG_DFL]), (signal.SIG_IGN, [])]
)
def test_a_dash_is_standard_input_and_ctrl_c_ends_the_command(
    before: object, after: list[object], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    handlers: list[object] = []
    monkeypatch.setattr(signal, "getsignal", lambda _number: before)
    monkeypatch.setattr(signal, "signal", lambda _number, handler: handlers.append(handler))
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(json.dumps(EXAMPLE).encode())))
    monkeypatch.setattr(sys, "argv", ["spec", "score", "-"])
    with pytest.raises(SystemExit) as status:
        runpy.run_path(str(Path(documents.__file__).with_name("__main__.py")), run_name="__main__")
    assert status.value.code == 0
    assert json.loads(capsys.readouterr().out)["total"] == 22
    assert handlers == after


def test_standard_input_that_is_closed_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(BadInputError, match="standard input is closed"):
        read_input("-")


@pytest.mark.parametrize(
    ("error", "status", "output"),
    [(BrokenPipeError(), READER_GONE, b""), (OSError(28, "no space"), 2, b"output-unwritable: no space\n")],
)
def test_output_that_is_lost_has_its_status(
    error: OSError, status: int, output: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_arguments: list[str]) -> int:
        raise error

    written, replaced = list[bytes](), list[int]()
    monkeypatch.setattr("spec.command_line.main", fail)
    monkeypatch.setattr(os, "write", lambda _descriptor, text: written.append(text))
    monkeypatch.setattr(os, "dup2", lambda _source, target: replaced.append(target))
    assert (run(), b"".join(written), replaced) == (status, output, [1])


@pytest.mark.parametrize("arguments", [[], ["score"], ["rule", "file"], ["score", "one", "two"]])
def test_wrong_usage_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err.startswith("usage: python -m spec")


def test_help_is_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert capsys.readouterr().out.startswith("usage: python -m spec")


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", str(tmp_path / "none.json")]) == 2
    assert capsys.readouterr().err.startswith("file-not-found: there is no file")
    assert main(["score", str(tmp_path)]) == 2
    assert capsys.readouterr().err.startswith("file-unreadable: cannot read")


def test_every_fault_of_a_tableau_is_told_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    faulty = {"regions": [3, 3, 69], "sanctuaries": ["no-such", "river-clue", "river-clue"]}
    assert main(["explain", written(tmp_path, faulty)]) == 2
    assert capsys.readouterr().err.splitlines() == [
        "unknown-region: there is no Region 69",
        "unknown-sanctuary: there is no Sanctuary 'no-such'",
        "region-twice: Region 3 stands twice",
        "sanctuary-twice: Sanctuary 'river-clue' stands twice",
    ]


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "codes"),
    [
        ([], [], ["too-few-regions"]),
        (list(range(1, 10)), [], ["too-many-regions"]),
        ([8, 7, 6, 5, 4, 3, 2, 1], ["river-clue"], ["too-many-sanctuaries"]),
        ([8, 7, 6, 5, 4, 3, 1, 2], ["river-clue"], []),
        ([7, 6, 5, 4, 3, 2, 1], ["river-clue"], []),
        ([7, 6, 5, 4, 3, 2, 1], ["river-clue", "city-clue"], ["too-many-sanctuaries"]),
    ],
)
def test_a_tableau_has_room_for_as_many_sanctuaries_as_can_have_been_found(
    regions: list[int], sanctuaries: list[str], codes: list[str]
) -> None:
    """One for each Region higher than the one before; unknown earlier Regions may each have found one."""
    refusals = []
    try:
        load_tableau({"regions": regions, "sanctuaries": sanctuaries})
    except BadInputError as refusal:
        refusals = refusal.codes
    assert refusals == codes


@pytest.mark.parametrize(
    ("content", "code"),
    [
        (b"\xff", "not-utf8"),
        (b"{", "not-json"),
        (b"[NaN]", "not-json"),
        (b"[1e999]" * 2, "not-json"),
        (b"1" * 5000, "not-json"),
        (b'{"a": 1, "a": 2}', "duplicate-key"),
        (b"[" * 100_000, "too-deep"),
    ],
)
def test_what_is_not_strict_json_is_refused(content: bytes, code: str) -> None:
    with pytest.raises(BadInputError) as refusal:
        load_json(content)
    assert refusal.value.codes == [code]


def test_an_endless_input_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(documents, "LONGEST_INPUT", 4)
    with pytest.raises(BadInputError) as refusal:
        load_json(b"[1,2]")
    assert refusal.value.codes == ["too-large"]


def test_a_long_value_is_shown_in_part() -> None:
    with pytest.raises(BadInputError) as refusal:
        load_tableau({"regions": "x" * 100, "sanctuaries": []})
    assert str(refusal.value) == f"regions should be a list, not '{'x' * 56}..."


def test_an_unknown_and_a_missing_key_are_told_together() -> None:
    with pytest.raises(BadInputError) as refusal:
        load_tableau({"region": [1], "sanctuaries": []})
    assert refusal.value.codes == ["missing-key", "unknown-key"]
    with pytest.raises(BadInputError) as refusal:
        load_tableau([1])
    assert refusal.value.codes == ["wrong-type"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no device that is always full")
def test_output_that_is_lost_is_refused(tmp_path: Path) -> None:
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        words = [sys.executable, "-m", "spec", "score", written(tmp_path, EXAMPLE)]
        done = subprocess.run(
            words, stdout=full, stderr=subprocess.PIPE, text=True, check=False, cwd=Path(__file__).parents[2]
        )
    assert (done.returncode, done.stderr) == (2, "output-unwritable: No space left on device\n")
