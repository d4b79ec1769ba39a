"""`python -m faraway`, and the program `faraway`: the command line, from the first moment of the process."""

import os
import sys

TYPE_CHECKING = False
if TYPE_CHECKING:
    import signal
else:
    import _signal as signal  # what `signal` imports takes longest before Ctrl-C is seen to

REFUSED = 2
ALLOCATIONS = 100_000
"""How many objects are made before garbage is looked for: what a command reads is kept until it ends, so that looking
for garbage among it takes a twentieth of the time of `faraway ask` and finds none."""


def main() -> None:
    """Run the command line; before anything else is imported, see to Ctrl-C and to closed standard streams."""
    prepare()
    import gc  # noqa: PLC0415  as the next one

    gc.set_threshold(ALLOCATIONS)
    from faraway.cli import main as run  # noqa: PLC0415  Ctrl-C during this import is quiet

    try:
        run(prog_name="faraway")
    except OSError:  # the words for bad usage could not be written
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # nor is the rest of them at exit
        sys.exit(REFUSED)
    finally:
        gc.freeze()  # the process ends: to look through all that is left for garbage takes a tenth of `faraway ask`


def prepare() -> None:
    """See to Ctrl-C and to closed standard streams, before anything else is imported."""
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, signal.SIG_DFL)  # until a command runs there is nothing to clean up
    _open_closed_streams()


def _open_closed_streams() -> None:
    """Let no file that is opened later take the place of a closed stream; exit if there is nowhere to print to."""
    is_silent = sys.stdout is None
    for descriptor, stream in enumerate((sys.stdin, sys.stdout, sys.stderr)):
        if stream is None:
            os.open(os.devnull, os.O_RDWR)  # takes the lowest free number: this descriptor
            if descriptor == 2:
                sys.stderr = open(os.devnull, "w", encoding="utf-8")  # noqa: SIM115, PTH123  until the process ends
    if is_silent:
        sys.stderr.write("Refused: standard output is closed [output-unwritable]\n")
        sys.exit(REFUSED)


if __name__ == "__main__":
    main()
