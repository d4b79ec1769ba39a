"""Why a command cannot be started, in words that name the file."""

import os
import shutil
from collections.abc import Sequence
from pathlib import Path

from faraway.conformance.exchange.faults import shortened


def why_not_startable(command: Sequence[str]) -> str:
    """Return what is wrong with the file that a command names; empty if it can be found and executed."""
    name, file = shortened(command[0]), Path(command[0])
    if shutil.which(command[0]) is not None:
        return ""
    if file.is_dir():
        return f"{name} is a folder, not a program"
    if not file.exists():
        return f"{name} does not exist"
    if not os.access(file, os.X_OK):
        return f"{name} may not be executed: `chmod +x` allows it, or name the program that runs it, such as `node`"
    return f"{name} is on no folder of PATH; write ./{name}"
