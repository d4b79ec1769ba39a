import pytest

from faraway.errors import Code
from faraway.game import GameState, Phase, Variant, observe
from faraway.game.observation import Observation, OwnCards, SeatView
from tests.faraway.game.table import begin, do, durations, names, player
from tests.faraway.refusing import refusal

A, B, C = names("forest-stone", "forest-night", "gray-clue-thistle")


def drawing(readings: dict[str, str], phase: Phase = Phase.TAKE) -> GameState:
    """Seat 0 has the turn; seats 0 and 1 have drawn Sanctuaries."""
    return begin(2, readings=readings).but(
        round=2,
        phase=phase,
        turn=0,
        players=(
            player(hand=[1, 2], regions=[8, 9], drawn=[A, B]),
            player(hand=[3, 4], regions=[10, 11], drawn=[C]),
        ),
    )


def test_a_seat_sees_its_own_cards_and_of_others_only_what_is_open() -> None:
    """Rules: SETUP-2, EXPLORE-1, INFO-1, INFO-2, EXPLORE-6."""
    state = begin(2, top=[10, 20, 30, 40, 50, 60, 3, 2, 1]).but(removed=durations(7))
    state = do(state, "explore 1 50")
    assert observe(state, 0) == Observation(
        seat=0,
        round=1,
        phase=Phase.EXPLORE,
        turn=None,
        one_by_one=False,
        region_deck=59,
        sanctuary_deck=45,
        market=durations(1, 2, 3),
        removed=durations(7),
        you=OwnCards(hand=durations(10, 20, 30), set_aside=(), chosen=None, drawn=()),
        players=(
            SeatView(hand=3, set_aside=0, has_chosen=False, drawn=0, regions=(), sanctuaries=()),
            SeatView(hand=2, set_aside=0, has_chosen=True, drawn=0, regions=(), sanctuaries=()),
        ),
    )
    assert observe(state, 1).you == OwnCards(
        hand=durations(40, 60), set_aside=(), chosen=durations(50)[0], drawn=()
    )


def test_tableaux_are_open() -> None:
    """Rules: INFO-1."""
    state = begin(2).but(players=(player(regions=[5, 6], sanctuaries=[A]), player(hand=[1])))
    assert (observe(state, 1).players[0].regions, observe(state, 1).players[0].sanctuaries) == ((5, 6), (A,))


def test_regions_set_aside_are_counted_and_not_shown_to_others() -> None:
    """Rules: ADV-2, INFO-2, ADV-6."""
    state = do(begin(2, variant=Variant.ADVANCED), "keep 0 1 2 3")
    assert observe(state, 0).you.set_aside == (4, 5)
    views = observe(state, 1).players
    assert [(view.hand, view.set_aside, view.has_chosen) for view in views] == [(3, 2, True), (5, 0, False)]


@pytest.mark.parametrize(
    ("secrecy", "look", "phase", "own", "open_to_all"),
    [
        ("secret", "at-once", Phase.TAKE, [(A, B), (C,)], [2, 1]),
        ("secret", "at-once", Phase.PLACE, [(A, B), (C,)], [2, 1]),
        ("secret", "after-region", Phase.TAKE, [2, 1], [2, 1]),
        ("secret", "after-region", Phase.PLACE, [(A, B), 1], [2, 1]),
        ("secret", "after-region", Phase.RETURN, [(A, B), 1], [2, 1]),
        ("secret", "after-region", Phase.RETURN_ORDER, [(A, B), 1], [2, 1]),
        ("open", "at-once", Phase.TAKE, [(A, B), (C,)], [(A, B), (C,)]),
        ("open", "after-region", Phase.TAKE, [2, 1], [2, 1]),
        ("open", "after-region", Phase.PLACE, [(A, B), 1], [(A, B), 1]),
    ],
)
def test_drawn_sanctuaries_are_seen_as_the_readings_say(
    secrecy: str, look: str, phase: Phase, own: list[object], open_to_all: list[object]
) -> None:
    """Rules: FIND-11, FIND-17."""
    state = drawing({"drawn-secrecy": secrecy, "drawn-look": look}, phase)
    seen = [observe(state, seat) for seat in (0, 1)]
    assert [view.you.drawn for view in seen] == own
    for view in seen:
        assert [seat.drawn for seat in view.players] == open_to_all


@pytest.mark.parametrize("seat", [-1, 2])
def test_nobody_looks_from_a_seat_that_is_not_there(seat: int) -> None:
    """Against: SETUP-6."""
    assert [
        (problem.code, problem.path, problem.clause) for problem in refusal(observe, begin(2), seat).problems
    ] == [(Code.UNKNOWN_SEAT, "", "SETUP-6")]
