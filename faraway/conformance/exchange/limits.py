"""How much a port may use and write. Every limit has an option of the commands and a line in protocol.md."""

from attrs import frozen

MEGABYTE = 1 << 20


@frozen(kw_only=True)
class Limits:
    """How long a port may take, how much it may write and use, and how many faults end the run (a hang counts as three).

    The largest right answer of the suite has 0.2 MB and all of them together have 2 MB.
    """

    seconds: float = 5.0
    """For an answer."""
    start_seconds: float = 20.0
    """For the handshake."""
    exit_seconds: float = 2.0
    """For the exit after stdin or stdout was closed."""
    run_seconds: float = 1800.0
    """For the whole run."""
    line_bytes: int = 4 * MEGABYTE
    """For one answer."""
    output_bytes: int = 64 * MEGABYTE
    """For all answers together."""
    stderr_bytes: int = 16 * MEGABYTE
    """For standard error, of all copies of the port together."""
    memory_bytes: int = 4096 * MEGABYTE
    """For one copy of the port and every process that it started."""
    processes: int = 64
    """In one copy of the port."""
    file_bytes: int = 256 * MEGABYTE
    """For one file that a port writes."""
    cpu_seconds: int = 1800
    """For one process of a port."""
    in_flight: int = 256
    hangs_in_a_family: int = 3
    """Questions of one family that were not answered in time, twice each; then the rest of the family is not asked."""
    faults_in_a_row: int = 9
    faults: int = 48
