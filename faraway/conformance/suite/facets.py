"""What a vector asks for: the kinds of its requests, the numbers of players and the variants of its games."""

from collections.abc import Iterator

from faraway.conformance.suite.documents import Json, JsonObject, as_object
from faraway.conformance.suite.vectors import Vector


def kinds_of(vector: Vector) -> tuple[str, ...]:
    """Return the kinds of request of a vector, each once; none if it is a raw line."""
    return tuple(dict.fromkeys(str(request.get("request")) for request in vector.requests))


def player_counts_of(vector: Vector) -> tuple[int, ...]:
    """Return for how many players the requests of a vector are, where they say it."""
    return tuple(dict.fromkeys(count for request in vector.requests for count in _player_counts(request)))


def _player_counts(request: JsonObject) -> Iterator[int]:
    given: tuple[Json, ...] = (
        as_object(request.get("setup")).get("players"),
        request.get("players"),
        request.get("played"),
    )
    for players in given:
        if isinstance(players, list):
            yield len(players)
        elif type(players) is int:
            yield players


def variants_of(vector: Vector) -> tuple[str, ...]:
    """Return the variants that the requests of a vector name."""
    named = (
        as_object(request.get("setup")).get("variant", request.get("variant")) for request in vector.requests
    )
    return tuple(dict.fromkeys(variant for variant in named if isinstance(variant, str)))
