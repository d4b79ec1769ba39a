"""Every wrong single fact is caught by comparison with the specification, with no stored values.

For each card, tableaux are laid that hold it among many or few of each wonder; the reference with one wrong fact and the
specification score them until they differ. What no tableau can show (a prerequisite without a quest to guard) is left to
the comparison of the facts themselves.
"""

import sys
import time
from collections import Counter
from functools import cache

import attrs
import click

import spec.cards
from crosscheck.implementations import SPEC, Reference
from crosscheck.laws.scoring_laws import Fame, Tableau, score
from crosscheck.verify.samples import DURATIONS, SANCTUARY_IDS, sample_generator
from faraway.cards.catalogue import CATALOGUE, Card, Per, Region, Wonders
from faraway.cli.progress import tracked
from faraway.cli.tables import make_console
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import Misreading, deviations

SEED = 11
MOST_TABLEAUX = 1500
WONDERS = (Per.STONE, Per.CHIMERA, Per.THISTLE)


@attrs.frozen
class Caught:
    """In which of the tableaux laid with a card its wrong fact came out; None where in none of them."""

    id: str
    tableau: int | None


def wrong_card(misreading: Misreading) -> Card:
    """Return the card, as it should be, that a misreading has wrong."""
    wrong = misreading.misread(STANDARD_RULES).catalogue
    right: tuple[Card, ...] = (*CATALOGUE.regions, *CATALOGUE.sanctuaries)
    return next(
        card
        for card, other in zip(right, (*wrong.regions, *wrong.sanctuaries), strict=True)
        if card is not other
    )


def shown(group: Card | Wonders, wonder: Per) -> int:
    """Return how many wonders of a kind a card shows, or a prerequisite asks for."""
    return {Per.STONE: group.stones, Per.CHIMERA: group.chimeras, Per.THISTLE: group.thistles}[wonder]


@cache
def laid_with(card: Card, number: int) -> Tableau:
    """Lay a numbered tableau that holds a card, with few or many of one wonder among the others."""
    name = str(card.duration) if isinstance(card, Region) else card.id
    generator = sample_generator(SEED, name, number)
    wonder, share = generator.choice(WONDERS), generator.choice((0.0, 0.3, 0.5, 0.7, 1.0))

    def appeal(other: Card) -> tuple[bool, float]:
        bears = shown(other, wonder) > 0
        return bears != (generator.random() < share), generator.random()

    regions = sorted(DURATIONS, key=lambda duration: appeal(CATALOGUE.region_of[duration]))[:8]
    sanctuaries = sorted(SANCTUARY_IDS, key=lambda other: appeal(CATALOGUE.sanctuary_of[other]))
    sanctuaries = sanctuaries[: generator.randrange(8)]
    if isinstance(card, Region):
        regions = [duration for duration in regions if duration != card.duration][:7]
        regions.insert(generator.randrange(8), card.duration)
    else:
        sanctuaries = [card.id, *(other for other in sanctuaries if other != card.id)][:7]
    return Tableau(regions=tuple(regions), sanctuaries=tuple(sanctuaries))


@cache
def fame_by_spec(card: Card, number: int) -> Fame:
    """Score a numbered tableau with the specification, once for all deviations of the card."""
    return score(SPEC, laid_with(card, number))


def catch(misreading: Misreading, most: int = MOST_TABLEAUX) -> Caught:
    """Lay tableaux until the wrong fact comes out."""
    card = wrong_card(misreading)
    implementation = Reference(name=misreading.id, rules=misreading.misread(STANDARD_RULES))
    for number in range(most):
        if score(implementation, laid_with(card, number)) != fame_by_spec(card, number):
            return Caught(misreading.id, number)
    return Caught(misreading.id, None)


def is_without_effect(misreading: Misreading) -> bool:
    """Return True if only the prerequisite is wrong, in a way that nothing that is scored can show.

    So it is where a Region has no quest; where it shows itself what is asked for, rightly or wrongly; and where one wonder
    is asked for by a quest that pays for that wonder, and nothing without it.
    """
    card = wrong_card(misreading)
    if not isinstance(card, Region):
        return False
    wrong = misreading.misread(STANDARD_RULES).catalogue.region_of[card.duration]
    if attrs.evolve(wrong, prerequisite=card.prerequisite) != card:
        return False
    asked, misread = card.prerequisite, wrong.prerequisite
    return card.quest is None or all(
        shown(asked, wonder) == shown(misread, wonder)
        or max(shown(asked, wonder), shown(misread, wonder))
        <= max(shown(card, wonder), int(card.quest.per is wonder))
        for wonder in WONDERS
    )


def shows_in_the_facts(misreading: Misreading) -> bool:
    """Return True if a Region's wrong prerequisite differs from what the specification has entered."""
    card = wrong_card(misreading)
    assert isinstance(card, Region)
    wrong = misreading.misread(STANDARD_RULES).catalogue.region_of[card.duration].prerequisite
    entered = spec.cards.REGIONS[card.duration]
    needs = entered.needs_stones, entered.needs_chimeras, entered.needs_thistles
    return (wrong.stones, wrong.chimeras, wrong.thistles) != needs


@click.command
def command() -> None:
    """Compare every wrong card fact with the specification, and report how soon each is caught."""
    console = make_console()
    started = time.perf_counter()
    wrong = list(deviations())
    silent = [each for each in wrong if is_without_effect(each)]
    caught = [
        catch(each) for each in tracked([each for each in wrong if each not in silent], "wrong card facts")
    ]
    soon = Counter(
        "first tableau"
        if each.tableau == 0
        else "within 10"
        if each.tableau < 10
        else "within 100"
        if each.tableau < 100
        else "later"
        for each in caught
        if each.tableau is not None
    )
    missed = [each.id for each in caught if each.tableau is None]
    missed += [each.id for each in silent if not shows_in_the_facts(each)]
    console.print(f"{len(wrong)} wrong facts in {time.perf_counter() - started:.0f} s")
    console.print(f"{soon.total()} come out in scoring: {dict(soon)}")
    console.print(f"{len(silent)} change nothing that is scored, and show in the facts alone")
    console.print(f"{len(missed)} missed: {missed}")
    sys.exit(1 if missed else 0)
