import json
from pathlib import Path

import pytest
from attrs import evolve

from faraway.cli import rule
from faraway.game.readings import Edition
from faraway.rulebook.citations import Citation, How
from faraway.rulebook.clauses import read_register
from tests.faraway.cli.conftest import Run
from tests.faraway.rulebook.made_up_rulebook import BOOK, TEXT, cite, write_copy


def test_rule_alone_lists_every_clause_under_its_chapter(run: Run) -> None:
    lines = run("rule").stdout.splitlines()
    assert lines[0] == "Components"
    assert "  COMP-3      Two to six people play." in lines
    assert sum(line.startswith("  ") for line in lines) == len(read_register().clauses)


def test_rule_shows_what_is_known_of_a_clause(run: Run) -> None:
    shown = run("rule", "score-4").stdout
    assert shown.startswith("SCORE-4  Scoring Regions\n  The Region being scored counts itself")
    for line in (
        "  en-web  states: Game End, sentence 7",
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
    shortfall = run("rule", "END-12").stdout
    assert "  fr      open\n" in shortfall
    assert "  No edition says so: No edition foresees it" in shortfall
    ranking = run("rule", "WIN-4").stdout
    assert (
        "  de      implies: SPIELENDE & WERTUNG, sentences 16, 17, 18, 19 (whoever has the lowest number is placed better: "
        "it speaks of places, not of winning)" in ranking
    )
    assert "yours to choose, --reading ranking=VALUE" in ranking
    assert (
        "    - used-up: a clue counts for one draw only (its example would come to 2)"
        in run("rule", "FIND-4").stdout
    )
    assert "Questions" not in run("rule", "COMP-1").stdout


def test_long_lists_of_places_are_cut(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rule, "MOST_PLACES", 1)
    places = read_register().clause("SCORE-4").traces.tests_for
    assert f"  and {len(places) - 1} more; --json lists all" in run("rule", "SCORE-4").stdout.splitlines()


def test_rule_as_json_has_questions_written_out(run: Run) -> None:
    clause = json.loads(run("rule", "SCORE-4", "--json").stdout)
    assert list(clause) == [
        "id", "chapter", "kind", "text", "reading", "reason", "editions", "neighbours", "questions", "traces",
    ]  # fmt: skip
    assert clause["editions"][2] == {
        "edition": "en-web",
        "how": "states",
        "headings": ["Game End"],
        "note": "",
        "sentences": [{"heading": "Game End", "ordinal": 7, "fingerprint": "20dc8dad2d61"}],
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
    document = json.loads(run("rule", "SCOR-4", "--json").stdout)
    assert document["error"]["code"] == "unknown-clause"


def test_a_clause_is_looked_up_in_ones_own_rulebooks(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The copy is a made-up one, and the clause is made to cite it."""
    register = read_register()
    die = Citation(
        edition=Edition.EN,
        how=How.STATES,
        headings=("Playing",),
        note="",
        sentences=(cite(1, "Roll the red die."),),
    )
    hill = evolve(register.clause("SCORE-4"), editions=(die, evolve(die, edition=Edition.DE)))
    monkeypatch.setattr(rule, "read_register", lambda: evolve(register, clauses=(hill, *register.clauses)))
    monkeypatch.setattr(rule, "read_books", lambda: (BOOK,))
    found = run("rule", "SCORE-4", "--rulebooks", str(write_copy(tmp_path)))
    assert found.exit_code == 0
    assert "  en      Playing, sentence 1: Roll the red die.\n" in found.stdout
    write_copy(tmp_path, TEXT.replace("red", "blue"))
    changed = run("rule", "SCORE-4", "--rulebooks", str(tmp_path))
    assert changed.exit_code == 1
    assert "Roll the blue die.\n          the copy reads otherwise\n" in changed.stdout
    document = json.loads(run("rule", "SCORE-4", "--rulebooks", str(tmp_path), "--json").stdout)
    assert [each["problem"] for each in document["lookups"]] == ["the copy reads otherwise"]


def test_rulebooks_need_a_clause_and_a_copy(run: Run, tmp_path: Path) -> None:
    assert run("rule", "--rulebooks", str(tmp_path)).exit_code == 2
    assert "has no copy" in run("rule", "SCORE-4", "--rulebooks", str(tmp_path)).stderr
