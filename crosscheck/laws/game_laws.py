"""Laws of the course of a game that need no oracle: each takes one recorded game and raises AssertionError where it is broken."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import groupby, pairwise
from typing import TypeAlias

from crosscheck.games.positions import Position, Seat
from crosscheck.implementations import Implementation
from crosscheck.laws.played import Game, Step
from crosscheck.laws.scoring_laws import Tableau, score
from faraway.cards.catalogue import CATALOGUE

GameLaw: TypeAlias = Callable[[Implementation, Game], None]

ALL_REGIONS = sorted(CATALOGUE.region_of)
ALL_SANCTUARIES = sorted(CATALOGUE.sanctuary_of)


def every_card_is_in_one_place(_: Implementation, game: Game) -> None:
    """No action loses, doubles or invents a card. Rules: COMP-1, COMP-2, SETUP-1, SETUP-3, SETUP-5."""
    for table in game.positions:
        regions = [*table.region_deck, *table.market, *table.removed]
        sanctuaries = [*table.sanctuary_deck]
        for seat in table.players:
            regions += [*seat.hand, *seat.set_aside, *seat.regions]
            regions += [] if seat.chosen is None else [seat.chosen]
            sanctuaries += [*seat.drawn, *seat.sanctuaries]
        assert sorted(regions) == ALL_REGIONS
        assert sorted(sanctuaries) == ALL_SANCTUARIES


def hands_have_three_cards(_: Implementation, game: Game) -> None:
    """Three Regions in hand whenever one is chosen, two after that until one is taken. Rules: SETUP-1, END-2, ADV-1, ADV-2, ROUND-4."""
    for table in game.positions:
        for seat in table.players:
            if table.phase == "keep":
                assert (len(seat.hand), len(seat.set_aside)) in {(5, 0), (3, 2)}
            elif table.phase == "explore":
                assert len(seat.hand) + (seat.chosen is not None) == 3
            else:
                assert len(seat.hand) in {2, 3}
            assert table.phase in {"keep", "shuffle"} or not seat.set_aside
    assert all(len(seat.hand) == 2 for seat in game.last.players)


def market_has_one_region_more_than_players(_: Implementation, game: Game) -> None:
    """A full market at the start of every round in which somebody takes; each taking leaves a gap.

    Rules: SETUP-4, END-3, END-10, END-11
    """
    for table in game.positions:
        if table.phase == "explore" and table.round < 8:
            assert len(table.market) == len(table.players) + 1
    for step in game.steps:
        if step.kind == "take" and step.after.round == step.before.round and step.after.phase != "over":
            taken = step.action["region"]
            assert set(step.before.market) - set(step.after.market) == {taken}
            assert step.after.region_deck == step.before.region_deck


def what_nobody_took_is_removed(_: Implementation, game: Game) -> None:
    """The Region left of a market leaves the game for good. Rules: END-10."""
    for before, after in pairwise(game.positions):
        assert set(before.removed) <= set(after.removed)
        if after.round > before.round:
            assert len(after.removed) == len(before.removed) + 1


def rounds(game: Game) -> Iterator[list[Step]]:
    """Yield the steps of each round; the set-up of the advanced variant is no part of the first."""
    played = [step for step in game.steps if step.kind not in {"keep", "shuffle"}]
    for _, steps in groupby(played, key=lambda step: step.before.round):
        yield list(steps)


def a_game_has_eight_rounds(_: Implementation, game: Game) -> None:
    """Eight rounds, in each of which everybody plays one Region to the right of the others. Rules: ROUND-1, ROUND-3, EXPLORE-3, EXPLORE-5, END-13."""
    assert len(list(rounds(game))) == 8
    assert all(len(seat.regions) == 8 for seat in game.last.players)
    for before, after in pairwise(game.positions):
        for old, new in zip(before.players, after.players, strict=True):
            assert new.regions[: len(old.regions)] == old.regions
            assert new.sanctuaries[: len(old.sanctuaries)] == old.sanctuaries
            assert len(new.sanctuaries) <= len(old.sanctuaries) + 1


def region_deck_is_dealt_from_the_top(_: Implementation, game: Game) -> None:
    """The Region deck only loses its topmost cards, but for the one shuffle of the advanced variant. Rules: SETUP-3, SETUP-4, END-11, ADV-3."""
    for step in game.steps:
        if step.kind == "shuffle":
            assert [*step.after.market, *step.after.region_deck] == _market_first(step)
        else:
            before, after = step.before.region_deck, step.after.region_deck
            assert after == before[len(before) - len(after) :]


def _market_first(step: Step) -> list[int]:
    """Return a shuffled deck, its first cards in ascending order where they now lie in the market."""
    order = step.action["regions"]
    assert isinstance(order, list)
    deck = [region for region in order if isinstance(region, int)]
    shown = len(step.before.players) + 1
    return [*sorted(deck[:shown]), *deck[shown:]]


def sanctuary_deck_is_a_queue(_: Implementation, game: Game) -> None:
    """Sanctuaries are drawn from the top and leftovers go under all that lies there. Rules: FIND-6, END-7."""
    for step in game.steps:
        before, after = step.before.sanctuary_deck, step.after.sanctuary_deck
        stayed = [card for card in before if card in after]
        assert stayed == list(before[len(before) - len(stayed) :])
        assert stayed == list(after[: len(stayed)])


def leftovers_return_on_the_same_turn(_: Implementation, game: Game) -> None:
    """Nobody holds drawn Sanctuaries when their turn is over. Rules: END-4, END-7."""
    for before, after in pairwise(game.positions):
        if before.turn is not None and after.turn != before.turn:
            assert not after.players[before.turn].drawn
        assert after.phase not in {"keep", "explore", "over"} or not any(seat.drawn for seat in after.players)


def ascended(seat: Seat) -> bool:
    """Return True if the last Region of a tableau is higher than the one before it."""
    return len(seat.regions) > 1 and seat.regions[-1] > seat.regions[-2]


def ascents(seat: Seat) -> int:
    """Count the ascents of a tableau."""
    return sum(later > earlier for earlier, later in pairwise(seat.regions))


def only_an_ascent_finds(_: Implementation, game: Game) -> None:
    """Whoever draws has just played a Region higher than their last; nobody does in round 1. Rules: FIND-1, FIND-2, FIND-3."""
    for table in game.positions:
        for seat in table.players:
            assert not seat.drawn or ascended(seat)
            assert len(seat.sanctuaries) <= ascents(seat) <= 7


def every_ascent_finds(_: Implementation, game: Game) -> None:
    """Where nobody declines and shortage is met one by one, there are as many Sanctuaries as ascents. Rules: FIND-1, FIND-4, FIND-9, END-4, END-9."""
    if game.script.reading("sanctuary-placement") == "must-place" and _serves_all(game):
        for table in game.positions:
            if table.phase in {"explore", "over"}:
                assert all(len(seat.sanctuaries) == ascents(seat) for seat in table.players)


def _serves_all(game: Game) -> bool:
    """Return True if the readings leave no finder without a card: 42 Sanctuaries at most are placed, and 45 there are."""
    one_by_one = game.script.reading("sanctuary-shortage") == "one-by-one"
    return one_by_one and game.script.reading("short-draw") == "draw-remaining"


def reveals(game: Game) -> Iterator[Position]:
    """Yield the position right after each reveal at which everybody could draw their due."""
    for step in game.steps:
        if step.kind == "explore" and step.after.phase != "explore" and not step.after.one_by_one:
            yield step.after


def more_clues_draw_as_many_more(_: Implementation, game: Game) -> None:
    """Of two who find in the same round, the one with more clues draws just as many cards more. Rules: FIND-4, FIND-5, END-6."""
    if game.script.reading("sanctuary-shortage") == "one-by-one":
        for table in reveals(game):
            beyond = {len(seat.drawn) - seat.clues for seat in table.players if seat.drawn}
            assert len(beyond) <= 1


def turns_go_up_by_region(_: Implementation, game: Game) -> None:
    """Turns are taken in strictly ascending order of the Regions just played, by each who has something to do. Rules: END-1, END-2, INFO-3."""
    for steps in rounds(game):
        turns = [step for step in steps if step.kind != "explore"]
        seats = [seat for seat, _ in groupby(step.seat for step in turns)]
        played = [turns[0].before.players[seat].regions[-1] for seat in seats]
        assert all(earlier < later for earlier, later in pairwise(played))
        if steps[0].before.round < 8:
            assert len(seats) == len(steps[0].before.players)


def a_turn_goes_through_its_steps(_: Implementation, game: Game) -> None:
    """Take, place, return; one by one, taking comes last; in round 8 nobody takes. Rules: ROUND-2, FIND-9, END-2, END-4, END-9."""
    for steps in rounds(game):
        turns = [step for step in steps if step.kind != "explore"]
        for _, group in groupby(turns, key=lambda step: step.seat):
            turn = list(group)
            kinds = [step.kind for step in turn]
            last_round = turn[0].before.round == 8
            assert kinds.count("take") == (0 if last_round else 1)
            if not last_round:
                assert kinds.index("take") == (len(kinds) - 1 if turn[0].before.one_by_one else 0)
            placing = [kind for kind in kinds if kind != "take"]
            assert not placing or placing[0] in {"place", "decline"}
            assert not {"place", "decline"} & set(placing[1:])


def totals_are_the_fame_of_the_tableaux(implementation: Implementation, game: Game) -> None:
    """Hands pay nothing; a total is what the tableau pays. Rules: ROUND-4, WIN-1."""
    for seat, total in zip(game.last.players, game.totals, strict=True):
        fame = score(implementation, Tableau(regions=seat.regions, sanctuaries=seat.sanctuaries))
        assert total == sum(fame.cards)


def greatest_total_wins(_: Implementation, game: Game) -> None:
    """More fame is a better rank, always; exactly one player is first. Rules: WIN-2, WIN-5."""
    standings = list(zip(game.totals, game.ranks, strict=True))
    for total, rank in standings:
        assert all(other_rank > rank for other_total, other_rank in standings if other_total < total)
    assert game.ranks.count(1) == 1
    if game.script.reading("ranking") == "everyone":
        assert sorted(game.ranks) == list(range(1, len(game.ranks) + 1))


def lowest_region_breaks_ties(_: Implementation, game: Game) -> None:
    """Of equal totals the one with the lowest Region is better; below the first place only if the reading says so. Rules: WIN-3, WIN-4, WIN-5."""
    possessed = game.script.reading("tie-break-cards") == "possessed"
    lowest = [min(seat.regions + (seat.hand if possessed else ())) for seat in game.last.players]
    for total, group in _by_total(game).items():
        decided = game.script.reading("ranking") == "everyone" or total == max(game.totals)
        for one in group:
            for other in group:
                if decided:
                    assert (game.ranks[one] < game.ranks[other]) == (lowest[one] < lowest[other])
                else:
                    assert game.ranks[one] == game.ranks[other]


def _by_total(game: Game) -> dict[int, list[int]]:
    return {
        total: [seat for seat, other in enumerate(game.totals) if other == total]
        for total in Counter(game.totals)
    }


GAME_LAWS: tuple[GameLaw, ...] = (
    every_card_is_in_one_place,
    hands_have_three_cards,
    market_has_one_region_more_than_players,
    what_nobody_took_is_removed,
    a_game_has_eight_rounds,
    region_deck_is_dealt_from_the_top,
    sanctuary_deck_is_a_queue,
    leftovers_return_on_the_same_turn,
    only_an_ascent_finds,
    every_ascent_finds,
    more_clues_draw_as_many_more,
    turns_go_up_by_region,
    a_turn_goes_through_its_steps,
    totals_are_the_fame_of_the_tableaux,
    greatest_total_wins,
    lowest_region_breaks_ties,
)
