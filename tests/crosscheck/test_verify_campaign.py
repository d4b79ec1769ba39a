"""Cross-checking is a campaign: what disagrees comes back from wherever it was compared, and nothing is compared twice."""

from pathlib import Path

from crosscheck.verify.check import Check, Disagreement
from crosscheck.verify.run import run_checks

compared: list[int] = []


def compare(seed: int, first: int, count: int) -> tuple[Disagreement, ...]:
    compared.extend(range(first, first + count))
    return tuple(
        Disagreement(case=f"case {number}", detail=f"seed {seed}", replay="again")
        for number in range(first, first + count)
        if number == 5
    )


CHECK = Check(name="odd", claim="none is five", unit="cases", count=9, compare=compare, chunk=2)


def test_disagreements_come_back_and_a_checkpoint_spares_the_work(tmp_path: Path) -> None:
    compared.clear()
    for _ in range(2):
        (outcome,) = run_checks(
            [CHECK],
            seed=3,
            jobs=1,
            checkpoint=str(tmp_path / "done.jsonl"),
        )
        assert outcome.compared == 9
        assert outcome.disagreements == [Disagreement(case="case 5", detail="seed 3", replay="again")]
        assert not outcome.agrees
    assert compared == list(range(9))
