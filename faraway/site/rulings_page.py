"""The page for questions with the search, and the page of all rulings with their examples, scored when the page is built."""

from urllib.parse import quote

from faraway.cards.catalogue import CATALOGUE, Card, Duration, SanctuaryId
from faraway.html.faces import SYMBOLS, define_faces, use_face
from faraway.html.markup import Html, bullets, details, join, link, section, table, tag
from faraway.rulebook.clauses import read_register
from faraway.rulebook.presets import preset_lines
from faraway.rulebook.ruling_book import RulingBook
from faraway.rulebook.rulings import Choice, Ruling
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import CardScore, score_tableau
from faraway.scoring.tableau import Extent, Tableau
from faraway.site.page import EDITION_NAMES, Page, anchor, contents, link_clauses

SEARCH = Html(
    '<form id="ask" role="search" hidden><label for="question">Ask in your own words, in English, French, German or '
    'Italian</label><div class="field"><input id="question" type="search" autocomplete="off" '
    'placeholder="does the card itself count?"><button>Ask</button></div></form>'
    '<div id="answers" aria-live="polite"></div>'
    "<noscript><p>The search needs JavaScript; every ruling is listed below.</p></noscript>"
)


def build_ask(book: RulingBook) -> Page:
    """Build the page for questions: the search, and every question by topic."""
    topics = (
        tag(
            "section",
            tag("h2", topic),
            bullets(link(f"rulings.html#{ruling.id}", ruling.question) for ruling in rulings),
            class_="topic",
        )
        for topic, rulings in by_topic(book).items()
    )
    return Page(
        file="ask.html",
        title="What do the rules say?",
        lead=f"{len(book.rulings)} questions that come up at the table, each with a short answer, its clauses, what five "
        "editions say, and an example.",
        body=join(SEARCH, tag("div", *topics, class_="topics")),
        scripts=("ask.mjs",),
    )


def build_rulings(book: RulingBook) -> Page:
    """Build the page of all rulings."""
    topics = by_topic(book)
    sections = (
        section(topic, anchor("topic", topic), *map(_ruling, rulings)) for topic, rulings in topics.items()
    )
    cards = dict.fromkeys(card for ruling in book.rulings for card in cards_of(ruling))
    return Page(
        file="rulings.html",
        title="Rulings",
        lead="Every question with its answer, the ground for it, and an example.",
        body=join(
            SYMBOLS,
            define_faces(cards),
            SEARCH,
            contents("Topics", "topic", topics),
            *sections,
        ),
        scripts=("ask.mjs", "examples.mjs"),
    )


def by_topic(book: RulingBook) -> dict[str, list[Ruling]]:
    """Return the rulings of each topic, in the order of the book."""
    topics: dict[str, list[Ruling]] = {}
    for ruling in book.rulings:
        topics.setdefault(ruling.topic, []).append(ruling)
    return topics


def cards_of(ruling: Ruling) -> list[Card]:
    """Return the cards of a ruling's example."""
    regions = [CATALOGUE.region_of[Duration(duration)] for duration in ruling.example.regions]
    sanctuaries = [CATALOGUE.sanctuary_of[SanctuaryId(name)] for name in ruling.example.sanctuaries]
    return [*regions, *sanctuaries]


def bench_link(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> str:
    """Return the address of a tableau on the bench."""
    cards = ".".join(map(str, regions)) + ("~" + ".".join(sanctuaries) if sanctuaries else "")
    return f"bench.html#t={quote(cards, safe='.~-')}"


def _ruling(ruling: Ruling) -> Html:
    rows = [
        (link_clauses((says.clause,)), *(each.how.value for each in says.editions))
        for says in ruling.citations
    ]
    return tag(
        "article",
        tag("h3", link(f"#{ruling.id}", ruling.question)),
        tag("p", ruling.answer, class_="answer"),
        tag(
            "p",
            tag("span", _status(ruling), class_=f"status {ruling.status.value}"),
            " ",
            link_clauses(ruling.clauses),
            class_="rests",
        ),
        _example(ruling),
        *map(_choice, ruling.readings),
        details(
            "What the editions say",
            table(
                ("Clause", *EDITION_NAMES.values()),
                rows,
                caption=f"Editions on: {ruling.question}",
            ),
        ),
        class_="ruling",
        id=ruling.id,
    )


def _status(ruling: Ruling) -> Html:
    """Describe the ground of a ruling, with links to its readings and its theorem."""
    pages = {choice.reading: "readings" for choice in ruling.readings}
    if ruling.theorem:
        pages[ruling.theorem] = "theorems"
    parts: list[Html | str] = [ruling.status_in_words]
    for name, page in pages.items():
        before, found, after = str(parts.pop()).partition(name)
        parts += [before, link(f"{page}.html#{name}", found), after]
    return join(*parts)


def _choice(choice: Choice) -> Html:
    """List what is played under each edition and why, and what the other values of a reading would change."""
    presets = preset_lines(read_register().question(choice.reading))
    others = (
        join(tag("b", other.value), f": {other.meaning}. {other.example.shows} ", other.example.position)
        for other in choice.others
    )
    return join(
        details(f"What is played under each edition ({choice.reading})", bullets(presets)),
        details(f"Under another value of {choice.reading}", bullets(others)),
    )


def _example(ruling: Ruling) -> Html:
    example = ruling.example
    caption = tag("figcaption", example.shows)
    if not example.regions:
        return tag("figure", caption, tag("p", example.position, class_="position"))
    sheet = score_tableau(Tableau(example.regions, example.sanctuaries, extent=Extent.PARTIAL))
    sanctuaries = tag("ul", *map(_scored_card, sheet.sanctuaries), class_="cards sanctuaries")
    return tag(
        "figure",
        caption,
        tag("ul", *map(_scored_card, sheet.regions), class_="cards regions"),
        sanctuaries if sheet.sanctuaries else "",
        tag(
            "p",
            "Total ",
            tag("output", str(sheet.total)),
            " ",
            link(bench_link(example.regions, example.sanctuaries), "Open on the bench"),
            class_="total",
        ),
        details("Why", bullets(explain_sheet(sheet))),
        class_="example",
        data_regions=" ".join(map(str, example.regions)),
        data_sanctuaries=" ".join(example.sanctuaries),
    )


def _scored_card(score: CardScore) -> Html:
    return tag("li", use_face(score.card), tag("output", str(score.fame), class_="fame-paid"), class_="card")
