"""Read situations from files of one line each: the case in a short notation, and the question as a player puts it.

F 12 45 30           played in this order: does the last find?     R 12 45 30      how many did this row find?
D 12 45 | 3          played, with 3 clues: how many are drawn?     D 12 45 p       with the clues that these cards show
O 12 45 30           each by another player: who is first?         T 4 7           the lowest Regions of a tie
S 2 5                a deck of 2 with 5 due                        U 2 10:1 40:3   whoever played 10 is due 1, 40 is due 3
V 57 > 12 | clue 1   Region 57, then 12, and what Sanctuaries show C 57 clue 1     Region 57 with this in view
N stone 2 ; stone 1  what is needed, and what is in view           Q 2 city ; city 3   2 for each city, and what is in view
M 4                  the market of 4 players                       L 4, K 5        dealt to 4 players; 5 Sanctuaries drawn
"""

from collections.abc import Callable
from pathlib import Path

import attrs

from faraway.rulebook.cases import case as cases
from faraway.rulebook.cases import values
from faraway.rulebook.cases.view import BIOMES, own_icons

HERE = Path(__file__).parent / "phrasings"


@attrs.frozen(kw_only=True)
class Phrasing:
    """A question with what it comes to in words; None if it holds no case."""

    question: str
    expected: str | None
    is_understood: bool


def read_phrasings(language: str) -> tuple[Phrasing, ...]:
    """Read the situations of a language."""
    lines = [
        line.partition(" ## ")
        for line in (HERE / f"{language}.txt").read_text("utf-8").splitlines()
        if " ## " in line
    ]
    return tuple(
        Phrasing(
            question=question,
            expected=None if noted == "-" else value_of(_case(noted.removeprefix("? "))),
            is_understood=not noted.startswith("?"),
        )
        for noted, _, question in lines
    )


def _numbers(text: str) -> tuple[int, ...]:
    return tuple(int(number) for number in text.split())


def _icons(text: str) -> dict[str, int]:
    words = text.split()
    return {icon: int(number) for icon, number in zip(words[::2], words[1::2], strict=True)}


def _draw(rest: str) -> cases.DrawCase:
    first, _, second = rest.partition("|")
    row = _numbers(first.rstrip("p "))
    clues = int(second) if second else sum(own_icons(duration)["clue"] for duration in row)
    return cases.DrawCase(row=row, clues=clues)


def _dues(rest: str) -> cases.DuesCase:
    left, *pairs = rest.replace(":", " ").split()
    played, dues = map(int, pairs[::2]), map(int, pairs[1::2])
    return cases.DuesCase(deck=int(left), dues=tuple(zip(played, dues, strict=True)))


def _tableau(rest: str) -> cases.TableauCase:
    first, _, second = rest.partition(">")
    later, _, shown = second.partition("|")
    return cases.TableauCase(region=int(first), later=_numbers(later), sanctuaries=_icons(shown))


def _card(rest: str) -> cases.CardCase:
    region, _, view = rest.partition(" ")
    return cases.CardCase(region=int(region), view=_icons(view))


def _need(rest: str) -> cases.NeedCase:
    needs, _, view = rest.partition(";")
    return cases.NeedCase(needs=_icons(needs), view=_icons(view))


def _quest(rest: str) -> cases.QuestCase:
    quest, _, view = rest.partition(";")
    fame, *counted = quest.split()
    what = BIOMES if counted == ["set"] else tuple(counted)
    return cases.QuestCase(fame=int(fame), counted=what, view=_icons(view))


NOTATION: dict[str, Callable[[str], cases.Case]] = {
    "F": lambda rest: cases.FindCase(row=_numbers(rest)),
    "R": lambda rest: cases.RowCase(row=_numbers(rest)),
    "D": _draw,
    "O": lambda rest: cases.OrderCase(played=_numbers(rest)),
    "T": lambda rest: cases.TieCase(lowest=_numbers(rest)),
    "S": lambda rest: cases.ShortageCase(deck=_numbers(rest)[0], due=_numbers(rest)[1]),
    "U": _dues,
    "V": _tableau,
    "C": _card,
    "N": _need,
    "Q": _quest,
    "M": lambda rest: cases.MarketCase(players=int(rest)),
    "L": lambda rest: cases.DealCase(players=int(rest)),
    "K": lambda rest: cases.KeepCase(drawn=int(rest)),
}


def _case(noted: str) -> cases.Case:
    kind, _, rest = noted.partition(" ")
    return NOTATION[kind](rest)


def value_of(case: cases.Case) -> str:
    """Return what a case comes to: situations that come to the same need not be understood in the same words."""
    found: tuple[object, ...] = (type(case).__name__, attrs.astuple(case))
    match case:
        case cases.FindCase():
            found = "find", case.row[-2:]
        case cases.DrawCase():
            found = "draw", values.cards_due(case.clues) if not case.row or values.finds(case.row) else 0
        case cases.TieCase():
            found = "tie", min(case.lowest)
        case cases.OrderCase():
            found = "order", sorted(case.played)
        case cases.DuesCase():
            found = "dues", case.deck, sorted(case.dues)
        case cases.TableauCase():
            found = "pay", case.region, values.tableau_met(case), values.tableau_fame(case)
        case cases.CardCase() if case.view:
            found = "pay", case.region, values.prerequisite_met(case), values.card_fame(case)
        case cases.NeedCase():
            found = "need", sorted(case.needs.items()), values.need_met(case)
        case cases.QuestCase():
            found = "quest", values.quest_fame(case)
        case _:
            pass
    return str(found)
