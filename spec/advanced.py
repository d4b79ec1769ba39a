"""The advanced variant: five Regions to choose the hand from."""

from dataclasses import replace
from itertools import combinations

from spec.actions import Keep, Shuffle
from spec.errors import Problem
from spec.setup import HAND_SIZE, reveal_first_market
from spec.table import Game, seats, with_player

DEALT = 5


def regions_dealt(variant: str) -> int:
    """Return how many Regions a player is dealt.

    Rules: ADV-1
    """
    return DEALT if variant == "advanced" else HAND_SIZE


def has_kept(game: Game, seat: int) -> bool:
    """Return True if a player has decided which Regions to keep."""
    return len(game.players[seat].set_aside) > 0


def legal_keeps(game: Game) -> list[Keep]:
    """List every choice of three of the five, for each player who has not chosen."""
    return [
        Keep(seat, kept)
        for seat in seats(game)
        if not has_kept(game, seat)
        for kept in combinations(sorted(game.players[seat].hand), HAND_SIZE)
    ]


def refuse_keep(game: Game, action: Keep) -> list[Problem]:
    """Find what is wrong with a choice: it must be three different Regions of one's own five, made once."""
    problems = []
    if has_kept(game, action.seat):
        problems.append(Problem("already-chosen", f"seat {action.seat} has already kept"))
    if not set(action.regions) <= game.players[action.seat].hand:
        problems.append(Problem("not-in-hand", f"seat {action.seat} does not hold all of {action.regions}"))
    if len(action.regions) != HAND_SIZE or list(action.regions) != sorted(set(action.regions)):
        problems.append(Problem("wrong-keep", "three different Regions are kept, named in ascending order"))
    return problems


def apply_keep(game: Game, action: Keep) -> Game:
    """Keep three Regions and set two aside; when all have, the shuffling follows.

    Rules: ADV-2
    """
    player = game.players[action.seat]
    kept = frozenset(action.regions)
    game = with_player(game, action.seat, replace(player, hand=kept, set_aside=player.hand - kept))
    everyone_has = all(has_kept(game, seat) for seat in seats(game))
    return replace(game, phase="shuffle") if everyone_has else game


def regions_to_shuffle(game: Game) -> list[int]:
    """Return the Region deck and all Regions that were set aside."""
    return sorted([*game.region_deck, *(region for player in game.players for region in player.set_aside)])


def refuse_shuffle(game: Game, action: Shuffle) -> list[Problem]:
    """Find what is wrong with a shuffled deck: it must hold all those Regions, each once."""
    if sorted(action.regions) == regions_to_shuffle(game):
        return []
    return [Problem("wrong-order", "the new deck is not the old one together with all that was set aside")]


def apply_shuffle(game: Game, action: Shuffle) -> Game:
    """Shuffle what was set aside into the deck, and only then reveal the market.

    Rules: ADV-3, ADV-7
    """
    nothing_aside = tuple(replace(player, set_aside=frozenset()) for player in game.players)
    return begin_standard_game(replace(game, region_deck=action.regions, players=nothing_aside))


def begin_standard_game(game: Game) -> Game:
    """Continue as in the standard game.

    Rules: ADV-4
    """
    return reveal_first_market(game)
