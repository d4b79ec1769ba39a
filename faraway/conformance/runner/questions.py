"""From vectors to lines: each request gets its id, the readings it is asked under and the facts of the Sanctuaries it names."""

import re
from collections.abc import Iterable, Iterator, Mapping

from attrs import frozen

from faraway.conformance.runner.handshake import PortIdentity
from faraway.conformance.runner.readings import chosen_values
from faraway.conformance.runner.wire import Ticket
from faraway.conformance.suite.documents import Json, JsonObject, compact
from faraway.conformance.suite.vectors import ExpectAnswer, Vector

WITH_CARDS = frozenset({"score", "due", "draw", "draw-alone", "leftovers", "rank", "play", "perft"})
_NAMES = re.compile('"([a-z][a-z0-9-]*)"')
WITH_READINGS = frozenset(
    {"due", "turn-order", "draw", "draw-alone", "leftovers", "market", "set-up", "rank"}
)


@frozen
class Question:
    """One line, and whose answers it gives: places of vectors in the run, each with the place among its requests."""

    ticket: Ticket
    answers: tuple[tuple[int, int], ...]


def reason_not_asked(vector: Vector, identity: PortIdentity) -> str:
    """Tell why a port is not asked a vector; nothing means that it is."""
    if vector.level not in identity.levels:
        return f"the port does not offer level {vector.level}"
    missing = [
        f"{name}={' or '.join(values)}"
        for name, values in vector.readings.items()
        if not set(values) & set(identity.readings[name])
    ]
    return f"the port does not play {', '.join(missing)}" if missing else ""


class Completion:
    """What vectors leave out: the readings to ask under, and the facts of every Sanctuary that is named."""

    def __init__(self, identity: PortIdentity, facts: Mapping[str, JsonObject]) -> None:
        self._identity = identity
        self._facts = {name: compact(card) for name, card in facts.items()}
        self._defaults = self._chosen({})

    @staticmethod
    def plain_line(number: int, request: JsonObject) -> bytes:
        """Write out a request that needs nothing added."""
        return compact({"id": number, **request}).encode()

    def _chosen(self, holds_under: Mapping[str, tuple[str, ...]]) -> JsonObject:
        return {**(chosen_values(holds_under, self._identity.readings) or {})}

    def ticket(self, number: int, request: JsonObject, vector: Vector) -> Ticket:
        """Put one request of a vector into a line, with the line that answers it if there is only one."""
        line = self.line(number, request, vector.readings)
        if not isinstance(vector.expect, ExpectAnswer):
            return Ticket(number, line)
        right = vector.expect.answer
        right_line = f'{{"id":{number},"answer":{compact(right)}}}'.encode()
        return Ticket(number, line, right=right, right_line=right_line)

    def line(self, number: int, request: JsonObject, holds_under: Mapping[str, tuple[str, ...]]) -> bytes:
        """Write out a request as it is sent."""
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
        return {**request, "setup": {**setup, "readings": {**readings, **_stated(setup.get("readings"))}}}
    if "setup" in request:
        return request
    return {**request, "readings": {**readings, **_stated(request.get("readings"))}}


def _stated(value: Json) -> JsonObject:
    return value if isinstance(value, dict) else {}


def questions(
    vectors: Iterable[tuple[int, Vector]], identity: PortIdentity, facts: Mapping[str, JsonObject]
) -> Iterator[Question]:
    """Put every vector into lines; the catalogue is asked for once and serves all vectors about it."""
    completion = Completion(identity, facts)
    number = 0
    shared: list[tuple[int, int]] = []
    for place, vector in vectors:
        if vector.line:
            number += 1
            yield Question(Ticket(number, vector.line.encode(), has_id=False), ((place, 0),))
        elif vector.requests == ({"request": "catalogue"},):
            shared.append((place, 0))
        else:
            for position, request in enumerate(vector.requests):
                number += 1
                yield Question(completion.ticket(number, request, vector), ((place, position),))
    if shared:
        number += 1
        yield Question(
            Ticket(number, compact({"id": number, "request": "catalogue"}).encode()), tuple(shared)
        )
