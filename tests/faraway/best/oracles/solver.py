"""The best tableau as a constraint program: written from the clauses, and knowing nothing of the search.

A card is worth to another what it shows of the kind that the other counts: one yes or no for each such pair, which may
be yes only if the other sees the card and is paid. Whether a card is paid is the solver's choice, held to the
prerequisite. Since fame is to be as great as can be, the solver says yes wherever it may.
"""

from ortools.sat.python import cp_model

from faraway.best import Position
from faraway.cards.catalogue import CATALOGUE, Biome, Card, Per

ROUNDS = 8
WONDERS = ("stones", "chimeras", "thistles")
KINDS = (*(biome.value for biome in Biome), "nights", "clues", *WONDERS)


def shows(card: Card, kind: str) -> int:
    """Return how many of a kind a card shows. Rules: SCORE-14, SCORE-15."""
    if kind == "nights":
        return int(card.night)
    if kind in {"clues", *WONDERS}:
        return int(getattr(card, kind))
    return int(card.biome is not None and card.biome.value == kind)


class Model:
    """One constraint program, for a pool without a tableau begun."""

    def __init__(self, position: Position) -> None:
        self.model = cp_model.CpModel()
        self.regions = [CATALOGUE.region_of[duration] for duration in position.regions]
        self.sanctuaries = [CATALOGUE.sanctuary_of[name] for name in position.sanctuaries]
        self.at = [[self._yes_or_no() for _ in range(ROUNDS)] for _ in self.regions]
        self.there = [self._yes_or_no() for _ in self.sanctuaries]
        self.played = [self._yes_or_no() for _ in self.regions]
        for places, played in zip(self.at, self.played, strict=True):
            self.model.add(sum(places) == played)
        for place in range(ROUNDS):
            self.model.add_exactly_one(places[place] for places in self.at)
        self._limit_sanctuaries()
        fame = [self._region_fame(number) for number in range(len(self.regions))]
        fame += [self._sanctuary_fame(number) for number in range(len(self.sanctuaries))]
        self.model.maximize(sum(fame))

    def _yes_or_no(self) -> cp_model.IntVar:
        return self.model.new_bool_var("")

    def _both(self, one: cp_model.IntVar, other: cp_model.IntVar) -> cp_model.IntVar:
        """Make what may be yes only where both are."""
        both = self._yes_or_no()
        self.model.add_implication(both, one)
        self.model.add_implication(both, other)
        return both

    def _limit_sanctuaries(self) -> None:
        """Rules: FIND-1, FIND-2, FIND-3, END-4."""
        durations = [
            sum(card.duration * places[place] for card, places in zip(self.regions, self.at, strict=True))
            for place in range(ROUNDS)
        ]
        rises = [self._yes_or_no() for _ in range(ROUNDS - 1)]
        for place, rise in enumerate(rises):
            self.model.add(durations[place] < durations[place + 1]).only_enforce_if(rise)
        self.model.add(sum(self.there) <= sum(rises))

    def _comes_later(self, number: int, other: int) -> cp_model.IntVar:
        """Make what may be yes only where the other Region is played after this one. Rules: SCORE-2, SCORE-3."""
        later = self._both(self.played[number], self.played[other])
        for place, here in enumerate(self.at[number]):
            self.model.add(later + here <= 1 + sum(self.at[other][place + 1 :]))
        return later

    def _region_fame(self, number: int) -> cp_model.LinearExprT:
        """Rules: SCORE-2, SCORE-4, SCORE-6, SCORE-7, SCORE-16."""
        card = self.regions[number]
        if card.quest is None:
            return 0
        paid = self._yes_or_no()
        self.model.add_implication(paid, self.played[number])
        visible: list[tuple[Card, cp_model.IntVar]] = [
            (other, self._comes_later(number, place))
            for place, other in enumerate(self.regions)
            if place != number
        ]
        visible += zip(self.sanctuaries, self.there, strict=True)
        needs = card.prerequisite
        for kind, need in zip(WONDERS, (needs.stones, needs.chimeras, needs.thistles), strict=True):
            found = sum(shows(other, kind) * seen for other, seen in visible)
            self.model.add(found + shows(card, kind) >= need).only_enforce_if(paid)
        return self._pay(card, paid, visible)

    def _sanctuary_fame(self, number: int) -> cp_model.LinearExprT:
        """Rules: SANCT-2, SANCT-3."""
        card = self.sanctuaries[number]
        if card.quest is None:
            return 0
        visible: list[tuple[Card, cp_model.IntVar]] = list(zip(self.regions, self.played, strict=True))
        visible += [
            (other, there)
            for place, (other, there) in enumerate(zip(self.sanctuaries, self.there, strict=True))
            if place != number
        ]
        return self._pay(card, self.there[number], visible)

    def _pay(
        self, card: Card, paid: cp_model.IntVar, visible: list[tuple[Card, cp_model.IntVar]]
    ) -> cp_model.LinearExprT:
        """Return what a card pays, itself among what it sees. Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13."""
        quest = card.quest
        assert quest is not None
        if quest.per is Per.FIXED:
            return quest.fame * paid
        counted = [quest.per.value + "s"]
        if quest.per in {Per.BIOME, Per.BIOME_SET}:
            counted = [biome.value for biome in quest.biomes or tuple(Biome)]
        seen = {
            kind: shows(card, kind) * paid
            + sum(
                shows(other, kind) * self._both(paid, here) for other, here in visible if shows(other, kind)
            )
            for kind in counted
        }
        if quest.per is not Per.BIOME_SET:
            return quest.fame * sum(seen.values())
        sets = self.model.new_int_var(0, 3, "")
        for amount in seen.values():
            self.model.add(sets <= amount)
        return quest.fame * sets


def solve(position: Position, *, seconds: float) -> int:
    """Return the greatest total; whatever is not proved to be that is a failure."""
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = seconds
    solver.parameters.num_workers = 2
    status = solver.solve(Model(position).model)
    if status != cp_model.OPTIMAL:
        raise TimeoutError(f"{solver.status_name(status)} after {seconds:g} s")
    return round(solver.objective_value)
