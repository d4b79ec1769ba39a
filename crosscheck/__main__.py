"""`python -m crosscheck VERB`: the one door to every check that needs more than one implementation."""

import sys
from importlib import import_module

VERBS = {
    "verify": "crosscheck.verify.command",
    "prove": "crosscheck.prove.command",
    "equality": "crosscheck.equality.command",
    "trace": "crosscheck.trace.command",
    "strength": "crosscheck.strength.command",
    "mutants": "crosscheck.mutants.command",
    "slips": "crosscheck.slips.slips",
    "misreadings": "crosscheck.misreadings.command",
    "deviations": "crosscheck.misreadings.deviations",
    "strategies": "crosscheck.strategies",
    "bench": "crosscheck.bench.command",
    "pools": "crosscheck.bench.pools",
    "ports": "crosscheck.ports.check",
    "pin-wrong-ports": "crosscheck.ports.wrong",
    "generate": "crosscheck.generate.command",
    "games": "crosscheck.campaigns.games",
    "greatest": "crosscheck.campaigns.greatest",
    "questions": "crosscheck.questions",
}


def main() -> int:
    """Run the verb named first on the command line."""
    if len(sys.argv) < 2 or sys.argv[1] not in VERBS:
        print(f"usage: python -m crosscheck {'|'.join(VERBS)} ...", file=sys.stderr)
        return 2
    verb = sys.argv[1]
    sys.argv = [f"python -m crosscheck {verb}", *sys.argv[2:]]
    status = import_module(VERBS[verb]).main()
    return status if isinstance(status, int) else 0


if __name__ == "__main__":
    sys.exit(main())
