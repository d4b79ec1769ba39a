"""Sanctuaries that a question names a second time are not further ones, and when a prerequisite is checked is no case."""

import pytest

from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import RowPayCase
from faraway.rulebook.cases.values import row_fames, sanctuary_fames
from faraway.rulebook.cases.whole_rule import preferred_ruling
from tests.faraway.rulebook.cases.parsed import parse, work_out

ROW = "20, 10, 24, 27, 3, 40, 14, 39"
EN = f"My row: {ROW}. Sanctuaries: gray with a stone and 1 per night, red with a moon, gray with a moon and a stone, green with 1 per night. "
FR = f"Ma rangée : {ROW}. Sanctuaires : gris avec pierre et 1 par nuit, rouge avec lune, gris avec lune et pierre, vert avec 1 par nuit. "
DE = f"Meine Reihe: {ROW}. Heiligtümer: grau mit Stein und 1 pro Nacht, rot mit Mond, grau mit Mond und Stein, grün mit 1 pro Nacht. "
IT = f"Regioni nell'ordine: {ROW}. Santuari: grigio con pietra e 1 per notte, rosso con luna, grigio con luna e pietra, verde con 1 per notte. "
PLAIN = f"My row: {ROW}. Sanctuaries: gray with 1 per night, gray with a stone, green with 1 per night. "


@pytest.mark.parametrize(
    "question",
    [
        EN + "What do the night Sanctuaries pay?",
        EN + "The two night Sanctuaries pay well. What do the 10 and the 24 pay?",
        EN + "What do the three night Sanctuaries pay?",
        DE + "Was bringen die 10, die 24 und die beiden Nacht-Heiligtümer?",
        IT + "Quanto mi danno i Santuari delle notti?",
        f"My row: {ROW}. Sanctuaries: green with 1 per night, green with 1 per clue. What does the green one pay?",
    ],
)
def test_which_of_several_is_meant_is_in_doubt(question: str) -> None:
    assert parse(question) is None


@pytest.mark.parametrize(
    ("question", "targets"),
    [
        (EN + "What do the 10, the 24 and the two night Sanctuaries pay?", (10, 24)),
        (EN + "What do the two night Sanctuaries pay?", ()),
        (EN + "What do my two night Sanctuaries pay?", ()),
        (EN + "What do these two night Sanctuaries pay?", ()),
        (EN + "What do the 10 and the two night Sanctuaries pay?", (10,)),
        (FR + "Que rapportent la 10, la 24 et les deux Sanctuaires de nuit ?", (10, 24)),
        (FR + "Que rapportent mes deux Sanctuaires de nuit ?", ()),
        (FR + "Que rapportent la 10 et les deux Sanctuaires de nuit ?", (10,)),
        (DE + "Was bringen die 10, die 24 und die zwei Heiligtümer mit Nacht?", (10, 24)),
        (DE + "Was bringen die 10 und die zwei Heiligtümer mit Nacht?", (10,)),
        (IT + "Quanto mi danno il 10, il 24 e i due Santuari delle notti?", (10, 24)),
        (IT + "Quanto mi danno i miei due Santuari delle notti?", ()),
        (IT + "Quanto mi danno il 10 e i due Santuari delle notti?", (10,)),
    ],
)
def test_of_those_that_are_alike_those_are_asked_about_that_can_pay(
    question: str, targets: tuple[int, ...]
) -> None:
    """Of four Sanctuaries of the night two have a quest; 10 pays 18, 24 pays 0, and either quest pays 7."""
    case = parse(question)
    assert isinstance(case, RowPayCase)
    assert (case.targets, case.asked) == (targets, (0, 3))
    assert {10: 18, 24: 0}.items() >= {each for each in row_fames(case) if each[0] in {10, 24}}
    assert [sanctuary_fames(case)[place] for place in case.asked] == [7, 7]


@pytest.mark.parametrize(
    ("question", "asked", "fame"),
    [
        (PLAIN + "What do both night Sanctuaries pay?", (0, 2), 10),
        (PLAIN + "What do the two night Sanctuaries pay?", (0, 2), 10),
        (PLAIN + "What do the 10, the 24 and the two night Sanctuaries pay?", (0, 2), 10),
        (PLAIN + "What does the green one pay?", (2,), 5),
        (
            f"My row: {ROW}. Sanctuaries: green with 1 per night, green with 1 per night. What does the green one pay?",
            (0,),
            5,
        ),
    ],
)
def test_those_that_are_asked_about_are_worked_out(question: str, asked: tuple[int, ...], fame: int) -> None:
    case = parse(question)
    assert isinstance(case, RowPayCase)
    assert case.asked == asked
    assert answer_question(question).lines[0].endswith(f"together {fame}.")


@pytest.mark.parametrize(
    "question",
    [
        "Do I have to fulfil a requirement when I play the card? It wants two stones and I have one stone.",
        "My card needs two stones and I have one stone. Can I still play it?",
        "Can I play a card that needs 2 stones if I have 1 stone?",
        "When is the prerequisite checked? It needs 3 stones and I have 1 stone.",
        "My card needs two stones and I have one stone. Will it be checked again later?",
        "Dois-je remplir la condition au moment où je pose la carte ? Elle demande deux chardons et j'ai un chardon.",
        "Puis-je jouer une carte qui demande 2 pierres si j'ai 1 pierre ?",
        "Ma carte demande deux pierres et j'ai une pierre. Est-ce vérifié plus tard ?",
        "Muss ich die Bedingung schon beim Ausspielen erfüllen? Meine Karte verlangt 2 Disteln und ich habe 1 Distel.",
        "Darf ich eine Karte ausspielen, die 2 Steine verlangt, wenn ich nur 1 Stein habe?",
        "Meine Karte verlangt zwei Steine und ich habe einen Stein. Wann wird das geprüft?",
        "Devo soddisfare il requisito nel momento in cui gioco la carta? Chiede 2 cardi e ho 1 cardo.",
        "Posso giocare una carta che chiede 2 pietre se ho 1 pietra?",
        "La mia carta chiede 2 pietre e ho 1 pietra. Quando si controlla?",
    ],
)
def test_when_a_prerequisite_is_checked_is_a_ruling(question: str) -> None:
    assert work_out(question) is None
    assert answer_question(question).hits[0].id == "prerequisite-when"


def test_the_ruling_on_when_it_is_checked_is_preferred_beside_one_region_only() -> None:
    asked = "My card needs two stones and I have one stone. Will it be checked again later?"
    assert preferred_ruling(asked, Language.EN) == "prerequisite-when"
    row = "I played 41 and then 6. My card needs two stones and I have one stone. Will it be checked again later?"
    assert preferred_ruling(row, Language.EN) != "prerequisite-when"


@pytest.mark.parametrize(
    "question",
    [
        "My card needs two stones and I have one stone. Is that enough?",
        "I played a card that needs 2 stones and I have 1 stone: does it pay?",
        "Ma carte veut trois pierres mais je n'ai que deux pierres visibles. Elle donne quand même quelque chose ?",
        "If a region requires 2 chimeras and I have 1 on a sanctuary and 1 on a later region, is that enough?",
    ],
)
def test_whether_it_is_met_is_still_worked_out(question: str) -> None:
    assert parse(question) is not None
