"""The page cannot disagree with itself: every sentence that it composes is the one of `faraway explain` and `rank`."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from faraway.cards.catalogue import CATALOGUE
from faraway.game.ranking import Contestant, explain_ranking, rank_players
from faraway.messages import Language
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau
from faraway.site.build import build_site
from tests.browser.conftest import PORT, serve
from tests.browser.pad import link_to, open_pad, random_table, random_tableau, view

pytestmark = pytest.mark.slow
TABLEAUX = 120
TABLES = 25
NAMES = ("Tina", "Ben", "Öykü", "Zoë", "E.", "F")


def differing_reasons(page: Page, language: Language) -> list[tuple[str, str]]:
    """Return the sentences about cards in which the page and `faraway explain` differ, over generated tableaux."""
    rng = random.Random(1602)
    tableaux = [random_tableau(rng) for _ in range(TABLEAUX)]
    tableaux += [(regions[rng.randint(1, 7) :], sanctuaries[:2]) for regions, sanctuaries in tableaux[:20]]
    seen = {card for regions, sanctuaries in tableaux for card in (*regions, *sanctuaries)}
    assert seen == {*CATALOGUE.region_of, *CATALOGUE.sanctuary_of}
    links = [f"t={'.'.join(map(str, regions))}~{'.'.join(sanctuaries)}" for regions, sanctuaries in tableaux]
    composed = view(page, links, "#sheet .why")
    expected = [
        list(explain_sheet(score_tableau(Tableau(*cards, extent=Extent.PARTIAL)), language)[:-1])
        for cards in tableaux
    ]
    pairs = [
        pair for row, other in zip(composed, expected, strict=True) for pair in zip(row, other, strict=True)
    ]
    assert len(pairs) > 8 * TABLEAUX
    return [(one, other) for one, other in pairs if one != other]


def in_language(page: Page, language: Language) -> None:
    suffix = "" if language is Language.EN else f".{language.value}"
    open_pad(page, f"bench{suffix}.html?lang={language.value}")


@pytest.mark.parametrize("language", Language)
def test_every_reason_on_the_page_is_that_of_faraway_explain(page: Page, language: Language) -> None:
    in_language(page, language)
    assert differing_reasons(page, language) == []


@pytest.mark.parametrize("language", Language)
def test_every_ranking_on_the_page_is_that_of_faraway_rank(page: Page, language: Language) -> None:
    in_language(page, language)
    rng = random.Random(1603)
    tables = [random_table(rng, rng.randint(2, 5)) for _ in range(TABLES)]
    tables += [
        [
            ((8, 7, 6, 5, 3, 2, 1, 4), ()),
            ((68, 66, 64, 63, 62, 61, 60, 59), ()),
            ((58, 56, 55, 54, 53, 52, 51, 50), ()),
        ]
    ]
    expected = []
    for table in tables:
        players = [
            Contestant(name=name, tableau=Tableau(*cards)) for name, cards in zip(NAMES, table, strict=False)
        ]
        expected.append(list(explain_ranking(rank_players(players), language)))
    links = [link_to(NAMES[: len(table)], table).removeprefix("#") for table in tables]
    assert view(page, links, "#reasons li") == expected
    assert any(len(sentences) > 1 for sentences in expected), "no tie was among them"


@pytest.fixture
def slipped(browser: Browser, tmp_path: Path) -> Iterator[tuple[Path, Page]]:
    """Yield the folder of a site to plant a slip in, and a page that opens it."""
    build_site(tmp_path / "site", port=PORT)
    server, address = serve(tmp_path / "site")
    context = browser.new_context(base_url=address, service_workers="block")
    yield tmp_path / "site", context.new_page()
    context.close()
    server.shutdown()
    server.server_close()


def plant(file: Path, right: str, wrong: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert right in text
    file.write_text(text.replace(right, wrong), encoding="utf-8")


def test_a_wrong_reason_in_the_page_is_noticed(slipped: tuple[Path, Page]) -> None:
    folder, page = slipped
    plant(folder / "messages.en.json", ", which is not enough", ", which is enough")
    open_pad(page)
    differing = differing_reasons(page, Language.EN)
    assert differing
    assert all("which is enough" in composed for composed, _ in differing)


def test_a_page_whose_port_and_faces_disagree_says_so_in_red(slipped: tuple[Path, Page]) -> None:
    folder, page = slipped
    open_pad(page)
    expect(page.locator("#disagree")).to_be_hidden()
    plant(
        folder / "faraway.mjs",
        "37 city   night -   t     night        3",
        "37 city   night -   t     night        4",
    )
    page.reload()
    page.wait_for_selector('html[data-ready="bench"]')
    warning = page.locator("#disagree")
    expect(warning).to_be_visible()
    assert warning.locator("li").all_inner_texts() == [
        '37: on the face "37 city night 0 0 0 0 0 0 1 night 3", in the program "37 city night 0 0 0 0 0 0 1 night 4".'
    ]
    assert warning.evaluate("each => getComputedStyle(each).backgroundColor") == "rgb(163, 22, 12)"
