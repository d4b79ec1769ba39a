"""`python -m crosscheck extremes`: check that vectors visit both ends of every range of values that games can bring.

A port that cuts totals at 99, keeps them in a signed byte or compares them as texts is right until a great total is asked for.
So the ranges of what is asked and answered stand in extremes.toml, each with what shows its ends.
"""

import json
import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import chain
from pathlib import Path
from typing import Final, TypeAlias

import cattrs
import click
from attrs import frozen
from rich.console import Console
from rich.table import Table

from crosscheck.ports.ports import REPOSITORY
from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object
from faraway.conformance.suite.vectors import BENCH, ExpectAnswer, Vector, shipped_suite
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau
from proofs.theorems.bounds import GREATEST

TABLE: Final = Path(__file__).with_suffix(".toml")
ESTABLISHED: Final = REPOSITORY / "proofs" / "greatest" / "established.json"
SHOWN: Final = 3
Question: TypeAlias = tuple[JsonObject, JsonObject]
"""A request and its answer."""
Visits: TypeAlias = Mapping[int, Sequence[str]]
"""The vectors that visit each value."""


@frozen(kw_only=True)
class Range:
    """A range of values, what shows its ends, and the limits inside it at which programs err; None is an end without evidence."""

    id: str
    what: str
    least: int | None = None
    greatest: int | None = None
    least_by: str = "witnessed"
    greatest_by: str = "witnessed"
    crossed: tuple[int, ...] = ()
    met: tuple[int, ...] = ()
    bench: bool = False
    """Whether bench questions may visit the ends: of some requests the suite has no others but derived ones."""


@frozen(kw_only=True)
class Visited:
    """A range and the vectors that visit its values."""

    range: Range
    visits: Visits

    def missing(self) -> Iterator[str]:
        """Yield what no vector visits, and every value outside the range."""
        end = self.range
        for value in (end.least, end.greatest, *end.met, *(each + 1 for each in end.met)):
            if value is not None and value not in self.visits:
                yield f"{end.id}: no vector visits {value}"
        for limit in end.crossed:
            if not min(self.visits, default=limit + 1) <= limit < max(self.visits, default=limit):
                yield f"{end.id}: the vectors do not lie on both sides of {limit}"
        for value, names in self.visits.items():
            if (end.least is not None and value < end.least) or (
                end.greatest is not None and value > end.greatest
            ):
                yield f"{end.id}: {names[0]} visits {value}, outside the range"


def typed_ranges() -> tuple[Range, ...]:
    """Load the ranges that are typed."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    return converter.structure(tomllib.loads(TABLE.read_text("utf-8"))["range"], tuple[Range, ...])


def ranges() -> Iterator[Range]:
    """Yield every range: the typed ones, totals by number of Sanctuaries, the fame of every card."""
    yield from typed_ranges()
    for entry in json.loads(ESTABLISHED.read_bytes())["greatest"]:
        count = entry["sanctuaries"]
        yield Range(
            id=f"score-total-with-{count}",
            what=f"total of a tableau with {count} Sanctuaries",
            greatest=entry["total"],
            greatest_by="certificate",
        )
    for region in CATALOGUE.regions:
        alone = Tableau.trusted(regions=(region.duration,), sanctuaries=())
        bound = GREATEST["regions"][region.duration - 1]
        yield _card(
            f"region_{region.duration}", f"Region {region.duration}", score_tableau(alone).total, bound
        )
    for sanctuary in CATALOGUE.sanctuaries:
        alone = Tableau.trusted(regions=(), sanctuaries=(sanctuary.id,))
        name = f"sanctuary_{sanctuary.id}".replace("-", "_")
        yield _card(
            name, str(sanctuary.id), score_tableau(alone).total, GREATEST["sanctuaries"][sanctuary.id]
        )


def _card(name: str, words: str, least: int, greatest: int) -> Range:
    """Return the range of a card's fame: by its own icons alone it pays least, because more in view never pays less."""
    return Range(
        id=f"fame {words}",
        what=f"fame of {words}",
        least=least,
        greatest=greatest,
        least_by="theorem fame_mono_of_counts",
        greatest_by=f"theorem {name}_fame_le_{greatest}",
    )


def questions(vector: Vector) -> Iterator[Question]:
    """Yield the requests of a vector that has an answer, each with it."""
    if isinstance(vector.expect, ExpectAnswer) and vector.level < 5:
        for request in vector.requests:
            yield request, vector.expect.answer


def values(question: Question) -> Iterator[tuple[str, int]]:
    """Yield the values that a question visits, each with its range."""
    request, answer = question
    measure = MEASURES.get(str(request["request"]))
    if measure is not None:
        yield from measure(request, answer)


def _score(request: JsonObject, answer: JsonObject) -> Iterator[tuple[str, int]]:
    sanctuaries = as_list(request["sanctuaries"])
    yield "score-total", _whole(answer["total"])
    yield "score-sanctuaries", len(sanctuaries)
    yield f"score-total-with-{len(sanctuaries)}", _whole(answer["total"])
    cards = (*(f"Region {each}" for each in as_list(request["regions"])), *map(str, sanctuaries))
    for card, fame in zip(cards, (*_wholes(answer["regions"]), *_wholes(answer["sanctuaries"])), strict=True):
        yield f"fame {card}", fame


def _due(_: JsonObject, answer: JsonObject) -> Iterator[tuple[str, int]]:
    due = _wholes(answer["due"])
    yield from (("due", each) for each in due)
    yield "due-together", sum(due)


def _turn_order(request: JsonObject, _: JsonObject) -> Iterator[tuple[str, int]]:
    rows = [_wholes(player["regions"]) for player in _objects(request["players"])]
    yield "turn-order-players", len(rows)
    yield from (("turn-order-duration", row[-1]) for row in rows)


def _rank(request: JsonObject, answer: JsonObject) -> Iterator[tuple[str, int]]:
    players = _objects(request["players"])
    yield "rank-players", len(players)
    yield from (("rank", each) for each in _wholes(answer["ranks"]))
    for player in players:
        yield "rank-total", _whole(player["total"])
        yield "rank-lowest", min(_wholes(player["regions"]))


def _draw(request: JsonObject, _: JsonObject) -> Iterator[tuple[str, int]]:
    due = _wholes(request["due"])
    yield from (("draw-due", each) for each in due)
    yield "draw-together", sum(due)


def _leftovers(request: JsonObject, _: JsonObject) -> Iterator[tuple[str, int]]:
    yield "leftovers", len(as_list(request["drawn"])) - (request["placed"] is not None)


def _market(request: JsonObject, _: JsonObject) -> Iterator[tuple[str, int]]:
    yield "market-round", _whole(request["round"])
    yield "market-players", _whole(request["players"])


def _play(request: JsonObject, answer: JsonObject) -> Iterator[tuple[str, int]]:
    yield "play-players", _whole(as_object(request["setup"])["players"])
    for step in _objects(answer["steps"]):
        result, state = step.get("result"), step.get("state")
        if isinstance(result, dict):
            yield from (("play-total", each) for each in _wholes(result["totals"]))
        if isinstance(state, dict):
            drawn = [len(as_list(player["drawn"])) for player in _objects(state["players"])]
            yield from (("play-drawn", each) for each in drawn)
            yield "play-drawn-together", sum(drawn)
            yield "play-round", _whole(state["round"])
            for pile in ("sanctuary_deck", "region_deck", "market"):
                yield f"play-{pile.replace('_', '-')}", len(as_list(state[pile]))


def _perft(_: JsonObject, answer: JsonObject) -> Iterator[tuple[str, int]]:
    yield "perft-leaves", _whole(answer["leaves"])
    yield from (("perft-fame", each) for each in _wholes(answer["fame"]))


MEASURES: Final[Mapping[str, Callable[[JsonObject, JsonObject], Iterator[tuple[str, int]]]]] = {
    "score": _score,
    "due": _due,
    "turn-order": _turn_order,
    "rank": _rank,
    "set-up": lambda request, _: iter((("set-up-players", _whole(request["players"])),)),
    "draw": _draw,
    "draw-alone": lambda request, _: iter((("draw-alone-due", _whole(request["due"])),)),
    "leftovers": _leftovers,
    "market": _market,
    "play": _play,
    "perft": _perft,
}


def _whole(value: Json) -> int:
    assert isinstance(value, int)
    return value


def _wholes(value: Json) -> list[int]:
    return [*map(_whole, as_list(value))]


def _objects(value: Json) -> list[JsonObject]:
    return [*map(as_object, as_list(value))]


def visited(vectors: Sequence[Vector]) -> Iterator[Visited]:
    """Yield for each range which of these vectors visit which values."""
    found: dict[tuple[str, bool], dict[int, list[str]]] = {}
    for vector in vectors:
        for name, value in {each for question in questions(vector) for each in values(question)}:
            at = found.setdefault((name, BENCH in vector.tags), {})
            at.setdefault(value, []).append(vector.id)
    for each in ranges():
        in_play, on_bench = found.get((each.id, False), {}), found.get((each.id, True), {})
        both = {value: [*in_play.get(value, ()), *on_bench.get(value, ())] for value in {*in_play, *on_bench}}
        yield Visited(range=each, visits=both if each.bench else in_play)


@click.command
@click.option("--cards", is_flag=True, help="List the fame of every card too.")
def command(*, cards: bool) -> None:
    """Print the ranges of what is asked and answered, and the vectors that visit their ends."""
    rows = [*visited(shipped_suite().vectors)]
    table = Table("what", "least", "by", "greatest", "by", "vectors at the greatest", box=None)
    for row in rows:
        end = row.range
        if cards or not end.id.startswith("fame "):
            top = max(row.visits, default=0) if end.greatest is None else end.greatest
            names = row.visits.get(top, ())
            more = f" and {len(names) - SHOWN} more" if len(names) > SHOWN else ""
            table.add_row(
                end.what,
                "" if end.least is None else str(end.least),
                "" if end.least is None else end.least_by,
                str(top),
                end.greatest_by,
                ", ".join(names[:SHOWN]) + more,
            )
    Console(width=200, highlight=False, soft_wrap=True).print(table)
    problems = [*chain.from_iterable(row.missing() for row in rows)]
    for line in problems:
        click.echo(line, err=True)
    click.echo(f"{len(rows)} ranges, {len(problems)} ends or limits that no vector visits")
    sys.exit(1 if problems else 0)
