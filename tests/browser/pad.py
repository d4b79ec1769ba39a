"""What the tests of the score pad share: opening it, picking cards, and reading what it shows."""

import random
from collections.abc import Sequence
from urllib.parse import quote

from playwright.sync_api import Page

from faraway.cards.catalogue import CATALOGUE
from faraway.scoring.tableau import most_sanctuaries

Cards = tuple[tuple[int, ...], tuple[str, ...]]


def open_pad(page: Page, address: str = "bench.html") -> None:
    page.goto(f"/{address}")
    page.wait_for_selector('html[data-ready="bench"]')


def pick(page: Page, *cards: int | str) -> None:
    """Pick cards by clicking, on the tab of each kind."""
    for card in cards:
        row = "regions" if isinstance(card, int) else "sanctuaries"
        if page.locator(f"#pick-{row}").is_hidden():
            page.click(f"#tab-{row}")
        page.click(f'.pick[data-card="{card}"]')


def laid_out(page: Page, row: str = "regions") -> list[str]:
    cards: list[str] = page.locator(f"#{row} .card").evaluate_all(
        "cards => cards.map((card) => card.dataset.card)"
    )
    return cards


def total(page: Page) -> str:
    return page.locator("#total").inner_text()


def said(page: Page) -> str:
    return page.locator("#said").inner_text()


def name_player(page: Page, seat: int, name: str) -> None:
    player = page.locator(".player").nth(seat)
    if player.get_attribute("aria-checked") != "true":
        player.click()
    player.click()
    page.fill("#player-name", name)
    page.keyboard.press("Enter")


def wait_until_stored(page: Page) -> None:
    """Wait until the service worker has stored the site; `wait_for_function` would need eval, which the policy forbids."""
    page.evaluate(
        """async () => {
          await navigator.serviceWorker.ready;
          if (navigator.serviceWorker.controller !== null) return;
          await new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
        }"""
    )


def random_tableau(rng: random.Random, without: Sequence[int | str] = ()) -> Cards:
    regions = tuple(rng.sample([each for each in range(1, 69) if each not in without], 8))
    free = sorted(set(CATALOGUE.sanctuary_of) - {each for each in without if isinstance(each, str)})
    return regions, tuple(rng.sample(free, rng.randint(0, most_sanctuaries(regions))))


def random_table(rng: random.Random, players: int) -> list[Cards]:
    """Return tableaux that share no card."""
    table: list[Cards] = []
    for _ in range(players):
        taken: list[int | str] = []
        for regions, sanctuaries in table:
            taken += [*regions, *sanctuaries]
        table.append(random_tableau(rng, taken))
    return table


def link_to(names: Sequence[str], table: Sequence[Cards]) -> str:
    def escaped(name: str) -> str:
        return quote(name, safe="").replace("~", "%7E").replace("_", "%5F")

    return "#e=" + "_".join(
        f"{escaped(name)}~{'.'.join(map(str, regions))}"
        + (f"~{'.'.join(sanctuaries)}" if sanctuaries else "")
        for name, (regions, sanctuaries) in zip(names, table, strict=True)
    )


def view(page: Page, links: Sequence[str], read: str) -> list[list[str]]:
    """Open evenings one after another by their links, and return the texts of what a selector finds."""
    shown: list[list[str]] = page.evaluate(
        """async ([links, read]) => {
          const shown = [];
          for (const link of links) {
            const laid = new Promise((done) => addEventListener("hashchange", () => setTimeout(done), { once: true }));
            location.hash = link;
            await laid;
            shown.push([...document.querySelectorAll(read)].map((each) => each.textContent));
          }
          return shown;
        }""",
        [list(links), read],
    )
    return shown
