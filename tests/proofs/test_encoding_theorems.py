"""An encoding that asks too much, a context that leaves rows out and a wrong constant each turn a theorem red."""

import inspect
import itertools

import pytest
from typing_extensions import override

import proofs.context
import proofs.encoding
from proofs.check import Finding, decide_all
from proofs.counting import Counted, Counts
from proofs.linear import Constraints
from proofs.scoring import AS_PRINTED, Choice, Scoring
from proofs.smt import Number, integer
from proofs.theorem import Obligation
from proofs.theorems.encoding import (
    UnwitnessedError,
    ascents_right,
    contexts_hold,
    counts_are_bounded,
    rows_leave_room,
    score_exists,
    solvable,
)
from proofs.verdict import Verdict


class SetsUpToTwo(Scoring):
    """An encoding without a solution where three sets are seen."""

    @override
    def sets(self, seen: Counts, constraints: Constraints) -> Number:
        least = super().sets(seen, constraints)
        constraints.require(least <= 2)
        return least


class NeverNineClues(Scoring):
    """An encoding without a solution where a Region that asks for wonders sees nine clues."""

    @override
    def met(self, choices: list[Choice], seen: Counts, constraints: Constraints) -> Number:  # type: ignore[override]
        constraints.require(seen[Counted.CLUES] <= 8)
        return super().met(choices, seen, constraints)


class FifteenStones(Scoring):
    """An encoding that believes that nothing is shown more than fifteen times."""

    @override
    def most(self, counted: Counted) -> int:
        return min(super().most(counted), 15)


def refuted(obligations: itertools.chain[Obligation]) -> Finding:
    finding = decide_all(obligations, 0)
    assert finding.verdict is Verdict.REFUTED
    return finding


@pytest.mark.parametrize(("scoring", "case"), [(SetsUpToTwo, "river"), (NeverNineClues, "clues")])
def test_encoding_that_asks_too_much_is_refuted(scoring: type[Scoring], case: str) -> None:
    finding = refuted(itertools.chain(score_exists(scoring())))
    assert finding.example is not None
    assert case in finding.example.words


def test_encoding_that_expects_too_few_stones_is_refuted() -> None:
    stones = itertools.chain(each for each in counts_are_bounded(FifteenStones()) if "stones" in each.label)
    assert "stones 16" in str(refuted(stones).example)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("5 + sixth", "4 + sixth"),
        ("seventh <= 1 - any_lower", "seventh <= any_lower"),
        ("duration - 1 + OTHERS * (1 - seventh)", "duration - 2 + OTHERS * (1 - seventh)"),
        ("earlier + lower <= duration - 1", "earlier + lower <= duration - 2"),
    ],
)
def test_context_that_leaves_a_legal_row_out_is_refuted(
    monkeypatch: pytest.MonkeyPatch, old: str, new: str
) -> None:
    source = inspect.getsource(proofs.context.sanctuary_bound)
    assert old in source
    made: dict[str, object] = {}
    exec(source.replace(old, new), vars(proofs.context), made)  # noqa: S102  that is how a slip is planted
    monkeypatch.setattr(proofs.context, "sanctuary_bound", made["sanctuary_bound"])
    refuted(itertools.chain(contexts_hold(0)))


def test_longest_duration_that_is_too_short_is_refuted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proofs.encoding, "LONGEST", 60)
    assert "after" in str(refuted(itertools.chain(ascents_right(0))).example)


def test_rows_of_eight_leave_room_in_the_last_position() -> None:
    assert decide_all(itertools.islice(rows_leave_room(), 7, 8), 0).verdict is Verdict.PROVED


def test_unknown_without_a_witness_is_refused() -> None:
    constraints = Constraints("c")
    seen = integer("seen")
    constraints.require(constraints.fresh("more") >= seen)
    with pytest.raises(UnwitnessedError, match="has no witness"):
        solvable("more", [], constraints.terms, constraints.witnesses, {"seen": seen})


def test_witness_in_terms_of_what_comes_after_it_is_refused() -> None:
    constraints = Constraints("c")
    first, second = constraints.fresh("first"), constraints.fresh("second")
    constraints.witness(first, second)
    constraints.witness(second, first)
    with pytest.raises(UnwitnessedError, match="before it"):
        solvable("circle", [], [first >= second], constraints.witnesses, {})


def test_printed_scoring_expects_sixteen_stones() -> None:
    """Rules: SCORE-12. By hand: Region 2 shows two stones, seven other Regions and seven Sanctuaries one."""
    assert AS_PRINTED.most(Counted.STONES) == 16
