"""The short calls that `import faraway` exports, besides the names that it re-exports from the packages."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from faraway.best import Best, Position, Wish, find_best
from faraway.cards.catalogue import Duration
from faraway.cards.entries import read_durations
from faraway.errors import pointer, raise_problems
from faraway.game.ranking import Contestant, Standing, rank_players
from faraway.game.readings import DEFAULT_READINGS, Readings
from faraway.game.record import STANDARD_RULES
from faraway.io.rankings import pad_problems
from faraway.io.strict import Json
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import ScoreSheet, score_tableau
from faraway.scoring.tableau import Tableau


def score(tableau: Tableau) -> ScoreSheet:
    """Score a tableau: the fame of every card, what it saw, and the total.

    >>> sheet = score(Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone"]))
    >>> sheet.total, sheet.region_fame
    (30, (0, 6, 4, 0, 6, 12, 2, 0))
    """
    return score_tableau(tableau)


def explain(tableau: Tableau) -> tuple[str, ...]:
    """Explain a score: one sentence for each card in the order of the reveal, and one for the total.

    >>> explain(Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone"]))[1]
    '14 pays 2: 2 per night; visible is 1 night card (28).'
    """
    return explain_sheet(score_tableau(tableau))


def rank(
    players: Mapping[str, Tableau],
    hands: Mapping[str, Iterable[int]] | None = None,
    readings: Readings = DEFAULT_READINGS,
) -> tuple[Standing, ...]:
    """Rank two to six players and break ties, in the order given; raise FarawayError with every reason.

    `hands` are the Regions left in hand; they matter only under the reading `tie-break-cards=possessed`.

    >>> tina = Tableau([12, 20, 16, 23, 44, 49, 14, 28], ["desert-stone"])
    >>> ben = Tableau([68, 3, 9, 5, 13, 6, 2, 30], ["forest-stone"])
    >>> [(standing.name, standing.rank, standing.sheet.total) for standing in rank({"Tina": tina, "Ben": ben})]
    [('Tina', 2, 30), ('Ben', 1, 49)]
    """
    read = {name: read_durations(hand, f"/hands{pointer(name)}") for name, hand in (hands or {}).items()}
    raise_problems([problem for _, problems in read.values() for problem in problems])
    held = {name: tuple(map(Duration, hand)) for name, (hand, _) in read.items()}
    pad: list[Json] = [
        {
            "name": name,
            "regions": list(tableau.regions),
            "sanctuaries": list(tableau.sanctuaries),
            "hand": list(held[name]) if name in held else None,
        }
        for name, tableau in players.items()
    ]
    raise_problems(pad_problems({"players": pad}, readings))
    contestants = [
        Contestant(name=name, tableau=tableau, hand=held.get(name, ())) for name, tableau in players.items()
    ]
    return rank_players(contestants, STANDARD_RULES.under(readings))


def best_tableau(
    regions: Iterable[int], sanctuaries: Iterable[str] = (), *, seconds: float | None = None
) -> Best:
    """Find the best tableau that these cards allow, with proof unless `seconds` run out first.

    >>> best = best_tableau([12, 20, 16, 23, 44, 49, 14, 28, 35], ["desert-stone"])
    >>> best.total, best.proved
    (61, True)
    """
    return find_best(Position(regions, sanctuaries), Wish(seconds=seconds))
