"""The winner, and the ranking."""

from collections.abc import Mapping, Sequence
from typing import assert_never

from spec.readings import Readings, load_readings
from spec.table import Player


def lowest_duration(player: Player, readings: Readings) -> int:
    """Return the lowest exploration duration among the Regions that the tie-break looks at.

    Rules: WIN-3, WIN-7
    """
    match readings["tie-break-cards"]:
        case "played":
            return min(player.regions)
        case "possessed":
            return min({*player.regions, *player.hand})
        case never:
            assert_never(never)


def is_tie_broken(total: int, totals: Sequence[int], readings: Readings) -> bool:
    """Return True if ties are broken at all.

    Rules: WIN-4, WIN-6
    """
    match readings["ranking"]:
        case "everyone":
            return True
        case "first-only":
            return total == max(totals)
        case never:
            assert_never(never)


def wins_tie(one: int, other: int) -> bool:
    """Return True if the first lowest duration beats the second. No two are equal, so one always does.

    Rules: WIN-5
    """
    return one < other


def ranks(
    totals: Sequence[int], lowest_durations: Sequence[int], readings: Mapping[str, object]
) -> list[int]:
    """Rank the players: nobody is placed better than the one with the greatest total.

    A player's rank is one more than the number of players placed better.

    Rules: WIN-2
    """
    agreed = load_readings(readings)
    standings = list(zip(totals, lowest_durations, strict=True))
    return [
        1
        + len(
            [
                other_total
                for other_total, other_lowest in standings
                if other_total > total
                or (
                    other_total == total
                    and is_tie_broken(total, totals, agreed)
                    and wins_tie(other_lowest, lowest)
                )
            ]
        )
        for total, lowest in standings
    ]
