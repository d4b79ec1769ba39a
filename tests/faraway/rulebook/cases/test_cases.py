"""Concrete cases: generated questions in four languages, and those whose order of play was once turned round."""

from itertools import product

import pytest

from crosscheck.cases.command import KINDS, problems
from faraway.messages import Language
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import CardCase, DrawCase, FindCase, ShortageCase, TieCase
from tests.batches import in_batches
from tests.faraway.rulebook.cases.parsed import parse
from tests.samples import sample_size


@in_batches(("kind", "language"), product(KINDS, Language))
def test_generated_questions_are_answered_as_reference_and_specification_do(
    kind: str, language: Language
) -> None:
    assert list(problems(kind, language, sample_size(30), seed=7)) == []


@pytest.mark.long
@pytest.mark.no_cover  # those above count the same lines
@in_batches(("kind", "language"), product(KINDS, Language))
def test_more_generated_questions_are_answered_as_reference_and_specification_do(
    kind: str, language: Language
) -> None:
    assert list(problems(kind, language, 60, seed=8)) == []


@in_batches(
    ("question", "row"),
    [
        ("Ho giocato 50 e poi 51", (50, 51)),
        ("20 et après 30", (20, 30)),
        ("Erst 20, danach 30", (20, 30)),
        ("first i played 20 and later 30", (20, 30)),
        ("I played 30 after 20", (20, 30)),
        ("30 nach 20 gespielt, finde ich ein Heiligtum?", (20, 30)),
        ("J'ai joué 30 après 20, est-ce que je trouve un sanctuaire ?", (20, 30)),
        ("ho giocato 5 dopo 8, trovo un santuario?", (8, 5)),
        ("j'ai joué 3 puis 7", (3, 7)),
        ("I have 12, 45, play 30. Do I find a sanctuary?", (12, 45, 30)),
        ("I played 45 last round and 30 now", (45, 30)),
        ("I played 12 last turn and 8 this turn. Any sanctuary?", (12, 8)),
        ("is it true that I get no sanctuary for the 40 if the card before that was the 39?", (39, 40)),
        ("gioco il 18 e prima di quello avevo il 17. Pesco un santuario o no?", (17, 18)),
        ("67 zuerst gespielt, dann die 3. Finde ich in Runde 2 ein Heiligtum?", (67, 3)),
        ("first 12, then 30, then 29. did I find a sanctuary with the 30?", (12, 30)),
        ("Ich lege 20 rechts neben die 30, finde ich ein Heiligtum?", (30, 20)),
        ("Ma carte d'avant était 5, je joue 6 : sanctuaire ?", (5, 6)),
        ("gioco la 34 dopo la 33: trovo un santuario anche se è solo 1 in più?", (33, 34)),
        ("I play 30 and the round before I played 20", (20, 30)),
        ("I had 30 and now play 20, do I find?", (30, 20)),
        ("Previously 20, now 30", (20, 30)),
        ("Right now I'm playing 20; my last card was 30", (30, 20)),
        ("my last card was 20, this one is 30. Sanctuary?", (20, 30)),
        ("I just played 30. Before that I had played 20. Do I find a sanctuary?", (20, 30)),
        ("I just played 30, 20 was my previous card. sanctuary?", (20, 30)),
        ("If I play 30 after having played 20, do I get one?", (20, 30)),
        ("what if I play 20 when my previous region is 30", (30, 20)),
        ("after playing 30 I played 20, any sanctuary?", (30, 20)),
        ("before playing 30 I played 20, any sanctuary?", (20, 30)),
        ("I played 30 this round and 20 the round before", (20, 30)),
        ("J'ai posé 30 juste après 20, sanctuaire ?", (20, 30)),
        ("Je joue 30 ; avant j'avais joué 20. Sanctuaire ?", (20, 30)),
        ("Avant j'avais 20 et maintenant 30, sanctuaire ?", (20, 30)),
        ("Je viens de jouer 20 et ma carte précédente est 30, sanctuaire ?", (30, 20)),
        ("La carte précédente était la 20 et je révèle la 30", (20, 30)),
        ("Si je joue 20 alors que j'ai joué 30 au tour d'avant, je trouve un sanctuaire ?", (30, 20)),
        ("je pose 30, au tour précédent c'était 20", (20, 30)),
        ("au dernier tour j'avais mis 30, là je mets 20, sanctuaire?", (30, 20)),
        ("Zuletzt 20, jetzt 30: Heiligtum?", (20, 30)),
        ("Ich spiele 30, meine letzte Karte war 20. Heiligtum?", (20, 30)),
        ("Nachdem ich die 30 gespielt habe, spiele ich 20. Heiligtum?", (30, 20)),
        ("Bevor ich 30 gespielt habe, lag 20. Heiligtum?", (20, 30)),
        ("Jetzt die 30, vorher die 20, Heiligtum?", (20, 30)),
        ("Vorher die 20, jetzt die 30, Heiligtum?", (20, 30)),
        ("Meine vorherige Region war 30, die neue ist 20. Heiligtum?", (30, 20)),
        ("Ich hatte 20 und spiele jetzt 30", (20, 30)),
        ("Prima il 20, adesso il 30, santuario?", (20, 30)),
        ("Adesso il 30, prima il 20, santuario?", (20, 30)),
        ("Gioco il 30, prima avevo il 20. Trovo un santuario?", (20, 30)),
        ("La mia ultima carta era 20 e ora gioco 30, santuario?", (20, 30)),
        ("Gioco 20 dopo aver giocato 30, santuario?", (30, 20)),
        ("Ho giocato 30 subito dopo il 20, santuario?", (20, 30)),
        ("Prima di giocare il 30 ho giocato il 20, santuario?", (20, 30)),
        ("Nel round scorso 30, in questo 20. Santuario?", (30, 20)),
        ("il 30 l'ho giocato dopo il 20, pesco un santuario?", (20, 30)),
        ("Played 20. Now 30. Sanctuary?", (20, 30)),
        ("la nuova carta è 30, quella di prima 20. santuario?", (20, 30)),
        ("after my 20 comes 30, sanctuary?", (20, 30)),
        ("20 und direkt danach 30. Heiligtum?", (20, 30)),
        ("I play 41 now, last 23. Sanctuary?", (23, 41)),
        ("30 est suivie de 20, sanctuaire ?", (30, 20)),
        ("la deuxième carte est 30, la première 20. sanctuaire?", (20, 30)),
        ("second card 30, first card 20, sanctuary?", (20, 30)),
        ("my second card is 30, my first was 20, do I find a sanctuary?", (20, 30)),
        ("meine neue Karte ist 30, die alte 20. Heiligtum?", (20, 30)),
        ("ma dernière carte: 20. nouvelle: 30. sanctuaire?", (20, 30)),
        ("with 20 already down I add 30, sanctuary?", (20, 30)),
        ("A sinistra ho il 20 e metto il 30: santuario?", (20, 30)),
        ("In Runde 4 die 20 und in Runde 5 die 30, Heiligtum?", (20, 30)),
        ("In round 2 I had 20 and in round 3 I laid 30, sanctuary?", (20, 30)),
        ("in round 3 I played 12 and in round 4 I played 40, do I get a sanctuary", (12, 40)),
        ("I have 40 in hand and played 20 then 30, sanctuary?", (20, 30)),
        ("Moritz hat in Runde 2 eine 17 auf seine 16 gelegt. Heiligtum?", (16, 17)),
        ("Al 2° round gioco 59, al 1° avevo 60. Trovo un Santuario?", (60, 59)),
        ("Played: 20. Before: 12. Sanctuary?", (12, 20)),
        ("Ich spiele 20 (davor: 12). Heiligtum?", (12, 20)),
        ("Je joue 20 (précédente : 32). Sanctuaire ?", (32, 20)),
        ("I play 20 (previous: 12). Sanctuary?", (12, 20)),
        ("Gioco il 20 (prima: 12). Santuario?", (12, 20)),
    ],
)
def test_the_order_of_play_is_read_from_its_connective(question: str, row: tuple[int, ...]) -> None:
    assert parse(question) == FindCase(row=row)
    (said,) = answer_question(question).lines
    previous, last = map(str, row[-2:])
    assert said.index(last) < said.index(previous)


@in_batches(
    "question",
    [
        "Tom played 20 then Anna 30, does Anna find?",
        "she played 20 then I played 30, do I find a sanctuary?",
        "I played 20 and 30",
        "Au tour 5 j'ai posé la 12 (avant : la 60) et au tour 6 la 13. Sanctuaire au tour 6 ?",
        "I played 20, 30 and 20",
        "my first card needs 3 chimeras, 2 on regions and 1 on a sanctuary",
        "does it cap at 4 stones",
        "what is 20 plus 30",
        "I have 2 stones and 3 stones, does region 45 pay?",
        "before 20 after 30 I played 40",
        "the deck has 4 and we are due 7 with 3 clues",
        "the region deck has 4 and we are due 7",
        "the deck has 99 and we are due 7",
        "it is a tie and the lowest is 5",
        "who wins a tie, our lowest are 5 then 7",
        "who takes first, 12 or 12",
        "Two players tied on 80, lowest 14, the other 3. A third has 79 and lowest 1. Who wins?",
        "Final scores 71, 71 and 65. Lowest cards: 10, 4, 1. Who wins?",
        "Four players tied, lowest 14, lowest 3. Who wins?",
        "who takes first of 12, 13, 14, 15, 16, 17, 18",
        "who takes the 3 stones first, 12 or 30",
        "how many sanctuaries with 20 clues",
        "I played 20 and 30 with 3 clues, how many sanctuaries do I draw?",
        "I played 20, then 30 with 3 regions, how many sanctuaries do I draw?",
        "how many of 3 regions find a sanctuary",
        "I played 12, 45: how many sanctuaries?",
        "the 8th card",
        "I played 40, the others played 12, 35 and 60. Sanctuary?",
        "I played 20 then 30, then 20 and then 30 again, sanctuary?",
        "the card to the left is 20 and I play 30",
        "I put 30 next to 20, do I find a sanctuary?",
        "I played 30 instead of 20, sanctuary?",
        "my opponent has 20 and I play 30, do I find a sanctuary?",
        "I have 20 and 30 in hand, which finds a sanctuary?",
        "is 30 higher than 20 for a sanctuary?",
        "Auf die 20 folgt die 30, Heiligtum?",
        "30 this turn vs 20 last turn, sanctuary?",
        "20 now vs 30 before, sanctuary?",
        "30, that's higher than my previous 20. sanctuary?",
        "I follow my 30 with a 20, sanctuary?",
        "I preceded 30 with 20, sanctuary?",
        "The 20 was preceded by 30. Sanctuary?",
        "20 precedes 30 in my row. Sanctuary?",
        "la 30 suit la 20, sanctuaire ?",
        "la 30 précède la 20, sanctuaire ?",
        "erst die 20 und dann gleich die 30",
        "I played one 300",
        "",
    ],
)
def test_what_is_in_doubt_is_no_case(question: str) -> None:
    assert parse(question) is None


def test_a_draw_may_have_a_row() -> None:
    assert parse("I played 20, then 45 with 3 clues: how many sanctuaries do I draw?") == DrawCase(
        row=(20, 45), clues=3
    )
    found = answer_question("I played 20, then 45 with 3 clues: how many sanctuaries do I draw?")
    assert found.lines[0].startswith("You draw 4 Sanctuaries: 45 is higher than 20")
    missed = answer_question("I played 45, then 20 with 3 clues: how many sanctuaries do I draw?")
    assert missed.lines[0].startswith("You find no Sanctuary: 20 is lower than 45")
    assert missed.hits[0].id == "lower-region-finds-nothing"


def test_numbers_may_be_spelled_beside_what_they_count() -> None:
    assert parse("does region 68 really need five stones?") == CardCase(region=68, view={})
    assert parse("does region 68 really need four stones?") == CardCase(region=68, view={"stone": 4})
    assert parse("what does region 44 pay with one stone, no thistle?") == CardCase(
        region=44, view={"stone": 1, "thistle": 0}
    )


def test_cards_of_a_deck_are_counted() -> None:
    asked = "Il mazzo santuario ha 4 carte e ce ne spettano 7, che succede?"
    assert parse(asked) == ShortageCase(deck=4, due=7)


def test_points_are_no_durations() -> None:
    asked = "we are tied at 60 points, my lowest is 5, hers is 7, who wins"
    assert parse(asked) == TieCase(lowest=(5, 7))


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("what does region 44 pay with 1 stone and 1 thistle?", "The prerequisite is met."),
        ("what does region 44 pay with 1 stone?", "Its quest pays 2 per desert or city."),
        ("what does region 13 pay with 2 clues?", "Its quest pays 2 per stone."),
        ("what does region 13 pay with 2 stones?", "It pays 4."),
        ("what does region 49 pay with 1 stone?", "The prerequisite is not met. It pays 0."),
        ("what does region 2 pay?", "Region 2 has no prerequisite. It has no quest."),
    ],
)
def test_what_the_view_leaves_out_is_not_guessed(question: str, said: str) -> None:
    (line,) = answer_question(question).lines
    assert line.endswith(said)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("region 51 is my last card and I have 3 stones on my sanctuaries, does it score?", "It pays 14."),
        (
            "Region 51 liegt ganz rechts, auf meinen Heiligtümern sind 3 Steine. Gibts die Punkte?",
            "Sie bringt 14.",
        ),
        ("68 was the last card I played, 4 stones on my sanctuaries. does it score?", "It pays 0."),
        ("La 28 è la mia ultima carta e ho un santuario con una chimera, quanto mi dà?", "Vale 3."),
        ("what does region 13 pay with 5 stones on my sanctuaries?", "Its quest pays 2 per stone."),
    ],
)
def test_what_lies_on_sanctuaries_leaves_out_the_regions_own_icons(question: str, said: str) -> None:
    (line,) = answer_question(question).lines
    assert line.endswith(said)


@pytest.mark.parametrize(
    "question",
    [
        "I have 3 stones on my sanctuaries, does region 51 score?",
        "I have 3 stones on my other cards, does region 51 score?",
        "region 51 is last, 3 stones on other cards and sanctuaries, does it score?",
    ],
)
def test_a_region_is_not_judged_by_what_lies_elsewhere(question: str) -> None:
    assert parse(question) is None


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("requisito della 59: ho 1 pietra e 2 chimere. È soddisfatto?", {59: {"stone": 1, "chimera": 2}}),
        ("Region 44: 1 Stein und 1 Distel, 2 Städte (44 inklusive). Punkte?", {44: {"stone": 1, "thistle": 1, "city": 2}}),
    ],
)  # fmt: skip
def test_a_region_is_known_by_its_number_alone(question: str, case: dict[int, dict[str, int]]) -> None:
    ((region, view),) = case.items()
    assert parse(question) == CardCase(region=region, view=view)


def test_what_lies_on_earlier_cards_is_not_in_view() -> None:
    asked = "J'ai 4 chimères mais seulement sur des cartes à gauche de la 61. Elle marque ?"
    assert parse(asked) == CardCase(region=61, view={"chimera": 0})
    asked = "my 45 needs 3 chimeras: I have 2 before it and 1 after it. OK?"
    assert parse(asked) == CardCase(region=45, view={"chimera": 1})


def test_a_card_in_hand_does_not_break_a_tie() -> None:
    asked = "we are tied, my lowest is 9, his is 11 but he holds 3 in hand"
    assert parse(asked) == TieCase(lowest=(9, 11), has_hand=True)
    answer = answer_question(asked)
    assert answer.hits[0].id == "tie-break-hand"
    assert answer.lines[0].startswith("Whoever has 9 wins")


def test_a_lowest_region_may_stand_before_its_word() -> None:
    assert parse("Pareggio a 90, io ho il 15 come regione più bassa e lui il 22") == TieCase(lowest=(15, 22))
    assert parse("Pareggio a 50, la mia regione più bassa è il 15") is None
    asked = "Égalité à 50, moi la 15 comme plus petite région et lui la 22"
    assert parse(asked) == TieCase(lowest=(15, 22))


@pytest.mark.parametrize(
    ("question", "ruling"),
    [
        ("In Runde 3 die 40, davor die 44, ganz am Anfang die 2. Finde ich ein Heiligtum?", "when-do-i-find"),
        ("the deck has 4 left, she draws 3 first, I 2 and Tom 1", "sanctuary-deck-runs-out"),
        ("45 was revealed and 30 too, what do they pay if 51 is face up with my other cards", "what-a-region-pays"),
        ("with 2 clues, 1 on a sanctuary, how many sanctuaries do I draw", "how-many-drawn"),
    ],
)  # fmt: skip
def test_a_case_in_doubt_gets_the_whole_rule_and_not_one_branch_of_it(question: str, ruling: str) -> None:
    assert parse(question) is None
    assert answer_question(question).hits[0].id == ruling
