import json

import pytest

from faraway.cli import rule
from faraway.rulebook.clauses import read_register
from tests.faraway.cli.conftest import Run


def test_rule_alone_lists_every_clause_under_its_chapter(run: Run) -> None:
    lines = run("rule").stdout.splitlines()
    assert lines[0] == "Components"
    assert "  COMP-3     Two to six people play." in lines
    assert sum(line.startswith("  ") for line in lines) == len(read_register().clauses)


def test_rule_shows_what_is_known_of_a_clause(run: Run) -> None:
    shown = run("rule", "score-4").stdout
    assert shown.startswith("SCORE-4  Scoring Regions\n  The Region being scored counts itself")
    for line in (
        "  en-web  states: Game End",
        "  Does a Region count itself for its own quest?",
        "    * counts: the Region sees itself [fr, en, en-web, de, it]",
        "    - does-not-count: it sees only what lies beside it (misreading card-does-not-count-itself)",
        "Neighbours",
        "  spec/scoring.py::visible_from_region",
    ):
        assert line in shown.splitlines()


def test_rule_shows_notes_silence_refusals_and_readings(run: Run) -> None:
    shown = run("rule", "END-2").stdout
    assert "    - may-pass: a player may take none (refused: wrong-phase)" in shown
    assert "  fr      silent\n" in run("rule", "END-12").stdout
    ranking = run("rule", "WIN-4").stdout
    assert "  de      states: SPIELENDE & WERTUNG (placed better, with no place named)" in ranking
    assert "yours to choose, --reading ranking=VALUE" in ranking
    assert "Questions" not in run("rule", "SETUP-5").stdout


def test_long_lists_of_places_are_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "MOST_PLACES", 1)
    places = read_register().clause("SCORE-4").traces.tests_for
    assert f"  and {len(places) - 1} more; --json lists all" in run("rule", "SCORE-4").stdout.splitlines()


def test_rule_as_json_has_questions_written_out(run: Run) -> None:
    clause = json.loads(run("rule", "SCORE-4", "--json").stdout)
    assert list(clause) == [
        "id", "chapter", "kind", "text", "editions", "neighbours", "questions", "traces",
    ]  # fmt: skip
    assert clause["editions"][2] == {
        "edition": "en-web",
        "how": "states",
        "headings": ["Game End"],
        "note": "",
    }
    assert [question["id"] for question in clause["questions"]] == ["own-quest", "own-prerequisite"]
    assert clause["questions"][0]["answers"][1]["misreading"] == "card-does-not-count-itself"
    assert clause["traces"]["specification"] == ["spec/scoring.py::visible_from_region"]


def test_list_as_json_is_short(run: Run) -> None:
    clauses = json.loads(run("rule", "--json").stdout)["clauses"]
    assert clauses[2] == {
        "id": "COMP-3",
        "chapter": "Components",
        "kind": "fact",
        "text": "Two to six people play.",
    }


def test_unknown_clause_is_refused_with_suggestions(run: Run) -> None:
    refused = run("rule", "SCOR-4")
    assert refused.exit_code == 2
    assert "did you mean SCORE-4" in refused.stderr
    told = json.loads(run("rule", "SCOR-4", "--json").stdout)
    assert told["error"]["code"] == "unknown-clause"
