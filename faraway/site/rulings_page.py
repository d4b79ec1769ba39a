"""The rulings with their search, on the first page and on one of their own, with cards scored when the page is made."""

from html import escape
from urllib.parse import quote

from faraway.cards.catalogue import CATALOGUE, Card, Duration, SanctuaryId
from faraway.html.faces import SYMBOLS, describe_card, draw_face
from faraway.html.frame import Page, link_clauses, name_edition, table
from faraway.io.strict import Json
from faraway.rulebook.rulings import Ruling, RulingBook
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import CardScore, score_tableau
from faraway.scoring.tableau import Extent, Tableau

SEARCH = (
    '<form id="ask" role="search" hidden><label for="question">Ask in your own words, in English or with French, German '
    'or Italian terms</label><div class="field"><input id="question" type="search" autocomplete="off" '
    'placeholder="does the card itself count?"><button>Ask</button></div></form>'
    '<div id="answers" aria-live="polite"></div>'
    "<noscript><p>The search needs JavaScript; every ruling is listed below.</p></noscript>"
)


def build_home(book: RulingBook) -> Page:
    """Lay out the first page: the search, and every question by topic."""
    topics = "".join(
        f'<section class="topic"><h2>{escape(topic)}</h2><ul>'
        + "".join(
            f'<li><a href="rulings.html#{ruling.id}">{escape(ruling.question)}</a></li>'
            for ruling in book.rulings
            if ruling.topic == topic
        )
        + "</ul></section>"
        for topic in topics_of(book)
    )
    return Page(
        file="index.html",
        title="What do the rules say?",
        lead=f"{len(book.rulings)} questions that come up at the table, each with a short answer, its clauses, what five "
        "editions say, and cards that show it.",
        body=f'{SEARCH}<div class="topics">{topics}</div>',
        scripts=("ask.mjs",),
    )


def build_rulings(book: RulingBook) -> Page:
    """Lay out every ruling."""
    contents = "".join(
        f'<li><a href="#{topic_anchor(topic)}">{escape(topic)}</a></li>' for topic in topics_of(book)
    )
    sections = "".join(
        f'<section aria-labelledby="{topic_anchor(topic)}"><h2 id="{topic_anchor(topic)}">{escape(topic)}</h2>'
        + "".join(_ruling(ruling) for ruling in book.rulings if ruling.topic == topic)
        + "</section>"
        for topic in topics_of(book)
    )
    return Page(
        file="rulings.html",
        title="Rulings",
        lead="Every question with its answer, what it rests on, and cards that show it.",
        body=f'{symbols_with_faces(book)}{SEARCH}<nav aria-label="Topics"><ul class="chips">{contents}</ul></nav>{sections}',
        scripts=("ask.mjs", "examples.mjs"),
    )


def topics_of(book: RulingBook) -> list[str]:
    """Give the topics in their order."""
    return list(dict.fromkeys(ruling.topic for ruling in book.rulings))


def topic_anchor(topic: str) -> str:
    """Give the name by which a topic is linked to."""
    return "topic-" + "-".join(topic.lower().split())


def cards_of(ruling: Ruling) -> list[Card]:
    """Give the cards of a ruling's tableau."""
    regions = [CATALOGUE.region_of[Duration(duration)] for duration in ruling.example.regions]
    sanctuaries = [CATALOGUE.sanctuary_of[SanctuaryId(name)] for name in ruling.example.sanctuaries]
    return [*regions, *sanctuaries]


def card_key(card: Card) -> str:
    """Give the name of a card's drawing."""
    return describe_card(card).split(":", 1)[0].lower().replace(" ", "-")


def symbols_with_faces(book: RulingBook) -> str:
    """Define the icons, and once each face that an example shows."""
    shown = {card_key(card): card for ruling in book.rulings for card in cards_of(ruling)}
    faces = "".join(
        draw_face(card).replace('<svg class="face"', f'<symbol id="{key}"', 1).replace("</svg>", "</symbol>")
        for key, card in shown.items()
    )
    return (
        SYMBOLS
        + f'<svg class="symbols" width="0" height="0" aria-hidden="true" focusable="false"><defs>{faces}</defs></svg>'
    )


def bench_link(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> str:
    """Give the address of a tableau on the bench."""
    cards = ".".join(map(str, regions)) + ("~" + ".".join(sanctuaries) if sanctuaries else "")
    return f"bench.html#t={quote(cards, safe='.~-')}"


def _ruling(ruling: Ruling) -> str:
    rows = [
        (
            name_edition(said.edition),
            said.how.value,
            said.backs,
            escape("; ".join(said.headings)),
            escape(said.note),
        )
        for said in ruling.editions
    ]
    return (
        f'<article class="ruling" id="{ruling.id}"><h3><a href="#{ruling.id}">{escape(ruling.question)}</a></h3>'
        f'<p class="answer">{escape(ruling.answer)}</p><p class="rests"><span class="status {ruling.status.value}">'
        f"{_status(ruling)}</span> {link_clauses(ruling.clauses)}</p>{_example(ruling)}"
        f"<details><summary>What the editions say</summary>"
        + table(("Edition", "Says", "Backs", "Under", "Note"), rows, f"Editions on: {ruling.question}")
        + "</details></article>"
    )


def _status(ruling: Ruling) -> str:
    words = escape(ruling.status_in_words)
    if ruling.theorem:
        return words.replace(ruling.theorem, f'<a href="theorems.html#{ruling.theorem}">{ruling.theorem}</a>')
    return (
        words.replace(ruling.ledger, f'<a href="readings.html#{ruling.ledger}">{ruling.ledger}</a>')
        if ruling.ledger
        else words
    )


def _example(ruling: Ruling) -> str:
    example = ruling.example
    if not example.regions:
        return f'<figure><figcaption>{escape(example.shows)}</figcaption><p class="position">{escape(example.position)}</p></figure>'
    sheet = score_tableau(Tableau.of(example.regions, example.sanctuaries, extent=Extent.PARTIAL))
    regions = "".join(map(_scored_card, sheet.regions))
    sanctuaries = "".join(map(_scored_card, sheet.sanctuaries))
    second = f'<ul class="cards sanctuaries">{sanctuaries}</ul>' if sanctuaries else ""
    sentences = "".join(f"<li>{escape(sentence)}</li>" for sentence in explain_sheet(sheet))
    return (
        f'<figure class="example" data-regions="{" ".join(map(str, example.regions))}" '
        f'data-sanctuaries="{" ".join(example.sanctuaries)}"><figcaption>{escape(example.shows)}</figcaption>'
        f'<ul class="cards regions">{regions}</ul>{second}<p class="total">Total <output>{sheet.total}</output> '
        f'<a href="{bench_link(example.regions, example.sanctuaries)}">Lay it on the bench</a></p>'
        f"<details><summary>Why</summary><ul>{sentences}</ul></details></figure>"
    )


def _scored_card(score: CardScore) -> str:
    card = score.card
    height = 140 if hasattr(card, "duration") else 118
    return (
        f'<li class="card"><svg class="face" viewBox="0 0 100 {height}" role="img" aria-label="{escape(describe_card(card))}">'
        f'<use href="#{card_key(card)}"/></svg><output class="fame-paid">{score.fame}</output></li>'
    )


def dump_shown(book: RulingBook) -> dict[str, Json]:
    """Give what the search shows of a ruling it has found."""
    return {
        ruling.id: {
            "question": ruling.question,
            "answer": ruling.answer,
            "status": ruling.status_in_words,
            "clauses": list(ruling.clauses),
        }
        for ruling in book.rulings
    }
