"""A slip in the code of the game, in reference or specification, turns the theorem red that it breaks."""

import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType

import pytest
from attrs import frozen

import spec.ending
import spec.exploring
import spec.finding
import spec.information
import spec.table
from crosscheck.game_proofs.beginning import begin, round_start
from crosscheck.game_proofs.theorems import STANDARD
from crosscheck.game_proofs.walk import walk_round
from faraway.game import finding, legality, market, observation, transitions, turns
from faraway.game.setup import Variant
from tests.samples import sample_of

SAME = "reference_eq_specification_of_next_state"
CONSERVED = "cards_are_conserved"
LOOKED = "cards_are_never_looked_at"


@frozen
class Slip:
    """One change in the source of one function, the round where it shows, and the theorem that must fail."""

    function: object
    right: str
    wrong: str
    theorem: str
    players: int = 2
    round: int = 2


SLIPS = [
    # Reference
    Slip(
        transitions._apply_take,
        "state.market[:position] + state.market[position + 1 :]",
        "state.market",
        CONSERVED,
    ),
    Slip(transitions._return_leftovers, ".but(drawn=held)", "", CONSERVED),
    Slip(
        turns.place_sanctuary, "sanctuary),\n    )", "sanctuary, sanctuary),\n    )", "one_sanctuary_a_round"
    ),
    Slip(finding.ascending, "in played]", "in played[::-1]]", "turns_ascend"),
    Slip(transitions._take_steps, "order[-1]", "order[-2]", "everyone_takes_and_plays_eight"),
    Slip(legality._legal_on_turn, "in state.market]", "in state.market[:0]]", "no_deadlock"),
    Slip(
        legality._reasons_of_turn,
        "seat != state.turn",
        "seat > state.turn",
        "only_legal_actions_are_accepted",
    ),
    Slip(market.market_size, "players + 1", "players - 1", "market_ge_players_yet_to_take", round=1),
    Slip(
        market.reveal_remaining,
        "min(in_deck, wanted)",
        "min(in_deck, wanted) - 1",
        "market_short_exactly_when",
    ),
    Slip(
        finding.finders,
        "len(player.regions) > 1 and player.regions[-1] > player.regions[-2]",
        "True",
        "at_most_seven_sanctuaries",
        round=1,
    ),
    Slip(finding.finders, "> 1 and", "> 0 and", "legal_actions_are_accepted", round=1),
    Slip(
        transitions._apply_take,
        "sorted((*player.hand",
        "sorted((*(player.hand if action.region > 34 else player.hand)",
        LOOKED,
    ),
    Slip(
        finding.finders,
        "player.regions[-1] > player.regions[-2]",
        "player.regions[-1] > player.regions[0]",
        LOOKED,
        round=3,
    ),
    Slip(finding.deal_whole_hands, "in dues:", "in dues[::-1]:", SAME),
    Slip(turns.under_the_deck, "deck + leftovers", "leftovers + deck", SAME),
    Slip(
        legality._legal_on_turn,
        "if declining",
        "if not declining",
        "reference_eq_specification_of_legal_actions",
    ),
    Slip(
        observation._may_look,
        "state.turn == seat",
        "state.turn != seat",
        "reference_eq_specification_of_views",
    ),
    # Specification
    Slip(spec.ending.apply_take, "game.market - {action.region}", "game.market", CONSERVED),
    Slip(spec.ending.put_under_deck, "drawn=held", "drawn=player.drawn", CONSERVED),
    Slip(
        spec.ending.apply_place,
        "action.sanctuary),\n    )",
        "action.sanctuary, action.sanctuary),\n    )",
        "one_sanctuary_a_round",
    ),
    Slip(
        spec.ending.turn_order,
        "in_ascending_order(seats(game), game)",
        "in_ascending_order(seats(game), game)[::-1]",
        "turns_ascend",
    ),
    Slip(spec.ending.legal_takes, "sorted(game.market)]", "sorted(game.market)[:0]]", "no_deadlock"),
    Slip(spec.ending.apply_take, "player.hand | {action.region}", "player.hand", CONSERVED),
    Slip(spec.finding.is_finder, "before is not None and ", "", LOOKED, round=1),
    Slip(spec.finding.is_finder, "before is not None and player.regions[-1] > before", "True", SAME, round=1),
    Slip(spec.exploring.apply_explore, "chosen=action.region", "chosen=min(player.hand)", LOOKED),
    Slip(spec.finding.draw, "game.sanctuary_deck[count:]", "game.sanctuary_deck[count - 1 :]", CONSERVED),
    Slip(
        spec.ending.may_decline,
        'case "must-place":\n            return False',
        'case "must-place":\n            return True',
        "reference_eq_specification_of_legal_actions",
    ),
    Slip(
        spec.information.drawn_as_seen_by_all,
        "return len(game.players[seat].drawn)",
        "return drawn_as_seen_by_owner(game, seat)",
        "reference_eq_specification_of_views",
    ),
    Slip(spec.table.turn_up, "game.region_deck[:count]", "game.region_deck[: count - 1]", CONSERVED),
]
OF_SHORTAGES = [
    Slip(
        finding.draw_remaining,
        "min(count, left)",
        "min(count, left) - 1",
        "one_by_one_leaves_no_finder_without",
        3,
        8,
    ),
    Slip(
        finding.shortage_ascending_until_empty,
        "in dues:",
        "in dues[::-1]:",
        "shortage_serves_the_lowest_first",
        3,
        8,
    ),
    Slip(
        spec.finding.draw_hand_by_hand,
        "in order:",
        "in order[::-1]:",
        "shortage_serves_the_lowest_first",
        3,
        8,
    ),
]


@contextmanager
def planted(slip: Slip) -> Iterator[None]:
    """Let a function run with the slip in its source."""
    function = slip.function
    assert isinstance(function, FunctionType)
    source = textwrap.dedent(inspect.getsource(function))
    assert source.count(slip.right) == 1
    scope = dict(function.__globals__)
    exec(source.replace(slip.right, slip.wrong), scope)  # noqa: S102 - the source is our own
    right, wrong = function.__code__, scope[function.__name__]
    assert isinstance(wrong, FunctionType)
    function.__code__ = wrong.__code__
    try:
        yield
    finally:
        function.__code__ = right


def fails(slip: Slip) -> bool:
    with planted(slip):
        start = begin(2, Variant.STANDARD)[0] if slip.round == 1 else round_start(slip.players, slip.round)
        return slip.theorem in walk_round(start, STANDARD, until=slip.theorem).failures


@pytest.mark.parametrize("slip", sample_of(SLIPS))
def test_a_slip_is_found(slip: Slip) -> None:
    assert fails(slip)


@pytest.mark.slow
@pytest.mark.parametrize("slip", OF_SHORTAGES)
def test_a_slip_in_a_shortage_is_found(slip: Slip) -> None:
    assert fails(slip)
