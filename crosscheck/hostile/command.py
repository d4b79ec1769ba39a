"""`python -m crosscheck hostile`: run hostile ports and check that the runner ends, reports and leaves nothing behind."""

import json
import os
import sys
import time
import uuid
from collections import Counter
from itertools import islice
from pathlib import Path

import click
from attrs import frozen

from crosscheck.hostile.grammar import Script, scripts
from faraway.conformance.diagnosis.diagnose import diagnosed
from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.limits import MEGABYTE, Limits
from faraway.conformance.reports.badge import dump_badge
from faraway.conformance.reports.files import dump_json, dump_junit
from faraway.conformance.reports.page import dump_page
from faraway.conformance.reports.summary import dump_summary
from faraway.conformance.runner.offline import Recording
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.vectors import Suite, shipped_suite

PORT = Path(__file__).with_name("port.py")
CORPUS = Path(__file__).with_name("corpus.json")
MARK = "FARAWAY_HOSTILE_PORT"
LIMITS = Limits(
    seconds=0.5,
    exit_seconds=0.3,
    run_seconds=15,
    stderr_bytes=MEGABYTE,
    memory_bytes=200 * MEGABYTE,
    processes=8,
    file_bytes=MEGABYTE,
    cpu_seconds=10,
    faults_in_a_row=4,
    faults=8,
)
SLACK = 60.0
"""Seconds that a busy machine may take beyond the limit of the run."""
DIAGNOSED = 8
"""One port in so many is diagnosed."""
MOST_MEMORY = 500 * MEGABYTE


@frozen(kw_only=True)
class Trial:
    """What came of one hostile port: how the run ended, and what is wrong with the runner."""

    script: Script
    ended: str
    seconds: float
    wrong: tuple[str, ...]


def small_suite() -> Suite:
    """Return a few vectors of levels 1, 2 and 5."""
    suite = shipped_suite()
    chosen = [
        vector
        for level, count in ((1, 2), (2, 16), (5, 4))
        for vector in islice((each for each in suite.vectors if each.level == level), count)
    ]
    return Suite(version=suite.version, vectors=tuple(chosen), core=frozenset())


def try_port(script: Script, *, has_diagnosis: bool) -> Trial:
    """Run one hostile port; the diagnosis takes longer than all the rest."""
    mark = uuid.uuid4().hex
    os.environ[MARK] = mark
    started = time.monotonic()
    work = Run(
        command=(sys.executable, "-I", str(PORT), json.dumps(script)),
        suite=small_suite(),
        facts=sanctuary_facts(),
        limits=LIMITS,
        jobs=2,
    )
    wrong: list[str] = []
    try:
        with Exchange(work.command, jobs=work.jobs, limits=work.limits) as exchange:
            recording = Recording(exchange)
            report = run(work, open_exchange=lambda _command, **_options: recording)
        ended = "cut short" if report.ending.is_cut_short else "given up" if report.ending.gave_up else "done"
        seconds = time.monotonic() - started
        json.loads(dump_json(diagnosed(report) if has_diagnosis else report), parse_constant=_refuse)
        for dump in (dump_junit, dump_page, dump_badge, dump_summary):
            dump(report).encode("utf-8", "backslashreplace")
        recording.dump(work.suite.version, work.selection.to_json())
    except Exception as error:  # noqa: BLE001  whatever it is, a port has caused it
        wrong.append(f"{type(error).__name__}: {error}")
        ended, seconds = "raised", time.monotonic() - started
    if seconds > LIMITS.run_seconds + SLACK:
        wrong.append(f"it took {seconds:.0f} s")
    if left := processes_with(mark):
        wrong.append(f"{len(left)} processes are left")
    if memory() > MOST_MEMORY:
        wrong.append(f"the runner took {memory() >> 20} MB")
    return Trial(script=script, ended=ended, seconds=seconds, wrong=tuple(wrong))


def _refuse(constant: str) -> object:
    raise ValueError(f"{constant} in the report")


def memory() -> int:
    """Return the most memory that this program has ever taken.

    `getrusage` would count that of the process which started it, too: a child begins with its parent's peak.
    """
    status = Path("/proc/self/status").read_text(encoding="ascii")
    return int(status.partition("VmHWM:")[2].split()[0]) << 10


def processes_with(mark: str) -> list[int]:
    """Return the other processes that have this mark in their environment."""
    found = []
    for entry in Path("/proc").glob("[0-9]*"):
        try:
            environment = (entry / "environ").read_bytes()
        except OSError:
            continue
        if mark.encode() in environment and int(entry.name) != os.getpid():
            found.append(int(entry.name))
    return found


def corpus() -> list[Script]:
    """Load the scripts that are tried every time: those that found something, and one of each kind."""
    loaded: list[Script] = json.loads(CORPUS.read_text("utf-8"))
    return loaded


@click.command(name="hostile")
@click.option("--seed", type=int, default=0, show_default=True, help="The same seed makes the same ports.")
@click.option(
    "--count", type=click.IntRange(0), default=40, show_default=True, help="How many ports to make."
)
@click.option(
    "--time", "seconds", type=click.FloatRange(0), help="Make no more ports after this many seconds."
)
@click.option("-v", "--verbose", "is_verbose", is_flag=True, help="Print every port.")
def command(*, seed: int, count: int, seconds: float | None, is_verbose: bool) -> None:
    """Run the hostile ports of the corpus and generated ones; fail if the runner raises, hangs, grows or leaves a process."""
    started = time.monotonic()
    trials: list[Trial] = []
    for script in (*corpus(), *islice(scripts(seed), count)):
        if seconds is not None and time.monotonic() - started > seconds:
            break
        trial = try_port(script, has_diagnosis=len(trials) % DIAGNOSED == 0)
        trials.append(trial)
        if is_verbose:
            click.echo(f"{json.dumps(script)}: {trial.ended}, {trial.seconds:.1f} s, {memory() >> 20} MB")
        for wrong in trial.wrong:
            click.echo(f"{json.dumps(script)}: {wrong}", err=True)
    endings = Counter(trial.ended for trial in trials)
    click.echo(
        f"{len(trials)} hostile ports (seed {seed}): "
        + ", ".join(f"{number} {ending}" for ending, number in sorted(endings.items()))
        + f"; the longest run took {max(trial.seconds for trial in trials):.1f} s, the runner at most {memory() >> 20} MB"
    )
    sys.exit(1 if any(trial.wrong for trial in trials) else 0)
