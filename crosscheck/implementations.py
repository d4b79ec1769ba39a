"""One interface over every implementation of the rules: JSON values in, JSON values out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeAlias

import attrs

import spec.errors
import spec.game
import spec.information
import spec.scoring
import spec.table
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.errors import FarawayError
from faraway.game.begin import new_game
from faraway.game.ending import result
from faraway.game.legality import legal_actions
from faraway.game.observation import observe
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.state import GameState
from faraway.game.transitions import apply_action
from faraway.io import Json, dump, dumps_line
from faraway.io.games import load_action, load_setup
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau

JsonObject: TypeAlias = dict[str, Json]


@attrs.frozen
class Refused(Exception):  # noqa: N818 - it names what happened to the action
    """An implementation refused an action; the codes say why, in the order of the registry."""

    codes: tuple[str, ...]


class Play(Protocol):
    """A game under way in one implementation."""

    def legal(self) -> list[JsonObject]:
        """Return every legal action."""

    def apply(self, action: JsonObject) -> Play:
        """Return the game after the action, or raise Refused."""

    def state(self) -> JsonObject:
        """Return the whole state."""

    def observe(self, seat: int) -> JsonObject:
        """Return what one seat may see."""

    def result(self) -> JsonObject | None:
        """Return totals and ranks once the game is over."""


class Implementation(Protocol):
    """One implementation of the rules."""

    @property
    def name(self) -> str:
        """Name the implementation."""

    def score(self, regions: Sequence[int], sanctuaries: Sequence[str]) -> JsonObject:
        """Return the fame of every card and the total."""

    def begin(self, setup: JsonObject) -> Play:
        """Return the game right after the set-up."""


def as_json(value: object) -> Json:
    """Show that a value is JSON through and through."""
    match value:
        case None | bool() | int() | float() | str():
            return value
        case list():
            return [as_json(item) for item in value]
        case dict():
            return {str(key): as_json(item) for key, item in value.items()}
        case _:
            raise TypeError(f"{value!r} is not JSON")


def as_object(value: object) -> JsonObject:
    """Show that a value is a JSON object."""
    converted = as_json(value)
    if not isinstance(converted, dict):
        raise TypeError(f"{value!r} is not a JSON object")
    return converted


@attrs.frozen
class SpecPlay:
    """A game in the executable specification."""

    game: spec.table.Game

    def legal(self) -> list[JsonObject]:
        """Return every legal action."""
        return [as_object(action) for action in spec.game.legal(self.game)]

    def apply(self, action: JsonObject) -> SpecPlay:
        """Return the game after the action, or raise Refused."""
        try:
            return SpecPlay(spec.game.apply(self.game, action))
        except spec.errors.Illegal as illegal:
            raise Refused(tuple(illegal.codes)) from illegal

    def state(self) -> JsonObject:
        """Return the whole state."""
        return as_object(spec.game.state(self.game))

    def observe(self, seat: int) -> JsonObject:
        """Return what one seat may see."""
        return as_object(spec.information.observe(self.game, seat))

    def result(self) -> JsonObject | None:
        """Return totals and ranks once the game is over."""
        result = spec.game.result(self.game)
        return None if result is None else as_object(result)


@attrs.frozen
class Specification:
    """The executable specification."""

    name: str = "spec"

    def score(self, regions: Sequence[int], sanctuaries: Sequence[str]) -> JsonObject:
        """Return the fame of every card and the total."""
        return as_object(spec.scoring.score(regions, sanctuaries))

    def begin(self, setup: JsonObject) -> SpecPlay:
        """Return the game right after the set-up."""
        return SpecPlay(spec.game.begin(setup))


@attrs.frozen
class ReferencePlay:
    """A game in the reference implementation."""

    current: GameState

    def legal(self) -> list[JsonObject]:
        """Return every legal action."""
        return [dump(action) for action in legal_actions(self.current)]

    def apply(self, action: JsonObject) -> ReferencePlay:
        """Return the game after the action, or raise Refused."""
        try:
            return ReferencePlay(apply_action(self.current, load_action(dumps_line(action).encode())))
        except FarawayError as error:
            raise Refused(tuple(problem.code.value for problem in error.problems)) from error

    def state(self) -> JsonObject:
        """Return the whole state."""
        return dump(self.current)

    def observe(self, seat: int) -> JsonObject:
        """Return what one seat may see."""
        return dump(observe(self.current, seat))

    def result(self) -> JsonObject | None:
        """Return totals and ranks once the game is over."""
        dumped = dump(result(self.current))
        return None if dumped is None else as_object(dumped)


@attrs.frozen
class Reference:
    """The reference implementation, under the standard rules or with one of them misread."""

    name: str = "reference"
    rules: Rules = STANDARD_RULES

    def score(self, regions: Sequence[int], sanctuaries: Sequence[str]) -> JsonObject:
        """Return the fame of every card and the total."""
        tableau = Tableau.trusted(
            regions=tuple(map(Duration, regions)), sanctuaries=tuple(map(SanctuaryId, sanctuaries))
        )
        sheet = score_tableau(tableau, self.rules.scoring, self.rules.catalogue)
        return {
            "total": sheet.total,
            "regions": [card.fame for card in sheet.regions],
            "sanctuaries": [card.fame for card in sheet.sanctuaries],
        }

    def begin(self, setup: JsonObject) -> ReferencePlay:
        """Return the game right after the set-up."""
        return ReferencePlay(new_game(load_setup(dumps_line(setup).encode()), self.rules))


SPEC = Specification()
REFERENCE = Reference()
