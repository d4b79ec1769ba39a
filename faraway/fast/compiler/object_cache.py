"""Object code on the disk, in a directory that nobody but the user can write to.

Loading object code runs it. So the directory and every file must belong to the user, no other user may be able to write to
them, and a file must carry an authentication code by a key that is kept beside it. All of this is checked on open files.
Nor may anybody else be able to put another directory in its place, such as one that the user has unpacked: so the
directories and links above it are looked at, too, and each is opened from the one before it.
Whatever is doubtful is not read, and the kernel is compiled again. Where the system has no such owners there is no cache.
"""

import hmac
import os
import secrets
import stat
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import Final

from attrs import frozen

KEY_FILE: Final = "key"
KEY_SIZE: Final = 32
DIGEST_SIZE: Final = sha256().digest_size
HAS_OWNERS: Final = os.open in os.supports_dir_fd and os.rename in os.supports_dir_fd
WRITABLE_BY_OTHERS: Final = stat.S_IWGRP | stat.S_IWOTH
MOST_LINKS: Final = 40
LOOK: Final[int] = getattr(os, "O_PATH", os.O_RDONLY)
"""Many a directory above a home may be passed through and not be listed."""


class DoubtfulError(OSError):
    """A file or directory of the cache that somebody else could have written."""


@frozen
class Cache:
    """A directory of object code, or none."""

    directory: Path | None

    @classmethod
    def of_user(cls) -> "Cache":
        """Return the cache of the user who runs this, which may be none."""
        base = Path(os.environ.get("XDG_CACHE_HOME") or "")
        try:
            return cls((base if base.is_absolute() else Path.home() / ".cache") / "faraway-rules")
        except RuntimeError:  # there is no home directory
            return cls(None)

    def read(self, key: bytes) -> bytes:
        """Return the object code of a key, or b"" if there is none that can be trusted."""
        name = sha256(key).hexdigest()
        with suppress(OSError), self._opened() as directory:
            content = _read_own(name, directory)
            digest, code = content[:DIGEST_SIZE], content[DIGEST_SIZE:]
            if hmac.compare_digest(digest, _authenticate(directory, name, code)):
                return code
        return b""

    def write(self, key: bytes, code: bytes) -> None:
        """Write object code whole or not at all; ignore a cache that cannot be written or trusted."""
        name = sha256(key).hexdigest()
        with suppress(OSError), self._opened(is_made=True) as directory:
            _write_whole(name, _authenticate(directory, name, code) + code, directory)

    @contextmanager
    def _opened(self, *, is_made: bool = False) -> Iterator[int]:
        """Open the directory, which may have to be made; raise OSError if there is none, or if another user could write to it."""
        if self.directory is None or not HAS_OWNERS:
            raise DoubtfulError("there is no cache here")
        directory = _walk(self.directory.parent, is_made=is_made)
        try:
            if is_made:
                _make(self.directory.name, directory)
            directory = _step(directory, self.directory.name)
            _check_own(directory)
            yield directory
        finally:
            os.close(directory)


def _walk(path: Path, *, is_made: bool) -> int:
    """Open a directory from the root on, each step from the directory before it: none can be replaced after it was looked at."""
    directory = os.open(path.anchor, LOOK | os.O_DIRECTORY)
    left, followed = [*reversed(path.parts[1:])], 0
    try:
        while True:
            _check_place(os.fstat(directory))
            if not left:
                return directory
            name = left.pop()
            if is_made:
                _make(name, directory)
            if not stat.S_ISLNK(_look_at(name, directory).st_mode):
                directory = _step(directory, name)
                continue
            followed += 1
            if followed > MOST_LINKS:
                raise DoubtfulError("links that lead in a circle")
            target = Path(os.readlink(name, dir_fd=directory))
            left += reversed(target.parts[1:] if target.is_absolute() else target.parts)
            if target.is_absolute():
                directory = _step(directory, target.anchor)
    except OSError:
        os.close(directory)
        raise


def _make(name: str, directory: int) -> None:
    """Make a directory in another, for this user alone, unless the name exists."""
    try:
        os.stat(name, dir_fd=directory, follow_symlinks=False)
    except FileNotFoundError:
        with suppress(FileExistsError):
            os.mkdir(name, stat.S_IRWXU, dir_fd=directory)


def _look_at(name: str, directory: int) -> os.stat_result:
    """Return the status of an entry of a directory; raise OSError for somebody else's link, which they could redirect."""
    status = os.stat(name, dir_fd=directory, follow_symlinks=False)
    if stat.S_ISLNK(status.st_mode) and status.st_uid not in (0, os.geteuid()):
        raise DoubtfulError("somebody else could let this link lead elsewhere")
    return status


def _step(directory: int, name: str) -> int:
    """Open a directory in another one, and close that one; refuse a link."""
    below = os.open(name, LOOK | os.O_DIRECTORY | os.O_NOFOLLOW, dir_fd=directory)
    os.close(directory)
    return below


def _check_place(status: os.stat_result) -> None:
    """Raise OSError if somebody else could rename what is in a directory: a sticky one lets only owners do so."""
    is_sticky = status.st_mode & stat.S_ISVTX
    if status.st_uid not in (0, os.geteuid()) or (status.st_mode & WRITABLE_BY_OTHERS and not is_sticky):
        raise DoubtfulError("somebody else could put another directory in its place")


def _check_own(descriptor: int) -> None:
    status = os.fstat(descriptor)
    if status.st_uid != os.geteuid() or status.st_mode & WRITABLE_BY_OTHERS:
        raise DoubtfulError("somebody else could have written this")


def _read_own(name: str, directory: int) -> bytes:
    # Not to wait at a pipe in place of a file.
    descriptor = os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=directory)
    with os.fdopen(descriptor, "rb") as stream:
        _check_own(stream.fileno())
        return stream.read()


def _write_whole(name: str, content: bytes, directory: int) -> None:
    draft = f"{name}.{secrets.token_hex(8)}"
    descriptor = os.open(
        draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, stat.S_IRUSR | stat.S_IWUSR, dir_fd=directory
    )
    try:
        with os.fdopen(descriptor, "wb") as stream:
            stream.write(content)
        os.rename(draft, name, src_dir_fd=directory, dst_dir_fd=directory)
    except BaseException:
        os.unlink(draft, dir_fd=directory)
        raise


def _authenticate(directory: int, name: str, code: bytes) -> bytes:
    """Return the authentication code of a file; its name counts, so that renamed object code is not loaded."""
    key = b""
    with suppress(FileNotFoundError):
        key = _read_own(KEY_FILE, directory)
    if len(key) != KEY_SIZE:
        key = secrets.token_bytes(KEY_SIZE)
        _write_whole(KEY_FILE, key, directory)
    return hmac.digest(key, name.encode() + code, "sha256")
