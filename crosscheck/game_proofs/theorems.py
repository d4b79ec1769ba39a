"""The theorems about the game: what is asked in every state and of every step of the walk."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from crosscheck.game_proofs.comparing import as_spec, differing_agenda, differing_states, differing_views
from crosscheck.game_proofs.positions import Position, regions_of
from crosscheck.game_proofs.readings_walked import consults_as_tabled
from crosscheck.game_proofs.refusals import only_legal_actions_are_accepted
from crosscheck.game_proofs.rows import is_partition, length
from crosscheck.game_proofs.shapes import TURNS, most_placed, turn_order
from crosscheck.game_proofs.sizes import are_equal, is_certain
from crosscheck.game_proofs.theorems_of_cards import (
    actions_move_the_cards_they_name,
    decks_are_drawn_from_the_top,
    every_card_may_be_chosen,
    finders_draw_what_is_due,
    one_by_one_draws_what_is_due,
    open_cards_are_seen,
)
from crosscheck.game_proofs.tokens import sort
from crosscheck.game_proofs.walk import Before, Checks, Step
from faraway.game.actions import Explore, Place, Return
from faraway.game.legality import legal_actions
from faraway.game.observation import observe
from faraway.game.player import Phase
from faraway.game.turns import LAST_ROUND
from proofs.theorems.finding import MOST_DUE_TO_ONE
from spec.information import observe as observe_in_spec

SHORT_MARKETS: Final = frozenset({(5, 8), (6, 7), (6, 8)})
"""Players, and the round after which the Region deck cannot fill the market."""


def same_legal_actions(before: Before) -> Iterator[str]:
    """Reference and specification allow the same. Rules: ROUND-2."""
    if [as_spec(action) for action in before.legal] != list(before.legal_in_spec):
        yield "the two allow different actions"
    state = before.position.reference
    for seat in range(len(state.players)):
        if legal_actions(state, seat) != [
            action for action in before.legal if getattr(action, "seat", None) == seat
        ]:
            yield f"seat {seat} alone may do other things"


def no_deadlock(before: Before) -> Iterator[str]:
    """Somebody has a legal action unless the game is over, and nobody then. Rules: END-13."""
    is_over = before.position.shape.phase is Phase.OVER
    for name, actions in (("reference", before.legal), ("specification", before.legal_in_spec)):
        if bool(actions) is is_over:
            yield f"{name}: {'something' if actions else 'nothing'} can be done"


def same_views(position: Position) -> Iterator[str]:
    """Every seat sees the same in reference and specification. Rules: INFO-1, INFO-2."""
    for seat in range(position.shape.players):
        view, seen = observe(position.reference, seat), observe_in_spec(position.specification, seat)
        yield from (f"seat {seat}: {each}" for each in differing_views(view, seen))


def same_next_state(step: Step) -> Iterator[str]:
    """Reference and specification go on to the same state."""
    yield from differing_states(step.reference, step.specification, step.position)
    order = turn_order(step.reference) if step.shape.phase in TURNS else ()
    yield from differing_agenda(step.shape, order, step.specification)


def cards_conserved(step: Step) -> Iterator[str]:
    """Every card is in exactly one place, in both. Rules: SETUP-1, SETUP-5."""
    for name, state in (("reference", step.reference), ("specification", step.specification)):
        regions = [*regions_of(state)]
        # As many cards as there are, and the same ones: none is there twice.
        if len(regions) != len(step.position.regions) or set(map(id, regions)) != step.position.regions:
            yield f"{name}: Regions"
        rows: list[object] = [state.sanctuary_deck]
        rows += [row for player in state.players for row in (player.drawn, player.sanctuaries)]
        if not is_partition(rows, step.position.origins):
            yield f"{name}: Sanctuaries"


def turns_ascend(step: Step) -> Iterator[str]:
    """Turns go by what was just played, the lowest first; nobody is passed over who has something to do. Rules: END-1."""
    before = step.position.shape
    spec_turn = step.specification.turns[0] if step.specification.turns else None
    for name, turn, players, phase in (
        ("reference", step.reference.turn, step.reference.players, step.reference.phase.value),
        ("specification", spec_turn, step.specification.players, step.specification.phase),
    ):
        if turn is None or phase == "explore":
            continue
        order = sort(range(len(players)), key=lambda seat, players=players: players[seat].regions[-1])  # type: ignore[misc]
        place, was = order.index(turn), -1 if before.turn is None else before.turn
        if place < was or (place == was and before.phase.value == phase != "return"):
            yield f"{name}: the turn goes back or stays"
        passed = [seat for seat in order[was + 1 : place] if before.round < LAST_ROUND or players[seat].drawn]
        if passed:
            yield f"{name}: seats {passed} are passed over"


def everyone_takes(step: Step) -> Iterator[str]:
    """A round ends only after the last turn: everybody has three Regions in hand again, but for round 8. Rules: END-2."""
    before = step.position.shape
    if step.shape.phase is Phase.EXPLORE and step.shape.round > before.round:
        hands = [len(player.hand) for player in step.reference.players]
        if set(hands) != {3}:
            yield f"hands of {hands} at the beginning of a round"
    if step.shape.phase is Phase.OVER and {(seat.hand, seat.played) for seat in step.shape.seats} != {(2, 8)}:
        yield "a game ends with other than eight Regions played and two in hand"


def market_suffices(step: Step) -> Iterator[str]:
    """The market holds at least as many Regions as players have yet to take. Rules: END-2, END-3."""
    shape = step.shape
    if shape.phase in TURNS and shape.round < LAST_ROUND and shape.turn is not None:
        has_taken = not shape.one_by_one and shape.phase is not Phase.TAKE
        yet_to_take = shape.players - shape.turn - has_taken
        for name, market in (
            ("reference", step.reference.market),
            ("specification", step.specification.market),
        ):
            if len(market) < yet_to_take:
                yield f"{name}: {len(market)} Regions for {yet_to_take} players"


def market_short_exactly_when(step: Step) -> Iterator[str]:
    """A market that is revealed is too small only where the deck has run out: five players, round 8; six, 7 and 8. Rules: END-12."""
    before, after = step.position.shape, step.shape
    is_end = after.round > before.round or after.phase is Phase.OVER
    if not is_end or before.turn is None:
        return
    reveals = {"until-round-7": 7, "every-round": 8, "while-needed": 6}
    if before.round > reveals[dict(step.readings)["market-reveal"]]:
        return
    # Readings are chosen anew in each step. No market, though the deck could fill one: the table does not reveal after round 7.
    if before.round == LAST_ROUND and not before.market and before.region_deck > before.players:
        return
    left_lying = after.market - (before.region_deck - after.region_deck)
    is_short = after.market - left_lying < before.players + 1
    if is_short is not ((before.players, before.round) in SHORT_MARKETS):
        yield f"a market of {after.market} after round {before.round}"


def one_placed_a_round(step: Step) -> Iterator[str]:
    """Only placing adds to the Sanctuaries of a tableau, one card, of the player on turn. Rules: END-4."""
    before = [player.sanctuaries for player in step.position.reference.players]
    for name, players in (
        ("reference", step.reference.players),
        ("specification", step.specification.players),
    ):
        for seat, placed_before in enumerate(before):
            is_placing = isinstance(step.action, Place) and step.action.seat == seat
            placed: object = players[seat].sanctuaries
            if placed is placed_before and not is_placing:
                continue
            if not are_equal(length(placed), length(placed_before) + int(is_placing)):
                yield f"{name}: seat {seat} has placed another number"


def at_most_seven_placed(step: Step) -> Iterator[str]:
    """After round r nobody has placed more than r - 1 Sanctuaries, so never more than seven. Rules: FIND-3, END-4."""
    shape = step.shape
    order = turn_order(step.reference) if shape.phase in TURNS else range(shape.players)
    most = [most_placed(shape, place) for place in range(shape.players)]
    for name, players in (
        ("reference", step.reference.players),
        ("specification", step.specification.players),
    ):
        for place, seat in enumerate(order):
            if not is_certain(most[place] - length(players[seat].sanctuaries)):
                yield f"{name}: seat {seat} can have more than {most[place]}"
            if not is_certain(MOST_DUE_TO_ONE - length(players[seat].drawn)):
                yield f"{name}: seat {seat} can have drawn more than {MOST_DUE_TO_ONE}"


def returning_ends(step: Step) -> Iterator[str]:
    """Every leftover that is laid under the deck leaves fewer: returning ends. Rules: END-7, END-8."""
    if isinstance(step.action, Return):
        seat = step.action.seat
        for name, players in (
            ("reference", step.reference.players),
            ("specification", step.specification.players),
        ):
            held = step.position.reference.players[seat].drawn
            if not is_certain(length(held) - 1 - length(players[seat].drawn)):
                yield f"{name}: nothing was laid down"


def finders_left_without(step: Step) -> Sequence[int]:
    """Return the finders, by turn order, who have come to their turn one by one in this step and drawn nothing."""
    before, after = step.position.shape, step.shape
    finds = step.position.finds
    was = -1 if before.turn is None else before.turn
    ended = after.round > before.round or after.phase is Phase.OVER
    reached = before.players if ended or after.turn is None else after.turn
    passed = [place for place in range(was + 1, reached) if finds[place]]
    if (
        not ended
        and after.turn is not None
        and after.turn > was
        and after.phase is Phase.TAKE
        and finds[after.turn]
    ):
        passed.append(after.turn)
    return passed


def one_by_one_leaves_nobody_without(step: Step) -> Iterator[str] | None:
    """One by one and drawing what remains, every finder draws a Sanctuary. Rules: FIND-9, FIND-10."""
    is_one_by_one = (
        step.position.shape.one_by_one
        or step.shape.one_by_one
        or (dict(step.readings).get("sanctuary-shortage") == "one-by-one")
    )
    if not is_one_by_one or dict(step.readings).get("short-draw") != "draw-remaining":
        return None
    without = finders_left_without(step)
    return iter([f"finders {without} by turn order draw nothing"] if without else [])


def shortage_serves_the_lowest_first(step: Step) -> Iterator[str] | None:
    """Until the deck is empty: whoever comes after one who was not served in full draws nothing. Rules: FIND-8, FIND-10."""
    readings = dict(step.readings)
    if not isinstance(step.action, Explore) or readings.get("sanctuary-shortage") != "ascending-until-empty":
        return None
    return _served_out_of_turn(step, readings)


def _served_out_of_turn(step: Step, readings: Mapping[str, str]) -> Iterator[str]:
    """Yield who is served although somebody before them was not served in full."""
    for name, players in (
        ("reference", step.reference.players),
        ("specification", step.specification.players),
    ):
        is_short = False
        for place, seat in enumerate(step.position.order):
            if not step.position.finds[place]:
                continue
            drawn, due = length(players[seat].drawn), step.position.dues[place]
            if readings["short-draw"] == "draw-none":
                if not (are_equal(drawn, due) or are_equal(drawn, 0)):
                    yield f"{name}: seat {seat} draws a part of what is due"
            elif is_short and not are_equal(drawn, 0):
                yield f"{name}: seat {seat} draws although the deck was empty"
            else:
                is_short = is_short or not are_equal(drawn, due)


STANDARD: Final = Checks(
    views={
        "reference_eq_specification_of_views": same_views,
        "open_cards_are_seen": open_cards_are_seen,
    },
    refusals={"only_legal_actions_are_accepted": only_legal_actions_are_accepted},
    before={
        "reference_eq_specification_of_legal_actions": same_legal_actions,
        "no_deadlock": no_deadlock,
        "every_card_may_be_chosen": every_card_may_be_chosen,
    },
    step={
        "reference_eq_specification_of_next_state": same_next_state,
        "cards_are_conserved": cards_conserved,
        "turns_ascend": turns_ascend,
        "everyone_takes_and_plays_eight": everyone_takes,
        "market_ge_players_yet_to_take": market_suffices,
        "market_short_exactly_when": market_short_exactly_when,
        "one_sanctuary_a_round": one_placed_a_round,
        "at_most_seven_sanctuaries": at_most_seven_placed,
        "every_game_ends": returning_ends,
        "one_by_one_leaves_no_finder_without": one_by_one_leaves_nobody_without,
        "shortage_serves_the_lowest_first": shortage_serves_the_lowest_first,
        "finders_draw_what_is_due": finders_draw_what_is_due,
        "one_by_one_draws_what_is_due": one_by_one_draws_what_is_due,
        "decks_are_drawn_from_the_top": decks_are_drawn_from_the_top,
        "actions_move_the_cards_they_name": actions_move_the_cards_they_name,
        "readings_are_consulted_as_tabled": consults_as_tabled,
    },
)
