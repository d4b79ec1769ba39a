"""Work that never ends, in workers that say who they are: `python -m tests.faraway.jobs.hanging PIPE`."""

import os
import sys
import time
from functools import partial

from faraway.io import Json
from faraway.jobs.campaign import Campaign, in_processes, run_campaign


def hang(pipe: str, piece: int) -> Json:
    """Write the id of this process to a named pipe, and sleep."""
    with open(pipe, "w", encoding="ascii") as stream:  # noqa: PTH123  a named pipe
        stream.write(f"{os.getpid()}\n")
    time.sleep(3600)
    return piece


if __name__ == "__main__":
    run_campaign(Campaign(plan={}, pieces=2, work=partial(hang, sys.argv[1])), in_processes(2))
