"""The advanced variant, by hand: the deck lies in ascending order."""

from tests.spec.tables import Game, apply, begin, drawn, explore, legal, refused, setup, state, take


def kept() -> Game:
    """Seat 1 keeps 6, 8 and 10, then seat 0 keeps 1, 2 and 3."""
    game = apply(begin(setup(2, "advanced")), {"type": "keep", "seat": 1, "regions": [6, 8, 10]})
    return apply(game, {"type": "keep", "seat": 0, "regions": [1, 2, 3]})


def shuffled() -> Game:
    """The deck after the shuffling lies from the highest to the lowest, with 4 on top."""
    regions = [4, *range(68, 10, -1), 9, 7, 5]
    return apply(kept(), {"type": "shuffle", "regions": regions})


def test_five_regions_are_dealt_to_each_and_in_the_standard_game_three() -> None:
    """Rules: ADV-1
    Against: ADV-1
    """
    assert [len(player.hand) for player in begin(setup(3)).players] == [3, 3, 3]
    game = begin(setup(3, "advanced"))
    assert [sorted(player.hand) for player in game.players] == [
        [1, 2, 3, 4, 5],
        [6, 7, 8, 9, 10],
        [11, 12, 13, 14, 15],
    ]
    assert (game.phase, game.round, game.market, game.region_deck[0]) == ("keep", 1, frozenset(), 16)


def test_every_choice_of_three_of_the_five_can_be_kept() -> None:
    """Rules: ADV-2"""
    choices = legal(begin(setup(2, "advanced")))
    assert len(choices) == 20
    named = {0: (0, [1, 2, 3]), 1: (0, [1, 2, 4]), 9: (0, [3, 4, 5]), 10: (1, [6, 7, 8])}
    for number, (seat, regions) in named.items():
        assert choices[number] == {"type": "keep", "seat": seat, "regions": regions}


def test_three_are_kept_and_two_set_aside() -> None:
    """Rules: ADV-2"""
    game = apply(begin(setup(2, "advanced")), {"type": "keep", "seat": 1, "regions": [6, 8, 10]})
    assert game.phase == "keep"
    nothing: dict[str, object] = {"chosen": None, "drawn": [], "regions": [], "sanctuaries": []}
    assert state(game)["players"] == [
        {"hand": [1, 2, 3, 4, 5], "set_aside": [], **nothing},
        {"hand": [6, 8, 10], "set_aside": [7, 9], **nothing},
    ]
    assert {action["seat"] for action in legal(game)} == {0}


def test_only_three_different_regions_of_ones_own_are_kept_and_only_once() -> None:
    """Against: ADV-2"""
    game = begin(setup(2, "advanced"))
    for wrong in ([1, 2], [1, 2, 3, 4], [1, 2, 2], [3, 2, 1]):
        assert refused(game, type="keep", seat=0, regions=wrong) == ["wrong-keep"]
    assert refused(game, type="keep", seat=0, regions=[1, 2, 6]) == ["not-in-hand"]
    assert refused(game, type="keep", seat=0, regions=[6, 7]) == ["not-in-hand", "wrong-keep"]
    assert refused(game, type="keep", seat=2, regions=[1, 2, 3]) == ["unknown-seat"]
    game = apply(game, {"type": "keep", "seat": 0, "regions": [1, 2, 3]})
    assert refused(game, type="keep", seat=0, regions=[1, 2, 3]) == ["already-chosen"]
    assert refused(game, type="keep", seat=0, regions=[1, 2, 4]) == ["already-chosen", "not-in-hand"]
    assert refused(game, type="explore", seat=0, region=1) == ["wrong-phase"]


def test_what_was_set_aside_and_nothing_else_is_shuffled_in_before_the_market_is_revealed() -> None:
    """Region 4, set aside by seat 0, comes out on top and lies in the first market.

    Rules: ADV-3, ADV-7
    Against: ADV-3, ADV-7
    """
    game = kept()
    assert (game.phase, game.market) == ("shuffle", frozenset())
    assert legal(game) == [{"type": "shuffle", "regions": [4, 5, 7, 9, *range(11, 69)]}]
    for wrong in ([], [1, 4, 5, 7, 9], [4, 4, 7, 9]):
        assert refused(game, type="shuffle", regions=[*wrong, *range(11, 69)]) == ["wrong-order"]
    assert refused(game, type="keep", seat=0, regions=[1, 2, 3]) == ["wrong-phase"]
    game = shuffled()
    assert sorted(game.market) == [4, 67, 68]
    assert game.region_deck == (*range(66, 10, -1), 9, 7, 5)
    assert [sorted(player.hand) for player in game.players] == [[1, 2, 3], [6, 8, 10]]
    assert [player.set_aside for player in game.players] == [frozenset(), frozenset()]


def test_the_game_goes_on_as_usual_without_the_regions_set_aside() -> None:
    """Three in hand, three in the market, no Sanctuary in the first round.

    Rules: ADV-4
    Against: ADV-4
    """
    game = shuffled()
    assert (game.phase, game.round) == ("explore", 1)
    assert refused(game, type="explore", seat=0, region=5) == ["not-in-hand"]
    assert refused(game, type="shuffle", regions=[1]) == ["wrong-phase"]
    game = explore(game, 2, 10)
    assert drawn(game) == [[], []]
    game = take(take(game, 0, 4), 1, 67)
    assert (game.round, sorted(game.market), sorted(game.removed)) == (2, [64, 65, 66], [68])
