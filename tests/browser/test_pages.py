"""The pages in a browser: the search, accessibility, and the home page without scripts."""

from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from faraway.site.build import build_site
from faraway.site.page import PAGES
from tests.browser.conftest import PORT, serve
from tests.browser.pad import wait_until_stored
from tests.faraway.rulebook.asking.asked import LEAST_FIRST, misses, read_asked, read_off_topic

pytestmark = pytest.mark.slow


def test_a_question_is_asked_and_answered(page: Page) -> None:
    page.goto("/ask.html")
    page.fill("#question", "does the card itself count?")
    page.keyboard.press("Enter")
    first = page.locator(".found.first")
    first.wait_for()
    assert first.get_attribute("data-ruling") == "own-quest"
    assert page.locator(".found").count() == 3
    assert page.url.endswith("?q=does%20the%20card%20itself%20count%3F")
    first.locator("h2 a").click()
    assert page.url.endswith("/rulings.html#own-quest")


def test_an_off_topic_question_has_no_answer(page: Page) -> None:
    page.goto("/rulings.html?q=best%20pizza%20in%20town")
    page.locator(".found").wait_for()
    assert "no ruling fits" in page.locator("#answers").inner_text()


def test_players_words_find_their_ruling_in_the_page(page: Page) -> None:
    page.goto("/index.html")
    asked = read_asked()
    questions = [*(each.question for each in asked), *read_off_topic()]
    answers: list[list[str]] = page.evaluate(
        """async (questions) => {
          const { SearchIndex } = await import("/search.mjs");
          const search = new SearchIndex((await (await fetch("/search.json")).json()).index);
          return questions.map((question) => search.answer(question).slice(0, 3).map((hit) => hit.id));
        }""",
        questions,
    )
    not_first, not_near = misses(asked, answers[: len(asked)])
    assert not_near == []
    assert len(not_first) <= len(asked) * (1 - LEAST_FIRST)
    assert answers[len(asked) :] == [[]] * len(read_off_topic())


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "file",
    [
        *PAGES,
        "bench.html#t=12.20.16.23.44.49.14.28~desert-stone",
        "bench.de.html?lang=de#e=Tina~12.20.16~desert-stone_Ben~44.49",
        "index.fr.html?lang=fr",
        "ask.html?q=who+wins+a+tie",
    ],
)
def test_axe_finds_no_violation(page: Page, file: str, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"/{file}")
    if "?q=" in file:
        page.locator(".found.first").wait_for()
    if file.startswith("bench"):
        page.wait_for_selector('html[data-ready="bench"]')
    violations = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:120]) for each in violations] == []


@pytest.mark.parametrize("file", PAGES)
@pytest.mark.parametrize("width", [360, 1200])
def test_no_page_is_wider_than_its_screen(page: Page, file: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"/{file}")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("file", ["bench.html#t=%", "rulings.html#%"])
def test_a_bad_address_is_no_error(page: Page, file: str) -> None:
    page.goto(f"/{file}")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("file", PAGES)
def test_the_policy_keeps_scripts_on_a_page_from_running(browser: Browser, site: str, file: str) -> None:
    context = browser.new_context(base_url=site)
    page = context.new_page()
    page.goto(f"/{file}")
    page.evaluate(
        """() => {
          const script = document.createElement("script");
          script.textContent = "window.planted = true";
          document.body.append(script);
        }"""
    )
    assert page.evaluate("window.planted === undefined")
    context.close()


def test_first_screen_works_without_scripts(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto("/index.html")
    page.click(".door.ask")
    page.click("text=What decides a tie?")
    assert page.url.endswith("/rulings.html#tie-break")
    expect(page.locator("#tie-break .answer")).to_be_visible()
    expect(page.locator("#own-quest .total output")).to_have_text("2")
    context.close()


def test_examples_of_rulings_are_scored_in_the_page(page: Page) -> None:
    page.goto("/rulings.html")
    assert page.locator("#how-many-sets .fame-paid").all_inner_texts() == [
        "20",
        "4",
        "0",
        "0",
        "0",
        "0",
        "0",
        "1",
    ]
    page.click("#how-many-sets a:has-text('Open on the bench')")
    expect(page.locator("#total")).to_have_text("25")


def test_folded_places_open_when_they_are_linked_to(page: Page) -> None:
    page.goto("/trace.html")
    place = page.locator("#trace-SCORE-4")
    assert place.get_attribute("open") is None
    page.click('table a:text-is("SCORE-4")')
    expect(place).to_have_attribute("open", "")
    expect(place.locator("code").first).to_be_visible()


def test_the_reader_gets_the_language_that_is_asked_for_chosen_or_preferred(
    browser: Browser, site: str
) -> None:
    context = browser.new_context(base_url=site, locale="de-AT", service_workers="block")
    page = context.new_page()
    page.goto("/index.html#minute")
    page.wait_for_url("**/index.de.html#minute")
    expect(page.locator("#minute")).to_have_text("Die Regeln in einer Minute")
    page.click(".languages a[lang=it]")
    page.wait_for_url("**/index.it.html")
    page.click(".door.score")
    page.wait_for_url("**/bench.it.html")
    page.goto("/bench.html#t=1.2")
    page.wait_for_url("**/bench.it.html#t=1.2")
    expect(page.locator("#tab-sanctuaries")).to_have_text("Santuari")
    page.goto("/bench.html?lang=fr#t=1.2")
    page.wait_for_url("**/bench.fr.html#t=1.2")
    page.goto("/index.html")
    page.wait_for_url("**/index.fr.html")
    context.close()


def test_the_site_works_from_a_folder_on_any_path(browser: Browser, tmp_path: Path) -> None:
    build_site(tmp_path / "some where" / "deep", port=PORT)
    server, address = serve(tmp_path)
    context = browser.new_context(base_url=address)
    page = context.new_page()
    page.goto("/some%20where/deep/")
    page.click(".door.score")
    page.wait_for_selector('html[data-ready="bench"]')
    wait_until_stored(page)
    context.set_offline(True)
    page.goto("/some%20where/deep/?lang=en")
    expect(page.locator(".doors a").first).to_be_visible()
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())"
    )
    assert manifest["start_url"] == "index.html"
    context.close()
    server.shutdown()
    server.server_close()
