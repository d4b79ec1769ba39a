from faraway.game import Phase, legal_actions
from tests.faraway.game.table import action, begin, do

TOP = [10, 20, 30, 40, 50, 60, 1, 2, 3]


def test_a_choice_lies_face_down_until_all_have_chosen() -> None:
    """Rules: EXPLORE-1, EXPLORE-2."""
    state = do(begin(2, top=TOP), "explore 1 50")
    assert (state.phase, state.turn) == (Phase.EXPLORE, None)
    assert (state.players[1].hand, state.players[1].chosen, state.players[1].regions) == ((40, 60), 50, ())
    assert legal_actions(state) == [action("explore 0 10"), action("explore 0 20"), action("explore 0 30")]
    assert legal_actions(state, 1) == []
    assert legal_actions(state, 0) == legal_actions(state)


def test_choices_come_in_any_order_of_seats() -> None:
    """Rules: EXPLORE-1."""
    state = begin(2, top=TOP)
    assert legal_actions(state) == [
        *(action(f"explore 0 {region}") for region in (10, 20, 30)),
        *(action(f"explore 1 {region}") for region in (40, 50, 60)),
    ]
    assert do(state, "explore 1 50", "explore 0 10") == do(state, "explore 0 10", "explore 1 50")


def test_when_all_have_chosen_the_regions_join_the_tableaux() -> None:
    """Rules: EXPLORE-3, EXPLORE-8, END-1."""
    state = do(begin(2, top=TOP), "explore 0 30", "explore 1 40")
    assert [seat.regions for seat in state.players] == [(30,), (40,)]
    assert [seat.chosen for seat in state.players] == [None, None]
    assert (state.phase, state.turn, state.round) == (Phase.TAKE, 0, 1)


def test_a_played_region_keeps_its_place() -> None:
    """Rules: EXPLORE-3, EXPLORE-4, EXPLORE-5."""
    state = do(begin(2, top=TOP), "explore 0 30", "explore 1 40", "take 0 1", "take 1 2")
    state = do(state, "explore 0 1", "explore 1 2")
    assert [seat.regions for seat in state.players] == [(30, 1), (40, 2)]
