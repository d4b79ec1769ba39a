"""The command line: one module for each command, imported only when the command runs."""

from typing import Final

import click
from click.shell_completion import add_completion_class

from faraway import __version__
from faraway.cli.completing import BashWords
from faraway.cli.lazy import Entry, LazyGroup

COMMANDS: Final[dict[str, Entry]] = {
    "score": Entry("faraway.cli.score", "Score a tableau, or a stream of them."),
    "explain": Entry("faraway.cli.explain", "Score a tableau and explain it, card by card."),
    "best": Entry("faraway.cli.best", "Find the best tableau that a pool of cards allows, with proof."),
    "rank": Entry("faraway.cli.rank", "Rank two to six players and break ties."),
    "cards": Entry("faraway.cli.cards", "Print all Regions and Sanctuaries."),
    "ask": Entry("faraway.cli.ask", "Answer a question about the rules, in your own words."),
    "completion": Entry("faraway.cli.completion", "Print the completion script for a shell."),
    "play": Entry("faraway.cli.play", "Play a whole game and print it."),
    "replay": Entry("faraway.cli.replay", "Check a transcript, action by action."),
    "simulate": Entry("faraway.cli.simulate", "Simulate many games and report statistics."),
    "readings": Entry(
        "faraway.cli.readings", "List the readings: what the rulebooks leave open, and its values."
    ),
    "conformance": Entry("faraway.cli.conformance", "Check a port, in any language, against the rules."),
    "port": Entry("faraway.cli.port", "Serve the reference, or a misreading of it, as a port."),
    "errors": Entry("faraway.cli.errors", "List every error code."),
    "rule": Entry(
        "faraway.cli.rule", "Show a clause of the rules, with editions, questions, tests and proofs."
    ),
}

EPILOG = """\b
A tableau is a JSON object: eight Regions in play order, and the Sanctuaries.
  {"regions": [12, 20, 16, 23, 44, 49, 14, 28],
   "sanctuaries": ["desert-stone"]}

\b
Exit status of every command:
  0    done, and the answer is yes
  1    done, and the answer is no: a bad line, no ruling, a port that fails
  2    refused: bad input, bad usage, or an output that cannot be written
  130  stopped by Ctrl-C
  143  stopped by SIGTERM
  141  the reader of the output has closed it
"""

add_completion_class(BashWords)


class MainGroup(LazyGroup):
    """The commands of `faraway`."""

    entries = COMMANDS

    def invoke(self, ctx: click.Context) -> object:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Run a command; report its errors."""
        from faraway.cli.refusal import reporting_refusals  # noqa: PLC0415  --help does without attrs and cattrs

        with reporting_refusals(ctx):
            answer: object = super().invoke(ctx)
        return answer


@click.command(
    cls=MainGroup,
    epilog=EPILOG,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="faraway %(version)s", help="Print the version.")
def main() -> None:
    """Score, explain and play Faraway, the card game, by its rules.

    Every command has a --help of its own, with an example to try.
    """
