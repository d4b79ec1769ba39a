"""Scoring as linear constraints, in three layers: what is seen, what is counted in it, what it pays.

`Scoring` is the rules. Each of its methods is one rule, so that a misreading (proofs.misreadings) is a
subclass with one method changed. A card that is scored may itself be unknown: it is then a list of
choices, each with an unknown that is 1 for the card that lies there.
"""

import functools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from proofs.counting import BIOMES, PRINTED_BOX, WONDERS, Box, Card, Counted, Counts, added
from proofs.encoding import MOST_SANCTUARIES, ROUNDS, Cards
from proofs.linear import Constraints
from proofs.smt import Number, Truth, equal, if_else, is_known, number, sum_of, weighted
from spec.cards import Quest, Sanctuary

NOTHING: Counts = {counted: number(0) for counted in Counted}


@dataclass(frozen=True, eq=False)
class Choice:
    """A card that may lie in a place: `chosen` is 1 if it does and 0 if not."""

    chosen: Number
    card: Card


@dataclass(frozen=True, eq=False)
class Row:
    """What is counted on each Region, in play order, and on each Sanctuary."""

    cards: Cards
    regions: Sequence[Counts]
    sanctuaries: Mapping[str, Counts]

    @functools.cached_property
    def upper(self) -> Counts:
        """Return what is counted on all Sanctuaries."""
        return added([NOTHING, *self.sanctuaries.values()])

    @functools.cached_property
    def whole(self) -> Counts:
        """Return what is counted on all cards."""
        return added([*self.regions, self.upper])


@dataclass(frozen=True, eq=False)
class Sheet:
    """The fame of every position and of every Sanctuary, and their sum."""

    regions: tuple[Number, ...]
    sanctuaries: Mapping[str, Number]
    total: Number
    constraints: tuple[Truth, ...]
    witnesses: tuple[tuple[Number, Number], ...] = ()


class Scoring:
    """The rules of scoring for the cards of a box."""

    def __init__(self, box: Box = PRINTED_BOX) -> None:
        """Score the cards of a box."""
        self.box = box
        self._most: dict[Counted, int] = {}

    # What is seen.

    def seen_positions(self, place: int) -> Iterable[int]:
        """Return the positions (0 to 7) whose Regions are face up while the one in `place` is scored.

        Rules: SCORE-1, SCORE-2, SCORE-3, SCORE-4, SCORE-5
        """
        return range(place, ROUNDS)

    def seen_by_region(self, row: Row, place: int, _constraints: Constraints) -> Counts:
        """Return what is counted in all that the Region in one position sees.

        Rules: SCORE-2, SCORE-3
        """
        return added([*(row.regions[each] for each in self.seen_positions(place)), row.upper])

    def seen_by_prerequisite(self, _row: Row, _place: int, seen: Counts, _constraints: Constraints) -> Counts:
        """Return what is counted in all that a prerequisite sees: the same as its quest sees.

        Rules: SCORE-3, SCORE-6
        """
        return seen

    def seen_by_sanctuary(self, row: Row, _sanctuary: str) -> Counts:
        """Return what is counted in all that a Sanctuary sees.

        Rules: SANCT-1, SANCT-2
        """
        return row.whole

    # What is counted.

    def shown(self, card: Card, counted: Counted) -> int:
        """Return how much of what is counted one card shows.

        Rules: SCORE-10, SCORE-11, SCORE-12, SCORE-14, SCORE-15
        """
        if counted in BIOMES:
            return int(card.biome == counted.value)
        return {
            Counted.NIGHT: int(card.night),
            Counted.CLUES: card.clues,
            Counted.STONES: card.stones,
            Counted.CHIMERAS: card.chimeras,
            Counted.THISTLES: card.thistles,
        }[counted]

    def counts(self, choices: Iterable[Choice]) -> Counts:
        """Return what is counted on those of the cards that are chosen."""
        listed = list(choices)
        return {
            counted: weighted((self.shown(choice.card, counted), choice.chosen) for choice in listed)
            for counted in Counted
        }

    def most(self, counted: Counted) -> int:
        """Return more than any tableau can show: the best eight Regions and seven Sanctuaries."""
        if counted not in self._most:
            regions = sorted(self.shown(card, counted) for card in self.box.regions.values())
            sanctuaries = sorted(self.shown(card, counted) for card in self.box.sanctuaries.values())
            self._most[counted] = sum(regions[-ROUNDS:]) + sum(sanctuaries[-MOST_SANCTUARIES:])
        return self._most[counted]

    # What it pays.

    def needed(self, card: Card, wonder: Counted) -> int:
        """Return how many of a wonder the card's prerequisite asks for; a Sanctuary's asks for none.

        Rules: COMP-10, COMP-11
        """
        if isinstance(card, Sanctuary):
            return 0
        return {
            Counted.STONES: card.needs_stones,
            Counted.CHIMERAS: card.needs_chimeras,
            Counted.THISTLES: card.needs_thistles,
        }[wonder]

    def asked(self, choices: Sequence[Choice], wonder: Counted) -> Number:
        """Return how many of a wonder the card that lies here asks for."""
        return weighted((self.needed(choice.card, wonder), choice.chosen) for choice in choices)

    def met(self, choices: Sequence[Choice], seen: Counts, constraints: Constraints) -> Number:
        """Return 1 if the prerequisite of the card that lies here is met, 0 if not.

        Rules: SCORE-6, SCORE-8
        """
        return constraints.both(
            [
                constraints.at_least(seen[wonder], self.asked(choices, wonder), self.most(wonder))
                for wonder in WONDERS
            ]
        )

    def sets(self, seen: Counts, constraints: Constraints) -> Number:
        """Return the number of complete sets of the four biomes, no card in two of them.

        Rules: SCORE-13
        """
        return constraints.smallest(
            [seen[biome] for biome in BIOMES], max(self.most(biome) for biome in BIOMES)
        )

    def biomes(self, named: Sequence[Counted], seen: Counts, _constraints: Constraints) -> Number:
        """Return how often a quest for the cards of one or two biomes pays.

        Rules: SCORE-12
        """
        return sum_of(seen[biome] for biome in named)

    def amount(self, quest: Quest, seen: Counts, constraints: Constraints) -> Number:
        """Return how often a quest pays its fame.

        Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13
        """
        match quest.per:
            case "fixed":
                return number(1)
            case "night":
                return seen[Counted.NIGHT]
            case "biome-set":
                return self.sets(seen, constraints)
            case "biome":
                return self.biomes([Counted(biome) for biome in quest.biomes], seen, constraints)
            case icon:
                return seen[Counted(f"{icon}s")]

    def reach(self, quest: Quest) -> int:
        """Return at least as much fame as a quest can pay in any tableau."""
        match quest.per:
            case "fixed":
                return quest.fame
            case "night":
                return quest.fame * self.most(Counted.NIGHT)
            case "biome" | "biome-set":
                return quest.fame * sum(self.most(biome) for biome in BIOMES)
            case icon:
                return quest.fame * self.most(Counted(f"{icon}s"))

    def paid(self, choices: Sequence[Choice], seen: Counts, constraints: Constraints) -> Number:
        """Return what the quest of the card that lies here pays, its prerequisite left aside; 0 if none lies here.

        Rules: SCORE-9, SCORE-16
        """
        result = constraints.fresh("paid")
        with_quest = [
            (choice.chosen, choice.card.quest) for choice in choices if choice.card.quest is not None
        ]
        reach = max((self.reach(quest) for _, quest in with_quest), default=0)
        fixed = [(quest.fame, chosen) for chosen, quest in with_quest if quest.per == "fixed"]
        counting: dict[Quest, list[Number]] = {}
        for chosen, quest in with_quest:
            if quest.per != "fixed":
                counting.setdefault(quest, []).append(chosen)
        # What counts nothing, because its quest is fixed or there is none, pays the sum of the fixed quests here.
        counts_nothing = 1 - sum_of(chosen for group in counting.values() for chosen in group)
        dues = [(counts_nothing, weighted(fixed))]
        dues += [
            (sum_of(group), quest.fame * self.amount(quest, seen, constraints))
            for quest, group in counting.items()
        ]
        for here, due in dues:
            constraints.require(result - due <= reach * (1 - here), result - due >= -reach * (1 - here))
        paid = number(0)
        for here, due in dues:
            paid = if_else(equal(here, 1), due, paid)
        constraints.witness(result, paid)
        return result

    def reach_of(self, choices: Sequence[Choice]) -> int:
        """Return at least as much fame as any of the cards can pay."""
        return max(
            (self.reach(choice.card.quest) for choice in choices if choice.card.quest is not None), default=0
        )

    def is_guarded(self, choices: Sequence[Choice]) -> bool:
        """Return True if any of the cards that may lie here has a prerequisite."""
        return any(self.needed(choice.card, wonder) for choice in choices for wonder in WONDERS)

    def fame(
        self, choices: Sequence[Choice], seen: Counts, by_prerequisite: Counts, constraints: Constraints
    ) -> Number:
        """Return the fame of the card that lies here; at most one of the choices is 1.

        Rules: SCORE-7, SANCT-3
        """
        paid = self.paid(choices, seen, constraints)
        if not self.is_guarded(choices):
            return paid
        return constraints.gated(
            self.met(choices, by_prerequisite, constraints), paid, self.reach_of(choices)
        )

    # All of it.

    def row(self, cards: Cards) -> Row:
        """Return what is counted on each card of a row."""
        regions = [self.counts(self.choices(place)) for place in cards.positions]
        sanctuaries = {
            each: self.counts([Choice(bit, self.box.sanctuaries[each])])
            for each, bit in cards.sanctuaries.items()
        }
        return Row(cards, regions, sanctuaries)

    def choices(self, place: Mapping[int, Number]) -> list[Choice]:
        """Return the Regions that may lie in a position."""
        return [Choice(bit, self.box.regions[each]) for each, bit in place.items()]

    def total(self, regions: Iterable[Number], sanctuaries: Iterable[Number]) -> Number:
        """Return the fame of a whole tableau.

        Rules: WIN-1
        """
        return sum_of([*regions, *sanctuaries])

    def score(self, name: str, cards: Cards) -> Sheet:
        """Return the fame of every card, Regions from the last to the first and then Sanctuaries.

        Rules: SCORE-1, SANCT-1, WIN-1
        """
        constraints = Constraints(name)
        row = self.row(cards)
        regions: list[Number] = []
        for place in reversed(range(len(cards.positions))):
            seen = named(self.seen_by_region(row, place, constraints), constraints)
            by_prerequisite = self.seen_by_prerequisite(row, place, seen, constraints)
            regions.insert(
                0, self.fame(self.choices(cards.positions[place]), seen, by_prerequisite, constraints)
            )
        sanctuaries: dict[str, Number] = {}
        for each, bit in cards.sanctuaries.items():
            card = self.box.sanctuaries[each]
            seen = self.seen_by_sanctuary(row, each) if card.quest is not None else NOTHING
            sanctuaries[each] = self.fame([Choice(bit, card)], seen, seen, constraints)
        total = constraints.named("total", self.total(regions, sanctuaries.values()))
        return Sheet(
            tuple(regions), sanctuaries, total, tuple(constraints.terms), tuple(constraints.witnesses)
        )


def named(counts: Counts, constraints: Constraints) -> Counts:
    """Return unknowns that equal the counts and are not negative; counts that are known stay as they are."""
    unknown = {
        counted: constraints.named(counted.value, term)
        for counted, term in counts.items()
        if not is_known(term)
    }
    constraints.require(*(term >= 0 for term in unknown.values()))
    return {**counts, **unknown}


AS_PRINTED = Scoring()
