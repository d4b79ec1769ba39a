"""Misreadings of prerequisites, quests and totals."""

from collections.abc import Iterable, Sequence

from typing_extensions import override

from proofs.counting import BIOMES, WONDERS, Card, Counted, Counts
from proofs.encoding import Cards
from proofs.linear import Constraints
from proofs.misreadings.misreading import misreading
from proofs.scoring import Choice, Scoring, Sheet
from proofs.smt import Number, number, sum_of
from spec.cards import Quest

FAR = 30  # more than any count in a tableau


@misreading("prerequisite-consumes-wonders", "SCORE-8")
class PrerequisiteConsumesWonders(Scoring):
    @override
    def score(self, name: str, cards: Cards) -> Sheet:
        self._used: dict[Counted, list[Number]] = {wonder: [] for wonder in WONDERS}
        return super().score(name, cards)

    @override
    def met(self, choices: Sequence[Choice], seen: Counts, constraints: Constraints) -> Number:
        left = {wonder: seen[wonder] - sum_of(self._used[wonder]) for wonder in WONDERS}
        result = super().met(choices, {**seen, **left}, constraints)
        for wonder in WONDERS:
            self._used[wonder].append(constraints.gated(result, self.asked(choices, wonder), FAR))
        return result


@misreading("prerequisite-ignored", "SCORE-6")
class PrerequisiteIgnored(Scoring):
    @override
    def needed(self, card: Card, wonder: Counted) -> int:
        return 0


@misreading("prerequisite-for-fixed-fame-only", "SCORE-7")
class PrerequisiteForFixedFameOnly(Scoring):
    @override
    def needed(self, card: Card, wonder: Counted) -> int:
        fixed = card.quest is not None and card.quest.per == "fixed"
        return super().needed(card, wonder) if fixed else 0


@misreading("prerequisite-one-of-each-kind", "SCORE-6")
class PrerequisiteOneOfEachKind(Scoring):
    @override
    def needed(self, card: Card, wonder: Counted) -> int:
        return min(1, super().needed(card, wonder))


@misreading("thistles-are-jokers", "SCORE-6")
class ThistlesAreJokers(Scoring):
    @override
    def met(self, choices: Sequence[Choice], seen: Counts, constraints: Constraints) -> Number:
        stood_for = [
            -constraints.smallest([number(0), seen[wonder] - self.asked(choices, wonder)], FAR)
            for wonder in (Counted.STONES, Counted.CHIMERAS)
        ]
        asked = sum_of([self.asked(choices, Counted.THISTLES), *stood_for])
        return constraints.at_least(seen[Counted.THISTLES], asked, FAR)


@misreading("prerequisite-any-wonder", "SCORE-6")
class PrerequisiteAnyWonder(Scoring):
    @override
    def met(self, choices: Sequence[Choice], seen: Counts, constraints: Constraints) -> Number:
        asked = sum_of(self.asked(choices, wonder) for wonder in WONDERS)
        return constraints.at_least(sum_of(seen[wonder] for wonder in WONDERS), asked, 2 * FAR)


@misreading("prerequisite-one-kind-is-enough", "SCORE-6")
class PrerequisiteOneKindIsEnough(Scoring):
    @override
    def met(self, choices: Sequence[Choice], seen: Counts, constraints: Constraints) -> Number:
        ways = []
        for wonder in WONDERS:
            asked = self.asked(choices, wonder)
            ways.append(
                constraints.both(
                    [constraints.at_least(asked, 1, FAR), constraints.at_least(seen[wonder], asked, FAR)]
                )
            )
        nothing_asked = constraints.at_least(
            number(0), sum_of(self.asked(choices, wonder) for wonder in WONDERS), FAR
        )
        return constraints.either([nothing_asked, *ways])


@misreading("prerequisite-more-than-asked", "SCORE-6")
class PrerequisiteMoreThanAsked(Scoring):
    @override
    def asked(self, choices: Sequence[Choice], wonder: Counted) -> Number:
        some = sum_of(choice.chosen for choice in choices if self.needed(choice.card, wonder))
        return super().asked(choices, wonder) + some


@misreading("prerequisite-met-twice-pays-twice", "SCORE-7")
class PrerequisiteMetTwicePaysTwice(Scoring):
    @override
    def fame(
        self, choices: Sequence[Choice], seen: Counts, by_prerequisite: Counts, constraints: Constraints
    ) -> Number:
        once = super().fame(choices, seen, by_prerequisite, constraints)
        guarded = sum_of(
            choice.chosen for choice in choices if any(self.needed(choice.card, wonder) for wonder in WONDERS)
        )
        parts = [once]
        for times in range(2, 9):
            asked = {wonder: times * self.asked(choices, wonder) for wonder in WONDERS}
            enough = [
                constraints.at_least(by_prerequisite[wonder], asked[wonder], 2 * FAR) for wonder in WONDERS
            ]
            again = constraints.both([*enough, constraints.at_least(guarded, 1, 1)])
            parts.append(constraints.gated(again, once, self.reach_of(choices)))
        return sum_of(parts)


@misreading("one-biome-set-only", "SCORE-13")
class OneBiomeSetOnly(Scoring):
    @override
    def sets(self, seen: Counts, constraints: Constraints) -> Number:
        return constraints.smallest([super().sets(seen, constraints), number(1)], FAR)


@misreading("set-of-three-biomes", "SCORE-13")
class SetOfThreeBiomes(Scoring):
    """As many threes as there can be, no card in two of them and no biome twice in one."""

    @override
    def sets(self, seen: Counts, constraints: Constraints) -> Number:
        reached = []
        for many in range(1, 6):
            useful = sum_of(constraints.smallest([seen[biome], number(many)], FAR) for biome in BIOMES)
            reached.append(constraints.at_least(useful, 3 * many, FAR))
        return sum_of(reached)


@misreading("biome-set-reuses-cards", "SCORE-13")
class BiomeSetReusesCards(Scoring):
    """As many sets as the commonest biome has cards, if no biome lacks."""

    @override
    def sets(self, seen: Counts, constraints: Constraints) -> Number:
        any_set = constraints.at_least(super().sets(seen, constraints), 1, FAR)
        most = -constraints.smallest([-seen[biome] for biome in BIOMES], FAR)
        return constraints.gated(any_set, most, FAR)


@misreading("biomes-counted-by-kind", "SCORE-12")
class BiomesCountedByKind(Scoring):
    @override
    def biomes(self, named: Sequence[Counted], seen: Counts, constraints: Constraints) -> Number:
        return sum_of(constraints.at_least(seen[biome], 1, FAR) for biome in named)


@misreading("two-biome-quest-pays-pairs", "SCORE-12")
class TwoBiomeQuestPaysPairs(Scoring):
    @override
    def biomes(self, named: Sequence[Counted], seen: Counts, constraints: Constraints) -> Number:
        return constraints.smallest([seen[biome] for biome in named], FAR)


@misreading("two-biome-quest-pays-the-first", "SCORE-12")
class TwoBiomeQuestPaysTheFirst(Scoring):
    @override
    def biomes(self, named: Sequence[Counted], seen: Counts, constraints: Constraints) -> Number:
        return seen[named[0]]


@misreading("quest-pays-once", "SCORE-10")
class QuestPaysOnce(Scoring):
    @override
    def amount(self, quest: Quest, seen: Counts, constraints: Constraints) -> Number:
        return constraints.at_least(super().amount(quest, seen, constraints), 1, FAR)


@misreading("sanctuary-fame-left-out", "WIN-1")
class SanctuaryFameLeftOut(Scoring):
    @override
    def total(self, regions: Iterable[Number], sanctuaries: Iterable[Number]) -> Number:
        return sum_of(regions)
