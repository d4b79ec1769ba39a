"""A sandbox for ports where the system has one: bubblewrap denies a command the network and writing.

A file system to read only leaves two ways out: sockets that are files (a container engine's, an agent's with your keys) can be
connected to, and memory can be filled by what counts as no process's. A filter of system calls closes both.
"""

import os
import shutil
import struct
import sys
from collections.abc import Sequence
from typing import Final

from attrs import frozen

from faraway.errors import Code, FarawayError, refusal

WRAPPER: Final = "bwrap"
OPTIONS: Final = (
    *("--ro-bind", "/", "/", "--dev", "/dev", "--remount-ro", "/dev", "--proc", "/proc", "--remount-ro", "/proc"),
    *("--unshare-all", "--cap-drop", "ALL", "--die-with-parent"),
)  # fmt: skip
"""Every file is there to read, none to write; no network; no other process to see; nothing outlives the wrapper.

A user who is root could otherwise write to /proc/sys, where one line makes the system start a program outside.
"""
START: Final = """
import os, sys
source, target = os.pipe()
os.write(target, bytes.fromhex(sys.argv[1]))
os.close(target)
os.set_inheritable(source, True)
os.execv(sys.argv[2], [sys.argv[2], "--seccomp", str(source), *sys.argv[3:]])
"""
"""Become the wrapper with the filter in a descriptor: the supervisor passes none on."""

INTERNET, INTERNET_6, NETLINK = 2, 10, 16
STREAM, SEQUENCED = 1, 5
TYPE_OF_SOCKET: Final = 0xF
ANOTHER_INTERFACE: Final = 0x4000_0000
"""From here on system calls of x86-64 have other numbers."""
NUMBER, ARCHITECTURE, FIRST_ARGUMENT, SECOND_ARGUMENT = 0, 4, 16, 24
LOAD, IF_EQUAL, IF_AT_LEAST, AND, RETURN = 0x20, 0x15, 0x35, 0x54, 0x06
ALLOW, REFUSE = 0x7FFF_0000, 0x0005_0001


@frozen(kw_only=True)
class Processor:
    """The numbers of the system calls on one kind of processor."""

    architecture: int
    socket: int
    socketpair: int
    refused: tuple[int, ...]
    """mount, memfd_create and shmget: memory that counts as no process's; then what has the same number everywhere."""


EVERYWHERE: Final = (425, 428, 429, 430, 432, 442, 447)
"""io_uring_setup, which opens sockets by another way; open_tree, move_mount, fsopen, fsmount, mount_setattr; memfd_secret."""
PROCESSORS: Final = {
    "x86_64": Processor(
        architecture=0xC000_003E, socket=41, socketpair=53, refused=(165, 319, 29, *EVERYWHERE)
    ),
    "aarch64": Processor(
        architecture=0xC000_00B7, socket=198, socketpair=199, refused=(40, 279, 194, *EVERYWHERE)
    ),
}


def filter_of(processor: Processor) -> bytes:
    """Return the program of the kernel's filter: a refused call fails with EPERM.

    Only sockets of the (empty) network may be opened, and pairs that are connected to each other and to nothing else.
    """
    steps: list[tuple[int, int, str, str]] = [
        (LOAD, ARCHITECTURE, "", ""),
        (IF_EQUAL, processor.architecture, "", "refuse"),
        (LOAD, NUMBER, "", ""),
        (IF_AT_LEAST, ANOTHER_INTERFACE, "refuse", ""),
        *((IF_EQUAL, number, "refuse", "") for number in processor.refused),
        (IF_EQUAL, processor.socketpair, "pair", ""),
        (IF_EQUAL, processor.socket, "", "allow"),
        (LOAD, FIRST_ARGUMENT, "", ""),
        (IF_EQUAL, INTERNET, "allow", ""),
        (IF_EQUAL, INTERNET_6, "allow", ""),
        (IF_EQUAL, NETLINK, "allow", "refuse"),
        (LOAD, SECOND_ARGUMENT, "", ""),
        (AND, TYPE_OF_SOCKET, "", ""),
        (IF_EQUAL, STREAM, "allow", ""),
        (IF_EQUAL, SEQUENCED, "allow", "refuse"),
        (RETURN, ALLOW, "", ""),
        (RETURN, REFUSE, "", ""),
    ]
    places = {"allow": len(steps) - 2, "refuse": len(steps) - 1, "pair": len(steps) - 6}
    return b"".join(
        struct.pack("=HBBI", code, *(places.get(to, place + 1) - place - 1 for to in (yes, no)), value)
        for place, (code, value, yes, no) in enumerate(steps)
    )


def sandboxed(command: Sequence[str]) -> tuple[str, ...]:
    """Return the command that runs this one in a sandbox; raise FarawayError where there is none."""
    wrapper = shutil.which(WRAPPER)
    if wrapper is None:
        raise _missing("needs bubblewrap (bwrap), which is not installed here")
    machine = os.uname().machine
    if machine not in PROCESSORS:
        raise _missing(f"has no filter of system calls for this processor ({machine})")
    start = (sys.executable, "-I", "-S", "-c", START, filter_of(PROCESSORS[machine]).hex())
    return (*start, wrapper, *OPTIONS, "--", *command)


def _missing(reason: str) -> FarawayError:
    return refusal(
        Code.MISSING_EXTRA, f"--sandbox {reason}; without --sandbox the port runs with your rights"
    )
