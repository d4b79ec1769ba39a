"""The tableau bench as a person uses it: by mouse, finger and keyboard, by link and by JSON."""

import json
import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from faraway.cards.catalogue import CATALOGUE
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau, most_sanctuaries
from tests.browser.conftest import PORT, serve

pytestmark = pytest.mark.slow
GERMAN_EXAMPLE = (44, 49, 14, 28)
GERMAN_SANCTUARIES = ("desert-stone",)


def open_bench(page: Page, tableau: str = "") -> None:
    page.goto(f"/bench.html{tableau}")
    page.wait_for_selector('html[data-ready="bench"]')


def pick(page: Page, *cards: int | str) -> None:
    for card in cards:
        kind = "region" if isinstance(card, int) else "sanctuary"
        page.click(f'.pick[data-{kind}="{card}"]')


def laid_out(page: Page) -> list[str]:
    cards: list[str] = page.locator("#regions .card").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    return cards


def sheet(page: Page) -> dict[str, int]:
    """Return the score sheet on the page."""
    lines: list[list[str]] = page.locator("#sheet li").evaluate_all(
        "lines => lines.map((line) => [line.dataset.card, line.querySelector('b').textContent])"
    )
    return {card: int(fame) for card, fame in lines}


def test_german_example_by_clicking_pays_0_2_12_6(page: Page) -> None:
    """Rules: SCORE-1, SCORE-2, SCORE-5."""
    open_bench(page)
    pick(page, *GERMAN_EXAMPLE, *GERMAN_SANCTUARIES)
    page.click("#restart")
    assert page.locator("#regions .back").count() == 4
    paid = []
    for _ in range(4):
        page.click("#next")
        paid.append(int(page.locator("#sheet li").last.locator("b").inner_text()))
    assert paid == [0, 2, 12, 6]
    assert page.locator("#regions .back").count() == 0
    assert page.locator("#total").inner_text() == "20"
    assert page.locator("#step").inner_text() == (
        "44 pays 6: needs 1 stone and 1 thistle; visible: 2 stones and 1 thistle; 2 per desert or city; "
        "visible: 2 deserts and 1 city."
    )
    assert page.locator("#regions .scored").get_attribute("data-card") == "44"
    page.click("#back")
    assert page.locator("#total").inner_text() == "14"
    page.click("#all")
    assert sheet(page) == {"28": 0, "14": 2, "49": 12, "44": 6, "desert-stone": 0}


def test_reordering_by_dragging_changes_what_is_paid(page: Page) -> None:
    """Rules: SCORE-3. Region 30 sees the two stones of Region 2 only when 2 was played later."""
    open_bench(page, "#t=2.30")
    assert page.locator("#total").inner_text() == "2"
    source = page.locator('#regions [data-card="30"]').bounding_box()
    target = page.locator('#regions [data-card="2"]').bounding_box()
    assert source
    assert target
    page.mouse.move(source["x"] + 30, source["y"] + 40)
    page.mouse.down()
    page.mouse.move(target["x"] + 30, target["y"] + 40, steps=8)
    page.mouse.up()
    assert laid_out(page) == ["30", "2"]
    assert page.locator("#total").inner_text() == "6"
    assert page.url.endswith("#t=30.2")


def touch(page: Page, row: list[tuple[str, float, float]], pause: int) -> None:
    """Put a finger down, pause, move it, and lift it."""
    finger = page.context.new_cdp_session(page)
    for number, (kind, x, y) in enumerate(row):
        points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
        page.wait_for_timeout(pause if number == 0 else 30)


def test_a_finger_that_rests_drags_and_one_that_moves_on_scrolls(browser: Browser, site: str) -> None:
    """Rules: SCORE-3."""
    context = browser.new_context(base_url=site, viewport={"width": 400, "height": 700}, has_touch=True)
    page = context.new_page()
    open_bench(page, "#t=2.30")
    source = page.locator('#regions [data-card="30"]').bounding_box()
    target = page.locator('#regions [data-card="2"]').bounding_box()
    assert source
    assert target
    x, y, end = source["x"] + 25, source["y"] + 30, target["x"] + 20
    upwards = [
        ("touchStart", x, y),
        *(("touchMove", x, y - 25.0 * step) for step in range(1, 7)),
        ("touchEnd", x, y),
    ]
    touch(page, upwards, pause=0)
    page.wait_for_function("window.scrollY > 60")
    assert laid_out(page) == ["2", "30"]
    page.evaluate("window.scrollTo(0, 0)")
    page.wait_for_function("window.scrollY === 0")
    aside = [("touchMove", x + (end - x) * step / 6, y + 4.0 * step) for step in range(1, 7)]
    touch(page, [("touchStart", x, y), *aside, ("touchEnd", end, y)], pause=400)
    assert laid_out(page) == ["30", "2"]
    assert page.evaluate("window.scrollY") == 0
    context.close()


def test_the_cards_to_pick_from_are_filtered_by_typing(page: Page) -> None:
    open_bench(page)
    shown = page.locator(".palette .card:visible")
    assert shown.count() == 113
    page.fill("#filter", "68")
    assert shown.count() == 1
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert laid_out(page) == ["68"]
    page.fill("#filter", "gray clue")
    names: list[str] = shown.locator(".pick").evaluate_all(
        "picks => picks.map((pick) => pick.dataset.sanctuary)"
    )
    assert names
    assert all("gray" in name and "clue" in name for name in names)
    expect(page.locator("#filtered")).to_have_text(f"{len(names)} of 113 cards")
    page.fill("#filter", "nosuchcard")
    assert shown.count() == 0
    page.fill("#filter", "")
    assert shown.count() == 113


def test_reordering_and_removing_by_keyboard(page: Page) -> None:
    open_bench(page, "#t=2.30.9")
    page.locator('#regions [data-card="30"] .grip').focus()
    page.keyboard.press("ArrowLeft")
    assert laid_out(page) == ["30", "2", "9"]
    assert page.evaluate("document.activeElement.closest('.card').dataset.card") == "30"
    assert page.locator("#message").inner_text() == "30 is now at position 1."
    page.keyboard.press("End")
    assert laid_out(page) == ["2", "9", "30"]
    page.keyboard.press("Delete")
    assert laid_out(page) == ["2", "9"]
    assert page.evaluate("document.activeElement.closest('.card').dataset.card") == "9"


def test_everything_can_be_done_without_a_mouse(page: Page) -> None:
    open_bench(page)
    page.locator('.pick[data-region="9"]').focus()
    page.keyboard.press("Enter")
    assert page.locator("#total").inner_text() == "5"
    assert page.locator('.pick[data-region="9"]').get_attribute("aria-pressed") == "true"
    page.keyboard.press("Enter")
    assert laid_out(page) == []


def test_a_shared_link_opens_the_same_tableau(page: Page, browser: Browser, site: str) -> None:
    open_bench(page)
    pick(page, *GERMAN_EXAMPLE, *GERMAN_SANCTUARIES)
    link = page.url
    assert link == f"{site}/bench.html#t=44.49.14.28~desert-stone"
    context = browser.new_context()
    anew = context.new_page()
    anew.goto(link)
    expect(anew.locator("#total")).to_have_text("20")
    assert laid_out(anew) == ["44", "49", "14", "28"]
    assert sheet(anew) == sheet(page)
    assert anew.locator("#total").inner_text() == "20"
    context.close()


def test_json_is_pasted_and_downloaded(page: Page) -> None:
    open_bench(page)
    page.click("summary:has-text('Paste JSON')")
    tableau = {"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}
    page.fill("#json", json.dumps(tableau))
    page.click("#load")
    assert page.locator("#regions .card").count() == 8
    with page.expect_download() as download:
        page.click("#download")
    assert json.loads(download.value.path().read_text(encoding="utf-8")) == tableau
    page.fill("#json", '{"regions": [69, 3, 3]}')
    page.click("#load")
    assert page.locator("#problems li").count() == 2
    page.fill("#json", "no")
    page.click("#load")
    assert "not a tableau" in page.locator("#problems").inner_text()
    assert page.locator("#regions .card").count() == 8, "what is refused changes nothing"


def test_a_ninth_region_and_too_many_sanctuaries_are_refused(page: Page) -> None:
    open_bench(page, "#t=8.7.6.5.4.3.2.1")
    pick(page, 9)
    assert page.locator("#regions .card").count() == 8
    assert "The tableau has eight Regions already" in page.locator("#message").inner_text()
    pick(page, "forest-stone")
    assert page.locator("#problems li").count() == 1
    page.click("#clear")
    assert laid_out(page) == []


def random_tableau(rng: random.Random) -> tuple[tuple[int, ...], tuple[str, ...]]:
    regions = tuple(rng.sample(range(1, 69), 8))
    number = rng.randint(0, most_sanctuaries(regions))
    return regions, tuple(rng.sample(sorted(CATALOGUE.sanctuary_of), number))


def totals_on_page(page: Page, tableaux: list[tuple[tuple[int, ...], tuple[str, ...]]]) -> list[list[str]]:
    """Open tableaux one after another by their links, and return the fame on the page."""
    open_bench(page)
    read: list[list[str]] = page.evaluate(
        """async (links) => {
          const read = [];
          for (const link of links) {
            const laid = new Promise((done) => addEventListener("hashchange", () => setTimeout(done), { once: true }));
            location.hash = link;
            await laid;
            const paid = [...document.querySelectorAll("#regions .fame-paid, #sanctuaries .fame-paid")];
            read.push([document.querySelector("#total").textContent, ...paid.map((badge) => badge.textContent)]);
          }
          return read;
        }""",
        [f"t={'.'.join(map(str, regions))}~{'.'.join(sanctuaries)}" for regions, sanctuaries in tableaux],
    )
    return read


def test_two_hundred_random_tableaux_are_scored_as_by_the_reference(page: Page) -> None:
    rng = random.Random(20_26)
    tableaux = [random_tableau(rng) for _ in range(200)]
    expected = []
    for regions, sanctuaries in tableaux:
        scores = score_tableau(Tableau.of(regions, sanctuaries))
        expected.append([str(each) for each in (scores.total, *scores.region_fame, *scores.sanctuary_fame)])
    assert totals_on_page(page, tableaux) == expected


def test_a_port_with_one_broken_line_is_noticed_by_the_page(
    browser: Browser, site: str, tmp_path: Path
) -> None:
    """Against: SCORE-13."""
    del site
    from faraway.site.build import build_site  # noqa: PLC0415  only this test builds another site

    broken = tmp_path / "broken.mjs"
    whole = PORT.read_text(encoding="utf-8")
    line = "return Math.min(counts.river, counts.city, counts.forest, counts.desert);"
    assert line in whole
    broken.write_text(whole.replace(line, line.replace("Math.min", "Math.max")), encoding="utf-8")
    build_site(tmp_path / "site", port=broken, theorems=None)
    server, address = serve(tmp_path / "site")
    context = browser.new_context(base_url=address)
    page = context.new_page()
    open_bench(page, "#t=18.3")
    assert page.locator("#total").inner_text() != "4"
    context.close()
    server.shutdown()
    server.server_close()
