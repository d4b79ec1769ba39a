"""Policies: each chooses an action from what its seat may see and do, never from a hidden card."""

from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Protocol, TypeAlias, TypeVar

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.fast.totals import total
from faraway.game.actions import Action, Explore, Keep, Place, Take
from faraway.game.observation import Observation
from faraway.scoring.tableau import ascents

Policy: TypeAlias = Callable[[Observation, Sequence[Action]], Action]
Worth: TypeAlias = Callable[[tuple[int, ...], tuple[str, ...]], float]

Option = TypeVar("Option")

ROUNDS = 8


class Choosing(Protocol):
    """A policy's source of chance, such as `random.Random`."""

    def choice(self, options: Sequence[Option], /) -> Option:
        """Choose one option, each with equal probability."""
        ...


def choosing_at_random(chance: Choosing) -> Policy:
    """Choose any action, each with equal probability."""

    def choose(_: Observation, legal: Sequence[Action]) -> Action:
        return chance.choice(legal)

    return choose


def choosing_the_most(worth: Worth, chance: Choosing) -> Policy:
    """Choose the action after which the best order of the cards in hand is worth most; break ties by chance."""

    def choose(observation: Observation, legal: Sequence[Action]) -> Action:
        promises = [_promise(worth, observation, action) for action in legal]
        most = max(promises)
        return chance.choice(
            [action for action, promise in zip(legal, promises, strict=True) if promise == most]
        )

    return choose


def _promise(worth: Worth, observation: Observation, action: Action) -> float:
    """Return what a tableau can be worth after an action, if the hand is then played in the best order."""
    own = observation.players[observation.seat]
    regions: tuple[int, ...] = own.regions
    sanctuaries: tuple[str, ...] = own.sanctuaries
    hand: tuple[int, ...] = observation.you.hand
    match action:
        case Keep():
            hand = action.regions
        case Explore():
            regions = (*regions, action.region)
            hand = tuple(region for region in hand if region != action.region)
        case Take():
            hand = (*hand, action.region)
        case Place():
            sanctuaries = (*sanctuaries, action.sanctuary)
        case _:
            pass
    playable = min(len(hand), ROUNDS - len(regions))
    return max(worth((*regions, *order), sanctuaries) for order in permutations(hand, playable))


SANCTUARY_WORTH = 7.0
"""What another Sanctuary is worth, roughly."""


def fame_in_sight(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> float:
    """Value a tableau by its fame and by the Sanctuaries that its Regions find."""
    return total(regions, sanctuaries) + SANCTUARY_WORTH * ascents(regions)


def clues_in_sight(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> float:
    """Value a tableau by its clues and by the Sanctuaries that its Regions find, fame coming last."""
    clues = sum(CATALOGUE.region_of[region].clues for region in regions)
    clues += sum(CATALOGUE.sanctuary_of[sanctuary].clues for sanctuary in sanctuaries)
    return 100.0 * (clues + ascents(regions)) + total(regions, sanctuaries)


def appeal(action: Action, last_played: int, cards: Catalogue = CATALOGUE) -> tuple[int, int]:
    """Return how well an action suits a policy that hunts clues and ascents: the best is a low step up with many clues.

    `last_played` is the Region that the player played last, or 0. A low step up leaves room for the next one.
    """
    match action:
        case Explore(region=region):
            return (cards.region_of[region].clues if region > last_played else -1), -region
        case Take(region=region):
            return cards.region_of[region].clues, region
        case Place(sanctuary=sanctuary):
            return cards.sanctuary_of[sanctuary].clues, 0
        case _:
            return 0, 0
