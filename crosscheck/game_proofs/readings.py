"""Guarded readings: which step of the real code consults which reading, in reference and specification.

`CONSULTED` is the table. Games are played in both implementations with readings that record who asks for them: a step
that asks for a reading which is not in the table is a failure, and so is an entry of the table that no game shows.
`guarded_reference` and `guarded_spec` also let a reading raise, so that another check can rely on its silence.
"""

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from itertools import product
from types import MappingProxyType
from typing import Protocol, TypeAlias, cast
from unittest import mock

import attrs
from typing_extensions import override

import spec.game
import spec.readings
import spec.winner
from crosscheck.implementations import JsonObject, Play, ReferencePlay, SpecPlay
from faraway.game.begin import new_game
from faraway.game.readings import READING_VALUES, Readings
from faraway.game.record import STANDARD_RULES
from faraway.game.rules import GameRules
from faraway.io import dumps_line
from faraway.io.games import load_setup

Consult: TypeAlias = Callable[[str], None]
"""Hear that a reading is consulted; raise if it must not be."""


class AnyRule(Protocol):
    """A rule of the reference, whatever it takes and returns."""

    def __call__(self, *arguments: object) -> object:
        """Apply the rule."""


MARKET = frozenset({"market-reveal", "market-shortfall", "final-market"})
ENDING_A_TURN = frozenset({"short-draw", *MARKET})
SEEING = frozenset({"drawn-secrecy", "drawn-look"})

CONSULTED: Mapping[str, Mapping[str, frozenset[str]]] = MappingProxyType(
    {
        "reference": {
            "begin": frozenset({"market-shortfall"}),
            "apply shuffle": frozenset({"market-shortfall"}),
            "apply explore": frozenset({"deal-order", "sanctuary-shortage", *ENDING_A_TURN}),
            "apply take": ENDING_A_TURN,
            "apply place": frozenset({"leftover-order", *ENDING_A_TURN}),
            "apply decline": frozenset({"sanctuary-placement", "leftover-order", *ENDING_A_TURN}),
            "apply return": frozenset({"leftover-order", *ENDING_A_TURN}),
            "apply return-order": ENDING_A_TURN,
            "legal place": frozenset({"sanctuary-placement"}),
            "observe": SEEING,
            "result": frozenset({"ranking", "tie-break-cards"}),
        },
        "spec": {
            "apply explore": frozenset({"deal-order", "sanctuary-shortage", *ENDING_A_TURN}),
            "apply take": ENDING_A_TURN - {"final-market"},
            "apply place": frozenset({"leftover-order", *ENDING_A_TURN}),
            "apply decline": frozenset({"sanctuary-placement", "leftover-order", *ENDING_A_TURN}),
            "apply return": frozenset({"leftover-order", *ENDING_A_TURN}),
            "apply return-order": ENDING_A_TURN,
            "legal place": frozenset({"sanctuary-placement"}),
            "observe": SEEING,
            "result": frozenset({"ranking", "tie-break-cards"}),
        },
    }
)
"""For each implementation and each step the readings that it may consult; what is not named consults none.

The reference asks for market-shortfall whenever it reveals a market, the specification only where the deck is short.
"""


@cache
def governed_rules() -> Mapping[str, str]:
    """Return which reading governs which rule of the reference, as the reference itself chooses its rules."""
    standard = attrs.asdict(GameRules(), recurse=False)
    return MappingProxyType(
        {
            rule: name
            for name, values in READING_VALUES.items()
            for value in values[1:]
            for rule, function in attrs.asdict(
                GameRules().under(Readings.of({name: value})), recurse=False
            ).items()
            if function != standard[rule]
        }
    )


def guarded_rules(readings: Mapping[str, str], consult: Consult) -> GameRules:
    """Return the rules under some readings that say whenever a rule is asked which a reading governs."""
    rules = GameRules().under(Readings.of(readings))

    def guarded(rule: str, name: str) -> AnyRule:
        function = cast("AnyRule", getattr(rules, rule))

        def ask(*arguments: object) -> object:
            consult(name)
            return function(*arguments)

        return ask

    guards = {rule: guarded(rule, name) for rule, name in governed_rules().items()}
    return attrs.evolve(rules, **guards)  # type: ignore[arg-type]  # the guards have the signatures of their rules


@attrs.frozen
class Unreadable:
    """Readings of the reference after its rules were chosen: nobody asks for them again."""

    def __getattr__(self, name: str) -> object:
        raise AssertionError(f"the reference asked for the reading {name} after its rules were chosen")


def guarded_reference(setup: JsonObject, consult: Consult) -> ReferencePlay:
    """Begin a game of the reference whose readings say when they are consulted."""
    loaded = load_setup(dumps_line(setup).encode())
    rules = attrs.evolve(STANDARD_RULES, game=guarded_rules(loaded.readings.values(), consult))
    state = new_game(loaded, rules)
    terms = attrs.evolve(state.terms, readings=cast("Readings", Unreadable()))
    return ReferencePlay(attrs.evolve(state, terms=terms))


class GuardedReadings(dict[str, str]):
    """Readings of the specification that say when they are consulted."""

    def __init__(self, values: Mapping[str, str], consult: Consult) -> None:
        super().__init__(values)
        self.consult = consult

    @override
    def __getitem__(self, name: str) -> str:
        self.consult(name)
        return super().__getitem__(name)


def guarded_spec(setup: JsonObject, consult: Consult) -> SpecPlay:
    """Begin a game of the specification whose readings say when they are consulted."""
    begun = spec.game.begin(setup)
    guarded = GuardedReadings(cast("dict[str, str]", begun.readings), consult)
    return SpecPlay(replace(begun, readings=cast("spec.readings.Readings", guarded)))


@contextmanager
def readings_loaded_once() -> Iterator[None]:
    """Let the specification's `ranks` take readings as they are: complete ones are loaded as they are (see below)."""
    with mock.patch.object(spec.winner, "load_readings", lambda readings: readings):
        yield


def loading_failures() -> Generator[str, None, int]:
    """Yield the complete readings that the specification does not load as they are."""
    cases = 0
    for values in product(*spec.readings.VALUES.values()):
        chosen = dict(zip(spec.readings.VALUES, values, strict=True))
        if spec.readings.load_readings(chosen) != chosen:
            yield f"{chosen} is loaded otherwise"
        cases += 1
    return cases


@attrs.frozen
class Recorder:
    """Which readings each step of one implementation consulted, together and in the end."""

    implementation: str
    now: set[str] = attrs.field(factory=set)
    together: dict[str, set[frozenset[str]]] = attrs.field(factory=dict)

    def note(self, step: str) -> None:
        """Keep what was consulted since the last step."""
        self.together.setdefault(step, set()).add(frozenset(self.now))
        self.now.clear()

    def consulted(self) -> dict[str, frozenset[str]]:
        """Return for each step all readings that it consulted in some game."""
        return {
            step: names
            for step, sets in self.together.items()
            if (names := frozenset(name for each in sets for name in each))
        }


@attrs.frozen
class RecordedPlay:
    """A game that notes for each step which readings it consults."""

    play: Play
    recorder: Recorder

    def legal(self) -> list[JsonObject]:
        """Return every legal action."""
        phase = self.play.state()["phase"]
        legal = self.play.legal()
        self.recorder.note(f"legal {phase}")
        return legal

    def apply(self, action: JsonObject) -> "RecordedPlay":
        """Return the game after the action, or raise Refused."""
        after = self.play.apply(action)
        self.recorder.note(f"apply {action['type']}")
        return RecordedPlay(after, self.recorder)

    def state(self) -> JsonObject:
        """Return the whole state."""
        return self.play.state()

    def observe(self, seat: int) -> JsonObject:
        """Return what one seat may see."""
        view = self.play.observe(seat)
        self.recorder.note("observe")
        return view

    def result(self) -> JsonObject | None:
        """Return totals and ranks once the game is over."""
        with readings_loaded_once():
            result = self.play.result()
        self.recorder.note("result")
        return result


def recorded(implementation: str, setup: JsonObject, recorder: Recorder) -> RecordedPlay:
    """Begin a game that records."""
    begin = guarded_reference if implementation == "reference" else guarded_spec
    play = begin(setup, recorder.now.add)
    recorder.note("begin")
    return RecordedPlay(play, recorder)


def table_failures(recorders: Sequence[Recorder]) -> Iterator[str]:
    """Yield the steps that consulted a reading which the table does not name, and entries that no game showed."""
    for recorder in recorders:
        table = CONSULTED[recorder.implementation]
        found = recorder.consulted()
        for step in sorted({*table, *found}):
            named, seen = table.get(step, frozenset()), found.get(step, frozenset())
            for name in sorted(seen - named):
                yield f"{recorder.implementation}: {step} consults {name}, which the table does not say"
            for name in sorted(named - seen):
                yield f"{recorder.implementation}: {step} never consulted {name}, though the table says so"
