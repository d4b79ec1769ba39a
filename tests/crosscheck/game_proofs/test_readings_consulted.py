"""The table of consulted readings is what the code of reference and specification does."""

import pytest

from crosscheck.game_proofs.readings import CONSULTED, governed_rules, guarded_rules
from crosscheck.game_proofs.readings_played import CLAIMS
from faraway.game.readings import DEFAULT_VALUES, READING_VALUES
from proofs.claim import judge


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] * (name == "consulting")) for name in CLAIMS]
)
def test_claim_stands_and_its_slip_is_found(name: str) -> None:
    """Rules: FIND-7, FIND-8, FIND-10, FIND-11, END-5, END-8, END-10, END-11, WIN-3, WIN-4."""
    assert judge(CLAIMS[name]).failures == ()


def test_every_reading_governs_one_rule_of_the_reference() -> None:
    assert sorted(governed_rules().values()) == sorted(READING_VALUES)


@pytest.mark.parametrize("implementation", CONSULTED)
def test_every_reading_is_in_the_table(implementation: str) -> None:
    """A new reading is red here until the table says which steps consult it."""
    assert {name for names in CONSULTED[implementation].values() for name in names} == set(READING_VALUES)


def test_guard_that_raises_stops_the_rule() -> None:
    def refuse(name: str) -> None:
        raise AssertionError(name)

    with pytest.raises(AssertionError, match="ranking"):
        guarded_rules(DEFAULT_VALUES, refuse).ranks([1], [1])
