"""Scripts: one script makes a whole game under any readings, and a game can be made a script."""

from random import Random

import pytest
from attrs import evolve

from faraway.game.actions import Explore, ReturnOrder, Shuffle
from faraway.game.player import Phase
from faraway.game.readings import DEFAULT_READINGS, READING_VALUES, LeftoverOrder, Readings
from faraway.game.setup import Variant
from faraway.game.transcript import Transcript, replay
from faraway.play.loop import play_game
from faraway.play.scripts import (
    Script,
    _in_some_order,
    _reshuffled,
    mutated,
    play_script,
    random_script,
    script_of,
)


def script_for(seed: int, **changes: object) -> Script:
    """Return a random script with some fields changed."""
    return evolve(random_script(Random(seed), players=3), **changes)  # type: ignore[arg-type]  # fields of a script


def test_a_script_is_valid_under_any_readings() -> None:
    """A script and its neighbours play whole legal games, whatever the readings."""
    chance = Random(3)
    for _ in range(20):
        readings = Readings.of({name: chance.choice(values) for name, values in READING_VALUES.items()})
        script = mutated(random_script(chance), chance)
        game = play_script(script, readings)
        assert replay(Transcript(setup=game.setup, actions=game.actions)).phase is Phase.OVER


def test_the_same_script_plays_the_same_game_again() -> None:
    """Nothing but script and readings decides."""
    script = script_for(1)
    assert play_script(script, DEFAULT_READINGS) == play_script(script, DEFAULT_READINGS)


@pytest.mark.parametrize("variant", Variant)
@pytest.mark.parametrize("order", LeftoverOrder)
def test_a_game_becomes_the_script_that_plays_it_again(variant: Variant, order: LeftoverOrder) -> None:
    """Every hand and tableau at the end is the same, but for the order of leftovers that nobody sees."""
    readings = Readings(leftover_order=order)
    script = script_for(7, variant=variant)
    game = play_script(script, readings)
    again = play_script(script_of("again", game), readings)
    if order is LeftoverOrder.AS_DRAWN:
        assert [action for action in again.actions if isinstance(action, Explore)] == [
            action for action in game.actions if isinstance(action, Explore)
        ]
        assert again.states[-1].players == game.states[-1].players
    assert again.states[-1].phase is Phase.OVER


def test_a_script_of_zeros_hunts() -> None:
    """With zeros a player who can step up with a clue does so; with other digits not always."""
    hunting = script_for(2, rounds=("0" * 12,) * 8)
    resting = script_for(2, rounds=("2" * 12,) * 8)
    found = [
        sum(len(player.sanctuaries) for player in play_script(script, DEFAULT_READINGS).states[-1].players)
        for script in (hunting, resting)
    ]
    assert found[0] > found[1]


def test_the_deck_is_turned_upside_down_in_place_of_a_shuffle() -> None:
    """The Regions that were set aside lie where they had lain."""
    script = script_for(4, variant=Variant.ADVANCED)
    game = play_script(script, DEFAULT_READINGS)
    (shuffle,) = (action for action in game.actions if isinstance(action, Shuffle))
    kept = {region for player in game.states[game.actions.index(shuffle)].players for region in player.hand}
    assert shuffle.regions == tuple(region for region in reversed(script.region_deck) if region not in kept)
    with pytest.raises(TypeError, match="is no shuffle"):
        _reshuffled(game.actions[0], script.region_deck)


def test_leftovers_are_laid_in_every_rotation_and_both_directions() -> None:
    """The number of the decision chooses the order."""
    cards = ("a", "b", "c")
    assert _in_some_order(cards, 1) == ("b", "c", "a")  # type: ignore[arg-type]  # ids are texts
    assert _in_some_order(cards, 0) == ("c", "b", "a")  # type: ignore[arg-type]
    game = next(
        game
        for seed in range(50)
        for game in [play_script(script_for(seed), Readings(leftover_order=LeftoverOrder.RANDOM))]
        if any(isinstance(action, ReturnOrder) for action in game.actions)
    )
    left = iter(game.actions)
    assert play_game(game.setup, lambda _state: next(left)).states[-1] == game.states[-1]
