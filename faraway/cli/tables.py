"""The score sheet as a table, in the order of the reveal."""

from rich.console import Console
from rich.table import Table

from faraway.cards.catalogue import Per, Quest
from faraway.cards.wording import name_card, words_for_quest, words_for_wonders
from faraway.scoring.sheet import CardScore, ScoreSheet


def make_console() -> Console:
    """Make the console for tables; output that is no terminal gets as much room as it needs."""
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
