"""The search for the greatest totals in pieces gives the certificate of the search in one go."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from crosscheck.prove.greatest_pieces import Searching, search_lines
from faraway.jobs.campaign import Campaign, in_processes, in_this_process, run_campaign
from proofs.greatest import search
from proofs.greatest.cases import cases_of
from proofs.greatest.certificate import dump_outcome
from proofs.greatest.search import heading, search_case
from tests.faraway.losing import square

CASES = 20


@pytest.fixture(scope="module")
def one_by_one() -> list[str]:
    return [dump_outcome(search_case(case)) for case in [*cases_of(0)][:CASES]]


@pytest.mark.slow
def test_pieces_in_one_or_two_processes_give_the_lines_of_the_search(one_by_one: list[str]) -> None:
    assert search_lines(Searching(CASES), in_this_process) == one_by_one
    assert search_lines(Searching(CASES), in_processes(2)) == one_by_one


def test_all_cases_are_in_some_piece() -> None:
    searching = Searching()
    assert len(searching.cases) == 12_048
    assert searching.as_campaign().pieces == 1_506


def test_search_goes_on_from_its_checkpoint(tmp_path: Path, one_by_one: list[str]) -> None:
    checkpoint = tmp_path / "greatest.jsonl"
    search_lines(Searching(CASES), in_this_process, checkpoint=str(checkpoint))
    whole = checkpoint.read_bytes()
    checkpoint.write_bytes(b"".join(whole.splitlines(keepends=True)[:3]))
    done: list[int] = []
    again = search_lines(
        Searching(CASES), in_this_process, checkpoint=str(checkpoint), on_progress=done.append
    )
    assert (again, done, checkpoint.read_bytes()) == (one_by_one, [1, 2, 3], whole)


def test_command_writes_the_lines(tmp_path: Path, one_by_one: list[str]) -> None:
    output = tmp_path / "certificate.jsonl"
    result = CliRunner().invoke(main, ["greatest", "--jobs=1", f"--cases={CASES}", f"--directory={tmp_path}"])
    assert result.exit_code == 0, result.output
    assert output.read_text(encoding="utf-8").splitlines()[1:] == one_by_one
    assert "20 cases, sha256" in result.output


def test_checkpoint_of_other_work_is_refused(tmp_path: Path) -> None:
    checkpoint = tmp_path / "other.jsonl"
    run_campaign(
        Campaign(plan={"work": "other"}, pieces=3, work=square), in_this_process, checkpoint=str(checkpoint)
    )
    result = CliRunner().invoke(
        main, ["greatest", "--jobs=1", "--cases=1", f"--checkpoint={checkpoint}", f"--directory={tmp_path}"]
    )
    assert result.exit_code == 2
    assert "another campaign" in result.output


def test_checkpoint_is_of_the_code_that_searched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = heading()
    for source in search.HERE.glob("*.py"):
        (tmp_path / source.name).write_bytes(source.read_bytes())
    monkeypatch.setattr(search, "HERE", tmp_path)
    assert heading() == before
    laying = tmp_path / "laying.py"
    laying.write_text(laying.read_text(encoding="utf-8").replace("BOX_ROUNDS = 15", "BOX_ROUNDS = 16"))
    assert heading() != before
