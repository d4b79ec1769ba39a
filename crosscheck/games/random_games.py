"""Random games to the end under sampled readings, every card accounted for after every action.

In every second game the players prefer clues and ascents, because Sanctuaries hardly ever run short by chance.

python -m crosscheck games --count 10000 --players 6 --variant advanced --seed 1
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise
from random import Random

import click
from attrs import field, frozen
from rich.console import Console
from rich.table import Table

from faraway.cards.catalogue import CATALOGUE
from faraway.cli.progress import showing
from faraway.game import GameState, Phase, Setup, Variant, result, shuffled_decks
from faraway.game.readings import READING_VALUES, Readings
from faraway.play.conservation import check_conservation
from faraway.play.loop import at_random, hunting_clues, play_game
from proofs.processes import start


@frozen(kw_only=True)
class Plan:
    """Which games are played."""

    players: int
    variant: Variant
    seed: int


@frozen(kw_only=True)
class Figures:
    """Statistics of some games."""

    games: int = 0
    actions: int = 0
    values: Counter[tuple[str, str]] = field(factory=Counter)
    events: Counter[str] = field(factory=Counter)

    def __add__(self, other: Figures) -> Figures:
        return Figures(
            games=self.games + other.games,
            actions=self.actions + other.actions,
            values=self.values + other.values,
            events=self.events + other.events,
        )


def check_end(state: GameState) -> None:
    """Raise AssertionError unless a game ended with full tableaux, two Regions in every hand and one winner. Rules: ROUND-3, WIN-2."""
    found = result(state)
    if state.round != 8 or found is None:
        raise AssertionError(f"no end: {state}")
    if {(len(seat.regions), len(seat.hand), len(seat.drawn)) for seat in state.players} != {(8, 2, 0)}:
        raise AssertionError(f"wrong hands or tableaux: {state}")
    best = found.totals[found.ranks.index(1)]
    if best != max(found.totals) or found.ranks.count(1) != 1:
        raise AssertionError(f"wrong winner: {found}")


def sampled_readings(chance: Random) -> Readings:
    """Return one value for each reading, each with equal probability."""
    return Readings.of({name: chance.choice(values) for name, values in READING_VALUES.items()})


def play_checked(plan: Plan, number: int) -> Figures:
    """Play one game and check it; the same plan and number make the same game."""
    chance = Random(f"{plan.seed} {plan.players} {plan.variant.value} {number}")
    readings = sampled_readings(chance)
    decks = shuffled_decks(chance.getrandbits(64), CATALOGUE)
    setup = Setup(
        players=plan.players,
        variant=plan.variant,
        readings=readings,
        region_deck=decks.regions,
        sanctuary_deck=decks.sanctuaries,
    )
    game = play_game(setup, hunting_clues(chance) if number % 2 else at_random(chance))
    for state in game.states:
        check_conservation(state)
    check_end(game.states[-1])
    return Figures(
        games=1,
        actions=len(game.actions),
        values=Counter(readings.values().items()),
        events=Counter(
            {event for before, after in pairwise(game.states) for event in notable(before, after)}
        ),
    )


def notable(before: GameState, after: GameState) -> Iterable[str]:
    """Yield the names of rare events that readings are about."""
    if after.one_by_one and not before.one_by_one:
        yield "a round played one by one"
    if before.phase is Phase.EXPLORE and after.phase is not Phase.EXPLORE and not after.sanctuary_deck:
        yield "a Sanctuary deck drawn empty"
    if after.round > before.round and len(after.market) <= len(after.players):
        yield "a market too small"
    if after.phase in {Phase.RETURN, Phase.RETURN_ORDER, Phase.SHUFFLE}:
        yield f"phase {after.phase.value}"


def play_some(plan: Plan, numbers: Sequence[int]) -> Figures:
    """Play several games."""
    return sum((play_checked(plan, number) for number in numbers), Figures())


def chunks(count: int, size: int = 50) -> list[range]:
    """Split the numbers of all games into chunks."""
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def print_figures(plan: Plan, figures: Figures, seconds: float, console: Console) -> None:
    """Print what was played, and in how many games each value of each reading was used."""
    table = Table(title=f"{figures.games} games of {plan.players}, {plan.variant.value}, seed {plan.seed}")
    table.add_column("reading")
    table.add_column("value")
    table.add_column("games", justify="right")
    for name, values in READING_VALUES.items():
        for value in values:
            table.add_row(name, value, str(figures.values[name, value]))
    table.add_section()
    for event in sorted(figures.events):
        table.add_row("games with", event, str(figures.events[event]))
    console.print(table)
    fewest = min(figures.values[name, value] for name, values in READING_VALUES.items() for value in values)
    console.print(
        f"{figures.actions} actions, every card in exactly one place after each; "
        f"every value of every reading in at least {fewest} games; {seconds:.0f} s"
    )


@click.command()
@click.option("--count", default=1000, show_default=True, help="How many games.")
@click.option("--players", type=click.IntRange(2, 6), default=6, show_default=True)
@click.option("--variant", type=click.Choice([kind.value for kind in Variant]), default="standard")
@click.option("--seed", default=1, show_default=True)
@click.option("--processes", default=2, show_default=True)
def command(count: int, players: int, variant: str, seed: int, processes: int) -> None:
    """Play random games to the end and check where every card is after every action."""
    plan = Plan(players=players, variant=Variant(variant), seed=seed)
    console = Console()
    begun = time.perf_counter()
    figures = Figures()
    with start(processes) as pool, showing("games", count) as shown:
        for some in pool.imap(partial(play_some, plan), chunks(count)):
            figures += some
            shown.advance(some.games)
    print_figures(plan, figures, time.perf_counter() - begun, console)
