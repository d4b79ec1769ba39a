"""One tableau on the score pad: by mouse, finger and keyboard, by link and by JSON, and its reveal."""

import json
import random

import pytest
from playwright.sync_api import Page, expect

from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau
from tests.browser.pad import laid_out, open_pad, pick, random_tableau, said, total, view

pytestmark = pytest.mark.slow
GERMAN_EXAMPLE = (44, 49, 14, 28)
GERMAN_SANCTUARIES = ("desert-stone",)


def test_german_example_by_clicking_pays_0_2_12_6(page: Page) -> None:
    """Rules: SCORE-1, SCORE-2, SCORE-5."""
    open_pad(page)
    pick(page, *GERMAN_EXAMPLE, *GERMAN_SANCTUARIES)
    page.click("#tab-reveal")
    page.click("#reveal-down")
    assert page.locator("#regions .back").count() == 4
    paid = []
    for _ in range(4):
        page.click("#reveal-next")
        paid.append(int(page.locator("#sheet li").last.locator("b").inner_text()))
    assert paid == [0, 2, 12, 6]
    assert page.locator("#regions .back").count() == 0
    assert total(page) == "20"
    assert page.locator("#step").inner_text() == (
        "44 pays 6: needs 1 stone and 1 thistle; visible are 2 stones (28, desert-stone) and 1 thistle (14); "
        "2 per desert or city; visible are 2 deserts (49, desert-stone) and 1 city (44). Running total 20."
    )
    assert page.locator("#regions .scored").get_attribute("data-card") == "44"
    page.click("#reveal-back")
    assert total(page) == "14"
    page.click("#reveal-all")
    assert page.locator("#sheet b").all_inner_texts() == ["0", "2", "12", "6", "0"]


def drag(page: Page, source: str, target: str) -> None:
    boxes = [page.locator(f'#regions [data-card="{card}"]').bounding_box() for card in (source, target)]
    assert boxes[0]
    assert boxes[1]
    page.mouse.move(boxes[0]["x"] + 30, boxes[0]["y"] + 40)
    page.mouse.down()
    page.mouse.move(boxes[1]["x"] + 30, boxes[1]["y"] + 40, steps=8)
    page.mouse.up()


def test_reordering_by_dragging_changes_what_is_paid(page: Page) -> None:
    """Rules: SCORE-3. Region 30 sees the two stones of Region 2 only when 2 was played later."""
    open_pad(page, "bench.html#t=2.30")
    assert total(page) == "2"
    drag(page, "30", "2")
    assert laid_out(page) == ["30", "2"]
    assert total(page) == "6"
    assert page.locator("dialog[open]").count() == 0, "a drag opens nothing"
    page.click("#undo")
    assert laid_out(page) == ["2", "30"]


def test_a_finger_drags_a_card(phone: Page) -> None:
    """Rules: SCORE-3."""
    open_pad(phone, "bench.html#t=2.30")
    boxes = [phone.locator(f'#regions [data-card="{card}"]').bounding_box() for card in (30, 2)]
    assert boxes[0]
    assert boxes[1]
    (x, y), end = (boxes[0]["x"] + 20, boxes[0]["y"] + 30), boxes[1]["x"] + 15
    finger = phone.context.new_cdp_session(phone)
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 7):
        point = {"x": x + (end - x) * step / 6, "y": y}
        finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert laid_out(phone) == ["30", "2"]
    assert phone.evaluate("window.scrollY") == 0


def test_a_card_that_is_tapped_says_why_it_pays_and_can_be_moved_and_removed(page: Page) -> None:
    open_pad(page, "bench.html#t=2.30")
    page.click('#regions [data-card="30"] .grip')
    expect(page.locator("#card-why")).to_have_text("30 pays 2: 2 per stone; visible is 1 stone (30).")
    page.click('#card-dialog button[value="earlier"]')
    assert laid_out(page) == ["30", "2"]
    page.click('#regions [data-card="30"] .grip')
    page.click('#card-dialog button[value="remove"]')
    assert laid_out(page) == ["2"]


def test_the_cards_to_pick_from_are_filtered_in_place(page: Page) -> None:
    open_pad(page)
    places = "picks => picks.map((pick) => JSON.stringify(pick.getBoundingClientRect()))"
    before = page.locator("#pick-regions .pick").evaluate_all(places)
    fitting = page.locator('#pick-regions .pick[aria-disabled="false"]')
    assert fitting.count() == 68
    page.click('.chip[data-filter="forest"]')
    page.click('.chip[data-filter="night"]')
    names: list[str] = fitting.evaluate_all("picks => picks.map((pick) => pick.dataset.card)")
    assert names == ["23", "26", "28", "30", "32", "36", "39"]
    assert said(page) == "7 cards fit."
    page.click('.pick[data-card="30"]')
    assert page.locator("#pick-regions .pick").evaluate_all(places) == before, "the grid does not move"
    page.locator('.pick[data-card="1"]').click(force=True)
    assert laid_out(page) == ["30"], "what does not fit is not picked"


def test_cards_are_entered_by_number_and_by_words(page: Page) -> None:
    open_pad(page)
    page.locator("#number").press_sequentially("45")
    page.keyboard.press("Enter")
    page.locator("#number").press_sequentially("12 30")
    page.keyboard.press("Enter")
    assert laid_out(page) == ["45", "12", "30"]
    page.keyboard.insert_text("69")
    page.keyboard.press("Enter")
    assert said(page) == "No Region has the number 69."
    page.click("#tab-sanctuaries")
    page.fill("#number", "gray fixed")
    assert said(page) == "1 card fits: Enter picks it."
    page.keyboard.press("Enter")
    assert laid_out(page, "sanctuaries") == ["gray-fixed-5"]


@pytest.mark.parametrize(
    ("language", "words", "regions"),
    [("fr", "ville nuit", 7), ("fr", "foret", 21), ("de", "stadt nacht", 7), ("it", "citta notte", 7)],
)
def test_the_filter_knows_the_words_of_the_language(
    page: Page, language: str, words: str, regions: int
) -> None:
    open_pad(page, f"bench.{language}.html?lang={language}")
    page.fill("#number", words)
    assert page.locator('#pick-regions .pick[aria-disabled="false"]').count() == regions


def test_reordering_and_removing_by_keyboard(page: Page) -> None:
    open_pad(page, "bench.html#t=2.30.9")
    page.locator('#regions [data-card="2"] .grip').focus()
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('.card').dataset.card") == "30"
    page.keyboard.press("Shift+ArrowLeft")
    assert laid_out(page) == ["30", "2", "9"]
    assert page.evaluate("document.activeElement.closest('.card').dataset.card") == "30"
    assert said(page) == "30 is now at position 1."
    page.keyboard.press("Shift+End")
    assert laid_out(page) == ["2", "9", "30"]
    page.keyboard.press("Delete")
    assert laid_out(page) == ["2", "9"]
    assert page.evaluate("document.activeElement.closest('.card').dataset.card") == "9"


def test_everything_can_be_done_without_a_mouse_in_few_tab_stops(page: Page) -> None:
    open_pad(page, "bench.html#t=9~desert-stone")
    stops = []
    for _ in range(40):
        page.keyboard.press("Tab")
        where = page.evaluate(
            "document.activeElement.id || document.activeElement.className || document.activeElement.tagName"
        )
        if where == "BODY":
            break
        stops.append(where)
    assert len(stops) <= 22, stops
    assert sum(stop.startswith("pick") for stop in stops) == 1
    page.locator('.pick[data-card="1"]').focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.dataset.card") == "18"
    page.keyboard.press("Enter")
    assert laid_out(page) == ["9", "18"]
    page.keyboard.press("Enter")
    assert laid_out(page) == ["9"]


def test_json_is_pasted(page: Page) -> None:
    open_pad(page)
    page.click("#tab-result")
    page.click("#panel-result summary")
    tableau = {"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}
    page.fill("#json", json.dumps(tableau))
    page.click("#use")
    assert page.locator("#regions .card").count() == 8
    for bad, reason in (
        ('{"regions": [69, 3, 3]}', "does not exist"),
        ("no", "neither a tableau"),
        ("null", "neither a tableau"),
        ('{"players": [{"name": "A", "regions": [1]}, {"name": "B", "regions": [1]}]}', "one card twice"),
    ):
        page.fill("#json", bad)
        page.click("#use")
        assert reason in said(page)
        assert page.locator("#regions .card").count() == 8, "what is refused changes nothing"


def test_a_ninth_region_and_too_many_sanctuaries_are_refused_in_words(page: Page) -> None:
    open_pad(page, "bench.html#t=8.7.6.5.4.3.2.1")
    pick(page, 9)
    assert page.locator("#regions .card").count() == 8
    assert said(page) == "Eight Regions lie here already. Remove one first."
    pick(page, "forest-stone")
    assert page.locator("#problems").inner_text() == (
        "Too many Sanctuaries: 1. These Regions can have found at most 0."
    )


def test_two_hundred_random_tableaux_are_scored_as_by_the_reference(page: Page) -> None:
    rng = random.Random(20_26)
    tableaux = [random_tableau(rng) for _ in range(200)]
    expected = []
    for regions, sanctuaries in tableaux:
        scores = score_tableau(Tableau(regions, sanctuaries))
        expected.append([str(each) for each in (scores.total, *scores.region_fame, *scores.sanctuary_fame)])
    open_pad(page)
    links = [f"t={'.'.join(map(str, regions))}~{'.'.join(sanctuaries)}" for regions, sanctuaries in tableaux]
    assert view(page, links, "#total, #regions .fame-paid, #sanctuaries .fame-paid") == expected


def test_a_tableau_from_a_link_leaves_what_is_kept_alone(page: Page) -> None:
    open_pad(page)
    pick(page, 9)
    open_pad(page, "bench.html#t=44.49.14.28~desert-stone")
    page.reload()
    expect(page.locator("#total")).to_have_text("20")
    page.goto("/ask.html")
    open_pad(page)
    assert laid_out(page) == ["9"]
