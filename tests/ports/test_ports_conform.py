"""Every port conforms to the shipped suite at the levels that it claims."""

import pytest

from crosscheck.ports.ports import PORTS, command_for
from crosscheck.ports.trying import run_suite, suite
from faraway.conformance.verdict.outcome import Verdict
from tests.ports.asking import port_named


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(port.name, marks=[pytest.mark.long] if port.name in {"java", "rust"} else [])
        for port in PORTS
    ],
)
def test_a_port_conforms_at_its_levels(name: str) -> None:
    port = port_named(name)
    report = run_suite(command_for(port))
    assert {outcome.vector.id: outcome.differences for outcome in report.failures} == {}
    assert report.is_good
    assert tuple(sorted(report.conclusion.conforming_levels)) == port.levels
    asked = [vector for vector in suite().vectors if vector.level in port.levels]
    assert report.count(Verdict.PASSED) == len(asked)
