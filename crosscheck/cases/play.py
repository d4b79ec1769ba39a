"""Generate questions about what is played, found, drawn, taken and dealt."""

import random

from crosscheck.cases.generated import Generated, listed, player_of, table_of
from crosscheck.cases.words import BACKWARD, FORWARD, OTHER_WORDS, PLAYED, SCENE_WORDS
from faraway.cards.wording import words_for_number, words_in_a_row, words_with_commas
from faraway.messages import Language, message
from faraway.rulebook.cases import case as cases
from spec import advanced, ending, finding, setup, winner
from spec.cards import REGIONS, SANCTUARIES
from spec.table import Player, market_size


def find(rng: random.Random, language: Language) -> Generated:
    """Generate Regions that were played, of which it is asked whether a Sanctuary was found."""
    row = tuple(rng.sample(range(1, 69), rng.choice([2, 2, 2, 3, 5, 8])))
    said = rng.choice(FORWARD[language] + BACKWARD[language]).format(*row) if len(row) == 2 else listed(row)
    name = "case-find-yes" if finding.is_finder(player_of(row)) else "case-find-no"
    sentence = message(language, name, last=row[-1], previous=row[-2])
    if len(row) > 2:
        sentence = f"{sentence} {_found(row, language)}"
    question = rng.choice(PLAYED[language]).format(row=said)
    return Generated(question=question, case=cases.FindCase(row=row), sentence=sentence)


def _draw_printed(rng: random.Random, language: Language) -> Generated:
    """Generate a draw whose clues stand on named Regions and on Sanctuaries."""
    previous, last = rng.sample(range(1, 69), 2)
    clues = rng.randint(1, 4)
    holders = tuple(name for name, card in SANCTUARIES.items() if card.clues)[:clues]
    player = player_of((previous, last), holders)
    due = finding.sanctuaries_due(player)
    words = words_for_number(clues, "clue", language)
    shown = {"last": last, "previous": previous}
    return Generated(
        question=OTHER_WORDS[language]["printed"].format(last, previous, clues=words),
        case=cases.DrawCase(row=(previous, last), clues=finding.clues_of_tableau(player)),
        sentence=message(language, "case-draw-row", number=due, **shown)
        if due
        else message(language, "case-find-no", **shown),
    )


def _draw_open(rng: random.Random, language: Language) -> Generated:
    """Generate a draw of which only the Regions are named: their clues count, and others may."""
    row = tuple(rng.sample(range(1, 69), rng.choice([2, 2, 3, 5])))
    player = player_of(row)
    due = finding.sanctuaries_due(player)
    shown = {"last": row[-1], "previous": row[-2]}
    return Generated(
        question=OTHER_WORDS[language]["open"].format(row=listed(row)),
        case=cases.DrawCase(row=row, clues=finding.clues_of_tableau(player), is_open=True),
        sentence=message(language, "case-draw-open", number=due, **shown)
        if due
        else message(language, "case-find-no", **shown),
    )


def draw(rng: random.Random, language: Language) -> Generated:
    """Generate a draw: its clues printed on cards, left open or stated as a number."""
    form = rng.random()
    if form < 2 / 3:
        return _draw_printed(rng, language) if form < 1 / 3 else _draw_open(rng, language)
    clues = rng.randint(0, 14)
    holders = [number for number, region in REGIONS.items() if region.clues][:7]
    row = (2, *(holders[:clues] or [3]))
    more = tuple(name for name, card in SANCTUARIES.items() if card.clues)[: max(0, clues - len(holders))]
    due = finding.sanctuaries_due(player_of(row, more))
    words = words_for_number(clues, "clue", language) if clues != 0 else f"0 {_clues(language)}"
    case = cases.DrawCase(row=(), clues=clues)
    question = OTHER_WORDS[language]["draw"].format(clues=words)
    return Generated(question=question, case=case, sentence=message(language, "case-draw", number=due))


def _clues(language: Language) -> str:
    return words_for_number(2, "clue", language).partition(" ")[2]


def bearers(rng: random.Random, language: Language) -> Generated:
    """Generate a draw of which it is said which Regions bear clues."""
    holders = [number for number, card in REGIONS.items() if card.clues]
    previous, last = rng.sample(range(1, 69), 2)
    others = rng.sample([number for number in holders if number not in {previous, last}], rng.randint(1, 4))
    named = [*others, *(number for number in (last, previous) if number in holders)]
    rng.shuffle(named)
    player = Player(hand=frozenset(), regions=(*others, previous, last))
    due = finding.sanctuaries_due(player)
    shown = {"last": last, "previous": previous}
    return Generated(
        question=SCENE_WORDS[language]["bearers"].format(bearers=listed(named), **shown),
        case=cases.DrawCase(row=(previous, last), clues=finding.clues_of_tableau(player)),
        sentence=message(language, "case-draw-row", number=due, **shown)
        if due
        else message(language, "case-find-no", **shown),
    )


def row(rng: random.Random, language: Language) -> Generated:
    """Generate a row of which it is asked how many Sanctuaries were found."""
    row = tuple(rng.sample(range(1, 69), rng.randint(3, 8)))
    question = OTHER_WORDS[language]["row"].format(row=listed(row))
    return Generated(question=question, case=cases.RowCase(row=row), sentence=_found(row, language))


def _found(row: tuple[int, ...], language: Language) -> str:
    """Return the sentence on how many Sanctuaries a row can have found."""
    found = [str(row[last]) for last in range(1, len(row)) if finding.is_finder(player_of(row[: last + 1]))]
    if not found:
        return message(language, "case-row-none")
    return message(language, "case-row", number=len(found), found=words_in_a_row(found, language))


def order(rng: random.Random, language: Language) -> Generated:
    """Generate what all players have played, of which it is asked in which order they take."""
    played = tuple(rng.sample(range(1, 69), rng.randint(2, 6)))
    game = table_of(played)
    order = [played[seat] for seat in ending.turn_order(game)]
    lying = market_size(game)
    turns = ", ".join(
        message(language, "case-order-turn", duration=number, number=lying - taken)
        for taken, number in enumerate(order)
    )
    sentence = " ".join(
        [
            message(language, "case-order", order=listed(order), first=order[0], last=order[-1]),
            message(language, "case-order-choices", players=len(order), number=lying, turns=turns),
        ]
    )
    question = OTHER_WORDS[language]["order"].format(row=listed(played))
    return Generated(question=question, case=cases.OrderCase(played=played), sentence=sentence)


def tie(rng: random.Random, language: Language) -> Generated:
    """Generate a tie, with the lowest Region of each player."""
    lowest = tuple(rng.sample(range(1, 69), rng.randint(2, 6)))
    ranks = winner.ranks([7] * len(lowest), lowest, {})
    order = [duration for _, duration in sorted(zip(ranks, lowest, strict=True))]
    question = OTHER_WORDS[language]["tie"].format(row=listed(lowest))
    sentence = message(language, "case-tie", winner=order[0])
    if len(lowest) > 2:
        sentence = f"{sentence} {message(language, 'case-tie-below', order=listed(order))}"
    return Generated(question=question, case=cases.TieCase(lowest=lowest), sentence=sentence)


def shortage(rng: random.Random, language: Language) -> Generated:
    """Generate a deck of Sanctuaries and how many are due of it."""
    deck, due = rng.randint(0, 45), rng.randint(1, 60)
    name = "case-shortage" if due > deck else "case-no-shortage"
    question = OTHER_WORDS[language]["shortage"].format(deck=deck, due=due)
    sentence = message(language, name, deck=deck, due=due)
    return Generated(question=question, case=cases.ShortageCase(deck=deck, due=due), sentence=sentence)


def market(rng: random.Random, language: Language) -> Generated:
    """Generate a number of players, of which it is asked how many Regions lie on the table."""
    players = rng.randint(2, 6)
    game = table_of(tuple(range(1, players + 1)))
    left = market_size(game) - (players - 1)
    sentence = message(language, "case-market", players=players, number=market_size(game), left=left)
    question = OTHER_WORDS[language]["market"].format(players=players)
    return Generated(question=question, case=cases.MarketCase(players=players), sentence=sentence)


def dues(rng: random.Random, language: Language) -> Generated:
    """Generate a deck of Sanctuaries and how many are due to each player."""
    played = rng.sample(range(1, 69), rng.randint(2, 6))
    dues = tuple((number, rng.randint(1, 15)) for number in played)
    deck = rng.randint(0, 45)
    turns, left = [], tuple(str(card) for card in range(deck))
    for number, count in sorted(dues):
        game = finding.draw(table_of((number,), left), 0, count)
        drawn = game.players[0].drawn
        left = game.sanctuary_deck + drawn[1:]
        turns.append(message(language, "case-dues-turn", duration=number, number=len(drawn)))
    total = sum(count for _, count in dues)
    sentence = message(language, "case-no-shortage", deck=deck, due=total)
    if total > deck:
        shown = turns[0]
        for turn in turns[1:]:
            shown = message(language, "list-comma", first=shown, second=turn)
        sentence = message(language, "case-dues", turns=shown)
    said = ", ".join(OTHER_WORDS[language]["due"].format(number, count) for number, count in dues)
    question = OTHER_WORDS[language]["dues"].format(deck=deck, dues=said)
    return Generated(question=question, case=cases.DuesCase(deck=deck, dues=dues), sentence=sentence)


def deal(rng: random.Random, language: Language) -> Generated:
    """Generate a number of players, of which it is asked how many Regions are dealt."""
    players = rng.randint(2, 6)
    deck = tuple(REGIONS)
    plain = sum(len(hand) for hand in setup.deal_hands(deck, players, setup.HAND_SIZE))
    dealt = sum(len(hand) for hand in setup.deal_hands(deck, players, advanced.DEALT))
    size, before = market_size(table_of(tuple(range(1, players + 1)))), len(deck) - plain
    sentences = [
        message(language, "case-deal", players=players, plain=plain, advanced=dealt, returned=dealt - plain),
        message(
            language, "case-deck", players=players, number=size, round=1, before=before, left=before - size
        ),
    ]
    return Generated(
        question=OTHER_WORDS[language]["deal"].format(players=players),
        case=cases.DealCase(players=players),
        sentence=" ".join(sentences),
    )


def keep(rng: random.Random, language: Language) -> Generated:
    """Generate a number of drawn Sanctuaries, of which one is kept; or it is asked with how many clues they are due."""
    drawn = rng.randint(2, 15)
    game = finding.draw(table_of((1,), tuple(str(card) for card in range(45))), 0, drawn)
    returned = len(game.players[0].drawn[1:])
    if rng.random() < 1 / 3:
        clues = next(each for each in range(15) if finding.sanctuaries_due(_with_clues(each)) == drawn)
        stated = message(language, "case-keep-clues", clues=words_for_number(clues, "clue", language))
        kept = message(language, "case-keep", drawn=drawn, returned=returned)
        return Generated(
            question=message(language, "case-keep-clues-question", drawn=drawn),
            case=cases.KeepCase(drawn=drawn, is_of_clues=True),
            sentence=f"{stated} {kept}",
        )
    return Generated(
        question=message(language, "case-keep-question", drawn=drawn),
        case=cases.KeepCase(drawn=drawn),
        sentence=message(language, "case-keep", drawn=drawn, returned=returned),
    )


def _with_clues(clues: int) -> Player:
    """Return a player who finds, with so many clues on Regions and Sanctuaries."""
    holders = [number for number, region in REGIONS.items() if region.clues][:7]
    plain = [number for number, region in REGIONS.items() if not region.clues]
    regions = sorted([*holders[:clues], *plain[: max(2 - clues, 0)]])
    more = tuple(name for name, card in SANCTUARIES.items() if card.clues)[: max(0, clues - len(holders))]
    return player_of(tuple(regions), more)


def hand_draw(rng: random.Random, language: Language) -> Generated:
    """Generate a row and a hand, of which it is asked how many Sanctuaries each Region would draw."""
    cards = rng.sample(range(9, 69), rng.choice([4, 5, 6]))
    row, hand, is_open = tuple(cards[:-3]), tuple(cards[-3:]), rng.random() < 1 / 2
    dues = [(card, finding.sanctuaries_due(player_of((*row, card)))) for card in hand]
    said = [
        message(language, "case-rounds-draw", last=card, previous=row[-1], number=due)
        if due
        else message(language, "case-rounds-none", last=card, previous=row[-1])
        for card, due in dues
    ]
    stated = [message(language, "case-hand-draw", draws=words_with_commas(said, language))]
    stated += [message(language, "case-rounds-open")] if is_open else []
    asked = "case-hand-draw-question" if is_open else "case-hand-draw-without"
    return Generated(
        question=message(language, asked, row=listed(row), hand=listed(hand)),
        case=cases.HandDrawCase(row=row, hand=hand, is_open=is_open),
        sentence=" ".join(stated),
    )


def most_drawn(rng: random.Random, language: Language) -> Generated:
    """Generate a round, of which it is asked how many Sanctuaries can be drawn in it."""
    number = rng.randint(2, 8)
    holders = [region for region, card in REGIONS.items() if card.clues][:number]
    bearers = tuple(name for name, card in SANCTUARIES.items() if card.clues)[: number - 2]
    due = finding.sanctuaries_due(player_of(tuple(sorted(holders)), bearers))
    return Generated(
        question=message(language, "case-most-drawn-question", round=number),
        case=cases.MostDrawnCase(round=number),
        sentence=message(language, "case-most-drawn", round=number, number=due, before=len(bearers)),
    )
