"""What a card pays, given what is counted in the cards that it sees.

The third layer of the encoding. The card may itself be unknown: it is then a list of cards, each
with an unknown that is 1 for the one that lies there. Everything is linear: "if 1 then" is written
with a number that is large enough (`reach`) to make the constraint idle when the unknown is 0.
"""

import itertools
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from proofs.counting import BIOMES, WONDERS, Box, Card, Counted, most, needed
from proofs.misreadings import Misreading, Misreadings
from proofs.smt import Number, Truth, between, equal, integer, number, sum_of, weighted
from spec.cards import Quest

REPEATS = range(2, 9)  # as often as a prerequisite could be met by one who pays for each time


@dataclass(frozen=True, eq=False)
class View:
    """The counts in a set of visible cards, the complete biome sets among them, and what ties them."""

    box: Box
    misreadings: Misreadings
    counts: Mapping[Counted, Number]
    sets: Number | None
    pairs: Mapping[tuple[str, str], Number]
    constraints: tuple[Truth, ...]


@dataclass(frozen=True, eq=False)
class Choice:
    """A card that may lie in a place: `chosen` is 1 if it does and 0 if not."""

    chosen: Number
    card: Card


def smallest(name: str, terms: Sequence[Number], reach: int) -> tuple[Number, list[Truth]]:
    """Return an unknown tied to the smallest of several numbers, and the ties."""
    least = integer(name)
    picks = [integer(f"{name}.is{index}") for index in range(len(terms))]
    ties = [equal(sum_of(picks), 1)]
    for pick, term in zip(picks, terms, strict=True):
        ties += [between(0, pick, 1), least <= term, least >= term - reach * (1 - pick)]
    return least, ties


def reused_sets(name: str, terms: Sequence[Number], reach: int) -> tuple[Number, list[Truth]]:
    """Return sets as one who lets a card stand in several sees them: the commonest biome, if none lacks."""
    least, ties = smallest(f"{name}.least", terms, reach)
    opposite, more = smallest(f"{name}.most", [-term for term in terms], reach)
    some, sets = integer(f"{name}.some"), integer(name)
    ties += [between(0, some, 1), least >= some, least <= reach * some]
    ties += [sets <= reach * some, sets >= 0, sets <= -opposite, sets >= -opposite - reach * (1 - some)]
    return sets, ties + more


def view(
    name: str,
    box: Box,
    terms: Mapping[Counted, Number],
    misreadings: Misreadings,
    looking: Iterable[Card],
) -> View:
    """Name the counts of some visible cards and, if one of those looking pays for sets, the sets among them.

    Rules: SCORE-13
    """
    counts = {counted: integer(f"{name}.{counted.value}") for counted in Counted}
    constraints = [equal(counts[counted], terms[counted]) for counted in Counted]
    constraints += [count >= 0 for count in counts.values()]
    reach = max(most(box, biome, misreadings) for biome in BIOMES)
    biomes = [counts[biome] for biome in BIOMES]
    sets, ties = None, list[Truth]()
    if not any(card.quest is not None and card.quest.per == "biome-set" for card in looking):
        pass
    elif Misreading.BIOME_SET_REUSES_CARDS in misreadings:
        sets, ties = reused_sets(f"{name}.sets", biomes, reach)
    else:
        capped = [*biomes, number(1)] if Misreading.ONE_BIOME_SET_ONLY in misreadings else biomes
        sets, ties = smallest(f"{name}.sets", capped, reach)
    constraints += ties
    pairs: dict[tuple[str, str], Number] = {}
    if Misreading.TWO_BIOME_QUEST_PAYS_PAIRS in misreadings:
        for one, other in itertools.permutations(BIOMES, 2):
            pair = (one.value, other.value)
            pairs[pair], ties = smallest(
                f"{name}.{one.value}-{other.value}", [counts[one], counts[other]], reach
            )
            constraints += ties
    return View(box, misreadings, counts, sets, pairs, tuple(constraints))


def amount(quest: Quest, seen: View) -> Number:
    """Return how often a quest pays its fame.

    Rules: SCORE-9, SCORE-10, SCORE-11, SCORE-12, SCORE-13
    """
    match quest.per, quest.biomes:
        case "fixed", ():
            return number(1)
        case "night", ():
            return seen.counts[Counted.NIGHT]
        case ("clue" | "stone" | "chimera" | "thistle") as icon, ():
            return seen.counts[Counted(f"{icon}s")]
        case "biome", (one, other) if seen.pairs:
            return seen.pairs[one, other]
        case "biome", biomes:
            return sum_of(seen.counts[Counted(biome)] for biome in biomes)
        case "biome-set", () if seen.sets is not None:
            return seen.sets
        case per:
            raise ValueError(f"no quest pays for {per}")


def reach_of(quest: Quest, seen: View) -> int:
    """Return more fame than a quest can pay in any tableau."""
    counted: Iterable[Counted]
    match quest.per:
        case "fixed":
            return quest.fame
        case "night":
            counted = [Counted.NIGHT]
        case "clue" | "stone" | "chimera" | "thistle":
            counted = [Counted(f"{quest.per}s")]
        case "biome-set":
            counted = BIOMES[:1]
        case _:
            counted = [Counted(biome) for biome in quest.biomes]
    return quest.fame * sum(most(seen.box, each, seen.misreadings) for each in counted)


def met(name: str, choices: Sequence[Choice], seen: View, times: int) -> tuple[Number, list[Truth]]:
    """Return an unknown that is 1 if the prerequisite is met so many times over and 0 if not.

    Rules: SCORE-6, SCORE-7, SCORE-8
    """
    groups = (
        [WONDERS]
        if Misreading.PREREQUISITE_ANY_WONDER in seen.misreadings
        else [(wonder,) for wonder in WONDERS]
    )
    parts, ties = [], []
    for group in groups:
        asked = times * weighted(
            (sum(needed(choice.card, wonder) for wonder in group), choice.chosen) for choice in choices
        )
        there = sum_of(seen.counts[wonder] for wonder in group)
        most_asked = times * max(sum(needed(choice.card, wonder) for wonder in group) for choice in choices)
        most_there = sum(most(seen.box, wonder, seen.misreadings) for wonder in group)
        part = integer(f"{name}.{group[0].value}")
        parts.append(part)
        ties += [
            between(0, part, 1),
            there - asked >= -most_asked * (1 - part),
            there - asked <= (most_there + 1) * part - 1,
        ]
    whole = integer(name)
    ties += [
        between(0, whole, 1),
        whole >= sum_of(parts) - (len(parts) - 1),
        *(whole <= part for part in parts),
    ]
    return whole, ties


def gated(name: str, open_: Number, paid: Number, reach: int) -> tuple[Number, list[Truth]]:
    """Return an unknown that is `paid` where `open_` is 1, and 0 where it is 0."""
    result = integer(name)
    return result, [
        result <= reach * open_,
        result >= -reach * open_,
        result - paid <= reach * (1 - open_),
        result - paid >= -reach * (1 - open_),
    ]


def fame(
    name: str, choices: Sequence[Choice], seen: View, prerequisite_sees: View
) -> tuple[Number, list[Truth]]:
    """Return the fame of the card that lies in a place, 0 if none does, with what ties it to the counts.

    At most one of the choices is 1; that is the caller's to say.

    Rules: SCORE-7, SCORE-9, SCORE-16, SANCT-3
    """
    paid = integer(f"{name}.paid")
    with_quest = [(choice.chosen, choice.card.quest) for choice in choices if choice.card.quest is not None]
    reach = max((reach_of(quest, seen) for _, quest in with_quest), default=0)
    fixed = [(quest.fame, chosen) for chosen, quest in with_quest if quest.per == "fixed"]
    counting: dict[Quest, list[Number]] = {}
    for chosen, quest in with_quest:
        if quest.per != "fixed":
            counting.setdefault(quest, []).append(chosen)
    # What counts nothing, because its quest is fixed or there is none, pays the sum of the fixed quests here.
    counts_nothing = 1 - sum_of(chosen for group in counting.values() for chosen in group)
    dues = [(counts_nothing, weighted(fixed))]
    dues += [(sum_of(group), quest.fame * amount(quest, seen)) for quest, group in counting.items()]
    ties: list[Truth] = []
    for here, due in dues:
        ties += [paid - due <= reach * (1 - here), paid - due >= -reach * (1 - here)]
    guarded = [choice for choice in choices if any(needed(choice.card, wonder) for wonder in WONDERS)]
    if not guarded or Misreading.PREREQUISITE_IGNORED in seen.misreadings:
        return paid, ties
    whole, more = met(f"{name}.met", choices, prerequisite_sees, 1)
    result, gates = gated(f"{name}.fame", whole, paid, reach)
    ties += more + gates
    if Misreading.PREREQUISITE_MET_TWICE_PAYS_TWICE in seen.misreadings:
        repeated = [result]
        for times in REPEATS:
            again, more = met(f"{name}.met{times}", choices, prerequisite_sees, times)
            both = integer(f"{name}.both{times}")
            has = sum_of(choice.chosen for choice in guarded)
            part, gates = gated(f"{name}.fame{times}", both, paid, reach)
            ties += [*more, *gates, between(0, both, 1), both <= again, both <= has, both >= again + has - 1]
            repeated.append(part)
        return sum_of(repeated), ties
    return result, ties
