"""`python -m proofs`: prove everything, one theorem, or ask a question."""

import sys

from proofs import boundary

if __name__ == "__main__":
    commands = {"boundary": boundary.main}
    sys.exit(commands[sys.argv[1]](sys.argv[2:]))
