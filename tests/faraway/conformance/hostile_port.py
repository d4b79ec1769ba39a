"""A port that misbehaves in one way at some requests: `python hostile_port.py FAULT [every]`.

It answers the handshake properly and `score` with zeros. The tableau that begins with Region 13 triggers the fault; with
`every`, all tableaux do.
"""

import json
import os
import sys
import time
from collections.abc import Callable

TRIGGER = 13
HELLO = {
    "protocol": "faraway-wire-1",
    "name": "hostile",
    "version": "1",
    "language": "Python",
    "levels": [2, 5],
    "readings": {},
}


def correct(request: dict[str, object]) -> str:
    if request["request"] == "hello":
        return json.dumps({"id": request["id"], "answer": HELLO})
    answer = {"total": 0, "regions": [0] * 8, "sanctuaries": []}
    return json.dumps({"id": request["id"], "answer": answer})


def write(text: str, end: str = "\n") -> None:
    print(text, end=end, flush=True)


def sleep_forever() -> None:
    time.sleep(3600)


def raise_error() -> None:
    raise RuntimeError("the hostile port raises")


def answer_late(request: dict[str, object]) -> None:
    time.sleep(1.0)
    write(correct(request))


def write_half(request: dict[str, object]) -> None:
    write(correct(request)[:-9], end="")
    sleep_forever()


def flood() -> None:
    while True:
        write("x" * 65536, end="")


def answer_twice(request: dict[str, object]) -> None:
    write(correct(request))
    write(correct(request))


def close_output() -> None:
    os.close(1)
    sleep_forever()


def write_to_stderr(request: dict[str, object]) -> None:
    print("a warning nobody asked for \x1b[31m<b>", file=sys.stderr, flush=True)
    write(correct(request))


FAULTS: dict[str, Callable[[dict[str, object]], None]] = {
    "hang": lambda _request: sleep_forever(),
    "crash": lambda _request: os._exit(3),
    "killed": lambda _request: os.kill(os.getpid(), 9),
    "exception": lambda _request: raise_error(),
    "slow": answer_late,
    "garbage": lambda _request: write("Segmentation fault (not really) <script>alert(1)</script>"),
    "truncate": lambda request: write(correct(request)[:-9]),
    "half-a-line": write_half,
    "wrong-id": lambda request: write(correct(request | {"id": 424242})),
    "text-id": lambda request: write(correct(request | {"id": str(request["id"])})),
    "no-id": lambda _request: write(json.dumps({"answer": {}})),
    "both": lambda request: write(
        json.dumps({"id": request["id"], "answer": {}, "error": {"code": "not-json"}})
    ),
    "flood": lambda _request: flood(),
    "twice": answer_twice,
    "echo": lambda request: write(json.dumps(request)),
    "close": lambda _request: close_output(),
    "blank": lambda _request: write(""),
    "stderr": write_to_stderr,
    "mute": lambda _request: None,
}


def main() -> None:
    fault, every = sys.argv[1], "every" in sys.argv[2:]
    for line in sys.stdin:
        request = json.loads(line)
        if request["request"] != "hello" and (every or request["regions"][0] == TRIGGER):
            FAULTS[fault](request)
        else:
            print(correct(request), flush=True)


if __name__ == "__main__":
    main()
