"""Misreadings of rounds, turns and the end of the game: each replaces one function of the game's rules."""

from collections.abc import Sequence
from random import Random

from faraway.cards.card import Catalogue, SanctuaryId
from faraway.game.finding import (
    Drawing,
    Dues,
    SanctuaryDeck,
    ShortDrawRule,
    ascending,
    due,
    finders,
    shortage_ascending_until_empty,
)
from faraway.game.player import Players, PlayerState
from faraway.game.turns import LAST_ROUND, TurnStep, one_by_one_steps, place_sanctuary, turn_steps
from faraway.game.winner import rank_everyone
from faraway.misreadings.misreading import misreading


@misreading(
    "finders",
    name="sanctuary-in-round-one",
    belief="The first Region is higher than nothing, so everybody finds a Sanctuary in round 1.",
    breaks=("FIND-3",),
)
def sanctuary_in_round_one(players: Players) -> tuple[int, ...]:
    return tuple(
        seat for seat, player in enumerate(players) if len(player.regions) == 1 or seat in finders(players)
    )


@misreading(
    "finders",
    name="compared-with-highest-so-far",
    belief="A Region must be higher than every Region played before it.",
    breaks=("FIND-1", "FIND-2"),
)
def compared_with_highest_so_far(players: Players) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] > max(player.regions[:-1])
    )


@misreading(
    "finders",
    name="compared-with-the-first",
    belief="A Region must be higher than the first one played.",
    breaks=("FIND-1", "FIND-2"),
)
def compared_with_the_first(players: Players) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] > player.regions[0]
    )


@misreading(
    "finders",
    name="lower-finds",
    belief="A Region that is lower than the one before it finds a Sanctuary.",
    breaks=("FIND-1",),
)
def lower_finds(players: Players) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] < player.regions[-2]
    )


@misreading(
    "finders",
    name="compared-with-the-neighbour",
    belief="A Region must be higher than what the next player has just played.",
    breaks=("FIND-1", "FIND-12"),
)
def compared_with_the_neighbour(players: Players) -> tuple[int, ...]:
    return tuple(
        seat
        for seat, player in enumerate(players)
        if len(player.regions) > 1 and player.regions[-1] > players[(seat + 1) % len(players)].regions[-1]
    )


@misreading(
    "due",
    name="just-played-clues-do-not-count",
    belief="The clues of the Region just played count from the next round on.",
    breaks=("FIND-13",),
)
def just_played_clues_do_not_count(catalogue: Catalogue, player: PlayerState) -> int:
    return due(catalogue, player) - catalogue.region_of[player.regions[-1]].clues


@misreading(
    "due",
    name="sanctuary-clues-do-not-count",
    belief="Only the clues on Regions count when Sanctuaries are drawn.",
    breaks=("FIND-5",),
)
def sanctuary_clues_do_not_count(catalogue: Catalogue, player: PlayerState) -> int:
    return due(catalogue, player.but(sanctuaries=()))


@misreading(
    "due",
    name="clue-draw-without-the-one",
    belief="As many Sanctuaries are drawn as there are clues.",
    breaks=("FIND-4",),
)
def clue_draw_without_the_one(catalogue: Catalogue, player: PlayerState) -> int:
    return due(catalogue, player) - 1


@misreading(
    "due", name="clues-draw-nothing", belief="One Sanctuary is drawn, whatever the clues.", breaks=("FIND-4",)
)
def clues_draw_nothing(_catalogue: Catalogue, _player: PlayerState) -> int:
    return 1


@misreading(
    "drawing_order",
    name="drawing-in-seating-order",
    belief="Sanctuaries are always drawn in the order of the seats.",
    breaks=("FIND-7",),
)
def drawing_in_seating_order(players: Players) -> tuple[int, ...]:
    return tuple(range(len(players)))


@misreading(
    "turn_order",
    name="descending-turn-order",
    belief="The highest Region of the round takes first.",
    breaks=("END-1",),
)
def descending_turn_order(players: Players) -> tuple[int, ...]:
    return tuple(reversed(ascending(players)))


@misreading("turn_order", name="seating-turn-order", belief="Turns go round the table.", breaks=("END-1",))
def seating_turn_order(players: Players) -> tuple[int, ...]:
    return tuple(range(len(players)))


@misreading(
    "turn_order",
    name="turn-order-of-round-one",
    belief="Whoever played the lowest Region in round 1 takes first for the rest of the game.",
    breaks=("END-1",),
)
def turn_order_of_round_one(players: Players) -> tuple[int, ...]:
    return tuple(sorted(range(len(players)), key=lambda seat: players[seat].regions[0]))


@misreading(
    "shortage",
    name="leftovers-return-after-the-round",
    belief="Leftovers come back when the round is over, so that in a shortage nobody draws them.",
    breaks=("FIND-9", "END-20"),
)
def leftovers_return_after_the_round(deck: SanctuaryDeck, dues: Dues, short_draw: ShortDrawRule) -> Drawing:
    return shortage_ascending_until_empty(deck, dues, short_draw)


@misreading(
    "shortage",
    name="nobody-draws-in-shortage",
    belief="When there are too few Sanctuaries for all, nobody gets one.",
    breaks=("FIND-8", "FIND-9"),
)
def nobody_draws_in_shortage(deck: SanctuaryDeck, _dues: Dues, _short_draw: ShortDrawRule) -> Drawing:
    return Drawing(hands={}, deck=deck)


@misreading(
    "draws_one_by_one",
    name="everyone-draws-in-shortage",
    belief="In a round of shortage every player draws, whether they found a Sanctuary or not.",
    breaks=("FIND-9",),
)
def everyone_draws_in_shortage(_is_finder: bool) -> bool:  # noqa: FBT001 - the rule's signature
    return True


@misreading(
    "turn_steps",
    name="sanctuary-before-region",
    belief="A player places the Sanctuary first and takes a Region afterwards.",
    breaks=("END-16",),
)
def sanctuary_before_region(round_number: int) -> tuple[TurnStep, ...]:
    steps = turn_steps(round_number)
    return steps if TurnStep.TAKE not in steps else (TurnStep.PLACE, TurnStep.RETURN, TurnStep.TAKE)


@misreading(
    "turn_steps",
    name="region-taken-in-round-eight",
    belief="In the eighth round everybody takes a Region as always.",
    breaks=("END-9",),
)
def region_taken_in_round_eight(_round_number: int) -> tuple[TurnStep, ...]:
    return TurnStep.TAKE, TurnStep.PLACE, TurnStep.RETURN


@misreading(
    "turn_steps",
    name="no-sanctuary-in-round-eight",
    belief="In the eighth round no Sanctuary is placed any more.",
    breaks=("END-21",),
)
def no_sanctuary_in_round_eight(round_number: int) -> tuple[TurnStep, ...]:
    return (TurnStep.RETURN,) if round_number == LAST_ROUND else turn_steps(round_number)


@misreading(
    "one_by_one_steps",
    name="region-first-in-shortage",
    belief="In a round of shortage, too, a player takes a Region before drawing.",
    breaks=("FIND-9",),
)
def region_first_in_shortage(round_number: int) -> tuple[TurnStep, ...]:
    steps = one_by_one_steps(round_number)
    if TurnStep.TAKE not in steps:
        return steps
    return TurnStep.TAKE, TurnStep.DRAW, TurnStep.PLACE, TurnStep.RETURN


@misreading(
    "place", name="two-sanctuaries-kept", belief="Two of the Sanctuaries drawn are kept.", breaks=("END-17",)
)
def two_sanctuaries_kept(player: PlayerState, sanctuary: SanctuaryId) -> PlayerState:
    placed = place_sanctuary(player, sanctuary)
    return place_sanctuary(placed, placed.drawn[0]) if placed.drawn else placed


@misreading(
    "return_leftovers",
    name="leftovers-shuffled-in",
    belief="Leftover Sanctuaries are shuffled into the deck.",
    breaks=("END-7",),
)
def leftovers_shuffled_in(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    together = sorted(deck + leftovers)
    Random(" ".join(together)).shuffle(together)  # noqa: S311 - the same cards must come out the same again
    return tuple(together)


@misreading(
    "return_leftovers",
    name="leftovers-discarded",
    belief="Leftover Sanctuaries are out of the game.",
    breaks=("END-7",),
)
def leftovers_discarded(deck: SanctuaryDeck, _leftovers: SanctuaryDeck) -> SanctuaryDeck:
    return deck


@misreading(
    "return_leftovers",
    name="leftovers-on-top",
    belief="Leftover Sanctuaries go back on top of the deck.",
    breaks=("END-7",),
)
def leftovers_on_top(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    return leftovers + deck


@misreading(
    "is_last_round",
    name="seven-rounds",
    belief="The game is over after seven rounds.",
    breaks=("ROUND-1", "END-13"),
)
def seven_rounds(round_number: int) -> bool:
    return round_number == LAST_ROUND - 1


@misreading(
    "tie_break",
    name="tie-break-by-sum",
    belief="Among equal totals the lowest sum of exploration durations is better.",
    breaks=("WIN-3",),
)
def tie_break_by_sum(player: PlayerState) -> int:
    return sum(player.regions)


@misreading(
    "tie_break",
    name="tie-break-by-highest",
    belief="Among equal totals the highest exploration duration is better.",
    breaks=("WIN-3",),
)
def tie_break_by_highest(player: PlayerState) -> int:
    return -max(player.regions)


@misreading(
    "tie_break",
    name="tie-break-by-most-sanctuaries",
    belief="Among equal totals more Sanctuaries are better.",
    breaks=("WIN-3",),
)
def tie_break_by_most_sanctuaries(player: PlayerState) -> int:
    return -len(player.sanctuaries)


@misreading(
    "tie_break",
    name="tie-break-by-first-region",
    belief="Among equal totals the lower first Region is better.",
    breaks=("WIN-3",),
)
def tie_break_by_first_region(player: PlayerState) -> int:
    return player.regions[0]


@misreading(
    "tie_break", name="no-tie-break", belief="Equal totals share the victory.", breaks=("WIN-3", "WIN-5")
)
def no_tie_break(_player: PlayerState) -> int:
    return 0


@misreading("ranks", name="least-fame-wins", belief="The player with the least fame wins.", breaks=("WIN-2",))
def least_fame_wins(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
    return rank_everyone([-total for total in totals], tie_breaks)
