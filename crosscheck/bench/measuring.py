"""Measuring: all benchmarks by turns, round after round, and of each the best round."""

import os
import pkgutil
import platform
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path

from attrs import frozen

from crosscheck import bench
from crosscheck.bench import REGISTRY, Benchmark, Work
from faraway.io import Json


@frozen(kw_only=True)
class Figure:
    """What was measured: seconds an item in the best round, and how many times as fast as the one compared with."""

    benchmark: Benchmark
    seconds: float
    ratio: float | None

    @property
    def is_reached(self) -> bool | None:
        """Return True if the aim was reached; None where there is none."""
        if self.benchmark.reach is not None and self.ratio is not None:
            return self.ratio >= self.benchmark.reach
        if self.benchmark.most is not None and self.ratio is not None:
            return self.ratio <= self.benchmark.most
        if self.benchmark.within is not None:
            return self.seconds <= self.benchmark.within
        return None


def load_benchmarks() -> None:
    """Import every module named `bench_*` beside this one."""
    for module in pkgutil.iter_modules(bench.__path__):
        if module.name.startswith("bench_"):
            import_module(f"crosscheck.bench.{module.name}")


def measure(names: Sequence[str], *, rounds: int, seconds: float) -> Iterator[Figure]:
    """Measure benchmarks by turns, so that a busy machine slows all of them equally."""
    works = {name: REGISTRY[name].prepare() for name in names}
    best = dict.fromkeys(names, float("inf"))
    for round_ in range(rounds):
        for name, work in works.items():
            if round_ >= (REGISTRY[name].rounds or rounds):
                continue
            best[name] = min(best[name], _seconds_an_item(work, REGISTRY[name], seconds))
    for name in names:
        against = REGISTRY[name].against
        ratio = best[against] / best[name] if against in best else None
        yield Figure(benchmark=REGISTRY[name], seconds=best[name], ratio=ratio)


def _seconds_an_item(work: Work, measured: Benchmark, seconds: float) -> float:
    items, start = 0, measured.clock()
    while (spent := measured.clock() - start) < seconds or not items:
        items += work()
    return spent / items


def name_machine() -> str:
    """Return what the figures were measured on."""
    processor = platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [
            line for line in cpuinfo.read_text(encoding="utf-8").splitlines() if line.startswith("model name")
        ]
        processor = models[0].partition(":")[2].strip() if models else processor
    implementation = f"{platform.python_implementation()} {platform.python_version()}"
    return f"{processor}, {os.cpu_count()} processors, {platform.system()}, {implementation}"


def dump_figures(figures: Sequence[Figure], machine: str) -> dict[str, Json]:
    """Return the figures as JSON."""
    return {
        "machine": machine,
        "figures": [
            {
                "name": figure.benchmark.name,
                "items": figure.benchmark.items,
                "seconds_an_item": figure.seconds,
                "items_a_second": 1 / figure.seconds,
                "against": figure.benchmark.against,
                "ratio": figure.ratio,
                "reach": figure.benchmark.reach,
                "most": figure.benchmark.most,
                "within": figure.benchmark.within,
                "is_reached": figure.is_reached,
            }
            for figure in figures
        ],
    }
