"""Card-by-card dealing by a contract: who gets which card of the deck, for every number of cards due.

`receivers` is the contract: the cards go out lap by lap, and within a lap in drawing order. Reference and
specification are run on cards and games that cannot be looked into for every case of a finite domain, so that
`deal_by_contract` may stand for either of them.

Domain: nobody shows more than 14 clues, and all together no more than the 26 of the box (`due_le_fifteen`,
`demand_le_of_round`). The specification never asks for the deck but in `draw`, which is run with each of the 46 sizes;
the reference is run with every deck too small for up to four finders, and for five and six where nobody shows more
than three clues, and with one that suffices for all.
"""

from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TypeAlias, cast
from unittest import mock

import attrs

import spec.finding
from faraway.cards.catalogue import SanctuaryId
from faraway.game.finding import (
    DealRule,
    Drawing,
    deal_card_by_card,
    deal_whole_hands,
    draw_none,
    shortage_card_by_card,
)
from proofs.claim import Claim
from proofs.theorems.finding import CLUED_REGIONS, CLUED_SANCTUARIES, MOST_DUE_TO_ONE, SANCTUARIES_IN_BOX
from proofs.verdict import Kind, Subject
from spec.readings import DEFAULTS, load_readings
from spec.table import Game, Player

Cards: TypeAlias = tuple[SanctuaryId, ...]
MOST_CLUES_OF_ONE = MOST_DUE_TO_ONE - 1
CLUES_IN_BOX = CLUED_REGIONS + CLUED_SANCTUARIES
WHOLLY_EXHAUSTED = 4
FEW_CLUES = 3
MOST_FINDERS = 6


@attrs.frozen
class Dealt:
    """What each finder holds, in drawing order, and what the deck holds afterwards."""

    hands: tuple[Cards, ...]
    deck: Cards


def opaque_deck(size: int) -> Cards:
    """Return cards that can be told apart and nothing else."""
    return tuple(cast("SanctuaryId", object()) for _ in range(size))


FULL_DECK = opaque_deck(SANCTUARIES_IN_BOX)


def receivers(dues: Sequence[int]) -> list[int]:
    """Return for each card of the deck, the top first, which finder gets it: lap by lap, in drawing order."""
    laps = sorted((lap, finder) for finder, due in enumerate(dues) for lap in range(due))
    return [finder for _, finder in laps]


def deal_by_contract(deck: Cards, dues: Sequence[int]) -> Dealt:
    """Deal card by card as the contract says, while there are any. Rules: FIND-7, FIND-8."""
    order = receivers(dues)
    hands: list[list[SanctuaryId]] = [[] for _ in dues]
    for finder, card in zip(order, deck, strict=False):
        hands[finder].append(card)
    return Dealt(tuple(map(tuple, hands)), deck[len(order) :])


def deal_by_reference(rule: DealRule, deck: Cards, dues: Sequence[int]) -> Dealt:
    """Deal with a rule of the reference; the seats are numbered in drawing order."""
    drawing = rule(deck, tuple(enumerate(dues)))
    return Dealt(tuple(drawing.hands[seat] for seat in range(len(dues))), drawing.deck)


def deal_in_shortage(deck: Cards, dues: tuple[tuple[int, int], ...]) -> Drawing:
    """Deal by the reference's rule of a shortage."""
    return shortage_card_by_card(deck, dues, draw_none)


CLUED = "city-clue"
FINDERS = tuple(
    Player(hand=frozenset(), regions=(2, 3), sanctuaries=(CLUED,) * (due - 1))
    for due in range(1, MOST_DUE_TO_ONE + 1)
)
"""A finder of the specification for each number of cards due: the tableau shows as many clues as it takes."""


@attrs.frozen
class OnlyPlayers:
    """A game of the specification that has players and nothing else."""

    players: tuple[Player, ...]


@contextmanager
def recorded_draws() -> Iterator[list[int]]:
    """Record the seats that draw a card in the specification, and draw nothing."""
    seats: list[int] = []

    def draw(game: Game, seat: int, count: int) -> Game:
        seats.extend([seat] * count)
        return game

    with mock.patch.object(spec.finding, "draw", draw):
        yield seats


def receivers_by_spec(draws: list[int], dues: Sequence[int]) -> list[int]:
    """Return in which order the specification lets the finders draw a card, whatever the deck holds."""
    draws.clear()
    game = OnlyPlayers(tuple([FINDERS[due - 1] for due in dues]))
    spec.finding.draw_card_by_card(cast("Game", game), list(range(len(dues))))
    return draws


def dues_of(
    finders: int, most_clues: int = MOST_CLUES_OF_ONE, clues: int = CLUES_IN_BOX
) -> Iterator[tuple[int, ...]]:
    """Yield every number of cards due to so many finders, each 1 and one more for each clue."""
    if finders == 0:
        yield ()
        return
    for own in range(min(most_clues, clues) + 1):
        for others in dues_of(finders - 1, most_clues, clues - own):
            yield (1 + own, *others)


def deck_sizes(dues: Sequence[int]) -> Iterator[int]:
    """Yield the sizes of the deck with which the reference is run for these dues."""
    due = sum(dues)
    if len(dues) <= WHOLLY_EXHAUSTED or max(dues) <= 1 + FEW_CLUES:
        yield from range(due)
    yield due + 1


def dealing_failures(
    finders: int, rule: DealRule = deal_card_by_card, most_clues: int = MOST_CLUES_OF_ONE
) -> Generator[str, None, int]:
    """Yield the cases in which reference or specification deal otherwise than the contract; return their number."""
    cases = 0
    with recorded_draws() as draws:
        for dues in dues_of(finders, most_clues):
            if receivers_by_spec(draws, dues) != receivers(dues):
                yield f"specification: {dues} due"
            for size in deck_sizes(dues):
                yield from reference_failures(rule, dues, size)
                cases += 1
    return cases


def reference_failures(rule: DealRule, dues: Sequence[int], size: int) -> Iterator[str]:
    """Yield what the reference deals otherwise than the contract from a deck of some size."""
    deck = FULL_DECK[:size]
    expected = deal_by_contract(deck, dues)
    if deal_by_reference(rule, deck, dues) != expected:
        yield f"reference: {dues} due, {size} in the deck"
    if size < sum(dues) and deal_by_reference(deal_in_shortage, deck, dues) != expected:
        yield f"reference, in a shortage: {dues} due, {size} in the deck"


def draw_of_spec_failures(count: int = 1) -> Generator[str, None, int]:
    """Yield the decks from which the specification's `draw` does not draw the top card, or none from an empty one."""
    for size in range(SANCTUARIES_IN_BOX + 1):
        deck = FULL_DECK[:size]
        held = opaque_deck(2)
        game = Game(
            readings=load_readings(DEFAULTS),
            round=8,
            phase="explore",
            region_deck=(),
            sanctuary_deck=deck,
            players=(Player(hand=frozenset()), Player(hand=frozenset(), drawn=held)),
        )
        after = spec.finding.draw(game, 1, count)
        if (after.players[0], after.players[1].drawn, after.sanctuary_deck) != (
            game.players[0],
            (*held, *deck[:1]),
            deck[1:],
        ):
            yield f"specification: draw from {size} cards"
    return SANCTUARIES_IN_BOX + 1


def dealing_claim(finders: int) -> Claim:
    """Return the share of the contract that is about so many finders."""
    return Claim(
        name="card_by_card_deals_lap_by_lap",
        claim="card by card, the finders get the cards of the deck lap by lap, in drawing order within a lap; "
        "nothing else is moved",
        clauses=("FIND-7", "FIND-8"),
        scope="1 to 6 finders, all dues the box allows; every smaller deck for up to 4, or up to 3 clues each",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=partial(dealing_failures, finders),
        slip=partial(dealing_failures, max(finders, 2), deal_whole_hands),
        slip_change="whole hands",
    )


CLAIMS: dict[str, Claim] = {
    **{f"dealing {finders}": dealing_claim(finders) for finders in range(1, MOST_FINDERS + 1)},
    "drawing": Claim(
        name="draw_takes_the_top_card",
        claim="the specification's draw takes the top card, or none from an empty deck",
        clauses=("FIND-6",),
        scope="decks of 0 to 45 cards",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=draw_of_spec_failures,
        slip=partial(draw_of_spec_failures, 2),
        slip_change="two cards",
    ),
}
