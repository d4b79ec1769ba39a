"""Scoring vectors found by search: prerequisites on the edge, and tableaux rich enough that every card matters."""

from collections.abc import Iterator, Sequence
from random import Random

from attrs import frozen

from crosscheck.generate.drafting import Topic, answered, draft, related, score_request
from faraway.cards.catalogue import CATALOGUE, Region
from faraway.conformance.suite.vectors import Vector
from faraway.scoring.tableau import ascents

WONDERS = ("stones", "chimeras", "thistles")
REGIONS = tuple(int(region.duration) for region in CATALOGUE.regions)
SANCTUARIES = tuple(str(sanctuary.id) for sanctuary in CATALOGUE.sanctuaries)


@frozen
class Cards:
    """A tableau that was found."""

    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]

    def shows(self, place: int, wonder: str) -> int:
        """Count a wonder on a Region, those played after it and the Sanctuaries."""
        on_regions = sum(int(getattr(CATALOGUE.region_of[region], wonder)) for region in self.regions[place:])
        return on_regions + sum(
            int(getattr(CATALOGUE.sanctuary_of[sanctuary], wonder)) for sanctuary in self.sanctuaries
        )


def random_cards(chance: Random, first: Sequence[int] = ()) -> Cards:
    """Lay out a tableau that play can reach, with these Regions somewhere in it."""
    regions = [*first, *chance.sample([region for region in REGIONS if region not in first], 8 - len(first))]
    chance.shuffle(regions)
    found = min(ascents(regions), chance.randint(0, 7))
    return Cards(tuple(regions), tuple(chance.sample(SANCTUARIES, found)))


def lacking(cards: Cards, region: Region) -> dict[str, int]:
    """Return for each wonder that a Region asks for how many are there above what is asked; negative where some lack."""
    place = cards.regions.index(region.duration)
    return {
        wonder: cards.shows(place, wonder) - getattr(region.prerequisite, wonder)
        for wonder in WONDERS
        if getattr(region.prerequisite, wonder)
    }


def search(region: Region, short_of: str | None, seed: int) -> Cards:
    """Find a tableau in which a prerequisite is met with nothing to spare, or lacks one of one kind only."""
    chance = Random(seed)
    wanted = {wonder: -1 if wonder == short_of else 0 for wonder in WONDERS}
    while True:
        cards = random_cards(chance, [region.duration])
        place = cards.regions.index(region.duration)
        spare = lacking(cards, region)
        if all(spare[wonder] == wanted[wonder] for wonder in spare) and (
            short_of is None
            or Cards(cards.regions, cards.sanctuaries).shows(0, short_of) > cards.shows(place, short_of)
        ):
            return cards


def prerequisites() -> Iterator[Vector]:
    """Every prerequisite exactly met, and short by one of each kind that it asks for."""
    for region in CATALOGUE.regions:
        kinds = [wonder for wonder in WONDERS if getattr(region.prerequisite, wonder)]
        if not kinds:
            continue
        exact = search(region, None, region.duration)
        yield answered(
            draft(
                f"prerequisite-{region.duration}-exactly-met",
                2,
                ("SCORE-6", "SCORE-7"),
                f"Region {region.duration} sees exactly the wonders that it asks for.",
                ("prerequisite", "boundary"),
            ),
            score_request(exact.regions, exact.sanctuaries),
        )
        for wonder in kinds:
            short = search(region, wonder, region.duration * 7 + WONDERS.index(wonder))
            yield answered(
                draft(
                    f"prerequisite-{region.duration}-one-{wonder[:-1]}-short",
                    2,
                    ("SCORE-6", "SCORE-7", "SCORE-3"),
                    f"Region {region.duration} lacks one {wonder[:-1]}; there is one among the Regions played before it.",
                    ("prerequisite", "boundary"),
                ),
                score_request(short.regions, short.sanctuaries),
            )


def metamorphic() -> Iterator[Vector]:
    """The order of Sanctuaries moves their fame and changes none; asking twice gives the same answer twice."""
    chance = Random(2024)
    made = 0
    while made < 8:
        cards = random_cards(chance)
        if len(cards.sanctuaries) < 3:
            continue
        made += 1
        places = list(range(len(cards.sanctuaries)))
        chance.shuffle(places)
        moved = [cards.sanctuaries[place] for place in places]
        yield related(
            draft(
                f"sanctuary-order-{made}",
                2,
                ("SANCT-4",),
                "The same Sanctuaries in another order: every card pays as before.",
                ("metamorphic", "sanctuary"),
            ),
            [score_request(cards.regions, cards.sanctuaries), score_request(cards.regions, moved)],
            "permuted",
            places,
        )
    for number in (1, 2):
        cards = random_cards(chance)
        request = score_request(cards.regions, cards.sanctuaries)
        yield related(
            draft(
                f"asked-again-{number}",
                2,
                ("WIN-1",),
                "The same question twice has the same answer: a port keeps nothing in mind between questions.",
                ("metamorphic",),
            ),
            [request, request],
            "equal",
        )


def topics() -> Iterator[Topic]:
    """Yield the one topic of this module."""
    yield Topic(
        "scoring-prerequisites",
        "Every prerequisite exactly met, and short by one of each kind of wonder that it asks for.",
        tuple(prerequisites()),
    )
    yield Topic(
        "scoring-metamorphic",
        "Scores that belong together, whatever they are.",
        tuple(metamorphic()),
    )
