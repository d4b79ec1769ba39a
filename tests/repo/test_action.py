"""The GitHub Action and the GitLab template: their steps are run here as scripts, on a right port and on a wrong one."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from faraway.conformance.suite.vectors import shipped_version

ROOT = Path(__file__).resolve().parents[2]
RIGHT = f"{sys.executable} -m faraway port"
WRONG = f"{RIGHT} --misread prerequisite-ignored"


def steps_of(path: Path) -> dict[str, str]:
    """Return the scripts of the steps by their names."""
    import yaml  # type: ignore[import-untyped]  # noqa: PLC0415  only the slow group has it

    steps = yaml.safe_load(path.read_text(encoding="utf-8"))["runs"]["steps"]
    return {step["name"]: step["run"] for step in steps if "run" in step}


def run_step(script: str, folder: Path, **variables: str) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "RUNNER_TEMP": str(folder),
        "GITHUB_STEP_SUMMARY": str(folder / "step.md"),
        "GITHUB_OUTPUT": str(folder / "output"),
        **variables,
    }
    command = ["/bin/bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", script]
    return subprocess.run(command, capture_output=True, text=True, check=False, cwd=ROOT, env=environment)


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Run the step that installs, from a copy of what is committed."""
    folder, copy = tmp_path_factory.mktemp("runner"), tmp_path_factory.mktemp("action") / "copy"
    tracked = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True, cwd=ROOT).stdout  # noqa: S607  git of the path
    for name in tracked.splitlines():
        if name.startswith(("faraway/", "requirements/", "pyproject", "README", "LICENSE", "CHANGELOG")):
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, copy / name)
    script = steps_of(ROOT / "action.yml")["Install the suite"]
    done = run_step(script, folder, PYTHON=sys.executable, ACTION=str(copy))
    assert done.returncode == 0, done.stderr
    return folder


@pytest.mark.slow
@pytest.mark.parametrize(
    ("port", "suite", "claims", "status", "said"),
    [
        (RIGHT, "1.1", "1 2 3 4 5", 0, "of suite 1.1.0"),
        (WRONG, "", "", 1, "fails"),
        (f"{sys.executable} examples/port.py", "", "1 2 3", 1, "The port does not claim level 3."),
        (f"cd examples && LEVELS=2 {sys.executable} port.py", "1.1", "1 2", 0, "conforms at levels 1, 2"),
        (RIGHT, "0.1", "", 2, "no suite has the version '0.1'; this package holds 1.1.0"),
    ],
)
def test_the_steps_of_the_action_judge_a_port(  # noqa: PLR0913  a parameter for each input
    installed: Path, tmp_path: Path, *, port: str, suite: str, claims: str, status: int, said: str
) -> None:
    reports = tmp_path / "reports"
    for name in ("step.md", "output"):
        (installed / name).unlink(missing_ok=True)
    inputs = {"PORT": port, "SUITE": suite, "CLAIMS": claims, "KNOWN": "", "REPORTS": str(reports)}
    done = run_step(steps_of(ROOT / "action.yml")["Ask the port"], installed, **inputs)
    assert (done.returncode, said in done.stdout + done.stderr) == (status, True), done.stdout + done.stderr
    if status < 2:
        assert {path.name for path in reports.iterdir()} == {
            "report.json", "junit.xml", "report.html", "badge.svg", "summary.md",
        }  # fmt: skip
        summary = (installed / "step.md").read_text("utf-8")
        assert summary.startswith("### ")
        assert said in summary
        assert (installed / "output").read_text("utf-8").startswith("verdict=")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("port", "suite", "status"), [(RIGHT, "1.1", 0), (f"LEVELS=2 {RIGHT}", "1.1", 0), (WRONG, "", 1)]
)
def test_the_script_of_the_gitlab_template_judges_a_port(
    installed: Path, tmp_path: Path, *, port: str, suite: str, status: int
) -> None:
    import yaml  # noqa: PLC0415  only the slow group has it

    job = yaml.safe_load((ROOT / "ci-templates" / "gitlab.yml").read_text("utf-8"))[".faraway-rules"]
    judging = job["script"][-1].replace("/tmp/faraway-rules", str(installed / "faraway-rules"))  # noqa: S108  in the image
    (tmp_path / "conformance").mkdir()
    script = f"cd {tmp_path} && {judging}"
    variables = {**job["variables"], "PORT": port, "SUITE": suite, "PYTHONPATH": str(ROOT)}
    assert run_step(script, installed, **variables).returncode == status
    badge = (tmp_path / "conformance" / "badge.svg").read_text("utf-8")
    assert f"Faraway rules {suite or shipped_version()}" in badge
