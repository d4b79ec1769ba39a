"""Games played at random: what is legal is accepted, what is not is refused, and no card is lost."""

import random
from collections.abc import Iterator

import pytest

from spec.cards import REGIONS, SANCTUARIES
from spec.errors import Illegal
from spec.readings import VALUES
from tests.spec.tables import Game, apply, begin, legal, result, setup


def eagerness(game: Game, action: dict[str, object]) -> int:
    """Return how well an action leads to Sanctuaries: a Region barely higher than the last, high ones to come, clues."""
    match action:
        case {"type": "explore", "seat": int(seat), "region": int(region)} if game.players[seat].regions:
            return 100 - region if region > game.players[seat].regions[-1] else -region
        case {"type": "explore" | "take", "region": int(region)}:
            return region if action["type"] == "take" else -region
        case {"type": "place", "sanctuary": str(sanctuary)}:
            return SANCTUARIES[sanctuary].clues
        case _:
            return 0


def games(seed: int, players: int, variant: str) -> Iterator[Game]:
    """Return every moment of a game under random readings, in which players go for Sanctuaries."""
    chance = random.Random(seed)
    regions, sanctuaries = list(REGIONS), list(SANCTUARIES)
    chance.shuffle(regions)
    chance.shuffle(sanctuaries)
    readings = {name: chance.choice(values) for name, values in VALUES.items()}
    game = begin(setup(players, variant, regions, sanctuaries, readings))
    yield game
    while game.phase != "over":
        choices = legal(game)
        best = max(eagerness(game, action) for action in choices)
        action = chance.choice([action for action in choices if eagerness(game, action) == best])
        for cards in action.values():
            if action["type"] in {"shuffle", "return-order"} and isinstance(cards, list):
                chance.shuffle(cards)
        game = apply(game, action)
        yield game


def imaginable(game: Game) -> Iterator[dict[str, object]]:
    """Return every action with one card, or none, that anybody could think of."""
    for seat in range(-1, len(game.players) + 1):
        yield {"type": "decline", "seat": seat}
        for region in range(70):
            yield {"type": "explore", "seat": seat, "region": region}
            yield {"type": "take", "seat": seat, "region": region}
        for sanctuary in SANCTUARIES:
            yield {"type": "place", "seat": seat, "sanctuary": sanctuary}
            yield {"type": "return", "seat": seat, "sanctuary": sanctuary}


def is_accepted(game: Game, action: dict[str, object]) -> bool:
    try:
        apply(game, action)
    except Illegal:
        return False
    return True


def test_exactly_the_legal_actions_are_accepted() -> None:
    for seed in (1, 2):
        for game in list(games(seed, 2, "standard"))[::5]:
            accepted = [action for action in imaginable(game) if is_accepted(game, action)]
            chance = [action for action in legal(game) if action["type"] == "return-order"]
            assert sorted(map(str, [*accepted, *chance])) == sorted(map(str, legal(game)))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("variant", ["standard", "advanced"])
def test_every_card_is_in_one_place_at_every_moment(players: int, variant: str) -> None:
    game = begin(setup(2))
    for game in games(players, players, variant):
        regions = [
            *game.region_deck,
            *game.market,
            *game.removed,
            *(card for player in game.players for card in (*player.hand, *player.set_aside, *player.regions)),
            *(player.chosen for player in game.players if player.chosen is not None),
        ]
        sanctuaries = [
            *game.sanctuary_deck,
            *(card for player in game.players for card in (*player.drawn, *player.sanctuaries)),
        ]
        assert sorted(regions) == sorted(REGIONS)
        assert sorted(sanctuaries) == sorted(SANCTUARIES)
    assert result(game) is not None
    assert {len(player.regions) for player in game.players} == {8}
    assert {len(player.hand) for player in game.players} == {2}


def test_six_eager_players_run_the_sanctuary_deck_short() -> None:
    assert any(game.one_by_one for game in games(6, 6, "standard"))
