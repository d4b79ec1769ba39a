"""Answers lead with a statement; yes or no is said of no other wording than the catalogue's."""

import re

import pytest
from click.testing import CliRunner

from crosscheck.evidence.general import generalises, sentences
from crosscheck.trace.rulings import Ruling, read_topics
from faraway.cli.ask import command
from faraway.messages import Language, message
from faraway.rulebook.answers import (
    GOVERNING,
    OVERVIEW_LINES,
    STRATEGY,
    SURE,
    answer_question,
    question_of,
    said_of,
    statement_of,
)
from faraway.rulebook.cases.nearest import nearest_lines
from faraway.rulebook.cases.whole_rule import preferred_ruling
from faraway.rulebook.index_builder import derive_verdict
from faraway.rulebook.phrasebook import guess_language
from faraway.rulebook.ruling_book import read_rulings
from faraway.rulebook.search import CLOSE, shipped_index
from tests.batches import in_batches
from tests.faraway.rulebook.asking.asked import read_asked
from tests.samples import sample_of

RULINGS = read_rulings().rulings
VERDICTS = {ruling.id: derive_verdict(ruling.answer) for ruling in RULINGS}
SAID = {
    Language.EN: ("yes", "no"),
    Language.FR: ("oui", "non"),
    Language.DE: ("ja", "nein"),
    Language.IT: ("sì", "no"),
}


@pytest.mark.parametrize("language", Language)
def test_a_statement_is_a_sentence_and_neither_a_question_nor_a_verdict(language: Language) -> None:
    for ruling in RULINGS:
        statement = statement_of(ruling.id, language)
        assert statement.endswith("."), ruling.id
        first = statement.replace(",", " ").replace(".", " ").replace(":", " ").split()[0].casefold()
        assert first not in SAID[language], ruling.id
        assert question_of(ruling.id, language).endswith("?"), ruling.id


def test_the_english_question_is_that_of_the_ruling() -> None:
    assert [question_of(ruling.id, Language.EN) for ruling in RULINGS] == [each.question for each in RULINGS]


@in_batches("ruling", [each for topic in read_topics() for each in topic.ruling])
def test_a_statement_that_generalises_has_the_carrier_of_its_ruling(ruling: Ruling) -> None:
    for sentence in sentences(statement_of(ruling.id, Language.EN)):
        assert not generalises(sentence) or any(each.says in sentence for each in ruling.general), sentence


def test_a_verdict_is_derived_from_how_an_answer_begins() -> None:
    assert derive_verdict("Yes. It sees itself.") == "yes"
    assert derive_verdict("By default no: at the eight you played.") == "no-default"
    assert derive_verdict("No card ever pays less than nothing.") == ""
    assert derive_verdict("Nothing at all.") == ""
    assert sum(map(bool, VERDICTS.values())) >= 45


@pytest.mark.long
@pytest.mark.parametrize("language", Language)
def test_every_question_of_the_catalogue_is_answered_by_its_own_verdict(language: Language) -> None:
    """In the question's own language: each leads to its ruling, and those that have a yes or no say it."""
    for ruling in RULINGS:
        asked = question_of(ruling.id, language)
        answer = answer_question(asked)
        assert answer.language is language, asked
        assert [hit.id for hit in answer.hits[:1]] == [ruling.id], asked
        yes, no = SAID[language]
        said = answer.verdict.casefold().rstrip(".")
        is_yes = VERDICTS[ruling.id].startswith("yes")
        assert said.endswith(yes if is_yes else no) if VERDICTS[ruling.id] else said == "", asked


@pytest.mark.parametrize(
    "question",
    [
        "Zählen die Symbole auf noch verdeckten Karten für die Bedingung?",
        "In the advanced variant do I see the market before choosing?",
        "Does region 68 really need five stones?",
        "my first card needs 3 chimeras, 2 on regions and 1 on a sanctuary",
        "does a region not count itself?",
        "is it forbidden to look at the regions of others?",
        "doesn't a gray sanctuary count as a biome?",
    ],
)
def test_what_is_asked_in_other_words_gets_no_verdict(question: str) -> None:
    answer = answer_question(question)
    assert answer.verdict == ""
    for line in answer.lines:
        assert line.split()[0].strip(".,:").casefold() not in {"yes", "no", "ja", "nein", "oui", "non", "sì"}


@pytest.mark.parametrize(
    ("question", "language"),
    [
        ("does the card itself count", "en"),
        ("est-ce que la carte compte pour elle-même", "fr"),
        ("zählt die Karte selbst", "de"),
        ("la carta conta sé stessa", "it"),
        ("", "en"),
        ("xyz 12", "en"),
    ],
)
def test_the_language_is_that_of_most_words(question: str, language: str) -> None:
    assert guess_language(question) is Language(language)


@pytest.mark.parametrize(
    ("question", "begins"),
    [
        ("How does scoring work?", "1. After round 8"),
        ("Comment fonctionne le décompte ?", "1. Après le tour 8"),
        ("Wie funktioniert die Wertung?", "1. Nach Runde 8"),
        ("Come funziona il punteggio?", "1. Dopo il round 8"),
        ("how does a turn work", "1. All players choose a Region"),
        ("what is the highest possible score", "The greatest total of any tableau is 202"),
        ("Was ist die höchste Punktzahl?", "Die größte Summe"),
        ("how many players and what age", "For two to six players"),
        ("can I trade cards with another player", "Players do not trade"),
        ("Do I have to play in ascending order?", "Regions may be played in any order"),
        ("can two players take the same region", "A Region is one card"),
        ("what is the best strategy", "These are the rules"),
        ("Gibt es eine Erweiterung?", "Das ist eine Erweiterung"),
    ],
)
def test_general_questions_get_an_overview(question: str, begins: str) -> None:
    assert answer_question(question).lines[0].startswith(begins)
    assert len(answer_question("how does scoring work").lines) == OVERVIEW_LINES["scoring"] == 5


def test_an_answer_in_a_wanted_language_understands_that_of_the_question() -> None:
    answer = answer_question("Erst 20, danach 30", Language.EN)
    assert answer.lines == ("You find a Sanctuary: 30 is higher than 20, the Region played just before.",)
    assert not answer_question("best pizza in town").is_found


@pytest.mark.parametrize(
    ("question", "rulings"),
    [
        ("How are ties broken, and what if we're still tied after that?", ["tie-break-tied", "tie-break"]),
        (
            "Wie viele Runden hat das Spiel? Und wie viele Karten habe ich am Anfang?",
            ["number-of-rounds", "cards-dealt"],
        ),
        ("Does a Region count itself and its own night?", ["own-quest"]),
    ],
)
def test_the_ruling_of_another_part_of_a_question_is_stated_too(question: str, rulings: list[str]) -> None:
    answer = answer_question(question)
    assert sorted(answer.lines) == sorted(statement_of(ruling, answer.language) for ruling in rulings)


@pytest.mark.parametrize(
    "question",
    ["which card is the best", "Lohnt es sich, auf Disteln zu gehen?", "conviene puntare sulle notti"],
)
def test_no_ruling_stands_beside_the_word_that_the_rules_give_no_advice(question: str) -> None:
    answer = answer_question(question)
    assert answer.lines == said_of(STRATEGY, answer.language)
    assert answer.hits == ()


@pytest.mark.parametrize(
    "question",
    [
        "Darf man bei UNO eine +4 auf eine +2 legen?",
        "In Wingspan I played 12, then 45: do I find a Sanctuary?",
    ],
)
def test_no_case_of_another_game_is_worked_out(question: str) -> None:
    assert not answer_question(question).is_found


def test_a_second_entry_is_stated_just_where_it_is_nearly_as_likely_as_the_first() -> None:
    second_is_stated = set[bool]()
    for asked in sample_of(read_asked()):
        answer = answer_question(asked.question)
        is_settled_otherwise = (
            answer.case or answer.verdict or preferred_ruling(asked.question, answer.language)
        )
        first, second = shipped_index().answer(asked.question)[:2]
        has_parts = "?" in asked.question.rstrip(" ?") or " and " in asked.question
        if is_settled_otherwise or has_parts or STRATEGY in {first.id, second.id}:
            continue
        is_close = first.score - second.score < CLOSE
        stated = said_of(first.id, answer.language) + (
            said_of(second.id, answer.language) if is_close else ()
        )
        unworked = message(answer.language, "answer-unworked")
        nearest = nearest_lines(
            asked.question, first.id, answer.language, answer.language, shipped_index().vocabulary.knows
        )
        said = tuple(line for line in answer.lines if line != unworked)
        assert said in {stated, (*stated, *nearest)}, asked
        second_is_stated.add(is_close)
    assert second_is_stated == {True, False}


def test_what_is_stated_is_not_offered_again() -> None:
    asked = "what's yellow again"
    answer = answer_question(asked)
    offered = [statement_of(hit.id, Language.EN) for hit in answer.hits]
    assert len(answer.lines) == 2
    assert set(answer.lines) < set(offered)
    printed = CliRunner().invoke(command, [asked]).output.split("Or did you mean")[1]
    assert [statement for statement in offered if statement in printed] == offered[2:]


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        (
            "45 was revealed and 30 too, what do they pay if 51 is face up with my other cards",
            "what-a-region-pays",
        ),
        (
            "one sanctuary pays 2 per clue, the other 1 per clue, and the clues are on 6, 8 and 22",
            "sanctuary-sees-all",
        ),
    ],
)
def test_a_situation_that_is_not_worked_out_gets_the_rule_by_which_it_can_be(
    question: str, ruling: str
) -> None:
    answer = answer_question(question)
    assert answer.case is None
    assert answer.hits[0].id == ruling


def test_each_governing_entry_is_in_the_index() -> None:
    names = {entry.id for entry in shipped_index().entries}
    assert {*GOVERNING, *(each for entries in GOVERNING.values() for each in entries)} <= names


@pytest.mark.parametrize("language", Language)
def test_a_situation_that_is_not_worked_out_is_stated_how_to_be_put(language: Language) -> None:
    question = "My sanctuaries show 2 stones, and one of 3 players says my card pays 12. Does it?"
    answer = answer_question(question, language)
    assert answer.case is None
    assert answer.hits[0].id == "what-a-region-pays"
    assert answer.lines[-1] == message(language, "answer-unworked")
    proposed = re.search("[“«„](.*)[”»“]", answer.lines[-1])
    assert proposed is not None
    worked = answer_question(proposed[1].strip())
    assert (worked.language, worked.case is not None) == (language, True)


def test_a_general_question_is_not_stated_how_to_put_a_situation() -> None:
    answer = answer_question("how do I work out what a region pays")
    assert answer.hits[0].id == "what-a-region-pays"
    assert message(Language.EN, "answer-unworked") not in answer.lines


def test_beside_a_case_the_other_part_of_the_question_is_answered() -> None:
    answer = answer_question(
        "Does a Sanctuary's quest count the Sanctuary itself? Say it pays 1 per clue and I have 3 clues in view"
    )
    assert answer.case is not None
    assert answer.lines[1:] == (statement_of("sanctuary-counts-itself", Language.EN),)


def test_a_ruling_that_is_sure_leads_whatever_a_parser_prefers() -> None:
    question = "Quante carte si danno all'inizio, 3 o 5? Ho letto sia l'una che l'altra cosa"
    assert preferred_ruling(question, Language.IT) == "earlier-regions"
    assert answer_question(question).hits[0].id == "cards-dealt"


def test_what_a_parser_prefers_does_not_lead_if_it_is_far_behind_the_likeliest() -> None:
    question = "Zu sechst, Runde 7 ist rum und im Regionenstapel liegt nur noch eine einzige Karte, eigentlich müssten wir 7 aufdecken. Ist das ein Problem?"
    assert preferred_ruling(question, Language.DE) == "sanctuary-deck-runs-out"
    likeliest = shipped_index().answer(question)[0]
    assert likeliest.score < SURE
    assert answer_question(question).hits[0] == likeliest


@pytest.mark.parametrize(
    ("question", "is_named"),
    [
        ("Ne pesco tre e ne gioco uno, gli altri dove vanno?", False),
        ("Quando gioco a Uno, chi inizia?", True),
        ("Wer die 6 nimmt, ist dann fertig?", False),
        ("Wie viele Karten bekommt man bei 6 nimmt?", True),
        ("Est-ce la 6 qui prend d'abord ?", False),
        ("À 6 qui prend, combien de cartes ?", True),
        ("Spielen wir Zug um Zug oder alle gleichzeitig?", False),
        ("Wie viele Karten zieht man bei Zug um Zug?", True),
    ],
)
def test_a_game_whose_name_is_made_of_words_of_this_one_is_known_by_the_word_before_it(
    *, question: str, is_named: bool
) -> None:
    assert shipped_index().vocabulary.names_other_game(question) is is_named


def test_a_sure_sentence_is_answered_although_the_rest_is_about_something_else() -> None:
    context = "Salve, regalo di Natale appena aperto:"
    asked = "il libretto dice di girare tutto a faccia in giù prima di contare."
    assert shipped_index().answer(f"{context} {asked}") == []
    assert [hit.id for hit in answer_question(f"{context} {asked}").hits[:1]] == ["turning-face-down"]


@pytest.mark.parametrize(
    "question",
    [
        "My cat is ill. What should I give it to eat?",
        "In Wingspan, birds lay eggs. Do I count my points from right to left?",
    ],
)
def test_no_sentence_is_answered_that_is_not_sure_or_is_of_another_game(question: str) -> None:
    assert not answer_question(question).is_found


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("Gloubi boulga zorglub. How many can play?", "how-many-players"),
        ("Combien de joueurs au maximum ? gloubi boulga zorglub", "how-many-players"),
        ("In Wingspan, gloubi boulga zorglub. How many can play?", ""),
        ("Gloubi boulga zorglub? Zorglub.", ""),
    ],
)
def test_a_sentence_that_surely_asks_is_answered_though_others_speak_of_something_else(
    question: str, ruling: str
) -> None:
    assert shipped_index().answer(question) == []
    assert [hit.id for hit in answer_question(question).hits[:1]] == ([ruling] if ruling else [])
