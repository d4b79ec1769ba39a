import html
import re
from pathlib import Path

import pytest

from faraway.cards.catalogue import CATALOGUE, Duration, Per, Region, Sanctuary, SanctuaryId
from faraway.cards.icons import Wonders
from faraway.cli.drawing import draw_sheet, letters, short_quest
from faraway.html.faces import SYMBOLS, describe_card, draw_back, draw_face
from faraway.html.frame import read_style
from faraway.html.reveal import build_reveal_page
from faraway.messages import Language, message
from faraway.scoring.reveal import Step, reveal_steps
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau
from tests.faraway.cli.conftest import Run

CARDS: list[Region | Sanctuary] = [*CATALOGUE.region_of.values(), *CATALOGUE.sanctuary_of.values()]
GERMAN_EXAMPLE = Tableau(
    (44, 49, 14, 28),
    ("desert-stone", "gray-clue-per-clue-1", "gray-per-desert-or-city-1"),
    extent=Extent.PARTIAL,
)
SHEET = score_tableau(GERMAN_EXAMPLE)
INPUT = b'{"regions": [44, 49, 14, 28], "sanctuaries": ["desert-stone"]}'


def marks(step: Step) -> list[tuple[bool, int, int]]:
    return [(place.is_open, place.counted, place.needed) for place in (*step.regions, *step.sanctuaries)]


def test_every_step_shows_what_is_open_and_what_is_counted() -> None:
    """Rules: SCORE-1, SCORE-3, SCORE-5, SANCT-1, SANCT-2. Worked out by hand on the cards."""
    steps = list(reveal_steps(SHEET))
    assert [(step.score.fame, step.total) for step in steps] == [
        (0, 0), (2, 2), (12, 14), (6, 20), (0, 20), (2, 22), (3, 25),
    ]  # fmt: skip
    down = (False, 0, 0)
    nothing = (True, 0, 0)
    assert marks(steps[0]) == [down, down, down, nothing, nothing, nothing, nothing]
    assert marks(steps[1]) == [down, down, nothing, (True, 1, 0), nothing, nothing, nothing]
    assert marks(steps[2]) == [down, nothing, (True, 0, 1), (True, 0, 1), (True, 0, 1), nothing, nothing]
    assert marks(steps[3])[:2] == [(True, 1, 0), (True, 1, 0)]
    assert marks(steps[3])[4] == (True, 1, 1)
    assert all(is_open for is_open, _, _ in marks(steps[6]))
    assert [place.is_scored for place in steps[3].regions] == [True, False, False, False]


@pytest.mark.parametrize(
    ("regions", "counted"),
    [
        ((11, 15), [0, 1]),
        ((13, 2), [0, 2]),
        ((16, 7), [1, 1]),
        ((19, 7), [1, 1]),
        ((10, 21), [0, 1]),
        ((31, 1), [1, 1]),
        ((18, 2), [1, 1]),
        ((9, 2), [0, 0]),
        ((1, 2), [0, 0]),
    ],
)
def test_each_kind_of_quest_counts_its_own(regions: tuple[int, int], counted: list[int]) -> None:
    sheet = score_tableau(Tableau(regions, extent=Extent.PARTIAL))
    step = list(reveal_steps(sheet))[1]
    assert [place.counted for place in step.regions] == counted


def test_terminal_shows_backs_boxes_and_marks() -> None:
    text = "\n".join(line.plain for line in draw_sheet(SHEET))
    assert "│░░░░░░░│ │░░░░░░░│ │░░░░░░░│ ║28    *║" in text
    assert "║desert ║" in text
    assert "+1 !1" in text
    assert "44 pays 6: needs 1 stone and 1 thistle" in text
    assert max(len(line) for line in text.splitlines() if line[:1] in "┌│└╔║╚") <= 80


def test_whole_tableau_without_sanctuaries_is_drawn_in_eighty_columns() -> None:
    sheet = score_tableau(Tableau((12, 20, 16, 23, 44, 49, 14, 28)))
    boxes = [line.plain for line in draw_sheet(sheet) if line.plain and line.plain[0] in "┌│└╔║╚"]
    assert {len(line) for line in boxes} == {79}


@pytest.mark.parametrize(
    ("region", "short"),
    [(9, "5"), (25, "1/ri+ci"), (18, "10/set"), (10, "3/*"), (11, "2/?"), (13, "2/S"), (1, "")],
)
def test_quests_are_written_short(region: int, short: str) -> None:
    assert short_quest(CATALOGUE.region_of[Duration(region)].quest) == short


def test_icons_are_letters() -> None:
    assert letters(clues=1, wonders=Wonders(stones=2, thistles=1)) == "?SST"


@pytest.mark.parametrize(
    ("card", "words"),
    [
        (CATALOGUE.region_of[Duration(44)], "Region 44: city; day; shows nothing; needs 1 stone and 1 thistle; pays 2 per desert or city"),
        (CATALOGUE.region_of[Duration(28)], "Region 28: forest; night; shows 1 stone; pays 3 per chimera"),
        (CATALOGUE.sanctuary_of[SanctuaryId("forest-night")], "Sanctuary forest-night: forest; night; shows nothing; pays nothing"),
        (CATALOGUE.sanctuary_of[SanctuaryId("gray-fixed-5")], "Sanctuary gray-fixed-5: gray; shows nothing; pays 5"),
    ],
)  # fmt: skip
def test_faces_are_described_in_words(card: Region | Sanctuary, words: str) -> None:
    assert describe_card(card) == words
    assert f'aria-label="{words}"' in draw_face(card)


def test_every_face_shows_the_icons_and_the_fame_of_its_card() -> None:
    for card in CARDS:
        face = draw_face(card)
        drawn = re.findall(r"#icon-(\w+)", face)
        counted = 1 if card.quest is not None and card.quest.per is Per.CLUE else 0
        assert drawn.count("clue") == card.clues + counted
        assert (f">{card.quest.fame}</text>" in face) if card.quest else ("fame" not in face)
        assert set(drawn) <= set(re.findall(r'id="icon-(\w+)"', SYMBOLS))
    assert 'aria-label="down"' in draw_back("down")


def test_page_is_whole_and_asks_for_nothing() -> None:
    page = build_reveal_page(SHEET, title="Tina & Ben")
    assert page.startswith("<!doctype html>")
    assert "<title>Tina &amp; Ben</title>" in page
    assert page.count('class="card scored"') == 7
    assert page.count("A Region, face down") == 3 + 2 + 1
    assert re.findall(r"(?:src|url|@import)\s*[=(]", page) == []
    assert "://" not in page


@pytest.mark.parametrize("language", Language)
def test_the_page_speaks_one_language(language: Language) -> None:
    """Nothing of the English page is left in another: no label, no title, no sentence; and its steps say what `explain` says."""
    page = build_reveal_page(SHEET, language)
    assert f'<html lang="{language.value}">' in page
    said = texts_of(page)
    if language is not Language.EN:
        shared = said & texts_of(build_reveal_page(SHEET))
        assert {text for text in shared if re.search(r"[a-z]{2}", text)} == set()
    for step in reveal_steps(SHEET, language):
        running = message(language, "bench-running", total=step.total)
        assert f"{step.sentence} {running}" in said
    assert all(describe_card(score.card, language) in said for score in SHEET.revealed)


def texts_of(page: str) -> set[str]:
    """Return what a page says to a reader or a screen reader."""
    body = page[page.index("<title>") :].replace(read_style(), "")
    found = re.findall(r'(?:aria-label|title)="([^"]*)"|>([^<]+)<', body)
    return {html.unescape(label or text).strip() for label, text in found}


def test_explain_draws_and_writes_a_page(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "reveal.html"
    shown = run("explain", "--partial", "--draw", "--html", str(page), "-", given=INPUT).stdout
    assert "░░░░░░░" in shown
    assert "The total is 20." in shown
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")
    refused = run("explain", "--partial", "--html", str(tmp_path / "no" / "page.html"), "-", given=INPUT)
    assert refused.exit_code == 2


def test_explain_writes_a_page_beside_json(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "reveal.html"
    assert run("explain", "--partial", "--json", "--html", str(page), "-", given=INPUT).stdout.startswith("{")
    assert page.exists()
