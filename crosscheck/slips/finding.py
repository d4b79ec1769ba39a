"""What finds a planted slip: theorems and tests, run until the first red one, which must be green without the slip."""

import json
import os
import subprocess
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import attrs

from crosscheck.processes import run_program
from crosscheck.slips.planting import Copy, Planting
from proofs.verdict import Verdict

# Tests of the documents, which any change of any text may turn red: no evidence.
NO_EVIDENCE = (
    "--ignore=tests/repo",
    "--ignore=tests/trace_lock",
    "--deselect=tests/crosscheck/test_slips.py",
)
ALL_PROOFS, ALL_TESTS, ALL_GAMES = "prove", "test", "prove-game"
NOT_FOUND = "nothing"
LIMIT = 3600.0


@attrs.frozen
class Red:
    """A theorem or a test that is red, and what it says."""

    name: str
    words: str


@attrs.frozen
class Finding:
    """What found one planted slip, how, and after how many seconds from planting."""

    slip: str
    planted: str
    fingerprint: str
    found: bool
    command: str
    by: str
    words: str
    seconds: float


def run(root: Path, command: list[str]) -> subprocess.CompletedProcess[str]:
    """Run a command of Python in a copy of the repository; all copies share the compiled modules of third parties."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(root),
        "PYTHONDONTWRITEBYTECODE": "",
        "PYTHONPYCACHEPREFIX": str(root.parent / "pycache"),
    }
    return run_program([sys.executable, "-m", *command], folder=root, environment=environment, timeout=LIMIT)


def failed_claims(root: Path, names: list[str]) -> list[Red] | None:
    """Prove some claims, or all; return the rows that do not stand, or None after a crash, which names no row."""
    if not names:
        names = run(root, ["crosscheck", "prove", "--list"]).stdout.split("\n")
    return failed_rows(root, ["prove", *filter(None, names)])


def failed_game_claims(root: Path, scopes: list[str]) -> list[Red] | None:
    """Look at the theorems about the game; return the rows that do not stand.

    A scope is a number of players (`2`), one round (`2/8`), the first shapes of a round (`6/8/20`), a claim beside the walk by
    its name, or a theorem and where it is to fail (`no_deadlock@2/2`). Without a scope everything is gone through.
    """
    failed: list[Red] = []
    for scope in scopes or [""]:
        red = failed_rows(root, ["prove-game", *arguments_of(scope)])
        if red is None:
            return None
        failed += red
        if failed:
            break
    return failed


def arguments_of(scope: str) -> list[str]:
    """Return the arguments of `prove-game` for a scope."""
    name, _, place = scope.rpartition("@") if "@" in scope or scope[:1].isdigit() else (scope, "", "")
    options = ("--players", "--round", "--shapes")
    numbers = zip(options, filter(None, place.split("/")), strict=False)
    return [*filter(None, [name]), *(f"{option}={number}" for option, number in numbers)]


def failed_rows(root: Path, command: list[str]) -> list[Red] | None:
    """Run a command that prints rows; return those that do not stand, or None after a crash, which names no row."""
    done = run(root, ["crosscheck", *command, "--json"])
    try:
        rows = json.loads(done.stdout)
    except ValueError:
        return None
    good = {Verdict.REFUTED.value, Verdict.WITNESSED.value}
    red = [row for row in rows if row["verdict"] != row["kind"] or row["twin_verdict"] not in good]
    return [Red(row["name"], words_of(row)) for row in red]


def words_of(row: dict[str, str]) -> str:
    """Return what a row says that does not stand."""
    case = row["counterexample"] or row["message"]
    return f"{row['verdict']}, twin {row['twin_verdict']}" + (f": {case}" if case else "")


def failed_tests(root: Path, paths: list[str]) -> list[Red] | None:
    """Run some tests, or all that are not slow, up to the first that fails; return it, or None if pytest did not run."""
    chosen = paths or ["-n", "2", *NO_EVIDENCE]
    done = run(root, ["pytest", "-q", "-x", "-p", "no:cacheprovider", *chosen])
    if done.returncode == 0:
        return []
    for line in done.stdout.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            name, _, words = line.split(" ", maxsplit=1)[1].partition(" - ")
            return [Red(name, words)]
    return None


def reds(root: Path, finder: str) -> list[Red] | None:
    """Run a finder: `prove NAME...`, `prove-game PLAYERS...` or `test PATH...`.

    Return what is red, or None if it came to no verdict.
    """
    kind, *chosen = finder.split()
    run_finder = {ALL_PROOFS: failed_claims, ALL_GAMES: failed_game_claims, ALL_TESTS: failed_tests}[kind]
    return run_finder(root, chosen)


class Controls:
    """What is red without any slip is no evidence: each finder is run once in a copy without one."""

    def __init__(self, copy: Copy) -> None:
        """Repeat findings in this copy, in which nothing is ever planted."""
        self._root = copy.root
        self._red: dict[str, list[Red] | None] = {}
        self._locks: defaultdict[str, threading.Lock] = defaultdict(threading.Lock)

    def is_green(self, finder: str, red: Red) -> bool:
        """Return True if what is red with a slip is green without: the same claims, or the one test that failed."""
        is_test = finder.split(maxsplit=1)[0] == ALL_TESTS
        again = red.name if is_test else finder
        # One run for each finder; other finders do not wait for it.
        with self._locks[again]:
            if again not in self._red:
                # A test is named as it is: the name of a case may have spaces.
                self._red[again] = failed_tests(self._root, [again]) if is_test else reds(self._root, again)
            known = self._red[again]
        return known is not None and red.name not in {each.name for each in known}


def finders(planting: Planting) -> Iterator[str]:
    """Yield what to run: the hints first, then every theorem, every test, and every theorem about the game."""
    yield from planting.hints
    yield ALL_PROOFS
    yield ALL_TESTS
    yield ALL_GAMES


def find(copy: Copy, planting: Planting, controls: Controls, *, only_hints: bool = False) -> Finding:
    """Plant a slip and run finders up to the first row or test that is red because of it."""
    begun = time.perf_counter()
    with copy.planted(planting.patches):
        for finder in planting.hints if only_hints else finders(planting):
            found = reds(copy.root, finder) or []
            seconds = round(time.perf_counter() - begun, 1)
            for red in found:
                if controls.is_green(finder, red):
                    return finding_of(planting, seconds, finder, red)
    return finding_of(planting, round(time.perf_counter() - begun, 1))


def finding_of(planting: Planting, seconds: float, finder: str = "", red: Red | None = None) -> Finding:
    """Return what came of one planting: the red row of a finder, or that nothing found it."""
    return Finding(
        slip=planting.slip,
        planted=planting.planted,
        fingerprint=planting.fingerprint,
        found=red is not None,
        command=finder,
        by=NOT_FOUND if red is None else red.name,
        words="" if red is None else red.words[:160],
        seconds=seconds,
    )
