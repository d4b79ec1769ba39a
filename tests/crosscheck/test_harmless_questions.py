"""More questions of the ledger whose answers change nothing: each argument, carried out."""

import itertools
import random

import pytest

import spec.cards
from crosscheck.evidence.example import Example
from crosscheck.evidence.outcome import EVALUATORS, Evaluator
from crosscheck.games import positions
from crosscheck.implementations import Implementation, JsonObject
from crosscheck.verify.samples import SANCTUARY_IDS
from faraway.cards.catalogue import CATALOGUE
from faraway.io import Json

every_implementation = pytest.mark.parametrize(
    "implementation", positions.IMPLEMENTATIONS, ids=lambda implementation: implementation.name
)


@every_implementation
@pytest.mark.parametrize("players", range(2, 7))
def test_dealing_one_at_a_time_is_another_order_of_the_deck(
    implementation: Implementation, players: int
) -> None:
    """The two ways correspond one to one: the order in which the deck lies is all that differs.

    Rules: SETUP-1
    Ledger: dealt-or-drawn
    """
    deck = random.Random(players).sample(range(1, 69), 68)
    one_at_a_time = [deck[seat : 3 * players : players] for seat in range(players)]
    laid_for_it = [card for hand in one_at_a_time for card in hand] + deck[3 * players :]
    assert sorted(laid_for_it) == sorted(deck)
    begun = positions.position(implementation.begin(positions.lay_out(players, regions=laid_for_it)))
    assert [sorted(player.hand) for player in begun.players] == [sorted(hand) for hand in one_at_a_time]
    assert sorted(begun.market) == sorted(deck[3 * players : 4 * players + 1])


@every_implementation
def test_nothing_is_decided_between_the_last_choice_and_the_reveal(implementation: Implementation) -> None:
    """The last choice turns all cards up: no action lies between.

    Rules: EXPLORE-3
    Ledger: reveal-order
    """
    play = implementation.begin(positions.lay_out(3))
    for seat, card in ((0, 1), (1, 4)):
        play = play.apply({"type": "explore", "seat": seat, "region": card})
        assert {action["type"] for action in play.legal()} == {"explore"}
        assert [player.regions for player in positions.position(play).players] == [(), (), ()]
    play = play.apply({"type": "explore", "seat": 2, "region": 7})
    assert [player.regions for player in positions.position(play).players] == [(1,), (4,), (7,)]


@every_implementation
def test_order_of_a_market_does_not_matter(implementation: Implementation) -> None:
    """Two decks that differ in the order of the first market: the same Regions may be taken.

    Rules: SETUP-4
    Ledger: place-of-decks
    """
    ways = [
        implementation.begin(positions.lay_out(2, regions=[*range(1, 7), *market]))
        for market in itertools.permutations((7, 8, 9))
    ]
    taken = [
        sorted(str(action["region"]) for action in positions.explore(play, 1, 4).legal()) for play in ways
    ]
    assert taken == [["7", "8", "9"]] * 6


@every_implementation
def test_order_of_keeping_does_not_matter(implementation: Implementation) -> None:
    """All orders of three seats end alike, and no seat sees what another kept.

    Rules: ADV-2
    Ledger: keeping-order
    """
    begun = implementation.begin(positions.lay_out(3, variant="advanced"))
    kept: list[JsonObject] = [
        {"type": "keep", "seat": seat, "regions": [5 * seat + 1, 5 * seat + 2, 5 * seat + 3]}
        for seat in range(3)
    ]
    ends = []
    for order in itertools.permutations(kept):
        play = begun
        for action in order:
            play = play.apply(action)
        ends.append(play.state())
    assert all(end == ends[0] for end in ends)
    choices: list[list[Json]] = [[1, 2, 3], [2, 4, 5]]
    others = [begun.apply({**kept[0], "regions": regions}).observe(1) for regions in choices]
    assert others[0] == others[1]


def test_no_card_has_a_quest_per_day() -> None:
    """Exhausts cards: all quests of 68 Regions and 45 Sanctuaries, in both lists of card facts.
    Rules: SCORE-11
    Ledger: day-symbol
    """
    specified = [card.quest for card in spec.cards.REGIONS.values()]
    specified += [card.quest for card in spec.cards.SANCTUARIES.values()]
    named = {quest.per for quest in specified if quest}
    assert "night" in named
    assert "day" not in named
    quests = [card.quest for card in CATALOGUE.regions] + [card.quest for card in CATALOGUE.sanctuaries]
    pays_for = {quest.per.value for quest in quests if quest}
    assert any("night" in per for per in pays_for)
    assert not any("day" in per for per in pays_for)


@every_implementation
def test_all_sanctuaries_come_from_the_top_of_one_deck(implementation: Implementation) -> None:
    """With three clues as with none, the cards drawn are the next ones of the one deck.

    Rules: SETUP-5, FIND-4
    Ledger: better-sanctuaries
    """
    deck = random.Random(5).sample(SANCTUARY_IDS, 45)
    play = implementation.begin(positions.lay_out(3, sanctuaries=deck))
    assert positions.position(play).sanctuary_deck == tuple(deck)
    drawn: list[str] = []
    for at in map(positions.position, positions.plays(play)):
        if at.round == 3:
            break
        held = [card for player in at.players for card in player.drawn]
        drawn += [card for card in held if card not in drawn]
    assert len(drawn) >= 3
    assert set(drawn) == set(deck[: len(drawn)])


@every_implementation
def test_a_sanctuary_pays_the_same_before_and_after_others_are_scored(implementation: Implementation) -> None:
    """All orders of four Sanctuaries beside ten tableaux: each pays the same in each.

    Rules: SANCT-2
    Ledger: sanctuaries-scored-in-order
    """
    generator = random.Random(19)
    for _ in range(10):
        regions = generator.sample(range(1, 69), 8)
        chosen = generator.sample(SANCTUARY_IDS, 4)
        paid = []
        for order in itertools.permutations(chosen):
            fame = implementation.score(regions, order)["sanctuaries"]
            assert isinstance(fame, list)
            paid.append(dict(zip(order, fame, strict=True)))
        assert all(each == paid[0] for each in paid)


@pytest.mark.parametrize("evaluator", EVALUATORS.values(), ids=list(EVALUATORS))
def test_durations_are_only_compared(evaluator: Evaluator) -> None:
    """Other durations in the same order give the same turns and the same ranks, whatever their sums.

    Rules: END-1, WIN-3
    Ledger: hours-add-up
    """
    generator = random.Random(23)
    for _ in range(50):
        played = generator.sample(range(1, 69), 3)
        places = [sorted(played).index(duration) + 1 for duration in played]
        turns = [Example(shows="", turns=tuple(durations)) for durations in (played, places)]
        assert evaluator.outcome(turns[0], {}) == evaluator.outcome(turns[1], {})
        ranks = [
            Example(shows="", totals=(7, 7, 7), rows=tuple((duration,) for duration in durations))
            for durations in (played, places)
        ]
        assert evaluator.outcome(ranks[0], {}) == evaluator.outcome(ranks[1], {})
