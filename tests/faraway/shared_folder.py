"""Files in shared folders that belong to somebody else, where a test may not be allowed to give any away."""

import os
from pathlib import Path

import pytest

SOMEBODY = "somebody else has put it into a folder where everybody may write"
OTHER = 4711


def belonging_to_somebody(monkeypatch: pytest.MonkeyPatch, path: Path) -> None:
    """Let a file belong to another user, whatever is asked for its status."""
    file, originals = path.lstat(), (os.lstat, os.stat, os.fstat)

    def changed(status: os.stat_result) -> os.stat_result:
        is_file = os.path.samestat(status, file)
        return os.stat_result([*status[:4], OTHER, *status[5:10]]) if is_file else status

    lstat, stat, fstat = originals
    monkeypatch.setattr(os, "lstat", lambda path: changed(lstat(path)))
    monkeypatch.setattr(
        os,
        "stat",
        lambda path, *, dir_fd=None, follow_symlinks=True: changed(
            stat(path, dir_fd=dir_fd, follow_symlinks=follow_symlinks)
        ),
    )
    monkeypatch.setattr(os, "fstat", lambda descriptor: changed(fstat(descriptor)))
