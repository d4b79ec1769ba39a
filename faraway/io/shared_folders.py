"""Folders in which everybody may write, such as /tmp: never write to what somebody else has put there.

Linux refuses to follow a foreign link there only where it is set up to (fs.protected_symlinks), and never refuses to read one.
"""

import errno
import os
import stat
from pathlib import Path

MOST_LINKS = 40
HAS_OWNERS = hasattr(os, "geteuid")


def follow_links(name: str) -> Path:
    """Return where a path leads; raise OSError for somebody else's link in a folder where everybody may write."""
    path = Path(name).absolute()
    place, left, followed = Path(path.anchor), [*reversed(path.parts[1:])], 0
    while left:
        part = left.pop()
        if part == os.pardir:
            place = place.parent
            continue
        entry = place / part
        try:
            status = entry.lstat()
        except FileNotFoundError:
            place = entry
            continue
        if stat.S_ISLNK(status.st_mode):
            check_foreign(status, place)
            followed += 1
            if followed > MOST_LINKS:
                raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))
            target = entry.readlink()
            place = Path(target.anchor) if target.is_absolute() else place
            left += reversed(target.parts[1:] if target.is_absolute() else target.parts)
        else:
            place = entry
    return place


def check_foreign(status: os.stat_result, folder: Path) -> None:
    """Raise OSError if a file is somebody else's, or has a second hard link, and is in a folder where everybody may write."""
    if not HAS_OWNERS:  # pragma: no cover  not on this system
        return
    around = folder.stat()
    is_foreign = status.st_nlink > 1 or status.st_uid not in (os.geteuid(), around.st_uid)
    if around.st_mode & stat.S_IWOTH and is_foreign:
        raise PermissionError(errno.EPERM, "somebody else has put it into a folder where everybody may write")
