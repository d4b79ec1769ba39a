"""What a port claims to answer: the words that `hello` may use besides levels and readings, and what applies without them.

A port is not asked what it does not claim. The defaults here are frozen: a port of `faraway-wire-1` that declares nothing
claims the twelve requests and the twelve readings of its first day, and is never sent one that came later.
"""

from collections.abc import Iterator, Mapping
from enum import Enum
from types import MappingProxyType

from faraway.conformance.exchange.faults import shortened
from faraway.conformance.suite.documents import Json, JsonObject

LEVELS = {1: "catalogue", 2: "scoring", 3: "rounds", 4: "game", 5: "robustness"}
REQUESTS = (
    "catalogue",
    "score",
    "due",
    "turn-order",
    "draw",
    "draw-alone",
    "leftovers",
    "market",
    "set-up",
    "rank",
    "play",
    "perft",
)
"""The requests that a port claims which declares no `requests`."""
LATER_REQUESTS: tuple[str, ...] = ()
"""Requests that came later: sent only to ports that name them."""
VARIANTS = ("standard", "advanced")
PLAYERS = (2, 3, 4, 5, 6)
READING_DEFAULTS: Mapping[str, str] = MappingProxyType(
    {
        "market-reveal": "until-round-7",
        "market-shortfall": "reveal-remaining",
        "final-market": "remove-all",
        "sanctuary-shortage": "one-by-one",
        "short-draw": "draw-remaining",
        "deal-order": "ascending",
        "leftover-order": "as-drawn",
        "sanctuary-placement": "must-place",
        "ranking": "everyone",
        "tie-break-cards": "played",
        "drawn-secrecy": "secret",
        "drawn-look": "at-once",
    }
)
"""The readings that every request carries, and what a port plays that does not name them; later ones go to those that do."""


class Depth(Enum):
    """How much of a game is compared."""

    STATE = "state"
    """Every pile and every hand after every action."""
    OUTCOME = "outcome"
    """The legal decisions, what becomes public, totals and ranks."""


class ScoreForm(Enum):
    """What the port answers to `score`."""

    CARDS = "cards"
    TOTAL = "total"


class RankForm(Enum):
    """What the port answers to `rank`, and what of the ranks of a game is compared."""

    RANKS = "ranks"
    WINNERS = "winners"


_LISTS: Mapping[str, tuple[tuple[str | int, ...], str]] = {
    "requests": ((*REQUESTS, *LATER_REQUESTS), 'the requests that the port answers, such as ["score"]'),
    "variants": (VARIANTS, 'the variants that the port plays, such as ["standard"]'),
    "players": (PLAYERS, "the numbers of players that the port plays, such as [2, 3, 4]"),
}
_WORDS: Mapping[str, type[Depth | ScoreForm | RankForm]] = {
    "depth": Depth,
    "score": ScoreForm,
    "rank": RankForm,
}


def claim_problems(answer: JsonObject) -> Iterator[str]:
    """Return in plain words what is wrong with the claims in an answer to `hello`."""
    for key, (known, meaning) in _LISTS.items():
        if key in answer:
            yield from _list_problems(key, answer[key], known, meaning)
    for key, kind in _WORDS.items():
        values = [each.value for each in kind]
        if key in answer and answer[key] not in values:
            yield f'"{key}" must be {" or ".join(f"{value!r}" for value in values)}'.replace("'", '"')


def _list_problems(key: str, values: Json, known: tuple[str | int, ...], meaning: str) -> Iterator[str]:
    if not isinstance(values, list) or not values:
        yield f'"{key}" must be a list of {meaning}'
        return
    for value in values:
        if not any(type(value) is type(each) and value == each for each in known):
            yield f'"{key}" has no {shortened(repr(value))}; there are {", ".join(map(str, known))}'
