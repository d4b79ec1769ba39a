import json

from tests.faraway.cli.conftest import Run


def test_ask_answers_with_clauses_status_editions_and_cards_scored_now(run: Run) -> None:
    lines = run("ask", "does the card itself count?").stdout.splitlines()
    assert lines[:2] == [
        (
            "A Region counts itself for its own quest: its biome, its night, its clues and its wonders. "
            "A Sanctuary counts itself too."
        ),
        "  SCORE-4; its clause is stated by all five editions.",
    ]
    assert "What the editions say of SCORE-4" in lines
    assert "  it      states: FINE DELLA PARTITA, sentence 5" in lines
    assert "  30 pays 2: 2 per stone; visible is 1 stone (30)." in lines
    assert "Or did you mean" in lines
    assert (
        "  A Sanctuary counts itself, in its colour and with its icons. A Region counts itself for its own quest too."
        in lines
    )


def test_yes_or_no_is_said_of_the_question_as_the_catalogue_words_it_and_of_no_other(run: Run) -> None:
    asked = "Does a Region count itself for its own quest?"
    assert run("ask", asked).stdout.splitlines()[1] == f"  {asked} Yes."
    assert "Yes." not in run("ask", "does a region not count itself for its own quest?").stdout


def test_the_language_of_the_answer_is_that_of_the_question_unless_another_is_wanted(run: Run) -> None:
    asked = "Zählt eine Region bei ihrer eigenen Aufgabe selbst mit?"
    lines = run("ask", asked).stdout.splitlines()
    assert lines[0].startswith("Eine Region zählt bei ihrer eigenen Aufgabe selbst mit")
    assert lines[1:4] == [
        f"  {asked} Ja.",
        "  Regeln: SCORE-4.",
        "  Mehr mit `--language en`: was jede Ausgabe sagt, und ein Beispiel (auf Englisch).",
    ]
    assert "Oder war das gemeint?" in lines
    lines = run("ask", "--language", "it", asked).stdout.splitlines()
    assert lines[1] == "  Una Regione conta sé stessa per la propria missione? Sì."


def test_a_case_is_worked_out_and_what_was_understood_is_shown(run: Run) -> None:
    lines = run("ask", "I have 12, 45, play 30. Do I find a Sanctuary?").stdout.splitlines()
    assert lines[:3] == [
        "You find no Sanctuary: 30 is lower than 45, the Region played just before. This row found one Sanctuary at most, with 45.",
        "  Understood: You played 12, 45, 30, in this order.",
        "  To correct it, ask: I played 12, 45, 30: do I find a Sanctuary?",
    ]
    found = json.loads(run("ask", "--json", "20 et après 30").stdout)
    assert (found["language"], found["understood"]) == ("fr", "Vous avez joué 20, 30, dans cet ordre.")
    assert found["answer"][0].startswith("Vous trouvez un Sanctuaire\u202f: 30 est supérieur à 20")


def test_an_overview_has_lines_and_an_expansion_is_named(run: Run) -> None:
    scoring = run("ask", "how does scoring work?").stdout.splitlines()
    assert [line[:2] for line in scoring[:5]] == ["1.", "2.", "3.", "4.", "5."]
    assert scoring[6] == "Or did you mean"
    assert len(scoring) == 9
    assert json.loads(run("ask", "how does scoring work?", "--json").stdout)["is_overview"]
    assert "202" in run("ask", "what is the greatest score?").stdout
    assert (
        run("ask", "is there an expansion?").stdout
        == "That is an expansion; these are the rules of the base game.\n"
    )


def test_ask_takes_a_question_without_quotation_marks_and_shows_a_position(run: Run) -> None:
    shown = run("ask", "--language", "en", "Muss", "ich", "ein", "Heiligtum", "nehmen").stdout
    assert "by default, under the reading sanctuary-placement=must-place;" in shown
    assert "0 decline: refused (may-not-decline)" in shown
    assert "Under --reading sanctuary-placement=may-decline: in any round a player may place none" in shown
    assert "0 decline: allowed" in shown
    assert "What is played under each edition (sanctuary-placement)" in shown


def test_ask_says_on_what_ground_a_reading_is_played_under_each_edition(run: Run) -> None:
    shown = run("ask", "in which order do leftover sanctuaries go under the deck").stdout
    assert "  it: random, its text says so" in shown
    assert "  fr, en, en-web, de: as-drawn, our default, it does not say" in shown


def test_ask_shows_notes_and_silence(run: Run) -> None:
    shown = run("ask", "what if the region deck is empty").stdout
    assert "  fr      open\n" in shown


def test_ask_says_when_nothing_fits(run: Run) -> None:
    result = run("ask", "best pizza in town")
    assert result.exit_code == 1
    assert result.stdout.startswith(
        "That does not look like a question about the rules of Faraway: no ruling fits."
    )
    assert json.loads(run("ask", "best pizza in town", "--json").stdout)["rulings"] == []


def test_ask_as_json_gives_the_ruling_and_two_more(run: Run) -> None:
    found = json.loads(run("ask", "who wins a tie", "--json").stdout)
    assert found["question"] == "who wins a tie"
    assert len(found["rulings"]) == 3
    first = found["rulings"][0]
    assert (first["id"], first["clauses"], first["status"]) == ("tie-break", ["WIN-3", "WIN-7"], "reading")
    assert first["example"]["position"].endswith("ranks 2, 1")
    assert first["editions"][0]["edition"] == first["citations"][0]["editions"][0]["edition"] == "fr"
    assert first["readings"][0]["reading"] == "tie-break-cards"
