"""From vectors to request lines: add the id, the readings, and the facts of the Sanctuaries that a request names."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.conformance.exchange.claims import LATER_REQUESTS, PLAYERS, REQUESTS, VARIANTS
from faraway.conformance.exchange.handshake import PortIdentity, chosen_values
from faraway.conformance.exchange.wire import Ticket
from faraway.conformance.suite.documents import Json, JsonObject, as_object, compact
from faraway.conformance.suite.facets import kinds_of, player_counts_of, variants_of
from faraway.conformance.suite.vectors import BENCH, ExpectAnswer, Vector
from faraway.io import dump

WITH_CARDS = frozenset({"score", "due", "draw", "draw-alone", "leftovers", "rank", "play", "perft"})
_NAMES = re.compile('"([a-z][a-z0-9-]*)"')
WITH_READINGS = frozenset(
    {"due", "turn-order", "draw", "draw-alone", "leftovers", "market", "set-up", "rank"}
)


WITH_REGIONS = (WITH_CARDS | WITH_READINGS) - {"draw-alone", "leftovers"}
REGION_KEYS = frozenset(
    {"regions", "region", "hand", "played", "market", "removed", "region_deck", "kept", "shuffled"}
)
"""The keys of requests whose numbers are Regions."""


LEVELS_BY_COST = (1, 2, 5, 3, 4)
"""Catalogue, scoring, invalid requests, single rules, games."""


@frozen
class Question:
    """One request line and the vectors it answers: (position in the run, position among the vector's requests)."""

    ticket: Ticket
    answers: tuple[tuple[int, int], ...]


@cache
def sanctuary_facts(cards: Catalogue = CATALOGUE) -> Mapping[str, JsonObject]:
    """Return the printed facts of every Sanctuary by id, as requests carry them."""
    return {str(sanctuary.id): dump(sanctuary) for sanctuary in cards.sanctuaries}


@cache
def region_facts(cards: Catalogue = CATALOGUE) -> Mapping[int, JsonObject]:
    """Return the printed facts of every Region by duration, as requests carry them on request."""
    return {int(region.duration): dump(region) for region in cards.regions}


def reason_not_asked(vector: Vector, identity: PortIdentity) -> str:
    """Return why a port is not asked a vector; empty if it is asked."""
    return reason_not_claimed(vector, identity) or reason_not_played(vector, identity)


def reason_not_claimed(vector: Vector, identity: PortIdentity) -> str:
    """Return which claim of the port leaves a vector out: level, request, variant or number of players."""
    if vector.level not in identity.levels:
        return f"the port does not offer level {vector.level}"
    if not identity.declared:
        return ""
    facets: tuple[tuple[str, Iterable[str | int], Iterable[str | int], Iterable[str | int]], ...] = (
        ("answer", kinds_of(vector), (*REQUESTS, *LATER_REQUESTS), identity.requests),
        ("play the variant", variants_of(vector), VARIANTS, identity.variants),
        ("play with players:", player_counts_of(vector), PLAYERS, identity.players),
    )
    # A request, variant or number that does not exist is an invalid request, and nobody claims that.
    missing = ["answer bench questions"] if BENCH in vector.tags and not identity.bench else []
    missing += [
        f"{verb} {', '.join(map(str, lacking))}"
        for verb, named, known, claimed in facets
        if (lacking := [each for each in named if each in known and each not in claimed])
    ]
    return f"the port does not claim to {', to '.join(missing)}" if missing else ""


def reason_not_played(vector: Vector, identity: PortIdentity) -> str:
    """Return which readings a vector needs that the port does not play."""
    missing = [
        f"{name}={' or '.join(values)}"
        for name, values in vector.readings.items()
        if not set(values) & set(identity.readings.get(name, ()))
    ]
    return f"the port does not play {', '.join(missing)}" if missing else ""


class Completion:
    """Completes requests with what vectors leave out: the readings, and the facts of every Sanctuary named."""

    def __init__(
        self,
        identity: PortIdentity,
        facts: Mapping[str, JsonObject],
        regions: Mapping[int, JsonObject] | None = None,
    ) -> None:
        self.identity = identity
        self._regions = region_facts() if regions is None else regions
        self._facts = {name: compact(card) for name, card in facts.items()}
        self._defaults = self._chosen({})

    @staticmethod
    def plain_line(number: int, request: JsonObject) -> bytes:
        """Return the line of a request that needs nothing added."""
        return compact({"id": number, **request}).encode()

    def _chosen(self, holds_under: Mapping[str, tuple[str, ...]]) -> JsonObject:
        return {**(chosen_values(holds_under, self.identity.readings) or {})}

    def ticket(self, number: int, request: JsonObject, vector: Vector) -> Ticket:
        """Return the ticket of one request, with the expected reply line if there is exactly one."""
        line = self.line(number, request, vector.readings)
        if not isinstance(vector.expect, ExpectAnswer):
            return Ticket(number, line, family=vector.topic)
        right = vector.expect.answer
        right_line = f'{{"id":{number},"answer":{vector.expect.text or compact(right)}}}'.encode()
        return Ticket(number, line, right=right, right_line=right_line, family=vector.topic)

    def line(self, number: int, request: JsonObject, holds_under: Mapping[str, tuple[str, ...]]) -> bytes:
        """Return a request as it is sent."""
        kind = request.get("request")
        if kind in WITH_READINGS or "setup" in request:
            request = _with_readings(request, self._chosen(holds_under) if holds_under else self._defaults)
        text = compact(request)[1:-1]
        if kind in WITH_CARDS and "cards" not in request:
            named = [self._facts[name] for name in dict.fromkeys(_NAMES.findall(text)) if name in self._facts]
            text = f'{text},"cards":[{",".join(named)}]'
        if self.identity.region_facts and kind in WITH_REGIONS:
            named_regions = dict.fromkeys(_regions_named(request))
            regions = [self._regions[number] for number in named_regions if number in self._regions]
            text = f'{text},"region_cards":{compact([*regions])}'
        return f'{{"id":{number},{text}}}'.encode()


def _regions_named(value: Json, key: str = "") -> Iterator[int]:
    """Return the numbers of a request that name Regions."""
    if isinstance(value, dict):
        for name, entry in value.items():
            yield from _regions_named(entry, name)
    elif isinstance(value, list):
        for entry in value:
            yield from _regions_named(entry, key)
    elif key in REGION_KEYS and type(value) is int:
        yield value


def _with_readings(request: JsonObject, readings: JsonObject) -> JsonObject:
    setup = request.get("setup")
    if isinstance(setup, dict):
        return {**request, "setup": {**setup, "readings": {**readings, **as_object(setup.get("readings"))}}}
    if "setup" in request:
        return request
    return {**request, "readings": {**readings, **as_object(request.get("readings"))}}


def questions(
    vectors: Iterable[tuple[int, Vector]],
    identity: PortIdentity,
    facts: Mapping[str, JsonObject],
    regions: Mapping[int, JsonObject] | None = None,
    games: Iterable[tuple[int, Vector]] = (),
) -> Iterator[Question]:
    """Return the lines of all vectors, the cheap ones first; the catalogue is requested once for all vectors about it.

    The numbers follow the order of the vectors, whatever is sent first. `games` are looked at when their turn has come, after the
    other games and before `perft`: the port works while they are made.
    """
    completion = Completion(identity, facts, regions)
    number = 0
    shared: list[tuple[int, int]] = []
    numbered: list[tuple[int, int, Vector]] = []
    for index, vector in vectors:
        if vector.requests == ({"request": "catalogue"},):
            shared.append((index, 0))
        else:
            numbered.append((number + 1, index, vector))
            number += len(vector.requests) or 1
    if shared:
        number += 1
        line = completion.plain_line(number, {"request": "catalogue"})
        yield Question(Ticket(number, line, family="catalogue"), tuple(shared))
    numbered.sort(key=lambda entry: LEVELS_BY_COST.index(entry[2].level))
    for first, index, vector in numbered:
        if not _is_perft(vector):
            yield from _questions_of(completion, first, index, vector)
    for index, vector in games:
        yield from _questions_of(completion, number + 1, index, vector)
        number += len(vector.requests)
    for first, index, vector in numbered:
        if _is_perft(vector):
            yield from _questions_of(completion, first, index, vector)


def _questions_of(completion: Completion, first: int, index: int, vector: Vector) -> Iterator[Question]:
    if vector.line:
        ticket = Ticket(first, vector.line.encode(), has_id=False, family=vector.topic)
        yield Question(ticket, ((index, 0),))
    for position, request in enumerate(vector.requests):
        yield Question(completion.ticket(first + position, request, vector), ((index, position),))


def _is_perft(vector: Vector) -> bool:
    """Return True for every continuation of a game: the dearest questions."""
    return kinds_of(vector) == ("perft",)
