"""python -m spec: Ctrl-C ends it quietly from its first moment on, before the rest of the specification is imported."""

import signal
import sys


def start() -> int:
    """Run the command line; a process that ignores Ctrl-C continues to ignore it."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    from spec.command_line import run  # noqa: PLC0415  as the first line says

    return run()


if __name__ == "__main__":
    sys.exit(start())
