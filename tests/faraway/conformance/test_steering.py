"""Fuzzing visits rare situations first, and asks about single rules as the port claims them."""

from itertools import islice
from random import Random

from attrs import evolve

from faraway.conformance.derived.names import CLAUSES_OF_ROUNDS
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.fuzz.cases import claimed_cases
from faraway.conformance.fuzz.shrink import shrink
from faraway.conformance.fuzz.steering import Steering, rarity
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, prepare
from faraway.conformance.suite.facets import kinds_of, player_counts_of, variants_of
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.game.readings import DEFAULT_READINGS, DEFAULT_VALUES
from faraway.game.record import STANDARD_RULES
from faraway.game.situations import Situation, moments_of_game, parse_situation, situations_of
from faraway.play.scripts import play_script, random_script
from tests.faraway.conformance.examples import as_list

IN_PLAY = evolve(REFERENCE_IDENTITY, bench=False)
LEVELS = frozenset({2, 3, 4})


def cases(identity: PortIdentity, count: int, levels: frozenset[int] = LEVELS) -> list[Vector]:
    """Return the first cases for a port."""
    return [*islice(claimed_cases(Random(7), levels, identity), count)]


def test_what_few_games_show_is_rare() -> None:
    """The weight of a situation falls with the number of games that reach it."""
    rare, common = (
        parse_situation("phase=take & shortage=total"),
        parse_situation("phase=take & round=first"),
    )
    assert rarity()[rare] > rarity()[common]
    assert min(rarity().values()) >= 0


def test_steered_games_show_more_than_as_many_at_random() -> None:
    """Five games of either kind under the default readings, from the same seed."""
    steering = Steering(Random(1), (2, 3, 4, 5, 6), ("standard", "advanced"))
    for _ in range(5):
        steering.game(DEFAULT_VALUES)
    chance, at_random = Random(1), set[Situation]()
    for _ in range(5):
        game = play_script(random_script(chance), DEFAULT_READINGS)
        at_random |= situations_of(moments_of_game(game.states, game.actions), DEFAULT_READINGS)
    assert len(steering.seen) > len(at_random)
    assert sum(rarity().get(each, 0) for each in steering.seen) > sum(
        rarity().get(each, 0) for each in at_random
    )


def test_steered_games_stay_within_the_claims() -> None:
    """Also where no derived game does."""
    steering = Steering(Random(2), (4,), ())
    assert steering.seen == set()
    few = evolve(REFERENCE_IDENTITY, players=(5,), variants=("advanced",))
    asked = cases(few, 3, frozenset({4}))
    assert {count for case in asked for count in player_counts_of(case)} == {5}
    assert {name for case in asked for name in variants_of(case)} == {"advanced"}
    ranking = cases(evolve(few, requests=("rank",)), 3)
    assert {count for case in ranking for count in player_counts_of(case)} == {5}, "at the bench too"


def test_without_bench_questions_single_rules_are_asked_as_they_occur_in_games() -> None:
    """Every kind but drawing alone, which is rare, and each with the answer of the reference."""
    asked = cases(IN_PLAY, 60, frozenset({3}))
    kinds = {kind for case in asked for kind in kinds_of(case)}
    assert set(CLAUSES_OF_ROUNDS) - {"draw-alone"} <= kinds <= set(CLAUSES_OF_ROUNDS)
    for case in asked:
        replies = prepare(case).replies(STANDARD_RULES)
        assert replies is not None
        assert judge(case, replies) == ()
    assert {kinds_of(case) for case in cases(evolve(IN_PLAY, requests=("rank",)), 5)} == {("rank",)}
    assert cases(evolve(IN_PLAY, requests=("catalogue",)), 5) == []


def test_the_same_seed_makes_the_same_cases_in_play_too() -> None:
    """Nothing but seed and claims decides."""
    assert cases(IN_PLAY, 20) == cases(IN_PLAY, 20)


def test_a_failure_in_play_is_not_shrunk_to_a_bench_question() -> None:
    """A ranking keeps its players, unless the port claims bench questions."""
    asked = cases(evolve(IN_PLAY, requests=("rank",), players=(4,)), 1)
    wrong = Outcome(vector=asked[0], verdict=Verdict.FAILED)

    def fail(case: Vector) -> Outcome:
        return Outcome(vector=case, verdict=Verdict.FAILED)

    assert shrink(wrong, fail, "small", bench=False) == wrong
    assert len(as_list(shrink(wrong, fail, "small").vector.requests[0]["players"])) == 2
