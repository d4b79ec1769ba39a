"""Long work in numbered pieces that can be repeated: here or on a cluster, with the same result.

    campaign = Campaign(plan={"work": "squares", "up_to": 1000}, pieces=1000, work=square)
    results = run_campaign(campaign, in_processes(2), checkpoint="squares.jsonl")

The result of a piece depends on its number only. So a piece can be done anywhere, at any time and, if a worker is lost,
again. Results are gathered by number, and each is counted once. A checkpoint is a file of JSON lines: first the plan, then
one line for each piece, written when the piece is done and never changed. A campaign that was stopped resumes where its
checkpoint ends; a last line that was cut short is ignored, and its piece is done again.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from itertools import chain, repeat
from multiprocessing import get_context
from pathlib import Path
from typing import TypeAlias

from attrs import frozen

from faraway.errors import Code, FarawayError, refusal
from faraway.io import dumps_line
from faraway.io.strict import Json, parse_json

Work: TypeAlias = Callable[[int], Json]
Done: TypeAlias = tuple[int, Json]
Runner: TypeAlias = Callable[[Work, Sequence[int]], Iterator[Done]]
"""Does pieces in any order and yields each with its number; a piece may be yielded twice."""

LOSSES_ALLOWED = 3
LARGEST_PIECE = 1 << 26


@frozen(kw_only=True)
class Campaign:
    """Work in pieces. The plan identifies the work; work that leaves the process must be picklable."""

    plan: Mapping[str, Json]
    pieces: int
    work: Work


def run_campaign(
    campaign: Campaign,
    runner: Runner,
    *,
    checkpoint: str | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> list[Json]:
    """Do every piece that the checkpoint does not have; return all results in the order of their numbers.

    `on_progress` receives the number of pieces that are done: first those of the checkpoint, then after each piece.
    """
    with _open_checkpoint(campaign, checkpoint) as (results, keep):
        on_progress(len(results))
        missing = [piece for piece in range(campaign.pieces) if piece not in results]
        for piece, result in runner(campaign.work, missing) if missing else ():
            if piece not in results:
                keep(piece, result)
                results[piece] = result
                on_progress(len(results))
    return [results[piece] for piece in range(campaign.pieces)]


def in_this_process(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
    """Do one piece after the other."""
    return ((piece, work(piece)) for piece in pieces)


def in_processes(jobs: int) -> Runner:
    """Do so many pieces at a time, each in a process of its own; one job needs no other process."""
    return in_this_process if jobs == 1 else on_executors(partial(_process_pool, jobs), 2 * jobs)


@contextmanager
def _process_pool(jobs: int) -> Iterator[Executor]:
    # Ctrl-C reaches the workers too: let them end at once, and report it here only.
    at_once = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)
    pool = ProcessPoolExecutor(jobs, mp_context=get_context("spawn"), initializer=at_once)
    try:
        yield pool
    finally:
        pool.shutdown(cancel_futures=True)


def on_executors(open_executor: Callable[[], AbstractContextManager[Executor]], ahead: int) -> Runner:
    """Do pieces on an executor, with so many submitted ahead; when one breaks, go on with a new one."""
    return partial(_run_on_executors, open_executor, ahead)


def _run_on_executors(
    open_executor: Callable[[], AbstractContextManager[Executor]],
    ahead: int,
    work: Work,
    pieces: Sequence[int],
) -> Iterator[Done]:
    missing = dict.fromkeys(pieces)
    losses = 0
    while missing:
        before = len(missing)
        try:
            with open_executor() as executor:
                for piece, result in _run_on_executor(executor, ahead, work, list(missing)):
                    del missing[piece]
                    yield piece, result
        except BrokenExecutor as error:
            losses = losses + 1 if len(missing) == before else 1
            if losses > LOSSES_ALLOWED:
                message = f"workers were lost {losses} times in a row, last at piece {next(iter(missing))}"
                raise refusal(Code.PIECE_LOST, message) from error


def _run_on_executor(executor: Executor, ahead: int, work: Work, pieces: Sequence[int]) -> Iterator[Done]:
    waiting = deque(pieces)
    running: dict[Future[Json], int] = {}
    while waiting or running:
        while waiting and len(running) < ahead:
            piece = waiting.popleft()
            running[executor.submit(work, piece)] = piece
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=running.__getitem__):
            yield running.pop(future), future.result()


Keep: TypeAlias = Callable[[int, Json], None]


def _open_checkpoint(
    campaign: Campaign, name: str | None
) -> AbstractContextManager[tuple[dict[int, Json], Keep]]:
    return nullcontext(({}, lambda _piece, _result: None)) if name is None else _checkpoint(campaign, name)


@contextmanager
def _checkpoint(campaign: Campaign, name: str) -> Iterator[tuple[dict[int, Json], Keep]]:
    """Read the results so far; then write each further result to the disk before it is counted."""
    path = Path(name)
    head: dict[str, Json] = {"plan": dict(campaign.plan), "pieces": campaign.pieces}
    try:
        stream = path.open("a+b")
    except (OSError, ValueError) as error:
        raise refusal(Code.OUTPUT_UNWRITABLE, f"{name} cannot be written: {error}") from error
    with stream:

        def write(document: dict[str, Json]) -> None:
            stream.write(dumps_line(document).encode() + b"\n")
            stream.flush()
            os.fsync(stream.fileno())

        stream.seek(0)
        results, whole = _read_checkpoint(stream, name, head)
        stream.truncate(whole)
        if not whole:
            write(head)
        yield results, lambda piece, result: write({"piece": piece, "result": result})


def _read_checkpoint(lines: Iterable[bytes], name: str, head: dict[str, Json]) -> tuple[dict[int, Json], int]:
    """Return the results in a checkpoint, and its length up to the last complete line."""
    results: dict[int, Json] = {}
    whole = 0
    expected = chain([head], repeat(None))
    for number, (line, first) in enumerate(zip(lines, expected, strict=False), 1):
        if not line.endswith(b"\n"):
            break
        document = _parse_line(line, f"line {number} of {name}")
        if first is not None and document != first:
            raise refusal(Code.WRONG_CHECKPOINT, f"{name} is the checkpoint of another campaign")
        if first is None:
            piece = document.get("piece")
            if type(piece) is not int or "result" not in document:
                raise refusal(Code.WRONG_CHECKPOINT, f"line {number} of {name} has no piece with its result")
            results.setdefault(piece, document["result"])
        whole += len(line)
    return results, whole


def _parse_line(line: bytes, where: str) -> dict[str, Json]:
    try:
        parsed = parse_json(line, largest=LARGEST_PIECE)
    except FarawayError as error:
        raise refusal(Code.WRONG_CHECKPOINT, f"{where}: {error}") from error
    if parsed.problems or not isinstance(parsed.value, dict):
        raise refusal(Code.WRONG_CHECKPOINT, f"{where} is not a JSON object")
    return parsed.value
