"""The switches of the encoding: scoring as it is commonly misread, one changed rule each.

The ids are those of faraway/misreadings. With none of them the
encoding is the rules (proofs.scoring).
"""

from dataclasses import dataclass

from proofs.misreadings import paying, seeing, showing
from proofs.scoring import Scoring


@dataclass(frozen=True)
class Misreading:
    """Scoring with one rule changed, and the clause that it goes against."""

    scoring: type[Scoring]
    against: str


MISREADINGS: dict[str, Misreading] = {
    "card-does-not-count-itself": Misreading(seeing.CardDoesNotCountItself, "SCORE-4"),
    "regions-revealed-left-to-right": Misreading(seeing.RegionsRevealedLeftToRight, "SCORE-1"),
    "all-regions-visible": Misreading(seeing.AllRegionsVisible, "SCORE-3"),
    "only-the-next-region-visible": Misreading(seeing.OnlyTheNextRegionVisible, "SCORE-5"),
    "region-sees-the-one-before-it": Misreading(seeing.RegionSeesTheOneBeforeIt, "SCORE-3"),
    "sanctuaries-invisible-to-regions": Misreading(seeing.SanctuariesInvisibleToRegions, "SCORE-2"),
    "sanctuaries-seen-from-where-they-were-found": Misreading(
        seeing.SanctuariesSeenFromWhereTheyWereFound, "SCORE-2"
    ),
    "sanctuaries-scored-before-regions": Misreading(seeing.SanctuariesScoredBeforeRegions, "SANCT-1"),
    "sanctuary-does-not-count-itself": Misreading(seeing.SanctuaryDoesNotCountItself, "SANCT-2"),
    "sanctuary-sees-no-other-sanctuary": Misreading(seeing.SanctuarySeesNoOtherSanctuary, "SANCT-2"),
    "sanctuary-counts-regions-only": Misreading(seeing.SanctuaryCountsRegionsOnly, "SANCT-2"),
    "prerequisite-sees-whole-tableau": Misreading(seeing.PrerequisiteSeesWholeTableau, "SCORE-3"),
    "prerequisite-does-not-count-itself": Misreading(seeing.PrerequisiteDoesNotCountItself, "SCORE-4"),
    "prerequisite-checked-when-played": Misreading(seeing.PrerequisiteCheckedWhenPlayed, "COMP-10"),
    "prerequisite-met-by-regions-only": Misreading(seeing.PrerequisiteMetByRegionsOnly, "SCORE-6"),
    "gray-counts-as-every-biome": Misreading(showing.GrayCountsAsEveryBiome, "SCORE-14"),
    "coloured-sanctuary-counts-no-biome": Misreading(showing.ColouredSanctuaryCountsNoBiome, "SCORE-14"),
    "sanctuary-wonders-do-not-count": Misreading(showing.SanctuaryWondersDoNotCount, "SCORE-15"),
    "sanctuary-clues-pay-nothing": Misreading(showing.SanctuaryCluesPayNothing, "SCORE-10"),
    "sanctuary-in-one-role-only": Misreading(showing.SanctuaryInOneRoleOnly, "SCORE-15"),
    "wonders-counted-by-card": Misreading(showing.WondersCountedByCard, "SCORE-10"),
    "prerequisite-consumes-wonders": Misreading(paying.PrerequisiteConsumesWonders, "SCORE-8"),
    "prerequisite-ignored": Misreading(paying.PrerequisiteIgnored, "SCORE-6"),
    "prerequisite-one-of-each-kind": Misreading(paying.PrerequisiteOneOfEachKind, "SCORE-6"),
    "thistles-are-jokers": Misreading(paying.ThistlesAreJokers, "SCORE-6"),
    "prerequisite-any-wonder": Misreading(paying.PrerequisiteAnyWonder, "SCORE-6"),
    "prerequisite-one-kind-is-enough": Misreading(paying.PrerequisiteOneKindIsEnough, "SCORE-6"),
    "prerequisite-more-than-asked": Misreading(paying.PrerequisiteMoreThanAsked, "SCORE-6"),
    "prerequisite-met-twice-pays-twice": Misreading(paying.PrerequisiteMetTwicePaysTwice, "SCORE-7"),
    "one-biome-set-only": Misreading(paying.OneBiomeSetOnly, "SCORE-13"),
    "set-of-three-biomes": Misreading(paying.SetOfThreeBiomes, "SCORE-13"),
    "biome-set-reuses-cards": Misreading(paying.BiomeSetReusesCards, "SCORE-13"),
    "biomes-counted-by-kind": Misreading(paying.BiomesCountedByKind, "SCORE-12"),
    "two-biome-quest-pays-pairs": Misreading(paying.TwoBiomeQuestPaysPairs, "SCORE-12"),
    "two-biome-quest-pays-the-first": Misreading(paying.TwoBiomeQuestPaysTheFirst, "SCORE-12"),
    "night-counts-only-regions": Misreading(showing.NightCountsOnlyRegions, "SCORE-11"),
    "prerequisite-for-fixed-fame-only": Misreading(paying.PrerequisiteForFixedFameOnly, "SCORE-7"),
    "quest-pays-once": Misreading(paying.QuestPaysOnce, "SCORE-10"),
    "sanctuary-fame-left-out": Misreading(paying.SanctuaryFameLeftOut, "WIN-1"),
}
