"""A script played under readings: the questions that it makes, and the reference's answers to them."""

from collections.abc import Sequence
from functools import cached_property
from hashlib import sha256
from typing import assert_never

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.conformance.derived.combinations import RANKING, SEEING, variants_of
from faraway.conformance.derived.forms import Forms, action_form
from faraway.conformance.suite.documents import Json, JsonObject, compact
from faraway.conformance.suite.vectors import ExpectAnswer
from faraway.game.ending import result
from faraway.game.observation import observe
from faraway.game.player import Phase
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES
from faraway.game.state import GameState, Result, Terms
from faraway.io import dump
from faraway.misreadings.contexts import while_a_finder_lacks
from faraway.play.loop import Game
from faraway.play.scripts import Script, Viewed, play_script

SHOWN = ("state", "legal", "result")
DIGEST_BYTES = 3
RESULT = '"result":'


@frozen(slots=False)
class Expansion:
    """The game of one script under one combination of readings."""

    script: Script
    game: Game

    @cached_property
    def setup(self) -> JsonObject:
        """The set-up as requests carry it, without the readings."""
        setup = dump(self.game.setup)
        del setup["readings"]
        return setup

    @cached_property
    def actions(self) -> list[Json]:
        """The actions as requests carry them."""
        return [action_form(action)[0] for action in self.game.actions]

    def question(self) -> JsonObject:
        """Return the request for every step of the game."""
        return {
            "request": "play",
            "setup": self.setup,
            "actions": self.actions,
            "show": [*SHOWN],
            "after": "every",
        }

    @cached_property
    def _steps(self) -> list[tuple[JsonObject, str]]:
        forms = Forms()
        *states, last = self.game.states
        return [*map(forms.step, states), forms.step(last, self._ended)]

    @cached_property
    def _ended(self) -> Result | None:
        return result(self.game.states[-1])

    @property
    def answer(self) -> JsonObject:
        """The answer to the question; equal parts of it are shared."""
        return {"steps": [step for step, _ in self._steps]}

    @cached_property
    def text(self) -> str:
        """The answer as sent on the wire."""
        return f'{{"steps":[{",".join([text for _, text in self._steps])}]}}'

    def expected(self) -> ExpectAnswer:
        """Return the expectation, with its text."""
        return ExpectAnswer(self.answer, self.text)

    def viewing(self) -> JsonObject:
        """Return the request for what every seat sees at one moment of the game."""
        actions = self.actions[: self.moment_seen()]
        return {
            "request": "play",
            "setup": self.setup,
            "actions": actions,
            "show": ["observations"],
            "after": "last",
        }

    def views(self) -> JsonObject:
        """Return what every seat sees at that moment."""
        state = self.game.states[self.moment_seen()]
        return {"steps": [{"observations": [*_observations(state)]}]}

    def moment_seen(self) -> int:
        """Return how many actions come before the moment whose views are asked for; none if the game has no such moment."""
        worth = [(_worth(self.script.views, state), number) for number, state in enumerate(self.game.states)]
        best, number = max(worth)
        return number if best else 0

    def digest(self) -> str:
        """Return the digest of the game, the ranks under every reading of the ranking included."""
        totals = () if self._ended is None else self._ended.totals
        results = [
            dump(Result(totals=totals, ranks=_ranks(each, totals))) for each in self._under(RANKING, -1)
        ]
        return digest_of_game(self.text, results)

    def digest_of_views(self) -> str:
        """Return the digest of what is seen under every reading of the secrecy."""
        return digest_of_views([_observations(each) for each in self._under(SEEING, self.moment_seen())])

    def _under(self, names: Sequence[str], moment: int) -> list[GameState]:
        """Return one state of the game under every combination of readings that do not steer play."""
        return [
            under(self.game.states[moment], {**self.game.setup.readings.values(), **values})
            for values in variants_of(names)
        ]


def _worth(viewed: Viewed, state: GameState) -> int:
    """Return how well a state answers what the views of a script are for; 0 if it does not."""
    if state.turn is None:
        return 0
    match viewed:
        case Viewed.HELD:
            return (state.phase is Phase.PLACE) * _holders(state)
        case Viewed.FIRST_ROUND:
            return int(state.round == 1)
        case Viewed.SHORTAGE:
            return while_a_finder_lacks(state) * (1 + (not state.sanctuary_deck))
        case Viewed.EMPTY:
            return (not state.sanctuary_deck) * _holders(state)
        case _:
            assert_never(viewed)


def _holders(state: GameState) -> int:
    return sum(bool(player.drawn) for player in state.players)


def expand(script: Script, readings: dict[str, str], catalogue: Catalogue = CATALOGUE) -> Expansion:
    """Play a script under readings, with these cards."""
    rules = evolve(STANDARD_RULES, catalogue=catalogue)
    return Expansion(script, play_script(script, Readings.of(readings), rules))


def under(state: GameState, readings: dict[str, str]) -> GameState:
    """Return the same state of a game under other readings, which do not steer play."""
    chosen = Readings.of(readings)
    terms = Terms(variant=state.terms.variant, readings=chosen, rules=STANDARD_RULES.under(chosen))
    return evolve(state, terms=terms)


def digest_of_game(text: str, results: Sequence[JsonObject]) -> str:
    """Return the digest of the answer to a game, without the result in it, and of its results."""
    steps = text[: text.rindex(RESULT)]
    return _digest(steps + compact([*results]))


def digest_of_views(views: Sequence[Sequence[JsonObject]]) -> str:
    """Return the digest of what the seats see under each reading."""
    return _digest(compact([[*seats] for seats in views]))


def _digest(text: str) -> str:
    return sha256(text.encode()).hexdigest()[: 2 * DIGEST_BYTES]


def _observations(state: GameState) -> list[JsonObject]:
    return [dump(observe(state, seat)) for seat in range(len(state.players))]


def _ranks(state: GameState, totals: Sequence[int]) -> tuple[int, ...]:
    game = state.rules.game
    return game.ranks(totals, [game.tie_break(player) for player in state.players])
