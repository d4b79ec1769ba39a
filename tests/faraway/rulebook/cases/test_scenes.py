"""What a question lays out: Regions in view, Sanctuaries in words, whole tableaux, choices and decks."""

import pytest

from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import (
    CardCase,
    Case,
    DeckCase,
    DrawCase,
    FindCase,
    MarketCase,
    OrderCase,
    QuestCase,
    RegionsCase,
    RowPayCase,
    Shown,
)
from tests.faraway.rulebook.cases.parsed import in_row, parse, work_out


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("scoring 56, visible 56, 60, 9, 34, 16 and a blue sanctuary with a stone. how much fame?", in_row(56, 60, 9, 34, 16, desert=1, stone=1)),
        ("Scoring 44. Face up: 27, 44, 49 and 64, one red sanctuary and a gray one with a moon. Points?", in_row(44, 27, 49, 64, forest=1, night=1)),
        ("21 tout à droite mais j'ai deux sanctuaires avec une pierre chacun, alors ?", in_row(21, stone=2)),
        ("21 als letzte Karte und 2 Heiligtümer mit Stein, krieg ich die 8 Punkte?", in_row(21, stone=2)),
        ("60 vuole 2 pietre e 2 chimere. A destra ho la 2, la 16 e la 35. ok?", in_row(60, 2, 16, 35)),
        ("61 needs 4 chimeras. To its right 7 and 16, to its left the 5. OK?", in_row(61, 7, 16)),
        ("My 18 sits third. Following it: 29, 6, 3. One blue Sanctuary (clue), one yellow (stone). One set or two?", in_row(18, 29, 6, 3, desert=1, clue=1, city=1, stone=1)),
        ("J'ai en vue 23 : 2 villes, 3 forêts (la 23 incluse), 2 rivières, 1 désert, et mon sanctuaire bleu. La 23 vaut 10 ou 20 ?", CardCase(region=23, view={"river": 2, "city": 2, "forest": 3, "desert": 2})),
        ("My row is 68, 2, 51, 4, no sanctuaries. does the 68 pay, and what about the 51?", RowPayCase(row=(68, 2, 51, 4), targets=(68, 51), sanctuaries=())),
        ("Il mio santuario verde dà 1 per notte. Ho 4 Regioni notturne e il santuario rosso con la luna. Fa 4 o 5?", QuestCase(fame=1, counted=("night",), view={"night": 5})),
        ("Ein graues Heiligtum bringt mir 2 pro Stein. Steine habe ich auf 1, 23, 43 sowie auf einem roten und einem grünen Heiligtum. Punkte?", QuestCase(fame=2, counted=("stone",), view={"stone": 5})),
        ("Final round: I had 47 out, now I play 60. Clues on 6, 12 and 60. How many do I draw?", DrawCase(row=(47, 60), clues=3, is_last_round=True)),
        ("Tour 8 : je joue la 20 après la 63. Je trouve un sanctuaire ?", FindCase(row=(63, 20), is_last_round=True)),
        ("I had 2 clues already and now put down the 60 after a 52: how many sanctuaries do I draw?", DrawCase(row=(52, 60), clues=3)),
        ("5 players. reveals are 3, 17, 44, 45, 60. how many regions does the 44 choose from", OrderCase(played=(3, 17, 44, 45, 60))),
        ("zu dritt, ich spiele 68, wie viel Auswahl bleibt mir in der Mitte", MarketCase(players=3)),
        ("Partita in 3: quante regioni a fine partita non sono mai uscite dal mazzo?", DeckCase(players=3, round=8)),
    ],
)  # fmt: skip
def test_what_is_laid_out_is_understood(question: str, case: Case) -> None:
    assert parse(question) == case


def test_a_tableau_is_added_up_with_the_quests_of_its_sanctuaries() -> None:
    asked = "Played in this order: 66, 44, 13, 27, 2, 43, 30, 20. Sanctuaries: blue one with a stone, grey with 5 points, red with 1 per forest. My total?"
    shown = (
        Shown(icons=(("stone", 1), ("desert", 1))),
        Shown(icons=(), fame=5),
        Shown(icons=(("forest", 1),), fame=1, counted=("forest",)),
    )
    assert parse(asked) == RowPayCase(row=(66, 44, 13, 27, 2, 43, 30, 20), targets=(), sanctuaries=shown)
    assert answer_question(asked).lines[0].endswith("Regions 40, Sanctuaries 7, total 47.")


@pytest.mark.parametrize(
    "question",
    [
        "la 13 è la mia prima carta e dopo ci sono 1 2 6 17, quanti punti fa? santuari con pietre non ne ho",
        "51 is last and I have two sanctuaries with a stone. What does it pay?",
        "In der letzten Runde noch das graue Heiligtum mit der festen 5 gefunden. Zählt das überhaupt noch?",
        "48 first, then 17, 2 and my other cards. What does it pay?",
        "Scoring 48, visible 48, 17, 2 and 3 stones elsewhere. What does it pay?",
        "Scoring 48, visible 48, 17 and 2, and something green. What does it pay?",
        "Ho 4 pietre. Il mio santuario dà 1 per indizio e ne ha uno. Quanti punti?",
        "Ich habe 20 gespielt, Tom 30, und wir sind zu dritt. Aus wie vielen Karten wähle ich?",
        "Nel quarto round scopro la 33 dopo la 32. Poi scelgo un Santuario con indizio: ne pesco subito un altro?",
        "Regionen 52 Punkte. Heiligtümer: eins mit 5 Punkten, eins 1 pro Wüste, ich habe 3 Wüsten. Endstand?",
    ],
)
def test_what_is_not_stated_apart_is_not_worked_out(question: str) -> None:
    assert work_out(question) is None


@pytest.mark.parametrize(
    "question",
    [
        "We are tied at 70. My lowest Region is 4, hers is 6. Do cards in hand count?",
        "Scoring 43. Besides it I see 12 and 33. How much fame?",
        "Region 44: visible are 27, 44, 49, 44. What is it worth?",
        "My row from left to right is 12, 20, 16, 23, 44, 49, 14, 28 with 3 stones. What do 44 and 49 pay?",
    ],
    ids=["hand-asked-about", "more-besides", "target-twice", "stones-beside-a-row"],
)
def test_what_leaves_something_open_is_no_case(question: str) -> None:
    assert parse(question) is None


NAMED_TWICE = {
    "Region 40 was my last card. Sanctuaries: {}, gray with a moon. What does it pay?": (
        ("the {colour} {biome} one with a thistle", "{colour} ({biome}) with a thistle", "{biome} ({colour}) with a thistle"),
        {"river": ("green", "river"), "city": ("yellow", "city"), "forest": ("red", "forest"), "desert": ("blue", "desert")},
    ),
    "La 40 est ma dernière carte. Sanctuaires : {}, gris avec lune. Combien vaut-elle ?": (
        ("{biome} {colour} avec un chardon", "{colour} ({biome}) avec un chardon"),
        {"river": ("verte", "rivière"), "city": ("jaune", "ville"), "forest": ("rouge", "forêt"), "desert": ("bleu", "désert")},
    ),
    "Die 40 war meine letzte Karte. Heiligtümer: {}, grau mit Nacht. Was bringt sie?": (
        ("{colour} ({biome}) mit Distel", "{biome} ({colour}) mit Distel"),
        {"river": ("grün", "Fluss"), "city": ("gelb", "Stadt"), "forest": ("rot", "Wald"), "desert": ("blau", "Wüste")},
    ),
    "La 40 è la mia ultima carta. Santuari: {}, grigio con la luna. Quanto vale?": (
        ("{biome} {colour} con cardo", "{colour} ({biome}) con cardo"),
        {"river": ("verde", "fiume"), "city": ("gialla", "città"), "forest": ("rossa", "foresta"), "desert": ("blu", "deserto")},
    ),
}  # fmt: skip


@pytest.mark.parametrize(
    ("question", "biome"),
    [
        (frame.format(form.format(colour=colour, biome=name)), biome)
        for frame, (forms, names) in NAMED_TWICE.items()
        for form in forms
        for biome, (colour, name) in names.items()
    ],
)
def test_a_sanctuary_named_by_colour_and_biome_is_one(question: str, biome: str) -> None:
    assert parse(question) == in_row(40, thistle=1, night=1, **{biome: 1})


@pytest.mark.parametrize(
    "question",
    [
        "My last three cards were 38, 7 and 22. Just one of my Sanctuaries has a clue: the gray one with 1 clue and 1 point per clue. What does the 38 pay?",
        "Meine letzten drei Karten waren 38, 7 und 22. Nur eins meiner Heiligtümer hat einen Hinweis: das graue mit 1 Hinweis und 1 Punkt je Hinweis. Was bringt mir die 38?",
    ],
)  # fmt: skip
def test_a_sanctuary_that_is_described_again_is_one(question: str) -> None:
    assert parse(question) == in_row(38, 7, 22, clue=1)


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("My very first card was 57, then 4, 30, 39, 19. I don't remember my sanctuaries. What does the 57 pay?", "show 3 stones and 3 thistles: by these alone it pays 12."),
        ("J'ai posé la 54 en premier, puis 12, 19, 33. Mes sanctuaires, je ne sais plus. Combien vaut la 54 ?", "par elles seules, elle rapporte 8."),
        ("Zuerst habe ich die 36 gespielt, dann 34, 12, 29. Was meine Heiligtümer zeigen, weiß ich nicht mehr. Was bringt die 36?", "Mit ihnen allein bringt sie 0."),
        ("La mia prima carta è la 48, poi 16, 35, 5. Non ricordo i miei santuari. Quanto vale la 48?", "con queste sole vale 0."),
    ],
)  # fmt: skip
def test_where_sanctuaries_are_left_open_the_regions_are_worked_out(question: str, said: str) -> None:
    assert isinstance(parse(question), RegionsCase)
    (line,) = answer_question(question).lines
    assert said in line.replace("\u202f", " ")
