"""A claim that is checked by running code becomes a row of the right kind, whatever happens on the way."""

from collections.abc import Generator, Iterator

import pytest

from proofs.claim import Check, Claim, judge
from proofs.report import count_by_kind, merge, summarise
from proofs.verdict import Kind, Subject, Verdict


def nothing() -> Iterator[str]:
    yield from ()


def wrong() -> Iterator[str]:
    yield "7 pays 1"
    yield "8 pays 2"


def three_cases() -> Generator[str, None, int]:
    yield from ()
    return 3


def raises() -> Iterator[str]:
    yield from ()
    raise TypeError("no such count")


def claim(check: Check, slip: Check = wrong, kind: Kind = Kind.PROVED, name: str = "of_x") -> Claim:
    return Claim(
        name=name,
        claim="x",
        clauses=(),
        scope="all x",
        kind=kind,
        subject=Subject.RULES,
        check=check,
        slip=slip,
    )


def test_claim_without_a_failure_stands_as_its_kind() -> None:
    row = judge(claim(nothing)).row
    assert row.passes
    assert (row.verdict, row.twin_verdict) == (Verdict.PROVED, Verdict.REFUTED)


def test_claim_with_a_failure_is_refuted_by_it() -> None:
    judged = judge(claim(wrong))
    assert not judged.row.passes
    assert (judged.row.verdict, judged.row.counterexample) == (Verdict.REFUTED, "7 pays 1")
    assert judged.failures == ("of_x: 7 pays 1", "of_x: 8 pays 2")


def test_exception_becomes_a_row_with_its_message() -> None:
    judged = judge(claim(raises))
    assert not judged.row.passes
    assert judged.row.verdict is Verdict.ERROR
    assert judged.row.message.startswith("TypeError: no such count (raises in test_claim.py:")
    assert judged.failures == (f"of_x: {judged.row.message}",)


def test_failure_before_an_exception_refutes_and_keeps_the_message() -> None:
    def both() -> Iterator[str]:
        yield "7 pays 1"
        raise KeyError("eight")

    row = judge(claim(both)).row
    assert row.verdict is Verdict.REFUTED
    assert row.message.startswith("KeyError: 'eight'")


def test_exception_in_a_slip_fails_the_claim() -> None:
    row = judge(claim(nothing, raises)).row
    assert not row.passes
    assert (row.verdict, row.twin_verdict) == (Verdict.PROVED, Verdict.ERROR)


@pytest.mark.parametrize("kind", Kind)
def test_slip_that_nobody_finds_fails_a_claim_of_every_kind(kind: Kind) -> None:
    judged = judge(claim(three_cases, nothing, kind))
    assert not judged.row.passes
    assert judged.row.twin_verdict is Verdict.MISSED
    assert judged.failures == ("of_x: a planted slip was not found",)


@pytest.mark.parametrize("kind", [Kind.EXHAUSTED, Kind.SAMPLED])
def test_counted_claim_without_a_case_is_vacuous(kind: Kind) -> None:
    judged = judge(claim(nothing, wrong, kind))
    assert judged.row.verdict is Verdict.VACUOUS
    assert judged.failures == ("of_x: no case was run",)


def test_check_returns_how_many_cases_it_ran() -> None:
    row = judge(claim(three_cases, wrong, Kind.SAMPLED)).row
    assert (row.passes, row.cases) == (True, 3)


def test_share_that_fails_fails_the_whole_row() -> None:
    good, bad = judge(claim(three_cases)).row, judge(claim(wrong)).row
    assert [row.passes for row in merge([good, bad, good])] == [False]
    assert [row.passes for row in merge([good, good])] == [True]
    assert [row.cases for row in merge([good, good])] == [6]


def test_rows_are_counted_by_kind_and_failed_ones_apart() -> None:
    rows = [
        judge(claim(nothing)).row,
        judge(claim(three_cases, wrong, Kind.SAMPLED, "y")).row,
        judge(claim(wrong, wrong, Kind.PROVED, "z")).row,
    ]
    assert count_by_kind(rows) == "1 PROVED, 1 SAMPLED (3 cases)"
    assert list(summarise(rows, 2.4)) == [
        "theorems about rules: 1 PROVED, 1 SAMPLED (3 cases), 1 FAILED",
        "3 claims: 1 PROVED, 1 SAMPLED (3 cases); 1 failed; 2 s",
    ]
    assert count_by_kind([]) == "nothing stands"
