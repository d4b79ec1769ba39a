"""The ranking: tableaux scored, compared and put in order, as on the score pad at the end of an evening."""

from collections.abc import Sequence
from itertools import pairwise

from attrs import frozen

from faraway.cards.catalogue import Duration
from faraway.game.player import PlayerState
from faraway.game.record import STANDARD_RULES, Rules
from faraway.messages import Language, message
from faraway.scoring.sheet import ScoreSheet, score_tableau
from faraway.scoring.tableau import Tableau


@frozen(kw_only=True)
class Contestant:
    """A player at the end of a game; the hand matters only where the tie-break looks at it."""

    name: str
    tableau: Tableau
    hand: tuple[Duration, ...] = ()


@frozen(kw_only=True)
class Standing:
    """A player's place: the sheet, the duration that breaks ties, and the rank, 1 for the first."""

    name: str
    sheet: ScoreSheet
    tie_break: int
    rank: int


def rank_players(contestants: Sequence[Contestant], rules: Rules = STANDARD_RULES) -> tuple[Standing, ...]:
    """Score and rank players, in the order given."""
    sheets = [score_tableau(contestant.tableau, rules.scoring, rules.catalogue) for contestant in contestants]
    tie_breaks = [
        rules.game.tie_break(PlayerState(hand=contestant.hand, regions=contestant.tableau.regions))
        for contestant in contestants
    ]
    ranks = rules.game.ranks([sheet.total for sheet in sheets], tie_breaks)
    return tuple(
        Standing(name=contestant.name, sheet=sheet, tie_break=tie_break, rank=rank)
        for contestant, sheet, tie_break, rank in zip(contestants, sheets, tie_breaks, ranks, strict=True)
    )


def explain_ranking(standings: Sequence[Standing], language: Language = Language.EN) -> tuple[str, ...]:
    """Explain in sentences who won, and how every tie was broken or left."""
    ordered = sorted(standings, key=lambda standing: standing.rank)
    first = ordered[0]
    sentences = [message(language, "ranking-wins", player=first.name, total=first.sheet.total)]
    for better, worse in pairwise(ordered):
        if better.sheet.total != worse.sheet.total:
            continue
        names = {"first": better.name, "second": worse.name}
        total = worse.sheet.total
        if better.rank == worse.rank:
            sentences.append(message(language, "ranking-shared", **names, total=total, rank=better.rank))
        else:
            lowest = {"lower": better.tie_break, "higher": worse.tie_break}
            sentences.append(message(language, "ranking-tie", **names, total=total, **lowest))
    return tuple(sentences)
