"""What follows from the shapes and from what can follow each: every game ends, and after how many actions at most."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from crosscheck.game_proofs.shapes import RETURNING, Shape
from crosscheck.game_proofs.walk import Edge
from faraway.game.player import Phase
from faraway.game.readings import DEFAULT_VALUES, READING_VALUES
from proofs.theorems.finding import MOST_DUE_TO_ONE

MORE_RETURNS = MOST_DUE_TO_ONE - 2
"""A player who returns leftovers one by one has at most 15 and names all but the last: 13 more than the first."""


NOT_LEGAL: Final = {("Decline", "sanctuary-placement"): frozenset({"must-place"})}
"""The values of a reading under which an action of this kind is not legal."""


class EndlessError(Exception):
    """A shape can follow itself, so that nothing shows that the game ends."""


def unwalked(edges: Mapping[Shape, set[Edge]]) -> Iterator[Shape]:
    """Yield the shapes that can follow and were not gone through."""
    yield from {edge.target for outgoing in edges.values() for edge in outgoing} - edges.keys()


def without_end(edges: Mapping[Shape, set[Edge]]) -> Iterator[Shape]:
    """Yield the shapes of a game that is not over and from which nothing follows."""
    yield from (shape for shape, outgoing in edges.items() if not outgoing and shape.phase is not Phase.OVER)


def values_left_out(edges: Mapping[Shape, set[Edge]]) -> Iterator[str]:
    """Yield the values of readings that no step of some kind has taken although others of its kind consult the reading."""
    taken: dict[tuple[str, str], set[str]] = {}
    for outgoing in edges.values():
        for edge in outgoing:
            for name, value in edge.readings:
                taken.setdefault((edge.kind, name), set()).add(value)
    for (kind, name), values in sorted(taken.items()):
        for value in sorted(set(READING_VALUES[name]) - values - NOT_LEGAL.get((kind, name), frozenset())):
            yield f"{kind} consults {name} and was never gone through with {value}"


def is_default(edge: Edge) -> bool:
    """Return True if a step is possible under the default readings."""
    return all(DEFAULT_VALUES[name] == value for name, value in edge.readings)


def is_repeated_return(shape: Shape, edge: Edge) -> bool:
    """Return True if one more leftover was laid down and others are still held (theorem returning_ends)."""
    return edge.target == shape and shape.phase in RETURNING and edge.kind == "Return"


def longest_game(edges: Mapping[Shape, set[Edge]], start: Shape, *, default_only: bool = False) -> int:
    """Return how many actions a game has at most, from this shape on; raise EndlessError if a shape can come again."""
    longest: dict[Shape, int] = {}
    following: dict[Shape, set[Shape]] = {}
    stack = [start]
    while stack:
        shape = stack[-1]
        if shape not in following:
            following[shape] = {
                edge.target
                for edge in edges[shape]
                if not is_repeated_return(shape, edge) and (not default_only or is_default(edge))
            }
        waiting = following[shape] - longest.keys()
        if waiting:
            target = waiting.pop()
            if target in following:  # It waits for what follows it, and so for itself.
                raise EndlessError(shape.words)
            stack.append(target)
            continue
        repeated = MORE_RETURNS if any(is_repeated_return(shape, edge) for edge in edges[shape]) else 0
        longest[shape] = max((1 + repeated + longest[target] for target in following[shape]), default=0)
        stack.pop()
    return longest[start]
