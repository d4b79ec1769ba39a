"""The first phase of a round, by hand."""

from spec.exploring import turn_up_chosen
from spec.information import observe
from tests.spec.tables import apply, explore, legal, refused, seat, state, table

TWO = table(seat([10, 20, 30], [15]), seat([11, 21, 31], [40]), market=[1, 2, 3])


def test_a_chosen_region_leaves_the_hand_and_lies_face_down() -> None:
    """Seat 1 may choose before seat 0.

    Rules: EXPLORE-1
    """
    game = apply(TWO, {"type": "explore", "seat": 1, "region": 21})
    assert game.phase == "explore"
    assert game.players[0] == TWO.players[0]
    assert state(game)["players"] == [
        {
            "hand": [10, 20, 30],
            "set_aside": [],
            "chosen": None,
            "drawn": [],
            "regions": [15],
            "sanctuaries": [],
        },
        {"hand": [11, 31], "set_aside": [], "chosen": 21, "drawn": [], "regions": [40], "sanctuaries": []},
    ]
    assert observe(game, 1)["you"] == {"hand": [11, 31], "set_aside": [], "chosen": 21, "drawn": []}


def test_nobody_sees_a_choice_before_everyone_has_chosen() -> None:
    """Whatever seat 1 chose, seat 0 sees the same.

    Against: EXPLORE-1, EXPLORE-6
    """
    views = [
        observe(apply(TWO, {"type": "explore", "seat": 1, "region": region}), 0) for region in (11, 21, 31)
    ]
    assert views[0] == views[1] == views[2]
    assert views[0]["players"] == [
        {"hand": 3, "set_aside": 0, "has_chosen": False, "drawn": 0, "regions": [15], "sanctuaries": []},
        {"hand": 2, "set_aside": 0, "has_chosen": True, "drawn": 0, "regions": [40], "sanctuaries": []},
    ]


def test_every_region_of_ones_own_hand_can_be_chosen_but_only_one() -> None:
    """Rules: EXPLORE-2, EXPLORE-7, EXPLORE-10
    Against: EXPLORE-2, EXPLORE-7, EXPLORE-10
    """
    assert legal(apply(TWO, {"type": "explore", "seat": 1, "region": 21})) == [
        {"type": "explore", "seat": 0, "region": 10},
        {"type": "explore", "seat": 0, "region": 20},
        {"type": "explore", "seat": 0, "region": 30},
    ]
    for region in (1, 11, 99):
        assert refused(TWO, type="explore", seat=0, region=region) == ["not-in-hand"]
    chosen = apply(TWO, {"type": "explore", "seat": 0, "region": 10})
    assert refused(chosen, type="explore", seat=0, region=20) == ["already-chosen"]
    assert refused(chosen, type="explore", seat=0, region=10) == ["already-chosen", "not-in-hand"]
    for unknown in (-1, 2):
        assert refused(chosen, type="explore", seat=unknown, region=10) == ["unknown-seat"]


def test_the_last_choice_turns_all_regions_up_to_the_right_and_no_choice_before_it() -> None:
    """Rules: EXPLORE-3, EXPLORE-8
    Against: EXPLORE-3, EXPLORE-8
    """
    assert [player.regions for player in explore(TWO, 10).players] == [(15,), (40,)]
    game = explore(TWO, 10, 21)
    assert [player.regions for player in game.players] == [(15, 10), (40, 21)]
    assert [player.chosen for player in game.players] == [None, None]
    assert [sorted(player.hand) for player in game.players] == [[20, 30], [11, 31]]


def test_whoever_has_laid_nothing_turns_nothing_up() -> None:
    """Rules: EXPLORE-3"""
    assert turn_up_chosen(TWO.players[0]) == TWO.players[0]


def test_a_line_shows_the_order_of_play_and_is_not_sorted_by_duration() -> None:
    """Rules: EXPLORE-4, EXPLORE-5
    Against: EXPLORE-4
    """
    game = explore(table(seat([5, 60], [33, 12, 47]), seat([1, 2], [3, 4, 9]), market=[50, 51, 52]), 5, 2)
    assert [player.regions for player in game.players] == [(33, 12, 47, 5), (3, 4, 9, 2)]


def test_no_action_moves_a_region_that_was_played() -> None:
    """The only actions of the third phase take from the market; the line stays.

    Against: EXPLORE-5
    """
    game = explore(TWO, 10, 21)
    assert {action["type"] for action in legal(game)} == {"take"}
    after = apply(game, {"type": "take", "seat": 0, "region": 1})
    assert after.players[0].regions == (15, 10)
    assert refused(after, type="explore", seat=0, region=15) == ["wrong-phase"]
