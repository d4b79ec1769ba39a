"""Cases of rounds and turns: what is worked out, and what is left to the rulings because something is in doubt."""

import pytest

from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import (
    Case,
    DeckCase,
    DuesCase,
    FindCase,
    FindersCase,
    HandCase,
    LimitCase,
    MarketCase,
    OrderCase,
    PicksCase,
    RankCase,
    RoundsCase,
    SeatCase,
    StateCase,
    TieCase,
)
from tests.batches import in_batches
from tests.faraway.rulebook.asking.asked import Seen, read_seen
from tests.faraway.rulebook.cases.parsed import parse


@in_batches("asked", [*read_seen("turns_questions.toml"), *read_seen("table_questions.toml")])
def test_a_situation_in_the_course_of_play_is_worked_out(asked: Seen) -> None:
    assert asked.says in " ".join(answer_question(asked.question).lines)


@pytest.mark.parametrize(
    "question",
    [
        "In the middle: 3, 30, 44. I played 12, my brother 50. I take the 44 and I take the 30.",
        "In the middle: 3, 30, 44, 60. I played 12, my brother 50, my sister 51. I take the 44, my brother takes the 44.",
        "In the middle: 3, 30, 44. I played 12, my brother 50. My brother takes the 44. What about me?",
        "In the middle: 3, 30, 44. I played 12, my brother 50, my sister 51. Who takes what?",
        "Round 8. In the middle: 3, 30, 44. I played 12, my brother 50. Who takes what?",
        "Kim played 30 and 31 and 32, I played 41. Who finds a Sanctuary?",
        "Kim played 30 this turn, before that 12, I played 12, before that 30. Who finds a Sanctuary?",
        "Two of us, I am third to choose. How many cards do I choose from?",
        "The deck has 4 Sanctuaries, 5 and 6.",
        "After round 5 I already have 3 Sanctuaries. Do they score at the end?",
        "What happens after I play 45 and find a Sanctuary?",
        "I played 12, 45 then took a Sanctuary with a clue. How many stones do I have?",
        "I have 45 in hand and 45 on the table. Which finds a Sanctuary?",
        "I played 14 and my wife 33. Middle: 2, 19, 60. I don't want the 60. What can she take?",
        "In the middle: 3, 30, 44. I played 12, my brother 50. Then the 30 is removed. What can he take?",
        "In the middle lie 7, 12, 44, 60. Nobody takes the 44. Who takes what?",
    ],
)
def test_what_is_in_doubt_is_no_turn(question: str) -> None:
    assert not isinstance(
        parse(question), DuesCase | FindersCase | HandCase | PicksCase | RoundsCase | StateCase
    )


@pytest.mark.parametrize(
    "question",
    [
        "My brother played 12 then 40 and my sister 30. How many sanctuaries did she find?",
        "My brother has 12, my sister 40 and my dad 60. Does he find a sanctuary with his 60?",
        "My wife played 20, my son 31, my daughter 45. How many sanctuaries does she draw?",
        "Mon frère a joué 12, ma soeur 40. Est-ce qu'elle trouve un Sanctuaire ?",
        "Mon frère a posé 12, ma soeur 40 et mon père 60. Combien de Sanctuaires il pioche ?",
        "Mein Bruder hat die 12 gespielt, meine Schwester die 40. Findet sie ein Heiligtum?",
        "Meine Frau hat 12, mein Sohn 40, meine Tochter 60. Wie viele Heiligtümer zieht sie?",
        "Mio fratello ha giocato 12, poi mia sorella 40. Lei trova un santuario?",
        "Mia moglie ha 12, mio figlio 40, mia figlia 60. Quanti santuari pesca lei?",
        "First round. Jo slammed down 67, the rest of us have 8, 31 and 40. He reckons the clue on it gets him two sanctuaries straight away. Really?",
    ],
)
def test_regions_of_several_players_are_no_row(question: str) -> None:
    assert parse(question) is None


def test_a_player_who_is_not_named_is_the_one_who_asks() -> None:
    asked = "Market: 11, 24, 39, 57. I've got 8, Uma has 9, Vic has 66. I want the 57, Uma wants the 57 too. Who ends up with it?"
    assert parse(asked) == PicksCase(played=(8, 9, 66), market=(11, 24, 39, 57), taken=((8, 57),))


def test_one_pair_of_regions_is_a_question_of_one_player() -> None:
    asked = "Ho giocato il 31, prima avevo il 13, quello di Luca è il 40. Trovo un Santuario anche se Luca ha fatto di più?"
    assert parse(asked) == FindCase(row=(13, 31))


def test_all_may_have_taken_and_a_region_may_be_asked_about() -> None:
    stated = "In the middle: 3, 30, 44. I played 12, my brother 50."
    both = parse(f"{stated} I take the 44, my brother takes the 3. Who takes what?")
    assert both == PicksCase(played=(12, 50), market=(3, 30, 44), taken=((12, 44), (50, 3)))
    asked = parse(f"{stated} I take the 44. Can my brother take the 30?")
    assert asked == PicksCase(played=(12, 50), market=(3, 30, 44), taken=((12, 44),))


def test_players_without_names_are_stated_apart_by_their_pairs() -> None:
    asked = "The players played 55 after 24, 65 after 49: who finds a Sanctuary?"
    assert parse(asked) == FindersCase(pairs=((24, 55), (49, 65)))


def test_a_sanctuary_without_a_clue_adds_nothing_to_a_draw() -> None:
    asked = "In round 1 I played 12, in round 2 I played 49 and kept a Sanctuary with one stone, in round 3 I played 50. How many did I draw in round 2 and in round 3?"
    assert parse(asked) == RoundsCase(row=(12, 49, 50))


def test_the_order_is_said_where_it_is_asked_as_well() -> None:
    asked = "Gioco 30 e il mio vicino 31; la mia precedente era 29, la sua 32. Chi trova il Santuario e chi sceglie per primo?"
    assert parse(asked) == FindersCase(pairs=((29, 30), (32, 31)), is_ordered=True)
    assert "ordine è 30, 31" in answer_question(asked).lines[0]


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("Round 1. I show 2, Kim shows 67. Does Kim find a Sanctuary since 67 beats my 2?", "finding-in-round-one"),
        ("May I play 5 after 40?", "lower-region-finds-nothing"),
        ("In der achten Runde reicht der Heiligtum-Stapel nicht für alle. Ben hat die kleinste Zahl und dürfte drei Karten ziehen. Was macht er?", "sanctuary-deck-runs-out"),
        ("Gleich in der ersten Runde habe ich die 67 gelegt und mir zwei Heiligtum-Karten genommen, eine plus eine für den Hinweis. War das okay?", "finding-in-round-one"),
        ("Primo round, ho giocato la 8 che ha pure un Indizio stampato sopra. Quante carte Santuario mi toccano?", "finding-in-round-one"),
        ("erste Runde, Anna hat die 5, Ben die 61, ich die 40. Ben meint höchste Zahl = Heiligtum. stimmt das?", "finding-in-round-one"),
        ("Nach der achten Runde hab ich noch die 31 und die 64 auf der Hand. Die 64 würd so gut passen... darf ich die noch anlegen?", "regions-left-in-hand"),
        ("Ich leg die 37 hin und Tim sagt, er hatte in der gleichen Runde auch die 37 liegen. Wer darf dann zuerst nehmen?", "two-same-durations"),
    ],
)  # fmt: skip
def test_a_situation_that_is_not_worked_out_leads_to_its_ruling(question: str, ruling: str) -> None:
    assert parse(question) is None
    assert answer_question(question).hits[0].id == ruling


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("The cards in the middle are 5, 21, 40 and 66. The first player takes 66, the second 5. What is left for the last one?", PicksCase(played=(), market=(5, 21, 40, 66), taken=((0, 66), (0, 5)))),
        ("Wir haben 12, 30 und 55 gespielt, offen liegen 7, 20, 41 und 63. Der Erste nimmt die 63, der Zweite die 7. Was bleibt dem Dritten?", PicksCase(played=(12, 30, 55), market=(7, 20, 41, 63), taken=((12, 63), (30, 7)))),
        ("There are 3 of us: Kim revealed 44, Lee 12, me 30. On the table: 2, 8, 50, 61. If Lee takes the 61, what can I pick?", PicksCase(played=(44, 12, 30), market=(2, 8, 50, 61), taken=((12, 61),))),
        ("Three players. I revealed 22, Mel 50, Nat 9. Market: 6, 30, 41, 58. Nat took 30. Can I still take the 30?", PicksCase(played=(22, 50, 9), market=(6, 30, 41, 58), taken=((9, 30),))),
        ("Final round, we are three: I flip 20, Zoe 3, Max 55. Who goes first and what do they take?", OrderCase(played=(20, 3, 55), is_last_round=True)),
        ("Last round I was first with my 2. This time I played 50, Mia 44 and Leo 61. Who picks first now?", OrderCase(played=(50, 44, 61))),
        ("Cinque carte rivelate: 8, 19, 33, 50 e 61. La mia è la 33. Tra quante regioni scelgo?", OrderCase(played=(8, 19, 33, 50, 61))),
        ("My number is the third lowest of six. How many cards can I choose from?", SeatCase(players=6, seat=3)),
        ("Siamo in quattro e ho la carta più alta. Tra quante regioni scelgo?", SeatCase(players=4, seat=4)),
        ("There are six of us and four cards are left in the middle when I get to pick. How many players have already chosen?", SeatCase(players=6, seat=4)),
        ("Fünf Leute, drei haben schon genommen. Wie viele Regionen liegen noch in der Mitte?", SeatCase(players=5, seat=4)),
        ("Combien de cartes reste-t-il au centre quand trois joueurs sur cinq se sont servis ?", SeatCase(players=5, seat=4)),
        ("In a 3 player game Ann played 8, Bo 45 and Cy 30. Bo found a Sanctuary. Does Bo choose before Cy?", OrderCase(played=(8, 45, 30))),
        ("Sechs Spieler: Wie viele Regionen werden im ganzen Spiel aus der Mitte entfernt?", StateCase(round=8, topic="removed", players=6)),
        ("Ende Runde 8, drei Spieler. Wie viele Regionen liegen insgesamt in den Reihen?", StateCase(round=8, topic="hand", players=3)),
        ("How many Regions in total do four players take from the market over the whole game?", StateCase(round=8, topic="taken", players=4)),
        ("We are five and round six just ended. How many Regions are in all our hands together and how many have been removed?", StateCase(round=6, topic="hand", players=5)),
        ("We're five, end of round 7. How many regions are left in the deck and how many were removed?", DeckCase(players=5, round=7, has_removed=True)),
        ("We're four and the deck has 22 cards in round 6, Ann says it should be 26. Who is right?", DeckCase(players=4, round=6)),
        ("In tre, al round cinque, quante carte restano nel mazzo Regione?", DeckCase(players=3, round=5)),
        ("After round 4, how many Sanctuaries can I have?", LimitCase(round=4)),
        ("À six joueurs, combien de Sanctuaires au maximum sur la table en fin de partie ?", LimitCase(round=8, players=6)),
        ("Tina geht von 12 auf 30, Uwe von 44 auf 43 und ich von 5 auf 6. Wer findet ein Heiligtum?", FindersCase(pairs=((12, 30), (44, 43), (5, 6)))),
        ("Ann played 12 before 40, Ben 33 before 20. Who finds a Sanctuary?", FindersCase(pairs=((12, 40), (33, 20)))),
        ("Round 8, Sanctuary pile: 2 cards. I need 4 (I played 19), nobody else found one. what now", DuesCase(deck=2, dues=((19, 4),), is_last_round=True)),
        ("Anna: regions 50, sanctuaries 9. Ben: regions 44, sanctuaries 15. Lowest card played: Anna 12, Ben 3. Who wins?", RankCase(totals=(59, 59), lowest=(12, 3))),
        ("Who is third if Ann has 40, Ben 55, Cy 40 and Di 62, with lowest cards Ann 5, Ben 2, Cy 8, Di 11?", RankCase(totals=(40, 55, 40, 62), lowest=(5, 0, 8, 0))),
        ("Giulia e Marco pari a 55 per il terzo posto. La più bassa di Giulia è la 9, di Marco la 4. Chi è terzo?", TieCase(lowest=(9, 4), is_below=True)),
    ],
)  # fmt: skip
def test_a_table_is_stated_in_many_ways(question: str, case: Case) -> None:
    assert parse(question) == case


@pytest.mark.parametrize(
    "question",
    [
        "Au premier tour, mon adversaire avait posé 45 et moi 12. Maintenant, deuxième tour, je pose 13. Je me compare à lui ou à moi-même ?",
        "We are 3 but dealt for 4. How many Regions are left in the deck?",
        "We are five and two of us found a Sanctuary. How many cards are left in the middle?",
        "Bei der Variante hat dann jeder das ganze Spiel über fünf Karten auf der Hand, stimmt's?",
        "We are four, one player left the table after round 3. How many cards are in the middle now?",
    ],
)
def test_a_table_that_is_not_stated_is_not_made_up(question: str) -> None:
    assert not isinstance(parse(question), OrderCase | DeckCase | MarketCase | SeatCase | StateCase)
