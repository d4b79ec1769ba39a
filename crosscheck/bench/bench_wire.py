"""The wire: how many scoring vectors a second go to a port and come back judged."""

import time
from random import Random

from crosscheck.bench import Work, benchmark
from crosscheck.ports.ports import PORTS, command_for, missing_tool
from faraway.conformance.fuzz.cases import case_of, fresh_tableau
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.runner.run import Run, run
from faraway.conformance.suite.vectors import Suite

VECTORS = 40_000
JAVASCRIPT = next(port for port in PORTS if port.name == "javascript")

if missing_tool(JAVASCRIPT) is None:

    @benchmark("wire, JavaScript port, 2 jobs", "scoring vectors", within=1 / 20_000, clock=time.perf_counter)
    def wire() -> Work:
        """Judge forty thousand fresh tableaux; making them is not part of the work, starting the port is."""
        chance = Random(1)
        vectors = tuple(case_of(f"v-{number}", fresh_tableau(chance), {}) for number in range(VECTORS))
        suite = Suite(version="0.0.0", vectors=vectors, core=frozenset())
        work = Run(command=command_for(JAVASCRIPT), suite=suite, facts=sanctuary_facts(), jobs=2)

        def ask() -> int:
            report = run(work)
            if not report.is_good:
                raise RuntimeError(report.verdict)
            return VECTORS

        return ask
