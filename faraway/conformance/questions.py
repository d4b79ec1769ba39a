"""From vectors to lines: each request gets its id, the readings it is asked under and the facts of the Sanctuaries it names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from attrs import frozen

from faraway.conformance.documents import JsonObject, JsonValue, compact
from faraway.conformance.readings import chosen_values
from faraway.conformance.wire import Ticket

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from faraway.conformance.handshake import PortIdentity
    from faraway.conformance.vectors import Vector

WITH_CARDS = frozenset({"score", "due", "draw", "draw-alone", "leftovers", "play", "perft"})
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
    if chosen_values(vector.readings, identity.readings) is None:
        missing = [
            f"{name}={' or '.join(values)}"
            for name, values in vector.readings.items()
            if not set(values) & set(identity.readings[name])
        ]
        return f"the port does not play {', '.join(missing)}"
    return ""


def complete_request(
    request: JsonObject, readings: Mapping[str, str], facts: Mapping[str, JsonObject]
) -> JsonObject:
    """Add what a vector leaves out: the readings, and the facts of every Sanctuary that is named."""
    kind = request.get("request")
    complete = dict(request)
    setup = request.get("setup")
    if kind in WITH_READINGS:
        complete["readings"] = {**readings, **_stated(request.get("readings"))}
    if isinstance(setup, dict):
        complete["setup"] = {**setup, "readings": {**readings, **_stated(setup.get("readings"))}}
    if kind in WITH_CARDS and "cards" not in request:
        named = dict.fromkeys(text for text in _texts(request) if text in facts)
        complete["cards"] = [facts[name] for name in named]
    return complete


def _stated(value: JsonValue) -> JsonObject:
    return value if isinstance(value, dict) else {}


def _texts(value: JsonValue) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for entry in value:
            yield from _texts(entry)
    elif isinstance(value, dict):
        for entry in value.values():
            yield from _texts(entry)


def questions(
    vectors: Iterable[tuple[int, Vector]], identity: PortIdentity, facts: Mapping[str, JsonObject]
) -> Iterator[Question]:
    """Put every vector into lines; the catalogue is asked for once and serves all vectors about it."""
    number = 0
    shared: list[tuple[int, int]] = []
    for place, vector in vectors:
        readings = chosen_values(vector.readings, identity.readings)
        if vector.line:
            number += 1
            yield Question(Ticket(number, vector.line.encode(), has_id=False), ((place, 0),))
        elif vector.requests == ({"request": "catalogue"},):
            shared.append((place, 0))
        else:
            for position, request in enumerate(vector.requests):
                number += 1
                line = compact({"id": number, **complete_request(request, readings or {}, facts)})
                yield Question(Ticket(number, line.encode()), ((place, position),))
    if shared:
        number += 1
        yield Question(
            Ticket(number, compact({"id": number, "request": "catalogue"}).encode()), tuple(shared)
        )
