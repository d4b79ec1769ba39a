"""Which situations the suite visits, beside those that games reach: a situation reached and not visited is a hole."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from importlib import resources

from attrs import frozen

from faraway.conformance.derived.games import combinations_for, derived_suite, is_claimed
from faraway.conformance.exchange.handshake import PortIdentity, chosen_values
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY
from faraway.conformance.reference.requests import PlayRequest, load_request
from faraway.conformance.runner.questions import reason_not_asked
from faraway.conformance.suite.documents import JsonObject, as_object, read_json
from faraway.conformance.suite.vectors import Suite, Vector
from faraway.errors import FarawayError
from faraway.game.begin import new_game
from faraway.game.excluded_situations import excluded
from faraway.game.readings import Readings
from faraway.game.situations import (
    DIMENSIONS,
    Feature,
    Moment,
    Situation,
    Watch,
    all_situations,
    features_of,
    in_words,
    moments_of_game,
    parse_situation,
    situations_of,
)
from faraway.game.transitions import apply_action
from faraway.play.scripts import play_script


class Status(Enum):
    """What is known about a situation."""

    EXCLUDED = "excluded"
    REACHED = "reached"
    NEVER_SEEN = "never seen"


@frozen(kw_only=True)
class Measured:
    """How often games reach each situation, in how many games that was measured, and why some are not asked for."""

    games: int
    scripts: int
    """How many derived games there were, to whose neighbours half of the games belong."""
    reached: Mapping[Situation, int]
    reasons: Mapping[Situation, str]


@frozen(kw_only=True)
class Row:
    """One situation: how many games reach it, and how many vectors and derived games visit it."""

    situation: Situation
    status: Status
    reached: int
    fixed: int
    derived: int
    thorough: int
    reason: str

    @property
    def is_hole(self) -> bool:
        """Whether games reach the situation, the suite does not visit it, and there is no reason for that."""
        return self.status is Status.REACHED and not (
            self.fixed or self.derived or self.thorough or self.reason
        )

    def to_json(self) -> JsonObject:
        """Return the row as a JSON object."""
        return {
            "situation": in_words(self.situation),
            "status": self.status.value,
            "games": self.reached,
            "fixed": self.fixed,
            "derived": self.derived,
            "thorough": self.thorough,
            "reason": self.reason,
        }


@cache
def measured() -> Measured:
    """Load what was measured when the suite was built."""
    file = resources.files("faraway.conformance.suite") / "derived" / "situations.json"
    stored = as_object(read_json(file.read_bytes()))
    return Measured(
        games=int(str(stored["games"])),
        scripts=int(str(stored["scripts"])),
        reached={
            parse_situation(words): int(str(count)) for words, count in as_object(stored["reached"]).items()
        },
        reasons={
            parse_situation(words): str(reason) for words, reason in as_object(stored["reasons"]).items()
        },
    )


def visits(vectors: Iterable[Vector], identity: PortIdentity) -> Counter[Situation]:
    """Count in how many of the vectors that a port is asked each situation occurs."""
    found: Counter[Situation] = Counter()
    for vector in vectors:
        if not reason_not_asked(vector, identity):
            visited = moments_visited(vector, identity)
            found.update({each for moments, readings in visited for each in situations_of(moments, readings)})
    return found


def moments_shown(vector: Vector) -> tuple[tuple[Feature, ...], ...]:
    """Return the features that hold at each moment of the games of a vector, under the readings that it prefers."""
    found = {moment for moments, _ in moments_visited(vector, REFERENCE_IDENTITY) for moment in moments}
    return tuple(sorted(map(features_of, found)))


def moments_visited(vector: Vector, identity: PortIdentity) -> Iterator[tuple[frozenset[Moment], Readings]]:
    """Yield the moments of each game of a vector, and the readings under which a port is asked it."""
    chosen = chosen_values(vector.readings, identity.readings) or {}
    for request in vector.requests:
        if request.get("request") == "play":
            yield from _moments(request, chosen)


def _moments(
    request: JsonObject, readings: Mapping[str, str]
) -> Iterator[tuple[frozenset[Moment], Readings]]:
    """Yield the moments of a `play` request; refused actions are passed over, as ports do."""
    setup = as_object(request.get("setup"))
    agreed: JsonObject = {**readings, **as_object(setup.get("readings"))}
    try:
        given = load_request({**request, "setup": {**setup, "readings": agreed}}, PlayRequest)
        state = new_game(given.setup)
    except FarawayError:
        return  # an invalid request plays no game
    watch = Watch(state)
    moments: set[Moment] = set()
    for action in given.actions:
        try:
            after = apply_action(state, action)
        except FarawayError:
            continue
        moments.update(watch.step(state, action, after))
        state = after
    yield frozenset(moments), given.setup.readings


def visits_of_scripts(identity: PortIdentity, *, thorough: bool = False) -> Counter[Situation]:
    """Count in how many of the derived games that a port is asked each situation occurs."""
    found: Counter[Situation] = Counter()
    for turn, combination in enumerate(combinations_for(identity, thorough=thorough)):
        readings = Readings.of(combination)
        for script in derived_suite().scripts:
            if is_claimed(script, identity) and (thorough or turn == 0 or not script.once):
                game = play_script(script, readings)
                found.update(situations_of(moments_of_game(game.states, game.actions), readings))
    return found


def coverage(suite: Suite, identity: PortIdentity) -> tuple[Row, ...]:
    """Return what a run of the suite visits for a port that claims this, situation by situation."""
    fixed = visits(suite.vectors, identity)
    derived, thorough = visits_of_scripts(identity), visits_of_scripts(identity, thorough=True)
    known, impossible = measured(), excluded()
    return tuple(
        Row(
            situation=situation,
            status=Status.EXCLUDED
            if situation in impossible
            else Status.REACHED
            if known.reached.get(situation)
            else Status.NEVER_SEEN,
            reached=known.reached.get(situation, 0),
            fixed=fixed[situation],
            derived=derived[situation],
            thorough=thorough[situation],
            reason=impossible.get(situation, "") or known.reasons.get(situation, ""),
        )
        for situation in all_situations()
    )


@frozen(kw_only=True)
class Totals:
    """How many situations of a kind there are, and how many are reached and visited."""

    situations: int
    excluded: int
    reached: int
    never_seen: int
    fixed: int
    derived: int
    thorough: int
    holes: int

    @classmethod
    def of(cls, rows: Iterable[Row]) -> "Totals":
        """Count rows; visits are counted among the situations that games reach."""
        listed = [*rows]
        reached = [row for row in listed if row.status is Status.REACHED]
        return cls(
            situations=len(listed),
            excluded=sum(row.status is Status.EXCLUDED for row in listed),
            reached=len(reached),
            never_seen=sum(row.status is Status.NEVER_SEEN for row in listed),
            fixed=sum(bool(row.fixed) for row in reached),
            derived=sum(bool(row.derived) for row in reached),
            thorough=sum(bool(row.thorough) for row in reached),
            holes=sum(row.is_hole for row in listed),
        )

    @property
    def figures(self) -> tuple[int, ...]:
        """The figures in the order of a table: all, those that cannot be, those never seen, those reached, visits, holes."""
        return (
            self.situations,
            self.excluded,
            self.never_seen,
            self.reached,
            self.fixed,
            self.derived,
            self.thorough,
            self.holes,
        )


def totals_by_dimension(rows: Iterable[Row]) -> dict[str, Totals]:
    """Return the totals of the situations in which each dimension takes part."""
    listed = [*rows]
    return {
        name: Totals.of(row for row in listed if name in {feature[0] for feature in row.situation})
        for name in DIMENSIONS
    }
