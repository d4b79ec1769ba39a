"""The pages in a browser: the search, accessibility, and the home page without scripts."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from faraway.site.page import PAGES
from tests.faraway.rulebook.asking.asked import LEAST_FIRST, misses, read_asked, read_off_topic

pytestmark = pytest.mark.slow


def test_a_question_is_asked_and_answered(page: Page) -> None:
    page.goto("/index.html")
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
    assert "No ruling fits" in page.locator("#answers").inner_text()


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
    not_first, not_near = misses(answers[: len(asked)])
    assert not_near == []
    assert len(not_first) <= len(asked) * (1 - LEAST_FIRST)
    assert answers[len(asked) :] == [[]] * len(read_off_topic())


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "file", [*PAGES, "bench.html#t=12.20.16.23.44.49.14.28~desert-stone", "index.html?q=who+wins+a+tie"]
)
def test_axe_finds_no_violation(page: Page, file: str, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    page.goto(f"/{file}")
    if "?q=" in file:
        page.locator(".found.first").wait_for()
    violations = Axe().run(page).response["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:120]) for each in violations] == []


@pytest.mark.parametrize("file", PAGES)
@pytest.mark.parametrize("width", [360, 1200])
def test_no_page_is_wider_than_its_screen(page: Page, file: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 800})
    page.goto(f"/{file}")
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_first_screen_works_without_scripts(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site, java_script_enabled=False)
    page = context.new_page()
    page.goto("/index.html")
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
