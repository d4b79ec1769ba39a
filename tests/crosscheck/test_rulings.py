"""What the rulings show, worked out by hand in spec/rulings, is what the reference and the specification say."""

import attrs
import pytest

from crosscheck.evidence.example import Example
from crosscheck.evidence.outcome import EVALUATORS, Evaluator, expected, misread
from crosscheck.trace.documents import read_ledger
from crosscheck.trace.rulings import Ruling, read_topics
from faraway.game.readings import READING_VALUES
from faraway.rulebook.clauses import Settled
from tests.batches import in_batches
from tests.samples import sample_of

RULINGS = [ruling for topic in read_topics() for ruling in topic.ruling]
LEDGER = {entry.id: entry for entry in read_ledger()}
IN_A_GAME = {"ranking", "action", "look"}
"""The kinds of example whose outcome can depend on a reading."""

every_ruling = in_batches("ruling", RULINGS)


def examples_of(ruling: Ruling) -> tuple[Example, ...]:
    return (ruling.example, *ruling.other)


def is_long(example: Example) -> bool:
    return example.players > 2 and example.until > 1


@pytest.mark.parametrize("evaluator", EVALUATORS.values(), ids=list(EVALUATORS))
@every_ruling
def test_examples_come_out_as_the_ruling_shows(evaluator: Evaluator, ruling: Ruling) -> None:
    for example in examples_of(ruling):
        assert evaluator.outcome(example, example.under) == expected(example), example.shows


@every_ruling
def test_examples_tell_the_answer_from_the_misreadings_they_speak_against(ruling: Ruling) -> None:
    for example in examples_of(ruling):
        for name in example.against:
            assert misread(name).outcome(example, example.under) != expected(example), name


@every_ruling
def test_both_sides_are_shown(ruling: Ruling) -> None:
    """A wrong answer that would come out otherwise, or another case that does; where nothing differs, the ledger's tests."""
    indifferent = ruling.ledger and LEDGER[ruling.ledger].settled is Settled.INDIFFERENT
    assert ruling.example.against or ruling.other or indifferent
    if ruling.ledger and LEDGER[ruling.ledger].settled is Settled.MISREADING:
        wrong = {answer.misreading for answer in LEDGER[ruling.ledger].values if answer.misreading}
        against = {name for example in examples_of(ruling) for name in example.against}
        assert not wrong or wrong & against, f"no example of {ruling.id} refutes {wrong}"


@every_ruling
def test_a_ruling_depends_on_the_readings_it_names_and_says_so(ruling: Ruling) -> None:
    check_dependence(ruling)


def check_dependence(ruling: Ruling) -> None:
    """Each other value of a named reading changes what an example shows; such a ruling says what holds by default."""
    assert bool(ruling.readings) == ("by default" in ruling.answer.lower())
    for reading in ruling.readings:
        shown = {example.under[reading]: example for example in ruling.other if reading in example.under}
        for value in READING_VALUES[reading][1:]:
            others = {name: other for name, other in shown[value].under.items() if name != reading}
            assert EVALUATORS["reference"].outcome(shown[value], others) != expected(shown[value])


@in_batches("ruling", sample_of(RULINGS))
def test_no_example_depends_on_a_reading_that_the_ruling_does_not_name(ruling: Ruling) -> None:
    check_independence(ruling)


def check_independence(ruling: Ruling) -> None:
    """Every example of a game under every other value: it comes out alike, or says under which value it is played."""
    for example in examples_of(ruling):
        if not is_long(example):
            comes_out_alike(ruling, example)


@pytest.mark.slow
def test_no_long_example_depends_on_a_reading_that_its_ruling_does_not_name() -> None:
    """The same for games of six players, played to rounds 7 and 8."""
    long = [(ruling, example) for ruling in RULINGS for example in examples_of(ruling) if is_long(example)]
    assert long
    for ruling, example in long:
        comes_out_alike(ruling, example)


def comes_out_alike(ruling: Ruling, example: Example) -> None:
    """Assert that an example of a game comes out alike under every reading that is not named."""
    if example.kind in IN_A_GAME:
        for reading in READING_VALUES.keys() - {*ruling.readings, *example.under}:
            for value in READING_VALUES[reading][1:]:
                under = {**example.under, reading: value}
                assert EVALUATORS["reference"].outcome(example, under) == expected(example), (reading, value)


def test_dependence_is_noticed() -> None:
    """Three rulings as they would be if they forgot their reading, a value's example, or to say that it is a default."""
    placing = next(ruling for ruling in RULINGS if ruling.id == "must-i-place-a-sanctuary")
    with pytest.raises(AssertionError, match="sanctuary-placement"):
        check_independence(attrs.evolve(placing, readings=(), other=()))
    with pytest.raises(KeyError, match="may-decline"):
        check_dependence(attrs.evolve(placing, other=()))
    with pytest.raises(AssertionError):
        check_dependence(attrs.evolve(placing, answer="Yes."))
