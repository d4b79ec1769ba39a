"""Run an example in the reference, as it is or misread, and in the specification."""

from collections.abc import Mapping
from functools import reduce
from typing import Protocol

import attrs

import spec.ending
import spec.finding
import spec.table
import spec.winner
from crosscheck.evidence.example import FIRST, THE_END, Example
from crosscheck.games.positions import clue_choice, first_choice, lay_out, reach
from crosscheck.implementations import REFERENCE, SPEC, Implementation, JsonObject, Play, Reference, Refused
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.errors import FarawayError
from faraway.game.player import PlayerState
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES, Rules
from faraway.io import Json, dumps_line
from faraway.misreadings import MISREADINGS
from faraway.scoring.tableau import Extent, Tableau
from spec.errors import RefusedError
from spec.readings import load_readings


class Evaluator(Protocol):
    """One implementation of the rules, asked about examples."""

    def outcome(self, example: Example, readings: Mapping[str, str]) -> Json:
        """Return what comes of an example under some readings."""


@attrs.frozen(kw_only=True)
class ReferenceEvaluator:
    """The reference, under the standard rules or with one of them misread."""

    rules: Rules = STANDARD_RULES

    def outcome(self, example: Example, readings: Mapping[str, str]) -> Json:
        """Return what comes of an example under some readings."""
        game = self.rules.game.under(Readings.of(readings))
        match example.kind:
            case "finding":
                player = _player(example.played, example.placed)
                return game.due(self.rules.catalogue, player) if game.finders((player,)) else 0
            case "turns":
                return list(game.turn_order(tuple(_player((region,)) for region in example.turns)))
            case "ranking":
                hands = example.hands or ((),) * len(example.rows)
                lowest = [
                    game.tie_break(_player(row, hand=hand))
                    for row, hand in zip(example.rows, hands, strict=True)
                ]
                return list(game.ranks(example.totals, lowest))
            case _:
                return _outcome(Reference(rules=self.rules), example, readings)


class SpecificationEvaluator:
    """The executable specification."""

    def outcome(self, example: Example, readings: Mapping[str, str]) -> Json:
        """Return what comes of an example under some readings."""
        agreed = load_readings(dict(readings))
        match example.kind:
            case "finding":
                return spec.finding.sanctuaries_due(_specified(example.played, example.placed))
            case "turns":
                players = tuple(_specified((region,)) for region in example.turns)
                game = spec.table.Game(
                    readings=agreed, round=1, phase="take", region_deck=(), sanctuary_deck=(), players=players
                )
                return list(spec.ending.turn_order(game))
            case "ranking":
                hands = example.hands or ((),) * len(example.rows)
                lowest = [
                    spec.winner.lowest_duration(_specified(row, hand=hand), agreed)
                    for row, hand in zip(example.rows, hands, strict=True)
                ]
                return list(spec.winner.ranks(example.totals, lowest, readings))
            case _:
                return _outcome(SPEC, example, readings)


EVALUATORS: dict[str, Evaluator] = {
    REFERENCE.name: ReferenceEvaluator(),
    SPEC.name: SpecificationEvaluator(),
}


def misread(name: str) -> Evaluator:
    """Return the reference with one of its rules misread."""
    return ReferenceEvaluator(rules=MISREADINGS[name].misread(STANDARD_RULES))


def expected(example: Example) -> Json:
    """Return the outcome that an example claims."""
    match example.kind:
        case "tableau":
            fame: list[Json] = [*example.fame, *example.sanctuary_fame]
            return {"fame": fame, "total": sum(example.fame) + sum(example.sanctuary_fame)}
        case "finding":
            return example.due
        case "turns":
            return list(example.order)
        case "ranking":
            return list(example.ranks)
        case "action":
            return example.refused or "allowed"
        case _:
            return example.finds


def _player(
    regions: tuple[int, ...], sanctuaries: tuple[str, ...] = (), hand: tuple[int, ...] = ()
) -> PlayerState:
    return PlayerState(
        hand=tuple(map(Duration, hand)),
        regions=tuple(map(Duration, regions)),
        sanctuaries=tuple(map(SanctuaryId, sanctuaries)),
    )


def _specified(
    regions: tuple[int, ...], sanctuaries: tuple[str, ...] = (), hand: tuple[int, ...] = ()
) -> spec.table.Player:
    return spec.table.Player(hand=frozenset(hand), regions=regions, sanctuaries=sanctuaries)


def _outcome(implementation: Implementation, example: Example, readings: Mapping[str, str]) -> Json:
    """Return what comes of a tableau or of a game."""
    if example.kind == "tableau":
        Tableau(example.regions, example.sanctuaries, extent=Extent.PARTIAL)
        score = implementation.score(example.regions, example.sanctuaries)
        regions, sanctuaries = score["regions"], score["sanctuaries"]
        assert isinstance(regions, list)
        assert isinstance(sanctuaries, list)
        return {"fame": [*regions, *sanctuaries], "total": score["total"]}
    setup = lay_out(
        example.players,
        readings=readings,
        variant=example.variant,
        regions=example.region_deck,
        sanctuaries=example.sanctuary_deck,
    )
    try:
        play = implementation.begin(setup)
    except FarawayError as error:
        return str(error.problems[0].code.value)
    except RefusedError as error:
        return str(error.codes[0])
    return _played(play, example)


def _played(play: Play, example: Example) -> Json:
    if example.until > 1:
        choose = clue_choice if example.collecting else first_choice
        try:
            round_number, phase = (8, "over") if example.until == THE_END else (example.until, "explore")
            play = reach(play, round_number, phase, choose=choose)
        except LookupError:
            return "over before"
    for text in example.after:
        try:
            play = play.apply(play.legal()[0] if text == FIRST else parse_action(text))
        except Refused as refused:
            return f"{text} refused: {refused.codes[0]}"
    if example.kind == "action":
        action = parse_action(example.action)
        try:
            play.apply(action)
        except Refused as refused:
            return refused.codes[0]
        return "allowed" if action in play.legal() else "not listed"
    seen = play.state() if example.viewer < 0 else play.observe(example.viewer)
    return dumps_line(look(seen, example.look)).strip()


def look(value: Json, path: str) -> Json:
    """Return what lies at a path: keys and places divided by strokes, `*` for all, `#` for how many."""
    return reduce(_step, path.split("/"), _Many.of(value)).value


@attrs.frozen
class _Many:
    """A value, or the values of all that `*` chose."""

    values: tuple[Json, ...]
    all: bool = False

    @classmethod
    def of(cls, value: Json) -> "_Many":
        return cls((value,))

    @property
    def value(self) -> Json:
        return list(self.values) if self.all else self.values[0]


def _step(at: _Many, key: str) -> _Many:
    if key == "*":
        (inside,) = at.values
        assert isinstance(inside, list)
        return _Many(tuple(inside), all=True)
    return attrs.evolve(at, values=tuple(_inside(value, key) for value in at.values))


def _inside(value: Json, key: str) -> Json:
    if isinstance(value, dict):
        return value[key]
    assert isinstance(value, list)
    return len(value) if key == "#" else value[int(key)]


def parse_action(text: str) -> JsonObject:
    """Parse an action as the examples write it: seat, verb, card or cards; or `shuffle` with the deck."""
    seat, verb, *cards = text.split()
    start: JsonObject = {"type": verb, "seat": int(seat)}
    match verb:
        case "keep":
            return {**start, "regions": [int(card) for card in cards]}
        case "explore" | "take":
            return {**start, "region": int(cards[0])}
        case "place":
            return {**start, "sanctuary": cards[0]}
        case _:
            return start
