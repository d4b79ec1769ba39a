import io
import os
import sys
from pathlib import Path

import pytest

from faraway.errors import FarawayError
from faraway.io import open_input, read_input, write_output
from faraway.io.files import read_some


def code_of(caught: pytest.ExceptionInfo[FarawayError]) -> str:
    code: str = caught.value.code.value
    return code


def test_file_is_read_up_to_the_limit(tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_bytes(b"12345")
    assert read_input(str(path), largest=5) == b"12345"
    with pytest.raises(FarawayError) as caught:
        read_input(str(path), largest=4)
    assert code_of(caught) == "too-large"


def test_standard_input_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"abc")))
    assert read_input("-") == b"abc"


def test_closed_standard_input_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    with pytest.raises(FarawayError) as caught:
        read_input("-")
    assert code_of(caught) == "file-unreadable"


@pytest.mark.parametrize(
    ("name", "code"), [("missing", "file-not-found"), ("", "file-unreadable"), ("a\0b", "file-unreadable")]
)
def test_file_that_cannot_be_read_is_refused(name: str, code: str, tmp_path: Path) -> None:
    with pytest.raises(FarawayError) as caught:
        read_input(str(tmp_path / name))
    assert code_of(caught) == code


def test_failure_while_reading_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Failing(io.BytesIO):
        def read(self, _: int | None = -1, /) -> bytes:  # type: ignore[explicit-override]  # typing.override is 3.12
            raise OSError("the disk is gone")

        read1 = read

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(Failing()))
    with pytest.raises(FarawayError, match="the disk is gone") as caught:
        read_input("-")
    assert code_of(caught) == "file-unreadable"
    with pytest.raises(FarawayError, match="the disk is gone") as caught, open_input("-") as stream:
        read_some(stream)
    assert code_of(caught) == "file-unreadable"


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


def test_failed_output_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "out.json"
    path.write_bytes(b"old")

    def no_space(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", no_space)
    with pytest.raises(FarawayError, match="no space left") as caught:
        write_output(str(path), b"new")
    assert code_of(caught) == "output-unwritable"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", [".", "missing/out.json", "a\0b"])
def test_output_that_cannot_be_written_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(FarawayError) as caught:
        write_output(f"{tmp_path}/{name}", b"x")
    assert code_of(caught) == "output-unwritable"
    assert list(tmp_path.iterdir()) == []
