"""Whatever goes wrong with a theorem is a red row that says what: never a traceback, never silence."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest
from click.testing import CliRunner, Result

from crosscheck.cli import main
from crosscheck.implementations import Specification
from proofs.smt import integer
from proofs.theorem import Example, Obligation, Quantifier, Statement, Theorem, Twin, Witness
from proofs.theorems import BY_NAME
from proofs.theorems.bounds import bound_theorem, fame_at_most
from spec.cards import REGIONS

X = integer("x")


def stated(premises: tuple[object, ...], claim: object) -> Statement:
    return lambda: [Obligation("x", premises, claim, lambda values: Example(f"x is {values.of(X)}"))]  # type: ignore[arg-type]


HOLDS, FAILS = stated((), X < X + 1), stated((X >= 3,), X < 3)


def raises() -> Iterator[Obligation]:
    yield from HOLDS()
    raise KeyError("card 69")


def prove(
    monkeypatch: pytest.MonkeyPatch, statement: Statement, twin: Twin | Witness, rlimit: int = 0
) -> Result:
    theorem = Theorem("of_x", "x is so", ("COMP-1",), "all x", statement, twin, rlimit)
    monkeypatch.setitem(BY_NAME, "of_x", theorem)
    return CliRunner().invoke(main, ["prove", "of_x", "--json"])


@pytest.mark.parametrize(
    ("statement", "verdict", "why"),
    [
        (FAILS, "REFUTED", '"counterexample": "x is 3"'),
        (stated((X >= 3, X <= 2), X >= 9), "VACUOUS", "VACUOUS at the obligation: x"),
        (list, "VACUOUS", "VACUOUS at the obligation: no obligation"),
        (raises, "ERROR", "KeyError: 'card 69' (raises in test_failing_rows.py"),
    ],
)
def test_theorem_that_does_not_stand_is_a_row(
    monkeypatch: pytest.MonkeyPatch, statement: Statement, verdict: str, why: str
) -> None:
    done = prove(monkeypatch, statement, Twin("changed", FAILS))
    assert done.exit_code == 1
    assert f'"verdict": "{verdict}"' in done.stdout
    assert why in done.stdout


def test_work_beyond_the_limit_is_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    bits = [integer(f"b{place}") for place in range(24)]
    bounds = tuple(bound for bit in bits for bound in (bit >= 0, bit <= 1))
    total = sum((10_000 + 37 * place * place) * bit for place, bit in enumerate(bits))
    assert not isinstance(total, int)
    hard = stated((*bounds, total >= 123_457), total > 123_457)
    done = prove(monkeypatch, hard, Twin("changed", FAILS), rlimit=10_000)
    assert done.exit_code == 1
    assert '"verdict": "UNKNOWN"' in done.stdout
    assert "UNKNOWN at the obligation: x" in done.stdout


@pytest.mark.parametrize(
    ("twin", "verdict"),
    [
        (Twin("changed", HOLDS), "MISSED"),
        (Twin("changed", raises), "ERROR"),
        (Twin("changed", list), "VACUOUS"),
        (Witness("attained", FAILS), "MISSED"),
        (Witness("attained", HOLDS), "MISSED"),
    ],
)
def test_twin_that_is_not_caught_is_a_row(
    monkeypatch: pytest.MonkeyPatch, twin: Twin | Witness, verdict: str
) -> None:
    done = prove(monkeypatch, HOLDS, twin)
    assert done.exit_code == 1
    assert f'"twin_verdict": "{verdict}"' in done.stdout


def test_bound_that_is_too_tight_is_refuted_by_a_tableau(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_NAME, "of_x", replace(bound_theorem(REGIONS[57], 51), name="of_x"))
    done = CliRunner().invoke(main, ["prove", "of_x", "--json"])
    assert done.exit_code == 1
    assert '"verdict": "REFUTED"' in done.stdout
    assert "57 pays 52 in (" in done.stdout


def test_bound_that_is_too_loose_is_not_attained(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BY_NAME, "of_x", replace(bound_theorem(REGIONS[57], 53), name="of_x"))
    done = CliRunner().invoke(main, ["prove", "of_x", "--json"])
    assert done.exit_code == 1
    assert '"verdict": "PROVED"' in done.stdout
    assert '"twin_verdict": "MISSED"' in done.stdout


def test_witness_that_the_specification_scores_otherwise_is_miscounted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def slip(_: Specification, regions: Sequence[int], sanctuaries: Sequence[str]) -> dict[str, object]:
        return {"total": 0, "regions": [0 for _ in regions], "sanctuaries": [0 for _ in sanctuaries]}

    monkeypatch.setattr(Specification, "score", slip)
    done = CliRunner().invoke(main, ["prove", "region_57_fame_le_52", "--json"])
    assert done.exit_code == 1
    assert '"twin_verdict": "MISCOUNTED"' in done.stdout
    assert "spec" in done.stdout


def test_implementation_that_raises_is_a_row(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Specification, *_row: object) -> dict[str, object]:
        raise TypeError("no such card")

    monkeypatch.setattr(Specification, "score", broken)
    done = CliRunner().invoke(main, ["prove", "region_57_fame_le_52", "--json"])
    assert done.exit_code == 1
    assert '"twin_verdict": "ERROR"' in done.stdout
    assert "TypeError: no such card" in done.stdout


def test_witness_says_that_the_card_pays_the_bound() -> None:
    (attained,) = fame_at_most(REGIONS[57], 52, last=False, attained=True)
    assert attained.quantifier is Quantifier.EXISTS
