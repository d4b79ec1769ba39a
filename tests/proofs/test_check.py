"""The kernel passes only what is proved, and says why not otherwise."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from proofs.check import check, decide, decide_all
from proofs.smt import Truth, equal, integer, number, sum_of
from proofs.theorem import Example, Obligation, Quantifier, Statement, Theorem, Twin, Witness
from proofs.verdict import Verdict

X = integer("x")
NO_LIMIT = 0


def obligation(
    premises: tuple[Truth, ...], claim: Truth, quantifier: Quantifier = Quantifier.FOR_ALL
) -> Obligation:
    return Obligation("x", premises, claim, lambda values: Example(f"x is {values.of(X)}"), quantifier)


def theorem(statement: Statement, twin: Statement, rlimit: int = NO_LIMIT) -> Theorem:
    return Theorem("of_x", "x is as said", (), "whole numbers", statement, Twin("another", twin), rlimit)


def hard() -> Obligation:
    """A subset sum without a solution that takes z3 more work than it is given."""
    bits = [integer(f"b{place}") for place in range(24)]
    bounds = [bound for bit in bits for bound in (bit >= 0, bit <= 1)]
    weights = [10_000 + 37 * place * place for place in range(24)]
    goal = equal(sum_of(weight * bit for weight, bit in zip(weights, bits, strict=True)), 123_457)
    return obligation(tuple(bounds), goal, Quantifier.EXISTS)


def test_claim_that_follows_is_proved() -> None:
    assert decide(obligation((X >= 3,), X >= 2), NO_LIMIT).verdict is Verdict.PROVED


def test_claim_that_does_not_follow_is_refuted_by_a_case() -> None:
    finding = decide(obligation((X >= 3, X <= 4), X >= 4), NO_LIMIT)
    assert finding.verdict is Verdict.REFUTED
    assert finding.example == Example("x is 3")


def test_premises_that_cannot_hold_are_vacuous() -> None:
    assert decide(obligation((X >= 3, X <= 2), X >= 100), NO_LIMIT).verdict is Verdict.VACUOUS


def test_work_beyond_the_limit_is_unknown() -> None:
    assert decide(hard(), 10_000).verdict is Verdict.UNKNOWN


def test_premises_beyond_the_limit_are_unknown() -> None:
    difficult = hard()
    claim = obligation((*difficult.premises, difficult.claim), X >= 0)
    assert decide(claim, 10_000).verdict is Verdict.UNKNOWN


def test_existence_is_proved_by_a_case_and_refuted_without_one() -> None:
    found = decide(obligation((X >= 3,), X <= 3, Quantifier.EXISTS), NO_LIMIT)
    assert (found.verdict, found.example) == (Verdict.PROVED, Example("x is 3"))
    assert decide(obligation((X >= 3,), X <= 2, Quantifier.EXISTS), NO_LIMIT).verdict is Verdict.REFUTED


def test_nothing_to_prove_is_vacuous() -> None:
    assert decide_all([], NO_LIMIT).verdict is Verdict.VACUOUS


def test_first_obligation_that_fails_decides() -> None:
    asked = []

    def obligations() -> Iterator[Obligation]:
        for bound in (1, 2, 5, 6):
            asked.append(bound)
            yield obligation((X >= 3,), bound <= X)

    assert decide_all(obligations(), NO_LIMIT).verdict is Verdict.REFUTED
    assert asked == [1, 2, 5]


def test_theorem_passes_with_a_refuted_twin_and_leaves_no_script(tmp_path: Path) -> None:
    result = check(theorem(lambda: [obligation((), X < X + 1)], lambda: [obligation((), X < 1)]), tmp_path)
    assert result.passes
    assert list(tmp_path.iterdir()) == []


def test_refuted_theorem_fails_and_leaves_a_script(tmp_path: Path) -> None:
    result = check(
        theorem(lambda: [obligation((), X < 1)], lambda: [obligation((), X < 1)]), tmp_path / "deep"
    )
    assert not result.passes
    assert "(check-sat)" in (tmp_path / "deep" / "of_x.smt2").read_text()


def test_theorem_whose_twin_holds_too_fails(tmp_path: Path) -> None:
    result = check(
        theorem(lambda: [obligation((), X < X + 1)], lambda: [obligation((), X < X + 2)]), tmp_path
    )
    assert result.finding.verdict is Verdict.PROVED
    assert not result.passes
    assert (tmp_path / "of_x.twin.smt2").exists()


def test_empty_sum_is_nothing() -> None:
    assert decide(obligation((), equal(sum_of([]), number(0))), NO_LIMIT).verdict is Verdict.PROVED


def test_bound_passes_with_a_witness_that_attains_it(tmp_path: Path) -> None:
    exists = Quantifier.EXISTS
    bound = Theorem(
        "of_x",
        "x is at most 3",
        (),
        "x up to 3",
        lambda: [obligation((X <= 3,), X <= 3)],
        Witness("it is 3", lambda: [obligation((X <= 3,), equal(X, 3), exists)]),
    )
    result = check(bound, tmp_path)
    assert (result.passes, result.twin_verdict) == (True, Verdict.WITNESSED)
    slack = replace(bound, twin=Witness("it is 4", lambda: [obligation((X <= 3,), equal(X, 4), exists)]))
    result = check(slack, tmp_path)
    assert (result.passes, result.twin_verdict) == (False, Verdict.MISSED)
    assert (tmp_path / "of_x.twin.smt2").exists()


def test_exception_in_a_statement_is_an_error_with_its_message(tmp_path: Path) -> None:
    def raises() -> Iterator[Obligation]:
        yield obligation((X >= 3,), X >= 2)
        raise KeyError("card 69")

    result = check(theorem(raises, lambda: [obligation((), X < 1)]), tmp_path)
    assert not result.passes
    assert result.finding.verdict is Verdict.ERROR
    assert result.finding.error.startswith("KeyError: 'card 69'")
    result = check(theorem(lambda: [obligation((), X < X + 1)], raises), tmp_path)
    assert (result.passes, result.twin_verdict) == (False, Verdict.ERROR)
