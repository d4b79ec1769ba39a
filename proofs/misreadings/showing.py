"""Misreadings of what a card shows."""

from typing import ClassVar

from typing_extensions import override

from proofs.counting import BIOMES, WONDERS, Card, Counted
from proofs.misreadings.misreading import misreading
from proofs.scoring import Scoring
from spec.cards import Sanctuary


@misreading("gray-counts-as-every-biome", "SCORE-14")
class GrayCountsAsEveryBiome(Scoring):
    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return 1 if counted in BIOMES and card.biome is None else super().shown(card, counted)


class IgnoredOnSanctuaries(Scoring):
    """A reader who overlooks something on Sanctuaries."""

    ignored: ClassVar[tuple[Counted, ...]]

    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return 0 if isinstance(card, Sanctuary) and counted in self.ignored else super().shown(card, counted)


@misreading("coloured-sanctuary-counts-no-biome", "SCORE-14")
class ColouredSanctuaryCountsNoBiome(IgnoredOnSanctuaries):
    ignored = BIOMES


@misreading("sanctuary-wonders-do-not-count", "SCORE-15")
class SanctuaryWondersDoNotCount(IgnoredOnSanctuaries):
    ignored = WONDERS


@misreading("sanctuary-clues-pay-nothing", "SCORE-10")
class SanctuaryCluesPayNothing(IgnoredOnSanctuaries):
    ignored = (Counted.CLUES,)


@misreading("night-counts-only-regions", "SCORE-11")
class NightCountsOnlyRegions(IgnoredOnSanctuaries):
    ignored = (Counted.NIGHT,)


@misreading("sanctuary-in-one-role-only", "SCORE-15")
class SanctuaryInOneRoleOnly(Scoring):
    @override
    def shown(self, card: Card, counted: Counted) -> int:
        coloured = isinstance(card, Sanctuary) and card.biome is not None
        return 0 if coloured and counted not in BIOMES else super().shown(card, counted)


@misreading("wonders-counted-by-card", "SCORE-10")
class WondersCountedByCard(Scoring):
    @override
    def shown(self, card: Card, counted: Counted) -> int:
        return min(1, super().shown(card, counted))
