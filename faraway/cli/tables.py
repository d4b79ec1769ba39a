"""Tables for the terminal: cards, score sheets, the end of a game, any table of words. They import rich."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table

from faraway.cards.catalogue import Catalogue, Per, Quest
from faraway.cards.colours import COLOURS
from faraway.cards.wording import name_card, words_for_icons, words_for_quest, words_for_wonders
from faraway.cli.layout import fit_columns, list_lines, name_cells, output_width, say, wrap
from faraway.fast.totals import fame_by_card
from faraway.game.ending import result
from faraway.game.legality import legal_actions
from faraway.game.state import GameState, Result
from faraway.messages import Language, message
from faraway.scoring.sheet import CardScore, ScoreSheet

MOST_TURNED = 6
"""Columns of a table that is turned on its side."""


class PlainConsole(Console):
    """A console that prints words to the letter and leaves a closed pipe to the command: rich would exit with status 1."""

    def __init__(self, *, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, emoji=False)

    def on_broken_pipe(self) -> None:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Raise the error that rich has caught."""
        raise BrokenPipeError


def make_console() -> Console:
    """Return the console for tables; if the output is not a terminal, it is as wide as the tables need."""
    console = PlainConsole()
    if output_width() is None:
        console.width = max(console.width, 160)
    return console


def fit(table: Table, console: Console) -> bool:
    """Set every column of a table to a width at which no word is cut; return False if the console is too narrow."""
    wide = console.options.update(width=10_000)
    measured = [
        [
            Measurement.get(console, wide, cell)
            for cell in (*((column.header,) if table.show_header else ()), *column.cells)
        ]
        for column in table.columns
    ]
    most = [max(cell.maximum for cell in cells) for cells in measured]
    least = [
        longest if column.no_wrap else max(cell.minimum for cell in cells)
        for column, cells, longest in zip(table.columns, measured, most, strict=True)
    ]
    frame = Measurement.get(console, wide, table).maximum - sum(most)
    widths = fit_columns(least, most, console.width - frame)
    for column, width in zip(table.columns, widths or (), strict=False):
        column.width = width
    return widths is not None


def print_fitting(
    console: Console, title: str, headings: Sequence[str], rows: Sequence[Sequence[str]], *, words: int
) -> None:
    """Print a table of words; where it does not fit, without its lines, on its side, or as a list."""
    names = [" ".join(filter(None, name_cells(headings, row[:words]))) for row in rows]
    turned = [
        (heading, *(row[at] for row in rows)) for at, heading in enumerate(headings[words:], start=words)
    ]
    candidates = (
        _make_table(headings, rows, words),
        _make_table(headings, rows, words, is_plain=True),
        *([_make_table(("", *names), turned, 1, is_plain=True)] if len(rows) <= MOST_TURNED else []),
    )
    console.print(title, style="italic")
    for table in candidates:
        if fit(table, console):
            console.print(table)
            return
    for line in list_lines(headings, rows, words):
        console.print(wrap(line, console.width), soft_wrap=True, markup=False)


def _make_table(
    headings: Sequence[str], rows: Sequence[Sequence[str]], words: int, *, is_plain: bool = False
) -> Table:
    plain = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    table = plain if is_plain else Table()
    for nth, heading in enumerate(headings):
        table.add_column(heading, justify="left" if nth < words else "right")
    for row in rows:
        table.add_row(*row)
    return table


def score_table(sheet: ScoreSheet, language: Language = Language.EN) -> Table:
    """Lay out a score sheet, the first card revealed at the top."""
    headings = ("sheet-card", "sheet-needs", "sheet-visible", "sheet-quest", "sheet-counts", "sheet-fame")
    table = Table(*(message(language, heading) for heading in headings))
    table.columns[0].no_wrap = True
    for column in (0, 4, 5):
        table.columns[column].justify = "right"
    for score in sheet.revealed:
        quest = score.card.quest
        table.add_row(
            name_card(score.card, language),
            _needs(score, language),
            words_for_wonders(score.found, language) if score.asked else "",
            words_for_quest(quest, language),
            str(score.counted) if _counts(quest) else "",
            str(score.fame),
        )
    table.add_section()
    table.add_row(message(language, "sheet-total"), "", "", "", "", str(sheet.total), style="bold")
    return table


def _needs(score: CardScore, language: Language) -> str:
    asked = words_for_wonders(score.asked, language)
    if score.is_prerequisite_met or not score.asked:
        return asked
    return message(language, "sheet-not-met", wonders=asked)


def _counts(quest: Quest | None) -> bool:
    return quest is not None and quest.per is not Per.FIXED


def print_result(last: GameState, names: Sequence[str]) -> None:
    """Print the final scores; for a game that is not over, print whose turn it is."""
    found = result(last)
    if found is None:
        whose = "" if last.turn is None else f", turn of seat {last.turn}"
        say(
            f"The game is not over: round {last.round}, phase {last.phase.value}{whose}, "
            f"{len(legal_actions(last))} legal actions."
        )
        return
    console = make_console()
    table = result_table(last, found, names)
    fit(table, console)
    console.print(table)


def result_table(state: GameState, scores: Result, names: Sequence[str]) -> Table:
    """Lay out the final scores like the score pad: one column for each player, the winner first."""
    seats = sorted(range(len(names)), key=lambda seat: (scores.ranks[seat], seat))
    fame = [fame_by_card(state.players[seat].regions, state.players[seat].sanctuaries) for seat in seats]
    headings = [names[seat].replace("-", "-\n") for seat in seats]
    table = Table("Region: fame", *headings, box=SIMPLE_HEAD, pad_edge=False)
    table.columns[0].no_wrap = True
    for column in table.columns[1:]:
        column.justify = "right"
    for position in range(len(state.players[0].regions)):
        cells = [
            f"{state.players[seat].regions[position]}: {regions[position]:2}"
            for seat, (regions, _) in zip(seats, fame, strict=True)
        ]
        table.add_row(str(position + 1), *cells)
    cells = [f"{len(sanctuaries)}: {sum(sanctuaries):2}" for _, sanctuaries in fame]
    table.add_row("Sanctuaries", *cells, end_section=True)
    table.add_row("total", *(str(scores.totals[seat]) for seat in seats))
    table.add_row("rank", *(str(scores.ranks[seat]) for seat in seats))
    return table


def print_cards(catalogue: Catalogue) -> None:
    """Print every card, in the colour of its biome, and the facts that owners of the game should check."""
    console = make_console()
    disputed = {note.duration for note in catalogue.disputed}
    regions = Table(
        "Region", "biome", "time", "shows", "needs", "quest", title="68 Regions", title_justify="left"
    )
    regions.columns[0].justify = "right"
    for region in catalogue.regions:
        regions.add_row(
            f"{'*' if region.duration in disputed else ''}{region.duration}",
            f"[{COLOURS[region.biome].name}]{region.biome.value}[/]",
            "night" if region.night else "day",
            words_for_icons(region),
            words_for_wonders(region.prerequisite),
            words_for_quest(region.quest),
        )
    fit(regions, console)
    console.print(regions)

    sanctuaries = Table("Sanctuary", "biome", "shows", "quest", title="45 Sanctuaries", title_justify="left")
    sanctuaries.columns[0].no_wrap = True
    for sanctuary in catalogue.sanctuaries:
        sanctuaries.add_row(
            sanctuary.id,
            f"[{COLOURS[sanctuary.biome].name}]{'gray' if sanctuary.biome is None else sanctuary.biome.value}[/]",
            ", ".join(filter(None, ["night" if sanctuary.night else "", words_for_icons(sanctuary)])),
            words_for_quest(sanctuary.quest),
        )
    fit(sanctuaries, console)
    console.print(sanctuaries)

    console.print("* Check these, if you own the box:")
    for note in catalogue.disputed:
        console.print(f"  {note.duration}: {note.doubt}; {note.settled}.")
