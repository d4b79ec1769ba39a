"""`faraway conformance`: check a port, in any language, against the rules."""

import click

from faraway.cli.conformance.doctor import doctor
from faraway.cli.conformance.fuzzing import fuzz
from faraway.cli.conformance.running import run
from faraway.cli.conformance.suite import export, list_vectors, protocol, show


@click.group(name="conformance", context_settings={"max_content_width": 100})
def command() -> None:
    r"""Check a port, in any language, against the rules.

    The port is a command that answers JSON lines; `faraway conformance protocol` prints the protocol.

    \b
    Example:
      faraway conformance doctor -- node my-port.mjs
      faraway conformance run -- node my-port.mjs
    """


for _subcommand in (run, doctor, fuzz, list_vectors, show, export, protocol):
    _subcommand.help = (_subcommand.help or "").replace("\\b\n", "\b\n")  # as in faraway.cli
    command.add_command(_subcommand)
