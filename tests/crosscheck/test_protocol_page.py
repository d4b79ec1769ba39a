"""What the page of the protocol says of behaviour that is easily missed: reference and specification both do it."""

import pytest

from crosscheck.generate.agreement import agreed, agreed_on_line
from faraway.conformance.derived.expansion import Expansion, expand
from faraway.conformance.derived.games import derived_suite
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object, compact
from faraway.conformance.suite.facets import variants_of
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.game.player import Phase
from faraway.game.readings import DEFAULT_VALUES

SUITE = shipped_suite()
DEFAULTS = {**DEFAULT_VALUES}
DECK: list[Json] = ["city-clue", "desert-stone", "forest-stone", "river-clue"]
DRAW: JsonObject = {"request": "draw", "played": [30, 20, 10], "due": [3, 2, 1], "sanctuary_deck": DECK}


def first_of(topic: str, variant: str = "standard") -> JsonObject:
    def fits(vector: Vector) -> bool:
        return vector.topic == topic and variants_of(vector) == (variant,)

    return next(vector for vector in SUITE.vectors if fits(vector)).requests[0]


def test_keep_lists_its_regions_ascending() -> None:
    game = first_of("games", "advanced")
    keep = as_object(as_list(game["actions"])[0])
    wrong: JsonObject = {**keep, "regions": as_list(keep["regions"])[::-1]}
    reply = agreed({**game, "actions": [wrong], "show": ["result"], "after": "last"}, {})
    assert reply == {"answer": {"steps": [{"error": {"code": "wrong-keep"}}]}}


def test_an_illegal_action_inside_perft_refuses_the_request() -> None:
    perft = first_of("games-perft")
    illegal: JsonObject = {"type": "take", "seat": 0, "region": 1}
    assert agreed({**perft, "actions": [illegal], "depth": 1}, {}) == {"error": "wrong-phase"}


def test_under_first_only_the_tie_break_orders_all_who_share_the_highest_total() -> None:
    players: list[Json] = [
        {
            "total": total,
            "regions": [
                1 + seat,
                20 + seat,
                30 + seat,
                40 + seat,
                11 + seat,
                50 + seat,
                54 + seat,
                60 + seat,
            ],
            "sanctuaries": [],
            "hand": [],
        }
        for seat, total in enumerate((10, 10, 10, 9))
    ]
    rank: JsonObject = {"request": "rank", "players": players}
    assert agreed(rank, {"ranking": "first-only"}) == {"answer": {"ranks": [1, 2, 3, 4]}}
    players[0] = {**as_object(players[0]), "total": 12}
    players[3] = {**as_object(players[3]), "total": 10}
    assert agreed(rank, {"ranking": "first-only"}) == {"answer": {"ranks": [1, 2, 2, 2]}}


@pytest.mark.parametrize("short_draw", ["draw-remaining", "draw-none"])
def test_card_by_card_nobody_draws_alone(short_draw: str) -> None:
    reply = agreed(DRAW, {"sanctuary-shortage": "card-by-card", "short-draw": short_draw})
    answer = as_object(reply["answer"])
    assert [len(as_list(hand)) for hand in as_list(answer["drawn"])] == [1, 2, 1]


def test_a_reading_that_is_missing_is_played_in_its_default() -> None:
    whole = agreed(DRAW, {})
    for names in ({}, {"ranking": "everyone"}):
        assert (
            agreed_on_line(compact({"id": 1, **DRAW, "cards": [], "readings": {**names}}).encode()) == whole
        )


def shown_after(expansion: Expansion, actions: int, show: str, readings: dict[str, str]) -> Json:
    """Return what reference and specification both show after so many actions of a game."""
    reply = agreed(
        {
            **expansion.question(),
            "actions": expansion.actions[:actions],
            "show": [show],
            "after": "last",
        },
        readings,
    )
    (step,) = as_list(as_object(reply["answer"])["steps"])
    return as_object(step)[show]


def played(name: str, readings: dict[str, str]) -> Expansion:
    script = next(script for script in derived_suite().scripts if script.name == name)
    return expand(script, readings)


def test_one_by_one_is_false_from_the_end_of_the_round_on() -> None:
    game = played("g49", DEFAULTS)
    states = game.game.states
    assert states[-2].one_by_one
    assert as_object(shown_after(game, len(states) - 2, "state", DEFAULTS))["one_by_one"] is True
    assert as_object(shown_after(game, len(states) - 1, "state", DEFAULTS))["one_by_one"] is False


def test_a_place_without_a_choice_is_an_action() -> None:
    game = played("g02", DEFAULTS)
    moment, seat = next(
        (number, state.turn)
        for number, state in enumerate(game.game.states)
        if state.phase is Phase.PLACE and state.turn is not None and len(state.players[state.turn].drawn) == 1
    )
    (only,) = as_list(shown_after(game, moment, "legal", DEFAULTS))
    assert (as_object(only)["type"], as_object(only)["seat"]) == ("place", seat)


def test_open_sanctuaries_are_seen_when_their_owner_may_look() -> None:
    readings = {**DEFAULTS, "drawn-secrecy": "open", "drawn-look": "after-region"}
    game = played("g02", readings)
    moment, seat = next(
        (number, state.turn)
        for number, state in enumerate(game.game.states)
        if state.phase is Phase.TAKE and state.turn is not None and state.players[state.turn].drawn
    )
    for actions, kind in ((moment, int), (moment + 1, list)):
        views = as_list(shown_after(game, actions, "observations", readings))
        for view in views:
            drawn = as_object(as_list(as_object(view)["players"])[seat])["drawn"]
            assert isinstance(drawn, kind)
