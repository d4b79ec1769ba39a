"""Misreadings of what a card shows."""

from typing import ClassVar

from typing_extensions import override

from proofs.counting import BIOMES, WONDERS, Card, Counted
from proofs.scoring import Scoring
from spec.cards import Sanctuary


class GrayCountsAsEveryBiome(Scoring):
    """Against SCORE-14."""

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return 1 if counted in BIOMES and card.biome is None else super().shown(card, counted)


class IgnoredOnSanctuaries(Scoring):
    """A reader who overlooks something on Sanctuaries."""

    ignored: ClassVar[tuple[Counted, ...]]

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return 0 if isinstance(card, Sanctuary) and counted in self.ignored else super().shown(card, counted)


class ColouredSanctuaryCountsNoBiome(IgnoredOnSanctuaries):
    """Against SCORE-14."""

    ignored = BIOMES


class SanctuaryWondersDoNotCount(IgnoredOnSanctuaries):
    """Against SCORE-15."""

    ignored = WONDERS


class SanctuaryCluesPayNothing(IgnoredOnSanctuaries):
    """Against SCORE-10."""

    ignored = (Counted.CLUES,)


class NightCountsOnlyRegions(IgnoredOnSanctuaries):
    """Against SCORE-11."""

    ignored = (Counted.NIGHT,)


class SanctuaryInOneRoleOnly(Scoring):
    """Against SCORE-15."""

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        coloured = isinstance(card, Sanctuary) and card.biome is not None
        return 0 if coloured and counted not in BIOMES else super().shown(card, counted)


class WondersCountedByCard(Scoring):
    """Against SCORE-10."""

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return min(1, super().shown(card, counted))
