"""Generate questions about the rounds of one player and the turns of several."""

import random

from crosscheck.cases.generated import Generated, listed, player_of, table_of
from faraway.cards.wording import words_in_a_row, words_with_commas
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from spec import ending, finding, setup
from spec.cards import SANCTUARIES
from spec.table import market_size

LAST_ROUND = 8
WITH_A_CLUE = tuple(name for name, card in SANCTUARIES.items() if card.clues)


def _found(row: tuple[int, ...]) -> list[int]:
    return [row[last] for last in range(1, len(row)) if finding.is_finder(player_of(row[: last + 1]))]


def claim(rng: random.Random, language: Language) -> Generated:
    """Generate a row with so many Sanctuaries, of which it is asked whether that is possible."""
    row = tuple(rng.sample(range(1, 69), rng.randint(3, 8)))
    claimed, found = rng.randint(2, 8), _found(row)
    name = "case-row-claimed" if claimed <= len(found) else "case-row-too-many"
    shown = words_in_a_row([str(number) for number in found], language)
    most = message(language, "case-row-none")
    if found:
        most = message(language, "case-row", number=len(found), found=shown)
    return Generated(
        question=message(language, "case-row-claimed-question", row=listed(row), claimed=claimed),
        case=cases.RowCase(row=row, claimed=claimed),
        sentence=" ".join([message(language, name, claimed=claimed), most]),
    )


def rounds(rng: random.Random, language: Language) -> Generated:
    """Generate a row of which it is asked what each Region drew, with Sanctuaries that show clues or none that does."""
    row = tuple(rng.sample(range(1, 69), rng.randint(2, 8)))
    placed = tuple(sorted(rng.sample(range(2, len(row)), rng.randint(1, 2)))) if len(row) > 3 else ()
    is_denied = not placed and rng.random() < 0.5
    is_open = not placed and not is_denied
    said = []
    for last in range(1, len(row)):
        held = WITH_A_CLUE[: len([number for number in placed if number <= last])]
        due = finding.sanctuaries_due(player_of(row[: last + 1], held))
        pair = {"last": row[last], "previous": row[last - 1]}
        said.append(
            message(language, "case-rounds-draw", **pair, number=due)
            if due
            else message(language, "case-rounds-none", **pair)
        )
    kept = [message(language, "case-rounds-kept", round=number) for number in placed]
    denied = [message(language, "case-rounds-denied")] if is_denied else []
    asked = [message(language, "case-rounds-row", row=listed(row)), *kept, *denied]
    return Generated(
        question=" ".join([*asked, message(language, "case-rounds-question")]),
        case=cases.RoundsCase(row=row, placed=placed, is_open=is_open),
        sentence=" ".join(
            [
                message(language, "case-rounds", draws=words_with_commas(said, language)),
                *([message(language, "case-rounds-open")] if is_open else []),
                message(language, "case-rounds-found", number=len(_found(row))),
            ]
        ),
    )


def hand(rng: random.Random, language: Language) -> Generated:
    """Generate a Region and a hand, or a Region alone, of which it is asked what would find next."""
    previous, *cards = rng.sample(range(1, 69), rng.choice([1, 3, 4]))
    found = [card for card in cards if finding.is_finder(player_of((previous, card)))]
    if not cards:
        higher = [
            card
            for card in range(1, 69)
            if card != previous and finding.is_finder(player_of((previous, card)))
        ]
        sentence = message(language, "case-next-none", previous=previous)
        if higher:
            sentence = message(language, "case-next", previous=previous, lowest=min(higher))
        return Generated(
            question=message(language, "case-next-question", previous=previous),
            case=cases.HandCase(previous=previous, hand=()),
            sentence=sentence,
        )
    shown = words_in_a_row([str(card) for card in found], language)
    sentence = message(language, "case-hand-none", previous=previous)
    if found:
        draws = [
            message(
                language,
                "case-rounds-draw",
                last=card,
                previous=previous,
                number=finding.sanctuaries_due(player_of((previous, card))),
            )
            for card in found
        ]
        sentence = " ".join(
            [
                message(language, "case-hand", previous=previous, number=len(found), found=shown),
                message(language, "case-hand-draw", draws=words_with_commas(draws, language)),
                message(language, "case-rounds-open"),
            ]
        )
    return Generated(
        question=message(language, "case-hand-question", previous=previous, hand=listed(cards)),
        case=cases.HandCase(previous=previous, hand=tuple(cards)),
        sentence=sentence,
    )


def limit(rng: random.Random, language: Language) -> Generated:
    """Generate a round, of which it is asked how many Sanctuaries are possible by then."""
    number = rng.randint(1, 8)
    most = len(_found(tuple(range(1, number + 1))))
    return Generated(
        question=message(language, "case-limit-question", round=number),
        case=cases.LimitCase(round=number),
        sentence=message(language, "case-limit", round=number, number=most),
    )


def state(rng: random.Random, language: Language) -> Generated:
    """Generate a round, of which it is asked how things stand."""
    number, topic = rng.randint(1, 8), rng.choice(["hand", "removed", "rounds"])
    taken = [each for each in range(1, number + 1) if each < LAST_ROUND]
    lying = market_size(table_of((1, 2)))
    return Generated(
        question=message(language, f"case-state-{topic}", round=number),
        case=cases.StateCase(round=number, topic=topic),
        sentence=" ".join(
            [
                message(
                    language,
                    "case-state",
                    round=number,
                    before=number - 1,
                    hand=setup.HAND_SIZE - number + len(taken),
                    left=LAST_ROUND - number,
                    removed=len(taken) * (lying - 2),
                ),
                *([message(language, "case-state-between", hand=setup.HAND_SIZE - 1)] * (topic == "hand")),
                *([message(language, "case-last-round")] * (number == LAST_ROUND)),
            ]
        ),
    )


def picks(rng: random.Random, language: Language) -> Generated:
    """Generate what all have played, the Regions in the middle, and what the first to take have taken."""
    players = rng.randint(2, 6)
    size = market_size(table_of(tuple(range(1, players + 1))))
    cards = rng.sample(range(1, 69), players + size)
    played, market = tuple(cards[:players]), tuple(cards[players:])
    order = [played[seat] for seat in ending.turn_order(table_of(played))]
    taken = tuple(zip(order, rng.sample(market, rng.randint(0, players)), strict=False))
    left = [region for region in market if region not in dict(taken).values()]
    takes = [
        message(language, "case-picks-take", duration=duration, region=region) for duration, region in taken
    ]
    turns = list(takes)
    for place, duration in enumerate(order[len(taken) :]):
        shown = words_in_a_row([str(region) for region in left], language)
        turns.append(
            message(language, "case-order-turn", duration=duration, number=len(left) - place)
            if place
            else message(language, "case-picks-choose", duration=duration, regions=shown)
        )
    last = message(language, "case-picks-left")
    if len(taken) == players:
        last = message(language, "case-picks-removed", region=left[0])
    stated = (
        [message(language, "case-picks-stated", takes=words_with_commas(takes, language))] if takes else []
    )
    asked = [
        message(language, "case-picks-row", played=listed(played)),
        message(language, "case-picks-market", market=listed(market)),
        *stated,
        message(language, "case-picks-question"),
    ]
    return Generated(
        question=" ".join(asked),
        case=cases.PicksCase(played=played, market=market, taken=taken),
        sentence=" ".join(
            [
                message(
                    language, "case-picks", order=listed(order), turns=words_with_commas(turns, language)
                ),
                last,
            ]
        ),
    )


def finders(rng: random.Random, language: Language) -> Generated:
    """Generate what two or more players played this round and the round before."""
    names = rng.sample(["Anna", "Bruno", "Carlo", "Dora", "Emil", "Fanny"], rng.randint(2, 6))
    cards = rng.sample(range(1, 69), 2 * len(names))
    pairs = tuple(zip(cards[::2], cards[1::2], strict=True))
    said = []
    for previous, last in pairs:
        due = finding.sanctuaries_due(player_of((previous, last)))
        pair = {"last": last, "previous": previous}
        said.append(
            message(language, "case-finders-yes", **pair, number=due)
            if due
            else message(language, "case-rounds-none", **pair)
        )
    found = len([pair for pair in pairs if finding.is_finder(player_of(pair))])
    shown = [
        f"{name} {message(language, 'case-finders-pair', last=last, previous=previous)}"
        for name, (previous, last) in zip(names, pairs, strict=True)
    ]
    return Generated(
        question=message(language, "case-finders-question", pairs=words_with_commas(shown, language)),
        case=cases.FindersCase(pairs=pairs),
        sentence=" ".join(
            [
                message(language, "case-finders", finders=words_with_commas(said, language)),
                message(language, "case-rounds-found", number=found),
            ]
        ),
    )


def seat(rng: random.Random, language: Language) -> Generated:
    """Generate a number of players and a place in the order, of which it is asked from how many Regions it chooses."""
    players = rng.randint(2, 6)
    place = rng.randint(2, players)
    size = market_size(table_of(tuple(range(1, players + 1))))
    return Generated(
        question=message(language, "case-seat-question", players=players, seat=place),
        case=cases.SeatCase(players=players, seat=place),
        sentence=" ".join(
            [
                message(
                    language, "case-seat", players=players, seat=place, number=size, left=size - (place - 1)
                ),
                message(language, "case-seat-others", before=place - 1, after=players - place),
            ]
        ),
    )
