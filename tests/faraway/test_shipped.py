import pkgutil
from pathlib import Path

import pytest

import faraway
from faraway.shipped import read_shipped

DATA = Path(faraway.__file__).parent / "data"


def test_a_file_is_read_as_it_is() -> None:
    path = ("messages", "de", "cards.ftl")
    assert read_shipped(*path) == DATA.joinpath(*path).read_bytes()


def test_a_missing_file_is_an_error() -> None:
    with pytest.raises(FileNotFoundError):
        read_shipped("nonsense.json")


def test_a_package_that_is_not_in_files_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pkgutil, "get_data", lambda _package, _name: None)
    with pytest.raises(OSError, match=r"faraway/data/cards\.txt cannot be read"):
        read_shipped("cards.txt")
