"""The examples of the ledger: each right answer comes out, and each wrong one would come out otherwise."""

import attrs
import pytest

from crosscheck.evidence.example import Example
from crosscheck.evidence.outcome import EVALUATORS, Evaluator, expected, misread
from crosscheck.trace.documents import Answer, Entry, read_ledger
from crosscheck.trace.rulings import read_topics
from faraway.game.readings import READING_VALUES
from faraway.rulebook.clauses import Settled
from tests.batches import in_batches
from tests.repository import repository_graph

LEDGER = read_ledger()
RULINGS = [ruling for topic in read_topics() for ruling in topic.ruling]
every_entry = in_batches("entry", LEDGER)


def evidence(entry: Entry) -> list[Example]:
    """Return the examples of an entry and of the rulings that rest on it."""
    resting = [ruling for ruling in RULINGS if entry.id == ruling.ledger or entry.id in ruling.readings]
    return [*entry.examples, *(each for ruling in resting for each in (ruling.example, *ruling.other))]


def refutes(example: Example, answer: Answer) -> bool:
    """Return True if an example comes out otherwise than a wrong answer would have it."""
    if answer.misreading:
        return answer.misreading in example.against and misread(answer.misreading).outcome(
            example, example.under
        ) != expected(example)
    if answer.refused:
        return example.refused == answer.refused
    return answer.gives != str(expected(example))


@pytest.mark.parametrize("evaluator", EVALUATORS.values(), ids=list(EVALUATORS))
@every_entry
def test_examples_come_out_as_the_ledger_shows(evaluator: Evaluator, entry: Entry) -> None:
    for example in entry.examples:
        assert evaluator.outcome(example, example.under) == expected(example), example.shows


@every_entry
def test_every_answer_has_its_evidence(entry: Entry) -> None:
    check_evidence(entry)


def check_evidence(entry: Entry) -> None:
    """A reading's other values change an example, a wrong answer is refuted by one, and the rest is shown by a test."""
    shown = evidence(entry)
    for answer in entry.values[1:]:
        match entry.settled:
            case Settled.READING:
                assert entry.id in READING_VALUES
                assert any(example.under.get(entry.id) == answer.value for example in shown), answer.value
            case Settled.MISREADING | Settled.CONCLUSION:
                examples = entry.examples[:1] if answer.gives else shown
                found = any(refutes(example, answer) for example in examples)
                assert found or (answer.refused and repository_graph().shown_by(entry.id)), answer.value
            case Settled.INDIFFERENT:
                assert repository_graph().shown_by(entry.id)


@pytest.mark.slow
def test_no_example_depends_on_a_reading_that_it_does_not_name() -> None:
    """Every example of a game under every other value: it comes out alike, or says under which value it is played."""
    for example in (each for entry in LEDGER for each in entry.examples):
        if example.kind in {"ranking", "action", "look"}:
            for reading in READING_VALUES.keys() - example.under.keys():
                for value in READING_VALUES[reading][1:]:
                    under = {**example.under, reading: value}
                    assert EVALUATORS["reference"].outcome(example, under) == expected(example), example.shows


def test_missing_evidence_is_noticed() -> None:
    """Entries as they would be without an example, or with a wrong answer that comes to the same."""
    by_id = {entry.id: entry for entry in LEDGER}
    used, refilled = by_id["clues-used-up"], by_id["market-refilled-to"]
    same = attrs.evolve(used.values[1], gives="4")
    other = attrs.evolve(refilled.values[1], misreading="descending-turn-order")
    damaged = {
        "used-up": attrs.evolve(used, examples=()),
        "used-up|gives": attrs.evolve(used, values=(used.values[0], same)),
        "as-many-as-taken": attrs.evolve(refilled, values=(refilled.values[0], other)),
    }
    for value, entry in damaged.items():
        with pytest.raises(AssertionError, match=value):
            check_evidence(entry)
