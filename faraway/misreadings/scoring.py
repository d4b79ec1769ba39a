"""Misreadings of what is counted and paid: each replaces one function of the scoring rules."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from attrs import evolve

from faraway.cards.card import Card, Per, Quest, Region, Sanctuary
from faraway.cards.icons import Biome, Counts, Wonders
from faraway.misreadings.misreading import misreading
from faraway.scoring.record import CardScore, ScoringRules, score_region
from faraway.scoring.rules import count_for_quest, count_icons, reveal_order

Regions: TypeAlias = tuple[Region, ...]
Sanctuaries: TypeAlias = tuple[Sanctuary, ...]


@misreading(
    "count_icons",
    name="gray-counts-as-every-biome",
    belief="A gray Sanctuary is a joker: it counts as any biome.",
    breaks=("SCORE-30",),
)
def gray_counts_as_every_biome(visible: Sequence[Card]) -> Counts:
    jokers = sum(card.biome is None for card in visible)
    counts = count_icons(visible)
    return evolve(
        counts,
        rivers=counts.rivers + jokers,
        cities=counts.cities + jokers,
        forests=counts.forests + jokers,
        deserts=counts.deserts + jokers,
    )


def _count_seeing(slip: Callable[[Sanctuary], Sanctuary], visible: Sequence[Card]) -> Counts:
    """Count what cards show, with the slip applied to every Sanctuary."""
    return count_icons([slip(card) if isinstance(card, Sanctuary) else card for card in visible])


@misreading(
    "count_icons",
    name="coloured-sanctuary-counts-no-biome",
    belief="Only Regions have a biome; the colour of a Sanctuary means nothing.",
    breaks=("SCORE-14",),
)
def coloured_sanctuary_counts_no_biome(visible: Sequence[Card]) -> Counts:
    return _count_seeing(lambda card: evolve(card, biome=None), visible)


@misreading(
    "count_icons",
    name="sanctuary-wonders-do-not-count",
    belief="The wonders on Sanctuaries are not counted.",
    breaks=("SCORE-2", "SCORE-15"),
)
def sanctuary_wonders_do_not_count(visible: Sequence[Card]) -> Counts:
    return _count_seeing(lambda card: evolve(card, stones=0, chimeras=0, thistles=0), visible)


@misreading(
    "count_icons",
    name="sanctuary-clues-pay-nothing",
    belief="Clues on Sanctuaries help to find Sanctuaries and do not count for quests.",
    breaks=("SCORE-10",),
)
def sanctuary_clues_pay_nothing(visible: Sequence[Card]) -> Counts:
    return _count_seeing(lambda card: evolve(card, clues=0), visible)


@misreading(
    "count_icons",
    name="sanctuary-in-one-role-only",
    belief="A coloured Sanctuary counts as its biome and then for nothing else.",
    breaks=("SCORE-15",),
)
def sanctuary_in_one_role_only(visible: Sequence[Card]) -> Counts:
    return count_icons(
        [
            evolve(card, night=False, clues=0, stones=0, chimeras=0, thistles=0)
            if isinstance(card, Sanctuary) and card.biome is not None
            else card
            for card in visible
        ]
    )


@misreading(
    "count_icons",
    name="wonders-counted-by-card",
    belief="A card with two stones counts as one card with stones.",
    breaks=("SCORE-10",),
)
def wonders_counted_by_card(visible: Sequence[Card]) -> Counts:
    return evolve(
        count_icons(visible),
        stones=sum(card.stones > 0 for card in visible),
        chimeras=sum(card.chimeras > 0 for card in visible),
        thistles=sum(card.thistles > 0 for card in visible),
    )


@misreading(
    "reveal_tableau",
    name="prerequisite-consumes-wonders",
    belief="Wonders that met one prerequisite are used up for the next.",
    breaks=("SCORE-8",),
)
def prerequisite_consumes_wonders(
    regions: Regions, sanctuaries: Sanctuaries, rules: ScoringRules
) -> tuple[CardScore, ...]:
    used = Wonders()

    def count_the_rest(visible: Sequence[Card]) -> Counts:
        counts = rules.count_icons(visible)
        return evolve(
            counts,
            stones=max(counts.stones - used.stones, 0),
            chimeras=max(counts.chimeras - used.chimeras, 0),
            thistles=max(counts.thistles - used.thistles, 0),
        )

    using_up = evolve(rules, count_icons=count_the_rest)
    scores = []
    for position in reveal_order(regions):
        score = rules.score_region(regions, sanctuaries, position, using_up)
        scores.append(score)
        if score.is_prerequisite_met:
            used = Wonders(
                stones=used.stones + score.asked.stones,
                chimeras=used.chimeras + score.asked.chimeras,
                thistles=used.thistles + score.asked.thistles,
            )
    return (*scores, *rules.score_sanctuaries(regions, sanctuaries, using_up))


@misreading(
    "is_prerequisite_met",
    name="prerequisite-ignored",
    belief="Quests pay whether the wonders are there or not.",
    breaks=("SCORE-6", "SCORE-7"),
)
def prerequisite_ignored(_prerequisite: Wonders, _counts: Counts) -> bool:
    return True


@misreading(
    "is_prerequisite_met",
    name="prerequisite-any-wonder",
    belief="Any wonders will do, as long as there are enough in all.",
    breaks=("SCORE-22",),
)
def prerequisite_any_wonder(prerequisite: Wonders, counts: Counts) -> bool:
    asked = prerequisite.stones + prerequisite.chimeras + prerequisite.thistles
    return counts.stones + counts.chimeras + counts.thistles >= asked


@misreading(
    "is_prerequisite_met",
    name="prerequisite-one-kind-is-enough",
    belief="One of the kinds of wonder asked for is enough.",
    breaks=("SCORE-22",),
)
def prerequisite_one_kind_is_enough(prerequisite: Wonders, counts: Counts) -> bool:
    return (
        not prerequisite
        or 0 < prerequisite.stones <= counts.stones
        or 0 < prerequisite.chimeras <= counts.chimeras
        or 0 < prerequisite.thistles <= counts.thistles
    )


@misreading(
    "is_prerequisite_met",
    name="prerequisite-more-than-asked",
    belief="There must be more wonders than the prerequisite shows.",
    breaks=("SCORE-6",),
)
def prerequisite_more_than_asked(prerequisite: Wonders, counts: Counts) -> bool:
    return (
        (prerequisite.stones == 0 or counts.stones > prerequisite.stones)
        and (prerequisite.chimeras == 0 or counts.chimeras > prerequisite.chimeras)
        and (prerequisite.thistles == 0 or counts.thistles > prerequisite.thistles)
    )


@misreading(
    "score_region",
    name="prerequisite-met-twice-pays-twice",
    belief="A prerequisite that is met twice over pays twice.",
    breaks=("SCORE-24",),
)
def prerequisite_met_twice_pays_twice(
    regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules
) -> CardScore:
    score = score_region(regions, sanctuaries, position, rules)
    kinds = (
        (score.found.stones, score.asked.stones),
        (score.found.chimeras, score.asked.chimeras),
        (score.found.thistles, score.asked.thistles),
    )
    return evolve(score, fame=score.fame * min([found // asked for found, asked in kinds if asked] or [1]))


@misreading(
    "count_for_quest",
    name="one-biome-set-only",
    belief="The four biomes pay once, however many sets there are.",
    breaks=("SCORE-13",),
)
def one_biome_set_only(quest: Quest, counts: Counts) -> int:
    counted = count_for_quest(quest, counts)
    return min(counted, 1) if quest.per is Per.BIOME_SET else counted


@misreading(
    "count_for_quest",
    name="biome-set-reuses-cards",
    belief="A card can belong to several sets of the four biomes.",
    breaks=("SCORE-28",),
)
def biome_set_reuses_cards(quest: Quest, counts: Counts) -> int:
    counted = count_for_quest(quest, counts)
    if quest.per is Per.BIOME_SET and counted:
        return max(counts.of_biome(biome) for biome in Biome)
    return counted


@misreading(
    "count_for_quest",
    name="biomes-counted-by-kind",
    belief="A quest per biome pays for having the biome, not for each card of it.",
    breaks=("SCORE-12", "SCORE-13"),
)
def biomes_counted_by_kind(quest: Quest, counts: Counts) -> int:
    if quest.per is Per.BIOME_SET:
        return sum(counts.of_biome(biome) > 0 for biome in Biome) // 4
    if quest.per is Per.BIOME:
        return sum(counts.of_biome(biome) > 0 for biome in quest.biomes)
    return count_for_quest(quest, counts)


@misreading(
    "count_for_quest",
    name="two-biome-quest-pays-pairs",
    belief="A quest that names two biomes pays for each pair of one and the other.",
    breaks=("SCORE-27",),
)
def two_biome_quest_pays_pairs(quest: Quest, counts: Counts) -> int:
    if quest.per is Per.BIOME:
        return min(counts.of_biome(biome) for biome in quest.biomes)
    return count_for_quest(quest, counts)


@misreading(
    "count_for_quest",
    name="two-biome-quest-pays-the-first",
    belief="Of two biomes named, only the first one pays.",
    breaks=("SCORE-27",),
)
def two_biome_quest_pays_the_first(quest: Quest, counts: Counts) -> int:
    if quest.per is Per.BIOME:
        return counts.of_biome(quest.biomes[0])
    return count_for_quest(quest, counts)


@misreading(
    "count_icons",
    name="night-counts-only-regions",
    belief="Only Regions are explored by night; the night symbol on a Sanctuary is decoration.",
    breaks=("SCORE-26",),
)
def night_counts_only_regions(visible: Sequence[Card]) -> Counts:
    return _count_seeing(lambda card: evolve(card, night=False), visible)


@misreading(
    "score_region",
    name="prerequisite-for-fixed-fame-only",
    belief="A prerequisite guards fixed fame; a quest that counts things pays anyway.",
    breaks=("SCORE-7",),
)
def prerequisite_for_fixed_fame_only(
    regions: Regions, sanctuaries: Sanctuaries, position: int, rules: ScoringRules
) -> CardScore:
    score = score_region(regions, sanctuaries, position, rules)
    quest = score.card.quest
    if quest is None or quest.per is Per.FIXED:
        return score
    return evolve(score, fame=rules.pay_quest(quest, score.counted))


@misreading(
    "pay_quest",
    name="quest-pays-once",
    belief="A quest pays its fame once, however many icons there are.",
    breaks=("SCORE-10", "SCORE-11", "SCORE-12"),
)
def quest_pays_once(quest: Quest, counted: int) -> int:
    return quest.fame * min(counted, 1)


@misreading(
    "total_fame",
    name="sanctuary-fame-left-out",
    belief="Sanctuaries help the Regions and pay nothing themselves.",
    breaks=("WIN-1",),
)
def sanctuary_fame_left_out(regions: Iterable[int], _sanctuaries: Iterable[int]) -> int:
    return sum(regions)
