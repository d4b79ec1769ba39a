"""Scoring vectors chosen so that every wrong card fact that can show in a score does show in one of them."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random

from crosscheck.generate.drafting import Topic, answered, draft, score_request
from crosscheck.generate.scoring_found import REGIONS, SANCTUARIES, Cards
from faraway.cards.catalogue import CATALOGUE, Catalogue, Duration, SanctuaryId
from faraway.conformance.suite.vectors import Vector
from faraway.game.record import STANDARD_RULES, Rules
from faraway.misreadings import deviations
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau, ascents

TRIES = 20_000


@cache
def wrong_facts() -> dict[str, dict[str, Rules]]:
    """Return every one-field deviation by card: the rules in which that fact is wrong."""
    found: dict[str, dict[str, Rules]] = defaultdict(dict)
    for deviation in deviations():
        card = next(
            name for name in (*_region_names(), *_sanctuary_names()) if deviation.id.startswith(f"{name}-")
        )
        found[card][deviation.id] = deviation.misread(STANDARD_RULES)
    return found


@cache
def _region_names() -> tuple[str, ...]:
    return tuple(f"region-{region}" for region in REGIONS)


@cache
def _sanctuary_names() -> tuple[str, ...]:
    """Longest first: the name of one Sanctuary may begin with the name of another."""
    return tuple(sorted((f"sanctuary-{name}" for name in SANCTUARIES), key=len, reverse=True))


def fame_of(cards: Cards, rules: Rules = STANDARD_RULES) -> tuple[int, ...]:
    """Return the fame of every card, then the total."""
    tableau = Tableau.trusted(
        regions=tuple(map(Duration, cards.regions)), sanctuaries=tuple(map(SanctuaryId, cards.sanctuaries))
    )
    sheet = score_tableau(tableau, rules.scoring, rules.catalogue)
    return (*sheet.region_fame, *sheet.sanctuary_fame, sheet.total)


def caught_by(cards: Cards) -> set[str]:
    """Name every wrong fact that shows in the score of this tableau."""
    right = fame_of(cards)
    names = (
        *(f"region-{region}" for region in cards.regions),
        *(f"sanctuary-{name}" for name in cards.sanctuaries),
    )
    return {
        wrong
        for name in names
        for wrong, rules in wrong_facts()[name].items()
        if fame_of(cards, rules) != right
    }


def can_never_show(catalogue: Catalogue, card: str) -> bool:
    """Return True if a wrong prerequisite is none: no quest to guard, or always met where the quest pays anything."""
    kind, _, name = card.partition("-")
    if kind != "region":
        return False
    wrong, right = catalogue.region_of[int(name)], CATALOGUE.region_of[int(name)]
    if wrong.prerequisite == right.prerequisite:
        return False
    if right.quest is None:
        return True
    for wonder in ("stones", "chimeras", "thistles"):
        asked = {getattr(wrong.prerequisite, wonder), getattr(right.prerequisite, wonder)}
        is_there = getattr(right, wonder) > 0 or right.quest.per.value == wonder[:-1]
        if len(asked) == 2 and asked == {0, 1} and is_there:
            return True
    return False


def tableau_with(card: str, chance: Random) -> Cards:
    """Lay out a tableau with this card; more often than not its Regions climb, so that there are many Sanctuaries."""
    kind, _, name = card.partition("-")
    first = [int(name)] if kind == "region" else []
    regions = [*first, *chance.sample([region for region in REGIONS if region not in first], 8 - len(first))]
    chance.shuffle(regions)
    if chance.random() < 0.5:
        place = chance.randrange(8)
        regions = sorted(regions[:place]) + sorted(regions[place:])
    if kind == "sanctuary" and ascents(regions) == 0:
        regions.sort()
    held = [name] if kind == "sanctuary" else []
    count = chance.randint(len(held), ascents(regions))
    others = chance.sample([other for other in SANCTUARIES if other not in held], count - len(held))
    return Cards(tuple(regions), (*held, *others))


def chosen() -> list[Cards]:
    """Choose tableaux until every wrong fact that chance can show is caught, then leave out what is not needed."""
    chance = Random(68)
    caught: set[str] = set()
    picked: list[tuple[Cards, set[str]]] = []
    for card, wrongs in wrong_facts().items():
        for wrong, rules in wrongs.items():
            if wrong in caught or can_never_show(rules.catalogue, card):
                continue
            tries = (tableau_with(card, chance) for _ in range(TRIES))
            cards = next((cards for cards in tries if fame_of(cards, rules) != fame_of(cards)), None)
            if cards is not None:
                catches = caught_by(cards)
                picked.append((cards, catches))
                caught |= catches
    return list(_smallest(picked, caught))


def _smallest(picked: list[tuple[Cards, set[str]]], wanted: set[str]) -> Iterator[Cards]:
    """Cover greedily: always the tableau that catches most of what is still missing."""
    missing = set(wanted)
    while missing:
        best = max(picked, key=lambda entry: len(entry[1] & missing))
        missing -= best[1]
        yield best[0]


def vectors() -> Iterator[Vector]:
    """Yield a vector for each chosen tableau."""
    for number, cards in enumerate(chosen(), start=1):
        yield answered(
            draft(
                f"cards-{number}",
                2,
                ("SCORE-2", "SCORE-6", "SCORE-10", "SCORE-12", "SCORE-15", "SANCT-2", "WIN-1"),
                "One of the tableaux in which every wrong fact of a card shows that can show in a score.",
                ("cards", "mixed"),
            ),
            score_request(cards.regions, cards.sanctuaries),
        )


def topics() -> Iterator[Topic]:
    """Yield the one topic of this module."""
    yield Topic(
        "scoring-cards",
        "Tableaux chosen so that every wrong card fact shows in at least one of them, if it can show in a score at all.",
        tuple(vectors()),
    )
