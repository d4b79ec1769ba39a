"""`faraway explain`: a score, explained card by card."""

import click

from faraway.cli.options import input_argument, json_option, partial_option
from faraway.cli.printing import print_tables
from faraway.html.reveal import build_reveal_page
from faraway.io import dumps, load_tableau, read_input
from faraway.io.files import write_output
from faraway.io.strict import LARGEST_LINE
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent


@click.command(name="explain")
@input_argument
@partial_option
@click.option("--draw", is_flag=True, help="Draw the reveal step by step instead of the table.")
@click.option(
    "--html", "page", metavar="FILE", help="Write the reveal as a self-contained page with pictures."
)
@json_option
def command(*, source: str, partial: bool, draw: bool, page: str | None, as_json: bool) -> None:
    r"""Score a tableau and explain it, card by card.

    Print a table in the order of the reveal, the last Region first. Then print the same in sentences: what each card
    needs, what it sees and where, and what it pays.

    \b
    Example:
      echo '{"regions": [44, 49, 14, 28], "sanctuaries": ["desert-stone", "gray-clue-per-clue-1"]}' > tina.json
      faraway explain --partial tina.json
      faraway explain --partial --draw tina.json
    """
    extent = Extent.PARTIAL if partial else Extent.WHOLE
    tableau = load_tableau(read_input(source, largest=LARGEST_LINE), extent=extent)
    sheet = score_tableau(tableau)
    if page is not None:
        write_output(page, build_reveal_page(sheet).encode())
    if as_json:
        click.echo(dumps(sheet), nl=False)
        return
    print_tables(sheet, drawn=draw)
    if draw:
        click.echo(f"The total is {sheet.total}.")
    else:
        for sentence in explain_sheet(sheet):
            click.echo(sentence)
    if not tableau.is_whole:
        click.echo(
            f"Only the last {len(tableau.regions)} Regions are known; what lay before them is not counted."
        )
