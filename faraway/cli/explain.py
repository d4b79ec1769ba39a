"""`faraway explain`: a score, explained card by card."""

import click

from faraway.cli.layout import say
from faraway.cli.options import (
    input_argument,
    json_options,
    language_option,
    output_file,
    partial_option,
    write_json,
)
from faraway.cli.printing import print_tables
from faraway.html.reveal import build_reveal_page
from faraway.io import dumps, load_tableau, read_input
from faraway.io.files import write_output
from faraway.io.strict import LARGEST_LINE
from faraway.messages import Language, message
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent


@click.command(name="explain")
@input_argument
@partial_option
@click.option("--draw", is_flag=True, help="Draw the reveal step by step instead of the table.")
@click.option(
    "--html",
    "page",
    type=output_file,
    metavar="FILE",
    help="Write the reveal as a self-contained page with pictures.",
)
@language_option
@json_options
def command(  # noqa: PLR0913  one argument an option
    *,
    source: str,
    partial: bool,
    draw: bool,
    page: str | None,
    language: str | None,
    as_json: bool,
    output: str | None,
) -> None:
    r"""Score a tableau and explain it, card by card.

    Print a table in the order of the reveal, the last Region first. Then print the same in sentences: what each card
    needs, what it sees and where, and what it pays.

    \b
    Example:
      echo '{"regions": [44, 49, 14, 28],
             "sanctuaries": ["desert-stone", "gray-clue-per-clue-1"]}' > tina.json
      faraway explain --partial tina.json
      faraway explain --partial --draw tina.json
      faraway explain --partial --language fr tina.json
    """
    spoken = Language(language or "en")
    extent = Extent.PARTIAL if partial else Extent.WHOLE
    tableau = load_tableau(read_input(source, largest=LARGEST_LINE), extent=extent)
    sheet = score_tableau(tableau)
    if page is not None:
        write_output(page, build_reveal_page(sheet, spoken).encode())
    if write_json(lambda: dumps(sheet), as_json=as_json, output=output):
        return
    print_tables(sheet, spoken, drawn=draw)
    if draw:
        say(message(spoken, "explain-total", total=sheet.total))
    else:
        for sentence in explain_sheet(sheet, spoken):
            say(sentence)
    if not tableau.is_whole:
        say(message(spoken, "explain-partial", number=len(tableau.regions)))
