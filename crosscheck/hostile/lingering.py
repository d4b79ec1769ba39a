"""A port that leaves a grandchild in a session of its own: `python lingering.py FILE [hang]`.

At its second request it starts the grandchild; with `hang` the first port to come so far then writes its number to FILE and
answers no more. The others answer everything with zeros. This file imports the standard library only: it is a program of its own.
"""

import json
import os
import sys
import time
from pathlib import Path

HELLO = {
    "protocol": "faraway-wire-1",
    "name": "lingering",
    "version": "1",
    "language": "Python",
    "levels": [2],
    "readings": {},
}
ZEROS = {"total": 0, "regions": [0] * 8, "sanctuaries": []}


def escape() -> None:
    """Leave a grandchild behind, in a session of its own, whose parent has ended."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            time.sleep(3600)
        os._exit(0)
    os.wait()


def is_first(taken: Path, reached: Path) -> bool:
    """Create the first file; return False if it was there, or if it has become the second."""
    try:
        taken.touch(exist_ok=False)
    except FileExistsError:
        return False
    return not reached.exists()


def main() -> None:
    """Serve."""
    reached = Path(sys.argv[1])
    for number, line in enumerate(sys.stdin):
        request = json.loads(line)
        if number == 1:
            escape()
            taken = reached.with_suffix(".taken")
            if "hang" in sys.argv[2:] and is_first(taken, reached):
                taken.write_text(f"{os.getpid()}")
                taken.rename(reached)
                time.sleep(3600)
        answer = HELLO if request["request"] == "hello" else ZEROS
        print(json.dumps({"id": request["id"], "answer": answer}), flush=True)


if __name__ == "__main__":
    main()
