"""Misreadings that hold in one context only: in a round, in a shortage, for a seat, for a number of players.

misread = only_where(in_round(8), MISREADINGS["region-taken-in-round-eight"].misread)
new_game(setup, misread(STANDARD_RULES))

`context_misreadings` makes every misreading of a rule in every context of a game, `tableau_misreadings` every misreading of
scoring in every context of a tableau.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeAlias

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE
from faraway.game.finding import ascending, due, finders
from faraway.game.market import market_size
from faraway.game.player import Phase
from faraway.game.record import Context, Rules, Situation
from faraway.game.setup import Variant
from faraway.misreadings.misreading import Misreading, Subject

Applies: TypeAlias = Callable[[Situation], bool]
Misread: TypeAlias = Callable[[Rules], Rules]


def only_where(applies: Applies, misread: Misread) -> Misread:
    """Return the misreading that holds where a context applies, and nowhere else."""
    return lambda rules: evolve(
        rules, contexts=(*rules.contexts, Context(applies=applies, rules=misread(rules)))
    )


def in_round(number: int) -> Applies:
    """Return the context of one round."""
    return lambda situation: situation.round == number


def in_rounds(numbers: range) -> Applies:
    """Return the context of several rounds."""
    return lambda situation: situation.round in numbers


def in_shortage(situation: Situation) -> bool:
    """Return True in a round of shortage that is played one by one."""
    return situation.one_by_one


def is_revealed(situation: Situation) -> bool:
    """Return True from when all have played the Region of this round until it ends."""
    return situation.phase is not Phase.OVER and all(
        len(player.regions) == situation.round for player in situation.players
    )


def while_a_finder_lacks(situation: Situation) -> bool:
    """Return True while the deck cannot serve all finders, or one whose placing is still to come holds fewer than due."""
    if not is_revealed(situation):
        return False
    players, turn = situation.players, situation.turn
    dues = {seat: due(CATALOGUE, players[seat]) for seat in finders(players)}
    if turn is None or situation.one_by_one:
        return situation.one_by_one or sum(dues.values()) > len(situation.sanctuary_deck)
    order = ascending(players)
    waiting = order[order.index(turn) + (situation.phase is not Phase.PLACE) :]
    return any(len(players[seat].drawn) < dues[seat] for seat in waiting if seat in dues)


def on_turn_of_first_seat(situation: Situation) -> bool:
    """Return True while it is the turn of the first seat."""
    return situation.turn == 0


def on_turn_of_last_seat(situation: Situation) -> bool:
    """Return True while it is the turn of the last seat."""
    return situation.turn == len(situation.players) - 1


def on_turn_of_place(place: int) -> Applies:
    """Return the context of one place in the turn order of a round."""
    return lambda situation: (
        situation.turn is not None and situation.turn == ascending(situation.players)[place]
    )


def on_turn_of_finder(situation: Situation) -> bool:
    """Return True on the turn of a player who found Sanctuaries in this round."""
    return situation.turn is not None and situation.turn in finders(situation.players)


def on_turn_of_another(situation: Situation) -> bool:
    """Return True on the turn of a player who found no Sanctuaries in this round."""
    return situation.turn is not None and situation.turn not in finders(situation.players)


def holding(numbers: range) -> Applies:
    """Return the context of a turn of a player who holds this many drawn Sanctuaries."""
    return lambda situation: (
        situation.turn is not None and len(situation.players[situation.turn].drawn) in numbers
    )


def when_nobody_finds(situation: Situation) -> bool:
    """Return True in a round in which nobody found Sanctuaries."""
    return is_revealed(situation) and not finders(situation.players)


def when_everybody_finds(situation: Situation) -> bool:
    """Return True in a round in which everybody found Sanctuaries."""
    return is_revealed(situation) and len(finders(situation.players)) == len(situation.players)


def with_sanctuaries_on_table(situation: Situation) -> bool:
    """Return True once somebody has placed a Sanctuary."""
    return any(player.sanctuaries for player in situation.players)


def without_sanctuaries_on_table(situation: Situation) -> bool:
    """Return True while nobody has placed a Sanctuary."""
    return not with_sanctuaries_on_table(situation)


def with_empty_sanctuary_deck(situation: Situation) -> bool:
    """Return True while no Sanctuary lies in the deck."""
    return not situation.sanctuary_deck


def among(players: int) -> Applies:
    """Return the context of games with this many players."""
    return lambda situation: len(situation.players) == players


def in_variant(variant: Variant) -> Applies:
    """Return the context of games of one variant."""
    return lambda situation: situation.variant is variant


def with_short_region_deck(situation: Situation) -> bool:
    """Return True while the Region deck cannot fill another market."""
    return len(situation.region_deck) < market_size(len(situation.players))


def with_short_market(situation: Situation) -> bool:
    """Return True in a round that began with too few Regions in the market, and at an end with too few.

    In a round that began with a full one all hands, the Regions of this round and the market are as many as three a player
    and a market.
    """
    count = len(situation.players)
    lying = len(situation.market)
    if situation.phase is not Phase.OVER:
        lying += sum(len(player.hand) + (player.chosen is not None) for player in situation.players)
        lying += sum(len(player.regions) == situation.round for player in situation.players) - 3 * count
    return lying < market_size(count)


@frozen(kw_only=True)
class Where:
    """A context with its name and its words."""

    id: str
    words: str
    applies: Applies


CONTEXTS = (
    Where(id="in-round-1", words="in round 1", applies=in_round(1)),
    Where(id="in-rounds-2-to-6", words="in rounds 2 to 6", applies=in_rounds(range(2, 7))),
    Where(id="in-round-7", words="in round 7", applies=in_round(7)),
    Where(id="in-round-8", words="in round 8", applies=in_round(8)),
    Where(id="in-shortage", words="in a round of shortage", applies=in_shortage),
    Where(
        id="while-lacking",
        words="while a finder lacks Sanctuaries that are due",
        applies=while_a_finder_lacks,
    ),
    Where(id="first-seat", words="on the turn of the first seat", applies=on_turn_of_first_seat),
    Where(id="last-seat", words="on the turn of the last seat", applies=on_turn_of_last_seat),
    Where(id="first-turn", words="on the first turn of a round", applies=on_turn_of_place(0)),
    Where(id="last-turn", words="on the last turn of a round", applies=on_turn_of_place(-1)),
    Where(id="finder", words="on the turn of a finder", applies=on_turn_of_finder),
    Where(id="no-finder", words="on the turn of a player who found nothing", applies=on_turn_of_another),
    Where(
        id="holding-one",
        words="on the turn of a player who holds one drawn Sanctuary",
        applies=holding(range(1, 2)),
    ),
    Where(
        id="holding-several",
        words="on the turn of a player who holds several drawn Sanctuaries",
        applies=holding(range(2, 100)),
    ),
    Where(id="nobody-finds", words="in a round in which nobody finds", applies=when_nobody_finds),
    Where(id="everybody-finds", words="in a round in which everybody finds", applies=when_everybody_finds),
    Where(
        id="once-placed",
        words="once a Sanctuary has been placed",
        applies=with_sanctuaries_on_table,
    ),
    Where(
        id="none-placed",
        words="while no Sanctuary has been placed",
        applies=without_sanctuaries_on_table,
    ),
    Where(id="deck-empty", words="while the Sanctuary deck is empty", applies=with_empty_sanctuary_deck),
    Where(
        id="region-deck-short",
        words="while the Region deck cannot fill another market",
        applies=with_short_region_deck,
    ),
    Where(id="market-short", words="when the market is short", applies=with_short_market),
    Where(id="standard", words="in the standard variant", applies=in_variant(Variant.STANDARD)),
    Where(id="advanced", words="in the advanced variant", applies=in_variant(Variant.ADVANCED)),
    *(Where(id=f"of-{count}", words=f"with {count} players", applies=among(count)) for count in range(2, 7)),
)
"""The contexts of a game that multiply misreadings."""


def context_misreadings(misreadings: Iterable[Misreading]) -> Iterator[Misreading]:
    """Return every misreading of a rule of the game or of scoring in every context, in a fixed order."""
    for misreading in misreadings:
        if misreading.subject is not Subject.FACT:
            yield from (in_context(misreading, where) for where in CONTEXTS)


def in_context(misreading: Misreading, where: Where) -> Misreading:
    """Return a misreading that holds in one context only."""
    return evolve(
        misreading,
        id=f"{misreading.id}@{where.id}",
        belief=f"{misreading.belief.rstrip('.')}, but only {where.words}.",
        misread=only_where(where.applies, misreading.misread),
    )
