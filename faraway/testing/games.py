"""Set-ups, positions that games reach, and transcripts of whole games."""

from collections.abc import Iterator
from itertools import chain, islice

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from faraway.game.actions import Action
from faraway.game.begin import FEWEST_PLAYERS, MOST_PLAYERS, new_game
from faraway.game.ending import result
from faraway.game.readings import DEFAULT_READINGS, EDITIONS, READING_VALUES, Readings
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup, Variant
from faraway.game.state import GameState
from faraway.game.transcript import Transcript
from faraway.play.loop import at_random, hunting_clues, play_on
from faraway.testing.cards import decks
from faraway.testing.rare import rare_games

RARE = 2
"""The number of three that stands for a game in rare situations."""
LONGEST_GAME = 260
"""More actions than any game has."""


def readings() -> SearchStrategy[Readings]:
    """Generate the default readings, those of an edition, or any value for each."""
    anything = st.fixed_dictionaries(
        {name: st.sampled_from(values) for name, values in READING_VALUES.items()}
    )
    return st.one_of(
        st.just(DEFAULT_READINGS), st.sampled_from(list(EDITIONS.values())), anything.map(Readings.of)
    )


@st.composite
def setups(
    draw: DrawFn,
    *,
    players: SearchStrategy[int] | None = None,
    under: SearchStrategy[Readings] | None = None,
) -> Setup:
    """Generate set-ups: two to six players, either variant, any decks and readings. Rules: SETUP-1, SETUP-5, SETUP-6."""
    dealt = draw(decks())
    return Setup(
        players=draw(st.integers(FEWEST_PLAYERS, MOST_PLAYERS) if players is None else players),
        variant=draw(st.sampled_from(Variant)),
        readings=draw(readings() if under is None else under),
        region_deck=dealt.regions,
        sanctuary_deck=dealt.sanctuaries,
    )


@st.composite
def games(
    draw: DrawFn, *, setup: SearchStrategy[Setup] | None = None, rules: Rules = STANDARD_RULES
) -> GameState:
    """Generate a position that a game reaches, from the set-up to the end. Rules: ROUND-1, ROUND-2.

    Where set-up and rules are left open, a third of the games are near those that visit the rarest situations.
    """
    if setup is None and rules is STANDARD_RULES and draw(st.integers(0, 2)) == RARE:
        states = draw(rare_games(under=readings())).states
        return states[min(draw(_lengths()), len(states) - 1)]
    state = new_game(draw(setups() if setup is None else setup), rules)
    *_, last = chain([state], (after for _, after in _play(draw, state, draw(_lengths()))))
    return last


@st.composite
def transcripts(
    draw: DrawFn,
    *,
    setup: SearchStrategy[Setup] | None = None,
    finished: bool = False,
    rules: Rules = STANDARD_RULES,
) -> Transcript:
    """Generate a game from its set-up to any moment, or always to the end; a finished one has its result.

    Where set-up and rules are left open, a third of the games are near those that visit the rarest situations.
    """
    if setup is None and rules is STANDARD_RULES and draw(st.integers(0, 2)) == RARE:
        game = draw(rare_games(under=readings()))
        actions_kept = game.actions[: LONGEST_GAME if finished else draw(_lengths())]
        return Transcript(
            setup=game.setup, actions=actions_kept, result=result(game.states[len(actions_kept)])
        )
    agreed = draw(setups() if setup is None else setup)
    state = new_game(agreed, rules)
    actions: list[Action] = []
    length = LONGEST_GAME if finished else draw(_lengths())
    for action, after in _play(draw, state, length):
        actions.append(action)
        state = after
    return Transcript(setup=agreed, actions=tuple(actions), result=result(state))


def _lengths() -> SearchStrategy[int]:
    return st.one_of(st.integers(0, 20), st.integers(0, 130), st.just(LONGEST_GAME))


def _play(draw: DrawFn, state: GameState, length: int) -> Iterator[tuple[Action, GameState]]:
    """Play so many actions or to the end; half of the games hunt for clues and ascents, so that the Sanctuary deck runs short."""
    hunting = draw(st.booleans())
    # One generator drawn for a game: to draw a decision costs more than to make it.
    chance = draw(st.randoms(use_true_random=True))
    return islice(play_on(state, hunting_clues(chance) if hunting else at_random(chance)), length)
