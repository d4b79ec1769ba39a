import io
import os
import sys
from pathlib import Path

import pytest

from faraway.errors import Code
from faraway.io import check_output, open_input, read_input, write_output
from faraway.io.files import read_some
from tests.faraway.refusing import refusal
from tests.faraway.shared_folder import SOMEBODY, belonging_to_somebody


def test_file_is_read_up_to_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"12345")
    assert read_input(str(path), largest=5) == b"12345"
    assert refusal(read_input, str(path), largest=4).code is Code.TOO_LARGE


def test_standard_input_is_read_and_refused_where_it_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"abc")))
    assert read_input("-") == b"abc"
    monkeypatch.setattr(sys, "stdin", None)
    assert refusal(read_input, "-").code is Code.FILE_UNREADABLE


@pytest.mark.parametrize(
    ("name", "code"), [("missing", "file-not-found"), ("", "file-unreadable"), ("a\0b", "file-unreadable")]
)
def test_file_that_cannot_be_read_is_refused(name: str, code: str, tmp_path: Path) -> None:
    assert refusal(read_input, str(tmp_path / name)).code.value == code


def test_failure_while_reading_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(io.BytesIO):
        def read(self, _: int | None = -1, /) -> bytes:  # type: ignore[explicit-override]  # typing.override is 3.12
            raise OSError("the disk is gone")

        read1 = read

    def read_part() -> None:
        with open_input("-") as stream:
            read_some(stream)

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Failing()))
    for error in (refusal(read_input, "-"), refusal(read_part)):
        assert error.code is Code.FILE_UNREADABLE
        assert "the disk is gone" in str(error)


def test_output_replaces_the_file_and_leaves_nothing_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "out.json"
    path.write_bytes(b"old")
    write_output(str(path), b"new")
    assert path.read_bytes() == b"new"
    assert list(tmp_path.iterdir()) == [path]


def test_output_goes_through_a_link_to_its_file(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "file")
    write_output(str(tmp_path / "link"), b"x")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "file").read_bytes() == b"x"


def test_output_to_a_device_is_written_directly() -> None:
    write_output(os.devnull, b"x")


def test_output_goes_into_a_pipe_by_the_name_of_its_descriptor() -> None:
    reader, writer = os.pipe()
    for name in (f"/dev/fd/{writer}", f"/proc/self/fd/{writer}"):
        check_output(name)
        write_output(name, b"x")
        assert os.read(reader, 2) == b"x"
    os.close(reader)
    os.close(writer)


def test_failed_output_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.json"
    path.write_bytes(b"old")

    def no_space(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", no_space)
    error = refusal(write_output, str(path), b"new")
    assert (error.code, "no space left" in str(error)) == (Code.OUTPUT_UNWRITABLE, True)
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (b"old", [path])


@pytest.mark.parametrize("mode", [0o777, 0o1777])
@pytest.mark.parametrize("kind", ["link", "link to a link", "folder", "pipe"])
def test_output_does_not_go_where_somebody_else_leads_it(
    kind: str, mode: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, precious = tmp_path / "shared", tmp_path / "precious"
    shared.mkdir()
    shared.chmod(mode)
    precious.mkdir()
    (precious / "file").write_bytes(b"old")
    out = shared / "out"
    if kind == "pipe":
        os.mkfifo(out)
    elif kind == "folder":
        out.symlink_to(precious)
    else:
        out.symlink_to(precious / "file")
    name = str(out / "file" if kind == "folder" else out)
    if kind == "link to a link":
        (tmp_path / "mine").symlink_to(Path("shared", "..", "shared", "out"))
        name = str(tmp_path / "mine")
    with monkeypatch.context() as patched:
        belonging_to_somebody(patched, out)
        for act in (lambda: check_output(name), lambda: write_output(name, b"new")):
            error = refusal(act)
            assert (error.code, SOMEBODY in str(error)) == (Code.OUTPUT_UNWRITABLE, True)
    assert (precious / "file").read_bytes() == b"old"
    if kind != "pipe":  # which nobody reads
        write_output(name, b"new")
        assert (precious / "file").read_bytes() == b"new"


def test_links_that_lead_in_a_circle_are_refused(tmp_path: Path) -> None:
    (tmp_path / "one").symlink_to("other")
    (tmp_path / "other").symlink_to("one")
    assert refusal(write_output, str(tmp_path / "one"), b"x").code is Code.OUTPUT_UNWRITABLE


def test_a_name_may_be_as_long_as_the_system_takes(tmp_path: Path) -> None:
    write_output(str(tmp_path / ("n" * 255)), b"x")
    assert [len(each.name) for each in tmp_path.iterdir()] == [255]


@pytest.mark.parametrize("name", [".", "missing/out.json", "a\0b"])
def test_output_that_cannot_be_written_is_refused(name: str, tmp_path: Path) -> None:
    assert refusal(write_output, f"{tmp_path}/{name}", b"x").code is Code.OUTPUT_UNWRITABLE
    assert list(tmp_path.iterdir()) == []


def test_output_is_tried_before_it_is_written(tmp_path: Path) -> None:
    check_output(str(tmp_path / "new"))
    check_output(os.devnull)
    assert list(tmp_path.iterdir()) == []
    for name in (str(tmp_path), str(tmp_path / "none" / "new"), "nul\0", str(tmp_path / ("n" * 256))):
        error = refusal(check_output, name)
        assert error.code is Code.OUTPUT_UNWRITABLE
        assert "draft" not in str(error)
