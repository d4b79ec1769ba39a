"""Ports that misread one rule are caught by exactly the vectors that are pinned for them."""

import pytest

from tests.conformance.asking import port_named
from tests.conformance.wrong_ports import find_failures, load_pins, wrong_ports

RENEW = "after looking at the difference: python -m tests.conformance.wrong_ports"


@pytest.mark.parametrize("name", wrong_ports())
def test_a_wrong_port_fails_its_vectors_and_no_others(name: str) -> None:
    """Against: SCORE-3, SCORE-4, SCORE-13, FIND-2, END-7, WIN-3."""
    port_named("javascript")
    assert find_failures("node", str(wrong_ports()[name])) == load_pins()[name]["failures"], RENEW


def test_every_wrong_port_is_caught_but_the_one_that_no_game_can_show() -> None:
    """FIND-1: no two Regions bear the same duration, so that equal or higher is higher."""
    assert {name for name, pin in load_pins().items() if not pin["failures"]} == {"equal-or-higher"}
    assert set(load_pins()) == set(wrong_ports())
