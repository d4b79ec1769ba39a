"""A command that cannot be started is named with the reason."""

from pathlib import Path

import pytest

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.startable import why_not_startable


def test_the_file_is_named_with_what_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "text").write_text("")
    (tmp_path / "program").write_text("#!/bin/sh\n")
    (tmp_path / "program").chmod(0o755)
    said = {
        name: why_not_startable([name]) for name in ("./gone", "./folder", "./text", "program", "./program")
    }
    assert said.pop("./text").startswith("./text may not be executed: `chmod +x`")
    assert said == {
        "./gone": "./gone does not exist",
        "./folder": "./folder is a folder, not a program",
        "program": "program is on no folder of PATH; write ./program",
        "./program": "",
    }


def test_a_run_says_which_file_could_not_be_started(tmp_path: Path) -> None:
    for name, why in ((tmp_path / "gone", "does not exist"), (tmp_path, "is a folder, not a program")):
        with Exchange([str(name)]) as exchange:
            assert exchange.handshake() is None
            assert exchange.close().gave_up.endswith(f"({name} {why})")
