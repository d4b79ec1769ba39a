"""The second phase of a round, by hand.

The deck of these tables is forest-stone, river-stone, city-stone, desert-stone, gray-clue-stone, gray-fixed-5.
"""

import pytest

from tests.spec.tables import (
    DECK,
    Game,
    agree,
    apply,
    begin,
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


def three(*deck: str, number: int = 2, **readings: str) -> Game:
    """Seat 0 plays 30 after 29, seat 1 plays 20 after 18 and seat 2 plays 12, which shows a clue, after 9.

    20 shows a clue too; so seat 2 is due two, seat 1 two, seat 0 one.
    """
    players = (seat([30, 50, 51], [29]), seat([20, 52, 53], [18]), seat([12, 54, 55], [9]))
    game = table(*players, number=number, market=[1, 2, 3, 4], region_deck=range(60, 69), sanctuary_deck=deck)
    return explore(agree(game, **readings), 30, 20, 12)


def two(first: int, *, line: tuple[int, ...], sanctuaries: tuple[str, ...] = ()) -> Game:
    """Seat 0 plays a Region after a line; seat 1 plays 1 after 2 and finds nothing."""
    return explore(
        table(seat([first, 50], line, sanctuaries), seat([1, 51], [2]), market=[62, 63, 64]), first, 1
    )


@pytest.mark.parametrize(
    ("first", "line", "sanctuaries", "due"),
    [
        (49, (15,), ("city-clue",), 4),
        (15, (49,), ("city-clue",), 0),
        (23, (60, 10), (), 2),
        (30, (5, 40), (), 0),
        (9, (3,), (), 1),
        (6, (3,), (), 2),
    ],
    ids=[
        "the-rulebooks-example-of-49-after-15-with-three-clues",
        "15-after-49-finds-nothing-clues-or-no-clues",
        "23-is-lower-than-60-and-higher-than-10-just-before-it",
        "30-is-higher-than-5-and-another-players-2-and-lower-than-40-just-before-it",
        "without-a-clue-one-card-is-due",
        "the-region-just-played-brings-its-clue",
    ],
)
def test_whoever_ascends_draws_one_and_one_for_each_clue_from_the_top(
    first: int, line: tuple[int, ...], sanctuaries: tuple[str, ...], due: int
) -> None:
    """Rules: FIND-1, FIND-2, FIND-12, FIND-4, FIND-5, FIND-13, FIND-6, FIND-14
    Against: FIND-1, FIND-2, FIND-12, FIND-4, FIND-13, FIND-6, FIND-14
    """
    game = two(first, line=line, sanctuaries=sanctuaries)
    assert drawn(game) == [list(DECK[:due]), []]
    assert game.sanctuary_deck == DECK[due:]
    assert [player.sanctuaries for player in game.players] == [sanctuaries, ()]


def test_nobody_finds_in_the_first_round_and_nobody_places() -> None:
    """Region 6 shows a clue.

    Rules: FIND-3
    Against: FIND-3
    """
    game = explore(begin(setup(2)), 3, 6)
    assert (game.phase, drawn(game)) == ("take", [[], []])
    game = take(take(game, 0, 8), 1, 7)
    assert (game.round, game.phase) == (2, "explore")
    assert [player.sanctuaries for player in game.players] == [(), ()]
    assert len(game.sanctuary_deck) == 45


def test_clues_in_the_hand_and_clues_of_others_do_not_count() -> None:
    """Seat 0 holds 46 and 49, and seat 1 has played 20; none of these clues is in seat 0's tableau.

    Against: FIND-5
    """
    players = (seat([9, 46, 49], [3]), seat([19, 50], [20], ["river-clue"]))
    assert drawn(explore(table(*players, market=[60, 61, 62]), 9, 19)) == [["forest-stone"], []]


@pytest.mark.parametrize(
    ("deal_order", "hands"),
    [
        ("ascending", [["gray-clue-stone"], ["city-stone", "desert-stone"], ["forest-stone", "river-stone"]]),
        ("seating", [["forest-stone"], ["river-stone", "city-stone"], ["desert-stone", "gray-clue-stone"]]),
        (
            "card-by-card",
            [["city-stone"], ["river-stone", "gray-clue-stone"], ["forest-stone", "desert-stone"]],
        ),
    ],
)
def test_cards_are_dealt_as_agreed(deal_order: str, hands: list[list[str]]) -> None:
    """Whole hands from the lowest Region up, whole hands by seat, or card by card from the lowest Region up.

    Rules: FIND-7, FIND-15
    Against: FIND-7, FIND-15
    """
    game = three(*DECK, deal_order=deal_order)
    assert drawn(game) == hands
    assert game.sanctuary_deck == ("gray-fixed-5",)


@pytest.mark.parametrize("reading", ["one-by-one", "ascending-until-empty", "card-by-card"])
def test_exactly_enough_is_no_shortage(reading: str) -> None:
    """Five are due and five are there.

    Against: FIND-8
    """
    game = three(*DECK[:5], sanctuary_shortage=reading)
    assert not game.one_by_one
    assert drawn(game) == [
        ["gray-clue-stone"],
        ["city-stone", "desert-stone"],
        ["forest-stone", "river-stone"],
    ]
    assert game.phase == "take"


@pytest.mark.parametrize(
    ("reading", "hands"),
    [
        ("one-by-one", [[], [], []]),
        ("ascending-until-empty", [[], ["city-stone", "desert-stone"], ["forest-stone", "river-stone"]]),
        ("card-by-card", [["city-stone"], ["river-stone"], ["forest-stone", "desert-stone"]]),
    ],
)
@pytest.mark.parametrize("deal_order", ["ascending", "seating", "card-by-card"])
def test_a_shortage_is_met_as_agreed_whatever_the_order_of_dealing(
    reading: str, hands: list[list[str]], deal_order: str
) -> None:
    """Five are due and four are there. Under one-by-one seat 2, the lowest, has drawn on its turn already.

    Rules: FIND-8
    """
    game = three(*DECK[:4], sanctuary_shortage=reading, deal_order=deal_order)
    if reading == "one-by-one":
        assert game.one_by_one
        assert (game.phase, game.turns[0]) == ("place", 2)
        hands = [[], [], ["forest-stone", "river-stone"]]
    assert drawn(game) == hands


def test_a_round_played_one_by_one() -> None:
    """Three cards for five due. Each draws, places, returns and takes before the next one draws.

    Rules: FIND-9, FIND-16
    Against: FIND-9, FIND-16
    """
    game = three(*DECK[:3])
    assert (game.phase, game.turns[0], game.one_by_one) == ("place", 2, True)
    assert drawn(game) == [[], [], ["forest-stone", "river-stone"]]
    assert refused(game, type="take", seat=2, region=4) == ["wrong-phase"]
    assert refused(game, type="place", seat=1, sanctuary="city-stone") == ["not-your-turn", "not-drawn"]
    game = place(game, 2, "forest-stone")
    assert (game.phase, game.turns[0]) == ("take", 2)
    assert game.sanctuary_deck == ("city-stone", "river-stone")
    assert drawn(game) == [[], [], []]
    game = take(game, 2, 4)
    assert (game.phase, game.turns[0]) == ("place", 1)
    assert drawn(game) == [[], ["city-stone", "river-stone"], []]
    game = take(place(game, 1, "river-stone"), 1, 3)
    assert drawn(game) == [["city-stone"], [], []]
    game = place(game, 0, "city-stone")
    assert state(game)["one_by_one"] is True
    game = take(game, 0, 1)
    assert (game.round, game.phase, game.one_by_one) == (3, "explore", False)
    assert [player.sanctuaries for player in game.players] == [
        ("city-stone",),
        ("river-stone",),
        ("forest-stone",),
    ]
    assert game.sanctuary_deck == ()


def test_one_by_one_those_who_found_nothing_only_take() -> None:
    """Seat 0 plays 9 after 3 and is due one, the deck is empty; seat 1 plays 1 after 2.

    Rules: FIND-9
    """
    players = (seat([9, 50, 51], [3]), seat([1, 52, 53], [2]))
    game = explore(table(*players, market=[4, 5, 6], sanctuary_deck=()), 9, 1)
    assert game.one_by_one
    assert (game.phase, game.turns) == ("take", (1, 0))
    game = take(game, 1, 4)
    assert (game.phase, game.turns) == ("take", (0,))
    assert take(game, 0, 5).round == 3


@pytest.mark.parametrize("cards", [1, 2])
def test_those_who_found_nothing_draw_nothing_and_make_no_shortage(cards: int) -> None:
    """Seat 0 plays 6, which shows a clue, after 3 and is due two; seat 1 plays 1 after 2, its clue notwithstanding.

    Rules: FIND-9
    Against: FIND-1, FIND-4, FIND-8
    """
    players = (seat([6, 50, 51], [3]), seat([1, 52, 53], [2], ["city-clue"]))
    game = explore(table(*players, market=[4, 5, 7], sanctuary_deck=DECK[:cards]), 6, 1)
    assert game.one_by_one == (cards < 2)
    assert (game.phase, game.turns) == ("take", (1, 0))
    assert drawn(game) == [[] if game.one_by_one else ["forest-stone", "river-stone"], []]
    assert drawn(take(game, 1, 4)) == [list(DECK[:cards]), []]


def test_one_by_one_in_the_eighth_round() -> None:
    """Nobody takes; the placed and returned cards pass on as in any other round.

    Rules: FIND-9
    """
    game = place(three(*DECK[:3], number=8), 2, "river-stone")
    assert (game.phase, game.turns[0]) == ("place", 1)
    assert drawn(game) == [[], ["city-stone", "forest-stone"], []]
    game = place(place(game, 1, "forest-stone"), 0, "city-stone")
    assert game.phase == "over"


@pytest.mark.parametrize(
    ("reading", "hands"),
    [
        ("draw-remaining", [[], ["city-stone"], ["forest-stone", "river-stone"]]),
        ("draw-none", [["city-stone"], [], ["forest-stone", "river-stone"]]),
    ],
)
def test_when_the_deck_is_too_small_for_one_player(reading: str, hands: list[list[str]]) -> None:
    """Three cards; seat 1 is due two and finds one left.

    Rules: FIND-10
    """
    game = three(*DECK[:3], sanctuary_shortage="ascending-until-empty", short_draw=reading)
    assert (drawn(game), game.sanctuary_deck) == (hands, ())


def test_one_by_one_a_short_deck_gives_what_it_has_or_nothing() -> None:
    """One card; seat 2 is due two.

    Rules: FIND-10
    """
    game = three("forest-stone")
    assert (game.phase, drawn(game)) == ("place", [[], [], ["forest-stone"]])
    game = three("forest-stone", short_draw="draw-none")
    assert (game.phase, game.turns[0], drawn(game)) == ("take", 2, [[], [], []])
    game = take(game, 2, 4)
    assert (game.phase, game.turns[0], drawn(game)) == ("take", 1, [[], [], []])
    game = take(game, 1, 3)
    assert (game.phase, game.turns[0], drawn(game)) == ("place", 0, [["forest-stone"], [], []])


def test_nobody_ever_draws_more_than_due_or_more_than_there_is() -> None:
    """Against: FIND-10"""
    game = three(sanctuary_shortage="card-by-card")
    assert drawn(game) == [[], [], []]
    game = three(*DECK[:2], sanctuary_shortage="ascending-until-empty")
    assert drawn(game) == [[], [], ["forest-stone", "river-stone"]]


@pytest.mark.parametrize("deal_order", ["ascending", "seating", "card-by-card"])
def test_a_round_without_finders_draws_nothing(deal_order: str) -> None:
    """Rules: FIND-1"""
    players = (seat([1, 50], [9]), seat([2, 51], [8]))
    game = explore(table(*players, market=[4, 5, 6], agreed={"deal-order": deal_order}), 1, 2)
    assert drawn(game) == [[], []]
    assert game.sanctuary_deck == DECK


def test_drawn_cards_can_be_placed_by_name_in_order() -> None:
    game = take(three(*DECK), 2, 4)
    assert legal(game) == [
        {"type": "place", "seat": 2, "sanctuary": "forest-stone"},
        {"type": "place", "seat": 2, "sanctuary": "river-stone"},
    ]
    assert apply(game, legal(game)[0]).players[2].sanctuaries == ("forest-stone",)
