"""Tables for the terminal: cards, score sheets and the end of a game. They import rich."""

from collections.abc import Sequence

import click
from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from faraway.cards.catalogue import Catalogue, Per, Quest
from faraway.cards.colours import COLOURS
from faraway.cards.wording import name_card, words_for_icons, words_for_quest, words_for_wonders
from faraway.fast.totals import fame_by_card
from faraway.game.ending import result
from faraway.game.legality import legal_actions
from faraway.game.state import GameState, Result
from faraway.scoring.sheet import CardScore, ScoreSheet


def make_console() -> Console:
    """Return the console for tables; output that is not a terminal is as wide as the tables need."""
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = max(console.width, 160)
    return console


def score_table(sheet: ScoreSheet) -> Table:
    """Lay out a score sheet, the first card revealed at the top."""
    table = Table("card", "needs", "visible", "quest", "counts", "fame")
    table.columns[0].no_wrap = True
    for column in (0, 4, 5):
        table.columns[column].justify = "right"
    for score in sheet.revealed:
        quest = score.card.quest
        table.add_row(
            name_card(score.card),
            _needs(score),
            words_for_wonders(score.found) if score.asked else "",
            words_for_quest(quest),
            str(score.counted) if _counts(quest) else "",
            str(score.fame),
        )
    table.add_section()
    table.add_row("total", "", "", "", "", str(sheet.total), style="bold")
    return table


def _needs(score: CardScore) -> str:
    if not score.asked:
        return ""
    return words_for_wonders(score.asked) + ("" if score.is_prerequisite_met else " (not met)")


def _counts(quest: Quest | None) -> bool:
    return quest is not None and quest.per is not Per.FIXED


def print_result(last: GameState, names: Sequence[str]) -> None:
    """Print the final scores; for a game that is not over, print whose turn it is."""
    found = result(last)
    if found is None:
        whose = "" if last.turn is None else f", turn of seat {last.turn}"
        click.echo(
            f"The game is not over: round {last.round}, phase {last.phase.value}{whose}, "
            f"{len(legal_actions(last))} legal actions."
        )
        return
    Console(highlight=False).print(result_table(last, found, names))


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
    console = Console(highlight=False)
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
    console.print(sanctuaries)

    console.print("* Check these, if you own the box:")
    for note in catalogue.disputed:
        console.print(f"  {note.duration}: {note.doubt}; {note.settled}.", soft_wrap=True)
