"""Set-up by hand: the decks lie in ascending order unless told otherwise."""

import pytest

from spec.errors import BadInputError
from spec.information import observe
from tests.spec.tables import begin, legal, setup, state


def test_three_players_are_dealt_three_regions_each_and_four_lie_in_the_market() -> None:
    """Rules: SETUP-1, SETUP-3, SETUP-4, SETUP-5
    Against: SETUP-3
    """
    shown = state(begin(setup(3)))
    assert shown["players"] == [
        {"hand": hand, "set_aside": [], "chosen": None, "drawn": [], "regions": [], "sanctuaries": []}
        for hand in ([1, 2, 3], [4, 5, 6], [7, 8, 9])
    ]
    assert shown["market"] == [10, 11, 12, 13]
    assert shown["region_deck"] == list(range(14, 69))
    assert shown["sanctuary_deck"] == setup(3)["sanctuary_deck"]
    first = {"round": 1, "phase": "explore", "turn": None, "one_by_one": False, "removed": []}
    assert shown.items() >= first.items()


@pytest.mark.parametrize(("players", "left"), [(2, 59), (3, 55), (4, 51), (5, 47), (6, 43)])
def test_every_number_of_players_leaves_its_deck(players: int, left: int) -> None:
    """Rules: SETUP-4, SETUP-6
    Against: SETUP-4
    """
    game = begin(setup(players))
    assert [len(player.hand) for player in game.players] == [3] * players
    assert len(game.market) == players + 1
    assert len(game.region_deck) == left


def test_the_deck_decides_who_gets_what() -> None:
    """A deck that lies the other way round deals the other way round.

    Against: SETUP-1
    """
    game = begin(setup(2, region_deck=range(68, 0, -1)))
    assert [sorted(player.hand) for player in game.players] == [[66, 67, 68], [63, 64, 65]]
    assert sorted(game.market) == [60, 61, 62]
    assert game.region_deck[:2] == (59, 58)


def test_a_player_knows_their_own_hand_and_nobody_elses() -> None:
    """Two deals that differ only in the other's hand and in the deck look the same.

    Rules: SETUP-2
    Against: SETUP-2
    """
    one = begin(setup(2))
    assert observe(one, 1)["you"] == {"hand": [4, 5, 6], "set_aside": [], "chosen": None, "drawn": []}
    exchanged = {4: 40, 5: 50, 6: 60, 40: 4, 50: 5, 60: 6}
    other = begin(setup(2, region_deck=[exchanged.get(region, region) for region in range(1, 69)]))
    assert observe(one, 0) == observe(other, 0)
    assert observe(one, 1) != observe(other, 1)


@pytest.mark.parametrize(
    ("players", "code"), [(0, "too-few-players"), (1, "too-few-players"), (7, "too-many-players")]
)
def test_fewer_than_two_and_more_than_six_players_are_refused(players: int, code: str) -> None:
    """Against: SETUP-6"""
    with pytest.raises(BadInputError) as refusal:
        begin(setup(players))
    assert refusal.value.codes == [code]


def test_a_deck_with_a_card_missing_or_twice_is_refused() -> None:
    """Against: SETUP-5"""
    sanctuaries = list(begin(setup(2)).sanctuary_deck)
    with pytest.raises(BadInputError, match="Sanctuary deck") as refusal:
        begin(setup(2, sanctuary_deck=[*sanctuaries[:44], sanctuaries[0]]))
    assert refusal.value.codes == ["deck-incomplete"]
    with pytest.raises(BadInputError) as refusal:
        begin(setup(9, region_deck=range(1, 68), sanctuary_deck=sanctuaries[:44]))
    assert refusal.value.codes == ["too-many-players", "deck-incomplete", "deck-incomplete"]


def test_a_shuffled_sanctuary_deck_is_taken_as_it_lies() -> None:
    """Rules: SETUP-5"""
    sanctuaries = list(reversed(begin(setup(2)).sanctuary_deck))
    assert begin(setup(2, sanctuary_deck=sanctuaries)).sanctuary_deck == tuple(sanctuaries)


def test_the_variant_must_be_known() -> None:
    with pytest.raises(BadInputError) as refusal:
        begin(setup(2, variant="short"))
    assert refusal.value.codes == ["unknown-value"]


def test_the_first_decision_is_the_exploration() -> None:
    assert legal(begin(setup(2))) == [
        {"type": "explore", "seat": seat, "region": region}
        for seat, region in [(0, 1), (0, 2), (0, 3), (1, 4), (1, 5), (1, 6)]
    ]
