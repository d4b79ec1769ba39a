"""Files in and out: read whole up to a limit, written whole or not at all."""

import os
import sys
from contextlib import AbstractContextManager, nullcontext
from io import BufferedIOBase
from pathlib import Path

from faraway.errors import Code, FarawayError, refusal
from faraway.io.strict import LARGEST_INPUT

STANDARD_STREAM = "-"
_SOME = 1 << 16


def read_input(name: str, *, largest: int = LARGEST_INPUT) -> bytes:
    """Read a file, or standard input where the name is `-`; more than `largest` bytes are refused."""
    with open_input(name) as stream:
        try:
            data = stream.read(largest + 1)
        except OSError as error:
            raise _unreadable(name, error) from error
    if len(data) > largest:
        raise refusal(Code.TOO_LARGE, f"{name} has more than {largest} bytes")
    return data


def open_input(name: str) -> AbstractContextManager[BufferedIOBase]:
    """Open a file, or standard input where the name is `-`, for reading bytes."""
    if name == STANDARD_STREAM:
        stream = getattr(sys.stdin, "buffer", None)
        if not isinstance(stream, BufferedIOBase):
            raise refusal(Code.FILE_UNREADABLE, "standard input is closed")
        return nullcontext(stream)
    try:
        return Path(name).open("rb")
    except FileNotFoundError as error:
        raise refusal(Code.FILE_NOT_FOUND, f"there is no file {name}") from error
    except (OSError, ValueError) as error:
        raise _unreadable(name, error) from error


def read_some(stream: BufferedIOBase) -> bytes:
    """Read what has arrived on a stream without waiting for more; nothing at its end."""
    try:
        return stream.read1(_SOME)
    except OSError as error:
        raise _unreadable("the stream", error) from error


def write_output(name: str, data: bytes) -> None:
    """Write a file whole or not at all: beside it first, then in its place. A device is written to directly."""
    try:
        target = Path(os.path.realpath(name))
        if target.exists() and not target.is_file() and not target.is_dir():
            target.write_bytes(data)
            return
        draft = target.with_name(f".{target.name}.{os.getpid()}.draft")
        try:
            with draft.open("xb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(target)
        except BaseException:
            draft.unlink(missing_ok=True)
            raise
    except (OSError, ValueError) as error:
        raise refusal(Code.OUTPUT_UNWRITABLE, f"{name} cannot be written: {error}") from error


def _unreadable(name: str, error: Exception) -> FarawayError:
    return refusal(Code.FILE_UNREADABLE, f"{name} cannot be read: {error}")
