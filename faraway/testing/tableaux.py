"""Tableaux of every kind that matters to scoring."""

from collections.abc import Callable
from enum import Enum

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from faraway.cards.catalogue import CATALOGUE, Card, Duration, Per, Region, Sanctuary, SanctuaryId, Wonders
from faraway.cards.icons import Biome, Counts
from faraway.fast.totals import total
from faraway.scoring.rules import count_icons
from faraway.scoring.tableau import WHOLE_TABLEAU, Tableau, ascents, most_sanctuaries
from faraway.testing.cards import DURATIONS, SANCTUARY_IDS
from faraway.testing.features import missing
from faraway.testing.values import MOST_COUNTED, Value, attainable_values, tableau_counting

PREREQUISITES = list(
    dict.fromkeys(region.prerequisite for region in CATALOGUE.regions if region.prerequisite)
)
_HARDER_MORE_OFTEN = [
    prerequisite for prerequisite in PREREQUISITES for _ in range(missing(prerequisite, Counts()))
]
"""A prerequisite once for each wonder that it asks for: those that ask for many are seldom met by chance."""
SETTERS = [card for card in CATALOGUE.regions if card.quest is not None and card.quest.per is Per.BIOME_SET]
TRIES = 6
"""Out of how many tableaux a rich or a poor one is the richest or the poorest."""


class TableauKind(Enum):
    """The special property of a tableau."""

    ANY = "eight Regions and no more Sanctuaries than they can have found"
    REACHABLE = "as a game without declining leaves it: a Sanctuary for every ascent"
    PARTIAL = "the last Regions only, one to eight of them"
    MET_EXACTLY = "a prerequisite that is met with no wonder to spare"
    SHORT_BY_ONE = "a prerequisite that lacks one wonder"
    BIOME_SETS = "a quest for sets of the four biomes, and many Sanctuaries with a biome"
    COUNTED = "a card that is paid for a drawn number of what it counts, up to the most there can be"
    RICH = "the best of several"
    POOR = "the worst of several, nearly without Sanctuaries"


_EDGES = (TableauKind.MET_EXACTLY, TableauKind.SHORT_BY_ONE, TableauKind.COUNTED)


def tableaux(kind: TableauKind | None = None) -> SearchStrategy[Tableau]:
    """Generate tableaux of one kind; without a kind, whole ones of all kinds, those on an edge twice as often.

    Rules: EXPLORE-3, ROUND-3
    """
    if kind is None:
        return st.one_of(
            *(tableaux(each) for each in (*TableauKind, *_EDGES) if each is not TableauKind.PARTIAL)
        )
    return _STRATEGIES[kind]()


def _several(one: SearchStrategy[Tableau]) -> SearchStrategy[list[Tableau]]:
    return st.lists(one, min_size=1, max_size=TRIES)


def _fame(tableau: Tableau) -> int:
    return total(tableau.regions, tableau.sanctuaries)


def _eight(draw: DrawFn) -> tuple[Duration, ...]:
    """Draw eight Regions in any order, nearly ascending, or nearly descending, each a third of the time."""
    order = draw(st.lists(st.sampled_from(DURATIONS), min_size=8, max_size=8, unique=True))
    shape = draw(st.sampled_from(("any", "ascending", "descending")))
    if shape != "any":
        order.sort(reverse=shape == "descending")
        here, there = draw(st.integers(0, 7)), draw(st.integers(0, 7))
        order[here], order[there] = order[there], order[here]
    return tuple(order)


def _found(draw: DrawFn, fewest: int, most: int) -> tuple[SanctuaryId, ...]:
    """Draw the number first, so that all numbers are equally likely."""
    count = draw(st.integers(fewest, most))
    return tuple(draw(st.lists(st.sampled_from(SANCTUARY_IDS), min_size=count, max_size=count, unique=True)))


@st.composite
def _any(draw: DrawFn) -> Tableau:
    regions = _eight(draw)
    return Tableau.trusted(regions=regions, sanctuaries=_found(draw, 0, ascents(regions)))


@st.composite
def _reachable(draw: DrawFn) -> Tableau:
    regions = _eight(draw)
    return Tableau.trusted(regions=regions, sanctuaries=_found(draw, ascents(regions), ascents(regions)))


@st.composite
def _bare(draw: DrawFn) -> Tableau:
    regions = _eight(draw)
    return Tableau.trusted(regions=regions, sanctuaries=_found(draw, 0, min(1, ascents(regions))))


@st.composite
def _partial(draw: DrawFn) -> Tableau:
    regions = _eight(draw)[: draw(st.integers(1, WHOLE_TABLEAU))]
    return Tableau.trusted(regions=regions, sanctuaries=_found(draw, 0, most_sanctuaries(regions)))


@st.composite
def _with_sets(draw: DrawFn) -> Tableau:
    """Lay four Regions of four biomes, or eight of them, in ascending order, with coloured Sanctuaries."""
    payer = draw(st.sampled_from(SETTERS))
    chance = draw(st.randoms(use_true_random=True))
    chosen = [payer]
    for biome in Biome:
        others = [region for region in CATALOGUE.regions if region.biome is biome and region is not payer]
        chosen += chance.sample(others, 1 if biome is payer.biome else 2)
    order = sorted(region.duration for region in chosen)
    place = chance.randint(0, 7)
    order.remove(payer.duration)
    order.insert(place, payer.duration)
    coloured = [card.id for card in CATALOGUE.sanctuaries if card.biome is not None]
    rather_many = max(chance.randint(0, ascents(order)) for _ in range(2))
    found = chance.sample(coloured, rather_many)
    return Tableau.trusted(regions=tuple(order), sanctuaries=tuple(found))


@st.composite
def _on_the_edge(draw: DrawFn, short: int) -> Tableau:
    """Put a demanding Region first and collect wonders behind it until what it asks for is there but for `short`.

    Regions and Sanctuaries are looked at in a drawn order; whichever brings wonders that are still wanted, and none too
    many of the kind on the edge, is taken; the rest is filled up with cards that show none of that kind.
    """
    asked = draw(st.sampled_from(_HARDER_MORE_OFTEN))
    chance = draw(st.randoms(use_true_random=True))
    target = chance.choice([region for region in CATALOGUE.regions if region.prerequisite == asked])
    edge = draw(st.sampled_from([kind for kind in _WONDERS if _shown(target.prerequisite, kind)]))
    place = chance.randint(0, 3)
    capacity = WHOLE_TABLEAU - 1 - place
    behind: list[Region] = []
    beside: list[Sanctuary] = []

    def wants(card: Card) -> bool:
        seen = count_icons([target, *behind, *beside])
        after = count_icons([target, *behind, *beside, card])
        if _shown(after, edge) > _shown(target.prerequisite, edge) - short:
            return False
        return missing(target.prerequisite, after) < missing(target.prerequisite, seen)

    free = [region for region in CATALOGUE.regions if region is not target]
    chance.shuffle(free)
    by_sanctuaries = chance.randint(0, 4)
    for sanctuary in chance.sample(CATALOGUE.sanctuaries, len(CATALOGUE.sanctuaries)):
        if len(beside) < by_sanctuaries and wants(sanctuary):
            beside.append(sanctuary)
    for region in free:
        if len(behind) < capacity and wants(region):
            behind.append(region)
    plain = [region for region in free if region not in behind and not _shown(region, edge)]
    behind += plain[: capacity - len(behind)]
    before = [region for region in free if region not in behind][:place]
    order = [
        *sorted(region.duration for region in before),
        target.duration,
        *sorted(region.duration for region in behind),
    ]
    return Tableau.trusted(regions=tuple(order), sanctuaries=tuple(card.id for card in beside))


_WONDERS = (Per.STONE, Per.CHIMERA, Per.THISTLE)


def _shown(group: Card | Wonders | Counts, kind: Per) -> int:
    """Return how many wonders of a kind there are."""
    return {Per.STONE: group.stones, Per.CHIMERA: group.chimeras, Per.THISTLE: group.thistles}[kind]


@st.composite
def _counting(draw: DrawFn) -> Tableau:
    return tableau_counting(draw(st.sampled_from(_VALUES)), draw(st.randoms(use_true_random=True)))


_VALUES = [
    *attainable_values(),
    *(Value(kind=kind, count=most) for kind, most in MOST_COUNTED.items() for _ in range(4)),
]
"""Every attainable value, the most of each kind five times as often as any other."""


def _is_met_exactly(tableau: Tableau) -> bool:
    """Return True if some prerequisite is met with exactly as many of one wonder as it asks for."""
    return _some_region(
        tableau,
        lambda region, seen: (
            missing(region.prerequisite, seen) == 0
            and any(
                _shown(seen, kind) == _shown(region.prerequisite, kind)
                for kind in _WONDERS
                if _shown(region.prerequisite, kind)
            )
        ),
    )


def _is_short_by_one(tableau: Tableau) -> bool:
    return _some_region(tableau, lambda region, seen: missing(region.prerequisite, seen) == 1)


def _some_region(tableau: Tableau, is_such: Callable[[Region, Counts], bool]) -> bool:
    regions = [CATALOGUE.region_of[duration] for duration in tableau.regions]
    sanctuaries = [CATALOGUE.sanctuary_of[name] for name in tableau.sanctuaries]
    return any(
        region.prerequisite and is_such(region, count_icons([*regions[position:], *sanctuaries]))
        for position, region in enumerate(regions)
    )


_STRATEGIES: dict[TableauKind, Callable[[], SearchStrategy[Tableau]]] = {
    TableauKind.ANY: _any,
    TableauKind.REACHABLE: _reachable,
    TableauKind.PARTIAL: _partial,
    TableauKind.MET_EXACTLY: lambda: _on_the_edge(0).filter(_is_met_exactly),
    TableauKind.SHORT_BY_ONE: lambda: _on_the_edge(1).filter(_is_short_by_one),
    TableauKind.BIOME_SETS: _with_sets,
    TableauKind.COUNTED: _counting,
    TableauKind.RICH: lambda: _several(_reachable()).map(lambda tried: max(tried, key=_fame)),
    TableauKind.POOR: lambda: _several(_bare()).map(lambda tried: min(tried, key=_fame)),
}
