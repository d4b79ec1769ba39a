"""Ports that misbehave, each in one way, at one kind of request: `python villain.py WAY [every]`.

All of them shake hands properly and answer `score` with zeros; the tableau that begins with Region 13 sets them off
(with `every`: all tableaux do).
"""

import json
import os
import sys
import time
from collections.abc import Callable

TRIGGER = 13
HELLO = {
    "protocol": "faraway-wire-1",
    "name": "villain",
    "version": "1",
    "language": "Python",
    "levels": [2, 5],
    "readings": {},
}


def honest(request: dict[str, object]) -> str:
    if request["request"] == "hello":
        return json.dumps({"id": request["id"], "answer": HELLO})
    answer = {"total": 0, "regions": [0] * 8, "sanctuaries": []}
    return json.dumps({"id": request["id"], "answer": answer})


def say(text: str, end: str = "\n") -> None:
    print(text, end=end, flush=True)


def sleep_for_ever() -> None:
    time.sleep(3600)


def fall_over() -> None:
    raise RuntimeError("the villain has fallen over")


def answer_late(request: dict[str, object]) -> None:
    time.sleep(1.0)
    say(honest(request))


def say_half(request: dict[str, object]) -> None:
    say(honest(request)[:-9], end="")
    sleep_for_ever()


def flood() -> None:
    while True:
        say("x" * 65536, end="")


def answer_twice(request: dict[str, object]) -> None:
    say(honest(request))
    say(honest(request))


def close_output() -> None:
    os.close(1)
    sleep_for_ever()


def be_noisy(request: dict[str, object]) -> None:
    print("a warning nobody asked for \x1b[31m<b>", file=sys.stderr, flush=True)
    say(honest(request))


WAYS: dict[str, Callable[[dict[str, object]], None]] = {
    "hang": lambda _request: sleep_for_ever(),
    "crash": lambda _request: os._exit(3),
    "killed": lambda _request: os.kill(os.getpid(), 9),
    "exception": lambda _request: fall_over(),
    "slow": answer_late,
    "garbage": lambda _request: say("Segmentation fault (not really) <script>alert(1)</script>"),
    "truncate": lambda request: say(honest(request)[:-9]),
    "half-a-line": say_half,
    "wrong-id": lambda request: say(honest(request | {"id": 424242})),
    "text-id": lambda request: say(honest(request | {"id": str(request["id"])})),
    "no-id": lambda _request: say(json.dumps({"answer": {}})),
    "both": lambda request: say(
        json.dumps({"id": request["id"], "answer": {}, "error": {"code": "not-json"}})
    ),
    "flood": lambda _request: flood(),
    "twice": answer_twice,
    "echo": lambda request: say(json.dumps(request)),
    "close": lambda _request: close_output(),
    "blank": lambda _request: say(""),
    "noise": be_noisy,
    "mute": lambda _request: None,
}


def main() -> None:
    way, every = sys.argv[1], "every" in sys.argv[2:]
    for line in sys.stdin:
        request = json.loads(line)
        if request["request"] != "hello" and (every or request["regions"][0] == TRIGGER):
            WAYS[way](request)
        else:
            print(honest(request), flush=True)


if __name__ == "__main__":
    main()
