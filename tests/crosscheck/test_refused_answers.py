"""The answers of the ledger that are refused on the spot, with the code the ledger names."""

import json

import pytest

import spec.documents
from crosscheck.games.positions import IMPLEMENTATIONS, explore, last, lay_out, outcome, position
from crosscheck.implementations import Implementation, JsonObject, Play, Refused
from crosscheck.trace.documents import read_ledger
from faraway.errors import FarawayError
from faraway.io import load_tableau
from spec.errors import RefusedError
from tests.faraway.refusing import refusal

every_implementation = pytest.mark.parametrize(
    "implementation", IMPLEMENTATIONS, ids=lambda implementation: implementation.name
)
REFUSED = {
    (entry.id, answer.value): answer.refused
    for entry in read_ledger()
    for answer in entry.values
    if answer.refused
}


def codes(play: Play, action: JsonObject) -> tuple[str, ...]:
    with pytest.raises(Refused) as refused:
        play.apply(action)
    return refused.value.codes


def begin_codes(implementation: Implementation, setup: JsonObject) -> list[str]:
    try:
        implementation.begin(setup)
    except FarawayError as error:
        return [problem.code.value for problem in error.problems]
    except RefusedError as error:
        return error.codes
    return []


@every_implementation
def test_taking_nothing(implementation: Implementation) -> None:
    """Against: END-2
    Ledger: taking-nothing
    """
    play = explore(implementation.begin(lay_out(2)), 1, 4)
    assert position(play).phase == "take"
    assert codes(play, {"type": "decline", "seat": 0}) == (REFUSED["taking-nothing", "may-pass"],)


@every_implementation
def test_two_regions_in_a_round(implementation: Implementation) -> None:
    """Against: EXPLORE-2, EXPLORE-7, EXPLORE-1
    Ledger: regions-a-round
    """
    play = implementation.begin(lay_out(2)).apply({"type": "explore", "seat": 0, "region": 1})
    again = codes(play, {"type": "explore", "seat": 0, "region": 2})
    assert again == (REFUSED["regions-a-round", "two"],)


@every_implementation
def test_region_played_from_the_market(implementation: Implementation) -> None:
    """Against: EXPLORE-2
    Ledger: region-from-market-played
    """
    play = implementation.begin(lay_out(2))
    card = position(play).market[0]
    found = codes(play, {"type": "explore", "seat": 0, "region": card})
    assert found == (REFUSED["region-from-market-played", "market-too"],)


@every_implementation
def test_region_taken_from_the_deck(implementation: Implementation) -> None:
    """Against: END-2
    Ledger: region-from-deck
    """
    play = explore(implementation.begin(lay_out(2)), 1, 4)
    card = position(play).region_deck[0]
    found = codes(play, {"type": "take", "seat": 0, "region": card})
    assert found == (REFUSED["region-from-deck", "deck-too"],)


@every_implementation
@pytest.mark.parametrize(("players", "answer"), [(7, "seven"), (1, "one")])
def test_number_of_players(implementation: Implementation, players: int, answer: str) -> None:
    """Against: SETUP-6, COMP-3
    Ledger: number-of-players
    """
    assert begin_codes(implementation, lay_out(players)) == [REFUSED["number-of-players", answer]]


def test_regions_suffice_for_six_and_not_for_seven() -> None:
    """Hands of three, and a market of one more than players for each of the seven rounds in which anyone takes.

    Ledger: number-of-players
    """
    asked = {players: 3 * players + 7 * (players + 1) for players in range(2, 8)}
    assert [players for players, regions in asked.items() if regions <= 68] == [2, 3, 4, 5, 6]
    assert (asked[6], asked[7]) == (68 - 1, 68 + 9)


@every_implementation
@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_may_play(implementation: Implementation, players: int) -> None:
    """Rules: SETUP-6, COMP-3"""
    assert len(outcome(last(implementation.begin(lay_out(players)))).ranks) == players


@every_implementation
@pytest.mark.parametrize("number", [2, 4])
def test_another_number_of_regions_kept(implementation: Implementation, number: int) -> None:
    """Against: ADV-2
    Ledger: advanced-hand
    """
    play = implementation.begin(lay_out(2, variant="advanced"))
    kept = list(position(play).players[0].hand[:number])
    found = codes(play, {"type": "keep", "seat": 0, "regions": [*kept]})
    assert found == (REFUSED["advanced-hand", "another-number"],)


def test_regions_left_in_hand_are_no_part_of_a_tableau() -> None:
    """Against: ROUND-4, ROUND-3
    Ledger: regions-left-in-hand
    """
    ten = {"regions": list(range(20, 30)), "sanctuaries": []}
    expected = REFUSED["regions-left-in-hand", "scored"]
    assert refusal(load_tableau, json.dumps(ten).encode()).code.value == expected
    with pytest.raises(RefusedError) as refused_by_spec:
        spec.documents.load_tableau(ten)
    assert refused_by_spec.value.codes == [expected]


def test_every_refused_answer_has_been_tried() -> None:
    assert {entry for entry, _ in REFUSED} == {
        "taking-nothing",
        "regions-a-round",
        "region-from-market-played",
        "region-from-deck",
        "number-of-players",
        "advanced-hand",
        "regions-left-in-hand",
    }
