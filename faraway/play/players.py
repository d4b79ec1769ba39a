"""Ways to play: each sees what its seat may see and what it may do, never a hidden card, and chooses an action."""

from collections.abc import Callable, Sequence
from enum import Enum
from itertools import pairwise, permutations
from random import Random
from typing import Protocol, TypeAlias, TypeVar, assert_never

from faraway.cards.catalogue import CATALOGUE
from faraway.fast.totals import total
from faraway.game.actions import Action, Explore, Keep, Place, Take
from faraway.game.observation import Observation

Policy: TypeAlias = Callable[["Observation", Sequence[Action]], Action]
Worth: TypeAlias = Callable[[tuple[int, ...], tuple[str, ...]], float]

Option = TypeVar("Option")

ROUNDS = 8


class Choosing(Protocol):
    """Where a policy's luck comes from; `random.Random` is one such place."""

    def choice(self, options: Sequence[Option], /) -> Option:
        """Choose one, each as likely as the other."""
        ...


class PolicyName(Enum):
    """The policies that can be asked for by name."""

    RANDOM = "random"
    GREEDY = "greedy"
    CLUE_HOARDING = "clue-hoarding"
    BEST = "best"


def seated_policy(name: PolicyName, seed: int, seat: int) -> Policy:
    """Make the policy that one seat follows through one game; the same seed makes the same choices."""
    return make_policy(name, Random(f"{seed} seat {seat}"))  # noqa: S311 - the same seed must play the same game again


def make_policy(name: PolicyName, chance: Choosing) -> Policy:
    """Make the policy of this name, with its luck from this place."""
    match name:
        case PolicyName.RANDOM:
            return choosing_at_random(chance)
        case PolicyName.GREEDY:
            return choosing_the_most(fame_in_sight, chance)
        case PolicyName.CLUE_HOARDING:
            return choosing_the_most(clues_in_sight, chance)
        case PolicyName.BEST:
            from faraway.play.planner import planning_ahead  # noqa: PLC0415  it is built on this module

            return planning_ahead(chance)
        case _:
            assert_never(name)


def choosing_at_random(chance: Choosing) -> Policy:
    """Choose any action, each as likely as the other."""

    def choose(_: Observation, legal: Sequence[Action]) -> Action:
        return chance.choice(legal)

    return choose


def choosing_the_most(worth: Worth, chance: Choosing) -> Policy:
    """Choose the action after which the best order of the cards in hand is worth most; chance decides ties."""

    def choose(observation: Observation, legal: Sequence[Action]) -> Action:
        promises = [_promise(worth, observation, action) for action in legal]
        most = max(promises)
        return chance.choice(
            [action for action, promise in zip(legal, promises, strict=True) if promise == most]
        )

    return choose


def _promise(worth: Worth, observation: Observation, action: Action) -> float:
    """Tell what a tableau can be worth after an action, if the hand is played out in the best order."""
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
"""What another Sanctuary brings, roughly."""


def fame_in_sight(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> float:
    """Value a tableau by its fame and by the Sanctuaries that its Regions find."""
    return total(regions, sanctuaries) + SANCTUARY_WORTH * _ascents(regions)


def clues_in_sight(regions: tuple[int, ...], sanctuaries: tuple[str, ...]) -> float:
    """Value a tableau by its clues and by the Sanctuaries that its Regions find, fame coming last."""
    clues = sum(CATALOGUE.region_of[region].clues for region in regions)
    clues += sum(CATALOGUE.sanctuary_of[sanctuary].clues for sanctuary in sanctuaries)
    return 100.0 * (clues + _ascents(regions)) + total(regions, sanctuaries)


def _ascents(regions: tuple[int, ...]) -> int:
    return sum(later > earlier for earlier, later in pairwise(regions))
