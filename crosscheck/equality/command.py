"""`python -m crosscheck.equality [STEP...]`: run steps of the argument and tell every disagreement."""

import argparse
import sys
import time

from crosscheck.equality.steps import STEPS
from crosscheck.equality.subjects import Subjects


def main() -> int:
    """Run the steps named, or all; 0 if the implementations agree in each."""
    parser = argparse.ArgumentParser(prog="python -m crosscheck.equality", description=__doc__)
    parser.add_argument("step", nargs="*", metavar="STEP", help=f"{', '.join(STEPS)} (all)")
    names = parser.parse_args().step or list(STEPS)
    unknown = [name for name in names if name not in STEPS]
    if unknown:
        parser.error(f"no step is called {unknown[0]}: there are {', '.join(STEPS)}")
    agree = True
    for name in names:
        begun = time.perf_counter()
        found = list(STEPS[name](Subjects()))
        print(
            "\n".join(
                [f"{name}: {len(found) or 'no'} disagreements, {time.perf_counter() - begun:.1f} s", *found]
            )
        )
        agree = agree and not found
    return 0 if agree else 1


if __name__ == "__main__":
    sys.exit(main())
