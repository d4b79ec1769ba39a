"""Loops against the state machine, game by game: as they stand, and compiled."""

import attrs
import pytest

from faraway.cards.catalogue import CATALOGUE
from faraway.fast import random_games
from faraway.fast.chance import game_key, seed_key
from faraway.fast.random_games import TABLE, PlayedGames, end_game, play_random_games
from faraway.game.record import STANDARD_RULES, Rules
from faraway.simulate.plan import Piece, Plan
from faraway.simulate.run import play_by_reference, setup_of
from faraway.simulate.statistics import tally_games


def with_more_clues(more: int) -> Rules:
    """With more clues on every Region the Sanctuary deck falls short, which for random players it never does."""
    regions = tuple(attrs.evolve(region, clues=region.clues + more) for region in CATALOGUE.regions)
    return attrs.evolve(STANDARD_RULES, catalogue=attrs.evolve(CATALOGUE, regions=regions))


def lists(played: PlayedGames) -> tuple[list[int], ...]:
    return (
        played.regions.tolist(),
        played.sanctuaries.tolist(),
        played.lowest.tolist(),
        played.shortages.tolist(),
    )


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(random_games, "fastest", lambda kernel, _arrays: kernel)


def piece_of(players: int, first: int, games: int) -> Piece:
    return Piece(players=players, first=first, stop=first + games, readings=False)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_compiled_games_are_those_of_the_state_machine(players: int) -> None:
    """Rules: ROUND-1, ROUND-2, SETUP-4, EXPLORE-3, FIND-1, FIND-5, FIND-7, END-1, END-2, END-4, END-7, END-9."""
    plan = Plan(players=(players,), seed=players)
    expected = play_by_reference(plan, piece_of(players, 1000, 40))
    assert lists(play_random_games(players, seed_key(players), 1000, 1040)) == lists(expected)


@pytest.mark.parametrize(("players", "more"), [(2, 4), (3, 4), (4, 2), (5, 2), (6, 1), (6, 2)])
def test_compiled_games_with_shortages_are_those_of_the_state_machine(players: int, more: int) -> None:
    """Rules: FIND-8, FIND-9, FIND-10."""
    rules = with_more_clues(more)
    expected = play_by_reference(Plan(players=(players,), seed=9), piece_of(players, 0, 30), rules)
    assert sum(1 for rounds in expected.shortages if rounds) >= 10
    played = play_random_games(players, seed_key(9), 0, 30, cards=rules.catalogue)
    assert lists(played) == lists(expected)


@pytest.mark.usefixtures("plain")
@pytest.mark.parametrize("more", [0, 2, 4])
def test_loops_as_they_stand_play_the_same_games(more: int) -> None:
    rules = with_more_clues(more)
    expected = play_by_reference(Plan(players=(5,), seed=3), piece_of(5, 7, 4), rules)
    assert lists(play_random_games(5, seed_key(3), 7, 11, cards=rules.catalogue)) == lists(expected)


def test_a_game_is_the_same_whichever_piece_it_is_in() -> None:
    together = play_random_games(3, seed_key(1), 0, 20)
    later = play_random_games(3, seed_key(1), 15, 20)
    assert together.regions[15 * 3 * 8 :] == later.regions
    assert together.sanctuaries[15 * 3 * 7 :] == later.sanctuaries


def test_decks_are_shuffled_anew_for_every_game() -> None:
    """Rules: SETUP-1, SETUP-5."""
    plan = Plan(seed=4)
    setups = [setup_of(plan, 4, game, plan.readings) for game in range(3)]
    assert len({setup.region_deck for setup in setups}) == 3
    assert len({setup.sanctuary_deck for setup in setups}) == 3
    assert sorted(setups[0].region_deck) == list(range(1, 69))
    assert sorted(setups[0].sanctuary_deck) == [sanctuary.id for sanctuary in CATALOGUE.sanctuaries]
    assert len({game_key(seed_key(4), game) for game in range(3)}) == 3


def test_lowest_duration_possessed_may_still_be_in_hand() -> None:
    """Rules: WIN-3."""
    table = [0] * TABLE
    table[random_games.HANDS] = 2
    table[random_games.HANDS + 3] = 60
    lowest = [0] * 4
    end_game(0, 2, table, [30, 20, 40, 5, 6, 7, 8, 9, *range(11, 19)], lowest)
    assert lowest == [5, 2, 11, 11]


def test_compiled_games_can_be_scored() -> None:
    """Every row is a tableau that the batch accepts: no card twice, no more Sanctuaries than ascents."""
    for players in (2, 6):
        played = play_random_games(players, seed_key(0), 0, 500)
        counts = tally_games(players, played, Plan().readings.tie_break_cards)
        assert counts[0] == 500
