"""The diagnosis leads with the misread rule even where a port misreads it in one context only."""

from click.testing import CliRunner

from crosscheck.misreadings.diagnoses import Measured, command, drawn_keys, in_contexts
from faraway.conformance.fault_domain import fault_domain


def test_the_rule_is_right_where_the_context_is_not_named() -> None:
    """Against: END-1. A wrong order after the turn of the first seat is a matter of the turn order."""
    (found,) = in_contexts([("seating-turn-order", "first-seat")])
    assert found.wanted == ("turn_order",)
    assert found.is_right
    assert found.is_among


def test_the_same_ports_are_drawn_every_time() -> None:
    keys = drawn_keys(fault_domain(), 20)
    assert keys == drawn_keys(fault_domain(), 20)
    assert keys[:5] == drawn_keys(fault_domain(), 200)[:5]
    assert len({*keys}) == 20


def test_a_rule_that_only_explains_the_same_is_not_the_one_named_first() -> None:
    found = Measured(name="x", wanted=("due",), led=("finders", "due"), failures=3, seconds=0.1)
    assert not found.is_right
    assert found.is_among
    assert not Measured(name="x", wanted=("due",), led=(), failures=0, seconds=0.1).is_among


def test_the_figures_are_printed() -> None:
    result = CliRunner().invoke(command, ["--count", "1"])
    assert result.exit_code == 0
    assert "1 ports: the rule named first is right for" in result.stdout
