import attrs
import pytest

from faraway.errors import Code, FarawayError
from faraway.fast.chance import seed_key
from faraway.fast.random_games import play_random_games
from faraway.game import Variant
from faraway.game.readings import Edition, Readings
from faraway.io import Json
from faraway.jobs.campaign import in_processes, in_this_process, run_campaign
from faraway.play.conservation import check_conservation
from faraway.play.policies import PolicyName
from faraway.simulate import run as runs
from faraway.simulate.plan import Piece, Plan
from faraway.simulate.statistics import CHECKED, SHORT_GAMES
from tests.faraway.refusing import refusal

GREEDY, HOARDING, RANDOM = PolicyName.GREEDY, PolicyName.CLUE_HOARDING, PolicyName.RANDOM


def piece_of(players: int, games: int) -> Piece:
    return Piece(players=players, first=0, stop=games, readings=False)


def test_a_simulation_is_cut_into_pieces_by_its_plan_alone() -> None:
    by_loops = Plan(players=(2, 3), games=45_000, games_for_readings=15)
    assert [
        (piece.players, piece.first, piece.stop, piece.readings) for piece in runs.pieces_of(by_loops)
    ] == [
        (2, 0, 20_000, False),
        (2, 20_000, 40_000, False),
        (2, 40_000, 45_000, False),
        (3, 0, 20_000, False),
        (3, 20_000, 40_000, False),
        (3, 40_000, 45_000, False),
        (2, 0, 10, True),
        (2, 10, 15, True),
        (3, 0, 10, True),
        (3, 10, 15, True),
    ]
    by_reference = attrs.evolve(by_loops, players=(4,), policies=(GREEDY,), games=250, games_for_readings=0)
    assert [(piece.first, piece.stop) for piece in runs.pieces_of(by_reference)] == [(0, 200), (200, 250)]
    assert len(runs.pieces_of(Plan(games=5, games_for_readings=100))) == 2


def test_only_random_players_under_the_usual_readings_are_left_to_the_loops() -> None:
    assert Plan().is_for_loops
    assert Plan(readings=Readings.for_edition(Edition.FR)).is_for_loops
    assert not Plan(readings=Readings.for_edition(Edition.IT)).is_for_loops
    assert not Plan(variant=Variant.ADVANCED).is_for_loops
    assert not Plan(policies=(RANDOM, GREEDY)).is_for_loops
    for name, value in [
        ("sanctuary-shortage", "card-by-card"),
        ("short-draw", "draw-none"),
        ("deal-order", "seating"),
        ("leftover-order", "random"),
        ("sanctuary-placement", "may-decline-in-round-8"),
    ]:
        assert not Plan(readings=Readings.of({name: value})).is_for_loops


def test_what_the_loops_leave_out_changes_no_tableau() -> None:
    readings = Readings.for_edition(Edition.FR).values()
    others = Plan(
        readings=Readings.of({**readings, "market-shortfall": "reveal-none", "final-market": "leave-all"})
    )
    assert others.is_for_loops
    played = runs.play_by_reference(others, piece_of(6, 5))
    usual = runs.play_by_reference(Plan(), piece_of(6, 5))
    assert (played.regions, played.sanctuaries) == (usual.regions, usual.sanctuaries)


@pytest.mark.long
def test_one_worker_and_two_come_to_the_same_simulation() -> None:
    plan = Plan(players=(2, 3), policies=(RANDOM, GREEDY), games=4, games_for_readings=0, seed=5)
    alone = runs.gather(plan, run_campaign(runs.campaign_of(plan), in_this_process))
    assert runs.gather(plan, run_campaign(runs.campaign_of(plan), in_processes(2))) == alone
    assert [tally.games for tally in alone.tallies] == [4, 4]
    assert [tally.counts[CHECKED] for tally in alone.tallies] == [1, 1]


def test_another_seed_gives_other_games() -> None:
    assert runs.play_piece(Plan(games=50), 0) == runs.play_piece(Plan(games=50), 0)
    assert runs.play_piece(Plan(games=50), 0) != runs.play_piece(Plan(games=50, seed=1), 0)


def test_a_policy_has_the_same_luck_in_loops_and_by_reference() -> None:
    by_loops = runs.play_piece(Plan(games=12, players=(3,)), 0)
    # the same game, played by the state machine because a reading that never matters here asks for it
    by_reference = runs.play_piece(
        Plan(games=12, players=(3,), readings=Readings.of({"short-draw": "draw-none"})), 0
    )
    assert by_loops == by_reference


def test_clue_hoarders_run_out_of_sanctuaries() -> None:
    plan = Plan(players=(6,), policies=(HOARDING,), games=6, games_for_readings=0)
    (tally,) = runs.gather(plan, run_campaign(runs.campaign_of(plan), in_this_process)).tallies
    assert tally.share(SHORT_GAMES) > 0.5


def test_a_reading_is_worth_as_often_as_it_changes_a_game() -> None:
    plan = Plan(players=(3,), games=5, games_for_readings=5)
    ((*worths,),) = runs.gather(plan, run_campaign(runs.campaign_of(plan), in_this_process)).worths
    found = {(worth.reading, worth.value): worth for worth in worths}
    assert len(worths) == 17
    assert all(worth.games == 5 for worth in worths)
    # What lies in the market after the last choice touches nobody's fame; whether one must place does.
    assert found["final-market", "leave-all"].results == 0
    assert found["sanctuary-placement", "may-decline"].totals > 2
    for worth in worths:
        assert worth.winners <= worth.results
        assert worth.totals <= worth.results
    assert found["ranking", "first-only"].totals == found["tie-break-cards", "possessed"].totals == 0


def test_games_of_the_advanced_variant_and_other_editions_are_played_by_reference() -> None:
    plan = Plan(
        players=(2,),
        variant=Variant.ADVANCED,
        readings=Readings.for_edition(Edition.IT),
        games=4,
        games_for_readings=1,
    )
    simulation = runs.gather(plan, run_campaign(runs.campaign_of(plan), in_this_process))
    assert simulation.tallies[0].games == 4


def test_loops_that_play_another_game_are_caught() -> None:
    plan = Plan(players=(3,))
    piece = piece_of(3, 5)
    played = play_random_games(3, seed_key(0), 0, 5)
    runs.check_first_game(plan, piece, played)
    for row in (played.regions, played.sanctuaries, played.lowest, played.shortages):
        row[0] += 1
        with pytest.raises(FarawayError, match="game 0 of seed 0 for 3 players") as caught:
            runs.check_first_game(plan, piece, played)
        assert caught.value.code is Code.WRONG_GAME
        row[0] -= 1
    runs.check_first_game(plan, piece, played)


def test_a_lost_or_doubled_card_is_caught() -> None:
    """Rules: COMP-1, COMP-2."""
    plan = Plan()
    state = next(runs.states_of_game(plan, 4, 0, plan.readings))
    check_conservation(state)
    for wrong in (
        state.but(region_deck=state.region_deck[1:]),
        state.but(sanctuary_deck=state.sanctuary_deck[1:] + state.sanctuary_deck[1:2]),
    ):
        with pytest.raises(FarawayError, match="lost or doubled") as caught:
            check_conservation(wrong)
        assert caught.value.code is Code.WRONG_GAME


def test_a_game_without_an_end_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("faraway.simulate.run.result", lambda _: None)
    with pytest.raises(FarawayError, match="does not end"):
        runs.play_piece(Plan(games=1, games_for_readings=1), 1)


@pytest.mark.parametrize("result", [None, [1.5], [True], {"0": 1}, [1, 2, 3]])
def test_a_result_that_is_no_list_of_numbers_or_of_another_length_is_refused(result: Json) -> None:
    assert refusal(runs.gather, Plan(games=1, games_for_readings=0), [result]).code is Code.WRONG_CHECKPOINT


def test_numbers_of_games_stay_where_keys_differ() -> None:
    assert runs.MOST_GAMES < 1 << 30
