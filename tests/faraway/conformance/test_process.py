"""One running port and its pipes, step by step."""

import os
from collections.abc import Iterator

import pytest

from faraway.conformance.exchange.process import PortProcess, signal_in_words
from faraway.conformance.exchange.wire import Ticket


@pytest.fixture
def pipes() -> Iterator[tuple[PortProcess, int, int, int]]:
    """A port, and the port's ends of its stdin, stdout and stderr."""
    (stdin, ours_in), (ours_out, stdout), (ours_err, stderr) = os.pipe(), os.pipe(), os.pipe()
    process = PortProcess(1, (ours_in, ours_out, ours_err))
    yield process, stdin, stdout, stderr
    process.close()
    for end in (stdin, stdout, stderr):
        try:
            os.close(end)
        except OSError:
            continue


def test_a_full_or_empty_pipe_does_not_block(pipes: tuple[PortProcess, int, int, int]) -> None:
    process = pipes[0]
    assert process.read() == ([], 0)
    assert process.read_stderr() == 0
    process.send(Ticket(1, b"x" * (1 << 20)), 0.0)
    for _ in range(20):
        process.write()
    assert process.wants_to_write


def test_a_port_that_has_exited_is_noticed_when_reading(pipes: tuple[PortProcess, int, int, int]) -> None:
    process, *theirs = pipes
    for end in theirs:
        os.close(end)
    process.send(Ticket(1, b"{}"), 0.0)
    process.write()
    assert not process.wants_to_write
    assert process.read() == ([], None)
    assert process.read_stderr() is None


def test_lines_are_put_together_from_pieces(pipes: tuple[PortProcess, int, int, int]) -> None:
    process, _stdin, stdout, _stderr = pipes
    os.write(stdout, b"one\ntw")
    assert process.read() == ([b"one"], 6)
    assert (process.unfinished_line, process.unfinished_bytes) == (b"tw", 2)
    os.write(stdout, b"o")
    assert process.read() == ([], 1)
    os.write(stdout, b"\n")
    assert process.read() == ([b"two"], 1)


def test_a_signal_has_its_name_or_its_number() -> None:
    assert signal_in_words(9) == "signal SIGKILL"
    assert signal_in_words(40) == "signal 40"
