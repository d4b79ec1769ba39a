"""`python -m proofs`: prove everything or some theorems, or ask a question by solver."""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence

from proofs import boundary, find
from proofs.processes import STOPPED_BY_HAND
from proofs.report import check_all, details, jsonable, print_table, row_of, with_progress
from proofs.theorems import BY_NAME

EPILOG = "`python -m proofs find --help` asks for tableaux; `python -m proofs boundary -o FILE` writes boundary vectors."


def prove(arguments: Sequence[str]) -> int:
    """Prove the theorems named, or all; 0 if every one is proved and its twin refuted."""
    parser = argparse.ArgumentParser(prog="python -m proofs", description=__doc__, epilog=EPILOG)
    parser.add_argument("name", nargs="*", metavar="NAME", help="a theorem; all without")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.add_argument("--list", action="store_true", help="print the names and prove nothing")
    parser.add_argument(
        "--jobs", type=int, default=os.cpu_count() or 1, metavar="N", help="processes (all cores)"
    )
    options = parser.parse_args(arguments)
    unknown = [name for name in options.name if name not in BY_NAME]
    if unknown:
        parser.error(f"no theorem is called {', '.join(unknown)}; --list names them all")
    names = list(dict.fromkeys(options.name)) or list(BY_NAME)
    if options.list:
        print("\n".join(names))
        return 0
    begun = time.perf_counter()
    results = with_progress(check_all(names, options.jobs), len(names), sys.stderr)
    order = {name: place for place, name in enumerate(names)}
    results.sort(key=lambda result: order[result.name])
    rows = [row_of(result) for result in results]
    if options.json:
        print(json.dumps(jsonable(rows), indent=2))
    elif options.name:
        print("\n".join(details(result) for result in results))
    else:
        print_table(rows, time.perf_counter() - begun)
    for result in results:
        if not result.passes:
            print(details(result), file=sys.stderr)
    return 0 if all(result.passes for result in results) else 1


def main(arguments: Sequence[str]) -> int:
    """Run a command."""
    commands = {"boundary": boundary.main, "find": find.main}
    if arguments and arguments[0] in commands:
        return commands[arguments[0]](arguments[1:])
    return prove(arguments)


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit(STOPPED_BY_HAND)
