"""Situations with several cards or players: what is understood, and what is left in doubt."""

import pytest

from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DealCase,
    DrawCase,
    DuesCase,
    KeepCase,
    MarketCase,
    NeedCase,
    OrderCase,
    QuestCase,
    RowCase,
    TableauCase,
)
from tests.faraway.rulebook.cases.parsed import in_row, parse, work_out


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("My row is 21, 4, 63, 7, 16. No sanctuaries. Does the 63 pay?", in_row(63, 7, 16)),
        ("Card 23 is the first in my row, after it I played 31, 20, 9. No sanctuaries. How much fame?", in_row(23, 31, 20, 9)),
        ("First I played 66, then 17 and 2. No sanctuaries. Does the 66 score?", in_row(66, 17, 2)),
        ("Dopo la 52 ho giocato 1, 23 e 32, nessun santuario. La 52 prende punti e quanti?", in_row(52, 1, 23, 32)),
        ("Was bringt die 42, wenn danach nur noch 8, 65 und 35 kamen und ich keine Heiligtümer habe?", in_row(42, 8, 65, 35)),
        ("68 was the last card I played, 3 stones, all on sanctuaries. Do I get the 24?", in_row(68, stone=3)),
        ("On my sanctuaries there are 2 stones. 51 is my last card, does it score?", in_row(51, stone=2)),
        ("48 is last. What does it pay? I have two sanctuaries with a stone each", in_row(48, stone=2)),
        ("Karte 19 ganz rechts und ein Heiligtum mit Distel - sind das 2 oder 4 Punkte?", in_row(19, thistle=1)),
        ("62 is last. Sanctuaries: desert with thistle, forest with thistle. What does it pay?", in_row(62, desert=1, thistle=2, forest=1)),
        ("48 is last. What does it pay? I have two sanctuaries with a stone each and one sanctuary with a clue", in_row(48, stone=2, clue=1)),
        ("18 is last and I have a green sanctuary with a clue. What does it pay?", in_row(18, river=1, clue=1)),
        ("La 67 è la mia prima carta, poi 1, 4 e 7, e ho un santuario foresta. Quanti punti?", in_row(67, 1, 4, 7, forest=1)),
        ("10 is last and I have one night sanctuary. What does it pay?", in_row(10, night=1)),
        ("Card 37 comes before 12, 26 and 28 in my row. No sanctuaries. What's 37 worth?", in_row(37, 12, 26, 28)),
        ("Rechts neben der 55 liegen 1, 16 und 4. Keine Heiligtümer. Ist die Bedingung der 55 erfüllt?", in_row(55, 1, 16, 4)),
        ("Ultima carta la 46, penultima la 31. Un santuario fiume. Quanto vale la 31?", in_row(31, 46, river=1)),
        ("Region 49: later I have 28 and 14, plus two sanctuaries: desert with stone, gray with clue. Fame for 49?", in_row(49, 28, 14, desert=1, stone=1, clue=1)),
        ("68 first then 2, 17, 30, 43, 1, 51, 4. does it hit 24?", in_row(68, 2, 17, 30, 43, 1, 51, 4)),
        ("Region 17 liegt an dritter Stelle, danach kamen 2, 8 und 1. Erfüllt sie ihre Bedingung ohne Heiligtümer?", in_row(17, 2, 8, 1)),
        ("Je retourne la 38, sont visibles 15, 8 et 33, aucun sanctuaire. Combien ?", in_row(38, 15, 8, 33)),
        ("I'm scoring 48. Face up are 51, 24 and 30, no sanctuaries. What does 48 pay?", in_row(48, 51, 24, 30)),
        ("La 63 : je l'ai jouée en avant-dernier, en dernier j'ai joué la 7, un sanctuaire avec une chimère. Je marque les 15 ?", in_row(63, 7, chimera=1)),
        ("45 first and then, among others, 16, 1 and 5. Is the prerequisite met?", in_row(45, 16, 1, 5)),
        ("30 is my last card and has a stone. What does it pay? No sanctuaries", in_row(30)),
        ("Ma dernière carte c'est la 29 et j'ai aucun chardon sur mes sanctuaires, elle rapporte 0 alors ?", in_row(29, thistle=0)),
    ],
)  # fmt: skip
def test_a_region_is_seen_in_its_row(question: str, case: TableauCase) -> None:
    assert parse(question) == case


@pytest.mark.parametrize(
    "question",
    [
        "My row is 21, 4, 63, 7, 63, 21. Does it pay?",
        "what do 20, 30 and 40 pay?",
        "My row is 1, 2, 3, 4, 5, 6, 7, 8, 9. What does the 1 pay?",
        "Left of 17: 4, 30 and 8. Does 17 pay?",
        "I played 30 and 40 before 20, what does 30 pay?",
        "3 per night, I see 2 night cards and 4 cards, how much?",
        "66 was first, then 17, 2, 17. Does the 66 score?",
        "66 first, then 17 and 2, and 3 stones. Does the 66 score?",
        "66 first, then 17 and 2, and I have 3 stones. Does the 66 score?",
        "51 is my last card and I have two sanctuaries with a stone. What does it pay?",
        "66 first, then 17 among others. Is the prerequisite met?",
        "48 first, then 17 and 2, among others. What does it pay?",
        "48 first, then 17, 2 and my other cards. What does it pay?",
        "I played 20, then 30. Do I need more to find a sanctuary?",
        "in a game for 3 players 51 is my last card. What does it pay?",
        "how many stones in 12 rounds?",
        "does the 12 find a sanctuary with a clue?",
        "I drew 20 sanctuaries, how many go back?",
        "I drew 4 sanctuaries and 2 regions, how many go back?",
        "We are 9 players, how many cards are in the middle?",
        "We are 4 players and tied, how many cards are in the middle?",
        "the deck has 3, I played 12 and draw 3, she played 12 and draws 2",
        "the deck has 50, I played 12 and draw 3, she played 50 and draws 2",
        "the deck has 3, I draw 3 with 12 and she draws 2 with 50",
        "three of us played 47 and 22. In what order do we pick?",
        "A card needs 2 stones and 1 thistle and I have 3 stones. Is it met?",
        "A card needs 2 stones and I have 1 stone and 1 stone. Is it met?",
        "A card needs 2 stones and I have 1 river. Is it met?",
        "A card needs 2 stones, I have 2 to the left. Is it met?",
        "4 per chimera and 3 per stone, I see 2 stones and 3 chimeras, how much?",
        "4 per chimera, I see 2 stones, how much?",
        "4 per chimera and river, I see 2 chimeras and 1 river, how much?",
        "1 Punkt pro Hinweis und selber einen Hinweis. Auf den anderen Karten habe ich 4. Wie viele Punkte?",
        "4 per something, I see 2 stones",
        "4 per moon: do Sanctuaries with a moon count as well?",
        "Just a bare number 8 at the bottom, no symbol. What's that?",
        "Do I have to play 12 before 40?",
        "Puis-je jouer la 12 après la 40 ?",
        "Il sert à quoi le numéro de 1 à 68 ?",
        "Quand je trouve un sanctuaire sans aucun indice, j'en tire combien ?",
    ],
)
def test_what_is_not_said_is_not_guessed(question: str) -> None:
    assert work_out(question) is None


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("Zu dritt, gespielt wurden 64, 65 und 66. Aus wie vielen kann der mit der 66 noch wählen?", OrderCase(played=(64, 65, 66))),
        ("My first card is 43 (10 per set). Counting everything else I have 2 forests, 2 rivers, 1 desert and 3 cities. How many?", CardCase(region=43, view={"forest": 2, "river": 2, "desert": 2, "city": 3})),
        ("We're 3 players: I played 14, Joe played 15, Kim played 2. When do I pick?", OrderCase(played=(14, 15, 2))),
        ("Wir haben 5, 44 und 39 gespielt. Wer ist in Schritt 3 als Dritter dran?", OrderCase(played=(5, 44, 39))),
        ("On est 3, on a posé 54, 17 et 33. Dans quel ordre on prend ?", OrderCase(played=(54, 17, 33))),
        ("I played 9, 18, 27. In which rounds did I find sanctuaries?", RowCase(row=(9, 18, 27))),
        ("J'ai un seul indice, combien de sanctuaires je pioche ?", DrawCase(row=(), clues=1)),
        ("With 3 clues on regions and 1 on a sanctuary, how many do I draw?", DrawCase(row=(), clues=4)),
        ("2 Hinweise auf Regionen und 2 auf Heiligtümern, ich finde ein Heiligtum. Wie viele ziehe ich?", DrawCase(row=(), clues=4)),
        ("Ho giocato la 58 dopo la 57, prima avevo la 12 e ho un santuario con un indizio. Quanti ne pesco?", DrawCase(row=(12, 57, 58), clues=3)),
        ("I played 20 then 22, nothing else with clues. How many sanctuaries do I draw?", DrawCase(row=(20, 22), clues=2)),
        ("Zu viert, wie viele Regionen liegen in der Mitte?", MarketCase(players=4)),
        ("With 5 players and me the last to pick a region, how many can I choose from?", MarketCase(players=5)),
        ("In 3 con la modalità avanzata quante carte Regione si danno?", DealCase(players=3)),
        ("Ich habe 3 Heiligtümer gezogen, wie viele muss ich zurücklegen?", KeepCase(drawn=3)),
        ("the deck has 3 left. I played 12 and should draw 3, she played 50 and should draw 2", DuesCase(deck=3, dues=((12, 3), (50, 2)))),
        ("A card needs 3 stones, I have 2 on my regions and 1 on a sanctuary. OK?", NeedCase(needs={"stone": 3}, view={"stone": 3})),
        ("La quête demande 2 pierres et 1 chimère, j'ai 3 pierres mais pas de chimère", NeedCase(needs={"stone": 2, "chimera": 1}, view={"stone": 3, "chimera": 0})),
        ("A card needs 2 stones and 1 thistle and I have 1 stone. Is it met?", NeedCase(needs={"stone": 2, "thistle": 1}, view={"stone": 1})),
        ("Card says 2 points for each city and river. I have 3 cities and 1 river. Is that 8?", QuestCase(fame=2, counted=("city", "river"), view={"city": 3, "river": 1})),
        ("2 points for each city and each river, I see 1 city and 1 river. How much?", QuestCase(fame=2, counted=("city", "river"), view={"city": 1, "river": 1})),
        ("3 punti per ogni notte. Ho 2 regioni di notte visibili e un santuario notte. Quanti punti?", QuestCase(fame=3, counted=("night",), view={"night": 3})),
        ("My card gives 3 per night and I have 2 night regions face up plus one night sanctuary", QuestCase(fame=3, counted=("night",), view={"night": 3})),
        ("is card 33 a night card?", CardCase(region=33, view={})),
        ("Welche Landschaft ist die 62?", CardCase(region=62, view={})),
        ("la 20 est-elle une carte de nuit ?", CardCase(region=20, view={})),
        ("Scoring region 49: I see 1 stone and 1 thistle on my regions plus a stone on a sanctuary", CardCase(region=49, view={"stone": 2, "thistle": 1})),
    ],
)  # fmt: skip
def test_a_situation_is_understood(question: str, case: Case) -> None:
    assert parse(question) == case


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("the deck has 9 left. I played 12 and should draw 3, she played 50 and should draw 2", "With 9 in the deck and 5 due there are enough"),
        ("the deck has 2 left. I played 50 and should draw 3, she played 12 and should draw 2", "12 draws 2, 50 draws 1"),
        ("the deck has 1 left. I played 50 and should draw 3, she played 12 and should draw 2", "12 draws 1, 50 draws 0"),
        ("51 is my last card, no sanctuaries. What does it pay?", "It sees 1 stone. Missing: 3 stones. The prerequisite is not met. It pays 0."),
        ("what colour is region 45?", "Region 45: river, day; it shows 1 stone."),
        ("is card 33 a night card?", "Region 33: city, night; it shows 1 clue"),
        ("what does region 44 need?", "Region 44: city, day; it shows no icons. Region 44 needs"),
        ("3 is my last card, no sanctuaries. What does it pay?", "Its quest pays 4. It pays 4."),
        ("2 is my last card, no sanctuaries. What does it pay?", "It has no quest. It pays 0."),
    ],
)  # fmt: skip
def test_a_situation_is_worked_out(question: str, said: str) -> None:
    answer = answer_question(question)
    assert answer.language is Language.EN
    assert said in answer.lines[0]


def test_a_question_that_is_too_long_is_no_case() -> None:
    asked = "51 is my last card, no sanctuaries. What does it pay?"
    assert parse(f"{'please ' * 100}{asked}") == in_row(51)
    assert parse(f"{'please ' * 200}{asked}") is None
    assert parse("1 " + "last , then and " * 20_000) is None
