"""A Dask cluster on this machine: a scheduler and workers, each a process that a test may kill."""

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from attrs import define, field

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 600.0


@define
class LocalCluster:
    """The address of the scheduler, and the workers."""

    address: str
    scheduler_file: Path
    scheduler: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]] = field(factory=list)

    def add_worker(self) -> subprocess.Popen[bytes]:
        """Start one more worker, which takes a piece at a time."""
        worker = start(
            "dask_worker", "--scheduler-file", str(self.scheduler_file), "--nthreads", "1", "--no-nanny"
        )
        self.workers.append(worker)
        return worker


def start(module: str, *arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.{module}", "--dashboard-address", ":0", *arguments],
        cwd=ROOT,
        env={name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


def run_module(module: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a command of the project to its end, whatever that is."""
    return subprocess.run(
        [sys.executable, "-m", module, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=5 * PATIENCE,
    )


def pieces_in(checkpoint: Path) -> int:
    """Count the pieces that are done: all lines but the first two."""
    return checkpoint.read_bytes().count(b"\n") - 2 if checkpoint.exists() else 0


def run_losing_a_worker(
    folder: Path, module: str, *arguments: str, port: Sequence[str] = ()
) -> subprocess.CompletedProcess[str]:
    """Run a command on a cluster of two workers, one of which is killed when three pieces are done."""
    return run_losing(folder, lambda cluster: cluster.workers[0].kill(), module, *arguments, port=port)


def run_losing(
    folder: Path,
    kill: Callable[[LocalCluster], None],
    module: str,
    *arguments: str,
    port: Sequence[str] = (),
) -> subprocess.CompletedProcess[str]:
    """Run a command on a cluster of two workers, and kill something when three pieces are done."""
    checkpoint = folder / "checkpoint.jsonl"
    with local_cluster(folder, workers=2) as cluster:
        where = ["--scheduler", cluster.address, "--checkpoint", str(checkpoint)]
        command = [sys.executable, "-m", module, *arguments, *where, *port]
        with subprocess.Popen(
            command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        ) as running:
            deadline = time.monotonic() + 5 * PATIENCE
            while pieces_in(checkpoint) < 3 and running.poll() is None and time.monotonic() < deadline:
                time.sleep(0.02)
            assert running.poll() is None, "something must be killed in the middle"
            kill(cluster)
            output, errors = running.communicate(timeout=10 * PATIENCE)
    return subprocess.CompletedProcess(command, running.returncode, output, errors)


@contextmanager
def local_cluster(folder: Path, workers: int) -> Iterator[LocalCluster]:
    """Run a cluster as long as it is needed."""
    file = folder / "scheduler.json"
    scheduler = start("dask_scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
    processes = [scheduler]
    try:
        cluster = LocalCluster(read_address(file), file, scheduler)
        try:
            for _ in range(workers):
                cluster.add_worker()
            yield cluster
        finally:
            processes += cluster.workers
    finally:
        for process in reversed(processes):
            process.kill()
            process.wait()


def read_address(file: Path) -> str:
    """Wait for the scheduler to say where it listens."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        try:
            return str(json.loads(file.read_text(encoding="utf-8"))["address"])
        except (FileNotFoundError, json.JSONDecodeError):
            time.sleep(0.05)
    raise AssertionError("the scheduler does not start")
