"""A hostile port: `python port.py SCRIPT`, where SCRIPT is JSON such as [["hello", ["blank"]], ["guilty", ["hang"]]].

A script names moments and the deeds that are done there, in order. Elsewhere the port answers hello properly and everything
else with zeros. This file imports the standard library only: it is a program of its own.
"""

import json
import os
import resource
import signal
import sys
import time
import zlib
from collections.abc import Callable, Mapping
from pathlib import Path

Request = dict[str, object]

IDENTITY = {
    "protocol": "faraway-wire-1",
    "name": "hostile",
    "version": "1",
    "language": "Python",
    "levels": [1, 2, 5],
    "readings": {},
}
ZEROS = {"total": 0, "regions": [0] * 8, "sanctuaries": []}
FOREVER = 3600


def write(text: str) -> None:
    """Write to standard output, whatever has become of it."""
    data = text.encode()
    while data:
        data = data[os.write(1, data) :]


def reply(request: Request, answer: object) -> str:
    """Return an answer line."""
    return json.dumps({"id": request.get("id"), "answer": answer}) + "\n"


def proper(request: Request) -> str:
    """Return the line of a port that behaves."""
    return reply(request, IDENTITY if request.get("request") == "hello" else ZEROS)


def named(request: Request, name: str) -> str:
    """Return an answer to hello, or to anything else, that has this name."""
    return reply(request, {**IDENTITY, "name": name})


def hang() -> None:
    """Do nothing for long."""
    time.sleep(FOREVER)


def spin() -> None:
    """Do nothing at full speed."""
    while True:
        pass


def flood(descriptor: int) -> None:
    """Write without a newline until somebody stops it."""
    while True:
        os.write(descriptor, b"x" * 65536)


def escape() -> None:
    """Leave a grandchild behind, in a session of its own, whose parent has ended."""
    if os.fork() == 0:
        os.setsid()
        if os.fork() == 0:
            hang()
        os._exit(0)
    os.wait()


def parent_of(pid: int) -> int:
    """Return the parent of a process."""
    return int(Path(f"/proc/{pid}/stat").read_text("ascii").rpartition(")")[2].split()[1])


def swarm() -> None:
    """Leave processes behind that start a successor in a session of its own and exit, on and on."""
    for _ in range(4):
        if os.fork() == 0:
            while os.fork() == 0:
                os.setsid()
            os._exit(0)
    hang()


def stop_guard() -> None:
    """Stop the process above the supervisor, and hang."""
    os.kill(parent_of(os.getppid()), signal.SIGSTOP)
    hang()


def multiply() -> None:
    """Start processes until somebody stops it."""
    while True:
        if os.fork() == 0:
            hang()
        time.sleep(0.001)


def waste() -> None:
    """Take memory until somebody stops it."""
    kept = []
    while True:
        kept.append(b"x" * (16 << 20))


def complain(request: Request) -> None:
    """Answer, with a word or two on standard error."""
    os.write(2, b"\x1b[2J<script>\n" * 99)
    write(proper(request))


def write_file() -> None:
    """Write a file that is too large."""
    signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
    with Path(f"/tmp/hostile.{os.getpid()}").open("xb") as stream:  # noqa: S108  a new file; its name is gone at once
        Path(stream.name).unlink()
        stream.write(b"x" * (resource.getrlimit(resource.RLIMIT_FSIZE)[0] + 1))


DEEDS: dict[str, Callable[[Request], object]] = {
    "answer": lambda request: write(proper(request)),
    "answer-twice": lambda request: write(proper(request) * 2),
    "answer-and-blank": lambda request: write(proper(request) + "\n"),
    "blank": lambda _request: write("\n"),
    "garbage": lambda _request: write("Segmentation fault (core dumped) \x1b[31m\0\n"),
    "bytes": lambda _request: os.write(1, bytes(range(128, 256)) + b"\n"),
    "wrong-id": lambda request: write(reply({"id": [request.get("id")] * 9999}, ZEROS)),
    "no-answer": lambda request: write(json.dumps({"id": request.get("id")}) + "\n"),
    "echo": lambda request: write(json.dumps(request) + "\n"),
    "deep": lambda request: write(
        f'{{"id": {json.dumps(request.get("id"))}, "answer": {"[" * 900}{"]" * 900}}}\n'
    ),
    "deeper": lambda request: write(
        f'{{"id": {json.dumps(request.get("id"))}, "answer": {"[" * 90000}{"]" * 90000}}}\n'
    ),
    "nan": lambda request: write(reply(request, {**ZEROS, "total": float("nan")})),
    "infinity": lambda request: write(reply(request, ZEROS).replace('"total": 0', '"total": 1e999')),
    "digits": lambda request: write(reply(request, ZEROS).replace('"total": 0', '"total": ' + "9" * 5000)),
    "surrogate": lambda request: write(reply(request, "\ud800")),
    "escapes": lambda request: write(named(request, "\x1b]0;hacked\x07\u202e")),
    "long-name": lambda request: write(named(request, "n" * 500_000)),
    "long-key": lambda request: write(reply(request, {"k" * 500_000: 1})),
    "wide": lambda request: write(
        f'{{"id": {json.dumps(request.get("id"))}, "answer": [{"{}," * 1_200_000}{{}}]}}\n'
    ),
    "long-line": lambda _request: flood(1),
    "stderr": lambda _request: flood(2),
    "complain": complain,
    "close-output": lambda _request: os.close(1),
    "close-input": lambda _request: os.close(0),
    "exit": lambda _request: os._exit(3),
    "exit-0": lambda _request: os._exit(0),
    "signal-9": lambda _request: os.kill(os.getpid(), 9),
    "signal-40": lambda _request: os.kill(os.getpid(), 40),
    "hang": lambda _request: hang(),
    "spin": lambda _request: spin(),
    "half-a-line": lambda request: write(proper(request)[:-9]),
    "escape": lambda _request: escape(),
    "multiply": lambda _request: multiply(),
    "waste": lambda _request: waste(),
    "write-file": lambda _request: write_file(),
    "swarm": lambda _request: swarm(),
    "kill-supervisor": lambda _request: os.kill(os.getppid(), signal.SIGKILL),
    "stop-supervisor": lambda _request: os.kill(os.getppid(), signal.SIGSTOP),
    "stop-guard": lambda _request: stop_guard(),
    "deaf": lambda _request: [signal.signal(number, signal.SIG_IGN) for number in (1, 2, 15)],
}


def is_guilty(request: Request) -> bool:
    """Return True for one in five requests, the same ones each time."""
    rest = json.dumps({key: value for key, value in request.items() if key != "id"}, sort_keys=True)
    return zlib.crc32(rest.encode()) % 5 == 0


def moment_of(request: Request, asked: int, script: Mapping[str, object]) -> str:
    """Return the moment of the script that a request is, if any."""
    if request.get("request") == "hello":
        return "hello" if "hello" in script else ""
    if "first" in script and asked == 1:
        return "first"
    if "guilty" in script and is_guilty(request):
        return "guilty"
    return "every" if "every" in script else ""


def main() -> None:
    """Serve, and do the deeds of the script at their moments."""
    script = dict(json.loads(sys.argv[1]))

    def do(moment: str, request: Request) -> None:
        for deed in script[moment]:
            DEEDS[deed](request)

    if "start" in script:
        do("start", {"id": 0, "request": "hello"})
    asked = 0
    for line in sys.stdin:
        try:
            request = json.loads(line)
        except ValueError:
            request = {}
        request = request if isinstance(request, dict) else {}
        is_hello = request.get("request") == "hello"
        asked += not is_hello
        moment = moment_of(request, asked, script)
        if moment:
            do(moment, request)
        else:
            write(proper(request))
        if is_hello and "after-hello" in script:
            do("after-hello", request)
    if "end" in script:
        do("end", {"id": 0})


if __name__ == "__main__":
    main()
