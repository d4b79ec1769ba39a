"""One child process and the lines of one exchange, step by step."""

import sys

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.process import Limits, PortProcess
from faraway.conformance.exchange.wire import Ticket
from tests.faraway.conformance.examples import ZEROS_SOURCE, python_port


def test_a_full_or_empty_pipe_does_not_block() -> None:
    process = PortProcess([sys.executable, "-c", "import time; time.sleep(60)"], Limits())
    try:
        assert process.read() == ([], False)
        assert process.read_stderr() is False
        process.send(Ticket(1, b"x" * (1 << 20)), 0.0)
        for _ in range(20):
            process.write()
        assert process.wants_to_write
    finally:
        process.kill()


def test_a_port_that_has_exited_is_noticed_when_reading() -> None:
    process = PortProcess([sys.executable, "-c", "pass"], Limits())
    try:
        process._process.wait()
        process.send(Ticket(1, b"{}"), 0.0)
        process.write()
        assert not process.wants_to_write
        assert process.read() == ([], True)
    finally:
        process.kill()


def test_an_unrequested_line_between_requests_is_a_fault_of_the_port() -> None:
    exchange = Exchange(python_port(ZEROS_SOURCE + "print('so long', flush=True)\n"))
    exchange.handshake()
    process = exchange._workers[0].process
    assert process is not None
    exchange._watch(process)
    assert process._process.stdin is not None
    process._process.stdin.close()
    while not exchange.transient_faults:
        exchange._turn()
    assert [fault.detail for fault in exchange.transient_faults] == ["'so long'"]
    exchange.close()


def test_a_fault_without_detail_is_its_kind() -> None:
    assert Fault(FaultKind.HUNG).in_words() == "did not answer in time"
