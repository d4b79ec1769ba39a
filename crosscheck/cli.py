"""The command line: one verb for each check, imported only when it is run.

A verb compares, proves, traces, measures or generates. Its exit status is 0 if everything agrees, 1 if something does
not, 2 for bad usage and 130 after Ctrl-C.
"""

import sys
from importlib import import_module
from typing import Final, NamedTuple

import click
from typing_extensions import override

from faraway.errors import FarawayError

STOPPED: Final = 130


class Verb(NamedTuple):
    """Where a command is defined, and its line in the list of commands."""

    module: str
    summary: str
    name: str = "command"


# The summaries stand here, so that the list can be printed without importing z3, hypothesis or mutmut.
VERBS: Final[dict[str, Verb]] = {
    "verify": Verb("crosscheck.verify.command", "Compare reference, specification and solver on samples."),
    "prove": Verb("crosscheck.prove.command", "Prove every theorem and refute every twin."),
    "equality": Verb(
        "crosscheck.equality.command", "Show that all implementations score every tableau alike."
    ),
    "find": Verb("crosscheck.prove.find", "Find a tableau by solver, or prove that there is none."),
    "boundary": Verb("crosscheck.prove.boundary", "Find tableaux on either side of every guard in scoring."),
    "greatest": Verb("crosscheck.prove.greatest", "Establish the greatest totals by exhaustive search."),
    "trace": Verb("crosscheck.trace.command", "Print which clause is cited where; renew lock and register."),
    "misreadings": Verb("crosscheck.misreadings.command", "Report what catches each misreading."),
    "deviations": Verb("crosscheck.misreadings.deviations", "Report what catches each wrong card fact."),
    "slips": Verb("crosscheck.slips.slips", "Plant deliberate slips and report what finds them."),
    "strength": Verb("crosscheck.strength.command", "Measure what the conformance vectors catch."),
    "mutants": Verb("crosscheck.mutants.command", "Mutate the rules and run the tests on every mutant."),
    "strategies": Verb("crosscheck.strategies", "Measure what the public hypothesis strategies touch."),
    "questions": Verb("crosscheck.questions", "Measure how well the rulings are found by search."),
    "bench": Verb("crosscheck.bench.command", "Measure speed beside a naive scorer."),
    "pools": Verb("crosscheck.bench.pools", "Measure the search for the best tableau, pool by pool."),
    "games": Verb("crosscheck.games.random_games", "Play random games and account for every card."),
    "ports": Verb("crosscheck.ports.check", "Build the ports and run the conformance suite on each."),
    "port": Verb("crosscheck.ports.command", "Serve the specification as a port on stdin and stdout."),
    "generate": Verb("crosscheck.generate.command", "Write the conformance vectors, or check them."),
    "transcripts": Verb("crosscheck.games.command", "Play the planned games and write their transcripts."),
    "site": Verb("crosscheck.site", "Build the static site."),
}


class LazyGroup(click.Group):
    """A group that knows its commands by name and imports one when it is run."""

    @override
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(VERBS)

    @override
    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in VERBS:
            return None
        verb = VERBS[cmd_name]
        command = getattr(import_module(verb.module), verb.name)
        if not isinstance(command, click.Command):
            raise TypeError(f"{verb.module}.{verb.name} is not a command")
        return command

    @override
    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section("Commands"):
            formatter.write_dl([(name, verb.summary) for name, verb in VERBS.items()])

    @override
    def invoke(self, ctx: click.Context) -> object:
        try:
            result: object = super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo("Stopped.", err=True)
            sys.exit(STOPPED)
        except FarawayError as error:
            raise click.UsageError(str(error)) from error
        return result


@click.group(
    cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100}
)
def main() -> None:
    """Compare the implementations of the rules, prove, trace, measure and generate.

    The exit status is 0 if everything agrees, 1 if something does not, 2 for bad usage and 130 after Ctrl-C.
    """
