import json

from tests.faraway.cli.conftest import Run


def test_ask_answers_with_clauses_status_editions_and_cards_scored_now(run: Run) -> None:
    lines = run("ask", "does the card itself count?").stdout.splitlines()
    assert lines[:3] == [
        "Does a Region count itself for its own quest?",
        "  Yes: its biome, its night, its clues and its wonders count for what it pays.",
        "  SCORE-4; stated by all editions.",
    ]
    assert "  it      states [counts]: FINE DELLA PARTITA" in lines
    assert "  30 pays 2: 2 per stone; visible is 1 stone (30)." in lines
    assert "Or did you mean" in lines
    assert "  Does a Sanctuary count itself?" in lines


def test_ask_takes_a_question_without_quotation_marks_and_shows_a_position(run: Run) -> None:
    shown = run("ask", "Muss", "ich", "ein", "Heiligtum", "nehmen").stdout
    assert "settled by the reading sanctuary-placement." in shown
    assert "0 decline: refused (may-not-decline)" in shown
    assert "  fr      states [must-place]" in shown


def test_ask_shows_notes_and_silence(run: Run) -> None:
    shown = run("ask", "what if the region deck is empty").stdout
    assert "  fr      silent\n" in shown


def test_ask_says_when_nothing_fits(run: Run) -> None:
    told = run("ask", "best pizza in town")
    assert told.exit_code == 0
    assert told.stdout.startswith("No ruling fits this question.")
    assert json.loads(run("ask", "best pizza in town", "--json").stdout)["rulings"] == []


def test_ask_as_json_gives_the_ruling_and_two_more(run: Run) -> None:
    found = json.loads(run("ask", "who wins a tie", "--json").stdout)
    assert found["question"] == "who wins a tie"
    assert len(found["rulings"]) == 3
    first = found["rulings"][0]
    assert (first["id"], first["clauses"], first["status"]) == ("tie-break", ["WIN-3"], "stated")
    assert first["example"]["position"].endswith("ranks 2, 1")
    assert first["editions"][0]["edition"] == "fr"
