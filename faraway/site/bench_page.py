"""The score pad: every card to pick from, one tableau for each player; scripts score, reveal, rank and share."""

from faraway.cards.catalogue import CATALOGUE, Card, Region
from faraway.cards.wording import name_card
from faraway.html.faces import BACK, SYMBOLS, define_faces, describe_card, draw_icon, draw_tile, state_facts
from faraway.html.markup import Html, details, join, tag
from faraway.messages import Language, message
from faraway.site.page import Page, localised

FILTERS = ("river", "city", "forest", "desert", "night", "clue", "stone", "chimera", "thistle")
"""What the cards to pick from are filtered by; `filters_of` says which a card has."""
SHOWN_IN_LEGEND = (*FILTERS[:4], "day", *FILTERS[4:])
PANELS = {
    "regions": "bench-regions",
    "sanctuaries": "bench-sanctuaries",
    "reveal": "bench-reveal",
    "result": "bench-result",
}
"""The parts of the lower half of the screen, and their names."""


def build_bench(language: Language = Language.EN) -> Page:
    """Build the score pad in one language."""

    def say(name: str) -> str:
        return message(language, name)

    cards: tuple[Card, ...] = (*CATALOGUE.region_of.values(), *CATALOGUE.sanctuary_of.values())
    return Page(
        file=localised("bench.html", language),
        language=language,
        title=say("bench-title"),
        lead="",
        body=join(
            SYMBOLS,
            define_faces(cards),
            tag("noscript", tag("p", say("bench-no-script"), class_="notice")),
            tag("div", id="disagree", class_="disagree", role="alert", hidden=True),
            _players(language),
            _tableau(language),
            tag(
                "div",
                _picker(language),
                tag(
                    "section",
                    _reveal(language),
                    id="panel-reveal",
                    role="tabpanel",
                    aria_label=say("bench-reveal"),
                    hidden=True,
                ),
                tag(
                    "section",
                    _result(language),
                    id="panel-result",
                    role="tabpanel",
                    aria_label=say("bench-result"),
                    hidden=True,
                ),
                class_="panels",
            ),
            tag(
                "p", tag("span", id="said"), _button("answer", "", hidden=True), class_="said", role="status"
            ),
            tag(
                "div",
                *(
                    _button(
                        f"tab-{panel}",
                        say(name),
                        role="tab",
                        aria_controls=f"panel-{panel}" if panel in {"reveal", "result"} else "panel-picker",
                        data_panel=panel,
                    )
                    for panel, name in PANELS.items()
                ),
                class_="tabs",
                role="tablist",
                aria_label=say("bench-panels"),
            ),
            _dialogs(language),
        ),
        scripts=("bench.mjs",),
        is_app=True,
    )


def filters_of(card: Card) -> list[str]:
    """Return the filters by which a card is found."""
    has = {
        "night": card.night,
        "clue": card.clues > 0,
        "stone": card.stones > 0,
        "chimera": card.chimeras > 0,
        "thistle": card.thistles > 0,
    }
    biome = [] if card.biome is None else [card.biome.value]
    return biome + [name for name, is_there in has.items() if is_there]


def _button(name: str, text: str, **attributes: str | bool | None) -> Html:
    return tag("button", text, type="button", id=name, **attributes)


def _players(language: Language) -> Html:
    return tag(
        "div",
        tag("div", id="players", role="radiogroup", aria_label=message(language, "bench-players")),
        _button(
            "add-player",
            "+",
            aria_label=message(language, "bench-add-player"),
            title=message(language, "bench-add-player"),
        ),
        class_="players",
    )


def _tableau(language: Language) -> Html:
    def symbol(name: str, sign: str) -> Html:
        text = message(language, name)
        return _button(name.removeprefix("bench-"), sign, aria_label=text, title=text, class_="sign")

    return tag(
        "section",
        tag(
            "div",
            tag("h2", "", id="tableau-heading"),
            tag(
                "p",
                tag("span", message(language, "bench-total"), id="total-label"),
                tag("output", "0", id="total", aria_labelledby="total-label"),
                class_="big",
            ),
            tag(
                "span",
                symbol("bench-undo", "↶"),
                symbol("bench-redo", "↷"),
                symbol("bench-legend", "?"),
                class_="signs",
            ),
            class_="table-head",
        ),
        tag(
            "div",
            tag(
                "ol",
                id="regions",
                class_="cards regions",
                aria_label=message(language, "bench-regions-in-order"),
            ),
            tag(
                "ul",
                id="sanctuaries",
                class_="cards sanctuaries",
                aria_label=message(language, "bench-sanctuaries"),
            ),
            class_="rows",
        ),
        tag("p", id="problems", class_="problems", aria_live="polite"),
        class_="table-top",
        aria_labelledby="tableau-heading",
    )


def _picker(language: Language) -> Html:
    regions, sanctuaries = CATALOGUE.region_of.values(), CATALOGUE.sanctuary_of.values()
    chips = (
        tag(
            "button",
            draw_icon(name),
            type="button",
            class_="chip",
            data_filter=name,
            aria_pressed="false",
            aria_label=message(language, f"icon-{name}"),
            title=message(language, f"icon-{name}"),
        )
        for name in FILTERS
    )
    return tag(
        "section",
        tag(
            "form",
            tag(
                "input",
                id="number",
                inputmode="numeric",
                enterkeyhint="done",
                autocomplete="off",
                spellcheck="false",
                aria_label=message(language, "bench-number"),
                placeholder=message(language, "bench-number-hint"),
            ),
            tag(
                "div",
                *chips,
                class_="chips-row",
                role="toolbar",
                aria_label=message(language, "bench-filters"),
            ),
            id="entry",
            class_="entry",
        ),
        tag(
            "ul",
            *(_pick(card, language) for card in regions),
            id="pick-regions",
            class_="grid regions-grid",
            aria_label=message(language, "bench-pick-region"),
        ),
        tag(
            "ul",
            *(_pick(card, language) for card in sanctuaries),
            id="pick-sanctuaries",
            class_="grid sanctuaries-grid",
            aria_label=message(language, "bench-pick-sanctuary"),
            hidden=True,
        ),
        id="panel-picker",
        role="tabpanel",
        aria_label=message(language, "bench-regions"),
    )


def _pick(card: Card, language: Language) -> Html:
    """Draw a card to pick: the scripts take its name, its words and its facts from here."""
    kind = "regions" if isinstance(card, Region) else "sanctuaries"
    return tag(
        "li",
        tag(
            "button",
            draw_tile(card),
            type="button",
            class_="pick",
            tabindex=-1,
            data_row=kind,
            data_card=name_card(card),
            data_name=name_card(card, language),
            data_facts=state_facts(card),
            data_filters=" ".join(filters_of(card)),
            aria_pressed="false",
            aria_label=describe_card(card, language),
        ),
    )


def _reveal(language: Language) -> Html:
    def named(name: str, *, is_main: bool = False) -> Html:
        return _button(
            name.removeprefix("bench-"), message(language, name), class_="main" if is_main else None
        )

    return join(
        tag(
            "div",
            named("bench-reveal-down"),
            named("bench-reveal-back"),
            named("bench-reveal-next", is_main=True),
            named("bench-reveal-all"),
            class_="buttons",
            role="group",
            aria_label=message(language, "bench-reveal"),
        ),
        tag("p", id="step", class_="step", aria_live="polite"),
        tag("ol", id="sheet", class_="sheet", aria_label=message(language, "bench-sheet")),
    )


def _result(language: Language) -> Html:
    def named(name: str) -> Html:
        return _button(name.removeprefix("bench-"), message(language, name))

    return join(
        tag("div", id="ranking", class_="ranking"),
        tag("ul", id="reasons", class_="reasons", aria_label=message(language, "bench-ranking")),
        tag(
            "div",
            *(
                named(name)
                for name in ("bench-share", "bench-export", "bench-print", "bench-clear", "bench-new")
            ),
            class_="buttons",
            role="group",
            aria_label=message(language, "bench-result"),
        ),
        tag("p", id="link", class_="position", hidden=True),
        details(
            message(language, "bench-paste"),
            tag(
                "textarea",
                "",
                id="json",
                rows=4,
                spellcheck="false",
                aria_label=message(language, "bench-paste"),
            ),
            named("bench-use"),
        ),
    )


def _dialogs(language: Language) -> Html:
    def say(name: str) -> str:
        return message(language, name)

    close = tag("button", say("bench-close"), class_="main", value="")
    legend = (tag("li", draw_icon(name), " ", message(language, f"icon-{name}")) for name in SHOWN_IN_LEGEND)
    return join(
        tag(
            "dialog",
            tag("div", id="card-face", class_="card-face"),
            tag("p", id="card-where", class_="quiet-text"),
            tag("p", id="card-why"),
            tag(
                "form",
                tag("button", say("bench-earlier"), value="earlier"),
                tag("button", say("bench-later"), value="later"),
                tag("button", say("bench-remove"), value="remove"),
                close,
                method="dialog",
                class_="buttons",
            ),
            id="card-dialog",
            aria_labelledby="card-where",
        ),
        tag(
            "dialog",
            tag(
                "form",
                tag("label", say("bench-edit-player"), for_="player-name"),
                tag("input", id="player-name", maxlength=24, autocomplete="off"),
                tag(
                    "div",
                    tag("button", say("bench-save"), value="save", class_="main"),
                    tag("button", say("bench-remove-player"), value="remove", id="remove-player"),
                    tag("button", say("bench-close"), value=""),
                    class_="buttons",
                ),
                method="dialog",
            ),
            id="player-dialog",
            aria_label=say("bench-edit-player"),
        ),
        tag(
            "dialog",
            tag("h2", say("bench-legend")),
            tag(
                "ul",
                *legend,
                tag("li", tag("span", "5", class_="fame-square"), " ", message(language, "icon-fame")),
                tag("li", message(language, "icon-prerequisite")),
                class_="legend",
            ),
            tag("form", close, method="dialog", class_="buttons"),
            id="legend-dialog",
            aria_label=say("bench-legend"),
        ),
        tag(
            "template",
            tag("svg", BACK, class_="face back", viewBox="0 0 100 140", aria_hidden="true"),
            id="back",
        ),
    )
