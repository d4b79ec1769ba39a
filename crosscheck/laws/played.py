"""Games played by any implementation of the rules from a script, and recorded step by step."""

import json
import random

import attrs
import cattrs
from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from crosscheck.implementations import Implementation, Json, JsonObject, Play
from crosscheck.verify.samples import Player
from faraway.game.readings import Readings
from faraway.io import dump
from faraway.testing import setups


@attrs.frozen(kw_only=True)
class Script:
    """A set-up and how its players choose: enough to play the game in any implementation."""

    setup: str = attrs.field(repr=False)
    players: int
    readings: tuple[tuple[str, str], ...]
    variant: str
    seed: int
    hunting: bool

    @property
    def document(self) -> JsonObject:
        """The set-up as JSON."""
        document: JsonObject = json.loads(self.setup)
        return document

    def reading(self, name: str) -> str:
        """Tell the value of a reading."""
        return dict(self.readings)[name]


def script_of(setup: JsonObject, seed: int, *, hunting: bool) -> Script:
    """Make a script of a set-up in JSON."""
    players, readings = setup["players"], setup["readings"]
    assert isinstance(players, int)
    assert isinstance(readings, dict)
    return Script(
        setup=json.dumps(setup),
        players=players,
        readings=tuple((name, str(value)) for name, value in readings.items()),
        variant=str(setup["variant"]),
        seed=seed,
        hunting=hunting,
    )


@st.composite
def scripts(draw: DrawFn, *, under: SearchStrategy[Readings] | None = None) -> Script:
    """Give games to be played in any implementation; every second table hunts for clues and ascents."""
    setup = dump(draw(setups(under=under)))
    return script_of(setup, draw(st.integers(0, 2**32 - 1)), hunting=draw(st.booleans()))


@attrs.frozen(kw_only=True)
class Seat:
    """One player's cards."""

    hand: tuple[int, ...]
    set_aside: tuple[int, ...]
    chosen: int | None
    drawn: tuple[str, ...]
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]


@attrs.frozen(kw_only=True)
class Table:
    """A whole state."""

    round: int
    phase: str
    turn: int | None
    one_by_one: bool
    region_deck: tuple[int, ...]
    sanctuary_deck: tuple[str, ...]
    market: tuple[int, ...]
    removed: tuple[int, ...]
    players: tuple[Seat, ...]


def read_table(state: JsonObject) -> Table:
    """Read the JSON form of a state."""
    return cattrs.structure(state, Table)


@attrs.frozen(kw_only=True)
class Step:
    """One action with the table before and after it."""

    before: Table
    action: JsonObject
    after: Table

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
    first: Table
    steps: tuple[Step, ...]
    totals: tuple[int, ...]
    ranks: tuple[int, ...]

    @property
    def tables(self) -> tuple[Table, ...]:
        """Every state of the game."""
        return (self.first, *(step.after for step in self.steps))

    @property
    def last(self) -> Table:
        """The state in which the game ended."""
        return self.tables[-1]

    @property
    def actions(self) -> list[JsonObject]:
        """Every action of the game."""
        return [step.action for step in self.steps]


MOST_ACTIONS = 400


def play(implementation: Implementation, script: Script) -> Game:
    """Play a script to the end of its game; an implementation whose games do not end, or that breaks off, has failed."""
    table = implementation.begin(script.document)
    first = before = read_table(table.state())
    player = Player(random.Random(script.seed), hoards=script.hunting)
    steps: list[Step] = []
    while legal := table.legal():
        assert len(steps) < MOST_ACTIONS, "the game does not end"
        action = player.choose(legal, [seat.regions[-1] if seat.regions else 0 for seat in before.players])
        table = table.apply(action)
        after = read_table(table.state())
        steps.append(Step(before=before, action=action, after=after))
        before = after
    found = table.result()
    assert found is not None, "the game ends without a result"
    return Game(
        script=script,
        first=first,
        steps=tuple(steps),
        totals=numbers(found["totals"]),
        ranks=numbers(found["ranks"]),
    )


def play_some(implementation: Implementation, script: Script, actions: list[JsonObject]) -> Play:
    """Repeat some actions of a game."""
    table = implementation.begin(script.document)
    for action in actions:
        table = table.apply(action)
    return table


def numbers(value: Json) -> tuple[int, ...]:
    """Read a list of whole numbers."""
    assert isinstance(value, list)
    return tuple(item for item in value if isinstance(item, int))
