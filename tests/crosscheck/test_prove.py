"""z3 agrees with reference and spec, and disagrees as soon as a rule or a fact is changed."""

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

import pytest

from crosscheck.game_proofs.report import CLAIMS
from crosscheck.prove.command import jobs_called
from crosscheck.prove.facts import CHANGED_FACTS
from crosscheck.prove.guards import swapped_guards, wrong_guards
from crosscheck.prove.parts import CHUNK, PARTS, SAMPLE, scored_alike
from crosscheck.prove.twins import miscounted
from crosscheck.trace.documents import ROOT
from crosscheck.verify.solver import derive, disagreements
from faraway.misreadings import MISREADINGS as MISREAD_RULES
from faraway.misreadings import Subject
from proofs.boundary import boundaries_of
from proofs.check import Finding, check
from proofs.counting import PRINTED_BOX
from proofs.encoding import Tableau
from proofs.misreadings import MISREADINGS
from proofs.scoring import Scoring
from proofs.theorem import Example, Scored
from proofs.theorems import BY_NAME
from proofs.theorems.readings import WITNESS
from proofs.verdict import Verdict
from tests.samples import sample_of, sample_size

THE_GERMAN_EXAMPLE = Tableau((3, 9, 5, 1, 44, 49, 14, 28), ("desert-stone", "gray-clue-per-clue-1"))
"""The four cards at the right and the Sanctuaries are those of the German edition's worked example."""


def test_z3_derives_the_worked_example() -> None:
    """Rules: SCORE-2, SCORE-7, SCORE-12, SANCT-3."""
    derived = derive(THE_GERMAN_EXAMPLE)
    assert derived.regions[4:] == (6, 12, 2, 0)
    assert derived.sanctuaries[0] == 0


def test_z3_agrees_with_reference_and_spec_on_generated_tableaux() -> None:
    assert list(disagreements(1, sample_size(30))) == []


def test_four_hundred_tableaux_are_compared() -> None:
    assert sum(name.startswith("sample") for name in PARTS) * CHUNK == SAMPLE == 400


@pytest.mark.parametrize(
    ("misread", "subject"), [(MISREADINGS, Subject.SCORING), (CHANGED_FACTS, Subject.FACT)]
)
def test_every_misreading_of_scoring_and_facts_is_encoded(
    misread: Mapping[str, object], subject: Subject
) -> None:
    assert set(misread) == {each.id for each in MISREAD_RULES.values() if each.subject is subject}


@pytest.mark.parametrize("name", sample_of(MISREADINGS))
def test_misreading_breaks_the_agreement(name: str) -> None:
    assert not scored_alike(WITNESS[name], MISREADINGS[name].scoring())


@pytest.mark.parametrize("name", sample_of(CHANGED_FACTS))
def test_changed_fact_breaks_the_agreement(name: str) -> None:
    assert scored_alike(CHANGED_FACTS[name].tableau, Scoring())
    assert not scored_alike(CHANGED_FACTS[name].tableau, Scoring(CHANGED_FACTS[name].box))


@pytest.mark.parametrize("name", ["region_57_fame_le_52", "sanctuary_gray_per_stone_2_fame_le_30"])
def test_twin_is_refuted_by_a_tableau_that_reference_and_spec_score_alike(name: str, tmp_path: Path) -> None:
    twin = check(BY_NAME[name], tmp_path).twin
    assert twin.example is not None
    assert twin.example.scored
    assert list(miscounted(twin)) == []


def test_reference_and_spec_pay_differently_across_every_guard_of_two_cards() -> None:
    for card in (PRINTED_BOX.regions[56], PRINTED_BOX.sanctuaries["gray-clue-per-biome-set-4"]):
        assert list(wrong_guards(boundaries_of(card))) == []
    assert next(swapped_guards(), None)


def test_case_with_another_fame_is_miscounted() -> None:
    case = Scored(THE_GERMAN_EXAMPLE, ((49, 13),))
    finding = Finding(Verdict.REFUTED, "49", Example("49 pays 13", (case,)))
    assert len(list(miscounted(finding))) == 2


def test_a_row_can_be_proved_by_the_name_that_the_table_shows() -> None:
    assert jobs_called("accounts_equal_joins") == jobs_called("joins") == ["joins"]
    assert len(jobs_called("accounts_agree_on_sample")) == 4
    assert jobs_called("no_such_theorem") == []


def test_the_readme_counts_the_theorems_by_kind() -> None:
    named = {name: theorem.subject for name, theorem in BY_NAME.items()}
    counted = Counter((named | {part.name: part.subject for part in PARTS.values()}).values())
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    rows = re.findall(
        r"^\| (\d+) ([a-z, ]+) \|",
        readme.split("What `make prove` counts")[1].split("`make prove-twice`")[0],
        re.MULTILINE,
    )
    assert {kind: int(count) for count, kind in rows} == {
        subject.value: count for subject, count in counted.items()
    }
    assert f"| {len(CLAIMS)} theorems on the code itself" in readme
