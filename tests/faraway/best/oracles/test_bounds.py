"""On the way to a good tableau no bound of the search is below its total, by the score sheet."""

from collections.abc import Iterator
from random import Random

import pytest

from faraway.best import Position, Wish
from faraway.best import workspace as d
from faraway.best.annealing import anneal
from faraway.best.bounding import bound, look_back, own_worth, prepare
from faraway.best.search import Branch, Search
from faraway.cards.catalogue import CATALOGUE, Card, Per, Sanctuary
from faraway.scoring.sheet import score_tableau
from tests.faraway.best.oracles.brute_force import NAMES

ROUNDS = 400
WONDERS = {Per.STONE, Per.CHIMERA, Per.THISTLE}


def liking(card: Card) -> int:
    """Prefer what is hard to bound: two wonders on a card, and quests that count them or sets."""
    hard = card.stones + card.chimeras + card.thistles > 1
    return 1 + 4 * hard + 8 * (card.quest is not None and card.quest.per in WONDERS | {Per.BIOME_SET})


def tight_positions(count: int, seed: int) -> Iterator[Position]:
    """Deal pools with hardly more cards than a tableau needs, so that bounds have little room."""
    random = Random(seed)
    durations = [region.duration for region in CATALOGUE.regions]
    likings = [liking(region) for region in CATALOGUE.regions]
    for _ in range(count):
        regions = list(dict.fromkeys(random.choices(durations, likings, k=60)))
        played = regions[: random.choice([0, 0, 1, 4])]
        spare = random.choice([0, 1, 2])
        yield Position(
            regions[len(played) : 8 + spare], random.sample(NAMES, random.randint(0, 7)), played=played
        )


def alike(sanctuary: Sanctuary) -> list[Sanctuary]:
    """Return the other Sanctuaries that show what this one pays for."""
    quest = sanctuary.quest
    if quest is None or quest.per not in {Per.BIOME, Per.NIGHT, Per.CLUE}:
        return []
    return [
        other
        for other in CATALOGUE.sanctuaries
        if other is not sanctuary
        and (
            other.biome in quest.biomes
            or (quest.per is Per.NIGHT and other.night)
            or (quest.per is Per.CLUE and other.clues > 0)
        )
    ]


def positions_of_alike_sanctuaries(seed: int) -> Iterator[Position]:
    """Deal just eight Regions, and beside a Sanctuary only such as show what it pays for: its bound has no room at all."""
    random = Random(seed)
    durations = [region.duration for region in CATALOGUE.regions]
    for sanctuary in CATALOGUE.sanctuaries:
        others = alike(sanctuary)
        for count in (1, 2, 6):
            if len(others) >= count:
                chosen = random.sample(others, count)
                yield Position(random.sample(durations, 8), [each.id for each in (sanctuary, *chosen)])


def good_tableau(search: Search, seed: int) -> list[int]:
    """Anneal for a while: the row of an album."""
    work = list(search._work)
    work[d.SEED] = seed
    anneal(work, [-1, 0], ROUNDS)
    return work[d.ALBUM : d.ALBUM + d.ALBUM_ROW]


def bounds_on_the_way(search: Search, row: list[int]) -> Iterator[int]:
    """Lay down the free Regions from the last to the first, and give every bound that applies on the way."""
    work = list(search._work)
    joined = row[1 + d.ROUNDS : 1 + d.ROUNDS + row[0]]
    kinds = [work[d.SANCTUARY + number * d.FIELDS + d.CLASS] for number in joined]
    search._set_up(work, Branch(tuple(kinds.count(kind) for kind in range(d.CLASSES)), 0))
    prepare(work)
    alive, descents = list(range(work[d.POOL])), work[d.DESCENTS]
    for depth, number in enumerate(row[1 : 1 + work[d.FREE]]):
        at = depth * d.MOST_REGIONS
        work[d.ALIVE + at : d.ALIVE + at + len(alive)] = alive
        work[d.COUNT + depth], work[d.LEFT + depth] = len(alive), descents
        yield bound(work, depth, d.NEVER)
        yield work[d.CUT + at + alive.index(number)]
        if depth > 0 and number > work[d.PICKED + depth - 1]:
            descents -= 1
        work[d.PICKED + depth] = number
        alive = [
            other for other in alive if other != number and (descents > 0 or work[d.FLOOR] <= other < number)
        ]
    yield look_back(work, work[d.FREE]) + sum(
        own_worth(work, work[d.FREE], place)
        for place in range(work[d.STARTS + d.CLASSES])
        if work[d.LISTED + place] in joined
    )


def check(position: Position, seed: int) -> None:
    search = Search(position, Wish())
    row = good_tableau(search, seed)
    work = list(search._work)
    work[d.ALBUM : d.ALBUM + d.ALBUM_ROW] = row
    tableau = search._tableau(work, d.ALBUM)
    total = score_tableau(tableau).total
    bounds = list(bounds_on_the_way(search, row))
    assert min(bounds) >= total, (tableau, total, bounds)


def test_bounds_hold_on_the_way_to_good_tableaux() -> None:
    for seed, position in enumerate(tight_positions(40, seed=1)):
        check(position, seed)


def test_bounds_hold_where_every_sanctuary_shows_what_one_of_them_pays_for() -> None:
    positions = list(positions_of_alike_sanctuaries(seed=2))
    assert len(positions) > 30
    for seed, position in enumerate(positions):
        check(position, seed)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(100, 110))
def test_bounds_hold_on_the_way_to_many_good_tableaux(seed: int) -> None:
    for number, position in enumerate(tight_positions(400, seed=seed)):
        check(position, number)
