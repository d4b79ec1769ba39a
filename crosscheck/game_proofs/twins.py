"""The twin of each theorem: the same walk under one wrong rule, which must refute it."""

from __future__ import annotations

from typing import Final

from attrs import evolve, frozen

from crosscheck.game_proofs.beginning import begin, round_start
from crosscheck.game_proofs.sizes import current_path
from crosscheck.game_proofs.theorems import STANDARD
from crosscheck.game_proofs.walk import NEVER_LOOKED_AT, NO_CRASH, Checks, Findings, walk_round
from faraway.game import finding, turns
from faraway.game.player import Players, PlayerState
from faraway.game.readings import READING_VALUES
from faraway.game.rules import GameRules
from faraway.game.setup import Variant

RULES: Final = GameRules()


@frozen
class Twin:
    """A wrong rule, and the round of a game of so many players in which it shows."""

    change: str
    rules: GameRules
    players: int = 2
    round: int = 2
    variant: Variant = Variant.STANDARD


def descending(players: Players) -> tuple[int, ...]:
    """Order the turns from the highest Region down."""
    return finding.ascending(players)[::-1]


def place_all(player: PlayerState, _sanctuary: object) -> PlayerState:
    """Place every Sanctuary drawn."""
    return player.but(drawn=(), sanctuaries=player.sanctuaries + player.drawn)


def place_nothing(player: PlayerState, _sanctuary: object) -> PlayerState:
    """Place none of the Sanctuaries drawn."""
    return player


def ask_for_the_tie_break(round_number: int) -> tuple[turns.TurnStep, ...]:
    """List what a turn consists of, and ask for a reading that has nothing to do with it."""
    current_path().choose("tie-break-cards", READING_VALUES["tie-break-cards"])
    return turns.turn_steps(round_number)


def find_always(players: Players) -> tuple[int, ...]:
    """Let everybody find, also in the first round."""
    return tuple(range(len(players)))


TWINS: Final[dict[str, Twin]] = {
    "reference_eq_specification_of_legal_actions": Twin(
        "a Sanctuary may always be declined", evolve(RULES, may_decline=lambda _round: True)
    ),
    "reference_eq_specification_of_views": Twin(
        "drawn Sanctuaries lie open",
        evolve(RULES, seen_by_all=lambda _owner_may_look: True),
    ),
    "reference_eq_specification_of_next_state": Twin(
        "leftovers go on top of the deck",
        evolve(RULES, return_leftovers=lambda deck, leftovers: leftovers + deck),
    ),
    NEVER_LOOKED_AT: Twin(
        "Regions above 34 stay in the market",
        evolve(RULES, market_left=lambda market, _last: tuple(region for region in market if region > 34)),
    ),
    NO_CRASH: Twin(
        "four Regions are kept of five", evolve(RULES, kept=lambda: 4), round=1, variant=Variant.ADVANCED
    ),
    "only_legal_actions_are_accepted": Twin(
        "four Regions are kept of five", evolve(RULES, kept=lambda: 4), round=1, variant=Variant.ADVANCED
    ),
    "no_deadlock": Twin(
        "six Regions are kept of five", evolve(RULES, kept=lambda: 6), round=1, variant=Variant.ADVANCED
    ),
    "cards_are_conserved": Twin(
        "leftovers leave the game", evolve(RULES, return_leftovers=lambda deck, _leftovers: deck)
    ),
    "turns_ascend": Twin("the highest Region goes first", evolve(RULES, turn_order=descending)),
    "everyone_takes_and_plays_eight": Twin(
        "nobody takes in round 7",
        evolve(RULES, turn_steps=lambda number: turns.turn_steps(number + (number == 7))),
        round=7,
    ),
    "market_ge_players_yet_to_take": Twin(
        "a market has one Region less than there are players",
        evolve(RULES, market_size=lambda players: players - 1),
        round=1,
    ),
    "market_short_exactly_when": Twin(
        "a market has one Region less than there are players",
        evolve(RULES, market_size=lambda players: players - 1),
    ),
    "one_sanctuary_a_round": Twin("all Sanctuaries drawn are placed", evolve(RULES, place=place_all)),
    "at_most_seven_sanctuaries": Twin(
        "Sanctuaries are found in the first round", evolve(RULES, finders=find_always), round=1
    ),
    "every_game_ends": Twin(
        "no round is the last", evolve(RULES, is_last_round=lambda _round: False), round=8
    ),
    "one_by_one_leaves_no_finder_without": Twin(
        "everybody draws one card less than is due",
        evolve(RULES, short_draw=lambda due, _left: due - 1),
        players=3,
        round=8,
    ),
    "shortage_serves_the_lowest_first": Twin(
        "whoever cannot draw all draws one",
        evolve(RULES, short_draw=lambda due, left: due if due <= left else min(1, left)),
        players=3,
        round=8,
    ),
    "finders_draw_what_is_due": Twin(
        "a finder is due one Sanctuary more", evolve(RULES, due=lambda *given: 1 + finding.due(*given))
    ),
    "one_by_one_draws_what_is_due": Twin(
        "everybody draws one card less than is due",
        evolve(RULES, short_draw=lambda due, _left: due - 1),
        players=3,
        round=8,
    ),
    "decks_are_drawn_from_the_top": Twin(
        "leftovers go on top of the deck",
        evolve(RULES, return_leftovers=lambda deck, leftovers: leftovers + deck),
    ),
    "actions_move_the_cards_they_name": Twin(
        "a Sanctuary that is placed goes back to the deck", evolve(RULES, place=place_nothing)
    ),
    "every_card_may_be_chosen": Twin(
        "a Sanctuary may always be declined",
        evolve(RULES, may_decline=lambda _round: True),
    ),
    "open_cards_are_seen": Twin("drawn Sanctuaries lie open", evolve(RULES, seen_by_all=lambda _look: True)),
    "readings_are_consulted_as_tabled": Twin(
        "a turn asks for tie-break-cards", evolve(RULES, turn_steps=ask_for_the_tie_break)
    ),
}


def twin_findings(theorem: str) -> Findings:
    """Walk one round under the wrong rule and ask the one theorem, until it fails."""
    twin = TWINS[theorem]
    checks = Checks(
        views={name: check for name, check in STANDARD.views.items() if name == theorem},
        refusals={name: check for name, check in STANDARD.refusals.items() if name == theorem},
        before={name: check for name, check in STANDARD.before.items() if name == theorem},
        step={name: check for name, check in STANDARD.step.items() if name == theorem},
    )
    start = round_start(twin.players, twin.round)
    if twin.round == 1 or twin.variant is Variant.ADVANCED:
        start = begin(twin.players, twin.variant, twin.rules)[0]
    return walk_round(start, checks, twin.rules, until=theorem)
