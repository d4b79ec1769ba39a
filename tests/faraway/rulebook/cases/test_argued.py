"""Whole tableaux that are argued about, rows stated in other orders, choices, standings: what is read, and what is in doubt."""

import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE
from faraway.rulebook.answers import answer_question
from faraway.rulebook.cases.case import (
    CardCase,
    DeckCase,
    NeedCase,
    OptionsCase,
    QuestCase,
    RankCase,
    RegionsCase,
    RowPayCase,
    Shown,
    TableauCase,
    TieCase,
)
from faraway.rulebook.cases.parsing_sheet import is_printed
from faraway.rulebook.cases.values import option_fames, row_fames, sanctuary_fames, tableau_fame
from faraway.rulebook.cases.view import BIOMES
from tests.faraway.rulebook.cases.parsed import in_row, parse, work_out

ROW = "62, 19, 29, 44, 12, 33, 4, 57"
HELD = "Sanctuaries: green with a stone, yellow with a clue, gray with a moon and a thistle, gray with 2 per thistle."
LAID_OUT = f"Played in this order: {ROW}. {HELD} "
FAMES = {57: 0, 4: 0, 33: 6, 12: 0, 44: 8, 29: 8, 19: 10, 62: 18}


@pytest.mark.parametrize(
    "claim",
    [
        "My husband gets 60, I get 72.",
        "She says 60 points.",
        "Tom claims 58. Who is right about the total?",
        "My son counted 61 or 63?",
    ],
)
def test_whatever_is_claimed_the_score_sheet_stands(claim: str) -> None:
    case = work_out(LAID_OUT + "What is my score? " + claim)
    assert isinstance(case, RowPayCase)
    assert (dict(row_fames(case)), sanctuary_fames(case)) == (FAMES, [0, 0, 0, 10])


@pytest.mark.parametrize(
    ("claim", "targets"),
    [
        ("She claims the 44 is worth 12. Is she right?", (44,)),
        ("We argue over card 29.", (29,)),
        ("Is the 19 valid, whatever he says of 62?", (19, 62)),
        ("My brother says the 62, the 19, the 29 and the 44 score 9.", ()),
    ],
)
def test_the_regions_are_stated_that_a_claim_is_about(claim: str, targets: tuple[int, ...]) -> None:
    case = work_out(LAID_OUT + claim)
    if len(targets) == 1:
        assert isinstance(case, TableauCase)
        assert (case.region, tableau_fame(case)) == (targets[0], FAMES[targets[0]])
    else:
        assert isinstance(case, RowPayCase)
        assert case.targets == targets


@pytest.mark.parametrize(
    "question",
    [
        f"{LAID_OUT}What would it score with 45 instead of 57?",
        f"{LAID_OUT}I could have played 45. What is my score?",
        f"{LAID_OUT}I still have 45 in my hand. What is my score?",
        f"{LAID_OUT}How many Sanctuaries did I find, he says 3?",
        f"Played in this order: {ROW}. Sanctuaries: two red ones with a stone. My wife says 60, I get 72. What is my score?",
        f"Played in this order: {ROW}. Sanctuaries: red with 1 per forest or city. My wife says 60, I get 72. What is my score?",
        f"Played in this order: {ROW}. Sanctuaries: yellow. My wife says 60, I get 72. What is my score?",
        f"Played in this order: {ROW}. No Sanctuary shows a stone. My wife says 60, I get 72. What is my score?",
        f"Played in this order: {ROW}. My opponent has a red one with a stone. My wife says 60. What is my score?",
        f"I count 3 stones. Played in this order: {ROW}. My wife says 60 for the 62 and 44. What do they score?",
    ],
)
def test_what_might_be_another_tableau_has_no_sheet(question: str) -> None:
    assert not isinstance(work_out(question), RowPayCase)


def test_every_sanctuary_may_be_printed_and_most_others_may_not() -> None:
    for card in CATALOGUE.sanctuaries:
        icons = {
            "clue": card.clues,
            "stone": card.stones,
            "chimera": card.chimeras,
            "thistle": card.thistles,
            "night": int(card.night),
            **({card.biome.value: 1} if card.biome else {}),
        }
        counted = tuple(biome.value for biome in card.quest.biomes) if card.quest else ()
        if card.quest and not counted and card.quest.per.value not in {"fixed", "biome-set"}:
            counted = (card.quest.per.value,)
        if card.quest and card.quest.per.value == "biome-set":
            counted = BIOMES
        shown = Shown(
            icons=tuple((icon, number) for icon, number in icons.items() if number),
            fame=card.quest.fame if card.quest else 0,
            counted=counted,
        )
        assert is_printed(shown)
    assert not is_printed(Shown(icons=(("river", 1),)))
    assert not is_printed(Shown(icons=(("river", 1), ("stone", 1)), fame=1, counted=("river",)))
    assert not is_printed(Shown(icons=(("river", 1),), fame=1, counted=("river", "city")))
    assert not is_printed(Shown(icons=(("river", 1),), fame=5))
    assert not is_printed(Shown(icons=(("stone", 1),)))
    assert not is_printed(Shown(icons=(("stone", 1), ("clue", 1)), fame=2, counted=("stone",)))


def test_the_sanctuary_that_a_question_begins_with_is_the_one_it_asks_about() -> None:
    case = work_out(
        "The red Sanctuary with 1 per forest: my Regions were 48, 1, 23, 50, 7, 11, 3, 47 and my others are a red one with a "
        "moon and a gray one with 5 points. Does it count itself, and what does it pay?"
    )
    assert isinstance(case, RowPayCase)
    assert (case.asked, sanctuary_fames(case)) == ((0,), [6, 0, 5])


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("From right to left: 1, 13, 2, 48, 66. What does the 48 pay?", in_row(48, 2, 13, 1)),
        ("Von rechts nach links aufgedeckt: 6, 13, 30, 48, 2. Was gibt die 48?", in_row(48, 30, 13, 6)),
        ("We score from right to left. My row: 66, 48, 2, 13, 1. What does the 48 pay?", in_row(48, 2, 13, 1)),
        ("We score right to left, my row 66, 48, 2, 13, 1. What does the 48 pay?", None),
        ("Als letztes lag die 40, davor die 7 und davor die 37. Was gibt die 37?", in_row(37, 7, 40)),
        ("Played 65 in round 3. Rounds 4 to 8: 29, 12, 4, 50, 3. No Sanctuaries. What is the 65 worth?", in_row(65, 29, 12, 4, 50, 3)),
        ("My 64: stones on 30 and 6, thistles on 14 and 29, all played after it. Does the 64 pay?", in_row(64, 30, 6, 14, 29)),
        ("Die 33 gibt 3 pro Distel. Vor ihr liegen 4 und 7 mit je einer Distel, hinter ihr 12 und 19 mit je einer. Was bringt die 33?", in_row(33, 12, 19)),
        ("Do I get the 24 from 68 if it was played first and the rest is 2, 13, 43, 30? No sanctuaries.", in_row(68, 2, 13, 43, 30)),
        ("How many stones am I missing for the 66? After it came 30 and 48. No sanctuaries.", in_row(66, 30, 48)),
        ("Does it pay 18 or 21? My first card was 58, then 8, 15, 5. No sanctuaries.", in_row(58, 8, 15, 5)),
        ("Region 31 (forest or city), then 7, 35, 10, two red sanctuaries. What does it pay?", in_row(31, 7, 35, 10, forest=2)),
        ("The 56 was last, my three blue Sanctuaries: with a stone, with a chimera and with a thistle. What does it pay?", in_row(56, stone=1, chimera=1, thistle=1, desert=3)),
        ("12 11 25 65 29 4 5 3 Sanctuaries: green with a clue. What does the 65 pay?", in_row(65, 29, 4, 5, 3, clue=1, river=1)),
    ],
)  # fmt: skip
def test_a_row_may_be_stated_in_many_orders(question: str, case: TableauCase | None) -> None:
    assert work_out(question) == case


def test_regions_that_are_asked_about_may_be_stated_from_the_last_on() -> None:
    case = work_out(
        "Ma dernière carte est la 14, l'avant-dernière la 20, celle d'avant la 24, et j'ai un sanctuaire rouge avec lune, plus un "
        "gris pierre 1 par nuit. Combien pour la 24, la 20 et la 14 ?"
    )
    assert isinstance(case, RowPayCase)
    assert (case.row, row_fames(case)) == ((24, 20, 14), [(14, 2), (20, 4), (24, 0)])


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("Does 11 pay more as my first card or as my last? The others are 12, 20, 8. No sanctuaries.", evolve(in_row(11, 12, 20, 8), is_also_last=True)),
        ("What would 66 pay before 2, 6 and 30 instead of after them? Sanctuaries: green with a stone.", evolve(in_row(66, 2, 6, 30, river=1, stone=1), is_also_last=True)),
        ("Which pays more as my last card, 27 or 25? Sanctuaries: yellow with a clue, green with a chimera.", OptionsCase(regions=(27, 25), later=(), sanctuaries={"clue": 1, "city": 1, "chimera": 1, "river": 1})),
        ("Which pays more as my first card, between 57 and 48? Then came 4, 30, 13. No sanctuaries.", OptionsCase(regions=(57, 48), later=(4, 30, 13), sanctuaries={})),
        ("Do I find a Sanctuary with 45 as my first card or as my last? The others are 12, 20, 8.", None),
        ("Should I take 45 first or last? The others are 12, 20, 8. I draw one more then.", None),
        ("Is 45 before or after 12?", None),
        ("Does 11 pay more as my first or last card? The others are 12, 12, 8. No sanctuaries.", None),
        ("Which pays more as my last card, 27 or 25? Then came 4, 30. No sanctuaries.", None),
        ("Which pays more as my first card, 27 or 27? Then came 4, 30. No sanctuaries.", None),
        ("Which pays more as my first card? My row is 4, 30, 13.", None),
    ],
)  # fmt: skip
def test_a_choice_is_worked_out_both_ways(question: str, case: TableauCase | OptionsCase | None) -> None:
    found = work_out(question)
    assert found == case if case is not None else not isinstance(found, OptionsCase)
    assert case is not None or not (isinstance(found, TableauCase) and found.is_also_last)


def test_the_options_of_a_choice_are_paid_by_the_reference() -> None:
    case = OptionsCase(regions=(27, 25), later=(5, 12), sanctuaries={"river": 2})
    assert option_fames(case) == [(27, 2), (25, 5)]


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("Rank us: Anna 54 (lowest card 8), Bert 61 (lowest 20), Carl 54 (lowest 3).", RankCase(totals=(54, 61, 54), lowest=(8, 0, 3))),
        ("Three of us, all 64. Lowest cards: Ann 12, Ben 3, Cem 8. What is the order?", RankCase(totals=(64, 64, 64), lowest=(12, 3, 8))),
        ("Nadia 77, Omar 81, Paul 77. Lowest cards in the same order: 10, 3, 6. Who is second?", RankCase(totals=(77, 81, 77), lowest=(10, 0, 6))),
        ("Score final Zoé 70, Malik 70, Pierre 69. Zoé a le 5 comme plus petite, Malik a le 2 et Pierre le 1. Qui gagne ?", RankCase(totals=(70, 70, 69), lowest=(5, 2, 0))),
        ("Scores 66 (Kim) and 66 (Lee). Kim played 12, 40, 41. Lee played 11, 13, 14. Winner?", TieCase(lowest=(12, 11))),
        ("It was 77 to 77. My row has a 4, her lowest is 11. Who wins?", TieCase(lowest=(4, 11))),
        ("All 71. Lowest card on my table is the 4, Ann has the 6, but Ann never got round to playing the 1. Who wins?", None),
        ("All 71. Lowest card is 4, then 6, then 1. Who wins?", None),
        ("Two of us tied for last place with 40 each. Lowest cards 12 and 30. Who wins the tie?", TieCase(lowest=(12, 30), is_below=True)),
        ("My total is 50 (Regions 38 and Sanctuaries 12), hers is 50 too. Lowest cards: mine 22, hers 19, ours 3. Who wins?", None),
    ],
)  # fmt: skip
def test_standings_are_stated_in_many_ways(question: str, case: RankCase | TieCase | None) -> None:
    found = work_out(question)
    assert found == case if case is not None else not isinstance(found, RankCase | TieCase)


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("Is a 4 stone requirement met with one stone on a sanctuary and two on a region?", NeedCase(needs={"stone": 4}, view={"stone": 3})),
        ("Drei Schimären gefordert, ich sehe zwei auf Regionen. Erfüllt?", NeedCase(needs={"chimera": 3}, view={"chimera": 2})),
        ("I have 3 forests, 2 deserts, 4 rivers and 2 cities incl. sanctuaries. How much for a 10 per set quest?", QuestCase(fame=10, counted=BIOMES, view={"river": 4, "city": 2, "forest": 3, "desert": 2})),
        ("What does a sanctuary with 4 per set pay with 4 forests, 3 cities, 2 rivers and 3 deserts (coloured sanctuaries included)?", QuestCase(fame=4, counted=BIOMES, view={"river": 2, "city": 3, "forest": 4, "desert": 3})),
        ("A gray sanctuary pays 1 per river and 1 per city. I have 3 rivers, 2 cities and a yellow sanctuary. How much?", QuestCase(fame=1, counted=("river", "city"), view={"river": 3, "city": 3})),
        ("The card gives 3 per night, I have 3 night Regions face up, 1 face down and a sanctuary with a moon. 9, 12 or 15?", QuestCase(fame=3, counted=("night",), view={"night": 4})),
        ("What does 23 pay with 3 red, 2 green, 4 blue and 2 yellow cards?", CardCase(region=23, view={"river": 2, "city": 2, "forest": 3, "desert": 4})),
        ("Quanto fa il 43? Conto 2 deserti, 2 città, 1 foresta e 4 fiumi.", CardCase(region=43, view={"river": 4, "city": 2, "forest": 1, "desert": 2})),
        ("The red sanctuary pays 1 per forest. I have 16, 48, 52 and that's all the red I have. How much?", QuestCase(fame=1, counted=("forest",), view={"forest": 4})),
        ("A quest pays 2 per clue, Region 6 has one and I have 3 clues. How much?", None),
    ],
)  # fmt: skip
def test_counts_are_added_up(question: str, case: NeedCase | QuestCase | CardCase | None) -> None:
    assert parse(question) == case


@pytest.mark.parametrize(
    "question",
    [
        "The 56 was last. I have two blue Sanctuaries and a gray one with a stone, and one of the blue ones has a chimera. What does it pay?",
        "Il 56 era l'ultimo. Ho due Santuari blu con pietra e chimera. Quanto dà?",
    ],
)
def test_one_of_several_sanctuaries_is_in_doubt(question: str) -> None:
    found = work_out(question)
    assert found is None or isinstance(found, RegionsCase)


def test_what_a_sanctuary_pays_may_be_asked_beside_a_region() -> None:
    case = work_out(
        "My row: 44, 2, 12, 27, 9, 6, 62, 4 and one sanctuary, the yellow one with 1 per city. "
        "What does the 44 pay and what does that sanctuary pay?"
    )
    assert isinstance(case, RowPayCase)
    assert (row_fames(case), case.asked, sanctuary_fames(case)) == ([(44, 16)], (0,), [5])


def test_what_a_claim_adds_is_left_out_where_nothing_else_is_understood() -> None:
    question = "My last cards were 48, 30, 1. Sanctuaries: blue with a stone. What does the 48 pay? My son thinks 12, because of 30 and 17."
    assert work_out(question) == in_row(48, 30, 1, stone=1, desert=1)
    assert not isinstance(work_out(question.replace("of 30 and 17", "he has a red sanctuary")), TableauCase)


@pytest.mark.parametrize(
    ("question", "case"),
    [
        ("Mon sanctuaire gris avec un indice donne 1 par indice. J'ai un autre indice sur un sanctuaire vert, et comme régions 12, 6, 25, 9, 3, 5, 43, 33. Combien de points ?", QuestCase(fame=1, counted=("clue",), view={"clue": 5})),
        ("Does my 61 pay? I laid it second. After it came 8, 15, 16, 35, 58, 19, and one of my sanctuaries has a single chimera, none of the others do.", in_row(61, 8, 15, 16, 35, 58, 19, chimera=1)),
        ("Meine vorletzte Region ist die 21, die letzte die 43. Ich habe ein blaues Heiligtum mit Stein, sonst keine Steine auf Heiligtümern. Klappt die 21?", in_row(21, 43, stone=1, desert=1)),
        ("Die 51 liegt bei mir an sechster Stelle, danach kommen nur noch 30 und 17. Steine auf Heiligtümern: zwei. Reicht das für die 14 Punkte?", in_row(51, 30, 17, stone=2)),
        ("Wir sind zu zweit. Wie viele Regionen sind nach den ganzen acht Runden überhaupt noch im Stapel?", None),
        ("Does the city sanctuary worth 1 per clue see clues on face-down regions too? I've got clues on 6, 15 and 46. Pays?", None),
    ],
)  # fmt: skip
def test_rare_ways_to_tell_a_case(question: str, case: QuestCase | TableauCase | None) -> None:
    assert case is None or parse(question) == case
    assert case is not None or not isinstance(parse(question), TableauCase)


def test_whether_cards_were_lost_is_asked_of_a_deck() -> None:
    question = "We are six. After round 7 the region deck is nearly empty. Have we lost cards? How many should be left in the deck?"
    assert work_out(question) == DeckCase(players=6, round=7)
    assert work_out(question.replace("Have we lost cards?", "We have lost cards.")) is None


def test_a_claim_about_round_one_is_not_judged_by_the_last_round() -> None:
    answer = answer_question(
        "Jemand hat 50, 44, 39, 2 gespielt und behauptet, er hätte trotzdem ein Heiligtum finden dürfen, weil in Runde 1 die 50 ja "
        "höher als nichts war. Stimmt das?"
    )
    assert (answer.case, answer.hits[0].id) == (None, "finding-in-round-one")
