"""The handshake: the port states its name and its claims: levels, readings, and within them what it answers."""

from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TypeVar

from attrs import evolve, fields_dict, frozen

from faraway.conformance.exchange.claims import (
    LATER_REQUESTS,
    LEVELS,
    PLAYERS,
    READING_DEFAULTS,
    REQUESTS,
    VARIANTS,
    Depth,
    RankForm,
    ScoreForm,
    claim_problems,
)
from faraway.conformance.exchange.faults import shortened
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.game.readings import READING_VALUES
from faraway.io import dump

PROTOCOL = "faraway-wire-1"
LONGEST_NAME = 100
PROBLEMS_SHOWN = 8
T = TypeVar("T", str, int)
_NARROWING = ("requests", "variants", "players", "depth", "score", "rank")
"""The claims that narrow what a port is asked within its levels and readings."""
_CLAIMS = frozenset({*_NARROWING, "bench", "region_facts"})


@frozen(kw_only=True)
class PortIdentity:
    """What a port states about itself: its name, and what it claims to answer."""

    name: str
    version: str
    language: str
    levels: tuple[int, ...]
    readings: Mapping[str, tuple[str, ...]]
    requests: tuple[str, ...] = REQUESTS
    variants: tuple[str, ...] = VARIANTS
    players: tuple[int, ...] = PLAYERS
    depth: Depth = Depth.STATE
    score: ScoreForm = ScoreForm.CARDS
    rank: RankForm = RankForm.RANKS
    bench: bool = True
    """Whether the port is asked about cards that no game brings together; one that declares a claim is not, unless it says so."""
    region_facts: bool = False
    """Whether requests carry the facts of the Regions that they name, too."""

    def to_json(self) -> JsonObject:
        """Return the answer to `hello`; defaults are left out."""
        stated: JsonObject = {"protocol": PROTOCOL, **dump(self)}
        said = {*self.declared, *(["region_facts"] if self.region_facts else [])}
        return {key: value for key, value in stated.items() if key in said or key not in _CLAIMS}

    @property
    def declared(self) -> tuple[str, ...]:
        """The claims that decide what the port is asked within its levels and readings."""
        narrowed = tuple(key for key in _NARROWING if getattr(self, key) != _DEFAULTS[key])
        return (*narrowed, "bench") if self.bench == bool(narrowed) else narrowed


_DEFAULTS = {key: fields_dict(PortIdentity)[key].default for key in _NARROWING}


def hello_request() -> JsonObject:
    """Return the first request, without its id."""
    return {"request": "hello", "protocol": PROTOCOL}


def played_values(stated: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Complete the stated readings: one of the first twelve that the port does not name is played in its default."""
    return {
        name: stated.get(name) or (READING_DEFAULTS[name],)
        for name in READING_VALUES
        if name in stated or name in READING_DEFAULTS
    }


def chosen_values(
    holds_under: Mapping[str, tuple[str, ...]], played: Mapping[str, tuple[str, ...]]
) -> dict[str, str] | None:
    """Choose a value for every reading that the vector holds under and the port plays; None if there is none.

    The vector's order of preference decides. Where the vector has none, the default is chosen if the port plays it.
    """
    chosen: dict[str, str] = {}
    for name, values in READING_VALUES.items():
        if name not in played and name not in holds_under:
            continue
        fitting = [value for value in holds_under.get(name, values) if value in played.get(name, ())]
        if not fitting:
            return None
        chosen[name] = fitting[0]
    return chosen


def load_identity(answer: Json) -> PortIdentity | tuple[str, ...]:
    """Parse the answer to `hello`; return every problem in plain words if it is malformed."""
    if not isinstance(answer, dict):
        return ("the answer to hello is not an object",)
    problems = (
        *_text_problems(answer),
        *_level_problems(answer.get("levels")),
        *islice(_reading_problems(answer.get("readings", {})), PROBLEMS_SHOWN),
        *islice(claim_problems(answer), PROBLEMS_SHOWN),
        *_flag_problems(answer),
    )
    if problems:
        return problems
    readings = as_object(answer.get("readings", {}))
    stated = {name: tuple(map(str, as_list(values))) for name, values in readings.items()}
    identity = PortIdentity(
        name=str(answer["name"]),
        version=str(answer["version"]),
        language=str(answer["language"]),
        levels=tuple(sorted({level for level in as_list(answer["levels"]) if isinstance(level, int)})),
        readings=played_values(stated),
        requests=_in_order(answer, "requests", (*REQUESTS, *LATER_REQUESTS), REQUESTS),
        variants=_in_order(answer, "variants", VARIANTS, VARIANTS),
        players=_in_order(answer, "players", PLAYERS, PLAYERS),
        depth=Depth(answer.get("depth", Depth.STATE.value)),
        score=ScoreForm(answer.get("score", ScoreForm.CARDS.value)),
        rank=RankForm(answer.get("rank", RankForm.RANKS.value)),
        region_facts=answer.get("region_facts", False) is True,
    )
    return evolve(identity, bench=answer.get("bench", not identity.declared) is True)


def _in_order(answer: JsonObject, key: str, known: tuple[T, ...], default: tuple[T, ...]) -> tuple[T, ...]:
    """Return the declared values in the order of the protocol, each once."""
    stated = as_list(answer[key]) if key in answer else default
    return tuple(value for value in known if value in stated)


def _text_problems(answer: JsonObject) -> Iterator[str]:
    if answer.get("protocol") != PROTOCOL:
        yield f'"protocol" must be "{PROTOCOL}"'
    for key in ("name", "version", "language"):
        text = answer.get(key)
        if not isinstance(text, str) or len(text) > LONGEST_NAME or not text.isprintable():
            yield f'"{key}" must be a text of at most {LONGEST_NAME} printable characters'


def _level_problems(levels: Json) -> Iterator[str]:
    if (
        not isinstance(levels, list)
        or not levels
        or not all(type(level) is int and level in LEVELS for level in levels)
    ):
        yield '"levels" must be a list of the levels that the port wants to be asked, such as [1, 2]'


def _flag_problems(answer: JsonObject) -> Iterator[str]:
    for key in ("bench", "region_facts"):
        if not isinstance(answer.get(key, False), bool):
            yield f'"{key}" must be true or false'


def _reading_problems(readings: Json) -> Iterator[str]:
    if not isinstance(readings, dict):
        yield '"readings" must be an object, such as {"ranking": ["first-only"]}, or be left out where the port plays the defaults'
        return
    for name, values in readings.items():
        known = READING_VALUES.get(name)
        if known is None:
            yield f'no reading is called "{shortened(name)}"'
        elif not isinstance(values, list) or not values:
            yield f'"{name}" must be a list of the values that the port plays, such as ["{known[0]}"]'
        else:
            yield from (
                f'"{name}" has no value "{shortened(str(value))}"' for value in values if value not in known
            )
