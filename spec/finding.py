"""Finding Sanctuaries: the second phase of a round."""

from dataclasses import replace
from typing import assert_never

from spec.cards import REGIONS, SANCTUARIES
from spec.table import Game, Player, in_ascending_order, seats, with_player


def region_played_before(player: Player) -> int | None:
    """Return the Region that the same player played in the round before; in the first round there is none.

    Rules: FIND-2, FIND-12, FIND-3
    """
    return player.regions[-2] if len(player.regions) >= 2 else None


def is_finder(player: Player) -> bool:
    """Return True if the Region just played has a higher duration than the one before.

    Rules: FIND-1
    """
    before = region_played_before(player)
    return before is not None and player.regions[-1] > before


def clues_of_tableau(player: Player) -> int:
    """Count the clues on all Regions, the one just played included, and on all Sanctuaries placed.

    Rules: FIND-5, FIND-13
    """
    return sum(REGIONS[region].clues for region in player.regions) + sum(
        SANCTUARIES[sanctuary].clues for sanctuary in player.sanctuaries
    )


def sanctuaries_due(player: Player) -> int:
    """Return how many Sanctuaries a player is due: for a finder one, and one for each clue.

    Rules: FIND-4
    """
    return 1 + clues_of_tableau(player) if is_finder(player) else 0


def draw(game: Game, seat: int, count: int) -> Game:
    """Draw from the top of the Sanctuary deck; the cards drawn wait outside the tableau.

    Rules: FIND-6, FIND-14
    """
    player = game.players[seat]
    cards = game.sanctuary_deck[:count]
    game = replace(game, sanctuary_deck=game.sanctuary_deck[count:])
    return with_player(game, seat, replace(player, drawn=player.drawn + cards))


def draw_due(game: Game, seat: int) -> Game:
    """Draw all that a player is due, or, if the deck holds fewer, what the reading short-draw says.

    Rules: FIND-10
    """
    due = sanctuaries_due(game.players[seat])
    if due <= len(game.sanctuary_deck):
        return draw(game, seat, due)
    match game.readings["short-draw"]:
        case "draw-remaining":
            return draw(game, seat, len(game.sanctuary_deck))
        case "draw-none":
            return game
        case never:
            assert_never(never)


def draw_hand_by_hand(game: Game, order: list[int]) -> Game:
    """Let one player after another draw everything due."""
    for seat in order:
        game = draw_due(game, seat)
    return game


def draw_card_by_card(game: Game, order: list[int]) -> Game:
    """Return the cards, dealt one by one in turn to those who are still due some, while any are left."""
    due = {seat: sanctuaries_due(game.players[seat]) for seat in order}
    for lap in range(max(due.values(), default=0)):
        for seat in order:
            if due[seat] > lap:
                game = draw(game, seat, 1)
    return game


def finders(game: Game) -> list[int]:
    """List the seats of those who have found a Sanctuary this round."""
    return [seat for seat in seats(game) if is_finder(game.players[seat])]


def is_short(game: Game) -> bool:
    """Return True if the finders together are due more than the deck holds."""
    return sum(sanctuaries_due(player) for player in game.players) > len(game.sanctuary_deck)


def find_with_enough(game: Game) -> Game:
    """Let all finders draw when there is enough for all, in the order of the reading deal-order.

    Rules: FIND-7, FIND-15
    """
    match game.readings["deal-order"]:
        case "ascending":
            return draw_hand_by_hand(game, in_ascending_order(finders(game), game))
        case "seating":
            return draw_hand_by_hand(game, finders(game))
        case "card-by-card":
            return draw_card_by_card(game, in_ascending_order(finders(game), game))
        case never:
            assert_never(never)


def find_with_too_few(game: Game) -> Game:
    """Follow the reading sanctuary-shortage; under one-by-one nobody draws yet.

    Rules: FIND-8, FIND-16
    """
    match game.readings["sanctuary-shortage"]:
        case "one-by-one":
            return replace(game, one_by_one=True)
        case "ascending-until-empty":
            return draw_hand_by_hand(game, in_ascending_order(finders(game), game))
        case "card-by-card":
            return draw_card_by_card(game, in_ascending_order(finders(game), game))
        case never:
            assert_never(never)


def find_sanctuaries(game: Game) -> Game:
    """Let those who found a Sanctuary draw."""
    return find_with_too_few(game) if is_short(game) else find_with_enough(game)
