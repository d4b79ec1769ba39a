"""Ports that misread a rule or a card are caught by exactly the vectors pinned for them, and told what they misread."""

import re

import pytest

from crosscheck.ports.wrong import examine, load_pins, wrong_ports
from tests.ports.asking import port_named

RENEW = "after looking at the difference: python -m crosscheck ports --pin-wrong"

DIAGNOSES = {
    "all-regions-visible": ["all-regions-visible"],
    "card-does-not-count-itself": ["card-does-not-count-itself"],
    "compared-with-highest-so-far": ["compared-with-highest-so-far"],
    "equal-or-higher": [],
    "leftovers-on-top": ["leftovers-on-top"],
    "one-biome-set-only": ["one-biome-set-only"],
    "tie-break-by-sum": ["tie-break-by-sum"],
    "two-facts-and-tie-break": [
        "region-34-needs-0-stones",
        "sanctuary-desert-clue-shows-0-clues",
        "tie-break-by-highest",
    ],
}
"""What each wrong port must be told. Equal or higher cannot be noticed: no two Regions bear the same duration."""


@pytest.mark.slow
@pytest.mark.parametrize("name", DIAGNOSES)
def test_a_wrong_port_fails_its_vectors_and_is_told_its_misreading(name: str) -> None:
    """Against: SCORE-3, SCORE-4, SCORE-13, FIND-2, END-7, WIN-3."""
    port_named("javascript")
    found = examine("node", str(wrong_ports()[name]))
    assert found["failures"] == load_pins()[name], RENEW
    diagnosis = " ".join(found["diagnosis"])
    assert re.findall(r"behaves like ([a-z0-9-]+) \(", diagnosis) == DIAGNOSES[name]
    total = len(found["failures"])
    assert total == 0 or f"{total} of {total} failures" in diagnosis


def test_every_wrong_port_is_tried() -> None:
    assert set(wrong_ports()) == set(load_pins()) == set(DIAGNOSES)
    assert {name for name, failures in load_pins().items() if not failures} == {"equal-or-higher"}
