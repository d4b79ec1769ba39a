"""Generate questions about a whole table: its Region deck, what each player chooses from, and the final ranks."""

import random

from crosscheck.cases.generated import Generated, listed, table_of
from crosscheck.cases.words import SCENE_WORDS
from faraway.cards.wording import words_with_commas
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from spec import setup, winner
from spec.cards import REGIONS
from spec.table import market_size


def deck(rng: random.Random, language: Language) -> Generated:
    """Generate a question about the Region deck, after set-up or in a round."""
    players, number = rng.randint(2, 6), rng.randint(1, 8)
    is_setup = rng.random() < 0.3
    number = 1 if is_setup else number
    cards = tuple(REGIONS)
    before = len(cards) - sum(len(hand) for hand in setup.deal_hands(cards, players, setup.HAND_SIZE))
    size = market_size(table_of(tuple(range(1, players + 1))))
    left = {each: max(before - each * size, 0) for each in range(1, 9)}
    last = (
        message(language, "case-deck-advanced", dealt=len(cards) - 5 * players, returned=2 * players)
        if number == 1
        else message(language, "case-deck-next", round=number + 1, left=left[number + 1])
        if number < 8
        else message(language, "case-deck-next", round=1, left=left[1])
    )
    main = message(
        language, "case-deck", players=players, number=size, round=number, before=before, left=left[number]
    )
    first = [] if number == 1 else [message(language, "case-deck-next", round=1, left=left[1])]
    question = (
        SCENE_WORDS[language]["deck"].format(players=players)
        if is_setup
        else message(language, "case-deck-question", players=players, round=number)
    )
    return Generated(
        question=question,
        case=cases.DeckCase(players=players, round=number),
        sentence=" ".join(
            [
                main,
                *first,
                *([] if number == 8 else [last]),
                *([message(language, "case-last-round")] if number > 6 else []),
                *([message(language, "case-deck-next", round=7, left=left[7])] if number == 8 else []),
                *([message(language, "statement-market-empty")] if number > 6 and left[7] < size else []),
            ]
        ),
    )


def choice(rng: random.Random, language: Language) -> Generated:
    """Generate what all players have played, of which it is asked from how many Regions each chooses."""
    played = tuple(rng.sample(range(1, 69), rng.randint(2, 6)))
    size = market_size(table_of(played))
    order = sorted(played)
    turns = ", ".join(
        message(language, "case-order-turn", duration=number, number=size - taken)
        for taken, number in enumerate(order)
    )
    return Generated(
        question=SCENE_WORDS[language]["choice"].format(players=len(played), row=listed(played)),
        case=cases.OrderCase(played=played),
        sentence=message(language, "case-order-choices", players=len(played), number=size, turns=turns),
    )


def rank(rng: random.Random, language: Language) -> Generated:
    """Generate the totals of several players by name, with the lowest Region of each."""
    names = rng.sample(["Anna", "Bruno", "Carlo", "Dora", "Emil", "Fanny"], rng.randint(2, 6))
    totals = [rng.choice([70, 71, 72, 85]) for _ in names]
    totals[0] = totals[1] + rng.choice([-1, 1])
    lowest = rng.sample(range(1, 69), len(names))
    return Generated(
        question=SCENE_WORDS[language]["rank"].format(
            totals=", ".join(f"{name} {total}" for name, total in zip(names, totals, strict=True)),
            lowest=", ".join(f"{name} {low}" for name, low in zip(names, lowest, strict=True)),
        ),
        case=rank_case(totals, lowest),
        sentence=say_ranks(totals, lowest, language),
    )


def rank_case(totals: list[int], lowest: list[int]) -> cases.RankCase:
    """Return the case of totals and lowest Regions: those that are not tied say nothing."""
    shown = (low if totals.count(total) > 1 else 0 for total, low in zip(totals, lowest, strict=True))
    return cases.RankCase(totals=tuple(totals), lowest=tuple(shown))


def say_ranks(totals: list[int], lowest: list[int], language: Language) -> str:
    """Return what must be said of who is placed where."""
    places = winner.ranks(totals, lowest, {})
    is_tied = [totals.count(total) > 1 for total in totals]
    said = [
        message(language, "case-rank-player", total=total, lowest=low)
        if tied
        else message(language, "case-rank-plain", total=total)
        for total, low, tied in zip(totals, lowest, is_tied, strict=True)
    ]
    shown = [
        message(language, "case-rank-place", place=place, player=each)
        for place, each in sorted(zip(places, said, strict=True))
    ]
    below = [total for total in totals if total < max(totals)]
    more = [message(language, "statement-tie-for-second")] if len(set(below)) < len(below) else []
    return " ".join([message(language, "case-rank", places=words_with_commas(shown, language)), *more])
