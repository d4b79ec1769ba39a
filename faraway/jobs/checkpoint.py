"""The file in which a campaign keeps the pieces that are done.

    faraway checkpoint 2
    3f0c... {"plan": {...}, "pieces": 6, "code": "9a1b..."}
    77d1... {"piece": 0, "result": 0}

The first line says what the file is. Each further line begins with a checksum over itself and the line before it, so that a
line that was changed, lost or moved is noticed. A last line that was cut short is dropped, and its piece is done again. Whatever
else is in the file is refused, and the file is left as it is. One process at a time uses a checkpoint.
"""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from hashlib import sha256
from importlib.util import find_spec
from io import BufferedRandom
from pathlib import Path

from faraway.errors import Code, FarawayError, refusal
from faraway.io import dumps_line
from faraway.io.shared_folders import check_foreign, follow_links
from faraway.io.strict import Json, parse_json

try:
    import fcntl
except ImportError:  # pragma: no cover  not on this system: nothing keeps two processes apart there
    fcntl = None  # type: ignore[assignment]

MAGIC = b"faraway checkpoint 2\n"
LARGEST_PIECE = 1 << 26
CHECKSUM = 16
HEAD_LINE = 2
NO_LINK: int = getattr(os, "O_NOFOLLOW", 0)
SOURCES = frozenset({".py", ".json", ".toml", ".txt", ".csv"})


class Checkpoint:
    """An open checkpoint: the results that it holds, and a way to add to them."""

    def __init__(self, stream: BufferedRandom, name: str) -> None:
        self.results: dict[int, Json] = {}
        self._stream = stream
        self._name = name
        self._last = b""

    def keep(self, piece: int, result: Json) -> None:
        """Write the result of a piece to the disk."""
        self._write({"piece": piece, "result": result})

    def read_or_begin(self, head: dict[str, Json]) -> None:
        """Read everything up to a truncated line, which is dropped; write the head of an empty file."""
        first = self._stream.readline(len(MAGIC))
        if first not in {MAGIC, b""}:
            raise self._error("is not a checkpoint; it is left as it is")
        found, whole = self._read_line(HEAD_LINE)
        if found is not None:
            self._compare_heads(found, head)
            number = HEAD_LINE + 1
            document, whole = self._read_line(number)
            while document is not None:
                self._read_piece(document, number)
                number += 1
                document, whole = self._read_line(number)
        self._stream.seek(whole)
        self._stream.truncate()
        if found is None:
            self._write(head, before=MAGIC)

    def _read_piece(self, document: dict[str, Json], number: int) -> None:
        piece = document.get("piece")
        if type(piece) is not int or "result" not in document:
            raise self._error("has no piece with its result", number)
        self.results.setdefault(piece, document["result"])

    def _read_line(self, number: int) -> tuple[dict[str, Json] | None, int]:
        """Return the next line, or None if it is missing or cut short; and how much of the file is intact."""
        line = self._stream.readline(LARGEST_PIECE + 1)
        if len(line) > LARGEST_PIECE:
            raise self._error("is too long", number)
        if not line.endswith(b"\n"):
            return None, 0 if number == HEAD_LINE else self._stream.tell() - len(line)
        given, _, text = line[:-1].partition(b" ")
        self._last = checksum(self._last, text)
        if given != self._last:
            raise self._error("is damaged: its checksum is wrong", number)
        try:
            parsed = parse_json(text, largest=LARGEST_PIECE)
        except FarawayError as error:
            raise self._error(f"cannot be read: {error}", number) from error
        if parsed.problems or not isinstance(parsed.value, dict):
            raise self._error("is not a JSON object", number)
        return parsed.value, self._stream.tell()

    def _compare_heads(self, found: dict[str, Json], head: dict[str, Json]) -> None:
        if found != head:
            is_other_code = {**found, "code": None} == {**head, "code": None}
            reason = "was made by other code than this" if is_other_code else "belongs to another campaign"
            raise self._error(f"{reason}; it is left as it is")

    def _write(self, document: dict[str, Json], before: bytes = b"") -> None:
        text = dumps_line(document).encode()
        self._last = checksum(self._last, text)
        self._stream.write(before + self._last + b" " + text + b"\n")
        self._stream.flush()
        os.fsync(self._stream.fileno())

    def _error(self, reason: str, number: int | None = None) -> FarawayError:
        where = self._name if number is None else f"line {number} of {self._name}"
        return refusal(Code.WRONG_CHECKPOINT, f"{where} {reason}")


@contextmanager
def open_checkpoint(name: str, head: dict[str, Json]) -> Iterator[Checkpoint]:
    """Open a checkpoint, or start one if there is no file or an empty one.

    Raise FarawayError and leave the file alone if it is not a checkpoint of this head, or if another process uses it.
    """
    try:
        stream = _open(follow_links(name))
    except (OSError, ValueError) as error:
        raise refusal(Code.OUTPUT_UNWRITABLE, f"{name} cannot be written: {error}") from error
    with stream:
        _lock(stream, name)
        checkpoint = Checkpoint(stream, name)
        checkpoint.read_or_begin(head)
        yield checkpoint


def _open(path: Path) -> BufferedRandom:
    """Open a regular file, which may be new; raise OSError if somebody else could have put it there."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_NONBLOCK | NO_LINK, 0o666)
    try:
        _check_file(os.fstat(descriptor), path.parent)
        return os.fdopen(descriptor, "r+b")
    except OSError:
        os.close(descriptor)
        raise


def _check_file(status: os.stat_result, folder: Path) -> None:
    if not stat.S_ISREG(status.st_mode):
        raise OSError("it is not a regular file")
    check_foreign(status, folder)


def _lock(stream: BufferedRandom, name: str) -> None:
    if fcntl is not None:
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            raise refusal(Code.CHECKPOINT_IN_USE, f"another process uses {name}: {error}") from error


def checksum(last: bytes, text: bytes) -> bytes:
    """Return the checksum of a line that follows the line with the checksum `last`."""
    return sha256(last + b"\n" + text).hexdigest()[:CHECKSUM].encode()


@cache
def hash_code(*packages: str) -> str:
    """Return a hash over every source and data file of these packages."""
    digest = sha256()
    for package in packages:
        found = find_spec(package)
        for folder in (found and found.submodule_search_locations) or ():
            for path in sorted(Path(folder).rglob("*")):
                if path.suffix in SOURCES:
                    with suppress(OSError):
                        digest.update(f"{package}/{path.relative_to(folder).as_posix()}\n".encode())
                        digest.update(sha256(path.read_bytes()).digest())
    return digest.hexdigest()
