"""Games in rare situations: neighbours of the derived games of the conformance suite, which were searched for them."""

from collections.abc import Mapping
from functools import cache

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn, SearchStrategy

from faraway.conformance.coverage import measured
from faraway.conformance.derived.combinations import covering, covering_pairs
from faraway.conformance.derived.games import derived_suite
from faraway.game.readings import READING_VALUES, Readings
from faraway.game.situations import Situation, in_words, moments_of_game, parse_situation, situations_of
from faraway.game.transcript import Transcript
from faraway.play.loop import Game
from faraway.play.scripts import Script, mutated, play_script

RARE = 10
"""Half of the situations drawn are of the rarest tenth."""


@st.composite
def rare_games(draw: DrawFn, *, under: SearchStrategy[Readings]) -> Game:
    """Generate whole games near a derived game: with shortages, short markets, ties and declined Sanctuaries."""
    chance = draw(st.randoms(use_true_random=True))
    return play_script(mutated(draw(st.sampled_from(derived_suite().scripts)), chance), draw(under))


def situations() -> SearchStrategy[str]:
    """Generate situations that games reach, such as `phase=take & shortage=mild`: half of them of the rarest tenth."""
    reached = measured().reached
    rarest = sorted(reached, key=lambda situation: reached[situation])
    return st.one_of(st.sampled_from(rarest[: len(rarest) // RARE]), st.sampled_from(rarest)).map(in_words)


def transcripts_in(situation: str) -> SearchStrategy[Transcript]:
    """Generate whole games that reach a situation, written as `faraway conformance coverage` writes it.

    Raise ValueError if there is no such situation or no derived game reaches it.
    """
    try:
        wanted = parse_situation(situation)
    except KeyError:
        raise ValueError(f"{situation!r} is not a situation; write phase=take & shortage=mild") from None
    known = visitors(thorough=False).get(wanted) or visitors(thorough=True).get(wanted)
    if not known:
        raise ValueError(f"no derived game reaches {situation}")

    @st.composite
    def games_in(draw: DrawFn) -> Transcript:
        """Generate a neighbour that still reaches the situation, or else the derived game itself."""
        script, readings = known[draw(st.integers(0, len(known) - 1))]
        near = play_script(mutated(script, draw(st.randoms(use_true_random=True))), readings)
        game = near if wanted in situations_of_game(near) else play_script(script, readings)
        return game.transcript

    return games_in()


def situations_of_game(game: Game) -> set[Situation]:
    """Return the situations that a game reaches."""
    return situations_of(moments_of_game(game.states, game.actions), game.setup.readings)


@cache
def visitors(*, thorough: bool) -> Mapping[Situation, tuple[tuple[Script, Readings], ...]]:
    """Return which derived games reach each situation; thorough: under every two values of two readings."""
    found: dict[Situation, list[tuple[Script, Readings]]] = {}
    for combination in (covering_pairs if thorough else covering)(READING_VALUES):
        readings = Readings.of(combination)
        for script in derived_suite().scripts:
            for situation in situations_of_game(play_script(script, readings)):
                found.setdefault(situation, []).append((script, readings))
    return {situation: tuple(games) for situation, games in found.items()}
