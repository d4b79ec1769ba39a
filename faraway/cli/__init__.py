"""The command line: one module a command, imported only when the command is asked for."""

import sys
from importlib import import_module
from io import TextIOWrapper
from typing import Final, NamedTuple

import click


class Entry(NamedTuple):
    """Where a command lives, and its line in the list of commands."""

    module: str
    summary: str


# The summaries stand here, so that the list can be printed without importing a single command.
COMMANDS: Final[dict[str, Entry]] = {
    "score": Entry("faraway.cli.score", "Score a tableau, or a stream of them."),
    "explain": Entry("faraway.cli.explain", "Score a tableau and say why, card by card."),
    "best": Entry("faraway.cli.best", "Find the best tableau that a pool of cards allows, and prove it."),
    "rank": Entry("faraway.cli.rank", "Rank two to six players, ties broken."),
    "cards": Entry("faraway.cli.cards", "Print all Regions and Sanctuaries."),
    "ask": Entry("faraway.cli.ask", "Answer a question about the rules, in your own words."),
    "completion": Entry("faraway.cli.completion", "Print the script that completes commands in a shell."),
    "play": Entry("faraway.cli.play", "Play a whole game and tell it."),
    "replay": Entry("faraway.cli.replay", "Check a transcript move by move."),
    "simulate": Entry("faraway.cli.simulate", "Play many games and tell what they came to."),
    "readings": Entry(
        "faraway.cli.readings", "List what the rulebooks leave open, with every way to read it."
    ),
    "conformance": Entry("faraway.cli.conformance", "Check a port, in any language, against the rules."),
    "port": Entry("faraway.cli.port", "Serve the reference, or a misreading of it, as a port."),
    "errors": Entry("faraway.cli.errors", "List every code with which something can be refused."),
    "rule": Entry(
        "faraway.cli.rule",
        "Show a clause of the rules: its editions, questions, neighbours, tests and proofs.",
    ),
}

BAD_INPUT = 2

EPILOG = """\b
A tableau is JSON: the eight Regions in play order, and the Sanctuaries.
  {"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}

\b
Exit status: 0 fine; 1 something in a stream was bad; 2 bad input or usage.
"""


class LazyGroup(click.Group):
    """A group that knows its commands by name and imports one when it is run."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Give the names of all commands."""
        del ctx
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # type: ignore[explicit-override]  # as above
        """Import a command; its module holds it under the name `command`."""
        del ctx
        if cmd_name not in COMMANDS:
            return None
        command = import_module(COMMANDS[cmd_name].module).command
        if not isinstance(command, click.Command):
            raise TypeError(f"{COMMANDS[cmd_name].module}.command is no command")
        # A raw docstring spells the mark with which click keeps a paragraph's lines.
        command.help = (command.help or "").replace("\\b\n", "\b\n")
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # type: ignore[explicit-override]  # as above
        """List the commands with their summaries, without importing them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in COMMANDS.items()])

    def invoke(self, ctx: click.Context) -> object:  # type: ignore[explicit-override]  # as above
        """Run a command; what it refuses is told with every reason, and ends with status 2."""
        from faraway.errors import FarawayError  # noqa: PLC0415  the list of commands comes before, and quickly

        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):
                stream.reconfigure(errors="backslashreplace")  # no name and no file can break the output
        try:
            answer: object = super().invoke(ctx)
            sys.stdout.flush()
        except FarawayError as error:
            from faraway.cli.refusal import tell_refusal  # noqa: PLC0415  only a refusal needs it

            tell_refusal(ctx, error)
            ctx.exit(BAD_INPUT)
        except BrokenPipeError:
            raise  # the reader has had enough, and click knows what to do
        except OSError as error:
            from faraway.cli.refusal import tell_lost_output  # noqa: PLC0415  as above

            tell_lost_output(error)
            ctx.exit(BAD_INPUT)
        return answer


def _print_version(ctx: click.Context, _parameter: click.Parameter, value: bool) -> None:  # noqa: FBT001  click's way to call
    if value:
        from faraway import __version__  # noqa: PLC0415  only this option needs it

        click.echo(f"faraway {__version__}")
        ctx.exit()


@click.command(
    cls=LazyGroup,
    epilog=EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Print the version.",
)
def main() -> None:
    """Score, explain and play Faraway, the card game, by its rules.

    Every command has a --help of its own, with an example to try.
    """
