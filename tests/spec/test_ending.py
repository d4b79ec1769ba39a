"""The third phase of a round and what follows it, by hand."""

import pytest

from tests.spec.tables import (
    Game,
    agree,
    apply,
    begin,
    decline,
    drawn,
    explore,
    legal,
    place,
    refused,
    seat,
    setup,
    state,
    table,
    take,
)

DECK = ("forest-stone", "river-stone", "city-stone", "desert-stone", "gray-clue-stone", "river-clue")


def three(number: int = 2, **readings: str) -> Game:
    """Seat 0 plays 30 after 40, seat 1 plays 20 after 18 and seat 2 plays 12 after 15: turns 2, 1, 0.

    Only seat 1 finds; 20 shows a clue, so that seat 1 draws forest-stone and river-stone.
    """
    players = (seat([30, 50, 51], [40]), seat([20, 52, 53], [18]), seat([12, 54, 55], [15]))
    game = table(*players, number=number, market=[1, 2, 3, 4], region_deck=range(56, 69), sanctuary_deck=DECK)
    return explore(agree(game, **readings), 30, 20, 12)


def four_drawn(**readings: str) -> Game:
    """Seat 0 plays 49 after 15 beside a clue and draws the first four; seat 1 finds nothing; seat 0 has taken."""
    players = (seat([49, 50, 51], [15], ["city-clue"]), seat([1, 52, 53], [2]))
    game = table(*players, market=[3, 4, 5], region_deck=range(60, 66), sanctuary_deck=DECK)
    return take(take(explore(agree(game, **readings), 49, 1), 1, 3), 0, 4)


def last_turns(players: int, deck: int, number: int, **readings: str) -> Game:
    """The end of a round in which nobody finds: each plays a lower Region and takes the lowest of the market.

    Seat 0 plays 31 after 61, seat 1 plays 32 after 62 and so on; the market is 1 and up, the deck 11 and up.
    """
    hands = (seat([31 + each, 41 + each, 51 + each], [61 + each]) for each in range(players))
    game = table(*hands, number=number, market=range(1, players + 2), region_deck=range(11, 11 + deck))
    game = explore(agree(game, **readings), *(31 + each for each in range(players)))
    while game.phase == "take":
        game = apply(game, legal(game)[0])
    return game


def test_turns_go_from_the_lowest_region_to_the_highest_and_nobody_acts_out_of_turn() -> None:
    """Rules: END-1
    Against: END-1
    """
    game = three()
    assert (game.phase, game.turns) == ("take", (2, 1, 0))
    after = take(game, 2, 1)
    assert (after.phase, after.turns) == ("take", (1, 0))
    after = place(take(after, 1, 2), 1, "forest-stone")
    assert (after.phase, after.turns) == ("take", (0,))
    assert refused(game, type="take", seat=0, region=1) == ["not-your-turn"]
    assert refused(game, type="take", seat=0, region=9) == ["not-your-turn", "not-in-market"]
    assert refused(game, type="take", seat=3, region=9) == ["unknown-seat"]
    assert refused(game, type="take", seat=2, region=9) == ["not-in-market"]
    assert refused(game, type="take", seat=2, region=1) == []


def test_a_region_of_the_market_goes_to_the_hand_which_then_has_three_cards_and_is_not_replaced() -> None:
    """Rules: END-2, END-15, END-3
    Against: END-2, END-15, END-3
    """
    game = three()
    assert legal(game) == [{"type": "take", "seat": 2, "region": region} for region in (1, 2, 3, 4)]
    game = take(game, 2, 3)
    assert sorted(game.players[2].hand) == [3, 54, 55]
    assert sorted(game.market) == [1, 2, 4]
    assert refused(game, type="place", seat=1, sanctuary="forest-stone") == ["wrong-phase"]
    for region in (3, 50, 56):
        assert refused(game, type="take", seat=1, region=region) == ["not-in-market"]
    assert legal(game) == [{"type": "take", "seat": 1, "region": region} for region in (1, 2, 4)]
    assert game.region_deck == tuple(range(56, 69))


def test_a_finder_places_exactly_one_of_the_drawn_sanctuaries_after_taking() -> None:
    """Rules: END-4, END-17, END-16
    Against: END-4, END-17, END-16
    """
    game = take(take(three(), 2, 3), 1, 4)
    assert (game.phase, game.turns) == ("place", (1, 0))
    assert legal(game) == [
        {"type": "place", "seat": 1, "sanctuary": "forest-stone"},
        {"type": "place", "seat": 1, "sanctuary": "river-stone"},
    ]
    assert refused(game, type="place", seat=1, sanctuary="city-stone") == ["not-drawn"]
    assert refused(game, type="place", seat=1, sanctuary="no-such-card") == ["not-drawn"]
    assert refused(game, type="place", seat=0, sanctuary="forest-stone") == ["not-your-turn", "not-drawn"]
    game = place(game, 1, "river-stone")
    assert [player.sanctuaries for player in game.players] == [(), ("river-stone",), ()]
    assert (game.phase, game.turns, drawn(game)) == ("take", (0,), [[], [], []])
    assert refused(game, type="place", seat=1, sanctuary="forest-stone") == ["wrong-phase"]


@pytest.mark.parametrize(
    ("reading", "number", "allowed"),
    [
        ("must-place", 2, False),
        ("must-place", 8, False),
        ("may-decline", 2, True),
        ("may-decline", 8, True),
        ("may-decline-in-round-8", 7, False),
        ("may-decline-in-round-8", 8, True),
    ],
)
def test_whether_a_sanctuary_may_be_declined_is_agreed(reading: str, number: int, *, allowed: bool) -> None:
    """Rules: END-5"""
    game = three(number, sanctuary_placement=reading)
    if number < 8:
        game = take(take(game, 2, 3), 1, 4)
    assert (game.phase, game.turns[0]) == ("place", 1)
    assert legal(game) == [
        {"type": "place", "seat": 1, "sanctuary": "forest-stone"},
        {"type": "place", "seat": 1, "sanctuary": "river-stone"},
        *([{"type": "decline", "seat": 1}] if allowed else []),
    ]
    assert refused(game, type="decline", seat=1) == ([] if allowed else ["may-not-decline"])
    assert refused(game, type="decline", seat=0) == ["not-your-turn"] + (
        [] if allowed else ["may-not-decline"]
    )


def test_whoever_declines_places_none_returns_all_and_has_no_second_chance() -> None:
    """Rules: END-5
    Against: END-5
    """
    game = decline(take(take(three(sanctuary_placement="may-decline"), 2, 3), 1, 4), 1)
    assert game.players[1].sanctuaries == ()
    assert game.sanctuary_deck == (*DECK[2:], "forest-stone", "river-stone")
    assert (game.phase, game.turns) == ("take", (0,))
    assert refused(game, type="place", seat=1, sanctuary="forest-stone") == ["wrong-phase"]
    assert refused(game, type="decline", seat=0) == ["wrong-phase"]


def test_a_placed_clue_counts_from_the_next_round_and_not_in_the_round_in_which_it_was_found() -> None:
    """Seat 0 places river-clue in one round and is due two in the next, after seat 1 has drawn with 4 after 1.

    Rules: END-6, END-19
    Against: END-6, END-19
    """
    players = (seat([9, 10, 50], [3]), seat([1, 52, 53], [2]))
    game = table(
        *players, market=[4, 5, 7], region_deck=range(60, 66), sanctuary_deck=("river-clue", *DECK[:3])
    )
    game = explore(game, 9, 1)
    assert drawn(game) == [["river-clue"], []]
    game = place(take(take(game, 1, 4), 0, 5), 0, "river-clue")
    assert (game.round, game.phase, game.sanctuary_deck) == (3, "explore", DECK[:3])
    assert drawn(explore(game, 10, 4)) == [["river-stone", "city-stone"], ["forest-stone"]]


@pytest.mark.parametrize("reading", ["as-drawn", "chosen", "random"])
def test_one_leftover_goes_under_the_deck_at_once_and_needs_no_order(reading: str) -> None:
    """Before the next player's turn it lies there already: not on top, and not out of the game.

    Rules: END-7, END-20, END-8
    Against: END-7, END-20
    """
    game = place(take(take(three(leftover_order=reading), 2, 3), 1, 4), 1, "forest-stone")
    assert (game.phase, game.turns) == ("take", (0,))
    assert game.sanctuary_deck == (*DECK[2:], "river-stone")
    assert drawn(game) == [[], [], []]


def test_leftovers_lie_in_the_order_drawn() -> None:
    """Rules: END-8"""
    game = place(four_drawn(), 0, "river-stone")
    assert game.sanctuary_deck == (*DECK[4:], "forest-stone", "city-stone", "desert-stone")
    assert (game.round, game.phase) == (3, "explore")


def test_leftovers_lie_as_their_player_chooses() -> None:
    """Three leftovers, two choices; the last one follows by itself.

    Rules: END-8
    """
    game = place(four_drawn(leftover_order="chosen"), 0, "river-stone")
    assert (game.phase, game.turns) == ("return", (0,))
    assert drawn(game) == [["forest-stone", "city-stone", "desert-stone"], []]
    assert legal(game) == [
        {"type": "return", "seat": 0, "sanctuary": name}
        for name in ("city-stone", "desert-stone", "forest-stone")
    ]
    game = apply(game, {"type": "return", "seat": 0, "sanctuary": "desert-stone"})
    assert (game.phase, drawn(game)) == ("return", [["forest-stone", "city-stone"], []])
    assert game.sanctuary_deck == ("gray-clue-stone", "river-clue", "desert-stone")
    game = apply(game, {"type": "return", "seat": 0, "sanctuary": "forest-stone"})
    assert game.sanctuary_deck == (*DECK[4:], "desert-stone", "forest-stone", "city-stone")
    assert (game.round, game.phase, drawn(game)) == (3, "explore", [[], []])


def test_leftovers_lie_as_chance_has_it() -> None:
    """Rules: END-8"""
    game = place(four_drawn(leftover_order="random"), 0, "river-stone")
    assert (game.phase, game.turns) == ("return-order", (0,))
    assert legal(game) == [
        {"type": "return-order", "seat": 0, "sanctuaries": ["city-stone", "desert-stone", "forest-stone"]}
    ]
    game = apply(
        game,
        {"type": "return-order", "seat": 0, "sanctuaries": ["desert-stone", "forest-stone", "city-stone"]},
    )
    assert game.sanctuary_deck == (*DECK[4:], "desert-stone", "forest-stone", "city-stone")
    assert (game.round, game.phase) == (3, "explore")


def test_what_is_no_leftover_cannot_be_returned() -> None:
    """Against: END-8"""
    game = place(four_drawn(leftover_order="chosen"), 0, "river-stone")
    assert refused(game, type="return", seat=0, sanctuary="river-stone") == ["not-drawn"]
    assert refused(game, type="return", seat=1, sanctuary="river-stone") == ["not-your-turn", "not-drawn"]
    assert refused(game, type="return-order", seat=0, sanctuaries=["city-stone"]) == ["wrong-phase"]
    game = place(four_drawn(leftover_order="random"), 0, "river-stone")
    assert refused(game, type="return", seat=0, sanctuary="city-stone") == ["wrong-phase"]
    order = ["city-stone", "desert-stone", "forest-stone"]
    for wrong in (order[:2], [*order, "river-stone"], [*order[:2], order[0]]):
        assert refused(game, type="return-order", seat=0, sanctuaries=wrong) == ["wrong-order"]
    assert refused(game, type="return-order", seat=1, sanctuaries=order) == ["not-your-turn", "wrong-order"]
    assert refused(game, type="return-order", seat=0, sanctuaries=order[::-1]) == []


def test_in_the_eighth_round_finders_place_and_nobody_takes() -> None:
    """In the seventh they take.

    Rules: END-9, END-21
    Against: END-9, END-21
    """
    game = three(number=8)
    assert (game.phase, game.turns) == ("place", (1, 0))
    assert refused(game, type="take", seat=2, region=1) == ["wrong-phase"]
    assert refused(three(number=7), type="take", seat=2, region=1) == []
    game = place(game, 1, "river-stone")
    assert game.phase == "over"
    assert [sorted(player.hand) for player in game.players] == [[50, 51], [52, 53], [54, 55]]
    assert game.players[1].sanctuaries == ("river-stone",)


def test_an_eighth_round_without_finders_is_over_with_the_last_exploration() -> None:
    """Rules: END-9, END-13"""
    game = last_turns(2, 20, 8)
    assert game.phase == "over"
    assert (state(game)["turn"], game.round, legal(game)) == (None, 8, [])


@pytest.mark.parametrize(
    ("number", "readings", "removed", "market"),
    [
        (5, {}, [4], [11, 12, 13, 14]),
        (7, {"final_market": "leave-all"}, [4], [11, 12, 13, 14]),
        (8, {}, [1, 2, 3, 4], []),
        (8, {"final_market": "leave-all"}, [], [1, 2, 3, 4]),
        (
            8,
            {"final_market": "leave-all", "market_reveal": "every-round"},
            [],
            [1, 2, 3, 4, 11, 12, 13, 14],
        ),
    ],
)
def test_what_is_left_in_the_market_is_removed_and_after_the_eighth_round_as_agreed(
    number: int, readings: dict[str, str], removed: list[int], market: list[int]
) -> None:
    """It goes neither to the deck nor to the next market.

    Rules: END-10, END-22, END-11, END-23
    Against: END-10, END-22
    """
    game = last_turns(3, 20, number, **readings)
    assert (sorted(game.removed), sorted(game.market)) == (removed, market)
    assert not {1, 2, 3, 4} & set(game.region_deck)


@pytest.mark.parametrize(
    ("reading", "after_6", "after_7", "after_8"),
    [
        ("until-round-7", [11, 12, 13, 14], [11, 12, 13, 14], []),
        ("every-round", [11, 12, 13, 14], [11, 12, 13, 14], [11, 12, 13, 14]),
        ("while-needed", [11, 12, 13, 14], [], []),
    ],
)
def test_after_which_rounds_a_market_is_revealed_is_agreed(
    reading: str, after_6: list[int], after_7: list[int], after_8: list[int]
) -> None:
    """Rules: END-11, END-24"""
    games = [last_turns(3, 20, number, market_reveal=reading) for number in (6, 7, 8)]
    assert [sorted(game.market) for game in games] == [after_6, after_7, after_8]
    assert [len(game.region_deck) for game in games] == [
        20 - len(market) for market in (after_6, after_7, after_8)
    ]


def test_a_new_market_is_one_larger_than_the_party_and_comes_from_the_top() -> None:
    """Against: END-11, END-24, END-23"""
    game = last_turns(2, 20, 3)
    assert sorted(game.market) == [11, 12, 13]
    assert game.region_deck == tuple(range(14, 31))


@pytest.mark.parametrize(
    ("players", "deck", "number", "reading", "market"),
    [
        (6, 1, 7, "reveal-remaining", [11]),
        (6, 1, 7, "reveal-none", []),
        (5, 5, 8, "reveal-remaining", [11, 12, 13, 14, 15]),
        (5, 5, 8, "reveal-none", []),
        (3, 4, 3, "reveal-remaining", [11, 12, 13, 14]),
        (3, 4, 3, "reveal-none", [11, 12, 13, 14]),
    ],
)
def test_too_few_regions_for_a_market_are_revealed_as_agreed_and_exactly_enough_always(
    players: int, deck: int, number: int, reading: str, market: list[int]
) -> None:
    """Six players find one left after the seventh round, five players five after the eighth, three all four they need.

    Rules: END-12
    Against: END-12
    """
    game = last_turns(players, deck, number, market_reveal="every-round", market_shortfall=reading)
    assert (sorted(game.market), len(game.region_deck)) == (market, deck - len(market))
    assert (game.round, game.phase) == ((8, "over") if number == 8 else (number + 1, "explore"))


def test_after_the_seventh_round_the_eighth_begins_and_after_that_the_game_is_over() -> None:
    """Rules: END-13, END-25
    Against: END-13, END-25
    """
    assert [(game.round, game.phase) for game in (last_turns(2, 20, number) for number in (1, 6, 7, 8))] == [
        (2, "explore"),
        (7, "explore"),
        (8, "explore"),
        (8, "over"),
    ]
    over = last_turns(2, 20, 8)
    assert refused(over, type="explore", seat=0, region=41) == ["game-over"]
    assert refused(over, type="take", seat=7, region=41) == ["game-over"]
    seventh = last_turns(2, 20, 7)
    assert refused(seventh, type="explore", seat=0, region=41) == []


def test_while_all_choose_together_nobody_has_a_turn_or_a_step_to_do() -> None:
    """Rules: END-13, EXPLORE-1"""
    first = begin(setup(2))
    assert (first.phase, first.turns, first.steps) == ("explore", (), ())
    taking = explore(first, 1, 4)
    assert (taking.phase, taking.turns, taking.steps) == ("take", (0, 1), ("take", "place", "return"))
    second = take(take(taking, 0, 7), 1, 8)
    assert (second.phase, second.round, second.turns, second.steps) == ("explore", 2, (), ())
