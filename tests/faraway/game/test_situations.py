"""Situations: what a step of a game shows, the pairs that cannot be, and that no game shows one of those."""

from random import Random

import pytest

from faraway.cards.catalogue import Duration
from faraway.game.excluded_situations import EXCLUSIONS, excluded, possible_situations
from faraway.game.player import PlayerState
from faraway.game.readings import DEFAULT_READINGS, READING_VALUES, Readings
from faraway.game.situations import (
    DIMENSIONS,
    MEANING,
    STEP_DIMENSIONS,
    Moment,
    all_situations,
    features_of,
    in_words,
    moments_of_game,
    parse_situation,
    round_found,
    situations_of,
)
from faraway.play.scripts import play_script, random_script


def players_with(*rows: tuple[int, ...]) -> tuple[PlayerState, ...]:
    """Return players who have played these Regions."""
    return tuple(PlayerState(hand=(), regions=tuple(map(Duration, row))) for row in rows)


def test_every_dimension_of_a_step_has_a_meaning() -> None:
    """The table of meanings names each dimension of a step."""
    assert [*MEANING] == [*STEP_DIMENSIONS]
    assert [*DIMENSIONS] == [*STEP_DIMENSIONS, *READING_VALUES]


def test_a_situation_is_read_as_it_is_written() -> None:
    """Words and situations go both ways."""
    for situation in all_situations():
        assert parse_situation(in_words(situation)) == situation
    with pytest.raises(KeyError):
        parse_situation("phase=take & phase=place")


@pytest.mark.parametrize(
    ("rows", "in_deck", "moment"),
    [
        # Regions without clues: everybody who ascends is due one card.
        (((5, 2), (7, 4)), 10, ("none", "none", None, None)),
        (((2, 5), (7, 4)), 10, ("some", "none", None, "alone")),
        (((2, 5), (4, 7)), 2, ("all", "none", None, "by-seat")),
        (((4, 7), (2, 5)), 2, ("all", "none", None, "otherwise")),
        (((2, 5), (4, 7)), 1, ("all", "mild", "last", "by-seat")),
        (((2, 5), (4, 7)), 0, ("all", "total", "earlier", "by-seat")),
        (((2, 5), (4, 7), (68, 66)), 1, ("some", "mild", "earlier", "by-seat")),
    ],
)
def test_a_round_is_described_when_its_regions_are_revealed(
    rows: tuple[tuple[int, ...], ...], in_deck: int, moment: Moment
) -> None:
    """Worked out by hand: who finds, whether the deck suffices, who falls short first, and in which order they draw."""
    assert round_found(players_with(*rows), in_deck).moment == moment


def test_a_whole_game_begins_in_round_1_and_ends_after_round_8() -> None:
    """The moments of a game have its first choice, its takings and its end."""
    script = random_script(Random(5), players=3)
    game = play_script(script, DEFAULT_READINGS)
    moments = [dict(features_of(moment)) for moment in moments_of_game(game.states, game.actions)]
    assert {moment["players"] for moment in moments} == {"3"}
    assert {moment["round"] for moment in moments if moment["phase"] == "over"} == {"eighth"}
    assert {moment["round"] for moment in moments if moment["phase"] == "take"} == {
        "first",
        "middle",
        "seventh",
    }
    assert all(("ties" in moment) == (moment["phase"] == "over") for moment in moments)
    assert all(
        ("turn" in moment) == (moment["phase"] in {"take", "place"}) for moment in moments_in_rounds(moments)
    )


def moments_in_rounds(moments: list[dict[str, str]]) -> list[dict[str, str]]:
    """Return the moments of rounds."""
    return [moment for moment in moments if moment["phase"] not in {"keep", "shuffle", "over"}]


def test_no_game_shows_an_excluded_situation() -> None:
    """Hundred random games under random readings show none of the pairs that are said to be impossible."""
    chance = Random(14)
    impossible = excluded()
    for _ in range(100):
        readings = Readings.of({name: chance.choice(values) for name, values in READING_VALUES.items()})
        game = play_script(random_script(chance), readings)
        shown = situations_of(moments_of_game(game.states, game.actions), readings)
        assert not [in_words(each) for each in shown if each in impossible]


def test_every_exclusion_has_a_name_and_a_reason_of_its_own() -> None:
    """Each exclusion excludes something that no other before it does, and what is left is possible."""
    names = [exclusion.name for exclusion in EXCLUSIONS]
    assert len(set(names)) == len(names)
    assert set(excluded().values()) == set(names)
    assert all(exclusion.reason.endswith(".") for exclusion in EXCLUSIONS)
    assert len(possible_situations()) + len(excluded()) == len(all_situations())
    assert set(excluded()) < set(all_situations())
