"""The policy that plans: it aims at the best tableau that it can still reach with the cards it sees and a guess at the others.

A guess is a fair draw from the cards that its seat has not seen; the actions of one decision are weighed with the same
guess. The search is limited by nodes, never by time, so that the same seed makes the same choices on any machine.
"""

from collections.abc import Iterable, Sequence

from attrs import frozen

from faraway.best import Position, Wish, find_best
from faraway.cards.catalogue import CATALOGUE, Duration, SanctuaryId
from faraway.game.actions import Action, Explore, Keep, Place, Take
from faraway.game.observation import Observation
from faraway.play.players import SANCTUARY_WORTH, Choosing, Option, Policy, fame_in_sight
from faraway.scoring.tableau import WHOLE_TABLEAU, Tableau

NODES = 200
GUESSES = 4
SPARE_REGIONS = 2
"""A player gets ten Regions and plays eight of them."""
GUESSED_SANCTUARIES = 3


@frozen
class Guess:
    """Cards that may turn up, in the order in which the plan uses them."""

    regions: tuple[Duration, ...]
    sanctuaries: tuple[SanctuaryId, ...]


def planning_ahead(chance: Choosing) -> Policy:
    """Choose the action after which the best tableau within reach has most fame; chance decides ties."""

    def choose(observation: Observation, legal: Sequence[Action]) -> Action:
        if len(legal) == 1:
            return legal[0]
        guesses = [guess_unseen(observation, chance) for _ in range(GUESSES)]
        promises = [sum(promise(observation, action, guess) for guess in guesses) for action in legal]
        most = max(promises)
        return chance.choice([action for action, value in zip(legal, promises, strict=True) if value == most])

    return choose


def guess_unseen(observation: Observation, chance: Choosing) -> Guess:
    """Draw from the cards that a seat has not seen. Rules: INFO-1, INFO-2."""
    own = observation.you
    seen_regions = {*own.hand, *own.set_aside, *observation.market, *observation.removed}
    seen_sanctuaries = set(own.drawn if isinstance(own.drawn, tuple) else ())
    for player in observation.players:
        seen_regions.update(player.regions)
        seen_sanctuaries.update(player.sanctuaries)
    return Guess(
        _draw(
            (card.duration for card in CATALOGUE.regions if card.duration not in seen_regions),
            WHOLE_TABLEAU + SPARE_REGIONS,
            chance,
        ),
        _draw(
            (card.id for card in CATALOGUE.sanctuaries if card.id not in seen_sanctuaries),
            GUESSED_SANCTUARIES,
            chance,
        ),
    )


def _draw(cards: Iterable[Option], number: int, chance: Choosing) -> tuple[Option, ...]:
    left = list(cards)
    drawn = []
    for _ in range(min(number, len(left))):
        drawn.append(chance.choice(left))
        left.remove(drawn[-1])
    return tuple(drawn)


def promise(observation: Observation, action: Action, guess: Guess) -> float:
    """Return what the tableau can be worth after an action. Rules: EXPLORE-5."""
    own = observation.players[observation.seat]
    regions, sanctuaries = own.regions, own.sanctuaries
    within_reach = observation.you.hand
    found = 0.0
    match action:
        case Keep():
            within_reach = action.regions
        case Explore():
            found = SANCTUARY_WORTH if regions and action.region > regions[-1] else 0.0
            within_reach = tuple(
                region for region in (*within_reach, *observation.market) if region != action.region
            )
            regions = (*regions, action.region)
        case Take():
            within_reach = (*within_reach, action.region)
        case Place():
            sanctuaries = (*sanctuaries, action.sanctuary)
        case _:
            pass
    lacking = WHOLE_TABLEAU + SPARE_REGIONS - len(regions) - len(within_reach)
    pool = (*within_reach, *guess.regions[: max(0, lacking)])
    if len(regions) + len(pool) < WHOLE_TABLEAU:
        return found + fame_in_sight(regions, sanctuaries)
    position = Position.trusted(
        regions=tuple(sorted(pool)),
        sanctuaries=tuple(sorted(guess.sanctuaries)),
        tableau=Tableau.trusted(regions=regions, sanctuaries=sanctuaries),
    )
    best = find_best(position, Wish(nodes=NODES))
    if best.is_interrupted:
        raise KeyboardInterrupt
    return found + best.total
