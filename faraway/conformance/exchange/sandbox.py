"""A sandbox for ports where the system offers one: bubblewrap takes the network and writing away from a command."""

import shutil
from collections.abc import Sequence

from faraway.errors import Code, refusal

WRAPPER = "bwrap"
OPTIONS = (
    *("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"),
    *("--unshare-all", "--cap-drop", "ALL", "--die-with-parent"),
)
"""Every file is there to read, none to write; no network; no other process to see; nothing outlives the wrapper."""


def sandboxed(command: Sequence[str]) -> tuple[str, ...]:
    """Return the command that runs this one in a sandbox; raise FarawayError where there is none."""
    wrapper = shutil.which(WRAPPER)
    if wrapper is None:
        raise refusal(
            Code.MISSING_EXTRA,
            "--sandbox needs bubblewrap (bwrap), which is not installed here; without --sandbox the port runs with your rights",
        )
    return (wrapper, *OPTIONS, "--", *command)
