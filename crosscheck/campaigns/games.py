"""Random games to the end under sampled readings, every card accounted for after every action.

In every second game the players hunt for clues and ascents, because Sanctuaries hardly ever run short by chance.

python -m crosscheck games --count 10000 --players 6 --variant advanced --seed 1
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import chain
from random import Random

import click
from attrs import field, frozen
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from faraway.cards.catalogue import CATALOGUE
from faraway.game import (
    GameState,
    Phase,
    Setup,
    Variant,
    apply_action,
    legal_actions,
    new_game,
    result,
    shuffled_decks,
)
from faraway.game.actions import Action, Explore, Place, Take
from faraway.game.readings import READING_VALUES, Readings
from faraway.play.loop import shuffled

ALL_REGIONS = sorted(CATALOGUE.region_of)
ALL_SANCTUARIES = sorted(CATALOGUE.sanctuary_of)


@frozen(kw_only=True)
class Plan:
    """Which games are played."""

    players: int
    variant: Variant
    seed: int


@frozen(kw_only=True)
class Figures:
    """What a number of games came to."""

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


def check_conservation(state: GameState) -> None:
    """Every Region and every Sanctuary lies in exactly one place. Rules: COMP-1, COMP-2."""
    players = state.players
    regions = [
        *state.region_deck,
        *state.market,
        *state.removed,
        *chain.from_iterable((*seat.hand, *seat.set_aside, *seat.regions) for seat in players),
        *(seat.chosen for seat in players if seat.chosen is not None),
    ]
    sanctuaries = [
        *state.sanctuary_deck,
        *chain.from_iterable((*seat.drawn, *seat.sanctuaries) for seat in players),
    ]
    if sorted(regions) != ALL_REGIONS or sorted(sanctuaries) != ALL_SANCTUARIES:
        raise AssertionError(f"cards lost or doubled: {state}")


def check_end(state: GameState) -> None:
    """A finished game has eight Regions in every tableau, two in every hand, and a result. Rules: ROUND-3, WIN-2."""
    found = result(state)
    if state.round != 8 or found is None:
        raise AssertionError(f"no end: {state}")
    if {(len(seat.regions), len(seat.hand), len(seat.drawn)) for seat in state.players} != {(8, 2, 0)}:
        raise AssertionError(f"wrong hands or tableaux: {state}")
    best = found.totals[found.ranks.index(1)]
    if best != max(found.totals) or found.ranks.count(1) != 1:
        raise AssertionError(f"wrong winner: {found}")


def sampled_readings(chance: Random) -> Readings:
    """Give every reading one of its values, each as likely as the others."""
    return Readings.of({name: chance.choice(values) for name, values in READING_VALUES.items()})


def play_checked(plan: Plan, number: int) -> Figures:
    """Play one game; the same plan and number give the same game."""
    chance = Random(f"{plan.seed} {plan.players} {plan.variant.value} {number}")
    readings = sampled_readings(chance)
    decks = shuffled_decks(chance.getrandbits(64), CATALOGUE)
    state = new_game(
        Setup(
            players=plan.players,
            variant=plan.variant,
            readings=readings,
            region_deck=decks.regions,
            sanctuary_deck=decks.sanctuaries,
        )
    )
    check_conservation(state)
    eager = number % 2 == 1
    actions = 0
    events: Counter[str] = Counter()
    while state.phase is not Phase.OVER:
        before = state
        state = apply_action(state, shuffled(choose(state, eager, chance), chance))
        check_conservation(state)
        actions += 1
        events.update(notable(before, state))
    check_end(state)
    return Figures(
        games=1,
        actions=actions,
        values=Counter(readings.values().items()),
        events=Counter(dict.fromkeys(events, 1)),
    )


def choose(state: GameState, eager: bool, chance: Random) -> Action:  # noqa: FBT001 - one game in two
    """Choose any legal action; or, mostly, what makes many finders with many clues, so that Sanctuaries run short."""
    legal = legal_actions(state)
    if eager and chance.random() < 0.9:
        return max(legal, key=partial(eagerness, state))
    return chance.choice(legal)


def eagerness(state: GameState, action: Action) -> tuple[int, ...]:
    """Order actions by how they help to find many Sanctuaries."""
    match action:
        case Explore(seat=seat, region=region):
            last = max(state.players[seat].regions[-1:], default=0)
            return int(region > last), CATALOGUE.region_of[region].clues, -region
        case Take(region=region):
            return CATALOGUE.region_of[region].clues, region
        case Place(sanctuary=sanctuary):
            return (CATALOGUE.sanctuary_of[sanctuary].clues,)
        case _:
            return (0,)


def notable(before: GameState, after: GameState) -> Iterable[str]:
    """Name what readings are about, where it happened."""
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
    """Cut the numbers of all games into handfuls."""
    return [range(start, min(start + size, count)) for start in range(0, count, size)]


def print_figures(plan: Plan, figures: Figures, seconds: float, console: Console) -> None:
    """Tell what was played and how often every value of every reading was."""
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
def main(count: int, players: int, variant: str, seed: int, processes: int) -> None:
    """Play random games to the end and account for every card after every action."""
    plan = Plan(players=players, variant=Variant(variant), seed=seed)
    console = Console()
    begun = time.perf_counter()
    figures = Figures()
    with ProcessPoolExecutor(processes) as pool, Progress(console=console) as progress:
        task = progress.add_task("games", total=count)
        for some in pool.map(partial(play_some, plan), chunks(count)):
            figures += some
            progress.update(task, advance=some.games)
    print_figures(plan, figures, time.perf_counter() - begun, console)
