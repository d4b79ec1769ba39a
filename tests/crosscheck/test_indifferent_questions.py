"""The questions of the ledger whose answers can never matter: each argument, carried out."""

import itertools
import json
import random
from collections.abc import Sequence

import pytest

import spec.cards
from crosscheck.games import positions
from crosscheck.implementations import REFERENCE, Implementation, JsonObject, Play
from crosscheck.verify.samples import CLUES, SANCTUARY_IDS
from faraway.cards.catalogue import CATALOGUE
from faraway.errors import Code
from faraway.game.winner import rank_everyone
from faraway.io import Json
from faraway.io.games import load_setup
from tests.faraway.refusing import refusal

every_implementation = pytest.mark.parametrize(
    "implementation", positions.IMPLEMENTATIONS, ids=lambda implementation: implementation.name
)
REGIONS = tuple(spec.cards.REGIONS.values())


def shuffled(seed: int, players: int, variant: str = "standard") -> JsonObject:
    generator = random.Random(seed)
    return positions.lay_out(
        players,
        variant=variant,
        regions=generator.sample(range(1, 69), 68),
        sanctuaries=generator.sample(SANCTUARY_IDS, 45),
    )


def whole_games(implementation: Implementation) -> list[list[Play]]:
    """Return all positions of a game each for two to six players, the last of them in the advanced variant."""
    games = [
        list(positions.plays(implementation.begin(shuffled(seed, players))))
        for seed, players in enumerate((2, 3, 5, 6))
    ]
    return [
        *games,
        list(positions.plays(implementation.begin(shuffled(9, 4, "advanced")), positions.clue_choice)),
    ]


def test_equal_or_higher_never_differs_from_higher() -> None:
    """Equal-or-higher is the same as higher.

    Exhausts cards: all 68 times 67 pairs of Regions that can follow one another.
    Ledger: equal-durations, turn-order-tie, tie-break-undecided
    """
    for catalogue in ([region.duration for region in REGIONS], [card.duration for card in CATALOGUE.regions]):
        assert len(catalogue) == 68
        pairs = list(itertools.permutations(catalogue, 2))
        assert len(pairs) == 68 * 67
        assert all((later > earlier) == (later >= earlier) for earlier, later in pairs)


def test_tie_break_always_decides() -> None:
    """Different lowest durations always give a permutation of the ranks, however equal the totals.

    Exhausts game: all orders of different lowest durations of two to six players with equal totals.
    Rules: WIN-5
    Ledger: tie-break-undecided
    """
    for players in range(2, 7):
        for lowest in itertools.permutations(range(1, players + 1)):
            assert sorted(rank_everyone([7] * players, lowest)) == list(range(1, players + 1))


def test_no_card_shows_two_clues() -> None:
    """Exhausts cards: all 68 Regions and 45 Sanctuaries.
    Ledger: clues-by-icon-or-card
    """
    assert {region.clues for region in REGIONS} == {0, 1}
    assert {sanctuary.clues for sanctuary in spec.cards.SANCTUARIES.values()} == {0, 1}
    assert set(CLUES.values()) == {0, 1}


def test_no_region_pays_for_a_wonder_that_it_asks_for() -> None:
    """Exhausts cards: all Regions with a prerequisite.
    Ledger: wonders-within-one-card
    """
    asked = {
        "stone": [region for region in REGIONS if region.needs_stones],
        "chimera": [region for region in REGIONS if region.needs_chimeras],
        "thistle": [region for region in REGIONS if region.needs_thistles],
    }
    for wonder, regions in asked.items():
        assert regions
        assert [region.duration for region in regions if region.quest and region.quest.per == wonder] == []


@every_implementation
def test_region_without_a_quest_pays_nothing(implementation: Implementation) -> None:
    """Seven Regions show no quest, and each of them pays what a quest of nought would pay.

    Rules: SCORE-16, COMP-24
    Ledger: quest-on-every-region
    """
    without = [region.duration for region in REGIONS if region.quest is None]
    assert without == [1, 2, 4, 6, 7, 8, 12]
    assert implementation.score([*without, 68], [])["regions"] == [0] * 8


def test_drawing_on_ones_turn_gives_the_same_hands_and_the_same_deck() -> None:
    """Every way in which up to three finders can be due one to three cards of a deck of up to nine that suffices.

    Ledger: draw-together-or-in-turn
    """
    cases = 0
    for players in (1, 2, 3):
        for dues in itertools.product((1, 2, 3), repeat=players):
            for size in range(sum(dues), 10):
                cases += 1
                assert draw_together(size, dues) == draw_in_turn(size, dues)
    assert cases == 24 + 54 + 108
    assert draw_together(5, (3, 3)) != draw_in_turn(5, (3, 3)), "a deck that does not suffice does matter"


def draw_together(size: int, dues: Sequence[int]) -> tuple[list[list[int]], list[int]]:
    """Draw all, then place the first card of each hand and return the rest, in turn."""
    deck, hands = list(range(size)), []
    for due in dues:
        hands.append(deck[:due])
        deck = deck[due:]
    for hand in hands:
        deck += hand[1:]
    return hands, deck


def draw_in_turn(size: int, dues: Sequence[int]) -> tuple[list[list[int]], list[int]]:
    """Draw, place the first card and return the rest, one player after another."""
    deck, hands = list(range(size)), []
    for due in dues:
        hand = deck[:due]
        hands.append(hand)
        deck = deck[due:] + hand[1:]
    return hands, deck


@every_implementation
def test_nothing_joins_a_tableau_between_the_reveal_and_its_own_draw(implementation: Implementation) -> None:
    """A game of six that ends in shortages: clues at the reveal, at the own draw, and the number drawn.

    Rules: FIND-4, FIND-9
    Ledger: clues-counted-when, fresh-sanctuary-clue
    """
    drew_one_by_one = 0
    at_reveal: dict[int, int] = {}
    drew: set[tuple[int, int]] = set()
    game = [
        positions.position(play)
        for play in positions.plays(implementation.begin(positions.lay_out(6)), positions.clue_choice)
    ]
    for before, now in itertools.pairwise(game):
        if before.phase == "explore" and now.phase != "explore":
            at_reveal = {seat: player.clues for seat, player in enumerate(now.players)}
        for seat, player in enumerate(now.players):
            if player.drawn and not before.players[seat].drawn:
                assert (now.round, seat) not in drew, "nobody draws twice in a round"
                drew.add((now.round, seat))
                assert player.clues == at_reveal[seat]
                assert player.sanctuaries == before.players[seat].sanctuaries
                stock = len(player.drawn) + len(now.sanctuary_deck)
                assert len(player.drawn) == min(1 + player.clues, stock) or not now.one_by_one
                drew_one_by_one += now.one_by_one
    assert drew_one_by_one >= 6


@every_implementation
def test_hand_holds_two_regions_when_a_turn_comes(implementation: Implementation) -> None:
    """Rules: END-2, END-15
    Ledger: take-one-or-fill-up
    """
    for game in whole_games(implementation):
        turns = [positions.position(play) for play in game if positions.position(play).phase == "take"]
        assert len(turns) == 7 * len(turns[0].players)
        for at in turns:
            assert at.turn is not None
            assert len(at.players[at.turn].hand) == 2


@every_implementation
def test_nobody_decides_anything_between_two_rounds(implementation: Implementation) -> None:
    """The action that ends a round leads to the next choice of Regions, with the rest removed and a new market.

    Rules: END-10, END-11, END-13
    Ledger: removal-before-new-round
    """
    for game in whole_games(implementation):
        for earlier, later in itertools.pairwise(positions.position(play) for play in game):
            if earlier.round != later.round:
                assert later.phase == "explore"
                assert set(later.market).isdisjoint(earlier.market)
                rest = set(later.removed) - set(earlier.removed)
                assert rest <= set(earlier.market)
                assert len(rest) == 1


@every_implementation
def test_order_of_choosing_does_not_matter(implementation: Implementation) -> None:
    """Rules: EXPLORE-1, EXPLORE-3
    Ledger: choosing-order
    """
    begun = implementation.begin(shuffled(3, 4))
    chosen: list[JsonObject] = [
        {"type": "explore", "seat": seat, "region": player.hand[seat % 3]}
        for seat, player in enumerate(positions.position(begun).players)
    ]
    ends = []
    for order in itertools.permutations(chosen):
        play = begun
        for action in order:
            play = play.apply(action)
        ends.append(play.state())
    assert all(end == ends[0] for end in ends)


@every_implementation
def test_choice_shows_nothing_but_that_it_was_made(implementation: Implementation) -> None:
    """Whatever seat 0 has chosen, the others see the same: there is nothing to answer by changing a choice.

    Rules: EXPLORE-1, INFO-2, EXPLORE-6
    Ledger: changing-the-choice
    """
    begun = implementation.begin(shuffled(4, 3))
    after = [
        begun.apply({"type": "explore", "seat": 0, "region": card})
        for card in positions.position(begun).players[0].hand
    ]
    for seat in (1, 2):
        assert all(play.observe(seat) == after[0].observe(seat) for play in after)
    assert len({str(play.observe(0)) for play in after}) == 3


@every_implementation
def test_two_rows_read_as_one_line(implementation: Implementation) -> None:
    """Rules: EXPLORE-4
    Ledger: layout
    """
    upper, lower = (49, 44, 28, 14), (10, 13, 35, 1)
    one_line = implementation.score([49, 44, 28, 14, 10, 13, 35, 1], ["desert-clue"])
    assert implementation.score([card for row in (upper, lower) for card in row], ["desert-clue"]) == one_line
    assert implementation.score([card for row in (lower, upper) for card in row], ["desert-clue"]) != one_line


@every_implementation
def test_sizes_of_decks_follow_from_what_lies_open(implementation: Implementation) -> None:
    """Rules: INFO-1, INFO-6
    Ledger: deck-counting
    """
    for game in whole_games(implementation):
        for play in game:
            at = positions.position(play)
            view = play.observe(0)
            regions = sum(
                len((*each.hand, *each.set_aside, *each.regions)) + (each.chosen is not None)
                for each in at.players
            )
            sanctuaries = sum(len((*each.drawn, *each.sanctuaries)) for each in at.players)
            assert view["region_deck"] == 68 - regions - len(at.market) - len(at.removed)
            assert view["sanctuary_deck"] == 45 - sanctuaries


@every_implementation
def test_removed_regions_have_all_lain_in_the_market(implementation: Implementation) -> None:
    """Rules: INFO-1, INFO-5, END-10
    Ledger: removed-regions-open
    """
    for game in whole_games(implementation):
        seen: set[int] = set()
        for play in game:
            at = positions.position(play)
            assert set(at.removed) <= seen
            assert play.observe(1)["removed"] == list(at.removed)
            seen |= set(at.market)


@every_implementation
def test_region_sees_what_turning_up_from_the_end_shows(implementation: Implementation) -> None:
    """Carry the flipping out: what lies open when a place is scored pays the same when the rest was never there.

    Rules: SCORE-1, SCORE-2, SCORE-5
    Ledger: flipping
    """
    generator = random.Random(17)
    for _ in range(100):
        regions = generator.sample(range(1, 69), 8)
        sanctuaries = generator.sample(SANCTUARY_IDS, 3)
        fame = implementation.score(regions, sanctuaries)["regions"]
        assert isinstance(fame, list)
        face_up: list[int] = []
        for place in reversed(range(8)):
            face_up = [regions[place], *face_up]
            alone = implementation.score(face_up, sanctuaries)["regions"]
            assert isinstance(alone, list)
            assert alone[0] == fame[place]


@every_implementation
def test_order_of_sanctuaries_does_not_matter(implementation: Implementation) -> None:
    """Rules: SANCT-4
    Ledger: order-of-sanctuaries
    """
    generator = random.Random(18)
    for _ in range(20):
        regions = generator.sample(range(1, 69), 8)
        sanctuaries = generator.sample(SANCTUARY_IDS, 4)
        sheets = []
        for order in itertools.permutations(sanctuaries):
            score = implementation.score(regions, order)
            fame = score["sanctuaries"]
            assert isinstance(fame, list)
            sheets.append((score["total"], score["regions"], dict(zip(order, fame, strict=True))))
        assert all(sheet == sheets[0] for sheet in sheets)


@every_implementation
def test_totals_are_those_of_each_tableau_by_itself(implementation: Implementation) -> None:
    """Rules: WIN-1, ROUND-4, SCORE-20
    Ledger: counting-one-after-another, score-pad
    """
    for game in whole_games(implementation):
        at = positions.position(game[-1])
        for player, total in zip(at.players, positions.outcome(game[-1]).totals, strict=True):
            alone = implementation.score(player.regions, player.sanctuaries)
            regions, sanctuaries = alone["regions"], alone["sanctuaries"]
            assert isinstance(regions, list)
            assert isinstance(sanctuaries, list)
            assert alone["total"] == total == sum(map(int, map(str, [*regions, *sanctuaries])))


def test_set_up_has_no_room_for_what_anyone_has_played_before() -> None:
    """Ledger: advanced-for-newcomers"""
    setup = positions.lay_out(2, variant="advanced")
    assert positions.position(REFERENCE.begin(setup)).phase == "keep"
    newcomers: Json = {**setup, "newcomers": [0]}
    assert refusal(load_setup, json.dumps(newcomers).encode()).code is Code.UNKNOWN_KEY


@every_implementation
def test_game_lasts_eight_rounds(implementation: Implementation) -> None:
    """Rules: ROUND-1, ROUND-3"""
    for game in whole_games(implementation):
        rounds = [positions.position(play).round for play in game]
        assert list(dict.fromkeys(rounds)) == [1, 2, 3, 4, 5, 6, 7, 8]
        assert positions.position(game[-1]).phase == "over"
        assert {len(player.regions) for player in positions.position(game[-1]).players} == {8}
