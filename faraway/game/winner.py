"""The rules of the end: who is placed before whom."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from faraway.game.player import PlayerState
from faraway.game.readings import Ranking, TieBreakCards

TieBreakRule: TypeAlias = Callable[["PlayerState"], int]
RankingRule: TypeAlias = Callable[[Sequence[int], Sequence[int]], tuple[int, ...]]


def lowest_played(player: PlayerState) -> int:
    """Return the lowest duration of the tableau; the lower, the better. Rules: WIN-3, WIN-7."""
    return min(player.regions)


def lowest_possessed(player: PlayerState) -> int:
    """Return the lowest duration of tableau and hand together. Rules: WIN-3, WIN-7."""
    return min(player.regions + player.hand)


def rank_everyone(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
    """Rank by greatest total, equal totals by lowest tie-break. Rules: WIN-2, WIN-4, WIN-6, WIN-5."""
    standings = [(-total, tie_break) for total, tie_break in zip(totals, tie_breaks, strict=True)]
    return tuple(1 + sum(other < own for other in standings) for own in standings)


def rank_first_only(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
    """Rank by greatest total; only a tie for the first place is broken. Rules: WIN-2, WIN-4, WIN-6."""
    greatest = max(totals)
    return rank_everyone(
        totals,
        [tie_break if total == greatest else 0 for total, tie_break in zip(totals, tie_breaks, strict=True)],
    )


TIE_BREAK: Mapping[TieBreakCards, TieBreakRule] = {
    TieBreakCards.PLAYED: lowest_played,
    TieBreakCards.POSSESSED: lowest_possessed,
}
RANKING: Mapping[Ranking, RankingRule] = {
    Ranking.EVERYONE: rank_everyone,
    Ranking.FIRST_ONLY: rank_first_only,
}
