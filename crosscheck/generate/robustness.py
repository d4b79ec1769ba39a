"""Level 5: bad requests, each wrong in one way only."""

from collections.abc import Iterator

from crosscheck.generate.drafting import Topic, answered, draft, refused, refused_line
from crosscheck.generate.games import play
from crosscheck.generate.scoring_by_hand import score_request
from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.reference.facts import sanctuary_facts
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import Vector

GOOD = [1, 2, 4, 6, 7, 8, 12, 13]
IMAGINED: JsonObject = {
    "id": "river-night-clue-stone",
    "biome": "river",
    "night": True,
    "clues": 1,
    "stones": 1,
    "chimeras": 0,
    "thistles": 0,
    "quest": None,
}


def lines() -> Iterator[Vector]:
    rows = [
        (
            "cut-short",
            '{"id": 1, "request": "score", "regions": [1, 2',
            "not-json",
            "The line ends in the middle.",
        ),
        ("no-json", "score 1 2 3 4 5 6 7 8", "not-json", "The line is not JSON at all."),
        ("empty-line", "", "not-json", "The line is empty."),
        ("two-documents", "{} {}", "not-json", "Two documents on a line."),
        ("list", "[1, 2, 3]", "wrong-type", "The line is a list."),
        ("number", "17", "wrong-type", "The line is a number."),
        ("null", "null", "wrong-type", "The line is null."),
        ("text", '"score"', "wrong-type", "The line is a text."),
    ]
    for name, line, code, why in rows:
        if line:  # an empty line in a vector means that there is none
            yield refused_line(draft(f"line-{name}", 5, "COMP-1", why, f"robustness {code}"), line, code)
    deep = "[" * 20_000
    yield refused_line(
        draft("line-deeply-nested", 5, "COMP-1", "Twenty thousand opening brackets.", "robustness"),
        deep,
        "not-json",
        "too-deep",
        "wrong-type",
        "too-large",
    )


def requests() -> Iterator[Vector]:
    many = [str(card.id) for card in CATALOGUE.sanctuaries]
    score: dict[str, tuple[str, str, JsonObject]] = {
        "unknown-request": ("unknown-request", "No such request.", {"request": "juggle"}),
        "request-missing": ("missing-key", "The kind of request is missing.", {"regions": [*GOOD]}),
        "request-no-text": ("wrong-type", "The kind of request is a number.", {"request": 7}),
        "regions-missing": (
            "missing-key",
            "The Regions are missing.",
            {"request": "score", "sanctuaries": []},
        ),
        "sanctuaries-missing": (
            "missing-key",
            "The Sanctuaries are missing.",
            {"request": "score", "regions": [*GOOD], "cards": []},
        ),
        "regions-no-list": (
            "wrong-type",
            "The Regions are a text.",
            {"request": "score", "regions": "1 2 3", "sanctuaries": []},
        ),
        "region-as-text": ("wrong-type", "A Region is written as a text.", _score([*GOOD[:7], "13"])),
        "region-as-truth": ("wrong-type", "true is no Region, not even Region 1.", _score([*GOOD[1:], True])),
        "region-as-fraction": ("wrong-type", "A Region is no fraction.", _score([*GOOD[:7], 13.5])),
        "region-null": ("wrong-type", "null is no Region.", _score([*GOOD[:7], None])),
        "region-0": ("unknown-region", "There is no Region 0.", score_request([*GOOD[:7], 0])),
        "region-69": ("unknown-region", "There is no Region 69.", score_request([*GOOD[:7], 69])),
        "region-negative": ("unknown-region", "There is no Region -5.", score_request([*GOOD[:7], -5])),
        "region-twice": ("region-twice", "Region 12 lies there twice.", score_request([*GOOD[:7], 12])),
        "seven-regions": ("too-few-regions", "A whole tableau has eight Regions.", score_request(GOOD[:7])),
        "nine-regions": ("too-many-regions", "No tableau has nine Regions.", score_request([*GOOD, 14])),
        "no-regions": ("too-few-regions", "A tableau without Regions.", score_request([])),
        "sanctuary-twice": (
            "sanctuary-twice",
            "The same Sanctuary lies there twice.",
            score_request(GOOD, ["forest-stone", "forest-stone"]),
        ),
        "sanctuary-as-number": ("wrong-type", "A Sanctuary is written as a number.", _score([*GOOD], [5])),
        "sanctuaries-no-list": (
            "wrong-type",
            "The Sanctuaries are a text.",
            {"request": "score", "regions": [*GOOD], "sanctuaries": "forest-stone", "cards": []},
        ),
        "sanctuary-unknown": (
            "unknown-sanctuary",
            "No printed Sanctuary has these facts.",
            {**score_request(GOOD, [str(IMAGINED["id"])]), "cards": [IMAGINED]},
        ),
        "more-sanctuaries-than-ascents": (
            "too-many-sanctuaries",
            "Two Sanctuaries and a single ascent.",
            score_request([13, 12, 8, 7, 6, 4, 1, 2], many[:2]),
        ),
        "sanctuary-without-ascent": (
            "too-many-sanctuaries",
            "One Sanctuary and no ascent at all.",
            score_request([13, 12, 8, 7, 6, 4, 2, 1], many[:1]),
        ),
    }
    for name, (code, why, request) in score.items():
        yield refused(draft(f"bad-{name}", 5, "COMP-5 ROUND-3", why, f"robustness {code}"), request, code)


def _score(regions: list[Json], sanctuaries: list[Json] | None = None) -> JsonObject:
    return {"request": "score", "regions": regions, "sanctuaries": sanctuaries or [], "cards": []}


def setups() -> Iterator[Vector]:
    script = play(2, 1, {})
    good = script.setup_json()
    regions, sanctuaries = [*script.setup.region_deck], [str(name) for name in script.setup.sanctuary_deck]

    def begin(setup: Json, actions: Json = None) -> JsonObject:
        return {
            "request": "play",
            "setup": setup,
            "actions": actions or [],
            "show": ["state"],
            "after": "last",
        }

    explore: JsonObject = {"type": "explore", "seat": 0, "region": min(regions[:3])}
    rows: list[tuple[str, str, str, JsonObject]] = [
        ("one-player", "too-few-players", "Nobody plays alone.", begin({**good, "players": 1})),
        ("seven-players", "too-many-players", "No more than six play.", begin({**good, "players": 7})),
        (
            "players-as-text",
            "wrong-type",
            "The number of players is a text.",
            begin({**good, "players": "2"}),
        ),
        ("variant-unknown", "unknown-value", "There is no such variant.", begin({**good, "variant": "solo"})),
        (
            "reading-unknown",
            "unknown-reading",
            "There is no such reading.",
            begin({**good, "readings": {"weather": "fine"}}),
        ),
        (
            "reading-value-unknown",
            "unknown-reading-value",
            "The reading has no such value.",
            begin({**good, "readings": {"ranking": "nobody"}}),
        ),
        (
            "region-deck-short",
            "deck-incomplete",
            "A Region is missing.",
            begin({**good, "region_deck": [*regions[:-1]]}),
        ),
        (
            "region-deck-double",
            "deck-incomplete",
            "A Region is there twice, another not at all.",
            begin({**good, "region_deck": [*regions[:-1], regions[0]]}),
        ),
        (
            "sanctuary-deck-short",
            "deck-incomplete",
            "A Sanctuary is missing.",
            begin({**good, "sanctuary_deck": [*sanctuaries[:-1]]}),
        ),
        (
            "region-deck-69",
            "deck-incomplete",
            "Region 69 lies in the deck in the place of another: the deck is not each Region once.",
            begin({**good, "region_deck": [*regions[:-1], 69]}),
        ),
        (
            "sanctuary-deck-imagined",
            "deck-incomplete",
            "A Sanctuary that was never printed lies in the deck in the place of another.",
            {
                **begin({**good, "sanctuary_deck": [*sanctuaries[:-1], IMAGINED["id"]]}),
                "cards": [*(sanctuary_facts()[name] for name in sanctuaries[:-1]), IMAGINED],
            },
        ),
        (
            "show-unknown",
            "unknown-value",
            "Nothing is called weather that could be shown.",
            {**begin(good), "show": ["weather"]},
        ),
        (
            "after-unknown",
            "unknown-value",
            "Steps are shown after every action or after the last.",
            {**begin(good), "after": "never"},
        ),
        (
            "setup-missing",
            "missing-key",
            "The set-up is missing.",
            {"request": "play", "actions": [], "show": ["state"], "after": "last", "cards": []},
        ),
        ("setup-no-object", "wrong-type", "The set-up is a list.", {**begin([]), "cards": []}),
        (
            "action-unknown",
            "unknown-value",
            "There is no such action.",
            begin(good, [{"type": "steal", "seat": 0, "region": 1}]),
        ),
        (
            "action-without-type",
            "missing-key",
            "An action without a type.",
            begin(good, [{"seat": 0, "region": 1}]),
        ),
        (
            "action-without-seat",
            "missing-key",
            "An action without a seat.",
            begin(good, [{"type": "explore", "region": 1}]),
        ),
        (
            "action-unknown-after-a-good-one",
            "unknown-value",
            "One action of no known form makes the whole request bad, whatever went before it.",
            begin(good, [explore, {"type": "steal", "seat": 1, "region": 1}]),
        ),
        (
            "action-region-as-text",
            "wrong-type",
            "The Region of an action is a text.",
            begin(good, [{**explore, "region": str(explore["region"])}]),
        ),
        ("action-no-object", "wrong-type", "An action that is a number.", begin(good, [5])),
        ("actions-no-list", "wrong-type", "The actions are an object.", begin(good, {"type": "explore"})),
    ]
    for name, code, why, request in rows:
        yield refused(
            draft(f"bad-game-{name}", 5, "SETUP-1 SETUP-6", why, f"robustness {code}"), request, code
        )
    why = "An action of good form with a Region that does not exist is an illegal step, not a bad request."
    yield answered(
        draft("bad-game-action-region-69", 5, "EXPLORE-1", why, "robustness not-in-hand"),
        {**begin(good, [{**explore, "region": 69}, explore]), "after": "every", "show": ["result"]},
    )


def topics() -> Iterator[Topic]:
    yield Topic("robustness-lines", "Lines that are no requests; the port lives on.", tuple(lines()))
    yield Topic("robustness-scoring", "Tableaux that cannot be.", tuple(requests()))
    yield Topic("robustness-games", "Games that cannot begin.", tuple(setups()))
