"""The first state of a game, made from its set-up alone."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TypeVar

from faraway.cards.catalogue import Catalogue
from faraway.errors import Code, Problem, raise_problems
from faraway.game.player import Phase, PlayerState
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup
from faraway.game.state import GameState, Terms
from faraway.game.transitions import continue_set_up

FEWEST_PLAYERS = 2
MOST_PLAYERS = 6
CardName = TypeVar("CardName", int, str)


def new_game(setup: Setup, rules: Rules = STANDARD_RULES) -> GameState:
    """Deal, and continue to the first decision; a set-up that cannot be played is refused with every reason.

    Rules: SETUP-1, SETUP-3, SETUP-4, SETUP-5, ADV-1
    """
    raise_problems(reasons_against_setup(setup, rules.catalogue))
    table = GameState(
        terms=Terms(variant=setup.variant, readings=setup.readings, rules=rules.under(setup.readings)),
        round=1,
        phase=Phase.EXPLORE,
        region_deck=setup.region_deck,
        sanctuary_deck=setup.sanctuary_deck,
        players=(PlayerState(hand=()),) * setup.players,
    )
    deck, dealt = setup.region_deck, table.rules.game.dealt(setup.variant)
    players = tuple(
        PlayerState(hand=tuple(sorted(deck[seat * dealt : (seat + 1) * dealt])))
        for seat in range(setup.players)
    )
    return continue_set_up(table.but(region_deck=deck[setup.players * dealt :], players=players), None)


def reasons_against_setup(setup: Setup, catalogue: Catalogue) -> Iterator[Problem]:
    """Return every reason why a game cannot be set up like this. Rules: SETUP-1, SETUP-5, SETUP-6."""
    if setup.players < FEWEST_PLAYERS:
        yield _players_problem(Code.TOO_FEW_PLAYERS, setup.players)
    if setup.players > MOST_PLAYERS:
        yield _players_problem(Code.TOO_MANY_PLAYERS, setup.players)
    regions = tuple(catalogue.region_of)
    sanctuaries = tuple(catalogue.sanctuary_of)
    yield from _deck_problems("Region", "/region_deck", "SETUP-1", setup.region_deck, regions)
    yield from _deck_problems("Sanctuary", "/sanctuary_deck", "SETUP-5", setup.sanctuary_deck, sanctuaries)


def _players_problem(code: Code, players: int) -> Problem:
    message = f"{players} players; {FEWEST_PLAYERS} to {MOST_PLAYERS} can play"
    return Problem(code=code, message=message, path="/players", clause="SETUP-6")


def _deck_problems(
    kind: str, path: str, clause: str, deck: Sequence[CardName], cards: Sequence[CardName]
) -> Iterator[Problem]:
    """Return one problem that names every missing, unknown or duplicate card."""
    present = set(deck)
    if len(deck) == len(cards) and present.issuperset(cards):
        return
    faults = {
        "missing": [card for card in cards if card not in present],
        "unknown": sorted(present.difference(cards)),
        "more than once": sorted(card for card, times in Counter(deck).items() if times > 1),
    }
    said = "; ".join(
        f"{fault}: {', '.join(str(card) for card in named)}" for fault, named in faults.items() if named
    )
    message = f"the {kind} deck does not hold every {kind} exactly once ({said})"
    yield Problem(code=Code.DECK_INCOMPLETE, message=message, path=path, clause=clause)
