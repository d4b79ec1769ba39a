"""Every law of scoring holds in the reference and in the specification."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import faraway.scoring.tableau
from crosscheck.implementations import REFERENCE, SPEC, Implementation
from crosscheck.laws.scoring_laws import SCORING_LAWS, ScoringLaw, Tableau
from crosscheck.laws.witness_laws import WITNESS_LAWS, WitnessLaw
from crosscheck.verify.samples import sample_generator, sample_tableau
from faraway.testing import TableauKind, tableaux
from tests.samples import sample_size

IMPLEMENTATIONS = (REFERENCE, SPEC)


@pytest.mark.parametrize("implementation", IMPLEMENTATIONS, ids=lambda implementation: implementation.name)
@pytest.mark.parametrize("law", SCORING_LAWS, ids=lambda law: law.__name__)
@settings(max_examples=sample_size(40))
@given(tableau=st.one_of(tableaux(), tableaux(TableauKind.PARTIAL)), seed=st.integers(0, 2**32 - 1))
def test_law_of_scoring_holds(
    implementation: Implementation, law: ScoringLaw, tableau: faraway.scoring.tableau.Tableau, seed: int
) -> None:
    law(
        implementation, Tableau(regions=tableau.regions, sanctuaries=tableau.sanctuaries), random.Random(seed)
    )


def sampled(count: int) -> list[Tableau]:
    drawn = (sample_tableau(sample_generator(7, "witness", number)) for number in range(count))
    return [Tableau(regions=tuple(regions), sanctuaries=tuple(sanctuaries)) for regions, sanctuaries in drawn]


@pytest.mark.parametrize("implementation", IMPLEMENTATIONS, ids=lambda implementation: implementation.name)
@pytest.mark.parametrize("law", WITNESS_LAWS, ids=lambda law: law.__name__)
def test_law_of_scoring_has_a_witness(implementation: Implementation, law: WitnessLaw) -> None:
    law(implementation, sampled(1500), random.Random(7))
