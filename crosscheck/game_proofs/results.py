"""The result of a game in both implementations: what is counted of whom, what breaks a tie, who is ranked before whom.

Totals are numbers that can only be compared with each other, lowest durations may be compared only where two totals are
equal, and cards can only be compared with cards. So one run stands for all numbers in the same order.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from functools import partial
from itertools import permutations, product
from random import Random
from types import SimpleNamespace

from typing_extensions import override

import faraway.game.ending
import faraway.game.winner
import spec.game
import spec.readings
import spec.winner
from crosscheck.equality.guarded import passed, same_things
from crosscheck.equality.subjects import cases, stubbed
from crosscheck.game_proofs.information_hidden import LookedAtError, Ordinal
from faraway.game.player import Phase, PlayerState
from faraway.game.readings import Ranking, TieBreakCards
from faraway.game.state import GameState
from faraway.game.winner import RANKING, TIE_BREAK, RankingRule, TieBreakRule, rank_everyone
from proofs.claim import Claim
from proofs.verdict import Kind, Subject
from spec.table import Player

PLAYERS = range(2, 7)
PLAYED, IN_HAND, MOST_PLACED = 8, 2, 7


class TieBreak(Ordinal):
    """A lowest duration, which can be compared with those of players who have the same total."""

    __slots__ = ("_total",)

    def __init__(self, rank: int, total: int) -> None:
        super().__init__(rank)
        self._total = total

    @override
    def _other(self, other: object) -> int:
        if not isinstance(other, TieBreak) or other._total != self._total:
            raise LookedAtError("a lowest duration was looked at where two totals differ")
        return super()._other(other)


class ComparedCard(Ordinal):
    """A Region that can be compared with Regions, and told from them."""

    __slots__ = ()

    @override
    def __eq__(self, other: object) -> bool:
        return self is other

    @override
    def __hash__(self) -> int:
        return id(self)


def standings(players: int) -> Iterator[tuple[list[Ordinal], list[TieBreak], dict[Ranking, list[int]]]]:
    """Yield totals and lowest durations in every order, with the ranks that each reading asks for."""
    for order, is_tied in product(permutations(range(players)), product((False, True), repeat=players - 1)):
        totals, ties = [Ordinal(0)] * players, [TieBreak(0, 0)] * players
        everyone, first_only = [0] * players, [0] * players
        total = shared = 0
        for place, seat in enumerate(order):
            if place and not is_tied[place - 1]:
                total, shared = total - 1, place
            totals[seat], ties[seat] = Ordinal(total), TieBreak(place, total)
            everyone[seat] = place + 1
            first_only[seat] = place + 1 if total == 0 else shared + 1
        yield totals, ties, {Ranking.EVERYONE: everyone, Ranking.FIRST_ONLY: first_only}


def wrong_ranks(players: int, rules: Mapping[Ranking, RankingRule] = RANKING) -> Generator[str, None, int]:
    """Yield the orders of totals and lowest durations in which an implementation ranks otherwise."""
    run = 0
    for totals, ties, expected in standings(players):
        numbers: tuple[list[int], list[int]] = passed((totals, ties))
        for reading, ranks in expected.items():
            for name, rank in (
                ("reference", partial(rules[reading], *numbers)),
                ("specification", partial(spec.winner.ranks, *numbers, {"ranking": reading.value})),
            ):
                run += 1
                found = answer(rank)
                if found != ranks:
                    yield f"{name}, {players} players, {reading.value}: {found}, not {ranks}"
    return run


def answer(rank: Callable[[], Sequence[int]]) -> list[int] | str:
    """Return the ranks, or why there are none."""
    try:
        return list(rank())
    except LookedAtError as error:
        return str(error)


def wrong_tie_breaks(rules: Mapping[TieBreakCards, TieBreakRule] = TIE_BREAK) -> Generator[str, None, int]:
    """Yield for which places of the two lowest Regions an implementation breaks a tie by another Region."""
    run = 0
    for lowest, second in permutations(range(PLAYED + IN_HAND), 2):
        others = [place for place in range(PLAYED + IN_HAND) if place not in {lowest, second}]
        Random(f"{lowest} {second}").shuffle(others)
        ranks = {place: rank for rank, place in enumerate([lowest, second, *others])}
        cards = tuple(ComparedCard(ranks[place]) for place in range(PLAYED + IN_HAND))
        played, hand = cards[:PLAYED], cards[PLAYED:]
        ours = PlayerState(hand=passed(hand), regions=passed(played))
        theirs = Player(hand=passed(frozenset(hand)), regions=passed(played))
        for reading, among in ((TieBreakCards.PLAYED, played), (TieBreakCards.POSSESSED, cards)):
            expected: object = min(among)
            readings: spec.readings.Readings = passed({"tie-break-cards": reading.value})
            run += 2
            for name, found in (
                ("reference", rules[reading](ours)),
                ("specification", spec.winner.lowest_duration(theirs, readings)),
            ):
                if found is not expected:
                    yield f"{name}, {reading.value}: another Region, the lowest is card {lowest + 1} of ten"
    return run


def wrong_results(finish: Callable[[GameState], object] | None = None) -> Generator[str, None, int]:
    """Yield for which numbers of players and Sanctuaries a result is of other cards, or is there before the end."""
    return (yield from cases(each_result(finish or faraway.game.ending.result)))


def each_result(finish: Callable[[GameState], object]) -> Iterator[tuple[str, Callable[[], str | None]]]:
    """Yield a case for each number of players and of Sanctuaries that the first has placed, and for each phase."""
    for players, placed, phase in product(PLAYERS, range(MOST_PLACED + 1), Phase):
        table = [PlayerCards((placed + seat) % (MOST_PLACED + 1)) for seat in range(players)]
        words = f"{players} players, {placed} Sanctuaries of the first, {phase.value}"
        yield f"reference: {words}", partial(reference_result, finish, table, phase)
        yield f"specification: {words}", partial(spec_result, table, phase)


class PlayerCards:
    """A player whose cards can be told apart, and nothing else; a total and a tie-break of the same kind."""

    def __init__(self, placed: int) -> None:
        self.regions = tuple(object() for _ in range(PLAYED))
        self.sanctuaries = tuple(object() for _ in range(placed))
        self.hand = tuple(object() for _ in range(IN_HAND))
        self.total, self.tie_break = object(), object()


def total_of(table: Sequence[PlayerCards], regions: object, sanctuaries: object) -> object:
    """Return the total of the player who has laid out just these cards in this order."""
    for player in table:
        if same_things(regions, player.regions) and same_things(sanctuaries, player.sanctuaries):
            return player.total
    raise LookedAtError("other cards were scored than a player has laid out")


def unlike(table: Sequence[PlayerCards], totals: object, tie_breaks: object) -> str | None:
    """Return what is wrong with the totals and tie-breaks that are ranked."""
    if not same_things(totals, [player.total for player in table]):
        return "the totals are not those of the players, by seat"
    if not same_things(tie_breaks, [player.tie_break for player in table]):
        return "the tie-breaks are not those of the players, by seat"
    return None


def reference_result(
    finish: Callable[[GameState], object], table: Sequence[PlayerCards], phase: Phase
) -> str | None:
    """Return what is wrong with the reference's result, its parts being stubs."""
    players = [
        PlayerState(
            hand=passed(each.hand), regions=passed(each.regions), sanctuaries=passed(each.sanctuaries)
        )
        for each in table
    ]
    scoring, catalogue, ranks = object(), object(), object()
    ranked: list[tuple[object, object]] = []

    def score(tableau: SimpleNamespace, *record: object) -> object:
        if not same_things(record, [scoring, catalogue]):
            raise LookedAtError("another record of rules, or other cards")
        return SimpleNamespace(total=total_of(table, tableau.regions, tableau.sanctuaries))

    def rank(*numbers: object) -> object:
        ranked.append(passed(numbers))
        return ranks

    game = SimpleNamespace(tie_break=lambda player: table[seat_of(players, player)].tie_break, ranks=rank)
    rules = SimpleNamespace(game=game, scoring=scoring, catalogue=catalogue)
    state = SimpleNamespace(phase=phase, players=tuple(players), rules=rules)
    with stubbed(faraway.game.ending, score_tableau=score):
        found = finish(passed(state))
    if phase is not Phase.OVER:
        return None if found is None else "a result before the end"
    wrong = unlike(table, *ranked[0])
    return wrong or unlike_result(table, vars_of(found), ranks)


def vars_of(result: object) -> Mapping[str, object]:
    """Return the totals and ranks of a result of the reference."""
    return {"totals": getattr(result, "totals", None), "ranks": getattr(result, "ranks", None)}


def seat_of(players: Sequence[object], player: object) -> int:
    """Return the seat of this very player."""
    return next(seat for seat, each in enumerate(players) if each is player)


def spec_result(table: Sequence[PlayerCards], phase: Phase) -> str | None:
    """Return what is wrong with the specification's result, its parts being stubs."""
    players = [
        Player(
            hand=passed(frozenset(each.hand)),
            regions=passed(each.regions),
            sanctuaries=passed(each.sanctuaries),
        )
        for each in table
    ]
    readings, ranks = object(), object()
    ranked: list[tuple[object, object]] = []

    def rank(totals: object, tie_breaks: object, under: object) -> object:
        if under is not readings:
            raise LookedAtError("other readings")
        ranked.append((totals, tie_breaks))
        return ranks

    stubs = {
        "score": lambda regions, sanctuaries: {"total": total_of(table, regions, sanctuaries)},
        "lowest_duration": lambda player, _: table[seat_of(players, player)].tie_break,
        "ranks": rank,
    }
    game = SimpleNamespace(phase=phase.value, players=tuple(players), readings=readings)
    with stubbed(spec.game, **stubs):
        found = spec.game.result(passed(game))
    if phase is not Phase.OVER:
        return None if found is None else "a result before the end"
    return unlike(table, *ranked[0]) or unlike_result(table, passed(found), ranks)


def unlike_result(table: Sequence[PlayerCards], found: Mapping[str, object], ranks: object) -> str | None:
    """Return what is wrong with totals and ranks as they are reported."""
    if not same_things(found["totals"], [player.total for player in table]) or found["ranks"] is not ranks:
        return "another result than what was counted and ranked"
    return None


def highest_first(totals: Sequence[int], tie_breaks: Sequence[int]) -> tuple[int, ...]:
    """Break ties by the higher of the lowest durations."""
    return rank_everyone(totals, [-each for each in tie_breaks])


def first_played(player: PlayerState) -> int:
    """Break ties by the first Region played."""
    return player.regions[0]


def with_hands(state: GameState) -> object:
    """Count the Regions in hand, too."""
    players = tuple(player.but(regions=player.regions + player.hand) for player in state.players)
    return faraway.game.ending.result(passed(SimpleNamespace(**{**vars(state), "players": players})))


def ranks_claim(players: int) -> Claim:
    """Return the claim about ranks for one number of players."""
    return Claim(
        name="ranks_are_by_total_then_lowest_duration",
        claim="the greater total is ranked first, of equal totals the lower of the lowest durations, and under first-only just "
        "in a tie for the first place; the rank is one more than the number of players placed better",
        clauses=("WIN-2", "WIN-4", "WIN-5", "WIN-6"),
        scope="every order of 2 to 6 totals, equal ones among them, and of lowest durations where totals are equal; "
        "numbers that can only be compared",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=partial(wrong_ranks, players),
        slip=partial(wrong_ranks, players, {**RANKING, Ranking.EVERYONE: highest_first}),
        slip_change="the higher of the lowest durations wins a tie",
    )


CLAIMS: dict[str, Claim] = {
    **{f"ranks {players}": ranks_claim(players) for players in reversed(PLAYERS)},
    "tie-break": Claim(
        name="ties_are_broken_by_the_lowest_region",
        claim="a tie is broken by the lowest Region of the eight played, or of these and the two in hand, as tie-break-cards says",
        clauses=("WIN-3", "WIN-7"),
        scope="every place of the lowest Region and of the next, the others in one order; cards that can only be compared",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=wrong_tie_breaks,
        slip=partial(wrong_tie_breaks, {**TIE_BREAK, TieBreakCards.PLAYED: first_played}),
        slip_change="the first Region played",
    ),
    "result": Claim(
        name="result_counts_all_that_was_laid_out",
        claim="a result is there just after the end; each total is of the eight Regions and of every Sanctuary of that player, "
        "and ranks are made of these totals and the tie-breaks, by seat",
        clauses=("WIN-1", "ROUND-3", "ROUND-4", "SCORE-20"),
        scope="2 to 6 players with 0 to 7 Sanctuaries, every phase; scoring, tie-break and ranking are stubs",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=wrong_results,
        slip=partial(wrong_results, with_hands),
        slip_change="Regions in hand count, too",
    ),
}
