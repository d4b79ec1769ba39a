import attrs
import pytest

from faraway.errors import FarawayError
from faraway.game import Phase, Result, Transcript, replay, replay_states, result
from faraway.game.setup import Variant
from faraway.play.loop import chance_of, play_game, seated
from faraway.play.policies import PolicyName, seated_policy
from tests.faraway.game.table import action, begin, do, setup
from tests.faraway.refusing import refusal

MOVES = ("explore 0 1", "explore 1 4", "take 0 7", "take 1 8", "explore 0 7")


def transcript_of(*moves: str) -> Transcript:
    return Transcript(setup=setup(2), actions=tuple(map(action, moves)))


def whole_game() -> Transcript:
    policies = [seated_policy(PolicyName.RANDOM, 1, seat) for seat in range(2)]
    return play_game(setup(2, variant=Variant.ADVANCED), seated(policies, chance_of(1))).transcript


def refused(transcript: Transcript) -> list[tuple[str, str, str]]:
    return [
        (problem.code.value, problem.path, problem.clause) for problem in refusal(replay, transcript).problems
    ]


def test_a_replay_goes_through_every_state() -> None:
    states = list(replay_states(transcript_of(*MOVES)))
    assert states[0] == begin(2)
    assert states[-1] == replay(transcript_of(*MOVES)) == do(begin(2), *MOVES)
    assert len(states) == len(MOVES) + 1


def test_the_first_illegal_action_is_named_with_every_reason() -> None:
    """Against: END-1, END-2."""
    wrong = transcript_of("explore 0 1", "explore 1 4", "take 1 60", "take 1 61")
    assert refused(wrong) == [
        ("not-your-turn", "/actions/2/seat", "END-1"),
        ("not-in-market", "/actions/2/region", "END-2"),
    ]
    with pytest.raises(FarawayError, match=r"action 3 \(take\): it is the turn of seat 0, not of seat 1"):
        replay(wrong)


def test_a_whole_game_replays_to_its_result() -> None:
    """Rules: ROUND-1, ROUND-3."""
    game = whole_game()
    last = replay(game)
    assert last.phase is Phase.OVER
    assert [len(seat.regions) for seat in last.players] == [8, 8]
    assert game.result == result(last)
    assert replay(attrs.evolve(game, result=None)) == last


def test_a_wrong_result_is_refused() -> None:
    """Against: WIN-1, WIN-3, END-13."""
    game = whole_game()
    assert game.result is not None
    totals, ranks = game.result.totals, game.result.ranks
    wrong_total = Result(totals=(totals[0] + 1, totals[1]), ranks=ranks)
    assert refused(attrs.evolve(game, result=wrong_total)) == [("wrong-result", "/result/totals", "WIN-1")]
    wrong_rank = Result(totals=totals, ranks=ranks[::-1])
    assert refused(attrs.evolve(game, result=wrong_rank)) == [("wrong-result", "/result/ranks", "WIN-3")]
    unfinished = attrs.evolve(transcript_of(*MOVES), result=wrong_rank)
    assert refused(unfinished) == [("wrong-result", "/result", "END-13")]
