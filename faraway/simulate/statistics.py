"""Statistics of many games: a kernel that counts, and the counts by name.

All counts of a number of games are in one flat list, so that two lists are added place by place, in any order and
without rounding. Averages are taken at the end.
"""

from array import array
from collections.abc import Iterable, Sequence
from itertools import accumulate

from attrs import frozen

from faraway.fast.batch import score_batch
from faraway.fast.compiler import Numbers, fastest
from faraway.fast.kernels import ROW_REGIONS, ROW_SANCTUARIES
from faraway.fast.random_games import PlayedGames
from faraway.game.readings import TieBreakCards

SEATS = 6
FAMES = 512
PLACES = ROW_REGIONS
REGION_ROWS = 69
SANCTUARY_ROWS = 45
NUMBERS_FOUND = ROW_SANCTUARIES + 1

GAMES, TIES_FOR_FIRST, TIES, SHORT_GAMES, CHECKED = range(5)
SHORT_ROUNDS = CHECKED + 1
WINS = SHORT_ROUNDS + ROW_SANCTUARIES
FOUND = WINS + SEATS
FAME = FOUND + SEATS * NUMBERS_FOUND
REGION_TIMES = FAME + SEATS * FAMES
REGION_FAME = REGION_TIMES + REGION_ROWS * PLACES
SANCTUARY_TIMES = REGION_FAME + REGION_ROWS * PLACES
SANCTUARY_FAME = SANCTUARY_TIMES + SANCTUARY_ROWS
COUNTS = SANCTUARY_FAME + SANCTUARY_ROWS


def tally_games(players: int, played: PlayedGames, cards: TieBreakCards) -> list[int]:
    """Score finished games and count the outcomes."""
    scores = score_batch(played.regions, played.sanctuaries)
    fame = scores.regions.cast("B").cast("h"), scores.sanctuaries.cast("B").cast("h"), scores.totals
    rows = played.regions, played.sanctuaries, played.lowest, played.shortages
    games = len(played.shortages)
    tie_break = int(cards is TieBreakCards.POSSESSED)
    counts = array("q", bytes(8 * COUNTS))
    fastest(count_games, "bbbbhhhq")(players, games, tie_break, *rows, *fame, counts)
    return counts.tolist()


def count_games(  # noqa: PLR0913, PLR0917  a kernel takes no records
    players: int,
    games: int,
    tie_break: int,
    regions: Numbers,
    sanctuaries: Numbers,
    lowest: Numbers,
    shortages: Numbers,
    region_fame: Numbers,
    sanctuary_fame: Numbers,
    totals: Numbers,
    counts: Numbers,
) -> int:
    """Count games one after another."""
    for game in range(games):
        counts[GAMES] += 1
        counts[SHORT_GAMES] += int(shortages[game] != 0)
        for nth in range(ROW_SANCTUARIES):
            counts[SHORT_ROUNDS + nth] += shortages[game] >> nth & 1
        count_result(game * players, players, tie_break, lowest, totals, counts)
        for seat in range(players):
            row = game * players + seat
            counts[FAME + seat * FAMES + min(int(totals[row]), FAMES - 1)] += 1
            found = count_tableau(row, regions, sanctuaries, region_fame, sanctuary_fame, counts)
            counts[FOUND + seat * NUMBERS_FOUND + found] += 1
    return games


def count_result(  # noqa: PLR0913, PLR0917  as above
    first: int, players: int, tie_break: int, lowest: Numbers, totals: Numbers, counts: Numbers
) -> None:
    """Count a win for the greatest total, among equals for the lowest duration; and ties. Rules: WIN-2, WIN-5."""
    winner = first
    equals = 0
    for row in range(first, first + players):
        for other in range(first, row):
            equals += int(totals[row] == totals[other])
        more = totals[row] - totals[winner]
        if more > 0 or (more == 0 and lowest[2 * row + tie_break] < lowest[2 * winner + tie_break]):
            winner = row
    at_the_top = 0
    for row in range(first, first + players):
        at_the_top += int(totals[row] == totals[winner])
    counts[WINS + winner - first] += 1
    counts[TIES] += int(equals > 0)
    counts[TIES_FOR_FIRST] += int(at_the_top > 1)


def count_tableau(  # noqa: PLR0913, PLR0917  as above
    row: int,
    regions: Numbers,
    sanctuaries: Numbers,
    region_fame: Numbers,
    sanctuary_fame: Numbers,
    counts: Numbers,
) -> int:
    """Count how often each card was played, where, and its fame; return the number of Sanctuaries."""
    for place in range(PLACES):
        at = regions[row * ROW_REGIONS + place] * PLACES + place
        counts[REGION_TIMES + at] += 1
        counts[REGION_FAME + at] += region_fame[row * ROW_REGIONS + place]
    found = 0
    for place in range(row * ROW_SANCTUARIES, (row + 1) * ROW_SANCTUARIES):
        sanctuary = sanctuaries[place]
        if sanctuary >= 0:
            found += 1
            counts[SANCTUARY_TIMES + sanctuary] += 1
            counts[SANCTUARY_FAME + sanctuary] += sanctuary_fame[place]
    return found


def add_counts(lists: Iterable[Sequence[int]], length: int) -> list[int]:
    """Add lists place by place."""
    total = [0] * length
    for counts in lists:
        total = [one + other for one, other in zip(total, counts, strict=True)]
    return total


@frozen(kw_only=True)
class Spread:
    """How a number is spread over many cases: `cases[n]` of them have the number n."""

    cases: tuple[int, ...]

    @property
    def number(self) -> int:
        """How many cases there are."""
        return sum(self.cases)

    @property
    def mean(self) -> float:
        """The average."""
        return sum(value * cases for value, cases in enumerate(self.cases)) / self.number

    @property
    def deviation(self) -> float:
        """The standard deviation."""
        squares = sum(value * value * cases for value, cases in enumerate(self.cases)) / self.number
        return float(max(squares - self.mean**2, 0.0) ** 0.5)

    def quantile(self, part: float) -> int:
        """Return the least number that this share of all cases, at least one, does not exceed."""
        wanted = max(part * self.number, 1)
        return next(value for value, cases in enumerate(accumulate(self.cases)) if cases >= wanted)


@frozen(kw_only=True)
class Tally:
    """The counts of games with one number of players, by name."""

    players: int
    counts: tuple[int, ...]

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.counts[GAMES]

    def share(self, place: int) -> float:
        """Return the share of games in which something happened."""
        return self.counts[place] / self.games

    def fame(self, seat: int) -> Spread:
        """Return the totals of one seat."""
        return Spread(cases=self.counts[FAME + seat * FAMES : FAME + (seat + 1) * FAMES])

    def found(self, seat: int) -> Spread:
        """Return how many Sanctuaries one seat had in the end."""
        first = FOUND + seat * NUMBERS_FOUND
        return Spread(cases=self.counts[first : first + NUMBERS_FOUND])

    def wins(self, seat: int) -> int:
        """Return how many games a seat won."""
        return self.counts[WINS + seat]


def region_counts(tallies: Iterable[Tally], duration: int, place: int) -> tuple[int, int]:
    """Return how often a Region was played at a place, 0 to 7, and its fame there."""
    at = duration * PLACES + place
    return _count_all(tallies, REGION_TIMES + at), _count_all(tallies, REGION_FAME + at)


def sanctuary_counts(tallies: Iterable[Tally], at: int) -> tuple[int, int]:
    """Return how often the Sanctuary at a place of the catalogue was placed, and its fame."""
    return _count_all(tallies, SANCTUARY_TIMES + at), _count_all(tallies, SANCTUARY_FAME + at)


def _count_all(tallies: Iterable[Tally], at: int) -> int:
    return sum(tally.counts[at] for tally in tallies)
