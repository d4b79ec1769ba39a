"""A game told to people: what happened round by round, and the score table at the end."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import assert_never

import click
from rich.table import Table

from faraway.fast.totals import fame_by_card
from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.ending import result
from faraway.game.legality import legal_actions
from faraway.game.player import Phase
from faraway.game.state import GameState, Result
from faraway.game.transcript import Transcript, replay_states


def tell_game(transcript: Transcript) -> Iterator[str]:
    """Tell a game line by line; an illegal action is refused when its turn comes."""
    states = list(replay_states(transcript))
    if states[0].phase is Phase.EXPLORE:
        yield from _tell_round(states[0])
    for action, (before, after) in zip(transcript.actions, pairwise(states), strict=True):
        yield from _tell_action(action, before, after)
        if after.phase is Phase.EXPLORE and (before.phase is Phase.SHUFFLE or after.round > before.round):
            yield from _tell_round(after)


def _tell_round(state: GameState) -> Iterator[str]:
    yield ""
    yield f"Round {state.round}, market {_cards(state.market)}"


def _tell_action(action: Action, before: GameState, after: GameState) -> Iterator[str]:
    match action:
        case Keep(seat=seat, regions=regions):
            yield f"  seat {seat} keeps {_cards(regions)}"
        case Shuffle():
            back = sum(len(player.set_aside) for player in before.players)
            yield f"  chance: {back} Regions set aside are shuffled into the deck"
        case Explore():
            yield from _tell_exploration(before, after)
        case Take(seat=seat, region=region):
            yield f"  seat {seat} takes {region}"
        case Place(seat=seat, sanctuary=sanctuary):
            drawn = before.players[seat].drawn
            yield f"  seat {seat} places {sanctuary}" + (f" of {len(drawn)} drawn" if len(drawn) > 1 else "")
        case Decline(seat=seat):
            yield f"  seat {seat} places none of {len(before.players[seat].drawn)} drawn"
        case Return(seat=seat, sanctuary=sanctuary):
            yield f"  seat {seat} returns {sanctuary}"
        case ReturnOrder(seat=seat, sanctuaries=sanctuaries):
            yield f"  chance: leftovers of seat {seat} return as {_cards(sanctuaries)}"
        case _:
            assert_never(action)


def _tell_exploration(before: GameState, after: GameState) -> Iterator[str]:
    """Tell what was turned up, once all have chosen."""
    played = [player.regions for player in after.players]
    if len(played[0]) == len(before.players[0].regions):
        return
    turned_up = ", ".join(f"seat {seat} plays {regions[-1]}" for seat, regions in enumerate(played))
    yield f"  {turned_up}"
    finders = [str(seat) for seat in after.terms.game.finders(after.players)]
    if finders:
        short = " The deck is too small: they draw one by one." if after.one_by_one else ""
        yield f"  Sanctuaries found by seat {', '.join(finders)}.{short}"


def _cards(cards: Iterable[object]) -> str:
    return " ".join(str(card) for card in cards) or "empty"


def sum_up(last: GameState, names: Sequence[str]) -> None:
    """Print the final scores, or what a game that is not over waits for."""
    found = result(last)
    if found is None:
        whose = "" if last.turn is None else f", turn of seat {last.turn}"
        click.echo(
            f"The game is not over: round {last.round}, phase {last.phase.value}{whose}, "
            f"{len(legal_actions(last))} legal actions."
        )
        return
    from rich.console import Console  # noqa: PLC0415  rich is slow to import

    Console(highlight=False).print(score_table(last, found, names))


def score_table(state: GameState, scores: Result, names: Sequence[str]) -> Table:
    """Lay the final scores out as the score pad does: a column a player, the winner first."""
    from rich.box import SIMPLE_HEAD  # noqa: PLC0415  rich is slow to import
    from rich.table import Table  # noqa: PLC0415  as above

    seats = sorted(range(len(names)), key=lambda seat: (scores.ranks[seat], seat))
    fame = [fame_by_card(state.players[seat].regions, state.players[seat].sanctuaries) for seat in seats]
    headings = [names[seat].replace("-", "-\n") for seat in seats]
    table = Table("Region: fame", *headings, box=SIMPLE_HEAD, pad_edge=False)
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for place in range(len(state.players[0].regions)):
        cells = [
            f"{state.players[seat].regions[place]}: {regions[place]:2}"
            for seat, (regions, _) in zip(seats, fame, strict=True)
        ]
        table.add_row(str(place + 1), *cells)
    cells = [f"{len(sanctuaries)}: {sum(sanctuaries):2}" for _, sanctuaries in fame]
    table.add_row("Sanctuaries", *cells, end_section=True)
    table.add_row("total", *(str(scores.totals[seat]) for seat in seats))
    table.add_row("rank", *(str(scores.ranks[seat]) for seat in seats))
    return table
