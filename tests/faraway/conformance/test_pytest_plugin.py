"""The conformance suite under pytest: one test a vector, known failures, selection, and nothing heavy at the start."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from faraway.conformance.suite.vectors import shipped_suite, shipped_version
from faraway.conformance.suites import frozen_versions
from tests.samples import sample_of

ROOT = Path(__file__).resolve().parents[3]
PORT = f"{sys.executable} -m faraway port"


def run_pytest(
    folder: Path, port: str, *options: str, known: str = "", suite: str | None = None
) -> subprocess.CompletedProcess[str]:
    (folder / "known.txt").write_text(known)
    listed = ", known_failures='known.txt'" if known else ""
    (folder / "test_rules.py").write_text(
        "from faraway.conformance.pytest_plugin import faraway_port\n"
        f"test_rules = faraway_port({port!r}, suite={suite!r}{listed})\n"
    )
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *options, "test_rules.py"]
    environment = {
        "PYTHONPATH": str(ROOT),
        "PATH": "/usr/bin:/bin",
        **{k: v for k, v in os.environ.items() if k.startswith(("COV", "PYTHONPYCACHE"))},
    }
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=folder, env=environment)


@pytest.mark.long
def test_the_plugin_is_loaded_without_the_suite_or_hypothesis() -> None:
    names = ("hypothesis", "faraway.conformance.suite.vectors", "faraway.cards.catalogue")
    script = (
        f"import sys, faraway.conformance.pytest_plugin; print([n for n in {names!r} if n in sys.modules])"
    )
    found = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert found.stdout == "[]\n"


@pytest.mark.long
def test_every_vector_is_a_test(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, PORT, "--collect-only")
    assert f"{len(shipped_suite().vectors)} tests collected" in ran.stdout


@pytest.mark.long
@pytest.mark.parametrize(
    ("expression", "ids"),
    sample_of(
        [
            ("level-1", {vector.id for vector in shipped_suite().vectors if vector.level == 1}),
            (
                "scoring-by-hand",
                {vector.id for vector in shipped_suite().vectors if vector.topic == "scoring-by-hand"},
            ),
            ("WIN-3", {vector.id for vector in shipped_suite().vectors if "WIN-3" in vector.clauses}),
            ("SCORE-1:", {vector.id for vector in shipped_suite().vectors if "SCORE-1" in vector.clauses}),
            ("variant-advanced+round-middle", {"game-advanced"}),
        ]
    ),
)
def test_vectors_are_selected_by_level_topic_clause_and_situation(
    tmp_path: Path, expression: str, ids: set[str]
) -> None:
    ran = run_pytest(tmp_path, PORT, "--collect-only", "-k", expression)
    found = {
        line.partition("[")[2].removesuffix("]").removesuffix("-port")
        for line in ran.stdout.splitlines()
        if "::" in line
    }
    assert found == ids


@pytest.mark.long
def test_a_right_port_passes_under_xdist(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, PORT, "-k", "level-1 or scoring-by-hand", "-n", "2")
    assert ran.returncode == 0, ran.stdout
    assert " passed" in ran.stdout


@pytest.mark.long
def test_a_wrong_port_fails_with_the_reason_and_known_failures_are_strict(tmp_path: Path) -> None:
    wrong = f"{PORT} --misread tie-break-by-sum"
    ran = run_pytest(tmp_path, wrong, "-k", "rounds-ranking")
    assert ran.returncode == 1
    assert "faraway conformance show rank-" in ran.stdout
    assert "WIN-3" in ran.stdout
    failed = sorted(set(re.findall(r"faraway conformance show (\S+)", ran.stdout)))
    assert failed
    known = "".join(f"{vector}\n" for vector in failed)
    assert run_pytest(tmp_path, wrong, "-k", "rounds-ranking", known=known).returncode == 0
    mended = run_pytest(tmp_path, PORT, "-k", "rounds-ranking", known=known)
    assert mended.returncode == 1
    assert "XPASS(strict)" in mended.stdout


@pytest.mark.long
def test_what_is_not_asked_is_skipped_and_an_unknown_name_is_refused(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, f"{sys.executable} {ROOT / 'examples' / 'port.py'}", "-k", "level-3", "-rs")
    assert "does not offer level 3" in ran.stdout
    assert ran.returncode == 0
    assert (
        f"not in suite {shipped_version()}: nonsense" in run_pytest(tmp_path, PORT, known="nonsense\n").stdout
    )


@pytest.mark.long
def test_a_version_of_the_suite_is_chosen_or_refused(tmp_path: Path) -> None:
    first = frozen_versions()[0]
    ran = run_pytest(tmp_path, PORT, "-k", "scoring-by-hand", suite=first)
    assert (ran.returncode, " passed" in ran.stdout) == (0, True)
    assert (
        "no suite has the version '0.8'; this package holds "
        in run_pytest(tmp_path, PORT, suite="0.8").stdout
    )


@pytest.mark.long
def test_a_port_that_cannot_be_started_fails_with_its_fault(tmp_path: Path) -> None:
    ran = run_pytest(tmp_path, f"{sys.executable} -c pass", "-k", "cards-3")
    assert ran.returncode == 1
    assert "cards-3 was not asked: " in ran.stdout
