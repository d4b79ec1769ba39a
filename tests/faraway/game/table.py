"""Positions laid out by hand, and actions written as one lays them on a table: "explore 0 12"."""

from collections.abc import Sequence

from faraway.cards.catalogue import CATALOGUE, Duration, SanctuaryId
from faraway.errors import FarawayError, Problem
from faraway.game import GameState, PlayerState, Setup, Variant, apply_action, new_game, shuffled_decks
from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.readings import Readings


def durations(*numbers: int) -> tuple[Duration, ...]:
    return tuple(map(Duration, numbers))


def names(*ids: str) -> tuple[SanctuaryId, ...]:
    return tuple(map(SanctuaryId, ids))


def setup(
    players: int,
    *,
    top: Sequence[int] = (),
    sanctuaries: Sequence[str] = (),
    variant: Variant = Variant.STANDARD,
    readings: dict[str, str] | None = None,
) -> Setup:
    """Lay these cards on top of the decks; the others follow in ascending order."""
    return Setup(
        players=players,
        variant=variant,
        readings=Readings.of(readings or {}),
        region_deck=durations(*top, *(card for card in CATALOGUE.region_of if card not in top)),
        sanctuary_deck=names(
            *sanctuaries, *(card for card in CATALOGUE.sanctuary_of if card not in sanctuaries)
        ),
    )


def shuffled_setup(
    seed: int, players: int, *, variant: Variant = Variant.STANDARD, readings: dict[str, str] | None = None
) -> Setup:
    """Shuffle both decks by a seed."""
    decks = shuffled_decks(seed, CATALOGUE)
    return setup(
        players, top=decks.regions, sanctuaries=decks.sanctuaries, variant=variant, readings=readings
    )


def begin(
    players: int,
    *,
    top: Sequence[int] = (),
    sanctuaries: Sequence[str] = (),
    variant: Variant = Variant.STANDARD,
    readings: dict[str, str] | None = None,
) -> GameState:
    return new_game(setup(players, top=top, sanctuaries=sanctuaries, variant=variant, readings=readings))


def player(
    *,
    hand: Sequence[int] = (),
    regions: Sequence[int] = (),
    sanctuaries: Sequence[str] = (),
    drawn: Sequence[str] = (),
) -> PlayerState:
    return PlayerState(
        hand=durations(*hand),
        regions=durations(*regions),
        sanctuaries=names(*sanctuaries),
        drawn=names(*drawn),
    )


def action(text: str) -> Action:  # noqa: PLR0911 - one line a kind of action
    """Read an action: its kind, the seat where it has one, then the cards."""
    kind, *words = text.split()
    match kind:
        case "keep":
            return Keep(seat=int(words[0]), regions=durations(*map(int, words[1:])))
        case "shuffle":
            return Shuffle(regions=durations(*map(int, words)))
        case "explore":
            return Explore(seat=int(words[0]), region=Duration(int(words[1])))
        case "take":
            return Take(seat=int(words[0]), region=Duration(int(words[1])))
        case "place":
            return Place(seat=int(words[0]), sanctuary=SanctuaryId(words[1]))
        case "decline":
            return Decline(seat=int(words[0]))
        case "return":
            return Return(seat=int(words[0]), sanctuary=SanctuaryId(words[1]))
        case _:
            return ReturnOrder(seat=int(words[0]), sanctuaries=names(*words[1:]))


def do(state: GameState, *actions: str) -> GameState:
    for text in actions:
        state = apply_action(state, action(text))
    return state


def refusals(state: GameState, text: str) -> list[tuple[str, str]]:
    """Return code and clause of every reason why an action is refused."""
    return [(problem.code.value, problem.clause) for problem in _problems(state, text)]


def paths(state: GameState, text: str) -> list[str]:
    """Return where in the action each reason for a refusal stands."""
    return [problem.path for problem in _problems(state, text)]


def _problems(state: GameState, text: str) -> tuple[Problem, ...]:
    try:
        apply_action(state, action(text))
    except FarawayError as error:
        return tuple(error.problems)
    return ()
