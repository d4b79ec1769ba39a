"""Misreadings of scoring: each replaces one function of the scoring rules."""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from attrs import evolve

from faraway.cards.catalogue import Card, Per, Quest, Sanctuary
from faraway.cards.icons import LANE_MASK, Biome, Icon, Tally, Wonders
from faraway.game.record import Rules, ScoringRules
from faraway.misreadings.misreading import Misreading, Subject
from faraway.scoring.rules import count_for_quest, times_prerequisite_met

Thing = TypeVar("Thing")
BIOME_ICONS = (Icon.RIVER, Icon.CITY, Icon.FOREST, Icon.DESERT)
WONDER_ICONS = (Icon.STONE, Icon.CHIMERA, Icon.THISTLE)


def _without_itself(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[place + 1 :] + sanctuaries


def _itself_and_earlier(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[: place + 1] + sanctuaries


def _all_regions(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], _place: int, /
) -> tuple[Thing, ...]:
    return regions + sanctuaries


def _no_sanctuaries(
    regions: tuple[Thing, ...], _sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[place:]


def _itself_and_the_next(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[place : place + 2] + sanctuaries


def _sanctuaries_so_far(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[place:] + sanctuaries[:place]


def _sanctuaries_only(
    _regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], _place: int, /
) -> tuple[Thing, ...]:
    return sanctuaries


def _not_the_sanctuary_itself(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions + sanctuaries[:place] + sanctuaries[place + 1 :]


def _no_other_sanctuary(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions + sanctuaries[place : place + 1]


def _search_whole_tableau(
    _visible: tuple[Thing, ...], regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], _place: int, /
) -> tuple[Thing, ...]:
    return regions + sanctuaries


def _search_others_only(
    _visible: tuple[Thing, ...], regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[place + 1 :] + sanctuaries


def _search_when_played(
    _visible: tuple[Thing, ...], regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[: place + 1] + sanctuaries


def _search_regions_only(
    _visible: tuple[Thing, ...], regions: tuple[Thing, ...], _sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[place:]


def _gray_is_every_biome(card: Card) -> int:
    return (
        card.packed if card.biome is not None else card.packed | sum(1 << icon.value for icon in BIOME_ICONS)
    )


def _without(card: Card, icons: Iterable[Icon]) -> int:
    """Pack a card as if it did not show these icons."""
    return card.packed & ~sum(LANE_MASK << icon.value for icon in icons)


def _sanctuaries_without(*icons: Icon) -> Callable[[Card], int]:
    return lambda card: _without(card, icons) if isinstance(card, Sanctuary) else card.packed


def _one_role_only(card: Card) -> int:
    """Count a coloured Sanctuary as a card of its biome and for nothing else."""
    if isinstance(card, Sanctuary) and card.biome is not None:
        return _without(card, (Icon.NIGHT, Icon.CLUE, *WONDER_ICONS))
    return card.packed


def _one_wonder_a_card(card: Card) -> int:
    shown = Tally(card.packed)
    return _without(card, WONDER_ICONS) | sum(
        min(shown.count(icon), 1) << icon.value for icon in WONDER_ICONS
    )


def _used_up(shown: Iterable[int], met_before: Sequence[Wonders]) -> Tally:
    """Take away the wonders that earlier prerequisites asked for, as far as they go."""
    tally = Tally(sum(shown))
    for met in met_before:
        asked = {Icon.STONE: met.stones, Icon.CHIMERA: met.chimeras, Icon.THISTLE: met.thistles}
        for icon, times in asked.items():
            tally = tally.adding(icon, -min(times, tally.count(icon)))
    return tally


def _never_asked(_prerequisite: Wonders, _tally: Tally) -> int:
    return 1


def _any_wonders(prerequisite: Wonders, tally: Tally) -> int:
    asked = prerequisite.stones + prerequisite.chimeras + prerequisite.thistles
    return int(sum(tally.count(icon) for icon in WONDER_ICONS) >= asked)


def _one_kind_is_enough(prerequisite: Wonders, tally: Tally) -> int:
    found = tally.wonders
    kinds = (
        (prerequisite.stones, found.stones),
        (prerequisite.chimeras, found.chimeras),
        (prerequisite.thistles, found.thistles),
    )
    return int(not prerequisite or any(0 < asked <= there for asked, there in kinds))


def _more_than_asked(prerequisite: Wonders, tally: Tally) -> int:
    found = tally.wonders
    return int(
        (prerequisite.stones == 0 or found.stones > prerequisite.stones)
        and (prerequisite.chimeras == 0 or found.chimeras > prerequisite.chimeras)
        and (prerequisite.thistles == 0 or found.thistles > prerequisite.thistles)
    )


def _as_often_as_met(prerequisite: Wonders, tally: Tally) -> int:
    found = tally.wonders
    times = [
        there // asked
        for asked, there in (
            (prerequisite.stones, found.stones),
            (prerequisite.chimeras, found.chimeras),
            (prerequisite.thistles, found.thistles),
        )
        if asked
    ]
    return min(times, default=times_prerequisite_met(prerequisite, tally))


def _one_set_only(quest: Quest, tally: Tally) -> int:
    counted = count_for_quest(quest, tally)
    return min(counted, 1) if quest.per is Per.BIOME_SET else counted


def _sets_reuse_cards(quest: Quest, tally: Tally) -> int:
    counted = count_for_quest(quest, tally)
    if quest.per is Per.BIOME_SET and counted:
        return max(tally.of_biome(biome) for biome in Biome)
    return counted


def _kinds_of_biome(quest: Quest, tally: Tally) -> int:
    if quest.per is Per.BIOME_SET:
        return sum(tally.of_biome(biome) > 0 for biome in Biome) // 4
    if quest.per is Per.BIOME:
        return sum(tally.of_biome(biome) > 0 for biome in quest.biomes)
    return count_for_quest(quest, tally)


def _pairs(quest: Quest, tally: Tally) -> int:
    if quest.per is Per.BIOME:
        return min(tally.of_biome(biome) for biome in quest.biomes)
    return count_for_quest(quest, tally)


def _first_named_biome(quest: Quest, tally: Tally) -> int:
    if quest.per is Per.BIOME:
        return tally.of_biome(quest.biomes[0])
    return count_for_quest(quest, tally)


def _paid_even_if_unmet(quest: Quest, counted: int, times_met: int) -> int:
    """Pay a quest that counts things whatever its prerequisite says; only fixed fame waits for it."""
    return quest.fame * counted * (times_met if quest.per is Per.FIXED else 1)


def _paid_once(quest: Quest, counted: int, times_met: int) -> int:
    return quest.fame * min(counted, 1) * times_met


def _regions_only(regions: Iterable[int], _sanctuaries: Iterable[int]) -> int:
    return sum(regions)


_SLIPS: tuple[tuple[str, str, tuple[str, ...], Callable[[ScoringRules], ScoringRules]], ...] = (
    (
        "card-does-not-count-itself",
        "A Region that is scored sees the Regions played after it, but not itself.",
        ("SCORE-2", "SCORE-4"),
        lambda rules: evolve(rules, visible_to_region=_without_itself),
    ),
    (
        "regions-revealed-left-to-right",
        "Regions are turned up from the first played to the last.",
        ("SCORE-1", "SCORE-2"),
        lambda rules: evolve(rules, visible_to_region=_itself_and_earlier),
    ),
    (
        "all-regions-visible",
        "Turning Regions face down is only a help: all eight count for every Region.",
        ("SCORE-2", "SCORE-3"),
        lambda rules: evolve(rules, visible_to_region=_all_regions),
    ),
    (
        "sanctuaries-invisible-to-regions",
        "Regions see Regions; Sanctuaries count only when they are scored themselves.",
        ("SCORE-2",),
        lambda rules: evolve(rules, visible_to_region=_no_sanctuaries),
    ),
    (
        "only-the-next-region-visible",
        "A Region sees itself and the Region played right after it.",
        ("SCORE-2", "SCORE-5"),
        lambda rules: evolve(rules, visible_to_region=_itself_and_the_next),
    ),
    (
        "sanctuaries-seen-from-where-they-were-found",
        "A Region sees only as many Sanctuaries as there were when it was played.",
        ("SCORE-2",),
        lambda rules: evolve(rules, visible_to_region=_sanctuaries_so_far),
    ),
    (
        "sanctuaries-scored-before-regions",
        "Sanctuaries are scored first, while all Regions are face down.",
        ("SANCT-1", "SANCT-2"),
        lambda rules: evolve(rules, visible_to_sanctuary=_sanctuaries_only),
    ),
    (
        "sanctuary-does-not-count-itself",
        "A Sanctuary counts everything but its own icons.",
        ("SANCT-2",),
        lambda rules: evolve(rules, visible_to_sanctuary=_not_the_sanctuary_itself),
    ),
    (
        "sanctuary-sees-no-other-sanctuary",
        "A Sanctuary counts itself and the Regions, but no other Sanctuary.",
        ("SANCT-2",),
        lambda rules: evolve(rules, visible_to_sanctuary=_no_other_sanctuary),
    ),
    (
        "prerequisite-sees-whole-tableau",
        "A prerequisite is looked for in all that lies in front of a player, face down or not.",
        ("SCORE-3", "SCORE-6"),
        lambda rules: evolve(rules, prerequisite_sees=_search_whole_tableau),
    ),
    (
        "prerequisite-does-not-count-itself",
        "A Region's own wonders do not help to meet its own prerequisite.",
        ("SCORE-4", "SCORE-6"),
        lambda rules: evolve(rules, prerequisite_sees=_search_others_only),
    ),
    (
        "prerequisite-checked-when-played",
        "A prerequisite must be met by what was there when the Region was played.",
        ("SCORE-3", "COMP-10"),
        lambda rules: evolve(rules, prerequisite_sees=_search_when_played),
    ),
    (
        "prerequisite-met-by-regions-only",
        "A prerequisite is looked for among Regions only.",
        ("SCORE-2", "SCORE-6"),
        lambda rules: evolve(rules, prerequisite_sees=_search_regions_only),
    ),
    (
        "gray-counts-as-every-biome",
        "A gray Sanctuary is a joker: it counts as any biome.",
        ("SCORE-14",),
        lambda rules: evolve(rules, show_card=_gray_is_every_biome),
    ),
    (
        "coloured-sanctuary-counts-no-biome",
        "Only Regions have a biome; the colour of a Sanctuary means nothing.",
        ("SCORE-14",),
        lambda rules: evolve(rules, show_card=_sanctuaries_without(*BIOME_ICONS)),
    ),
    (
        "sanctuary-wonders-do-not-count",
        "The wonders on Sanctuaries are not counted.",
        ("SCORE-2", "SCORE-15"),
        lambda rules: evolve(rules, show_card=_sanctuaries_without(*WONDER_ICONS)),
    ),
    (
        "sanctuary-clues-pay-nothing",
        "Clues on Sanctuaries help to find Sanctuaries and do not count for quests.",
        ("SCORE-10",),
        lambda rules: evolve(rules, show_card=_sanctuaries_without(Icon.CLUE)),
    ),
    (
        "sanctuary-in-one-role-only",
        "A coloured Sanctuary counts as its biome and then for nothing else.",
        ("SCORE-15",),
        lambda rules: evolve(rules, show_card=_one_role_only),
    ),
    (
        "wonders-counted-by-card",
        "A card with two stones counts as one card with stones.",
        ("SCORE-10",),
        lambda rules: evolve(rules, show_card=_one_wonder_a_card),
    ),
    (
        "prerequisite-consumes-wonders",
        "Wonders that met one prerequisite are used up for the next.",
        ("SCORE-8",),
        lambda rules: evolve(rules, tally_icons=_used_up),
    ),
    (
        "prerequisite-ignored",
        "Quests pay whether the wonders are there or not.",
        ("SCORE-6", "SCORE-7"),
        lambda rules: evolve(rules, times_prerequisite_met=_never_asked),
    ),
    (
        "prerequisite-any-wonder",
        "Any wonders will do, as long as there are enough in all.",
        ("SCORE-6",),
        lambda rules: evolve(rules, times_prerequisite_met=_any_wonders),
    ),
    (
        "prerequisite-one-kind-is-enough",
        "One of the kinds of wonder asked for is enough.",
        ("SCORE-6",),
        lambda rules: evolve(rules, times_prerequisite_met=_one_kind_is_enough),
    ),
    (
        "prerequisite-more-than-asked",
        "There must be more wonders than the prerequisite shows.",
        ("SCORE-6",),
        lambda rules: evolve(rules, times_prerequisite_met=_more_than_asked),
    ),
    (
        "prerequisite-met-twice-pays-twice",
        "A prerequisite that is met twice over pays twice.",
        ("SCORE-7",),
        lambda rules: evolve(rules, times_prerequisite_met=_as_often_as_met),
    ),
    (
        "one-biome-set-only",
        "The four biomes pay once, however many sets there are.",
        ("SCORE-13",),
        lambda rules: evolve(rules, count_for_quest=_one_set_only),
    ),
    (
        "biome-set-reuses-cards",
        "A card can belong to several sets of the four biomes.",
        ("SCORE-13",),
        lambda rules: evolve(rules, count_for_quest=_sets_reuse_cards),
    ),
    (
        "biomes-counted-by-kind",
        "A quest per biome pays for having the biome, not for each card of it.",
        ("SCORE-12", "SCORE-13"),
        lambda rules: evolve(rules, count_for_quest=_kinds_of_biome),
    ),
    (
        "two-biome-quest-pays-pairs",
        "A quest that names two biomes pays for each pair of one and the other.",
        ("SCORE-12",),
        lambda rules: evolve(rules, count_for_quest=_pairs),
    ),
    (
        "two-biome-quest-pays-the-first",
        "Of two biomes named, only the first one pays.",
        ("SCORE-12",),
        lambda rules: evolve(rules, count_for_quest=_first_named_biome),
    ),
    (
        "night-counts-only-regions",
        "Only Regions are explored by night; the night symbol on a Sanctuary is decoration.",
        ("SCORE-11",),
        lambda rules: evolve(rules, show_card=_sanctuaries_without(Icon.NIGHT)),
    ),
    (
        "prerequisite-for-fixed-fame-only",
        "A prerequisite guards fixed fame; a quest that counts things pays anyway.",
        ("SCORE-7",),
        lambda rules: evolve(rules, pay_quest=_paid_even_if_unmet),
    ),
    (
        "quest-pays-once",
        "A quest pays its fame once, however many icons there are.",
        ("SCORE-10", "SCORE-11", "SCORE-12"),
        lambda rules: evolve(rules, pay_quest=_paid_once),
    ),
    (
        "sanctuary-fame-left-out",
        "Sanctuaries help the Regions and pay nothing themselves.",
        ("WIN-1",),
        lambda rules: evolve(rules, total_fame=_regions_only),
    ),
)


def _misread(slip: Callable[[ScoringRules], ScoringRules]) -> Callable[[Rules], Rules]:
    return lambda rules: evolve(rules, scoring=slip(rules.scoring))


SCORING_MISREADINGS = tuple(
    Misreading(id=name, belief=belief, breaks=breaks, subject=Subject.SCORING, misread=_misread(slip))
    for name, belief, breaks, slip in _SLIPS
)
