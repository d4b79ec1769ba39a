"""The search for the greatest totals in pieces gives the certificate of the search in one go."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.cli import main
from crosscheck.prove.greatest_pieces import Searching, is_established, search_lines
from faraway.jobs.campaign import in_processes, in_this_process
from proofs.greatest.cases import cases_of
from proofs.greatest.certificate import dump_outcome
from proofs.greatest.search import search_case
from proofs.greatest.summary import dump_summary, summarise

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
    assert len(searching.cases) == 12_072
    assert searching.as_campaign().pieces == 1_509


def test_search_goes_on_from_its_checkpoint(tmp_path: Path, one_by_one: list[str]) -> None:
    checkpoint = tmp_path / "greatest.jsonl"
    search_lines(Searching(CASES), in_this_process, checkpoint=str(checkpoint))
    whole = checkpoint.read_bytes()
    head, first, *_ = whole.splitlines(keepends=True)
    checkpoint.write_bytes(head + first)
    done: list[int] = []
    again = search_lines(
        Searching(CASES), in_this_process, checkpoint=str(checkpoint), on_progress=done.append
    )
    assert (again, done, checkpoint.read_bytes()) == (one_by_one, [1, 2, 3], whole)


def test_command_writes_the_lines(tmp_path: Path, one_by_one: list[str]) -> None:
    output = tmp_path / "certificate.jsonl"
    told = CliRunner().invoke(main, ["greatest", "--jobs=1", f"--cases={CASES}", f"--directory={tmp_path}"])
    assert told.exit_code == 0, told.output
    assert output.read_text(encoding="utf-8").splitlines() == one_by_one
    assert "20 cases, sha256" in told.output


def test_checkpoint_of_other_work_is_refused(tmp_path: Path) -> None:
    checkpoint = tmp_path / "other.jsonl"
    checkpoint.write_text('{"plan":{"work":"other"},"pieces":3}\n', encoding="utf-8")
    told = CliRunner().invoke(
        main, ["greatest", "--jobs=1", "--cases=1", f"--checkpoint={checkpoint}", f"--directory={tmp_path}"]
    )
    assert told.exit_code == 2
    assert "another campaign" in told.output


def test_changed_certificate_is_not_what_was_established(tmp_path: Path, one_by_one: list[str]) -> None:
    established = tmp_path / "established.json"
    outcomes = [search_case(case) for case in [*cases_of(0)][:CASES]]
    established.write_text(dump_summary(summarise(outcomes)), encoding="utf-8")
    assert is_established(one_by_one, established)
    assert not is_established(one_by_one[1:], established)
    assert not is_established(one_by_one)
