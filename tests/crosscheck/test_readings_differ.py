"""Each reading of the ledger changes something, in the same way in every implementation of the rules."""

import pytest

import spec.readings
import spec.winner
from crosscheck.games import positions
from crosscheck.implementations import Implementation, Play, as_object
from crosscheck.verify.samples import CLUES, SANCTUARY_IDS
from faraway.game.readings import READING_VALUES, Ranking
from faraway.game.winner import RANKING
from faraway.io import Json

every_implementation = pytest.mark.parametrize(
    "implementation", positions.IMPLEMENTATIONS, ids=lambda implementation: implementation.name
)
CLUELESS = tuple(name for name in SANCTUARY_IDS if CLUES[name] == 0)


@every_implementation
@pytest.mark.parametrize(
    ("value", "in_round_8", "at_the_end"),
    [("until-round-7", 3, 0), ("every-round", 3, 3), ("while-needed", 0, 0)],
)
def test_market_reveal(implementation: Implementation, value: str, in_round_8: int, at_the_end: int) -> None:
    """Two players have a market of three.

    Rules: END-11, END-24
    Ledger: market-reveal
    """
    begun = implementation.begin(positions.lay_out(2, readings={"market-reveal": value}))
    assert len(positions.position(positions.reach(begun, 8, "explore")).market) == in_round_8
    assert len(positions.position(positions.last(begun)).market) == at_the_end


@every_implementation
@pytest.mark.parametrize(("value", "market", "deck"), [("reveal-remaining", 1, 0), ("reveal-none", 0, 1)])
def test_market_shortfall(implementation: Implementation, value: str, market: int, deck: int) -> None:
    """With six players 18 Regions are dealt and 7 markets of 7 revealed before round 8: one is left of 68.

    Rules: END-12
    Ledger: market-shortfall
    """
    begun = implementation.begin(positions.lay_out(6, readings={"market-shortfall": value}))
    at = positions.position(positions.reach(begun, 8, "explore"))
    assert (len(at.market), len(at.region_deck)) == (market, deck)


@every_implementation
@pytest.mark.parametrize(
    ("value", "reveal", "market"),
    [
        ("remove-all", "until-round-7", 0),
        ("leave-all", "until-round-7", 3),
        ("remove-all", "every-round", 3),
        ("leave-all", "every-round", 6),
    ],
)
def test_final_market(implementation: Implementation, value: str, reveal: str, market: int) -> None:
    """Nobody takes of the three Regions of round 8.

    Rules: END-10, END-22
    Ledger: final-market
    """
    begun = implementation.begin(
        positions.lay_out(2, readings={"final-market": value, "market-reveal": reveal})
    )
    assert len(positions.position(positions.last(begun)).market) == market


def short_of_sanctuaries(implementation: Implementation, shortage: str, draw: str) -> Play:
    """Play six always ascending players, who collect clues, to the first turn of round 8.

    Nine Sanctuaries are left when everyone has placed one in every round so far, a few more where some could not.
    """
    setup = positions.lay_out(6, readings={"sanctuary-shortage": shortage, "short-draw": draw})
    return positions.reach(implementation.begin(setup), 8, "place", choose=positions.clue_choice)


def in_turn(play: Play) -> list[positions.Seat]:
    return sorted(positions.position(play).players, key=lambda player: player.regions[-1])


def dues(play: Play) -> list[int]:
    return [1 + player.clues for player in in_turn(play)]


def drawn(play: Play) -> list[int]:
    return [len(player.drawn) for player in in_turn(play)]


def stock(play: Play) -> int:
    """Count the Sanctuaries that the deck held when the phase began."""
    return len(positions.position(play).sanctuary_deck) + sum(drawn(play))


@every_implementation
def test_sanctuary_shortage(implementation: Implementation) -> None:
    """The first draws and the others wait, or the first draw until nothing is left, or everyone draws one in turn.

    Rules: FIND-8, FIND-9
    Ledger: sanctuary-shortage
    """
    one_by_one = short_of_sanctuaries(implementation, "one-by-one", "draw-remaining")
    assert positions.position(one_by_one).one_by_one
    assert sum(dues(one_by_one)) > stock(one_by_one) == 9
    assert drawn(one_by_one) == [min(dues(one_by_one)[0], 9), 0, 0, 0, 0, 0]

    ascending = short_of_sanctuaries(implementation, "ascending-until-empty", "draw-remaining")
    left, expected = stock(ascending), []
    for due in dues(ascending):
        expected.append(min(due, left))
        left -= expected[-1]
    assert (drawn(ascending), left) == (expected, 0)
    assert sum(dues(ascending)) > stock(ascending)

    card_by_card = short_of_sanctuaries(implementation, "card-by-card", "draw-remaining")
    counts = [0] * 6
    for _ in range(stock(card_by_card)):
        wanting = [seat for seat in range(6) if counts[seat] < dues(card_by_card)[seat]]
        counts[min(wanting, key=lambda seat: (counts[seat], seat))] += 1
    assert drawn(card_by_card) == counts
    assert len({tuple(drawn(play)) for play in (one_by_one, ascending, card_by_card)}) == 3


@every_implementation
def test_short_draw(implementation: Implementation) -> None:
    """Whoever is due more than what is left draws the rest, or nothing.

    Rules: FIND-10
    Ledger: short-draw
    """
    outcomes = []
    for value in ("draw-remaining", "draw-none"):
        play = short_of_sanctuaries(implementation, "ascending-until-empty", value)
        left, expected = stock(play), []
        for due in dues(play):
            short = left if value == "draw-remaining" else 0
            expected.append(due if due <= left else short)
            left -= expected[-1]
        assert drawn(play) == expected
        outcomes.append(expected)
    assert outcomes[0] != outcomes[1]


TWO_FINDERS = (3, 9, 13, 2, 8, 4)
"""Seat 0 plays 3 and 9; seat 1 plays 2 and 8, and 8 bears a clue: due are one card and two, seat 1 being lower."""


@every_implementation
@pytest.mark.parametrize(
    ("value", "seat_0", "seat_1"),
    [
        ("ascending", CLUELESS[2:3], CLUELESS[:2]),
        ("seating", CLUELESS[:1], CLUELESS[1:3]),
        ("card-by-card", CLUELESS[1:2], (CLUELESS[0], CLUELESS[2])),
    ],
)
def test_deal_order(
    implementation: Implementation, value: str, seat_0: tuple[str, ...], seat_1: tuple[str, ...]
) -> None:
    """Three cards from the top, dealt three ways.

    Rules: FIND-7
    Ledger: deal-order
    """
    setup = positions.lay_out(2, readings={"deal-order": value}, regions=TWO_FINDERS, sanctuaries=CLUELESS)
    second = positions.reach(positions.explore(implementation.begin(setup), 3, 2), 2, "explore")
    at = positions.position(positions.explore(second, 9, 8))
    assert (at.players[0].drawn, at.players[1].drawn) == (seat_0, seat_1)


def with_leftovers(implementation: Implementation, value: str) -> tuple[Play, tuple[str, ...]]:
    """Let seat 0 play 6 and 8, which bear a clue each, and place the first of three Sanctuaries."""
    setup = positions.lay_out(
        2, readings={"leftover-order": value}, regions=(6, 8, 10, 60, 50, 40), sanctuaries=CLUELESS
    )
    second = positions.reach(positions.explore(implementation.begin(setup), 6, 60), 2, "explore")
    play = positions.reach(positions.explore(second, 8, 50), 2, "place")
    assert positions.position(play).players[0].drawn == CLUELESS[:3]
    return play.apply({"type": "place", "seat": 0, "sanctuary": CLUELESS[0]}), CLUELESS[1:3]


@every_implementation
def test_leftover_order(implementation: Implementation) -> None:
    """The second and third card go under the deck as drawn, as their player likes, or as chance has it.

    Rules: END-7, END-8
    Ledger: leftover-order
    """
    play, leftovers = with_leftovers(implementation, "as-drawn")
    assert positions.position(play).sanctuary_deck[-2:] == leftovers
    play, leftovers = with_leftovers(implementation, "chosen")
    assert positions.position(play).phase == "return"
    play = play.apply({"type": "return", "seat": 0, "sanctuary": leftovers[1]})
    assert positions.position(play).sanctuary_deck[-2:] == leftovers[::-1]
    play, leftovers = with_leftovers(implementation, "random")
    assert positions.position(play).phase == "return-order"
    for order in (leftovers, leftovers[::-1]):
        cards: list[Json] = list(order)
        after = play.apply({"type": "return-order", "seat": 0, "sanctuaries": cards})
        assert positions.position(after).sanctuary_deck[-2:] == order


@every_implementation
@pytest.mark.parametrize(
    ("value", "in_round_2", "in_round_8"),
    [("must-place", False, False), ("may-decline", True, True), ("may-decline-in-round-8", False, True)],
)
def test_sanctuary_placement(
    implementation: Implementation,
    value: str,
    in_round_2: bool,  # noqa: FBT001  whether declining is legal
    in_round_8: bool,  # noqa: FBT001
) -> None:
    """Players who always ascend draw in every round from the second.

    Rules: END-4, END-5, END-9
    Ledger: sanctuary-placement
    """
    begun = implementation.begin(positions.lay_out(2, readings={"sanctuary-placement": value}))
    for round_number, may_decline in ((2, in_round_2), (8, in_round_8)):
        play = positions.reach(begun, round_number, "place")
        seat = positions.position(play).turn
        assert ({"type": "decline", "seat": seat} in play.legal()) == may_decline


def test_ranking() -> None:
    """Twenty against ten and ten: the lower two differ in their lowest Region only.

    Rules: WIN-4
    Ledger: ranking
    """
    totals, lowest = [20, 10, 10], [5, 7, 3]
    for value, ranks in (("everyone", [1, 3, 2]), ("first-only", [1, 2, 2])):
        assert spec.winner.ranks(totals, lowest, {"ranking": value}) == ranks
        assert list(RANKING[Ranking(value)](totals, lowest)) == ranks


PLAYED = ((68, 66, 65, 62, 61, 58, 57, 54), (67, 64, 63, 60, 59, 56, 53, 2))
"""Both always descend and so find nothing, and meet none of the prerequisites: nought against nought."""
MARKETS = ((65, 63, 3), (62, 60, 5), (61, 59, 7), (58, 56, 9), (57, 53, 10), (54, 11, 12), (13, 14, 15))
TIE = (1, 68, 66, 67, 64, 2, *(card for market in MARKETS for card in market))


def play_tie(play: Play) -> Play:
    """Let both play their rows; seat 0 keeps Region 1 to the end."""
    for number in range(8):
        play = positions.explore(play, PLAYED[0][number], PLAYED[1][number])
        while (at := positions.position(play)).phase == "take":
            assert at.turn is not None
            wanted = [card for card in PLAYED[at.turn] if card in at.market] or at.market
            play = play.apply({"type": "take", "seat": at.turn, "region": wanted[0]})
    return play


@every_implementation
def test_tie_break_cards(implementation: Implementation) -> None:
    """Seat 0 keeps Region 1 in hand, seat 1 plays Region 2; both have no fame at all.

    Rules: WIN-3, WIN-7
    Ledger: tie-break-cards
    """
    ranks = {}
    for value in ("played", "possessed"):
        play = implementation.begin(positions.lay_out(2, readings={"tie-break-cards": value}, regions=TIE))
        ended = play_tie(play)
        assert positions.outcome(ended).totals == (0, 0)
        ranks[value] = positions.outcome(ended).ranks
    assert ranks == {"played": (2, 1), "possessed": (1, 2)}


@every_implementation
@pytest.mark.parametrize(
    ("reading", "viewer", "seen"),
    [
        ("drawn-secrecy", 1, {"secret": 1, "open": [CLUELESS[0]]}),
        ("drawn-look", 0, {"at-once": [CLUELESS[0]], "after-region": 1}),
    ],
)
def test_drawn_secrecy_and_drawn_look(
    implementation: Implementation, reading: str, viewer: int, seen: dict[str, Json]
) -> None:
    """Seat 1 sees how many cards seat 0 has drawn, or which; before taking a Region seat 0 knows its card, or only that there is one.

    Rules: FIND-11, FIND-17
    Ledger: drawn-secrecy, drawn-look
    """
    assert set(seen) == set(READING_VALUES[reading])
    for value, expected in seen.items():
        setup = positions.lay_out(
            2, readings={reading: value}, regions=(3, 9, 13, 60, 50, 40), sanctuaries=CLUELESS
        )
        second = positions.reach(positions.explore(implementation.begin(setup), 3, 60), 2, "explore")
        view = positions.explore(second, 9, 50).observe(viewer)
        players = view["players"]
        assert isinstance(players, list)
        assert as_object(players[0] if viewer else view["you"])["drawn"] == expected


def test_every_reading_has_been_looked_at() -> None:
    assert set(spec.readings.VALUES) == set(READING_VALUES)
