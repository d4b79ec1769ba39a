"""Workflows run other people's code: each action is pinned by the hash of a commit, with its version beside it."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = [
    *sorted((ROOT / ".github" / "workflows").glob("*.yml")),
    ROOT / "faraway" / "conformance" / "ci.yml",
    ROOT / "action.yml",
]
PINNED = re.compile(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.name)
def test_every_action_is_pinned(workflow: Path) -> None:
    used = re.findall(r"(?m)^\s*(?:- )?uses:\s*(.+)$", workflow.read_text(encoding="utf-8"))
    used = [action for action in used if action != "./"]  # the action of this repository, at this commit
    assert used
    assert [action for action in used if not PINNED.fullmatch(action)] == []
