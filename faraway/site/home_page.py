"""The front page: what the game is, three doors, the rules in one minute, and what is proved; in four languages."""

from collections.abc import Sequence

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Duration, SanctuaryId
from faraway.html.faces import BACK, SYMBOLS, define_faces, face_key
from faraway.html.markup import Html, join, link, section, tag
from faraway.io import load
from faraway.messages import Language, message
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau
from faraway.site.page import PAGES, Page, localised
from faraway.site.rulings_page import bench_link

SHOWN, BESIDE = (44, 49, 14, 28), "desert-stone"
"""The Regions of the picture that lie open, and the Sanctuary beside them: those of the German rulebook's example."""
FACE_DOWN = 4
STEP = 110
STEPS = (
    "home-step-play",
    "home-step-find",
    "home-step-take",
    "home-step-reveal",
    "home-step-needs",
    "home-step-win",
)
BEHIND = {
    "rules.html": "Every rule as a numbered clause, and what each of five editions says of it.",
    "readings.html": "What the editions leave open or say differently, and what is played here.",
    "theorems.html": "What is proved for all tableaux, and what that rests on.",
    "trace.html": "For every clause, where it is implemented, tested, proved and misread.",
    "conformance.html": "The protocol and the vectors by which a program in any language is tested.",
    "rulings.html": "Every ruling with its ground, its example and its editions.",
    "rulebook.html": "All clauses as one text, made to be printed.",
}


@frozen(kw_only=True)
class Greatest:
    """The greatest total with one number of Sanctuaries, and a tableau that has it."""

    sanctuaries: int
    total: int
    tableau: Tableau


def load_greatest(data: bytes) -> tuple[Greatest, ...]:
    """Load what was established about the greatest totals."""
    return load(data, _Established).greatest


@frozen(kw_only=True)
class _Established:
    """The keys of the file; the page needs the greatest totals only."""

    format: str
    certificate: str
    greatest: tuple[Greatest, ...]
    groups: tuple[dict[str, int], ...]


def build_home(greatest: Sequence[Greatest], language: Language = Language.EN) -> Page:
    """Build the front page; without established totals it claims none."""

    def say(name: str) -> str:
        return message(language, name)

    doors = (
        _door(localised("bench.html", language), say("home-score"), say("home-score-text"), "score"),
        _door("ask.html", say("home-ask"), say("home-ask-text"), "ask"),
        _door("#minute", say("home-minute"), say("home-minute-text"), "minute"),
    )
    steps = (tag("li", say(step)) for step in STEPS)
    return Page(
        file=localised("index.html", language),
        language=language,
        title=say("home-title"),
        lead=say("home-lead"),
        body=join(
            _picture(language),
            tag("div", *doors, class_="doors"),
            section(
                say("home-minute"),
                "minute",
                tag("ol", *steps, class_="minute"),
                tag("p", link("rulebook.html", say("home-book"))),
            ),
            _proved(greatest, language) if greatest else "",
            section(
                say("home-sceptics"),
                "sceptics",
                tag("p", say("home-sceptics-text")),
                tag("p", link("evidence.html", say("menu-evidence"))),
            ),
        ),
    )


def _door(address: str, name: str, text: str, kind: str) -> Html:
    return tag("a", tag("strong", name), tag("span", text), href=address, class_=f"door {kind}")


def _proved(greatest: Sequence[Greatest], language: Language) -> Html:
    best = max(greatest, key=lambda each: each.total)
    totals = ", ".join(str(each.total) for each in sorted(greatest, key=lambda each: each.sanctuaries))
    address = bench_link(best.tableau.regions, best.tableau.sanctuaries)
    return section(
        message(language, "home-proved", total=best.total),
        "proved",
        tag("p", message(language, "home-proved-text", total=best.total)),
        tag("p", message(language, "home-proved-by", totals=totals)),
        tag("p", link(localised(address, language), message(language, "home-proved-see"))),
    )


def _picture(language: Language) -> Html:
    """Draw a row of cards being revealed, with what the open ones pay."""
    sheet = score_tableau(Tableau(SHOWN, (BESIDE,), extent=Extent.PARTIAL))
    sanctuary = CATALOGUE.sanctuary_of[SanctuaryId(BESIDE)]
    cards = [CATALOGUE.region_of[Duration(duration)] for duration in SHOWN]
    drawn = [tag("use", href=f"#{face_key(sanctuary)}", x=0, y=27, width=100, height=106)]
    drawn += [
        tag("svg", BACK, x=position * STEP, y=10, width=100, height=140, viewBox="0 0 100 140")
        for position in range(1, 1 + FACE_DOWN)
    ]
    for position, (card, fame) in enumerate(zip(cards, sheet.region_fame, strict=True), start=1 + FACE_DOWN):
        drawn += [
            tag("use", href=f"#{face_key(card)}", x=position * STEP, y=10, width=100, height=140),
            tag("rect", x=position * STEP + 32, y=142, width=36, height=26, rx=13, class_="paid"),
            tag("text", str(fame), x=position * STEP + 50, y=161, class_="paid-text"),
        ]
    arrow = tag("path", d="M970 186H580m12-8l-12 8 12 8", class_="way")
    label = message(language, "home-picture", fame=sheet.total)
    return tag(
        "figure",
        SYMBOLS,
        define_faces((*cards, sanctuary)),
        tag("svg", *drawn, arrow, viewBox="0 0 980 200", role="img", aria_label=label),
        class_="hero",
    )


def build_evidence() -> Page:
    """Build the page that leads to everything for authors of ports and sceptics."""
    doors = (_door(file, PAGES[file], text, "plain") for file, text in BEHIND.items())
    return Page(
        file="evidence.html",
        title="For port authors and sceptics",
        lead="Three implementations of the same rules that share no code, compared with each other and proved where that can be "
        "done. Everything is open to inspection.",
        body=tag("div", *doors, class_="doors"),
    )
