"""The published score is whole, adds up, and tells when it is of other sources."""

import shutil
from collections import Counter
from pathlib import Path

import attrs

from crosscheck.mutants.equivalents import read_equivalents
from crosscheck.mutants.sandbox import ROOT, read_selection
from crosscheck.mutants.score import Counts, Score, fingerprint, read_score


def added(counts: list[Counts]) -> Counts:
    columns = zip(*(attrs.astuple(each) for each in counts), strict=True)
    return Counts(**dict(zip(attrs.fields_dict(Counts), map(sum, columns), strict=True)))


def test_every_mutant_of_every_module_is_killed_or_shown_equivalent() -> None:
    score = read_score()
    assert set(score.modules) == set(read_selection().modules)
    assert score.total.survived == 0
    assert score.total.mutants == score.total.killed + score.total.equivalent


def test_the_score_adds_up() -> None:
    score = read_score()
    assert score.total == added(list(score.packages.values()))
    for package, counts in score.packages.items():
        modules = [module.counts for file, module in score.modules.items() if file.startswith(f"{package}/")]
        assert counts == added(modules)
    for module in score.modules.values():
        assert module.counts.mutants == added([module.counts]).mutants > 0
        assert (
            module.counts.mutants == module.counts.killed + module.counts.equivalent + module.counts.survived
        )


def test_every_equivalent_mutant_of_the_score_has_its_reason_in_the_list() -> None:
    """One reason can answer for two mutants that read alike, so there are at least as many mutants as reasons."""
    reasons = Counter(str(entry.module) for entry in read_equivalents())
    counted = {file: module.counts.equivalent for file, module in read_score().modules.items()}
    assert {file for file, number in counted.items() if number} == set(reasons)
    assert all(counted[file] >= number for file, number in reasons.items())


def test_a_score_of_other_code_is_known_for_what_it_is(tmp_path: Path) -> None:
    file = "faraway/fast/totals.py"
    (tmp_path / "faraway/fast").mkdir(parents=True)
    shutil.copy(ROOT / file, tmp_path / file)
    score = Score.of(tmp_path, {file: ["killed", "equivalent"]})
    assert score.changed_since(tmp_path) == []
    source = (tmp_path / file).read_text(encoding="utf-8")
    reworded = source.replace('"""Return the fame of each', '"""Return the fame of every')
    assert reworded != source
    (tmp_path / file).write_text(f"{reworded}# Noted.\n", encoding="utf-8")
    assert score.changed_since(tmp_path) == []
    (tmp_path / file).write_text(source.replace("seen += shows", "seen -= shows"), encoding="utf-8")
    assert score.changed_since(tmp_path) == [file]
    (tmp_path / file).unlink()
    assert score.changed_since(tmp_path) == [file]


def test_a_fingerprint_is_the_same_again() -> None:
    assert fingerprint(ROOT / "faraway/cards/icons.py") == fingerprint(ROOT / "faraway/cards/icons.py")
    assert fingerprint(ROOT / "faraway/cards/icons.py") != fingerprint(ROOT / "faraway/fast/totals.py")
