"""The command line of the bare checkout: python -m spec score|replay|explain FILE (- for standard input)."""

import json
import os
import sys
from collections.abc import Callable
from contextlib import nullcontext, suppress
from pathlib import Path

from spec.documents import LONGEST_INPUT, expect_mapping, load_json, load_tableau
from spec.errors import BadInputError, Problem, RefusedError
from spec.game import legal, replay, result, state
from spec.scoring import explain, score

READER_GONE = 141
USAGE = """usage: python -m spec COMMAND FILE

  score FILE    the fame of each card of a tableau, and the total, as JSON
  explain FILE  the same in sentences, one for each card in the order of scoring
  replay FILE   play a transcript through and print where it ends, as JSON

FILE - is standard input. A tableau is {"regions": [in the order of play], "sanctuaries": [names]}:
eight Regions, or only the last ones played."""


def say_score(document: object) -> str:
    """Score a tableau."""
    return json.dumps(score(*load_tableau(document)), indent=2)


def say_explanation(document: object) -> str:
    """Explain a tableau's score."""
    return "\n".join(explain(*load_tableau(document)))


def say_replay(document: object) -> str:
    """Play a transcript through, and show the final state, the legal actions there, and the result."""
    game = replay(expect_mapping(document, "the transcript"))
    return json.dumps({"state": state(game), "legal": legal(game), "result": result(game)}, indent=2)


COMMANDS: dict[str, Callable[[object], str]] = {
    "score": say_score,
    "explain": say_explanation,
    "replay": say_replay,
}


def read_input(name: str) -> bytes:
    """Read a file, or standard input, but no more than the longest accepted input."""
    if name == "-" and sys.stdin is None:
        raise BadInputError([Problem("file-unreadable", "standard input is closed")])
    try:
        with nullcontext(sys.stdin.buffer) if name == "-" else Path(name).open("rb") as stream:
            return stream.read(LONGEST_INPUT + 1)
    except FileNotFoundError as error:
        raise BadInputError([Problem("file-not-found", f"there is no file {name}")]) from error
    except OSError as error:
        raise BadInputError([Problem("file-unreadable", f"cannot read {name}: {error.strerror}")]) from error


def main(arguments: list[str]) -> int:
    """Run one command; return 0, or 2 when the arguments or the input are bad."""
    if arguments in (["-h"], ["--help"]):
        print(USAGE)
        return 0
    if len(arguments) != 2 or arguments[0] not in COMMANDS:
        print(USAGE, file=sys.stderr)
        return 2
    command, name = arguments
    try:
        print(COMMANDS[command](load_json(read_input(name))))
    except RefusedError as refusal:
        for problem in refusal.problems:
            print(f"{problem.code}: {problem.message}", file=sys.stderr)
        return 2
    return 0


def run() -> int:
    """Run one command; return 2 also when what it prints is lost, and 141 when its reader has closed the pipe."""
    try:
        status = main(sys.argv[1:])
        os.fstat(1)  # an error if standard output was closed
        sys.stdout.flush()
    except OSError as error:
        if not isinstance(error, BrokenPipeError):
            with suppress(OSError):
                os.write(2, f"output-unwritable: {error.strerror}\n".encode())
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # nothing more is written at exit
        return READER_GONE if isinstance(error, BrokenPipeError) else 2
    return status
