"""`faraway conformance`: check a port, in any language, against the rules."""

from typing import Final

import click

from faraway.cli.lazy import Entry, LazyGroup

COMMANDS: Final[dict[str, Entry]] = {
    "run": Entry("faraway.cli.conformance.running", "Ask a port every vector that applies to it."),
    "doctor": Entry("faraway.cli.conformance.doctor", "Check the connection to a port, with advice."),
    "ask": Entry("faraway.cli.conformance.offline", "Write the questions for a port to a file.", "ask"),
    "judge": Entry("faraway.cli.conformance.offline", "Judge answers in a file.", "judge"),
    "fuzz": Entry("faraway.cli.conformance.fuzzing", "Ask a port random tableaux, questions and games."),
    "list": Entry("faraway.cli.conformance.suite", "List the vectors of the suite.", "list_vectors"),
    "show": Entry("faraway.cli.conformance.suite", "Show one vector and its expected answer.", "show"),
    "export": Entry("faraway.cli.conformance.suite", "Write the suite as files.", "export"),
    "suites": Entry(
        "faraway.cli.conformance.suites", "List the versions of the suite and what changed between them."
    ),
    "schema": Entry("faraway.cli.conformance.suite", "Print or write the JSON Schemas.", "schema"),
    "coverage": Entry(
        "faraway.cli.conformance.coverage", "Report which situations of games the suite visits."
    ),
    "protocol": Entry("faraway.cli.conformance.suite", "Print the protocol.", "protocol"),
}


class ConformanceGroup(LazyGroup):
    """The commands of `faraway conformance`."""

    entries = COMMANDS


@click.command(name="conformance", cls=ConformanceGroup, context_settings={"max_content_width": 100})
def command() -> None:
    r"""Check a port, in any language, against the rules.

    The port is a command that answers JSON lines; `faraway conformance protocol` prints the protocol.

    \b
    Example:
      faraway conformance doctor -- node my-port.mjs
      faraway conformance run -- node my-port.mjs
    """
