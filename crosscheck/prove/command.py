"""`python -m crosscheck.prove`: all theorems, then what needs reference and spec, in one table."""

import argparse
import json
import os
import sys
import time
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from crosscheck.prove.parts import PARTS, Done, run
from proofs.processes import STOPPED_BY_HAND, start
from proofs.report import Row, jsonable, print_table
from proofs.theorems import BY_NAME

LONGEST_FIRST = ("pays", "fame_mono_of_sanctuary_added", "counts", "fame_mono_of_region_added")


def jobs_in_order() -> list[str]:
    """Give all work, the longest pieces first so that no process is left alone with one at the end."""
    rest = [name for name in (*PARTS, *BY_NAME) if name not in LONGEST_FIRST]
    return [*LONGEST_FIRST, *rest]


def merged(rows: Iterable[Row]) -> list[Row]:
    """Join the shares of one claim into one row that passes only if all do, in the order of the theorems."""
    joined: dict[str, Row] = {}
    for row in rows:
        known = joined.get(row.name)
        if known is None:
            joined[row.name] = row
        else:
            worse = row if known.passes else known
            joined[row.name] = replace(worse, seconds=round(known.seconds + row.seconds, 3))
    order = {name: place for place, name in enumerate(BY_NAME)}
    return sorted(joined.values(), key=lambda row: (order.get(row.name, len(order)), row.name))


def with_progress(done: Iterable[Done], expected: int) -> list[Done]:
    """Collect what is done and tell on a terminal how far it is."""
    collected = []
    for each in done:
        collected.append(each)
        if sys.stderr.isatty():
            line = f"\r\x1b[2K{len(collected)}/{expected}  {each.row.name}"
            print(line, end="", file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\x1b[2K", end="", file=sys.stderr, flush=True)
    return collected


def keep(theorems: Iterable[Row], target: Path) -> None:
    """Write the theorems to a file, all of them or nothing."""
    target.parent.mkdir(parents=True, exist_ok=True)
    draft = target.with_name(f"{target.name}.draft")
    draft.write_text(json.dumps(jsonable(theorems), indent=2), encoding="utf-8")
    draft.replace(target)


def main() -> int:
    """Run everything; 0 if all is proved, all twins are refuted and all implementations agree."""
    parser = argparse.ArgumentParser(prog="python -m crosscheck.prove", description=__doc__)
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)"
    )
    parser.add_argument(
        "--keep", type=Path, metavar="FILE", help="keep the theorems as `python -m proofs --json` prints them"
    )
    options = parser.parse_args()
    begun = time.perf_counter()
    jobs = jobs_in_order()
    with start(options.jobs) as pool:
        done = with_progress(pool.imap_unordered(run, jobs), len(jobs))
    rows = merged(each.row for each in done)
    print_table(rows, time.perf_counter() - begun)
    if options.keep is not None:
        keep([row for row in rows if row.name in BY_NAME], options.keep)
    for each in done:
        for failure in each.failures:
            print(failure, file=sys.stderr)
    return 0 if all(row.passes for row in rows) else 1


if __name__ == "__main__":
    try:
        sys.exit(main())
    except KeyboardInterrupt:
        sys.exit(STOPPED_BY_HAND)
