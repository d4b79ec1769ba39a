"""Object code is loaded only from files that nobody else could have written."""

import os
import stat
from array import array
from collections.abc import Callable
from hashlib import sha256
from inspect import isfunction
from pathlib import Path

import pytest

from faraway.fast.compiler import Numbers, object_cache
from faraway.fast.compiler.codegen import Module
from faraway.fast.compiler.jit import create_engine, jit_compile
from faraway.fast.compiler.object_cache import KEY_FILE, Cache
from tests.faraway.shared_folder import belonging_to_somebody


def sum_of(numbers: Numbers, count: int) -> int:
    total = 0
    for place in range(count):
        total += numbers[place]
    return total


def add() -> int:
    return jit_compile(sum_of, "q")(array("q", [4, 5]), 2)


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "faraway-rules"


@pytest.fixture
def kept(folder: Path) -> Path:
    """Compile a kernel; return the file in which its object code is kept."""
    assert add() == 9
    (file,) = (each for each in folder.iterdir() if each.name != KEY_FILE)
    return file


def compiles_again(monkeypatch: pytest.MonkeyPatch) -> bool:
    """Return True if the kernel is compiled, and not loaded from the cache."""
    asked = []
    original = Cache.read

    def read(self: Cache, key: bytes) -> bytes:
        asked.append(original(self, key))
        return asked[-1]

    with monkeypatch.context() as patched:
        patched.setattr(Cache, "read", read)
        assert add() == 9
    return asked == [b""]


def test_object_code_is_loaded_from_the_cache(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr("llvmlite.binding.create_pass_builder")
    assert add() == 9
    assert {each.name for each in kept.parent.iterdir()} == {kept.name, KEY_FILE}


@pytest.mark.parametrize("umask", [0o000, 0o022, 0o077])
def test_nobody_else_may_read_or_write_the_cache(folder: Path, umask: int) -> None:
    before = os.umask(umask)
    try:
        assert add() == 9
    finally:
        os.umask(before)
    modes = {stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}
    assert (stat.S_IMODE(folder.stat().st_mode), modes) == (0o700, {0o600})
    assert stat.S_IMODE(folder.parent.stat().st_mode) == 0o700


def test_a_place_where_everybody_may_write_but_not_rename_is_trusted(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept.parent.parent.chmod(0o1777)
    assert not compiles_again(monkeypatch)


@pytest.mark.parametrize("is_absolute", [True, False])
def test_a_link_of_ones_own_on_the_way_is_followed(
    is_absolute: bool,  # noqa: FBT001  a test's argument
    kept: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    above = kept.parent.parent
    above.rename(above.with_name("elsewhere"))
    above.symlink_to(
        above.with_name("elsewhere") if is_absolute else Path("..", above.parent.name, "elsewhere")
    )
    assert not compiles_again(monkeypatch)


@pytest.mark.skipif(not hasattr(os, "O_PATH"), reason="there every directory above has to be listed")
@pytest.mark.usefixtures("kept")
def test_a_place_that_may_be_passed_through_and_not_listed_is_trusted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def refuse_to_list(name: str, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
        if flags & os.O_DIRECTORY and not flags & os.O_PATH:
            raise PermissionError(name)
        return original(name, flags, mode, dir_fd=dir_fd)

    original = os.open
    with monkeypatch.context() as patched:
        patched.setattr(os, "open", refuse_to_list)
        assert not compiles_again(monkeypatch)


def foreign(monkeypatch: pytest.MonkeyPatch, kept: Path) -> None:
    """Let everything belong to another user."""
    monkeypatch.setattr(os, "geteuid", lambda: kept.stat().st_uid + 1)


def writable_folder(_: pytest.MonkeyPatch, kept: Path) -> None:
    kept.parent.chmod(0o777)


def writable_place(_: pytest.MonkeyPatch, kept: Path) -> None:
    """Another user could move a directory there that this one has unpacked, with a key that the other knows."""
    kept.parent.parent.chmod(0o777)


def place_of_another(monkeypatch: pytest.MonkeyPatch, kept: Path) -> None:
    """Let the place belong to somebody else, who may rename what is in it though it is sticky."""
    above, original = kept.parent.parent.stat(), os.fstat

    def stat_of(descriptor: int) -> os.stat_result:
        status = original(descriptor)
        is_above = os.path.samestat(status, above)
        return os.stat_result([*status[:4], 4711, *status[5:10]]) if is_above else status

    monkeypatch.setattr(os, "fstat", stat_of)


def place_replaced_by_a_link(monkeypatch: pytest.MonkeyPatch, kept: Path) -> None:
    """Let another user put a link in the place of a directory when it has just been looked at."""
    above, original = kept.parent.parent, os.stat
    status = above.stat()

    def stat_of(path: str, *, dir_fd: int | None = None, follow_symlinks: bool = True) -> os.stat_result:
        found = original(path, dir_fd=dir_fd, follow_symlinks=follow_symlinks)
        if dir_fd is not None and os.path.samestat(found, status):
            above.rename(above.with_name("elsewhere"))
            above.symlink_to(above.with_name("elsewhere"))
        return found

    monkeypatch.setattr(os, "stat", stat_of)


def link_of_another(monkeypatch: pytest.MonkeyPatch, kept: Path) -> None:
    """Let a link on the way belong to somebody else, who could let it lead to a directory that this user has unpacked."""
    above = kept.parent.parent
    above.rename(above.with_name("elsewhere"))
    above.symlink_to(above.with_name("elsewhere"))
    belonging_to_somebody(monkeypatch, above)


def links_in_a_circle(_: pytest.MonkeyPatch, kept: Path) -> None:
    above = kept.parent.parent
    above.rename(above.with_name("elsewhere"))
    above.symlink_to(above)


def writable_file(_: pytest.MonkeyPatch, kept: Path) -> None:
    kept.chmod(0o666)


def writable_key(_: pytest.MonkeyPatch, kept: Path) -> None:
    (kept.parent / KEY_FILE).chmod(0o620)


def link_to_folder(_: pytest.MonkeyPatch, kept: Path) -> None:
    folder = kept.parent
    folder.rename(folder.with_name("elsewhere"))
    folder.symlink_to(folder.with_name("elsewhere"))


def link_to_file(_: pytest.MonkeyPatch, kept: Path) -> None:
    kept.rename(kept.with_name("elsewhere"))
    kept.symlink_to(kept.with_name("elsewhere"))


def pipe(_: pytest.MonkeyPatch, kept: Path) -> None:
    kept.unlink()
    os.mkfifo(kept)


def truncated(_: pytest.MonkeyPatch, kept: Path) -> None:
    kept.write_bytes(kept.read_bytes()[:-1])


def empty(_: pytest.MonkeyPatch, kept: Path) -> None:
    kept.write_bytes(b"")


def code_of_another_kernel(_: pytest.MonkeyPatch, kept: Path) -> None:
    Cache(kept.parent).write(b"another", b"code")
    (other,) = (each for each in kept.parent.iterdir() if each.name not in {KEY_FILE, kept.name})
    other.replace(kept)


def code_with_a_keyless_hash(_: pytest.MonkeyPatch, kept: Path) -> None:
    code = kept.read_bytes()[object_cache.DIGEST_SIZE :]
    kept.write_bytes(sha256(kept.name.encode() + code).digest() + code)


def another_key(_: pytest.MonkeyPatch, kept: Path) -> None:
    (kept.parent / KEY_FILE).write_bytes(bytes(object_cache.KEY_SIZE))


def damaged_key(_: pytest.MonkeyPatch, kept: Path) -> None:
    (kept.parent / KEY_FILE).write_bytes(b"short")


@pytest.mark.parametrize(
    "doubt",
    [
        foreign,
        writable_folder,
        writable_place,
        place_of_another,
        place_replaced_by_a_link,
        link_of_another,
        links_in_a_circle,
        writable_file,
        writable_key,
        link_to_folder,
        link_to_file,
        pipe,
        truncated,
        empty,
        code_of_another_kernel,
        code_with_a_keyless_hash,
        another_key,
        damaged_key,
    ],
)
def test_doubtful_object_code_is_compiled_again(
    doubt: Callable[[pytest.MonkeyPatch, Path], None], kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not compiles_again(monkeypatch)
    doubt(monkeypatch, kept)
    assert compiles_again(monkeypatch)


def test_a_draft_that_cannot_be_finished_is_removed(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "rename", full)
    assert add() == 9
    assert list(folder.iterdir()) == []


def test_kernels_compile_without_a_cache(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.parent.mkdir()
    folder.write_text("no folder")
    assert add() == 9
    module = Module()
    assert isfunction(sum_of)
    module.function(sum_of, "q", linkage="external")
    assert create_engine(module.text, Cache(None)).get_function_address("kernel 0")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert Cache.of_user().directory == Path.home() / ".cache" / "faraway-rules"
    monkeypatch.setenv("XDG_CACHE_HOME", "not/absolute")
    assert Cache.of_user().directory == Path.home() / ".cache" / "faraway-rules"

    def homeless() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", homeless)
    assert Cache.of_user() == Cache(None)
    assert add() == 9
