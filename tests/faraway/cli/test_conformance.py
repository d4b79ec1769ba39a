import json
import signal
import sys
from pathlib import Path

import jsonschema
import pytest

from faraway import __version__
from faraway.conformance.diagnosis import diagnose
from faraway.conformance.suite.vectors import shipped_version
from tests.faraway.cli_running import Run
from tests.faraway.conformance.examples import REFERENCE_PORT, ZEROS_PORT, hostile_port


def test_the_reference_conforms(run: Run) -> None:
    result = run("conformance", "run", "--core", "--jobs", "1", "--", *REFERENCE_PORT)
    assert result.exit_code == 0
    assert "badge: 18 of 868 asked (core) (amber)" in result.stdout


@pytest.mark.long
def test_a_misreading_fails_and_is_named_in_every_report(run: Run, tmp_path: Path) -> None:
    files = {kind: str(tmp_path / f"report.{kind}") for kind in ("output", "junit", "html", "badge")}
    options = [part for kind, name in files.items() for part in (f"--{kind}", name)]
    known = str(tmp_path / "known.txt")
    asked = ("conformance", "run", "--level", "3", "--only", "ranking", "--jobs", "1")
    wrong = (*REFERENCE_PORT, "--misread", "no-tie-break")
    result = run(*asked, *options, "--write-known-failures", known, "--", *wrong)
    assert result.exit_code == 1
    assert "This port behaves like no-tie-break (WIN-3, WIN-5)" in " ".join(result.stdout.split())
    for kind, name in files.items():
        assert ("no-tie-break" in Path(name).read_text()) is (kind in {"output", "html", "junit"})
    again = run(*asked, "--known-failures", known, "--no-diagnosis", "--", *wrong)
    assert again.exit_code == 0
    fixed = run(*asked, "--known-failures", known, "--", *REFERENCE_PORT)
    assert fixed.exit_code == 1
    assert "remove it from the list" in fixed.stdout
    printed = run(*asked, "--json", "--", *wrong)
    assert (printed.exit_code, printed.stderr.strip()) == (1, "")
    report, written = json.loads(printed.stdout), json.loads(Path(files["output"]).read_text())
    assert {**report, "run": 0} == {**written, "run": 0}


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_diagnosis_that_is_stopped_leaves_the_verdict(
    run: Run, monkeypatch: pytest.MonkeyPatch, form: tuple[str, ...]
) -> None:
    monkeypatch.setattr(diagnose, "diagnose", lambda *_: signal.raise_signal(signal.SIGINT))
    asked = ("conformance", "run", "--level", "3", "--only", "ranking", "--jobs", "1", *form)
    result = run(*asked, "--", *REFERENCE_PORT, "--misread", "no-tie-break")
    assert result.exit_code == 128 + signal.SIGINT
    assert "The diagnosis was stopped: what explains the failures was not found out." in result.stdout
    assert "fails at level 3" in result.stdout
    assert result.stdout.count("1 catalogue") == (not form)
    assert result.stderr.splitlines() == ["searching for the misreading", "Stopped."]


def test_the_levels_are_printed_before_the_diagnosis(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def ending(*_: object) -> None:
        raise SystemExit(9)

    monkeypatch.setattr(diagnose, "diagnose", ending)
    asked = ("conformance", "run", "--level", "3", "--only", "ranking", "--jobs", "1")
    result = run(*asked, "--", *REFERENCE_PORT, "--misread", "no-tie-break")
    assert result.exit_code == 9
    assert "3 rounds" in result.stdout


def test_a_port_that_cannot_be_asked_gets_no_verdict(run: Run) -> None:
    assert run("conformance", "run", "--level", "2", "--", "/nowhere/port").exit_code == 2
    assert run("conformance", "fuzz", "--", "/nowhere/port").exit_code == 2


def test_known_failures_that_nobody_knows_are_refused(run: Run, tmp_path: Path) -> None:
    known = tmp_path / "known.txt"
    known.write_text("stranger\n")
    result = run("conformance", "run", "--known-failures", str(known), "--", *REFERENCE_PORT)
    assert result.exit_code == 2
    assert "stranger" in result.stderr


@pytest.mark.long
def test_ones_own_vectors_can_be_asked(run: Run, tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_text("{}")
    assert run("conformance", "run", "--vectors", str(damaged), "--", *REFERENCE_PORT).exit_code == 2
    found = tmp_path / "found.json"
    result = run(
        "conformance",
        "fuzz",
        "--level",
        "2",
        "--count",
        "8",
        "--write-vectors",
        str(found),
        "--",
        *ZEROS_PORT,
    )
    assert result.exit_code == 1
    assert "explained by nothing known" in " ".join(result.stdout.split())
    schema = json.loads(Path("faraway/conformance/suite/schemas/vectors.json").read_text())
    jsonschema.validate(json.loads(found.read_text()), schema)
    own = ("conformance", "run", "--vectors", str(found), "--jobs", "1", "--")
    assert run(*own, *ZEROS_PORT).exit_code == 1
    assert run(*own, *REFERENCE_PORT).exit_code == 0


@pytest.mark.long
def test_fresh_cases_find_nothing_wrong_with_the_reference(run: Run) -> None:
    result = run("conformance", "fuzz", "--count", "60", "--time", "60", "--jobs", "1", "--", *REFERENCE_PORT)
    assert result.exit_code == 0
    assert "0 wrong" in result.stdout


@pytest.mark.long
def test_fuzzing_goes_on_from_its_checkpoint(run: Run, tmp_path: Path) -> None:
    asked = ("conformance", "fuzz", "--level", "2", "--count", "20", "--seed", "3", "--jobs", "1")
    checkpoint = tmp_path / "asked.jsonl"
    for _ in range(2):
        result = run(*asked, "--checkpoint", str(checkpoint), "--", *ZEROS_PORT)
        assert result.exit_code == 1
        assert "20 random cases" in result.stdout
        assert checkpoint.read_bytes().count(b"\n") == 3
    timed = run(*asked, "--time", "5", "--checkpoint", str(checkpoint), "--", *ZEROS_PORT)
    assert timed.exit_code == 2
    assert "stop with Ctrl-C" in timed.stderr


def test_fuzzing_on_a_cluster_needs_its_extra(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    result = run("conformance", "fuzz", "--level", "2", "--scheduler", "tcp://127.0.0.1:1", "--", *ZEROS_PORT)
    assert result.exit_code == 2
    assert "[cluster]" in result.stderr


@pytest.mark.long
def test_the_doctor_reports_every_check(run: Run) -> None:
    well = run("conformance", "doctor", "--", *ZEROS_PORT)
    assert well.exit_code == 0
    assert "failed" not in well.stdout
    ill = run("conformance", "doctor", "--answer-timeout", "0.5", "--", *hostile_port("mute", "every"))
    assert ill.exit_code == 1
    assert "Flush standard output" in " ".join(ill.stdout.split())


def test_vectors_are_listed_and_shown(run: Run) -> None:
    listed = run("conformance", "list", "--level", "3", "--only", "turn-order")
    assert listed.stdout.endswith(f"5 vectors of suite {shipped_version()}, 0 bench questions among them\n")
    bench = json.loads(run("conformance", "list", "--json", "--only", "bench").stdout)["vectors"]
    assert {vector["bench"] for vector in bench} == {True}
    assert len(bench) == 97
    assert len(json.loads(run("conformance", "list", "--json", "--only", "WIN-5").stdout)["vectors"]) == 2
    shown = run("conformance", "show", "worked-example-de").stdout
    assert "The worked example of the German rulebook" in shown
    assert "SCORE-1: Regions are scored one by one, from the last one played to the first." in shown
    assert json.loads(run("conformance", "show", "--json", "worked-example-de").stdout)["level"] == 2
    assert run("conformance", "show", "juggling").exit_code == 2


@pytest.mark.long
def test_the_suite_is_exported_whole(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "suite"
    assert run("conformance", "export", str(folder)).exit_code == 0
    names = {path.name for path in folder.iterdir()}
    assert names == {"vectors", "schemas", "suite.json", "cards.json", "protocol.md", "changes.md", "ci.yml"}
    games = json.loads((folder / "vectors" / "games.json").read_text())
    assert all("changes" not in step for step in games["vectors"][0]["expect"]["answer"]["steps"])
    assert f"pip install faraway-rules=={__version__}\n" in (folder / "ci.yml").read_text()
    (tmp_path / "file").write_text("")
    assert run("conformance", "export", str(tmp_path / "file" / "x")).exit_code == 2


@pytest.mark.parametrize("name", ["run", "doctor", "fuzz", "list", "show", "export", "suites"])
def test_every_command_shows_an_example_on_lines_of_its_own(run: Run, name: str) -> None:
    assert f"\n  Example:\n    faraway conformance {name} " in run("conformance", name, "--help").stdout


def test_the_page_is_printed(run: Run) -> None:
    assert run("conformance", "protocol").stdout.startswith("# The wire")


def test_a_port_serves_one_reading_where_told(run: Run) -> None:
    hello = b'{"id": 0, "request": "hello"}\n'
    answer = json.loads(run("port", "--reading", "ranking=first-only", given=hello).stdout)["answer"]
    assert answer["readings"]["ranking"] == ["first-only"]
    assert len(answer["readings"]["deal-order"]) == 3


@pytest.mark.parametrize(
    ("command", "reason"),
    [
        (("conformance", "run", "--only", "juggling", "--", *REFERENCE_PORT), "no vector matches"),
        (
            ("port", "--misread", "juggling"),
            "no misreading is called 'juggling'; there are card-does-not-count-itself, ",
        ),
        (("port", "--misread", "tie-break-by-som"), "did you mean tie-break-by-sum?"),
        (("conformance", "show", "worked-exampel-de"), "did you mean worked-example-de?"),
    ],
)
def test_names_that_nobody_knows_are_refused(run: Run, command: tuple[str, ...], reason: str) -> None:
    result = run(*command, given=b"")
    assert (result.exit_code, reason in result.stderr) == (2, True)
