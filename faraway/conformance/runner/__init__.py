"""The runner: asks a port the questions of the suite."""
