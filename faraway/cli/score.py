"""`faraway score`: the fame of one tableau, or of a stream of them."""

import sys
from contextlib import nullcontext
from typing import IO

import click
from click import open_file

from faraway.cli.options import input_argument, json_options, partial_option, write_json
from faraway.cli.printing import print_tables
from faraway.io import dumps, load_tableau, open_input, read_input
from faraway.io.scores import Score, score_lines
from faraway.io.strict import LARGEST_LINE
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent

SOMETHING_BAD = 1


@click.command(name="score")
@input_argument
@partial_option
@click.option(
    "--jsonl", is_flag=True, help="Read one tableau from each line and print one line of JSON for each."
)
@json_options
@click.pass_context
def command(  # noqa: PLR0913  one argument an option
    ctx: click.Context, *, source: str, partial: bool, jsonl: bool, as_json: bool, output: str | None
) -> None:
    r"""Score a tableau, or a stream of them.

    FILE has the eight Regions in play order, and the Sanctuaries; - is standard input. The table lists the cards in
    the order of the reveal. `faraway explain` explains the fame of each.

    With --jsonl every line is a tableau, and the answer is a line {"total", "regions", "sanctuaries"}, in the same
    order. The answer to a bad line is {"error": ...}; the other lines are scored, and the exit status is 1.

    \b
    Example:
      echo '{"regions": [12, 20, 16, 23, 44, 49, 14, 28],' \
           '"sanctuaries": ["desert-stone"]}' > tina.json
      faraway score tina.json
      faraway score --json tina.json
      cat tina.json tina.json > tableaux.jsonl
      faraway score --jsonl tableaux.jsonl
    """
    extent = Extent.PARTIAL if partial else Extent.WHOLE
    if jsonl:
        with nullcontext(sys.stdout) if output is None else open_file(output, "w", atomic=True) as answers:
            ctx.exit(_score_stream(source, extent, answers))
    sheet = score_tableau(load_tableau(read_input(source, largest=LARGEST_LINE), extent=extent))
    if not write_json(lambda: dumps(Score.of(sheet)), as_json=as_json, output=output):
        print_tables(sheet)


def _score_stream(source: str, extent: Extent, output: IO[str]) -> int:
    """Answer line by line, each batch as soon as it has arrived."""
    any_bad = 0
    with open_input(source) as stream:
        for answers, bad in score_lines(stream, extent):
            output.write(answers)
            output.flush()
            any_bad += bad
    return SOMETHING_BAD if any_bad else 0
