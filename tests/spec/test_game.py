"""A whole game worked out by hand, the order of its phases, and transcripts."""

from collections.abc import Iterator
from dataclasses import FrozenInstanceError

import pytest

from spec.cards import SANCTUARIES
from spec.errors import BadInputError, Illegal
from spec.game import replay
from tests.spec.tables import Game, apply, begin, explore, legal, refused, result, setup, state, take

# The Regions lie in ascending order, so that hands, markets and removals can be told by heart.
PLAYED = ((1, 2, 3, 7, 10, 13, 16, 19), (4, 5, 6, 8, 11, 14, 17, 20))
TAKEN = ((7, 10, 13, 16, 19, 22, 25), (8, 11, 14, 17, 20, 23, 26))
REMOVED = [9, 12, 15, 18, 21, 24, 27, 28, 29, 30]
PLACED = (
    (
        "river-clue",
        "gray-fixed-5",
        "forest-stone",
        "gray-per-stone-2",
        "city-stone",
        "forest-night",
        "desert-per-desert-1",
    ),
    (
        "forest-thistle",
        "gray-per-clue-2",
        "river-stone",
        "gray-stone-per-night-1",
        "gray-night-chimera",
        "desert-stone",
        "gray-per-river-or-desert-1",
    ),
)
# Rounds 2 to 8. Seat 0 has the clue of river-clue from round 3 on; seat 1 has those of 6, 8 and 20.
DUE = ((1, 2, 2, 2, 2, 2, 2), (1, 2, 3, 3, 3, 3, 4))
LEFTOVERS = [name for name in SANCTUARIES if name not in (*PLACED[0], *PLACED[1])]


def sanctuary_deck() -> list[str]:
    """Each draw is leftovers with the Sanctuary to be placed as the last card drawn."""
    spare = iter(LEFTOVERS)
    deck = [
        name
        for found in range(7)
        for seat in (0, 1)
        for name in [*(next(spare) for _ in range(DUE[seat][found] - 1)), PLACED[seat][found]]
    ]
    return [*deck, *spare]


def actions() -> Iterator[dict[str, object]]:
    for number in range(8):
        for seat in (0, 1):
            yield {"type": "explore", "seat": seat, "region": PLAYED[seat][number]}
        for seat in (0, 1):
            if number < 7:
                yield {"type": "take", "seat": seat, "region": TAKEN[seat][number]}
            if number > 0:
                yield {"type": "place", "seat": seat, "sanctuary": PLACED[seat][number - 1]}


def transcript(**changes: object) -> dict[str, object]:
    return {
        "format": "faraway-transcript-1",
        **setup(2, sanctuary_deck=sanctuary_deck()),
        "actions": list(actions()),
        "result": {"totals": [33, 28], "ranks": [1, 2]},
        **changes,
    }


def test_a_whole_game_of_eight_rounds() -> None:
    """Fame of seat 0: Regions 0 0 4 0 3 4 2 2, Sanctuaries 0 5 0 10 0 0 3.

    Fame of seat 1: Regions 0 2 0 0 2 4 0 4, Sanctuaries 0 6 0 2 0 0 8.

    Rules: ROUND-1, ROUND-3, WIN-1, WIN-2
    """
    game = begin(setup(2, sanctuary_deck=sanctuary_deck()))
    rounds = []
    for action in actions():
        if action["type"] == "explore" and action["seat"] == 0:
            rounds.append(game.round)
        assert result(game) is None
        game = apply(game, action)
    assert rounds == [1, 2, 3, 4, 5, 6, 7, 8]
    assert state(game) == {
        "round": 8,
        "phase": "over",
        "turn": None,
        "one_by_one": False,
        "region_deck": list(range(31, 69)),
        "sanctuary_deck": [*LEFTOVERS[18:], *LEFTOVERS[:18]],
        "market": [],
        "removed": REMOVED,
        "players": [
            {
                "hand": hand,
                "set_aside": [],
                "chosen": None,
                "drawn": [],
                "regions": list(PLAYED[seat]),
                "sanctuaries": list(PLACED[seat]),
            }
            for seat, hand in ((0, [22, 25]), (1, [23, 26]))
        ],
    }
    assert result(game) == {"totals": [33, 28], "ranks": [1, 2]}


def test_there_is_no_ninth_round_and_fame_is_not_counted_after_the_seventh() -> None:
    """Against: ROUND-1, ROUND-3"""
    game = begin(setup(2, sanctuary_deck=sanctuary_deck()))
    for action in actions():
        if game.round == 8 and game.phase == "explore" and action["seat"] == 0:
            assert [len(player.regions) for player in game.players] == [7, 7]
            assert result(game) is None
        game = apply(game, action)
    assert legal(game) == []
    assert refused(game, type="explore", seat=0, region=22) == ["game-over"]


def test_a_round_goes_through_its_three_phases() -> None:
    """Round 2 of the game above: choosing, drawing, and the turns with taking before placing.

    Rules: ROUND-2, ROUND-5
    """
    game = begin(setup(2, sanctuary_deck=sanctuary_deck()))
    game = take(take(explore(game, 1, 4), 0, 7), 1, 8)
    phases = [(game.phase, state(game)["turn"])]
    for action in list(actions())[4:10]:
        game = apply(game, action)
        phases.append((game.phase, state(game)["turn"]))
    assert phases == [
        ("explore", None),
        ("explore", None),
        ("take", 0),
        ("place", 0),
        ("take", 1),
        ("place", 1),
        ("explore", None),
    ]


def test_no_phase_comes_before_its_time() -> None:
    """Against: ROUND-2, ROUND-5"""
    game = begin(setup(2))
    assert refused(game, type="take", seat=0, region=7) == ["wrong-phase"]
    assert refused(game, type="place", seat=0, sanctuary="river-clue") == ["wrong-phase"]
    game = explore(game, 1, 4)
    assert refused(game, type="explore", seat=0, region=2) == ["wrong-phase"]
    assert refused(game, type="decline", seat=9) == ["wrong-phase"]


def test_an_action_leaves_the_game_before_it_as_it_was() -> None:
    game = begin(setup(2))
    before = state(game)
    explore(game, 1, 4)
    assert state(game) == before


def test_nothing_on_the_table_can_be_changed_in_place() -> None:
    game = begin(setup(2))
    with pytest.raises(FrozenInstanceError):
        game.round = 2  # type: ignore[misc]  # the point of the test
    with pytest.raises(FrozenInstanceError):
        game.players[0].chosen = 1  # type: ignore[misc]  # the point of the test


def test_a_transcript_is_played_through() -> None:
    assert result(replay(transcript())) == {"totals": [33, 28], "ranks": [1, 2]}
    assert result(replay(transcript(result=None))) == {"totals": [33, 28], "ranks": [1, 2]}


def test_an_unfinished_transcript_stops_where_it_stops() -> None:
    game = replay(transcript(actions=list(actions())[:5], result=None))
    assert isinstance(game, Game)
    assert (game.round, game.phase, game.players[0].chosen) == (2, "explore", 2)


def refusal_of(**changes: object) -> tuple[list[str], str]:
    try:
        replay(transcript(**changes))
    except (Illegal, BadInputError) as refusal:
        return refusal.codes, str(refusal)
    return [], ""


def test_a_wrong_result_is_refused() -> None:
    assert refusal_of(result={"totals": [33, 29], "ranks": [1, 2]})[0] == ["wrong-result"]
    assert refusal_of(actions=[])[0] == ["wrong-result"]
    assert refusal_of(result={"totals": [33, 28]})[0] == ["missing-key"]
    assert refusal_of(result={"totals": [33, 28], "ranks": [True, 2]})[0] == ["wrong-type"]


def test_an_illegal_action_is_refused_with_its_number() -> None:
    codes, message = refusal_of(actions=[*list(actions())[:2], {"type": "take", "seat": 1, "region": 68}])
    assert codes == ["not-your-turn", "not-in-market"]
    assert message.startswith("actions[2]: it is the turn of seat 0, not of seat 1; actions[2]: Region 68")


def test_a_transcript_of_another_form_is_refused() -> None:
    assert refusal_of(format="faraway-transcript-2")[0] == ["unknown-value"]
    assert refusal_of(comment="none")[0] == ["unknown-key"]
    assert refusal_of(readings={"ranking": "last"})[0] == ["unknown-reading-value"]
    assert refusal_of(readings=[])[0] == ["wrong-type"]
    assert refusal_of(actions={})[0] == ["wrong-type"]


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("explore", "wrong-type"),
        ({}, "missing-key"),
        ({"type": 3}, "wrong-type"),
        ({"type": "pass"}, "unknown-value"),
        ({"type": "explore", "seat": 0}, "missing-key"),
        ({"type": "explore", "seat": 0, "region": 1, "why": ""}, "unknown-key"),
        ({"type": "explore", "seat": True, "region": 1}, "wrong-type"),
        ({"type": "explore", "seat": 0, "region": "1"}, "wrong-type"),
        ({"type": "return-order", "seat": 0, "sanctuaries": "river-clue"}, "wrong-type"),
        ({"type": "place", "seat": 0, "sanctuary": 3}, "wrong-type"),
        ({"type": "shuffle", "regions": [1.0]}, "wrong-type"),
    ],
)
def test_what_is_no_action_is_refused(action: object, code: str) -> None:
    assert refusal_of(actions=[action])[0] == [code]
