"""What each seat sees, by hand."""

import random
from collections.abc import Iterator

import pytest

from spec.errors import Illegal
from spec.information import observe, reseat
from tests.spec.tables import (
    Game,
    agree,
    apply,
    begin,
    drawn,
    explore,
    legal,
    place,
    seat,
    setup,
    table,
    take,
)

DECK = ("forest-stone", "river-stone", "city-stone", "desert-stone")


def two(**readings: str) -> Game:
    """Seat 0 plays 20, which shows a clue, after 18 and draws two; seat 1 plays 30 after 29 and draws one."""
    players = (seat([20, 50, 51], [18]), seat([30, 52, 53], [29], ["river-clue"]))
    game = table(*players, market=[1, 2, 3], region_deck=range(60, 69), sanctuary_deck=DECK)
    return agree(game, **readings)


def test_what_lies_open_is_seen_by_all() -> None:
    """Seat 1 has placed river-clue before and so draws two as well.

    Rules: INFO-1, INFO-6, INFO-5
    """
    game = take(explore(two(), 20, 30), 0, 3)
    assert observe(game, 1) == {
        "seat": 1,
        "round": 2,
        "phase": "place",
        "turn": 0,
        "one_by_one": False,
        "region_deck": 9,
        "sanctuary_deck": 0,
        "market": [1, 2],
        "removed": [],
        "you": {"hand": [52, 53], "set_aside": [], "chosen": None, "drawn": ["city-stone", "desert-stone"]},
        "players": [
            {
                "hand": 3,
                "set_aside": 0,
                "has_chosen": False,
                "drawn": 2,
                "regions": [18, 20],
                "sanctuaries": [],
            },
            {
                "hand": 2,
                "set_aside": 0,
                "has_chosen": False,
                "drawn": 2,
                "regions": [29, 30],
                "sanctuaries": ["river-clue"],
            },
        ],
    }


def test_removed_regions_stay_known() -> None:
    """Region 2 was left in the market.

    Rules: INFO-1, INFO-5
    """
    game = place(take(explore(two(), 20, 30), 0, 3), 0, "forest-stone")
    game = place(take(game, 1, 1), 1, "city-stone")
    assert [observe(game, number)["removed"] for number in (0, 1)] == [[2], [2]]


def test_open_cards_that_differ_are_seen_to_differ() -> None:
    """Against: INFO-1, INFO-6, INFO-5"""
    one, other = (take(explore(two(), 20, 30), 0, region) for region in (1, 3))
    assert observe(one, 1)["market"] == [2, 3]
    assert observe(other, 1)["market"] == [1, 2]


def test_of_hidden_cards_only_the_number_is_seen() -> None:
    """Rules: INFO-2, INFO-4, ADV-6, EXPLORE-6"""
    game = apply(begin(setup(3, "advanced")), {"type": "keep", "seat": 1, "regions": [6, 8, 10]})
    assert observe(game, 0)["players"] == [
        {"hand": 5, "set_aside": 0, "has_chosen": False, "drawn": 0, "regions": [], "sanctuaries": []},
        {"hand": 3, "set_aside": 2, "has_chosen": True, "drawn": 0, "regions": [], "sanctuaries": []},
        {"hand": 5, "set_aside": 0, "has_chosen": False, "drawn": 0, "regions": [], "sanctuaries": []},
    ]
    assert observe(game, 1)["you"] == {"hand": [6, 8, 10], "set_aside": [7, 9], "chosen": None, "drawn": []}
    assert [observe(game, 1)[deck] for deck in ("region_deck", "sanctuary_deck")] == [53, 45]


def test_games_that_differ_in_hidden_cards_only_look_the_same() -> None:
    """Another order of the decks, another choice, other Regions set aside.

    Against: INFO-2, INFO-4, ADV-6, EXPLORE-6
    """
    game = begin(setup(2, "advanced"))
    first = apply(game, {"type": "keep", "seat": 1, "regions": [6, 8, 10]})
    second = apply(game, {"type": "keep", "seat": 1, "regions": [7, 8, 9]})
    assert observe(first, 0) == observe(second, 0)
    deck = [*range(1, 10), *range(68, 9, -1)]
    sanctuaries = list(reversed(begin(setup(2)).sanctuary_deck))
    assert observe(begin(setup(2)), 0) == observe(
        begin(setup(2, region_deck=deck, sanctuary_deck=sanctuaries)), 0
    )


CARDS = ["forest-stone", "river-stone"]


@pytest.mark.parametrize(
    ("secrecy", "look", "owner_sees", "all_see"),
    [
        ("secret", "at-once", (CARDS, CARDS), (2, 2)),
        ("secret", "after-region", (2, CARDS), (2, 2)),
        ("open", "at-once", (CARDS, CARDS), (CARDS, CARDS)),
        ("open", "after-region", (2, CARDS), (2, CARDS)),
    ],
)
def test_who_sees_drawn_sanctuaries_and_when_is_agreed(
    secrecy: str, look: str, owner_sees: tuple[object, object], all_see: tuple[object, object]
) -> None:
    """Before and after seat 0 has taken its Region.

    Rules: FIND-11, FIND-17
    """
    before = explore(two(drawn_secrecy=secrecy, drawn_look=look), 20, 30)
    games = (before, take(before, 0, 3))
    assert tuple(own_drawn(game, 0) for game in games) == owner_sees
    assert tuple(drawn_of(game, 0, seen_by=0) for game in games) == all_see
    assert tuple(drawn_of(game, 0, seen_by=1) for game in games) == all_see


def own_drawn(game: Game, number: int) -> object:
    you = observe(game, number)["you"]
    assert isinstance(you, dict)
    return you["drawn"]


def drawn_of(game: Game, number: int, *, seen_by: int) -> object:
    players = observe(game, seen_by)["players"]
    assert isinstance(players, list)
    return players[number]["drawn"]


def test_secret_sanctuaries_are_not_seen_by_others_and_not_too_early() -> None:
    """Against: FIND-11, FIND-17"""
    other_deck = ("gray-fixed-5", "city-clue", *DECK[2:])
    for look in ("at-once", "after-region"):
        one = explore(two(drawn_look=look), 20, 30)
        other = explore(
            agree(
                table(*two().players, market=[1, 2, 3], region_deck=range(60, 69), sanctuary_deck=other_deck),
                drawn_look=look,
            ),
            20,
            30,
        )
        assert drawn(one) != drawn(other)
        assert observe(one, 1) == observe(other, 1)
        assert (observe(one, 0) == observe(other, 0)) == (look == "after-region")


@pytest.mark.parametrize(("reading", "phase"), [("chosen", "return"), ("random", "return-order")])
def test_leftovers_are_seen_while_they_are_returned(reading: str, phase: str) -> None:
    """Three drawn, one placed; under after-region the others of the table still see a number.

    Rules: FIND-11
    """
    players = (seat([20, 50, 51], [18], ["river-clue"]), seat([30, 52, 53], [29]))
    game = table(*players, market=[1, 2, 3], region_deck=range(60, 69), sanctuary_deck=DECK)
    game = agree(game, leftover_order=reading, drawn_look="after-region")
    game = place(take(explore(game, 20, 30), 0, 3), 0, "river-stone")
    assert game.phase == phase
    assert own_drawn(game, 0) == ["forest-stone", "city-stone"]
    assert own_drawn(game, 1) == 1
    assert drawn_of(game, 0, seen_by=1) == 2


def test_a_seat_that_is_not_there_sees_nothing() -> None:
    """Against: SETUP-6"""
    with pytest.raises(Illegal, match="no seat 2") as refused:
        observe(two(), 2)
    assert refused.value.codes == ["unknown-seat"]


def played_out(seed: int, **readings: str) -> Iterator[tuple[Game, dict[str, object], Game]]:
    """Games of four before and after every action of a game played at random."""
    chance = random.Random(seed)
    regions, sanctuaries = list(range(1, 69)), list(begin(setup(2)).sanctuary_deck)
    chance.shuffle(regions)
    chance.shuffle(sanctuaries)
    game = agree(begin(setup(4, "standard", regions, sanctuaries)), **readings)
    while game.phase != "over":
        action = chance.choice(legal(game))
        after = apply(game, action)
        yield game, action, after
        game = after


FROM = (2, 0, 3, 1)
TO = (1, 3, 0, 2)


def reseating_changes_nothing(seed: int, **readings: str) -> bool:
    return all(
        apply(reseat(game, FROM), {**action, "seat": TO[int(str(action["seat"]))]}) == reseat(after, FROM)
        for game, action, after in played_out(seed, **readings)
    )


def test_reseating_the_players_changes_nothing_else() -> None:
    """Rules: INFO-3"""
    assert all(reseating_changes_nothing(seed) for seed in range(3))
    assert all(
        reseating_changes_nothing(seed, leftover_order="chosen", deal_order="card-by-card")
        for seed in range(3)
    )


def test_dealing_by_seat_would_give_the_seats_a_meaning() -> None:
    """Against: INFO-3"""
    assert not all(reseating_changes_nothing(seed, deal_order="seating") for seed in range(3))
