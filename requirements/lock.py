"""Write requirements/*.lock from pyproject.toml: exact versions and hashes, the same version in every group.

`make lock` calls it; `--upgrade` takes the newest versions instead of those in the locks.
"""

import subprocess
import sys
from pathlib import Path

from install import ROOT, UV, uv_environment

HERE = Path(__file__).resolve().parent
EVERYTHING = "dev"
GROUPS = ("run", "verify", "test", "slow")
OPTIONS = (
    "--universal",
    "--python-version=3.11",
    "--generate-hashes",
    "--no-annotate",
    "--no-header",
    "--quiet",
)


def lock(group: str, *options: str) -> None:
    """Resolve one group; uv keeps the versions of the lock that is there."""
    target = f"requirements/{group}.lock"
    source = ("--group=pyproject.toml:uv",) if group == "uv" else ("pyproject.toml", f"--group={group}")
    subprocess.run(
        [UV, "pip", "compile", *source, *OPTIONS, *options, "-o", target],
        cwd=ROOT,
        env=uv_environment(),
        check=True,
    )


def main(*options: str) -> None:
    """Resolve the group of everything first; the others take its versions."""
    lock("uv", *options)
    lock(EVERYTHING, *options)
    for group in GROUPS:
        lock(group, *options, "-c", f"requirements/{EVERYTHING}.lock")


if __name__ == "__main__":
    main(*sys.argv[1:])
