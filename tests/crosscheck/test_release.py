from pathlib import Path

import pytest
from click.testing import CliRunner

from crosscheck.release import command as release
from crosscheck.release.tour import tour_problems

GOOD = {"score": '{"total": 30}', "replay": "the game\n", "play": ""}


def test_a_tour_names_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "game.json").write_text("the game\n")
    assert tour_problems(tmp_path, GOOD) == []
    assert tour_problems(tmp_path, GOOD | {"score": '{"total": 31}'}) == [
        "score: the total of the example is not 30"
    ]
    assert tour_problems(tmp_path, GOOD | {"replay": "another\n"}) == [
        "replay does not print the transcript of play again"
    ]
    assert tour_problems(tmp_path, GOOD | {"cards": "", "rank": "exit 2"}) == [
        "rank ended with exit 2",
        "cards printed nothing",
    ]


@pytest.mark.long
def test_an_environment_that_is_larger_than_the_readme_says_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = release.LARGEST[()]
    monkeypatch.setattr(release, "find_python", lambda version, _: "python" if version == "3.12" else None)
    monkeypatch.setattr(release, "try_one", lambda *given: (most if given[2] else most + 1, []))
    found = list(release.try_everywhere([tmp_path / "x.whl"], tmp_path, strict=False))
    assert found == [f"Python 3.12, x.whl: {most + 1} MB, and the README says less than {most}"]


@pytest.mark.slow
def test_two_builds_have_the_same_bytes_and_good_metadata(tmp_path: Path) -> None:
    done = CliRunner().invoke(release.command, ["--only-build", "-o", str(tmp_path / "dist")])
    assert done.exit_code == 0, done.output
    assert "built twice, in two folders: the same bytes" in done.output
    assert {file.suffix for file in (tmp_path / "dist").iterdir()} == {".whl", ".gz"}
    hurried = CliRunner().invoke(release.command, ["--only-build", "--strict", "-o", str(tmp_path / "dist")])
    assert (hurried.exit_code, "FAILED  no project URL" in hurried.output) == (1, True)


@pytest.mark.slow
def test_a_build_that_depends_on_its_folder_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = release.copy_sources

    def changed(target: Path) -> Path:
        copy = honest(target)
        (copy / "faraway" / "stamp.txt").write_text(str(target))
        return copy

    monkeypatch.setattr(release, "copy_sources", changed)
    done = CliRunner().invoke(release.command, ["--only-build", "-o", str(tmp_path / "dist")])
    assert (done.exit_code, "has other bytes when it is built again" in done.output) == (1, True)
