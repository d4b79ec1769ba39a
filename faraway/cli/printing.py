"""The one place that imports the tables, and rich with them, only when a table is printed; `--json` does not need them."""

from faraway.cards.catalogue import Catalogue
from faraway.messages import Language
from faraway.scoring.sheet import ScoreSheet


def print_tables(
    value: Catalogue | ScoreSheet, language: Language = Language.EN, *, drawn: bool = False
) -> None:
    """Print the cards, or a score sheet in a language as a table or drawn step by step."""
    from faraway.cli import drawing, tables  # noqa: PLC0415  rich takes a quarter of the start-up

    if isinstance(value, Catalogue):
        tables.print_cards(value)
    elif drawn:
        for line in drawing.draw_sheet(value, language):
            tables.make_console().print(line, soft_wrap=True)
    else:
        console, table = tables.make_console(), tables.score_table(value, language)
        tables.fit(table, console)
        console.print(table)
