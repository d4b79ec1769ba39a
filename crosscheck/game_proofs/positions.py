"""States of reference and specification that have a given shape: the same tokens in the same zones of both."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import product
from random import Random
from typing import Final, cast

from attrs import evolve, field, frozen

from crosscheck.game_proofs.sanctuary_rows import SanctuaryRows
from crosscheck.game_proofs.seams import CLUES, OpenReadings, OpenRules, TokenCatalogue
from crosscheck.game_proofs.shapes import (
    SET_UP,
    TURNS,
    Shape,
    steps_left,
)
from crosscheck.game_proofs.sizes import LookedAtError, Number, Premises, unknown
from crosscheck.game_proofs.tokens import REGION_TOKENS, Opaque, licences
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.game.player import Phase, PlayerState
from faraway.game.readings import DEFAULT_READINGS, DEFAULT_VALUES
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.rules import GameRules
from faraway.game.setup import Variant
from faraway.game.state import GameState, Terms
from faraway.scoring.record import STANDARD_SCORING
from spec.readings import Readings
from spec.table import Game, Player, Step

MOST_EXHAUSTED: Final = 4
"""With more players some products of cases are not run; `docs/game-proofs.md` says which."""
GROUPS: Final = (
    frozenset({"leftover-order", "sanctuary-placement"}),
    frozenset({"sanctuary-shortage", "short-draw", "deal-order", "sanctuary-placement"}),
    frozenset({"market-reveal", "market-shortfall", "final-market", "sanctuary-placement"}),
)
"""Who may decline does so in each of them: what follows a turn depends on the other readings."""
ALL_REGIONS: Final = cast("tuple[Duration, ...]", REGION_TOKENS)


class GuardedTerms:
    """Terms that have rules but neither variant nor readings: after the set-up no step asks for them."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules

    @property
    def variant(self) -> Variant:
        """Refuse: the variant matters to the set-up only."""
        raise LookedAtError("the variant was asked for after the set-up")

    @property
    def readings(self) -> Readings:
        """Refuse: the rules have been chosen."""
        raise LookedAtError("the readings were asked for after the set-up")


class OpenRecord:
    """The record of rules with every reading open, for the reference."""

    def __init__(self, rules: GameRules) -> None:
        self.game = OpenRules(rules)
        self.catalogue = TokenCatalogue()
        self.scoring = STANDARD_SCORING

    def at(self, _state: object) -> OpenRecord:
        """Return the rules in force: there are no contexts."""
        return self

    def under(self, _readings: object) -> OpenRecord:
        """Return the rules: readings stay open."""
        return self


@frozen(eq=False)
class Position:
    """One state in both implementations, with what is known of its unknown numbers."""

    shape: Shape
    reference: GameState
    specification: Game
    order: tuple[int, ...]
    premises: Premises
    origins: Mapping[str, Number]
    """The rows of Sanctuaries as they are now, and their lengths."""
    finds: Sequence[bool | None] = ()
    """By turn order: who finds; None where that is left open."""
    fixed: Mapping[str, str] = field(factory=dict)
    """Readings that are not left open here."""
    only: int | None = None
    """The number of the one legal action that is taken here; None for all."""

    @cached_property
    def regions(self) -> frozenset[int]:
        """Return the Regions in play, by identity."""
        return frozenset(map(id, regions_of(self.reference)))

    @cached_property
    def dues(self) -> tuple[Number, ...]:
        """Return by turn order what each is due who finds."""
        return tuple(1 + unknown(f"c{place}") for place in range(self.shape.players))


def regions_of(state: GameState | Game) -> Iterator[object]:
    """Yield every Region of a state, from every zone."""
    yield from state.region_deck
    yield from state.market
    yield from state.removed
    player: PlayerState | Player
    for player in state.players:
        yield from player.hand
        yield from player.set_aside
        yield from player.regions
        if player.chosen is not None:
            yield player.chosen


def positions_of(shape: Shape, rules: GameRules | None = None) -> Iterator[Position]:
    """Yield states of a shape; where somebody is the last to choose, for each pattern of who finds.

    The turn order is one that varies from shape to shape: no rule looks at a seat (see the theorem on seats).
    """
    record = cast("Rules", OpenRecord(rules or STANDARD_RULES.game))
    chance = Random(shape.words)
    seats = tuple(range(shape.players))
    if not is_revealing(shape):
        order = tuple(chance.sample(seats, len(seats))) if shape.phase in TURNS else seats
        position = build(shape, record, order, [seat.finds for seat in shape.seats], chance)
        is_free_of_readings = shape.phase not in TURNS
        yield from together(position) if is_free_of_readings else by_readings(position)
        return
    last = next(number for number, seat in enumerate(shape.seats) if not seat.has_chosen)
    patterns = patterns_of_finders(shape)
    for number, pattern in enumerate(patterns):
        order = tuple(chance.sample(seats, len(seats)))
        position = build(shape, record, order, pattern, chance)
        # Whoever is last, whichever card of the hand: under the default readings. All readings: for one of these.
        is_extreme = number in {0, len(patterns) - 1}
        card = None if is_extreme else (number + last) % shape.seats[last].hand
        if number % shape.players == last:
            chosen = evolve(position, only=(number + last) % shape.seats[last].hand)
            yield from by_readings(chosen)
            if is_extreme:
                yield evolve(position, fixed=DEFAULT_VALUES)
        else:
            yield evolve(position, fixed=DEFAULT_VALUES, only=card)


def by_readings(position: Position) -> Iterator[Position]:
    """Leave all readings open, with few players all at once."""
    return together(position) if position.shape.players <= MOST_EXHAUSTED else apart(position)


def together(position: Position) -> Iterator[Position]:
    """Leave all readings open at once."""
    yield position


def apart(position: Position) -> Iterator[Position]:
    """Leave one group of readings open after the other, those outside it at their defaults."""
    for group in GROUPS:
        yield evolve(
            position, fixed={name: DEFAULT_VALUES[name] for name in DEFAULT_VALUES if name not in group}
        )


def is_revealing(shape: Shape) -> bool:
    """Return True if the next choice of a Region is the last of the round."""
    return shape.phase is Phase.EXPLORE and sum(not seat.has_chosen for seat in shape.seats) == 1


def patterns_of_finders(shape: Shape) -> list[tuple[bool | None, ...]]:
    """Return every pattern of who finds, by turn order; in the first round nobody has played before."""
    if shape.round == 1:
        return [(None,) * shape.players]
    return list(product((True, False), repeat=shape.players))


@frozen(eq=False)
class Seat:
    """The tokens of one player."""

    hand: list[Opaque]
    set_aside: list[Opaque]
    chosen: Opaque | None
    played: list[Opaque]


def build(
    shape: Shape, record: Rules, order: Sequence[int], finds: Sequence[bool | None], chance: Random
) -> Position:
    """Return one state of a shape; `finds` is by turn order, None where nothing is to depend on it."""
    places = range(shape.players)
    # Seats of the shape by turn order: in the third phase they stand so already.
    ordered = shape.seats if shape.phase in TURNS else tuple(shape.seats[order[place]] for place in places)
    wanted: list[float] = []
    zones: list[list[int]] = []

    def lay(keys: Sequence[float]) -> list[int]:
        zones.append([len(wanted) + number for number in range(len(keys))])
        wanted.extend(keys)
        return zones[-1]

    def anywhere(count: int) -> list[float]:
        return [chance.uniform(0, 9000) for _ in range(count)]

    will_reveal = is_revealing(shape)
    slots = []
    for place, seat in enumerate(ordered):
        latest = [4000 + 10 * place + chance.uniform(0, 5) for _ in range(3)]
        before = {
            True: chance.uniform(0, 3999),
            False: chance.uniform(5000, 9000),
            None: chance.uniform(0, 9000),
        }[finds[place]]
        played = anywhere(seat.played)
        if will_reveal:
            hand = sorted(latest)[: seat.hand] if not seat.has_chosen else anywhere(seat.hand)
            chosen = latest[:1] if seat.has_chosen else []
            if played:
                played[-1] = before
        else:
            hand, chosen = anywhere(seat.hand), anywhere(int(seat.has_chosen))
            if shape.phase in TURNS and played:
                played[-1] = latest[0]
                if len(played) > 1:
                    played[-2] = before
        slots.append((lay(hand), lay(anywhere(seat.set_aside)), lay(chosen), lay(played)))
    deck, market, removed = (
        lay(anywhere(count)) for count in (shape.region_deck, shape.market, shape.removed)
    )
    if len(wanted) > len(REGION_TOKENS):
        raise LookedAtError(f"there are more Regions than in the box: {shape.words}")
    ranks = {slot: rank for rank, slot in enumerate(sorted(range(len(wanted)), key=wanted.__getitem__))}

    def tokens(zone: Sequence[int], *, is_sorted: bool = True) -> list[Opaque]:
        rank_list = [ranks[slot] for slot in zone]
        return [REGION_TOKENS[rank] for rank in (sorted(rank_list) if is_sorted else rank_list)]

    seats = [
        Seat(
            hand=tokens(hand),
            set_aside=tokens(aside),
            chosen=next(iter(tokens(chosen)), None),
            played=tokens(played, is_sorted=False),
        )
        for hand, aside, chosen, played in slots
    ]
    lying = tokens(deck, is_sorted=False), tokens(market), tokens(removed)
    grant_licences(shape, seats, finds)
    return evolve(assemble(shape, record, tuple(order), seats, lying), finds=tuple(finds))


def grant_licences(shape: Shape, seats: Sequence[Seat], finds: Sequence[bool | None]) -> None:
    """Let a player's last Region be compared with the one before, and state the clues of every tableau."""
    pairs: list[tuple[Opaque, Opaque, str, bool]] = []
    clues: dict[Opaque, Number] = {}
    for place, seat in enumerate(seats):
        latest: list[Opaque] = []
        if is_revealing(shape):
            latest = seat.hand if seat.chosen is None else [seat.chosen]
            before = seat.played[-1:]
        elif shape.phase in TURNS:
            latest, before = seat.played[-1:], seat.played[-2:-1]
        else:
            before = []
        # What is open is open for each seat by itself with up to four players, beyond that for all seats at once.
        name = (
            f"the last two Regions of seat {place}"
            if shape.players <= MOST_EXHAUSTED
            else "the last two Regions"
        )
        pairs += [(last, other, name, finds[place] is None) for last in latest for other in before]
        clues |= dict.fromkeys(latest, unknown(f"c{place}"))
    licences.grant(pairs)
    CLUES.set(clues)


def assemble(
    shape: Shape,
    record: Rules,
    order: tuple[int, ...],
    seats: Sequence[Seat],
    lying: tuple[list[Opaque], list[Opaque], list[Opaque]],
) -> Position:
    """Return both implementations' states of these tokens; the Sanctuaries are rows of unknown lengths."""
    rows = SanctuaryRows(shape, order)
    reference, specification = {}, {}
    for place, seat in enumerate(seats):
        drawn, placed = rows.drawn[place], rows.placed[place]
        reference[order[place]] = PlayerState(
            hand=cast("tuple[Duration, ...]", tuple(seat.hand)),
            set_aside=cast("tuple[Duration, ...]", tuple(seat.set_aside)),
            chosen=cast("Duration | None", seat.chosen),
            drawn=cast("tuple[SanctuaryId, ...]", drawn),
            regions=cast("tuple[Duration, ...]", tuple(seat.played)),
            sanctuaries=cast("tuple[SanctuaryId, ...]", placed),
        )
        specification[order[place]] = Player(
            hand=cast("frozenset[int]", frozenset(seat.hand)),
            set_aside=cast("frozenset[int]", frozenset(seat.set_aside)),
            chosen=cast("int | None", seat.chosen),
            drawn=cast("tuple[str, ...]", drawn),
            regions=cast("tuple[int, ...]", tuple(seat.played)),
            sanctuaries=cast("tuple[str, ...]", placed),
        )
    terms = (
        Terms(variant=Variant.ADVANCED, readings=DEFAULT_READINGS, rules=record)
        if shape.phase in SET_UP
        else cast("Terms", GuardedTerms(record))
    )
    deck, market, removed = lying
    numbers = range(shape.players)
    return Position(
        shape=shape,
        reference=GameState(
            terms=terms,
            round=shape.round,
            phase=shape.phase,
            turn=None if shape.turn is None else order[shape.turn],
            one_by_one=shape.one_by_one,
            region_deck=cast("tuple[Duration, ...]", tuple(deck)),
            sanctuary_deck=cast("tuple[SanctuaryId, ...]", rows.deck),
            market=cast("tuple[Duration, ...]", tuple(market)),
            removed=cast("tuple[Duration, ...]", tuple(removed)),
            players=tuple(reference[seat] for seat in numbers),
        ),
        specification=Game(
            readings=cast("Readings", OpenReadings()),
            round=shape.round,
            phase=shape.phase.value,
            region_deck=cast("tuple[int, ...]", tuple(deck)),
            sanctuary_deck=cast("tuple[str, ...]", rows.deck),
            players=tuple(specification[seat] for seat in numbers),
            market=cast("frozenset[int]", frozenset(market)),
            removed=cast("frozenset[int]", frozenset(removed)),
            turns=() if shape.turn is None else order[shape.turn :],
            steps=() if shape.turn is None else cast("tuple[Step, ...]", steps_left(shape)),
            one_by_one=shape.one_by_one,
        ),
        order=order,
        premises=rows.premises,
        origins=rows.origins,
    )
