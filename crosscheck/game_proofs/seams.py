"""What is put in place of something else while the code of the game runs on cards that cannot be looked at.

- `len` and `sorted` in the modules of the game: Python insists that `len` returns an int, and comparing cards is allowed
  in sorting alone. A name of a module comes before one of Python, so no line of the game changes.
- the facts of the cards: only clues are known of a card, and they are unknown numbers.
- card-by-card dealing, by its contract (see `dealing`): a loop over unknown numbers does not end.
- the readings: each is chosen when a rule that it governs is first asked, on a path for each of its values.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from types import ModuleType
from typing import cast

import attrs
from typing_extensions import override

import faraway.game.begin
import faraway.game.finding
import faraway.game.legality
import faraway.game.market
import faraway.game.observation
import faraway.game.transitions
import faraway.game.turns
import spec.advanced
import spec.ending
import spec.exploring
import spec.finding
import spec.game
import spec.information
import spec.phases
import spec.readings
import spec.setup
import spec.table
from crosscheck.game_proofs.rows import INTERLEAVED, Part, Row, length
from crosscheck.game_proofs.sizes import LookedAtError, Number, Size, constraint_of, current_path
from crosscheck.game_proofs.tokens import SANCTUARIES, Opaque, sort
from faraway.game.finding import Drawing, Dues, SanctuaryDeck, deal_card_by_card
from faraway.game.readings import READING_VALUES, Readings
from faraway.game.rules import GameRules

REFERENCE = (
    faraway.game.begin,
    faraway.game.finding,
    faraway.game.legality,
    faraway.game.market,
    faraway.game.observation,
    faraway.game.transitions,
    faraway.game.turns,
)
SPECIFICATION = (
    spec.advanced,
    spec.ending,
    spec.exploring,
    spec.finding,
    spec.game,
    spec.information,
    spec.phases,
    spec.setup,
    spec.table,
)


class Clues:
    """The clues of every card on the table, and no other fact."""

    def __init__(self) -> None:
        self._clues: Mapping[Opaque, Number] = {}

    def set(self, clues: Mapping[Opaque, Number]) -> None:
        """Set the clues of the cards that show any."""
        self._clues = clues

    def __getitem__(self, card: object) -> CardFacts:
        if not isinstance(card, Opaque):
            raise LookedAtError("facts were asked of what is no card")
        return CardFacts(self._clues.get(card, 0))


@attrs.frozen
class CardFacts:
    """All that is known of a card."""

    clues: Number


CLUES = Clues()


class TokenCatalogue:
    """A catalogue that knows clues only."""

    region_of = CLUES
    sanctuary_of = CLUES


@cache
def readings_of_rules() -> dict[str, str]:
    """Return which reading governs which rule of the reference, as the reference itself chooses them."""
    standard = attrs.asdict(GameRules(), recurse=False)
    return {
        rule: name
        for name, values in READING_VALUES.items()
        for value in values[1:]
        for rule, function in attrs.asdict(_under(GameRules(), name, value), recurse=False).items()
        if function != standard[rule]
    }


@cache
def _under(rules: GameRules, name: str, value: str) -> GameRules:
    return rules.under(Readings.of({name: value}))


class OpenRules:
    """The rules of the reference with every reading open: the first call of a rule that a reading governs chooses."""

    def __init__(self, rules: GameRules) -> None:
        self._rules = rules

    def __getattr__(self, rule: str) -> object:
        """Return a rule; it becomes an attribute, so that this is asked once for each."""
        name = readings_of_rules().get(rule)
        found = getattr(self._rules, rule) if name is None else self._governed(rule, name)
        setattr(self, rule, found)
        return found

    def _governed(self, rule: str, name: str) -> Callable[..., object]:  # type: ignore[explicit-any]
        """Return a rule that chooses the value of the reading that governs it."""
        values = READING_VALUES[name]
        functions: dict[str, Callable[..., object]] = {}  # type: ignore[explicit-any]
        for value in values:
            function = getattr(_under(self._rules, name, value), rule)
            functions[value] = deal_by_contract if function is deal_card_by_card else function

        def governed(*arguments: object) -> object:
            return functions[current_path().choose(name, values)](*arguments)

        return governed


class OpenReadings(dict[str, str]):
    """The readings of the specification, all of them open."""

    @override
    def __getitem__(self, name: str) -> str:
        return current_path().choose(name, spec.readings.VALUES[name])


def dealt_by_contract(deck: Row, dues: Sequence[tuple[int, Number]]) -> tuple[dict[int, Row], Row]:
    """Return what each finder gets card by card, and the deck after it.

    Each gets all that is due; if the deck holds less, the first lap serves whom it reaches, nobody gets more than is
    due, and the deck is empty then. The order of the cards is that of the contract: only the numbers matter here.
    """
    path = current_path()
    asked = total_of([count for _, count in dues])
    size = length(deck)
    shares = [count for _, count in dues]
    if asked > size:
        shares = []
        for place, (_, count) in enumerate(dues):
            name = f"share {place} of {_name(size)}: {', '.join(f'{at} {_name(each)}' for at, each in dues)}"
            share = path.introduce(name, 0, SANCTUARIES)
            path.suppose(constraint_of(count - share))
            path.suppose(constraint_of((share - 1) if size > place else 0 - share))
            shares.append(share)
        left = size - total_of(shares)
        path.suppose(constraint_of(left))
        path.suppose(constraint_of(0 - left))
    hands: dict[int, Row] = {}
    start: Number = 0
    for (seat, _), own in zip(dues, shares, strict=True):
        hands[seat] = Row([Part(INTERLEAVED + deck.parts[0].origin, start, own)])
        start = start + own
    return hands, deck[asked:]


def total_of(sizes: Sequence[Number]) -> Number:
    """Return a sum of numbers of cards."""
    total: Number = 0
    for size in sizes:
        total = total + size
    return total


def _name(size: Number) -> str:
    return f"{size.terms} {size.constant}" if isinstance(size, Size) else str(size)


def deal_by_contract(deck: object, dues: Dues) -> Drawing:
    """Deal as the reference does card by card."""
    hands, left = dealt_by_contract(as_row(deck), dues)
    return Drawing(hands=cast("dict[int, SanctuaryDeck]", hands), deck=cast("SanctuaryDeck", left))


def draw_by_contract(game: spec.table.Game, order: list[int]) -> spec.table.Game:
    """Deal as the specification does card by card."""
    dues = [(seat, spec.finding.sanctuaries_due(game.players[seat])) for seat in order]
    hands, left = dealt_by_contract(as_row(game.sanctuary_deck), dues)
    for seat in order:
        drawn = cast("tuple[str, ...]", hands[seat])
        game = spec.table.with_player(game, seat, replace(game.players[seat], drawn=drawn))
    return replace(game, sanctuary_deck=cast("tuple[str, ...]", left))


def as_row(deck: object) -> Row:
    """Return a deck that is a row."""
    if not isinstance(deck, Row):
        raise LookedAtError("the deck is not a row")
    return deck


@contextmanager
def opaque_cards() -> Iterator[None]:
    """Run the code of the game on cards that cannot be looked at, for as long as the block lasts."""
    replaced: list[tuple[ModuleType, str, object]] = [
        *((module, "len", length) for module in (*REFERENCE, *SPECIFICATION)),
        *((module, "sorted", sort) for module in (*REFERENCE, *SPECIFICATION)),
        (spec.finding, "REGIONS", CLUES),
        (spec.finding, "SANCTUARIES", CLUES),
        (spec.finding, "draw_card_by_card", draw_by_contract),
        (faraway.game.finding, "deal_card_by_card", deal_by_contract),
    ]
    before = [(module, name, vars(module).get(name)) for module, name, _ in replaced]
    for module, name, value in replaced:
        setattr(module, name, value)
    try:
        yield
    finally:
        for module, name, value in before:
            if value is None:
                delattr(module, name)
            else:
                setattr(module, name, value)
