"""Games played by any implementation of the rules from a script, and recorded step by step."""

import random
from collections.abc import Sequence

import attrs
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from crosscheck.games.positions import Position, outcome, position, steps
from crosscheck.implementations import Implementation, JsonObject, Play
from crosscheck.verify.samples import Player
from faraway.game.readings import Readings
from faraway.io import dump, dumps_line
from faraway.io.strict import parse_trusted
from faraway.testing import setups


@attrs.frozen(kw_only=True)
class Script:
    """A set-up and how its players choose: enough to play the game in any implementation."""

    setup: str = attrs.field(repr=False)
    players: int
    readings: tuple[tuple[str, str], ...]
    variant: str
    seed: int
    hoards: bool

    @property
    def document(self) -> JsonObject:
        """The set-up as JSON."""
        return parse_trusted(self.setup.encode(), JsonObject)

    def reading(self, name: str) -> str:
        """Return the value of a reading."""
        return dict(self.readings)[name]


def script_of(setup: JsonObject, seed: int, *, hoards: bool) -> Script:
    """Return a script of a set-up in JSON."""
    players, readings = setup["players"], setup["readings"]
    assert isinstance(players, int)
    assert isinstance(readings, dict)
    return Script(
        setup=dumps_line(setup),
        players=players,
        readings=tuple((name, str(value)) for name, value in readings.items()),
        variant=str(setup["variant"]),
        seed=seed,
        hoards=hoards,
    )


@st.composite
def scripts(draw: DrawFn, *, under: SearchStrategy[Readings] | None = None) -> Script:
    """Return games to be played in any implementation; at every second table players prefer clues and ascents."""
    setup = dump(draw(setups(under=under)))
    return script_of(setup, draw(st.integers(0, 2**32 - 1)), hoards=draw(st.booleans()))


@attrs.frozen(kw_only=True)
class Step:
    """One action with the position before and after it."""

    before: Position
    action: JsonObject
    after: Position

    @property
    def kind(self) -> str:
        """The action's type."""
        return str(self.action["type"])

    @property
    def seat(self) -> int:
        """The seat that acted; chance sits nowhere."""
        seat = self.action.get("seat", -1)
        assert isinstance(seat, int)
        return seat


@attrs.frozen(kw_only=True)
class Game:
    """A game that was played to its end."""

    script: Script
    first: Position
    steps: tuple[Step, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def positions(self) -> tuple[Position, ...]:
        """Every position of the game."""
        return (self.first, *(step.after for step in self.steps))

    @property
    def last(self) -> Position:
        """The position in which the game ended."""
        return self.positions[-1]

    @property
    def actions(self) -> list[JsonObject]:
        """Every action of the game."""
        return [step.action for step in self.steps]


MOST_ACTIONS = 400


def play(implementation: Implementation, script: Script) -> Game:
    """Play a script to the end of its game; raise AssertionError if the game does not end, or ends without a result."""
    player = Player(random.Random(script.seed), hoards=script.hoards)

    def choose(_: Play, legal: Sequence[JsonObject]) -> JsonObject:
        assert len(played) < MOST_ACTIONS, "the game does not end"
        return player.choose(legal, [seat.regions[-1] if seat.regions else 0 for seat in before.players])

    begun = end = implementation.begin(script.document)
    first = before = position(begun)
    played: list[Step] = []
    for action, end in steps(begun, choose):
        after = position(end)
        played.append(Step(before=before, action=action, after=after))
        before = after
    assert end.result() is not None, "the game ends without a result"
    found = outcome(end)
    return Game(script=script, first=first, steps=tuple(played), totals=found.totals, ranks=found.ranks)


def play_some(implementation: Implementation, script: Script, actions: list[JsonObject]) -> Play:
    """Repeat some actions of a game."""
    game = implementation.begin(script.document)
    for action in actions:
        game = game.apply(action)
    return game
