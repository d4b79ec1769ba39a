"""`faraway conformance coverage`: the table, the report and the exit status."""

import json
from pathlib import Path

import pytest

from faraway.conformance.coverage import Row, Status
from faraway.game.situations import parse_situation
from tests.faraway.cli_running import Run

HOLE = Row(
    situation=parse_situation("phase=take & round=first"),
    status=Status.REACHED,
    reached=1,
    fixed=0,
    derived=0,
    thorough=0,
    reason="",
)
EXCLUDED = Row(
    situation=parse_situation("phase=take & round=eighth"),
    status=Status.EXCLUDED,
    reached=0,
    fixed=0,
    derived=0,
    thorough=0,
    reason="round-8-takes-nothing",
)


def coverage_is(monkeypatch: pytest.MonkeyPatch, *rows: Row) -> None:
    """Let these be all situations."""
    monkeypatch.setattr("faraway.cli.conformance.coverage.coverage", lambda _suite, _identity: rows)


def test_a_hole_is_named_and_makes_the_status_1(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every dimension has a line, and so has every hole; who asks about readings of their own gets status 0."""
    coverage_is(monkeypatch, HOLE, EXCLUDED)
    result = run("conformance", "coverage")
    assert "misreadings of one rule in one context of a game" in " ".join(result.stdout.split())
    assert result.exit_code == 1
    assert "hole: phase=take & round=first" in result.stdout
    assert any(line.replace("│", " ").split()[:2] == ["all", "2"] for line in result.stdout.splitlines())
    assert run("conformance", "coverage", "--reading", "deal-order=seating").exit_code == 0


def test_the_report_lists_every_situation(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """The file and what --json prints are the same."""
    coverage_is(monkeypatch, EXCLUDED)
    file = tmp_path / "coverage.json"
    result = run("conformance", "coverage", "--json", "-o", str(file))
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert report == json.loads(file.read_text())
    assert report["rows"] == [EXCLUDED.to_json()]
    assert report["totals"]["excluded"] == 1
