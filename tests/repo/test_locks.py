"""Every group of dependencies has a lock with exact versions and hashes, and all locks agree."""

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS: dict[str, list[str | dict[str, str]]] = PROJECT["dependency-groups"]
PINNED = re.compile(r"[a-z0-9-]+==[^ ]+( ; [^\\]+)?( --hash=sha256:[0-9a-f]{64})+")
MARKER = re.compile(r" ; .*?(?= --hash)")


def locked(group: str) -> list[str]:
    text = (ROOT / "requirements" / f"{group}.lock").read_text(encoding="utf-8")
    return re.sub(r" \\\n +", " ", text).splitlines()


def wanted(group: str) -> list[str]:
    names = list(PROJECT["project"]["dependencies"]) if group != "uv" else []
    for each in GROUPS[group]:
        names += [each] if isinstance(each, str) else wanted(each["include-group"])
    return [re.split(r"[=>;\[]", name)[0] for name in names]


@pytest.mark.parametrize("group", GROUPS)
def test_lock_pins_every_requirement_by_version_and_hash(group: str) -> None:
    lines = locked(group)
    assert [line for line in lines if not PINNED.fullmatch(line)] == []
    assert set(wanted(group)) <= {line.partition("==")[0] for line in lines}


@pytest.mark.parametrize("group", [group for group in GROUPS if group != "uv"])
def test_lock_agrees_with_the_lock_of_everything(group: str) -> None:
    assert {MARKER.sub("", line) for line in locked(group)} <= {
        MARKER.sub("", line) for line in locked("dev")
    }
