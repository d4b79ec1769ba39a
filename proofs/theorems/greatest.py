"""What makes the bounds sound by which the greatest totals are established (proofs/greatest/ARGUMENT.md).

With `fame_mono_of_counts`: no card pays more than with the greatest totals of a box in view.
"""

from collections.abc import Iterator
from itertools import pairwise, permutations

from proofs.counting import PRINTED_BOX
from proofs.encoding import ROUNDS, ascents
from proofs.smt import (
    Number,
    Truth,
    all_different,
    all_of,
    between,
    equal,
    implies,
    integer,
    number,
    scaled,
    sum_of,
)
from proofs.theorem import Obligation, Theorem, Twin
from proofs.theorems.examples import decode_numbers
from proofs.verdict import Subject

MOST_CARDS = 15
BIOMES = ("river", "city", "forest", "desert")
SET_REGIONS = {
    card.biome: card.duration
    for card in PRINTED_BOX.regions.values()
    if card.quest is not None and card.quest.per == "biome-set"
}


def fame_within_prices(*, dearest: bool) -> Iterator[Obligation]:
    """Yield for one thing counted, with any price, that a price on what is shown bounds the fame.

    The prices of the nine things counted are put on one after another: the fame of each card less the
    prices so far takes the place of its fame.
    """
    price, low, high = integer("price"), integer("low"), integer("high")
    fame = [integer(f"fame.{card}") for card in range(MOST_CARDS)]
    at_most = [integer(f"most.{card}") for card in range(MOST_CARDS)]
    shown = [integer(f"shown.{card}") for card in range(MOST_CARDS)]
    total = sum_of(shown)
    premises = [paid <= most for paid, most in zip(fame, at_most, strict=True)]
    priced = sum_of(most - price * count for most, count in zip(at_most, shown, strict=True))
    for sign, positive in (("positive", True), ("negative", False)):
        end = high if positive == dearest else low
        sides: list[Truth] = [price >= 0 if positive else price <= 0]
        # The total lies between low and high: the distance to the end times the price is not negative.
        distance = (end - total) * price
        sides += [low <= total, total <= high]
        bounds = [between(0, count, 2) for count in shown]
        claim = implies(distance >= 0, sum_of(fame) <= price * end + priced)
        yield Obligation(
            f"a {sign} price, once the end is the dearer one",
            (*premises, *sides, *bounds),
            claim,
            decode_numbers({"price": price, "fame": sum_of(fame), "total": total}),
        )
        yield Obligation(
            f"a {sign} price: the end is the dearer one",
            (*sides,),
            distance >= 0,
            decode_numbers({"price": price, "total": total, "end": end}),
        )


def sets_seen_after_set_regions(*, spared: int) -> Iterator[Obligation]:
    """Return how many sets a Region sees after some of the Regions that pay for sets, by their biomes."""
    totals = {biome: integer(f"total.{biome}") for biome in BIOMES}
    laid = {biome: integer(f"laid.{SET_REGIONS[biome]}") for biome in BIOMES}
    others = {biome: integer(f"others.{biome}") for biome in BIOMES}
    spare = {biome: integer(f"spare.{biome}") for biome in BIOMES}
    fewest, sets = integer("fewest"), integer("sets")
    premises = [equal(number(len(SET_REGIONS)), len(BIOMES))]
    for biome in BIOMES:
        premises += [
            between(0, totals[biome], ROUNDS + 7),
            between(0, laid[biome], 1),
            others[biome] >= 0,
            between(0, spare[biome], 1),
            fewest <= totals[biome],
            implies(totals[biome] > fewest, equal(spare[biome], 1)),
            implies(totals[biome] <= fewest, equal(spare[biome], 0)),
            sets <= totals[biome] - laid[biome] - others[biome],
        ]
    premises.append(sum_of(spare.values()) <= len(BIOMES) - 1)  # one biome is the rarest
    before = sum_of(laid.values())
    claim = all_of([sets <= fewest, implies(before > sum_of(spare.values()) - spared, sets <= fewest - 1)])
    decode = decode_numbers(
        {**{f"{biome} cards": total for biome, total in totals.items()}, "laid before": before, "sets": sets}
    )
    yield Obligation("any totals", tuple(premises), claim, decode)


def cheapest_set_regions_first(*, less: int) -> Iterator[Obligation]:
    """Yield, for each ranking by price, that no other order of the Regions that pay for sets is worth more.

    `less` is taken from what the first of them pays a set.
    """
    fame = {region: PRINTED_BOX.regions[region].quest for region in SET_REGIONS.values()}
    regions = tuple(fame)
    paid = {region: quest.fame for region, quest in fame.items() if quest is not None}
    paid[regions[0]] -= less
    price = {region: integer(f"price.{region}") for region in regions}
    sets = [integer(f"sets.{before}") for before in range(len(regions))]
    seen: list[Truth] = [sets[-1] >= 0, *(fewer <= more for more, fewer in pairwise(sets))]

    def worth(laid: tuple[int, ...]) -> list[Number]:
        return [
            scaled(paid[region], count) - price[region] for region, count in zip(laid, sets, strict=False)
        ]

    for ranked in permutations(regions):
        cheapest = [price[one] <= price[other] for one, other in pairwise(ranked)]
        claims: list[Truth] = [later <= sooner for sooner, later in pairwise(worth(ranked))]
        for count in range(1, len(regions) + 1):
            most = sum_of(worth(ranked[:count]))
            claims += [sum_of(worth(laid)) <= most for laid in permutations(regions, count)]
        yield Obligation(
            f"cheapest first: {', '.join(map(str, ranked))}",
            (*seen, *cheapest),
            all_of(claims),
            decode_numbers({f"price of {region}": each for region, each in price.items()}),
        )


def descents_at_most(most: int) -> Iterator[Obligation]:
    """Yield for each number of Sanctuaries how often a row that finds them can go down."""
    for sanctuaries in range(ROUNDS):
        durations = [integer(f"duration.{place}") for place in range(1, ROUNDS + 1)]
        ups, constraints = ascents("row", durations)
        constraints += [between(1, each, 68) for each in durations]
        constraints += [all_different(durations), sum_of(ups) >= sanctuaries]
        down = [integer(f"down.{place}") for place in range(2, ROUNDS + 1)]
        for each, before, after in zip(down, durations, durations[1:], strict=False):
            constraints += [between(0, each, 1), implies(before < after, equal(each, 0))]
        descents = sum_of(down)
        decode = decode_numbers({"descents": descents, "Sanctuaries": number(sanctuaries)})
        claim = descents <= most - sanctuaries
        yield Obligation(f"{sanctuaries} Sanctuaries", tuple(constraints), claim, decode)


THEOREMS = (
    Theorem(
        name="fame_le_of_prices",
        claim="whatever price is put on a thing counted, fame is at most the dearest total of it in the box"
        " and, for each card, the most that it can pay less the price of what it shows",
        clauses=("WIN-1",),
        scope="any 15 cards, one thing counted after another",
        subject=Subject.GREATEST,
        statement=lambda: fame_within_prices(dearest=True),
        twin=Twin("the cheapest total", lambda: fame_within_prices(dearest=False)),
    ),
    Theorem(
        name="sets_seen_le_of_set_regions_before",
        claim="a Region that comes after more of the four Regions that pay for biome sets than there are biomes"
        " with cards to spare sees a set less than the whole tableau",
        clauses=("SCORE-2", "SCORE-13"),
        scope="all totals of biomes that eight Regions and seven Sanctuaries can have",
        subject=Subject.GREATEST,
        statement=lambda: sets_seen_after_set_regions(spared=0),
        twin=Twin("as many as there are such biomes", lambda: sets_seen_after_set_regions(spared=1)),
    ),
    Theorem(
        name="sets_worth_le_of_cheapest_first",
        claim="the Regions that pay for biome sets pay alike, so that whichever of them lie and in whatever order, by fame"
        " less price they are worth no more than as many of the cheapest, of which the cheapest sees the most sets",
        clauses=("SCORE-13",),
        scope="all prices, and all numbers of sets of which a later Region sees no more than an earlier one",
        subject=Subject.GREATEST,
        statement=lambda: cheapest_set_regions_first(less=0),
        twin=Twin("one of them pays a point less a set", lambda: cheapest_set_regions_first(less=1)),
    ),
    Theorem(
        name="descents_le_of_sanctuaries",
        claim="eight Regions that find k Sanctuaries go down at most 7 - k times",
        clauses=("FIND-1", "FIND-3", "END-4"),
        scope="every row of eight Regions",
        subject=Subject.GREATEST,
        statement=lambda: descents_at_most(7),
        twin=Twin("at most 6 - k times", lambda: descents_at_most(6)),
    ),
)
