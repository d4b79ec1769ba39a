import json

from faraway.game.ranking import rank_players
from faraway.game.readings import Readings, TieBreakCards
from faraway.io import Json, dump, dumps
from faraway.io.rankings import load_contestants
from tests.faraway.refusing import refused

HELD_BY_TINA, HELD_BY_BEN = (12, 20, 16, 23, 44, 49, 14, 28), (68, 3, 9, 5, 13, 6, 2, 30, 1, 7)
TINA: dict[str, Json] = {"name": "Tina", "regions": [*HELD_BY_TINA], "sanctuaries": ["desert-stone"]}
BEN: dict[str, Json] = {"name": "Ben", "regions": [*HELD_BY_BEN[:8]], "sanctuaries": [], "hand": [1, 7]}
POSSESSED = Readings(tie_break_cards=TieBreakCards.POSSESSED)


def reasons(value: Json, readings: Readings | None = None) -> list[tuple[str, str]]:
    return refused(load_contestants, json.dumps(value).encode(), readings or Readings())


def test_pad_is_loaded_and_ranked() -> None:
    standings = rank_players(load_contestants(json.dumps({"players": [TINA, BEN]}).encode(), Readings()))
    # Without a Sanctuary's stone 68 finds 4 stones only; 13 sees 4, and 30 itself.
    fame = {"Tina": [0, 6, 4, 0, 6, 12, 2, 0], "Ben": [0, 4, 5, 2, 8, 0, 0, 2]}
    assert dumps(dump(standings)) == dumps(
        [
            {
                "name": name,
                "rank": rank,
                "total": total,
                "regions": fame[name],
                "sanctuaries": sanctuaries,
                "tie_break": lowest,
            }
            for name, rank, total, sanctuaries, lowest in (("Tina", 1, 30, [0], 12), ("Ben", 2, 21, [], 2))
        ]
    )


def test_hand_is_needed_only_where_the_tie_break_looks_at_it() -> None:
    """Rules: WIN-3."""
    assert reasons({"players": [TINA, BEN]}, POSSESSED) == [("missing-key", "/players/0/hand")]
    players: Json = {"players": [{**TINA, "hand": [27]}, BEN]}
    loaded = load_contestants(json.dumps(players).encode(), POSSESSED)
    assert [contestant.hand for contestant in loaded] == [(27,), (1, 7)]
    assert (
        load_contestants(json.dumps({"players": [{**TINA, "hand": None}, BEN]}).encode(), Readings())[0].hand
        == ()
    )


def test_every_reason_is_given_at_once() -> None:
    """Against: COMP-2, COMP-3, COMP-5."""
    other: Json = {
        "name": "Tina",
        "regions": [12, 12, "3"],
        "sanctuaries": ["desert-stone"],
        "hand": [99, 12, [1]],
    }
    assert reasons({"players": [TINA, other, 3], "x": 1}) == [
        ("wrong-type", "/players/1/regions/2"),
        ("wrong-type", "/players/1/hand/2"),
        ("wrong-type", "/players/2"),
        ("unknown-key", "/x"),
        ("name-twice", "/players/1/name"),
        ("region-twice", "/players/1/regions/1"),
        ("too-few-regions", "/players/1/regions"),
        ("unknown-region", "/players/1/hand/0"),
        ("card-held-twice", "/players/1/regions/0"),
        ("card-held-twice", "/players/1/regions/1"),
        ("card-held-twice", "/players/1/sanctuaries/0"),
        ("card-held-twice", "/players/1/hand/1"),
    ]


def test_six_players_are_ranked_and_each_is_looked_at() -> None:
    """Rules: COMP-3."""
    free = [duration for duration in range(1, 69) if duration not in {*HELD_BY_TINA, *HELD_BY_BEN}]
    others: list[Json] = [
        {"name": f"Player {seat}", "regions": list(free[8 * seat : 8 * seat + 8]), "sanctuaries": []}
        for seat in range(4)
    ]
    players: list[Json] = [TINA, BEN, *others]
    assert len(load_contestants(json.dumps({"players": players}).encode(), Readings())) == 6
    last = others[-1]
    assert isinstance(last, dict)
    last["regions"] = [1, 2, 3]
    assert ("too-few-regions", "/players/5/regions") in reasons({"players": players})
    assert ("too-few-regions", "/players/6/regions") in reasons({"players": [*players, last]})
