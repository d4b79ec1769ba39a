"""Misreadings thought up when the properties were finished, to see whether they fall without a new test."""

from collections.abc import Callable
from typing import TypeVar

from attrs import evolve

from faraway.cards.catalogue import Catalogue, Per, Quest
from faraway.cards.icons import Biome, Tally, Wonders
from faraway.game.finding import SanctuaryDeck, ascending, due
from faraway.game.player import Players, PlayerState
from faraway.game.record import GameRules, Rules, ScoringRules
from faraway.game.turns import TurnStep, turn_steps
from faraway.misreadings.misreading import Misreading, Subject
from faraway.scoring.rules import count_for_quest

Thing = TypeVar("Thing")
MOST_DRAWN = 3


def _three_biomes(quest: Quest, tally: Tally) -> int:
    if quest.per is Per.BIOME_SET:
        return sorted(tally.of_biome(biome) for biome in Biome)[1]
    return count_for_quest(quest, tally)


def _and_the_one_before(
    regions: tuple[Thing, ...], sanctuaries: tuple[Thing, ...], place: int, /
) -> tuple[Thing, ...]:
    return regions[max(place - 1, 0) :] + sanctuaries


def _regions_alone(
    regions: tuple[Thing, ...], _sanctuaries: tuple[Thing, ...], _place: int, /
) -> tuple[Thing, ...]:
    return regions


def _one_of_each_kind(prerequisite: Wonders, tally: Tally) -> int:
    found = tally.wonders
    kinds = (
        (prerequisite.stones, found.stones),
        (prerequisite.chimeras, found.chimeras),
        (prerequisite.thistles, found.thistles),
    )
    return int(all(there > 0 for asked, there in kinds if asked))


def _thistles_are_jokers(prerequisite: Wonders, tally: Tally) -> int:
    found = tally.wonders
    spare = found.thistles - prerequisite.thistles
    lacking = max(prerequisite.stones - found.stones, 0) + max(prerequisite.chimeras - found.chimeras, 0)
    return int(spare >= lacking)


def _three_at_most(catalogue: Catalogue, player: PlayerState) -> int:
    return min(due(catalogue, player), MOST_DRAWN)


def _nobody_takes_first(round_number: int) -> tuple[TurnStep, ...]:
    return (TurnStep.PLACE, TurnStep.RETURN) if round_number == 1 else turn_steps(round_number)


def _last_region(player: PlayerState) -> int:
    return player.regions[-1]


def _in_reverse(deck: SanctuaryDeck, leftovers: SanctuaryDeck) -> SanctuaryDeck:
    return deck + leftovers[::-1]


def _highest_first(players: Players) -> tuple[int, ...]:
    return tuple(reversed(ascending(players)))


def _for_all_to_see(owner_may_look: bool) -> bool:  # noqa: FBT001 - the rule's signature
    del owner_may_look
    return True


_SCORING_SLIPS: tuple[tuple[str, str, tuple[str, ...], Callable[[ScoringRules], ScoringRules]], ...] = (
    (
        "set-of-three-biomes",
        "Three different biomes make a set.",
        ("SCORE-13",),
        lambda rules: evolve(rules, count_for_quest=_three_biomes),
    ),
    (
        "region-sees-the-one-before-it",
        "The Region that is turned up next can be seen already.",
        ("SCORE-2", "SCORE-3"),
        lambda rules: evolve(rules, visible_to_region=_and_the_one_before),
    ),
    (
        "sanctuary-counts-regions-only",
        "A Sanctuary's quest counts the Regions and no Sanctuary, not even itself.",
        ("SANCT-2",),
        lambda rules: evolve(rules, visible_to_sanctuary=_regions_alone),
    ),
    (
        "prerequisite-one-of-each-kind",
        "One wonder of each kind shown is enough.",
        ("SCORE-6",),
        lambda rules: evolve(rules, times_prerequisite_met=_one_of_each_kind),
    ),
    (
        "thistles-are-jokers",
        "A thistle, the rarest wonder, can stand for any other.",
        ("SCORE-6",),
        lambda rules: evolve(rules, times_prerequisite_met=_thistles_are_jokers),
    ),
)
_GAME_SLIPS: tuple[tuple[str, str, tuple[str, ...], Callable[[GameRules], GameRules]], ...] = (
    (
        "three-drawn-at-most",
        "Nobody draws more than three Sanctuaries.",
        ("FIND-4",),
        lambda rules: evolve(rules, due=_three_at_most),
    ),
    (
        "nobody-takes-in-round-one",
        "In the first round nobody takes a Region.",
        ("END-2",),
        lambda rules: evolve(rules, turn_steps=_nobody_takes_first),
    ),
    (
        "tie-break-by-last-region",
        "Among equal totals the lower last Region is better.",
        ("WIN-3",),
        lambda rules: evolve(rules, tie_break=_last_region),
    ),
    (
        "leftovers-in-reverse",
        "The Sanctuary drawn first goes to the very bottom.",
        ("END-8",),
        lambda rules: evolve(rules, return_leftovers=_in_reverse),
    ),
    (
        "highest-draws-first",
        "Whoever explored the longest draws Sanctuaries first.",
        ("FIND-7",),
        lambda rules: evolve(rules, drawing_order=_highest_first),
    ),
    (
        "drawn-sanctuaries-lie-open",
        "Sanctuaries are drawn face up, for all to see.",
        ("FIND-11",),
        lambda rules: evolve(rules, seen_by_all=_for_all_to_see),
    ),
)


def _misread_scoring(slip: Callable[[ScoringRules], ScoringRules]) -> Callable[[Rules], Rules]:
    return lambda rules: evolve(rules, scoring=slip(rules.scoring))


def _misread_game(slip: Callable[[GameRules], GameRules]) -> Callable[[Rules], Rules]:
    return lambda rules: evolve(rules, game=slip(rules.game))


FURTHER_MISREADINGS = (
    *(
        Misreading(
            id=name, belief=belief, breaks=breaks, subject=Subject.SCORING, misread=_misread_scoring(slip)
        )
        for name, belief, breaks, slip in _SCORING_SLIPS
    ),
    *(
        Misreading(id=name, belief=belief, breaks=breaks, subject=Subject.GAME, misread=_misread_game(slip))
        for name, belief, breaks, slip in _GAME_SLIPS
    ),
)
