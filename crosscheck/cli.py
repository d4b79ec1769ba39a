"""The command line: one verb for each check, imported only when it is run.

A verb compares, proves, traces, measures or generates. Its exit status is 0 if everything agrees, 1 if something does
not, 2 for bad usage or if a process that it started was killed, 130 after Ctrl-C and 143 after SIGTERM.
"""

import sys
from typing import Final

import click
from typing_extensions import override

from faraway.cli.lazy import Entry, LazyGroup
from faraway.cli.refusal import BAD_INPUT, READER_GONE
from faraway.cli.stopping import discard, say, stopping
from faraway.errors import FarawayError

STOPPED: Final = 130


# The summaries stand here, so that the list can be printed without importing z3, hypothesis or mutmut.
VERBS: Final[dict[str, Entry]] = {
    "verify": Entry("crosscheck.verify.command", "Compare reference, specification and solver on samples."),
    "prove": Entry("crosscheck.prove.command", "Prove every theorem and refute every twin."),
    "export": Entry("crosscheck.prove.export", "Write every obligation and every twin as an SMT-LIB script."),
    "prove-twice": Entry("crosscheck.prove.twice", "Ask z3 and cvc5 every obligation and every twin."),
    "prove-game": Entry(
        "crosscheck.game_proofs.command", "Prove theorems about the game on the code itself."
    ),
    "equality": Entry(
        "crosscheck.equality.command", "Show that all implementations score every tableau alike."
    ),
    "find": Entry("crosscheck.prove.find", "Find a tableau by solver, or prove that there is none."),
    "boundary": Entry("crosscheck.prove.boundary", "Find tableaux on either side of every guard in scoring."),
    "greatest": Entry("crosscheck.prove.greatest", "Establish the greatest totals by exhaustive search."),
    "trace": Entry("crosscheck.trace.command", "Print which clause is cited where; renew lock and register."),
    "citations": Entry("crosscheck.trace.look_up", "Look every citation up in your own rulebooks."),
    "misreadings": Entry("crosscheck.misreadings.command", "Report what catches each misreading."),
    "deviations": Entry("crosscheck.misreadings.deviations", "Report what catches each wrong card fact."),
    "contexts": Entry(
        "crosscheck.misreadings.contexts", "Find what catches each misreading in each context."
    ),
    "diagnoses": Entry(
        "crosscheck.misreadings.diagnoses", "Measure what is diagnosed of ports that err in one context."
    ),
    "slips": Entry("crosscheck.slips.slips", "Plant deliberate slips and report what finds them."),
    "strength": Entry("crosscheck.strength.command", "Measure what the conformance vectors catch."),
    "mutants": Entry("crosscheck.mutants.command", "Mutate the rules and run the tests on every mutant."),
    "strategies": Entry("crosscheck.strategies", "Measure what the public hypothesis strategies touch."),
    "fuzz": Entry("crosscheck.fuzz.command", "Fuzz everything that reads files, guided by coverage."),
    "questions": Entry("crosscheck.questions", "Measure how well the rulings are found by search."),
    "cases": Entry("crosscheck.cases.command", "Ask generated questions with concrete cases, and compare."),
    "bench": Entry("crosscheck.bench.command", "Measure speed beside a naive scorer."),
    "measure": Entry(
        "crosscheck.measure.command", "Measure ours beside the libraries that could replace it."
    ),
    "pools": Entry("crosscheck.bench.pools", "Measure the search for the best tableau, pool by pool."),
    "games": Entry("crosscheck.games.random_games", "Play random games and check where every card is."),
    "ports": Entry("crosscheck.ports.check", "Build the ports and run the conformance suite on each."),
    "port": Entry("crosscheck.ports.command", "Serve the specification as a port on stdin and stdout."),
    "hostile": Entry("crosscheck.hostile.command", "Run hostile ports: the runner must survive each."),
    "endings": Entry("crosscheck.hostile.endings", "End long commands in every way: no process may be left."),
    "situations": Entry(
        "crosscheck.situations.command", "Choose and digest derived games; measure what games reach."
    ),
    "extremes": Entry("crosscheck.extremes", "Check that vectors visit both ends of every range of values."),
    "generate": Entry("crosscheck.generate.command", "Write the conformance vectors, or check them."),
    "freeze": Entry("crosscheck.freezing", "Freeze the current suite, or check the frozen ones."),
    "artefacts": Entry("crosscheck.artefacts.command", "Write the suite as a tarball and an npm package."),
    "release": Entry("crosscheck.release.command", "Check what would be uploaded, on every Python here."),
    "transcripts": Entry("crosscheck.games.command", "Play the planned games and write their transcripts."),
    "site": Entry("crosscheck.site", "Build the static site."),
    "javascript": Entry("crosscheck.javascript.writing", "Write the page's script for concrete cases."),
}


class Verbs(LazyGroup):
    """The commands of `crosscheck`."""

    entries = VERBS

    @override
    def invoke(self, ctx: click.Context) -> object:
        try:
            with stopping():
                result: object = super().invoke(ctx)
                sys.stdout.flush()
        except KeyboardInterrupt:  # raised without a signal
            click.echo("Stopped.", err=True)
            sys.exit(STOPPED)
        except FarawayError as error:
            raise click.UsageError(str(error)) from error
        except BrokenPipeError:
            discard(sys.stdout)
            sys.exit(READER_GONE)
        except OSError as error:  # no verdict: a file or the output is lost
            discard(sys.stdout)
            say(f"Refused: {error}")
            sys.exit(BAD_INPUT)
        return result


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
def main() -> None:
    """Compare the implementations of the rules, prove, trace, measure and generate.

    The exit status is 0 if everything agrees, 1 if something does not, 2 for bad usage or if a process that it started was
    killed, 130 after Ctrl-C and 143 after SIGTERM.
    """
