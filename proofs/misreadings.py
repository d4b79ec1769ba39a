"""The switches of the encoding: one for each way in which scoring is commonly misread.

The ids are those under which the reference keeps its zoo of misreadings. A switch changes the
constraints in one place; with none the encoding is the rules.
"""

import enum
from typing import TypeAlias


class Misreading(enum.Enum):
    """A wrong rule of scoring, by its id."""

    CARD_DOES_NOT_COUNT_ITSELF = "card-does-not-count-itself"
    REGIONS_REVEALED_LEFT_TO_RIGHT = "regions-revealed-left-to-right"
    ALL_REGIONS_VISIBLE = "all-regions-visible"
    SANCTUARIES_INVISIBLE_TO_REGIONS = "sanctuaries-invisible-to-regions"
    SANCTUARY_DOES_NOT_COUNT_ITSELF = "sanctuary-does-not-count-itself"
    PREREQUISITE_SEES_WHOLE_TABLEAU = "prerequisite-sees-whole-tableau"
    PREREQUISITE_IGNORED = "prerequisite-ignored"
    PREREQUISITE_ANY_WONDER = "prerequisite-any-wonder"
    PREREQUISITE_MET_TWICE_PAYS_TWICE = "prerequisite-met-twice-pays-twice"
    SANCTUARY_WONDERS_DO_NOT_COUNT = "sanctuary-wonders-do-not-count"
    NIGHT_COUNTS_ONLY_REGIONS = "night-counts-only-regions"
    GRAY_COUNTS_AS_EVERY_BIOME = "gray-counts-as-every-biome"
    COLOURED_SANCTUARY_COUNTS_NO_BIOME = "coloured-sanctuary-counts-no-biome"
    ONE_BIOME_SET_ONLY = "one-biome-set-only"
    BIOME_SET_REUSES_CARDS = "biome-set-reuses-cards"
    TWO_BIOME_QUEST_PAYS_PAIRS = "two-biome-quest-pays-pairs"


Misreadings: TypeAlias = frozenset[Misreading]
AS_PRINTED: Misreadings = frozenset()
