"""Frozen suites never change: neither their archives, nor what a port is asked, nor what is right."""

from pathlib import Path

import pytest
from attrs import evolve
from click.testing import CliRunner

from crosscheck import freezing
from crosscheck.freezing import archive_of, differences, packed, read_index, suite_files, unpacked
from faraway.conformance.suite.vectors import shipped_version
from faraway.conformance.suites import frozen_versions


def test_every_archive_is_on_record_and_every_record_has_its_archive() -> None:
    assert sorted(read_index()) == sorted(frozen_versions())


@pytest.mark.long
@pytest.mark.parametrize("version", frozen_versions())
def test_a_frozen_suite_asks_and_wants_what_it_always_did(version: str) -> None:
    """Byte for byte, the derived games of three ports included; the current suite, once frozen, is not edited either."""
    assert differences(version, read_index()[version], archive_of(version)) == []


@pytest.mark.long
def test_other_files_and_other_questions_are_seen() -> None:
    version = frozen_versions()[0]
    record, archive = read_index()[version], archive_of(version)
    files = unpacked(archive)
    edited = {
        **files,
        "vectors/rounds-finding.json": files["vectors/rounds-finding.json"].replace(b"1", b"2", 1),
    }
    assert "the archive was changed" in differences(version, record, packed(edited))[0]
    first, *others = record.asked
    (found,) = differences(
        version, evolve(record, asked=(evolve(first, digest="another"), *others[:1])), archive
    )
    assert "asks or wants something else of a port that claims" in found


@pytest.mark.long
def test_the_current_suite_is_frozen_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(freezing, "FROZEN", tmp_path / "frozen")
    monkeypatch.setattr(freezing, "CLAIMS", freezing.CLAIMS[-1:])
    done = CliRunner().invoke(freezing.command, [])
    assert (done.exit_code, f"frozen: suite {shipped_version()}" in done.output) == (0, True)
    assert unpacked(archive_of(shipped_version())) == suite_files()
    again = CliRunner().invoke(freezing.command, [])
    assert (again.exit_code, again.output) == (0, "1 frozen suite, 0 differences\n")
    files = {name: data for name, data in suite_files().items() if "finding" not in name}
    monkeypatch.setattr(freezing, "suite_files", lambda: files)
    late = CliRunner().invoke(freezing.command, ["--check"])
    assert late.exit_code == 1
    assert "raise the version of the suite" in late.output
