"""Questions that occur in play: a game shows what a vector asks about, or the vector is marked as a bench question."""

from collections import Counter
from importlib import resources

import pytest

from crosscheck.games.exhibits import Exhibit, NotExhibitedError, Scene, exhibit, exhibits_of, scenes_of
from crosscheck.games.positions import position
from crosscheck.implementations import REFERENCE, SPEC, Implementation
from faraway.conformance.suite.documents import as_object
from faraway.conformance.suite.vectors import BENCH, Vector, shipped_suite
from faraway.game import new_game
from faraway.game.readings import DEFAULT_READINGS
from faraway.game.setup import Setup
from faraway.io import dump, load_value

SINGLE = [vector for vector in shipped_suite().vectors if vector.level in (2, 3)]
"""The questions about a tableau or about one rule."""
GAMES = [vector for vector in shipped_suite().vectors if vector.level == 4]


def is_exhibited(vector: Vector) -> bool:
    """Return True if a game is found for every question of a vector."""
    try:
        return len([*exhibits_of(vector)]) >= 0
    except NotExhibitedError:
        return False


def tableaux_after(
    played: Exhibit, implementation: Implementation
) -> list[tuple[tuple[int, ...], tuple[str, ...]]]:
    """Play a game and return the tableaux that lie there then."""
    play = implementation.begin(dump(played.setup))
    for action in played.actions:
        play = play.apply(dump(action))
    return [(seat.regions, seat.sanctuaries) for seat in position(play).players]


@pytest.mark.long
def test_whatever_no_game_shows_is_marked_as_a_bench_question_and_nothing_else_is() -> None:
    """Levels 2 and 3, vector by vector."""
    assert [vector.id for vector in SINGLE if is_exhibited(vector) == (BENCH in vector.tags)] == []


def test_bench_questions_are_of_level_3() -> None:
    """Every tableau that is scored occurs in a game; of the questions about one rule these do not."""
    marked = [vector for vector in shipped_suite().vectors if BENCH in vector.tags]
    assert {vector.level for vector in marked} == {3}
    assert Counter(vector.topic for vector in marked) == {
        "rounds-drawing": 34,
        "rounds-market": 30,
        "rounds-ranking": 15,
        "rounds-finding": 8,
        "rounds-leftovers": 6,
        "rounds-extremes": 4,
    }


def test_the_page_of_the_protocol_says_how_many_there_are() -> None:
    """Of the vectors of level 3."""
    page = (resources.files("faraway.conformance") / "protocol.md").read_text("utf-8")
    rounds = [vector for vector in SINGLE if vector.level == 3]
    bench = sum(BENCH in vector.tags for vector in rounds)
    assert f"{bench} of the {len(rounds)} vectors of level 3" in " ".join(page.split())


@pytest.mark.long
@pytest.mark.parametrize("implementation", [SPEC, REFERENCE], ids=lambda each: each.name)
def test_the_games_are_legal_and_end_in_the_tableaux_asked_about(implementation: Implementation) -> None:
    """In the specification too, for every seventh of them."""
    step = 7 if implementation is SPEC else 1
    shown = [each for vector in SINGLE if BENCH not in vector.tags for each in exhibits_of(vector)]
    assert len(shown) > 380
    for scene, played in shown[::step]:
        for row, names, (regions, sanctuaries) in zip(
            scene.rows, scene.placed, tableaux_after(played, implementation), strict=True
        ):
            assert regions == row
            assert names in (None, sanctuaries)


def test_most_scored_tableaux_need_nobody_to_decline() -> None:
    """Fewer Sanctuaries than ascents lie there only where a player may decline."""
    scenes = [
        scene
        for vector in SINGLE
        if vector.level == 2
        for request in vector.requests
        for scene in scenes_of(request)
    ]
    assert sum(scene.readings == DEFAULT_READINGS for scene in scenes) > len(scenes) / 4


def test_a_game_or_set_up_that_is_asked_about_begins_with_complete_decks() -> None:
    """What `play`, `perft` and `set-up` ask about is a game itself."""
    for vector in GAMES:
        for request in vector.requests:
            setup = as_object(request["setup"])
            assert (
                new_game(load_value({**setup, "readings": as_object(setup.get("readings"))}, Setup)).round
                == 1
            )
    for vector in SINGLE:
        for request in vector.requests:
            if request["request"] == "set-up":
                deck = request["region_deck"]
                assert isinstance(deck, list)
                assert sorted(map(int, map(str, deck))) == [*range(1, 69)]


@pytest.mark.parametrize(
    ("scene", "reason"),
    [
        (Scene(rows=((1, 2),), placed=((),)), "nobody plays alone"),
        (Scene(rows=((1, 2), (2, 3)), placed=((), ())), "Region lies there twice"),
        (Scene(rows=((1, 2), (3,)), placed=((), ())), "different rounds"),
        (Scene(rows=((1, 2, 5), (9, 8, 7)), placed=((), ())), "fewer Sanctuaries"),
        (Scene(rows=((3, 2, 1), (9, 8, 7)), placed=(("city-clue",), ())), "more Sanctuaries"),
        (Scene(rows=((1, 2, 5), (6, 8, 9)), placed=(("city-clue",),) * 2), "Sanctuary lies there twice"),
        (
            Scene(
                rows=((8, 7, 6, 5, 4, 3, 2, 1), (18, 17, 16, 15, 14, 13, 12, 11)),
                placed=((), ()),
                hands=((20, 21), (22, 23)),
                at_the_end=True,
            ),
            "other Regions are left in hand",
        ),
    ],
    ids=["alone", "region-twice", "rounds", "fewer", "more", "sanctuary-twice", "hand"],
)
def test_what_cannot_lie_on_a_table_is_not_exhibited(scene: Scene, reason: str) -> None:
    """Each for its own reason."""
    with pytest.raises(NotExhibitedError, match=reason):
        exhibit(scene)
