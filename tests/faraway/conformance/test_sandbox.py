"""The sandbox takes the network, sockets and writing away, and is refused where there is none."""

import os
import shutil
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from faraway.conformance.exchange import sandbox
from faraway.conformance.exchange.sandbox import PROCESSORS, filter_of, sandboxed
from faraway.errors import Code, FarawayError
from tests.faraway.conformance.test_supervision import ask, port_that

needs_bubblewrap = pytest.mark.skipif(shutil.which(sandbox.WRAPPER) is None, reason="bubblewrap is not here")

TRYING = """
import ctypes, os, socket, sys
system = ctypes.CDLL(None, use_errno=True)
folder, port = sys.argv[1], int(sys.argv[2])
def call(function, *arguments):
    if function(*arguments) < 0:
        raise OSError(ctypes.get_errno(), "refused")
def connect(family, address):
    with socket.socket(family) as one:
        one.connect(address)
def send_by_pair():
    one, _ = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    one.sendto(b"out", f"{folder}/letters")
def mount_memory():
    call(system.unshare, 0x10020000)
    call(system.mount, b"none", b"/mnt", b"tmpfs", 0, None)
DEEDS = {
    "file": lambda: open(f"{folder}/file", "w"),
    "internet": lambda: connect(socket.AF_INET, ("127.0.0.1", port)),
    "socket": lambda: connect(socket.AF_UNIX, f"{folder}/socket"),
    "letter": send_by_pair,
    "memory": lambda: os.memfd_create("any"),
    "shared": lambda: call(system.shmget, 0, 4096, 0o600),
    "pair": lambda: socket.socketpair(socket.AF_UNIX, socket.SOCK_STREAM),
    "device": lambda: open("/dev/shm/faraway-tried-this", "w"),
    "system": lambda: open("/proc/sys/kernel/core_pattern", "r+"),
    "own": lambda: open("/proc/self/comm", "w"),
    "mount": mount_memory,
    "runner": lambda: os.kill(int(sys.argv[3]), 0),
}
def tried(deed):
    try: deed(); return "done"
    except OSError as error: return os.strerror(error.errno)
def try_all(names):
    return "; ".join(f"{name}: {tried(DEEDS[name])}" for name in names)
"""
HARMLESS = ("file", "internet", "socket", "letter", "memory", "pair", "runner")
REFUSED = {
    "file": "Read-only file system",
    "internet": "Connection refused",
    "socket": "Operation not permitted",
    "letter": "Operation not permitted",
    "memory": "Operation not permitted",
    "shared": "Operation not permitted",
    "device": "Read-only file system",
    "own": "Read-only file system",
    "mount": "Operation not permitted",
    "runner": "No such process",
    "pair": "done",
}


@pytest.fixture
def addresses(tmp_path: Path) -> Iterator[tuple[str, ...]]:
    """Listen on a port of this machine and on two sockets that are files; return what the deeds take as arguments."""
    (tmp_path / "file").touch()
    with ExitStack() as stack:
        server = stack.enter_context(socket.create_server(("127.0.0.1", 0)))
        stream = stack.enter_context(socket.socket(socket.AF_UNIX))
        letters = stack.enter_context(socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM))
        stream.bind(str(tmp_path / "socket"))
        stream.listen()
        letters.bind(str(tmp_path / "letters"))
        yield str(tmp_path), str(server.getsockname()[1]), str(os.getpid())


def port_that_tries(names: tuple[str, ...], addresses: tuple[str, ...]) -> tuple[str, ...]:
    """Return a port that tries these deeds when it is asked, and writes to standard error how each ended."""
    python, *rest, source = port_that(f"os.write(2, try_all({names!r}).encode())")
    # Where lines are counted, the port's are not (-S): it could not write their number.
    return (python, "-S", *rest, TRYING + source, *addresses)


@needs_bubblewrap
def test_a_port_in_the_sandbox_can_neither_write_nor_connect_nor_hide_memory(
    addresses: tuple[str, ...],
) -> None:
    _, free = ask(port_that_tries(HARMLESS, addresses))
    assert free.stderr == "; ".join(f"{name}: done" for name in HARMLESS)
    _, caged = ask(sandboxed(port_that_tries(tuple(REFUSED), addresses)))
    assert caged.stderr == "; ".join(f"{name}: {why}" for name, why in REFUSED.items())
    assert caged.unclean_exits == ()


@needs_bubblewrap
def test_not_even_root_changes_the_system_from_the_sandbox(addresses: tuple[str, ...]) -> None:
    _, caged = ask(sandboxed(port_that_tries(("system",), addresses)))
    assert caged.stderr in {"system: Read-only file system", "system: Permission denied"}


@pytest.mark.parametrize("machine", PROCESSORS)
def test_every_jump_of_the_filter_ends_at_a_verdict(machine: str) -> None:
    program = filter_of(PROCESSORS[machine])
    steps = [program[place : place + 8] for place in range(0, len(program), 8)]
    assert [step[0] for step in steps[-2:]] == [sandbox.RETURN] * 2
    for place, step in enumerate(steps[:-2]):
        assert place + 1 + max(step[2], step[3]) < len(steps)
        is_condition = step[0] in {sandbox.IF_EQUAL, sandbox.IF_AT_LEAST}
        assert is_condition or step[2:4] == bytes(2)


def test_a_system_without_a_sandbox_is_told_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("shutil.which", lambda _name: None)
        with pytest.raises(FarawayError, match="bubblewrap") as refused:
            sandboxed(("port",))
    assert refused.value.code is Code.MISSING_EXTRA
    monkeypatch.setattr("shutil.which", lambda _name: "/usr/bin/bwrap")
    monkeypatch.setattr(os, "uname", lambda: os.uname_result(("", "", "", "", "abacus")))
    with pytest.raises(FarawayError, match="processor \\(abacus\\)") as refused:
        sandboxed(("port",))
    assert refused.value.code is Code.MISSING_EXTRA
