"""A line is a reply only with either an answer or an error that has a code."""

import pytest

from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.wire import Ticket, read_reply


@pytest.mark.parametrize(
    "content", ["", ', "error": {}', ', "error": "unknown-request"', ', "answer": 1, "error": {"code": "a"}']
)
def test_neither_just_an_answer_nor_just_an_error_with_a_code_is_a_fault(content: str) -> None:
    fault = read_reply(b'{"id": 3%s}' % content.encode(), Ticket(3, b""))
    assert isinstance(fault, Fault)
    assert fault.kind is FaultKind.NOT_AN_ANSWER
