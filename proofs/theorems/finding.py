"""How many Sanctuaries a round asks for, when the deck can fall short, and what is then left.

A player in a round: `clued` Regions that show a clue (no card shows two), `placed` Sanctuaries of
which `helpful` show one, and whether they find. The box bounds what all have together. These are sums written by hand after
the rules: only replayed games (crosscheck.games) tie them to the code.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from proofs.counting import PRINTED_BOX
from proofs.smt import Number, Truth, between, integer, sum_of
from proofs.theorem import Obligation, Theorem, Twin
from proofs.theorems.examples import EVERY_GAME, decode_numbers
from proofs.verdict import Subject

PLAYERS = range(2, 7)
ROUNDS_OF_FINDING = range(2, 9)
SANCTUARIES_IN_BOX = len(PRINTED_BOX.sanctuaries)
CLUED_REGIONS = sum(card.clues for card in PRINTED_BOX.regions.values())
CLUED_SANCTUARIES = sum(card.clues for card in PRINTED_BOX.sanctuaries.values())
# The first round in which the deck can fall short; 9 is never.
EARLIEST_SHORTAGE = {2: 9, 3: 8, 4: 6, 5: 5, 6: 5}
ALWAYS_LEFT = {2: 32, 3: 25, 4: 18, 5: 11, 6: 4}
MOST_DUE_TO_ONE = 15


@dataclass(frozen=True, eq=False)
class Finders:
    """All players at the moment when Sanctuaries are drawn."""

    due: tuple[Number, ...]
    placed: tuple[Number, ...]
    constraints: tuple[Truth, ...]


@dataclass(frozen=True)
class FindingRules:
    """The rules of finding that the model follows; a twin changes one of them."""

    drawn_a_clue: int = 1
    placed_a_round: int = 1


PRINTED = FindingRules()
TWO_A_CLUE = FindingRules(drawn_a_clue=2)
TWO_PLACED = FindingRules(placed_a_round=2)
IF_TWO_A_CLUE = "each clue is good for two Sanctuaries"


def finders(players: int, round_: int, rules: FindingRules = PRINTED) -> Finders:
    """Return what players can be due in a round, each unknown within what the rules and the box allow.

    Rules: FIND-3, FIND-4, FIND-5, END-4
    """
    due, placed, clued, helpful, constraints = [], [], [], [], list[Truth]()
    for seat in range(players):
        finds, clues, owned, useful, asks = (
            integer(f"{name}{seat}") for name in ("finds", "clued", "placed", "helpful", "due")
        )
        most_placed = rules.placed_a_round * (round_ - 2)
        most_due = 1 + rules.drawn_a_clue * (round_ + most_placed)
        constraints += [
            between(0, finds, 1),
            between(0, clues, round_),
            between(0, owned, most_placed),
            useful >= 0,
            useful <= owned,
            asks >= 0,
            asks <= most_due * finds,
            asks <= 1 + rules.drawn_a_clue * (clues + useful),
        ]
        due.append(asks)
        placed.append(owned)
        clued.append(clues)
        helpful.append(useful)
    constraints += [sum_of(clued) <= CLUED_REGIONS, sum_of(helpful) <= CLUED_SANCTUARIES]
    return Finders(tuple(due), tuple(placed), tuple(constraints))


def most_demanded(players: int, round_: int) -> int:
    """Return the claimed bound: one each, all clues of the box that so many Regions and Sanctuaries can hold."""
    return players + min(CLUED_REGIONS, players * round_) + min(CLUED_SANCTUARIES, players * (round_ - 2))


def demand_at_most(rules: FindingRules) -> Iterator[Obligation]:
    """Yield for each number of players and each round how much can be due together."""
    for players in PLAYERS:
        for round_ in ROUNDS_OF_FINDING:
            state = finders(players, round_, rules)
            demand = sum_of(state.due)
            claim = demand <= most_demanded(players, round_)
            decode = decode_numbers({"due together": demand, "placed before": sum_of(state.placed)})
            yield Obligation(f"{players} players, round {round_}", state.constraints, claim, decode)


def deck_suffices(players: int, rounds: range, rules: FindingRules) -> Iterator[Obligation]:
    """Yield for each round that the deck holds all that is due."""
    for round_ in rounds:
        state = finders(players, round_, rules)
        demand, left = sum_of(state.due), SANCTUARIES_IN_BOX - sum_of(state.placed)
        decode = decode_numbers({"due together": demand, "left in the deck": left})
        yield Obligation(f"{players} players, round {round_}", state.constraints, demand <= left, decode)


def left_to_draw(players: int, least: int, rules: FindingRules) -> Iterator[Obligation]:
    """Yield for each round that, one by one, each player who is to draw finds this many in the deck.

    Those before them in the round have placed one each and returned the rest.
    Rules: FIND-9, END-4, END-7
    """
    for round_ in ROUNDS_OF_FINDING:
        state = finders(players, round_, rules)
        before = integer("placed this round")
        left = SANCTUARIES_IN_BOX - sum_of(state.placed) - before
        premises = (*state.constraints, between(0, before, rules.placed_a_round * (players - 1)))
        decode = decode_numbers({"left in the deck": left})
        yield Obligation(f"{players} players, round {round_}", premises, left >= least, decode)


def due_at_most(bound: int, rules: FindingRules) -> Iterator[Obligation]:
    """Yield for each round that no single player is due more than the bound."""
    for round_ in ROUNDS_OF_FINDING:
        state = finders(2, round_, rules)
        decode = decode_numbers({"due": state.due[0]})
        yield Obligation(f"round {round_}", state.constraints, state.due[0] <= bound, decode)


def shortage_theorem(players: int, earliest: int) -> Theorem:
    """Return the theorem that the deck suffices in every round before the earliest shortage."""
    never = earliest > 8
    until = "in any round" if never else f"before round {earliest}"
    return Theorem(
        name=f"sanctuary_deck_suffices_of_{players}_players{'' if never else f'_before_round_{earliest}'}",
        claim=f"with {players} players the Sanctuary deck cannot fall short {until}",
        clauses=("FIND-4", "FIND-5", "FIND-8"),
        scope=f"an arithmetic model of every game of {players} players"
        + ("" if never else f"; a game that falls short in round {earliest} is replayed"),
        subject=Subject.MODEL,
        statement=lambda: deck_suffices(players, range(2, earliest), PRINTED),
        twin=Twin(IF_TWO_A_CLUE, lambda: deck_suffices(players, range(2, earliest), TWO_A_CLUE)),
    )


def left_theorem(players: int, least: int) -> Theorem:
    """Return the theorem about what the German procedure leaves to draw."""
    return Theorem(
        name=f"left_to_draw_ge_{least}_of_{players}_players",
        claim=f"one by one, with {players} players, whoever is to draw finds at least {least} Sanctuaries in the deck",
        clauses=("FIND-9", "FIND-10", "END-7"),
        scope=f"an arithmetic model of every game of {players} players under one-by-one",
        subject=Subject.MODEL,
        statement=lambda: left_to_draw(players, least, PRINTED),
        twin=Twin("two Sanctuaries are placed a round", lambda: left_to_draw(players, least, TWO_PLACED)),
    )


THEOREMS = (
    Theorem(
        name="demand_le_of_round",
        claim="a round asks for at most one Sanctuary a player and one for each clue that can lie in the tableaux by then: "
        "32 with six players",
        clauses=("FIND-4", "FIND-5"),
        scope=f"{EVERY_GAME}, rounds 2 to 8",
        subject=Subject.MODEL,
        statement=lambda: demand_at_most(PRINTED),
        twin=Twin(IF_TWO_A_CLUE, lambda: demand_at_most(TWO_A_CLUE)),
    ),
    *(shortage_theorem(players, earliest) for players, earliest in EARLIEST_SHORTAGE.items()),
    *(left_theorem(players, least) for players, least in ALWAYS_LEFT.items()),
    Theorem(
        name="due_le_fifteen",
        claim="nobody is due more than 15 Sanctuaries at once: with up to four players short-draw changes nothing "
        "(18 are left)",
        clauses=("FIND-4", "FIND-5", "FIND-10"),
        scope=EVERY_GAME,
        subject=Subject.MODEL,
        statement=lambda: due_at_most(MOST_DUE_TO_ONE, PRINTED),
        twin=Twin(IF_TWO_A_CLUE, lambda: due_at_most(MOST_DUE_TO_ONE, TWO_A_CLUE)),
    ),
)
