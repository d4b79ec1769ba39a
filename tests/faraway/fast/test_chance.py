from collections import Counter

import pytest

from faraway.fast.chance import Chance, draw_below, draw_word, game_key, mix, seed_key, shuffle
from faraway.game import Phase


def test_numbers_are_drawn_evenly() -> None:
    # 6000 throws of a die: each face 1000 times, give or take five deviations of 29.
    faces = Counter(draw_below(game_key(seed_key(1), game), 70, 6) for game in range(6000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(850 < times < 1150 for times in faces.values())


def test_places_of_one_game_are_drawn_evenly_too() -> None:
    key = game_key(seed_key(2), 0)
    pairs = Counter((draw_below(key, place, 3), draw_below(key, place + 1, 3)) for place in range(9000))
    assert len(pairs) == 9
    assert all(840 < times < 1160 for times in pairs.values())


def test_every_order_of_three_cards_is_as_likely() -> None:
    orders: Counter[tuple[int, ...]] = Counter()
    for game in range(6000):
        cards = [9, 1, 2, 3, 9]
        shuffle(cards, 1, 3, game_key(seed_key(3), game), 1 << 20)
        assert (cards[0], cards[4]) == (9, 9)
        orders[tuple(cards[1:4])] += 1
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())


def test_different_games_and_seeds_have_different_keys() -> None:
    keys = {game_key(seed_key(seed), game) for seed in range(20) for game in range(500)}
    assert len(keys) == 10_000
    assert all(0 <= key < 1 << 63 for key in keys)


def test_no_product_leaves_63_bits() -> None:
    """Compiled code may not overflow: the greatest number that each step can meet, by hand."""
    assert 0xFFFFFFFF * 0x735A2D97 < 1 << 63
    assert (2 * 1_000_000_000 + 1) * 0x1E3779B9 + 0xFFFFFFFF < 1 << 63
    assert mix(0) == 0
    assert 0 <= mix(0xFFFFFFFF) < 1 << 32
    assert 0 <= draw_word((1 << 63) - 1, 1 << 21) < 1 << 32


@pytest.mark.parametrize("options", [1, 2, 5])
def test_a_choice_hangs_on_the_decision_alone(options: int) -> None:
    chance = Chance(game_key(seed_key(1), 5))
    chance.turn_to(3, Phase.EXPLORE, 1, options)
    first = chance.choice(range(1000))
    chance.turn_to(4, Phase.TAKE, 0, 3)
    chance.choice(range(10))
    chance.turn_to(3, Phase.EXPLORE, 1, options)
    assert chance.choice(range(1000)) == first
    places = set()
    for round_number in range(1, 9):
        for phase in (Phase.EXPLORE, Phase.TAKE, Phase.PLACE, Phase.KEEP):
            for seat in range(6):
                chance.turn_to(round_number, phase, seat, 3)
                places.add(chance.place)
        for left in (2, 3):
            chance.turn_to(round_number, Phase.RETURN, 0, left)
            places.add(chance.place)
    assert len(places) == 8 * (4 * 6 + 2)
