import pytest

from faraway.cards.catalogue import CATALOGUE
from faraway.game import Phase, finding, legal_actions
from faraway.game.state import GameState
from tests.faraway.game.table import action, begin, do, names, player

A, B, C, D, E, F, G = names(
    "forest-stone",
    "forest-night",
    "forest-thistle",
    "gray-fixed-5",
    "gray-clue-thistle",
    "city-clue",
    "river-clue",
)
DECK = (A, B, C, D, E, F, G)
DUES = ((2, 2), (0, 1), (1, 3))


def round_2(deck: tuple[str, ...] = DECK, readings: dict[str, str] | None = None) -> GameState:
    """Three players: seat 0 plays 10 then 40, seat 1 plays 50 then 30, seat 2 plays 5 then 12, which has a clue."""
    state = begin(3, readings=readings).but(
        round=2,
        market=begin(3).market,
        sanctuary_deck=names(*deck),
        players=(
            player(hand=[40, 41, 42], regions=[10]),
            player(hand=[30, 31, 32], regions=[50]),
            player(hand=[12, 13, 14], regions=[5]),
        ),
    )
    return do(state, "explore 1 30", "explore 0 40", "explore 2 12")


def drawn(state: GameState) -> list[tuple[str, ...]]:
    return [seat.drawn for seat in state.players]


def test_finders_played_higher_than_just_before() -> None:
    """Rules: FIND-1, FIND-2, FIND-12. Against: FIND-2."""
    players = (
        player(regions=[10, 11]),
        player(regions=[11, 10]),
        player(regions=[68, 3, 4]),  # lower than its highest
        player(regions=[1, 60, 59]),  # higher than every other player's
    )
    assert finding.finders(players) == (0, 2)


def test_nobody_finds_in_the_first_round() -> None:
    """Rules: FIND-3."""
    assert finding.finders((player(regions=[68]), player(regions=[1]))) == ()
    state = begin(2, top=[10, 20, 30, 40, 50, 60])
    state = do(state, "explore 0 30", "explore 1 60")
    assert drawn(state) == [(), ()]
    assert len(state.sanctuary_deck) == 45


@pytest.mark.parametrize(
    ("regions", "sanctuaries", "count"),
    [
        ([1, 2], [], 1),
        ([1, 6], [], 2),  # the Region just played
        ([6, 7], [], 2),  # a Region played earlier
        ([1, 2], ["gray-clue-thistle"], 2),  # a Sanctuary
        ([15, 49], ["forest-stone", "city-clue"], 4),  # the rulebooks' example: three clues, four cards
    ],
)
def test_one_sanctuary_is_due_and_one_for_each_clue(
    regions: list[int], sanctuaries: list[str], count: int
) -> None:
    """Rules: FIND-4, FIND-5, FIND-13, END-6. Against: FIND-5, FIND-13."""
    assert finding.due(CATALOGUE, player(regions=regions, sanctuaries=sanctuaries)) == count


def test_order_ascends_by_the_region_just_played() -> None:
    """Rules: FIND-7, END-1."""
    assert finding.ascending(
        (player(regions=[1, 40]), player(regions=[50, 30]), player(regions=[60, 12]))
    ) == (2, 1, 0)


@pytest.mark.parametrize(
    ("deal", "hands"),
    [
        (finding.deal_whole_hands, {2: (A, B), 0: (C,), 1: (D, E, F)}),
        (finding.deal_whole_hands_by_seat, {0: (A,), 1: (B, C, D), 2: (E, F)}),
        (finding.deal_card_by_card, {2: (A, D), 0: (B,), 1: (C, E, F)}),  # who has their due is passed over
    ],
)
def test_a_deck_that_suffices_is_dealt_in_its_order(
    deal: finding.DealRule, hands: dict[int, finding.SanctuaryDeck]
) -> None:
    """Rules: FIND-6, FIND-7."""
    assert deal(DECK, DUES) == finding.Drawing(hands=hands, deck=(G,))


def test_shortage_one_by_one_leaves_the_deck_alone() -> None:
    """Rules: FIND-8, FIND-9, FIND-16."""
    assert finding.shortage_one_by_one((A,), DUES, finding.draw_remaining) == finding.Drawing(
        hands={}, deck=(A,), one_by_one=True
    )


@pytest.mark.parametrize(
    ("shortage", "deck", "short_draw", "hands", "left"),
    [
        (
            finding.shortage_ascending_until_empty,
            DECK[:4],
            finding.draw_remaining,
            {2: (A, B), 0: (C,), 1: (D,)},
            (),
        ),
        (
            finding.shortage_ascending_until_empty,
            DECK[:4],
            finding.draw_none,
            {2: (A, B), 0: (C,), 1: ()},
            (D,),
        ),
        # Whoever draws nothing leaves the cards to the next.
        (finding.shortage_ascending_until_empty, (A,), finding.draw_none, {2: (), 0: (A,), 1: ()}, ()),
        (finding.shortage_card_by_card, DECK[:4], finding.draw_none, {2: (A, D), 0: (B,), 1: (C,)}, ()),
    ],
)
def test_a_shortage_is_dealt_while_cards_last(
    shortage: finding.ShortageRule,
    deck: finding.SanctuaryDeck,
    short_draw: finding.ShortDrawRule,
    hands: dict[int, finding.SanctuaryDeck],
    left: finding.SanctuaryDeck,
) -> None:
    """Rules: FIND-8, FIND-10."""
    assert shortage(deck, DUES, short_draw) == finding.Drawing(hands=hands, deck=left)


@pytest.mark.parametrize(
    ("order", "hands"),
    [
        ("ascending", [(C,), (), (A, B)]),
        ("seating", [(A,), (), (B, C)]),
        ("card-by-card", [(B,), (), (A, C)]),
    ],
)
def test_finders_draw_from_the_top_in_the_order_of_the_reading(
    order: str, hands: list[tuple[str, ...]]
) -> None:
    """Rules: FIND-6, FIND-14, FIND-7."""
    state = round_2(readings={"deal-order": order})
    assert drawn(state) == hands
    assert state.sanctuary_deck == (D, E, F, G)
    assert (state.phase, state.turn, state.one_by_one) == (Phase.TAKE, 2, False)


def test_a_deck_that_just_suffices_is_no_shortage() -> None:
    """Against: FIND-8."""
    state = round_2((A, B, C))
    assert drawn(state) == [(C,), (), (A, B)]
    assert not state.one_by_one


@pytest.mark.parametrize(
    ("shortage", "short_draw", "deck", "hands", "left"),
    [
        ("ascending-until-empty", "draw-remaining", (A, B), [(), (), (A, B)], ()),
        ("ascending-until-empty", "draw-remaining", (A,), [(), (), (A,)], ()),
        ("ascending-until-empty", "draw-none", (A,), [(A,), (), ()], ()),
        ("card-by-card", "draw-none", (A, B), [(B,), (), (A,)], ()),
        ("card-by-card", "draw-none", (), [(), (), ()], ()),
    ],
)
def test_shortage_follows_its_reading_whatever_the_deal_order(
    shortage: str, short_draw: str, deck: tuple[str, ...], hands: list[tuple[str, ...]], left: tuple[str, ...]
) -> None:
    """Rules: FIND-8, FIND-10."""
    readings = {"sanctuary-shortage": shortage, "short-draw": short_draw, "deal-order": "seating"}
    state = round_2(deck, readings)
    assert drawn(state) == hands
    assert state.sanctuary_deck == left
    assert (state.phase, state.turn, state.one_by_one) == (Phase.TAKE, 2, False)


def test_one_by_one_each_draws_places_returns_and_only_then_takes() -> None:
    """Rules: FIND-8, FIND-9. Against: FIND-9."""
    state = round_2((A, B), {"deal-order": "seating"})
    assert (state.phase, state.turn, state.one_by_one) == (Phase.PLACE, 2, True)
    assert drawn(state) == [(), (), (A, B)]
    state = do(state, f"place 2 {B}")
    assert (state.phase, state.turn, state.one_by_one) == (Phase.TAKE, 2, True)
    assert state.sanctuary_deck == (A,)
    state = do(state, "take 2 10")
    assert (state.phase, state.turn) == (Phase.TAKE, 1)
    state = do(state, "take 1 11")
    assert (state.phase, state.turn) == (Phase.PLACE, 0)
    assert drawn(state) == [(A,), (), ()]
    state = do(state, f"place 0 {A}", "take 0 12")
    assert (state.phase, state.round, state.turn, state.one_by_one) == (Phase.EXPLORE, 3, None, False)
    assert [seat.sanctuaries for seat in state.players] == [(A,), (), (B,)]
    assert state.sanctuary_deck == ()


def test_one_by_one_a_single_player_short_draws_what_is_left_or_nothing() -> None:
    """Rules: FIND-9, FIND-10."""
    state = round_2((A,))
    assert (state.phase, state.turn) == (Phase.PLACE, 2)
    assert drawn(state) == [(), (), (A,)]
    state = do(state, f"place 2 {A}", "take 2 10", "take 1 11")
    # Seat 0 is due one and nothing is left: nothing to place.
    assert (state.phase, state.turn) == (Phase.TAKE, 0)
    state = round_2((A,), {"short-draw": "draw-none"})
    assert (state.phase, state.turn) == (Phase.TAKE, 2)
    state = do(state, "take 2 10", "take 1 11")
    assert (state.phase, state.turn) == (Phase.PLACE, 0)
    assert drawn(state) == [(A,), (), ()]


def test_one_by_one_in_the_last_round_nobody_takes() -> None:
    """Rules: FIND-9, END-9."""
    state = begin(2).but(
        round=8,
        sanctuary_deck=names(A),
        players=(player(hand=[60, 1, 2], regions=[10, 12]), player(hand=[61, 3, 4], regions=[11, 13])),
    )
    state = do(state, "explore 0 60", "explore 1 61")
    assert (state.phase, state.turn, state.one_by_one) == (Phase.PLACE, 0, True)
    assert legal_actions(state) == [action(f"place 0 {A}")]
    state = do(state, f"place 0 {A}")
    assert (state.phase, state.turn, state.one_by_one) == (Phase.OVER, None, False)
