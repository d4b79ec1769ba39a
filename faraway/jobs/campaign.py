"""Long work in numbered pieces that can be repeated: here or on a cluster, with the same result.

    campaign = Campaign(plan={"work": "squares", "up_to": 1000}, pieces=1000, work=square)
    results = run_campaign(campaign, in_processes(2), checkpoint="squares.jsonl")

The result of a piece depends on its number only. So a piece can be done anywhere, at any time and, if a worker is lost,
again. Results are gathered by number, and each is counted once. Each is written to the checkpoint before it is counted, and
a campaign that was stopped resumes where its checkpoint ends.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from functools import partial
from multiprocessing import Pipe, get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import TypeAlias

from attrs import frozen

from faraway.errors import Code, refusal
from faraway.io.strict import Json
from faraway.jobs.checkpoint import hash_code, open_checkpoint

Work: TypeAlias = Callable[[int], Json]
Done: TypeAlias = tuple[int, Json]
Runner: TypeAlias = Callable[[Work, Sequence[int]], Iterator[Done]]
"""Does pieces in any order and yields each with its number; a piece may be yielded twice."""

LOSSES_ALLOWED = 3


@frozen(kw_only=True)
class Campaign:
    """Work in pieces. The plan identifies the work; work that leaves the process must be picklable.

    A checkpoint is good only for the code that made it: every file of these packages.
    """

    plan: Mapping[str, Json]
    pieces: int
    work: Work
    packages: tuple[str, ...] = ("faraway",)


def run_campaign(
    campaign: Campaign,
    runner: Runner,
    *,
    checkpoint: str | None = None,
    on_progress: Callable[[int], None] = lambda _: None,
) -> list[Json]:
    """Do every piece that is not in the checkpoint; return all results in the order of their numbers.

    `on_progress` receives the number of pieces that are done: first those of the checkpoint, then after each piece.
    """
    head: dict[str, Json] = {"plan": dict(campaign.plan), "pieces": campaign.pieces}
    with (
        nullcontext()
        if checkpoint is None
        else open_checkpoint(checkpoint, head | {"code": hash_code(*campaign.packages)})
    ) as kept:
        results = {} if kept is None else kept.results
        on_progress(len(results))
        missing = [piece for piece in range(campaign.pieces) if piece not in results]
        for piece, result in runner(campaign.work, missing) if missing else ():
            if piece not in results:
                if kept is not None:
                    kept.keep(piece, result)
                results[piece] = result
                on_progress(len(results))
    return [results[piece] for piece in range(campaign.pieces)]


def in_this_process(work: Work, pieces: Sequence[int]) -> Iterator[Done]:
    """Do one piece after the other."""
    return ((piece, work(piece)) for piece in pieces)


def in_processes(jobs: int) -> Runner:
    """Do a number of pieces at a time, each in its own process; a single job needs no other process."""
    return in_this_process if jobs == 1 else on_executors(partial(_process_pool, jobs), 2 * jobs)


@contextmanager
def _process_pool(jobs: int) -> Iterator[Executor]:
    """Start worker processes that end when this process does, or stops waiting for them."""
    workers_end, our_end = Pipe(duplex=False)
    pool = ProcessPoolExecutor(
        jobs, mp_context=get_context("spawn"), initializer=end_with, initargs=(workers_end,)
    )
    with workers_end, our_end:
        try:
            yield pool
        except BaseException:
            our_end.close()  # the workers end in the middle of their pieces
            raise
        finally:
            pool.shutdown(cancel_futures=True)


def end_with(connection: "Connection[object, object]") -> None:
    """Make this worker end as soon as the other end of a connection is closed, and ignore Ctrl-C until then."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def wait_for_the_end() -> None:
        with suppress(EOFError, OSError):
            connection.recv()
        os._exit(1)

    Thread(target=wait_for_the_end, daemon=True).start()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Make processes that are started here ignore Ctrl-C, which would end their imports with a traceback."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def on_executors(open_executor: Callable[[], AbstractContextManager[Executor]], ahead: int) -> Runner:
    """Do pieces on an executor, with a number of them submitted ahead; when it breaks, continue with a new one."""
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
            with _interrupts_held():
                running[executor.submit(work, piece)] = piece
        done, _ = wait(running, return_when=FIRST_COMPLETED)
        for future in sorted(done, key=running.__getitem__):
            yield running.pop(future), future.result()
