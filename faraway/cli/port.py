"""`faraway port`: the reference, or a misreading of it, on the wire."""

import sys

import click

from faraway import __version__
from faraway.cli.completing import complete_misreading, complete_reading
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.reference.answers import Answers
from faraway.conformance.reference.port import Port
from faraway.errors import Code, nearest, refusal
from faraway.game.readings import READING_VALUES, parse_readings
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS


@click.command(name="port")
@click.option(
    "--misread",
    metavar="ID",
    multiple=True,
    shell_complete=complete_misreading,
    help="Serve this misreading of the rules. Repeatable.",
)
@click.option(
    "--reading",
    "settings",
    metavar="NAME=VALUE",
    multiple=True,
    shell_complete=complete_reading,
    help="Play only this value of a reading; without it, every value.",
)
def command(*, misread: tuple[str, ...], settings: tuple[str, ...]) -> None:
    r"""Serve the reference, or a misreading of it, as a port.

    Answers the requests of the conformance suite on stdin and stdout.

    \b
    Example:
      faraway port --misread tie-break-by-sum
      faraway conformance run -- faraway port
      faraway conformance run -- faraway port --misread tie-break-by-sum
    """
    chosen = parse_readings(settings).values()
    named = {setting.partition("=")[0] for setting in settings}
    rules = STANDARD_RULES
    for name in misread:
        if name not in MISREADINGS:
            hint = nearest(name, MISREADINGS, most=3) or f"; there are {', '.join(MISREADINGS)}"
            raise refusal(Code.UNKNOWN_VALUE, f"no misreading is called {name!a}{hint}")
        rules = MISREADINGS[name].misread(rules)
    identity = PortIdentity(
        name="+".join(("faraway", *misread)),
        version=__version__,
        language="Python",
        levels=(1, 2, 3, 4, 5),
        readings={
            name: (chosen[name],) if name in named else values for name, values in READING_VALUES.items()
        },
    )
    Port(identity, Answers(rules)).serve(sys.stdin.buffer, sys.stdout.buffer)
