"""Questions about one rule as they occur in derived games: whoever declares claims is asked them."""

from collections import Counter
from functools import cache
from random import Random

import pytest
from attrs import evolve

from faraway.conformance.derived.games import (
    derive,
    derived_games,
    derived_suite,
    is_derived_id,
    kinds_claimed,
)
from faraway.conformance.derived.names import CLAUSES_OF_ROUNDS, TOPIC_OF_ROUNDS
from faraway.conformance.derived.rounds import LEVEL, Occurrence, occurrences
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.in_process import REFERENCE_IDENTITY, prepare
from faraway.conformance.runner.questions import reason_not_asked
from faraway.conformance.suite.facets import kinds_of
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import outcome_of
from faraway.conformance.verdict.outcome import Verdict
from faraway.game.readings import DEFAULT_READINGS, DEFAULT_VALUES, READING_VALUES, Readings
from faraway.game.record import STANDARD_RULES, Rules
from faraway.misreadings import MISREADINGS
from faraway.play.scripts import mutated, play_script, random_script

ROUNDS = evolve(REFERENCE_IDENTITY, bench=False, requests=tuple(CLAUSES_OF_ROUNDS))
"""A port that answers questions about one rule, and no others."""


@cache
def asked() -> tuple[Vector, ...]:
    """Return what that port is asked."""
    return derive(ROUNDS)


def wrong(rules: Rules) -> set[tuple[str, ...]]:
    """Return the kinds of question that a port with these rules answers wrongly."""
    return {
        kinds_of(vector)
        for vector in asked()
        if outcome_of(vector, prepare(vector).replies(rules) or ()).verdict is not Verdict.PASSED
    }


def games(count: int) -> list[tuple[dict[str, str], list[Occurrence]]]:
    """Play the derived games, then others under random readings, every second one a neighbour of a derived game."""
    chance = Random(14)
    made = [
        ({**DEFAULT_VALUES}, [*occurrences(play_script(script, DEFAULT_READINGS))])
        for script in derived_suite().scripts
    ]
    for number in range(count):
        values = {name: chance.choice(values) for name, values in READING_VALUES.items()}
        script = (
            mutated(chance.choice(derived_suite().scripts), chance) if number % 2 else random_script(chance)
        )
        made.append((values, [*occurrences(play_script(script, Readings.of(values)))]))
    return made


def test_what_is_read_off_a_game_is_what_the_rules_answer() -> None:
    """For every kind of question: the answers of states and those of the single rules are worked out apart."""
    answers, kinds = Answers(STANDARD_RULES), Counter[str]()
    for readings, found in games(20):
        for each in found:
            assert answers.answer({**each.request, "readings": {**readings}}) == each.answer
            kinds[each.kind] += 1
    assert set(kinds) == set(CLAUSES_OF_ROUNDS)


@pytest.mark.long
def test_every_kind_is_asked_under_every_declared_value() -> None:
    """Once for each script and combination in which it occurs; only rounds played one by one let anyone draw alone."""
    vectors = asked()
    kinds = Counter(kind for vector in vectors for kind in kinds_of(vector))
    scripts = sum(not script.once for script in derived_suite().scripts)
    for kind in set(CLAUSES_OF_ROUNDS) - {"draw-alone"}:
        assert kinds[kind] == 3 * scripts, kind
    assert kinds["draw-alone"]
    assert {(vector.level, vector.topic) for vector in vectors} == {(LEVEL, TOPIC_OF_ROUNDS)}
    assert len({vector.id for vector in vectors}) == len(vectors)
    assert all(is_derived_id(vector.id) for vector in vectors)
    assert all(not reason_not_asked(vector, ROUNDS) for vector in vectors)
    assert all(
        vector.readings["sanctuary-shortage"] == ("one-by-one",)
        for vector in vectors
        if kinds_of(vector) == ("draw-alone",)
    )


def test_a_port_that_declares_nothing_is_asked_none_of_them() -> None:
    """It is asked what it has always been asked."""
    script = derived_suite().scripts[0]
    assert kinds_claimed(script, REFERENCE_IDENTITY) == ()
    assert kinds_claimed(script, evolve(ROUNDS, levels=(1, 2, 4, 5))) == ()
    assert kinds_claimed(script, evolve(ROUNDS, players=(script.players + 1,))) == ()
    assert kinds_claimed(script, evolve(ROUNDS, requests=("rank", "score"))) == ("rank",)
    assert kinds_claimed(script, ROUNDS) == tuple(CLAUSES_OF_ROUNDS)


def test_without_a_digest_they_too_rest_on_the_reference_alone() -> None:
    """And say so."""
    bare = evolve(derived_suite(), digests={})
    found = derived_games(evolve(ROUNDS, requests=("rank",), players=(2,)), suite=bare).vectors
    assert found
    assert all("Reference only" in vector.why for vector in found)


@pytest.mark.long
def test_the_reference_answers_all_of_them() -> None:
    """None fails."""
    assert wrong(STANDARD_RULES) == set()


@pytest.mark.parametrize(
    ("misreading", "kind"),
    [
        ("sanctuary-clues-do-not-count", "due"),
        ("market-not-refilled", "market"),
        ("descending-turn-order", "turn-order"),
        ("leftovers-in-reverse", "leftovers"),
        ("highest-draws-first", "draw"),
        ("least-fame-wins", "rank"),
        ("four-regions-dealt", "set-up"),
    ],
)
def test_a_misreading_of_one_rule_fails_the_questions_about_it(misreading: str, kind: str) -> None:
    """As they occur in play."""
    assert (kind,) in wrong(MISREADINGS[misreading].misread(STANDARD_RULES))
