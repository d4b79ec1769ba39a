"""From vectors to request lines: add the id, the readings, and the facts of the Sanctuaries that a request names."""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.exchange.handshake import PortIdentity, chosen_values
from faraway.conformance.exchange.wire import Ticket
from faraway.conformance.suite.documents import JsonObject, as_object, compact
from faraway.conformance.suite.vectors import ExpectAnswer, Vector
from faraway.io import dump

WITH_CARDS = frozenset({"score", "due", "draw", "draw-alone", "leftovers", "rank", "play", "perft"})
_NAMES = re.compile('"([a-z][a-z0-9-]*)"')
WITH_READINGS = frozenset(
    {"due", "turn-order", "draw", "draw-alone", "leftovers", "market", "set-up", "rank"}
)


@frozen
class Question:
    """One request line and the vectors it answers: (position in the run, position among the vector's requests)."""

    ticket: Ticket
    answers: tuple[tuple[int, int], ...]


@cache
def sanctuary_facts() -> Mapping[str, JsonObject]:
    """Return the printed facts of every Sanctuary by id, as requests carry them."""
    return {str(sanctuary.id): dump(sanctuary) for sanctuary in CATALOGUE.sanctuaries}


def reason_not_asked(vector: Vector, identity: PortIdentity) -> str:
    """Return why a port is not asked a vector; empty if it is asked."""
    if vector.level not in identity.levels:
        return f"the port does not offer level {vector.level}"
    missing = [
        f"{name}={' or '.join(values)}"
        for name, values in vector.readings.items()
        if not set(values) & set(identity.readings[name])
    ]
    return f"the port does not play {', '.join(missing)}" if missing else ""


class Completion:
    """Completes requests with what vectors leave out: the readings, and the facts of every Sanctuary named."""

    def __init__(self, identity: PortIdentity, facts: Mapping[str, JsonObject]) -> None:
        self._identity = identity
        self._facts = {name: compact(card) for name, card in facts.items()}
        self._defaults = self._chosen({})

    @staticmethod
    def plain_line(number: int, request: JsonObject) -> bytes:
        """Return the line of a request that needs nothing added."""
        return compact({"id": number, **request}).encode()

    def _chosen(self, holds_under: Mapping[str, tuple[str, ...]]) -> JsonObject:
        return {**(chosen_values(holds_under, self._identity.readings) or {})}

    def ticket(self, number: int, request: JsonObject, vector: Vector) -> Ticket:
        """Return the ticket of one request, with the expected reply line if there is exactly one."""
        line = self.line(number, request, vector.readings)
        if not isinstance(vector.expect, ExpectAnswer):
            return Ticket(number, line)
        right = vector.expect.answer
        right_line = f'{{"id":{number},"answer":{compact(right)}}}'.encode()
        return Ticket(number, line, right=right, right_line=right_line)

    def line(self, number: int, request: JsonObject, holds_under: Mapping[str, tuple[str, ...]]) -> bytes:
        """Return a request as it is sent."""
        kind = request.get("request")
        if kind in WITH_READINGS or "setup" in request:
            request = _with_readings(request, self._chosen(holds_under) if holds_under else self._defaults)
        text = compact(request)[1:-1]
        if kind in WITH_CARDS and "cards" not in request:
            named = [self._facts[name] for name in dict.fromkeys(_NAMES.findall(text)) if name in self._facts]
            text = f'{text},"cards":[{",".join(named)}]'
        return f'{{"id":{number},{text}}}'.encode()


def _with_readings(request: JsonObject, readings: JsonObject) -> JsonObject:
    setup = request.get("setup")
    if isinstance(setup, dict):
        return {**request, "setup": {**setup, "readings": {**readings, **as_object(setup.get("readings"))}}}
    if "setup" in request:
        return request
    return {**request, "readings": {**readings, **as_object(request.get("readings"))}}


def questions(
    vectors: Iterable[tuple[int, Vector]], identity: PortIdentity, facts: Mapping[str, JsonObject]
) -> Iterator[Question]:
    """Return the lines of all vectors; the catalogue is requested once for all vectors about it."""
    completion = Completion(identity, facts)
    number = 0
    shared: list[tuple[int, int]] = []
    for index, vector in vectors:
        if vector.line:
            number += 1
            yield Question(Ticket(number, vector.line.encode(), has_id=False), ((index, 0),))
        elif vector.requests == ({"request": "catalogue"},):
            shared.append((index, 0))
        else:
            for position, request in enumerate(vector.requests):
                number += 1
                yield Question(completion.ticket(number, request, vector), ((index, position),))
    if shared:
        number += 1
        yield Question(Ticket(number, completion.plain_line(number, {"request": "catalogue"})), tuple(shared))
