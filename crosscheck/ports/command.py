"""`python -m crosscheck port`: serve the executable specification as a port."""

import click

from crosscheck.ports import specification


@click.command
def command() -> None:
    """Serve the executable specification as a port: one JSON request a line on stdin, one answer a line on stdout."""
    specification.serve()
