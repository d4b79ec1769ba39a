"""Slips can be planted and taken out; only what a slip alone turns red is a finding; what the record says is what the list has."""

import json
from pathlib import Path

import attrs
import pytest

from crosscheck.game_proofs.narrow import claims_by_name
from crosscheck.game_proofs.report import CLAIMS
from crosscheck.game_proofs.slips_on_record import slips_by_theorem, table_lines, twins_by_theorem
from crosscheck.prove.command import jobs_in_order
from crosscheck.slips import finding
from crosscheck.slips.finding import ALL_GAMES, ALL_PROOFS, ALL_TESTS, Controls, Red, arguments_of, find
from crosscheck.slips.planting import ROOT, SLIPS, Copy, Patch, Planting, Slip
from crosscheck.slips.slips import RECORD, Checkpoint, load_record
from tests.batches import in_batches

SLIP = Planting("one-more", "here", (Patch("one.py", "= 1", "= 2"),), ("prove one", "test one"))


class Small(Copy):
    """A copy of a repository of one file."""

    def __init__(self, root: Path) -> None:
        root.mkdir()
        (root / "one.py").write_text("ONE = 1\n", encoding="utf-8")
        self.root = root
        self._plantings = 0


@pytest.fixture
def copies(tmp_path: Path) -> tuple[Small, Controls]:
    return Small(tmp_path / "copy"), Controls(Small(tmp_path / "control"))


@in_batches("slip", SLIPS)
def test_every_slip_can_still_be_planted(slip: Slip) -> None:
    for planting in slip.plantings():
        texts: dict[str, str] = {}
        for patch in planting.patches:
            text = texts.get(patch.file) or (ROOT / patch.file).read_text(encoding="utf-8")
            texts[patch.file] = patch.apply(text)


def is_scope(scope: str, walked: set[str], beside: set[str]) -> bool:
    """Return True if a scope names players, a round, or a claim that can be judged there."""
    arguments = arguments_of(scope)
    names = [each for each in arguments if not each.startswith("--")]
    known = walked if any(each.startswith("--round=") for each in arguments) else beside
    return bool(arguments) and set(names) <= known


@pytest.mark.parametrize(
    ("scope", "arguments"),
    [
        ("", []),
        ("2", ["--players=2"]),
        ("2/8", ["--players=2", "--round=8"]),
        ("6/8/20", ["--players=6", "--round=8", "--shapes=20"]),
        ("one_is_one", ["one_is_one"]),
        ("one_is_one@3", ["one_is_one", "--players=3"]),
        ("one_is_one@3/8", ["one_is_one", "--players=3", "--round=8"]),
    ],
)
def test_a_scope_of_the_walk_is_read(scope: str, arguments: list[str]) -> None:
    assert arguments_of(scope) == arguments


def test_every_hint_names_theorems_or_tests_that_exist() -> None:
    claims = set(jobs_in_order())
    walked, beside = set(CLAIMS), set(claims_by_name())
    for hint in {hint for slip in SLIPS for hint in slip.hints}:
        kind, *names = hint.split()
        assert names
        for name in names:
            known = {
                ALL_PROOFS: name in claims,
                ALL_GAMES: is_scope(name, walked, beside),
                ALL_TESTS: (ROOT / name.partition("::")[0]).exists(),
            }
            assert known[kind], hint


def test_there_are_forty_slips_in_every_part_of_what_counts() -> None:
    assert len({slip.id for slip in SLIPS}) == len(SLIPS) >= 40
    files = {patch.file for slip in SLIPS for planting in slip.plantings() for patch in planting.patches}
    folders = {str(Path(file).parent) for file in files}
    assert folders >= {
        "faraway/scoring",
        "faraway/fast",
        "faraway/best",
        "faraway/game",
        "faraway/data",
        "spec",
        "proofs",
        "proofs/greatest",
        "proofs/greatest/recheck",
    }


def test_a_slip_is_there_while_it_is_planted_and_then_gone(copies: tuple[Small, Controls]) -> None:
    copy, _ = copies
    file = copy.root / "one.py"
    before = file.stat().st_mtime_ns
    with copy.planted(SLIP.patches):
        assert file.read_text(encoding="utf-8") == "ONE = 2\n"
        planted = file.stat().st_mtime_ns
    assert file.read_text(encoding="utf-8") == "ONE = 1\n"
    assert len({before, planted, file.stat().st_mtime_ns}) == 3


def test_a_text_that_stands_twice_or_not_at_all_is_refused() -> None:
    for text in ("ONE = 1; TWO = 1", "ONE = 3"):
        with pytest.raises(ValueError, match="not once"):
            SLIP.patches[0].apply(text)


def test_what_the_slip_turns_red_is_what_found_it(
    copies: tuple[Small, Controls], monkeypatch: pytest.MonkeyPatch
) -> None:
    def reds(root: Path, finder: str) -> list[Red]:
        slipped = "2" in (root / "one.py").read_text(encoding="utf-8")
        return [Red("one_is_one", "REFUTED")] if slipped and finder == "prove one" else []

    monkeypatch.setattr(finding, "reds", reds)
    found = find(copies[0], SLIP, copies[1])
    assert (found.found, found.command, found.by) == (True, "prove one", "one_is_one")


@pytest.mark.parametrize("without_slip", [[Red("always_red", "REFUTED")], None])
def test_what_is_red_without_the_slip_too_is_no_finding(
    copies: tuple[Small, Controls], monkeypatch: pytest.MonkeyPatch, without_slip: list[Red] | None
) -> None:
    ran: list[str] = []

    def reds(root: Path, finder: str) -> list[Red] | None:
        ran.append(finder)
        return [Red("always_red", "REFUTED")] if root == copies[0].root else without_slip

    monkeypatch.setattr(finding, "reds", reds)
    monkeypatch.setattr(finding, "failed_tests", lambda *_: without_slip)
    found = find(copies[0], SLIP, copies[1])
    assert (found.found, found.by) == (False, "nothing")
    assert {*SLIP.hints, ALL_PROOFS, ALL_TESTS, ALL_GAMES} <= set(ran)


def test_a_test_is_repeated_by_its_whole_name(
    copies: tuple[Small, Controls], monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[list[str]] = []

    def failed_tests(_root: Path, paths: list[str]) -> list[Red]:
        named.append(paths)
        return []

    monkeypatch.setattr(finding, "failed_tests", failed_tests)
    assert copies[1].is_green("test one.py", Red("one.py::test_one[a case with spaces]", ""))
    assert named == [["one.py::test_one[a case with spaces]"]]


def test_theorems_about_the_game_are_repeated_as_a_whole(
    copies: tuple[Small, Controls], monkeypatch: pytest.MonkeyPatch
) -> None:
    ran: list[str] = []

    def reds(_root: Path, finder: str) -> list[Red]:
        ran.append(finder)
        return []

    monkeypatch.setattr(finding, "reds", reds)
    assert copies[1].is_green("prove-game 2", Red("turns_ascend", "REFUTED"))
    assert ran == ["prove-game 2"]


def test_findings_are_kept_and_not_those_of_another_error(tmp_path: Path) -> None:
    path = tmp_path / "build" / "slips.json"
    found = finding.finding_of(SLIP, 1.5, "prove one", Red("one_is_one", "REFUTED"))
    Checkpoint(path).add(found)
    assert Checkpoint(path).get(SLIP) == found
    changed = attrs.evolve(SLIP, patches=(Patch("one.py", "= 1", "= 3"),))
    assert Checkpoint(path).get(changed) is None


def test_a_crash_names_no_row_and_finds_nothing(
    copies: tuple[Small, Controls], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(finding, "reds", lambda *_: None)
    assert not find(copies[0], SLIP, copies[1]).found


def test_a_failed_test_and_a_failed_claim_are_read_from_what_is_printed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Done:
        returncode = 1
        stdout = "FAILED tests/test_one.py::test_one - assert 2 == 1\n"

    monkeypatch.setattr(finding, "run", lambda *_: Done)
    assert finding.reds(tmp_path, "test tests/test_one.py") == [
        Red("tests/test_one.py::test_one", "assert 2 == 1")
    ]
    assert finding.reds(tmp_path, "prove one") is None
    row = {"name": "one", "kind": "PROVED", "counterexample": "", "message": "", "twin_verdict": "REFUTED"}
    Done.stdout = json.dumps([{**row, "verdict": "PROVED"}, {**row, "name": "two", "verdict": "REFUTED"}])
    assert finding.reds(tmp_path, "prove one two") == [Red("two", "REFUTED, twin REFUTED")]
    assert finding.reds(tmp_path, "test tests") is None


def test_the_record_is_of_the_slips_in_the_list_as_they_are() -> None:
    plantings = {
        (planting.slip, planting.planted, planting.fingerprint)
        for slip in SLIPS
        for planting in slip.plantings()
    }
    rows = [
        (row["slip"], row["planted"], row["fingerprint"])
        for row in json.loads(RECORD.read_text(encoding="utf-8"))
    ]
    assert len(set(rows)) == len(rows)
    assert set(rows) <= plantings


def test_the_readme_says_how_many_slips_were_planted_and_found() -> None:
    rows = json.loads(RECORD.read_text(encoding="utf-8"))
    plantings = [planting for slip in SLIPS for planting in slip.plantings()]
    found = sum(row["found"] for row in rows)
    words = f"{len(SLIPS)} slips, planted in {len(plantings)} ways; on record are {len(rows)} plantings, {found} found"
    assert words in (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_page_shows_what_turns_each_theorem_about_the_game_red() -> None:
    findings = load_record()
    lines = list(table_lines(findings))
    assert "\n".join(lines) in (ROOT / "docs" / "game-proofs.md").read_text(encoding="utf-8")
    assert set(twins_by_theorem()) <= set(slips_by_theorem(findings))
    assert all(twins_by_theorem().values())
