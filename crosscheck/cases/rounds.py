"""Generate questions about a certain round: the first, the last, several of them, or a whole table in one."""

import random

from crosscheck.cases.generated import Generated, listed, player_of, table_of
from faraway.cards.wording import words_in_a_row
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from spec import advanced, ending, finding, setup, winner
from spec.cards import REGIONS, SANCTUARIES
from spec.table import market_size


def _size(players: int) -> int:
    return market_size(table_of(tuple(range(1, players + 1))))


def last_order(rng: random.Random, language: Language) -> Generated:
    """Generate what all have played in round 8, of which it is asked in which order they take."""
    played = tuple(rng.sample(range(1, 69), rng.randint(2, 6)))
    order = [played[seat] for seat in ending.turn_order(table_of(played))]
    return Generated(
        question=message(language, "case-order-last-question", played=listed(played)),
        case=cases.OrderCase(played=played, is_last_round=True),
        sentence=message(language, "case-order-last", order=listed(order)),
    )


def first_order(rng: random.Random, language: Language) -> Generated:
    """Generate what all have played in round 1, of which it is asked who finds and who takes first."""
    played = tuple(rng.sample(range(1, 69), rng.randint(2, 6)))
    order = [played[seat] for seat in ending.turn_order(table_of(played))]
    asked = [
        message(language, "case-picks-row", played=listed(played)),
        message(language, "case-order-first-question"),
    ]
    turns = ", ".join(
        message(language, "case-order-turn", duration=number, number=_size(len(order)) - taken)
        for taken, number in enumerate(order)
    )
    said = [
        message(language, "statement-finding-in-round-one"),
        message(language, "case-order", order=listed(order), first=order[0], last=order[-1]),
        message(language, "case-order-choices", players=len(order), number=_size(len(order)), turns=turns),
    ]
    return Generated(
        question=" ".join(asked),
        case=cases.OrderCase(played=played, is_first_round=True),
        sentence=" ".join(said),
    )


def tie_below(rng: random.Random, language: Language) -> Generated:
    """Generate a tie for another place than the first, with the lowest Region of each player."""
    lowest = tuple(rng.sample(range(1, 69), rng.randint(2, 5)))
    ranks = winner.ranks([7] * len(lowest), lowest, {})
    order = [duration for _, duration in sorted(zip(ranks, lowest, strict=True))]
    return Generated(
        question=message(language, "case-tie-below-question", lowest=listed(lowest)),
        case=cases.TieCase(lowest=lowest, is_below=True),
        sentence=" ".join(
            [
                message(language, "case-tie-below", order=listed(order)),
                message(language, "statement-tie-for-second"),
            ]
        ),
    )


def first_due(rng: random.Random, language: Language) -> Generated:
    """Generate a short deck of Sanctuaries, and what the first to draw is due."""
    deck = rng.randint(3, 20)
    first, due = rng.randint(2, min(deck, 15)), deck + rng.randint(1, 15)
    game = finding.draw(table_of((1,), tuple(str(card) for card in range(deck))), 0, first)
    returned = len(game.players[0].drawn[1:])
    said = [
        message(language, "case-shortage", deck=deck, due=due),
        message(
            language,
            "case-shortage-first",
            first=first,
            returned=returned,
            left=len(game.sanctuary_deck) + returned,
        ),
    ]
    return Generated(
        question=message(language, "case-shortage-first-question", deck=deck, due=due, first=first),
        case=cases.ShortageCase(deck=deck, due=due, first=first),
        sentence=" ".join(said),
    )


def last_shortage(rng: random.Random, language: Language) -> Generated:
    """Generate a short deck of Sanctuaries in round 8."""
    deck = rng.randint(0, 20)
    due = deck + rng.randint(1, 15)
    asked = message(language, "case-shortage-question", deck=deck, due=due)
    said = [message(language, "case-shortage", deck=deck, due=due), message(language, "case-last-round")]
    return Generated(
        question=" ".join([message(language, "case-round-eight"), asked]),
        case=cases.ShortageCase(deck=deck, due=due, is_last_round=True),
        sentence=" ".join(said),
    )


def table_limit(rng: random.Random, language: Language) -> Generated:
    """Generate a round and a number of players, of which it is asked how many Sanctuaries all can have by then."""
    players, number = rng.randint(2, 6), rng.randint(1, 8)
    rising = tuple(range(1, number + 1))
    most = len([last for last in range(2, number + 1) if finding.is_finder(player_of(rising[:last]))])
    table = message(
        language,
        "case-limit-table",
        players=players,
        total=players * most,
        all=len(SANCTUARIES),
        left=len(SANCTUARIES) - players * most,
    )
    asked = [
        message(language, "case-group", players=players),
        message(language, "case-limit-question", round=number),
    ]
    return Generated(
        question=" ".join(asked),
        case=cases.LimitCase(round=number, players=players),
        sentence=" ".join([message(language, "case-limit", round=number, number=most), table]),
    )


def table_state(rng: random.Random, language: Language) -> Generated:
    """Generate one or two rounds and a number of players, of which it is asked what all of them hold."""
    players = rng.randint(2, 6)
    rounds = sorted(rng.sample(range(1, 8), rng.randint(1, 2)))
    hands = dict.fromkeys(rounds, setup.HAND_SIZE)
    asked = [
        message(language, "case-group", players=players),
        *(message(language, "case-state-hand", round=number) for number in rounds),
    ]
    table = [
        message(
            language,
            "case-state-table",
            players=players,
            round=number,
            lying=players * number,
            hands=players * hands[number],
        )
        for number in rounds
    ]
    between = message(language, "case-state-between", hand=setup.HAND_SIZE - 1)
    return Generated(
        question=" ".join(asked),
        case=cases.StateCase(
            round=rounds[0], topic="hand", also=rounds[-1] if len(rounds) > 1 else 0, players=players
        ),
        sentence=" ".join([between, *table]),
    )


def left(rng: random.Random, language: Language) -> Generated:
    """Generate the Regions in the middle and those that are taken, where it is not said what was played."""
    players = rng.randint(2, 6)
    market = tuple(rng.sample(range(1, 69), _size(players)))
    taken = rng.sample(market, rng.randint(1, players))
    rest = [region for region in market if region not in taken]
    asked = [
        message(language, "case-picks-market", market=listed(market)),
        message(language, "case-picks-gone", taken=listed(taken)),
        message(language, "case-picks-question"),
    ]
    shown = words_in_a_row([str(region) for region in rest], language)
    said = [message(language, "case-picks-removed", region=rest[0])]
    if len(rest) > 1:
        said = [message(language, "case-picks-rest", regions=shown), message(language, "case-picks-left")]
    return Generated(
        question=" ".join(asked),
        case=cases.PicksCase(played=(), market=market, taken=tuple((0, region) for region in taken)),
        sentence=" ".join(said),
    )


def dealt_deck(rng: random.Random, language: Language) -> Generated:
    """Generate a number of players, of which it is asked what the deck has and what is dealt."""
    players = rng.randint(2, 6)
    cards = tuple(REGIONS)
    plain = sum(len(hand) for hand in setup.deal_hands(cards, players, setup.HAND_SIZE))
    dealt = sum(len(hand) for hand in setup.deal_hands(cards, players, advanced.DEALT))
    asked = [
        message(language, "case-deck-question", players=players, round=1),
        message(language, "case-deal-question", players=players),
    ]
    return Generated(
        question=" ".join(asked),
        case=cases.DeckCase(players=players, round=1, has_deal=True),
        sentence=message(
            language, "case-deal", players=players, plain=plain, advanced=dealt, returned=dealt - plain
        ),
    )


def taken(rng: random.Random, language: Language) -> Generated:
    """Generate a number of rounds and of players, of which it is asked how many Regions are taken."""
    players, number = rng.choice([0, *range(2, 7)]), rng.randint(2, 7)
    each = number * (_size(2) - 2)
    asked = message(language, "case-state-taken", round=number)
    group = [message(language, "case-group", players=players)] if players else []
    total = message(language, "case-state-taken-all", players=players, total=players * each)
    return Generated(
        question=" ".join([*group, asked]),
        case=cases.StateCase(round=number, topic="taken", players=players),
        sentence=" ".join(
            [
                message(language, "case-state-taken-by", round=number, taken=each),
                *([total] if players else []),
            ]
        ),
    )


def removed_deck(rng: random.Random, language: Language) -> Generated:
    """Generate a number of players and a round, of which it is asked what the deck has and what was removed."""
    players, number = rng.randint(2, 6), rng.randint(2, 7)
    asked = [
        message(language, "case-deck-question", players=players, round=number),
        message(language, "case-state-removed", round=number),
    ]
    removed = number * (_size(players) - players)
    return Generated(
        question=" ".join(asked),
        case=cases.DeckCase(players=players, round=number, has_removed=True),
        sentence=message(language, "case-deck-removed", round=number, removed=removed),
    )
