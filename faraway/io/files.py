"""Files in and out: read whole up to a limit, written whole or not at all."""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from io import BufferedIOBase, BufferedWriter
from pathlib import Path

from faraway.errors import Code, FarawayError, refusal
from faraway.io.shared_folders import check_foreign, follow_links
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
        target = _find_target(name)
        if is_device(target):
            target.write_bytes(data)
            return
        with _draft_beside(target) as (draft, stream):
            with stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            draft.replace(target)
    except (OSError, ValueError) as error:
        raise _unwritable(name, error) from error


def check_output(name: str) -> None:
    """Raise FarawayError if a file could not be written now; leave nothing behind."""
    try:
        target = _find_target(name)
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if not is_device(target):
            with _draft_beside(target):
                pass
    except (OSError, ValueError) as error:
        raise _unwritable(name, error) from error


def is_device(target: Path) -> bool:
    """Return True for a terminal, a pipe or the like, which is written to directly."""
    return target.exists() and not target.is_file() and not target.is_dir()


def _find_target(name: str) -> Path:
    """Return the file that a name resolves to, or a device by its own name: a link to a pipe resolves to no file."""
    target, given = follow_links(name), Path(name)
    if not is_device(given):
        return target
    check_foreign(given.stat(), target.parent)
    return given


@contextmanager
def _draft_beside(target: Path) -> Iterator[tuple[Path, BufferedWriter]]:
    """Create a file beside another, with an unpredictable name; remove it at the end."""
    draft = target.with_name(f".faraway-{os.urandom(8).hex()}.draft")
    stream = draft.open("xb")
    try:
        with stream:
            yield draft, stream
    finally:
        draft.unlink(missing_ok=True)


def _unwritable(name: str, error: Exception) -> FarawayError:
    """Return the error without the name of a draft, which means nothing to the user."""
    return refusal(Code.OUTPUT_UNWRITABLE, f"{name} cannot be written: {_reason(error)}")


def _unreadable(name: str, error: Exception) -> FarawayError:
    return refusal(Code.FILE_UNREADABLE, f"{name} cannot be read: {_reason(error)}")


def _reason(error: Exception) -> str:
    """Return what the system says of an error, without its number and the name of the file."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
