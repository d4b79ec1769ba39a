"""Batch scoring beside the ports: the same tableaux, each port in its own process, only scoring timed."""

from __future__ import annotations

import resource
import time
from array import array
from collections.abc import Iterator
from functools import cache

from attrs import frozen

from crosscheck.bench import Work, benchmark
from crosscheck.ports.ports import PORTS, Port, command_for, missing_tool
from crosscheck.processes import run_program
from faraway.fast.batch import BatchScores, score_batch
from faraway.io.strict import parse_trusted
from faraway.scoring.tableau import ascents

TABLEAUX, SEED = 100_000, 2023
BATCH = "batch, 1 thread"


@frozen(kw_only=True)
class Rows:
    """Tableaux as batch scoring takes them, and how many Sanctuaries each has."""

    regions: array[int]
    sanctuaries: array[int]
    counts: list[int]


def draws(seed: int) -> Iterator[int]:
    """Return the numbers from which every port makes its tableaux; the head of javascript/bench.mjs says how."""
    x = seed % 2147483647 or 1
    while True:
        x = x * 48271 % 2147483647
        yield x


@cache
def rows() -> Rows:
    """Make the tableaux that every port makes of the same seed."""
    numbers = draws(SEED)
    regions, sanctuaries = list(range(1, 69)), list(range(45))

    def first(row: list[int], count: int) -> list[int]:
        for place in range(count):
            other = place + next(numbers) % (len(row) - place)
            row[place], row[other] = row[other], row[place]
        return row[:count]

    made = Rows(regions=array("b"), sanctuaries=array("b"), counts=[])
    for _ in range(TABLEAUX):
        played = first(regions, 8)
        made.regions.extend(played)
        found = first(sanctuaries, min(next(numbers) % 8, ascents(played)))
        made.sanctuaries.extend([*found, *[-1] * (7 - len(found))])
        made.counts.append(len(found))
    return made


def checksum(scores: BatchScores) -> int:
    """Add up all fame as the ports do."""
    answer = 0
    for row, count in enumerate(rows().counts):
        fame = [scores.regions[row, place] for place in range(8)]
        fame += [scores.sanctuaries[row, place] for place in range(count)]
        for number in fame:
            answer = (31 * answer + number) % 4294967296
    return answer


@cache
def expected_checksum() -> int:
    """Return the checksum that every port must reach."""
    return checksum(score_batch(rows().regions, rows().sanctuaries))


@benchmark(BATCH, "tableaux", against="naive scorer", reach=150)
def batch() -> Work:
    score_batch(rows().regions, rows().sanctuaries)  # compiles

    def work() -> int:
        score_batch(rows().regions, rows().sanctuaries)
        return TABLEAUX

    return work


def processor_time_of_children() -> float:
    """Return how long processes that have ended had a processor."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class PortClock:
    """A clock that goes by what a port says its scoring took, and does not go while it starts.

    Ports go by the clock on the wall. On a busy machine that is more than they work: their time counts by the share of it
    in which their process had a processor.
    """

    def __init__(self, port: Port) -> None:
        self._port = port
        self._now = 0.0

    def now(self) -> float:
        """Return the processor time spent so far."""
        return self._now

    def prepare(self) -> Work:
        """Build the port; the work is one run of its benchmark mode."""
        command = [*command_for(self._port), "--bench", str(TABLEAUX), str(SEED)]

        def work() -> int:
            wall, processor = time.perf_counter(), processor_time_of_children()
            done = run_program(command, has_to_succeed=True, timeout=900)
            share = (processor_time_of_children() - processor) / (time.perf_counter() - wall)
            reported = parse_trusted(done.stdout.encode(), dict[str, float])
            if reported["checksum"] != expected_checksum():
                raise RuntimeError(f"the {self._port.name} port scores otherwise")
            self._now += reported["seconds"] * min(1, share)
            return TABLEAUX

        return work


for _port in PORTS:
    if _port.has_bench and missing_tool(_port) is None:
        _clock = PortClock(_port)
        benchmark(
            f"{_port.name} port",
            "tableaux",
            against=BATCH,
            most=2 if _port.name == "c" else 1,
            clock=_clock.now,
            rounds=3,
        )(_clock.prepare)
