"""The programs in examples/ run, and print what they promise."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


def printed(name: str, *arguments: str) -> list[str]:
    command = [sys.executable, str(EXAMPLES / name), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT).stdout.splitlines()


def test_every_example_is_tried_here_and_listed() -> None:
    names = {path.name for path in EXAMPLES.glob("*.py")}
    readme, here = (EXAMPLES / "README.md").read_text("utf-8"), Path(__file__).read_text("utf-8")
    assert names
    assert [name for name in names if f"`{name}`" not in readme or f'"{name}"' not in here] == []


def test_the_score_pad_ranks_and_explains() -> None:
    lines = printed("score_pad.py")
    assert lines[:2] == ["1. Ben: 49", "2. Tina: 30"]
    assert lines[-1] == "   The total is 49."


def test_a_policy_of_ones_own_plays() -> None:
    (line,) = printed("own_policy.py", "2")
    assert line.startswith("climber ")
    assert line.endswith(" over 2 games")


@pytest.mark.long
def test_the_property_test_passes() -> None:
    ran = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLES / "property_test.py")]
    assert "1 passed" in subprocess.run(ran, capture_output=True, text=True, check=True, cwd=ROOT).stdout


@pytest.mark.long
def test_the_port_conforms_at_its_levels() -> None:
    ran = [
        sys.executable,
        "-m",
        "faraway",
        "conformance",
        "run",
        "--",
        sys.executable,
        str(EXAMPLES / "port.py"),
    ]
    asked = subprocess.run(ran, capture_output=True, text=True, check=False, cwd=ROOT)
    assert asked.returncode == 0, asked.stdout


@pytest.mark.long
@pytest.mark.filterwarnings("default")
def test_the_study_prints_a_mean_for_every_number() -> None:
    assert [line.split(":")[0] for line in printed("batch_study.py", "300")] == [
        f"{number} Sanctuaries" for number in range(8)
    ]
