"""The results of a simulation, as tables of words: the terminal and the page show the same ones."""

from attrs import frozen

from faraway.cards.catalogue import CATALOGUE, Quest
from faraway.cards.wording import words_for_quest
from faraway.simulate.plan import ReadingWorth, Simulation
from faraway.simulate.statistics import (
    CHECKED,
    PLACES,
    SHORT_GAMES,
    SHORT_ROUNDS,
    TIES,
    TIES_FOR_FIRST,
    region_counts,
    sanctuary_counts,
)


@frozen(kw_only=True)
class WordTable:
    """A table: its title, its headings and its rows. The first `words` columns hold words, the others numbers."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    words: int = 1


def share(part: int, whole: int) -> str:
    """Format a share of the whole."""
    return f"{100 * part / whole:.1f}%" if whole else "-"


def average(amount: int, times: int) -> str:
    """Format an average."""
    return f"{amount / times:.2f}" if times else "-"


def fame_table(simulation: Simulation) -> WordTable:
    """Show the totals of every seat, how often it won, and the Sanctuaries that it found."""
    rows = []
    for tally in simulation.tallies:
        for seat in range(tally.players):
            fame, found = tally.fame(seat), tally.found(seat)
            rows.append(
                (
                    str(tally.players),
                    str(seat),
                    simulation.plan.policy(seat).value,
                    f"{fame.mean:.2f}",
                    f"{fame.deviation:.2f}",
                    *(str(fame.quantile(part)) for part in (0, 0.05, 0.5, 0.95, 1)),
                    share(tally.wins(seat), tally.games),
                    f"{found.mean:.2f}",
                )
            )
    return WordTable(
        title="Fame",
        headings=(
            "players",
            "seat",
            "policy",
            "mean",
            "deviation",
            "least",
            "5%",
            "median",
            "95%",
            "most",
            "wins",
            "Sanctuaries",
        ),
        rows=tuple(rows),
        words=3,
    )


def course_table(simulation: Simulation) -> WordTable:
    """Show ties and shortages of Sanctuaries by the number of players."""
    rounds = range(PLACES - 1)
    return WordTable(
        title="Ties and shortages of Sanctuaries",
        headings=(
            "",
            "games",
            "checked",
            "tie for first",
            "any tie",
            "a shortage",
            *(f"in round {nth + 2}" for nth in rounds),
        ),
        rows=tuple(
            (
                f"{tally.players} players",
                str(tally.games),
                str(tally.counts[CHECKED]),
                *(share(tally.counts[at], tally.games) for at in (TIES_FOR_FIRST, TIES, SHORT_GAMES)),
                *(share(tally.counts[SHORT_ROUNDS + nth], tally.games) for nth in rounds),
            )
            for tally in simulation.tallies
        ),
    )


def position_means(simulation: Simulation) -> list[float]:
    """Return the average fame of a Region at every position."""
    means = []
    for place in range(PLACES):
        counts = [region_counts(simulation.tallies, region.duration, place) for region in CATALOGUE.regions]
        means.append(sum(fame for _, fame in counts) / sum(times for times, _ in counts))
    return means


def region_means(simulation: Simulation) -> list[tuple[str, list[float]]]:
    """Return the average fame of every Region at every position; 0 where it never lay."""
    means = []
    for region in CATALOGUE.regions:
        counts = [region_counts(simulation.tallies, region.duration, place) for place in range(PLACES)]
        means.append((str(region.duration), [fame / max(times, 1) for times, fame in counts]))
    return means


def region_table(simulation: Simulation) -> WordTable:
    """Show every Region that was played, those that pay most first, with its fame by position."""
    ranked = []
    for region in CATALOGUE.regions:
        counts = [region_counts(simulation.tallies, region.duration, place) for place in range(PLACES)]
        times, fame = (sum(column) for column in zip(*counts, strict=True))
        cells = (
            str(region.duration),
            words_for_quest(region.quest),
            str(times),
            average(fame, times),
            *(average(there, often) for often, there in counts),
        )
        ranked.append((-fame / max(times, 1), region.duration, cells))
    return WordTable(
        title="Fame by Region and position",
        headings=(
            "Region",
            "quest",
            "times",
            "fame",
            *(f"{place + 1}." for place in range(PLACES)),
        ),
        rows=tuple(cells for _, _, cells in sorted(ranked)),
        words=2,
    )


def sanctuary_table(simulation: Simulation) -> WordTable:
    """Show every Sanctuary, those that pay most first."""
    ranked = []
    for at, sanctuary in enumerate(CATALOGUE.sanctuaries):
        times, fame = sanctuary_counts(simulation.tallies, at)
        quest: Quest | None = sanctuary.quest
        cells = (sanctuary.id, words_for_quest(quest), str(times), average(fame, times))
        ranked.append((-fame / max(times, 1), at, cells))
    return WordTable(
        title="Fame by Sanctuary",
        headings=("Sanctuary", "quest", "times", "fame"),
        rows=tuple(cells for _, _, cells in sorted(ranked)),
        words=2,
    )


def position_table(simulation: Simulation) -> WordTable:
    """Show the average fame of a Region by its position."""
    return WordTable(
        title="Fame by position",
        headings=("", *(f"{place + 1}." for place in range(PLACES))),
        rows=(("a Region pays", *(f"{mean:.2f}" for mean in position_means(simulation))),),
    )


def readings_table(simulation: Simulation) -> WordTable:
    """Show how often each other reading of the rules changes a game, the most frequent first."""
    rows: list[tuple[float, tuple[str, ...]]] = []
    for tally, worths in zip(simulation.tallies, simulation.worths, strict=True):
        rows += [_worth_row(tally.players, worth) for worth in worths if worth.games]
    return WordTable(
        title="What another reading changes, in the same games",
        headings=("reading", "read as", "players", "games", "any total or rank", "any total", "the winner"),
        rows=tuple(cells for _, cells in sorted(rows, key=lambda row: row[0])),
        words=3,
    )


def _worth_row(players: int, worth: ReadingWorth) -> tuple[float, tuple[str, ...]]:
    cells = (
        worth.reading,
        worth.value,
        str(players),
        str(worth.games),
        share(worth.results, worth.games),
        share(worth.totals, worth.games),
        share(worth.winners, worth.games),
    )
    return -worth.results / worth.games, cells
