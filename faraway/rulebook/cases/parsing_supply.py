"""Parse questions about decks, market and what is dealt."""

from faraway.rulebook.cases.beside import at, is_any, is_in_question
from faraway.rulebook.cases.case import DealCase, DuesCase, KeepCase, MarketCase, ShortageCase
from faraway.rulebook.cases.numbers import GREATEST_DURATION, MOST_PLAYERS, MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import clause_of

FEWEST_PLAYERS, MOST_DUE, SANCTUARIES, FEWEST_NUMBERS = 2, 15, 45, 5
COUNTING = (Role.DURATION, Role.CARDS, Role.OTHER)
DUE_ROLES = (*COUNTING, Role.DESCRIBED, Role.LOOSE)
SEVERAL = ("NN", "NNN", "NNNN", "NNNNN", "NNNNNN")
DECK, DUE = ("dN", "Nd"), ("uN", "Nu")
"""How a number stands beside a word for a deck, and beside one for what is due."""
DECK_FIRST = frozenset([f"{deck}{due}{end}" for deck in DECK for due in DUE for end in ("", "d")])
DUE_FIRST = frozenset([f"{due}{deck}{end}" for deck in DECK for due in DUE for end in ("", "d")])
SEVERAL_DUE = frozenset([f"{deck}u{due}{end}" for deck in DECK for due in SEVERAL for end in ("", "d")])


def _players(reading: Reading) -> int | None:
    """Return the number of players of a question in which nothing else is counted."""
    numbers = [number for number in reading.numbers if number.role is not Role.ROUND]
    is_plain = len(numbers) == 1 and numbers[0].role is Role.PLAYERS and reading.has("many")
    return numbers[0].value if is_plain and FEWEST_PLAYERS <= numbers[0].value <= MOST_PLAYERS else None


def parse_market(reading: Reading) -> MarketCase | None:
    """Return a case of a number of players: how many Regions lie in the market."""
    players = _players(reading)
    is_other = not reading.lacks("who", "tie", "pay", "clue", "deck", "sanctuary", "deal", "advanced", "hand")
    is_other |= MOST_ROUNDS in reading.values(Role.ROUND) or not reading.lacks(
        "last-round", "game-end", "all-rounds"
    )
    is_other |= any(
        "players" in word.kinds and is_any(at(reading.words, place + 1), ("rest", "gone"))
        for place, word in enumerate(reading.words)
    )
    is_asked = not reading.lacks("card", "region") and not reading.lacks("middle", "order", "faceup")
    return MarketCase(players=players) if players and is_asked and not is_other else None


def parse_deal(reading: Reading) -> DealCase | None:
    """Return a case of a number of players: how many Regions they are dealt."""
    players = _players(reading)
    is_asked = not reading.lacks("card", "region") and not reading.lacks("deal", "advanced")
    is_other = not reading.lacks("who", "tie", "clue", "sanctuary", "middle", "draw", "removed")
    is_other |= any(number > 1 for number in reading.values(Role.ROUND))
    return DealCase(players=players) if players and is_asked and not is_other else None


def parse_keep(reading: Reading) -> KeepCase | None:
    """Return a case of Sanctuaries drawn: how many are placed, and how many go back."""
    numbers = [number for number in reading.numbers if number.role in {Role.CARDS, Role.LOOSE}]
    counted = [number for number in reading.numbers if number.role is not Role.ROUND]
    is_other = not reading.lacks("region", "who", "pay", "clue", "next") or len(numbers) < len(counted)
    if is_other or not reading.has("draw", "sanctuary", "keep"):
        return None
    drawn = [
        number for number in numbers if _steps(reading, number, "draw") <= _steps(reading, number, "keep")
    ]
    return KeepCase(drawn=drawn[0].value) if len(drawn) == 1 and 1 <= drawn[0].value <= MOST_DUE else None


def parse_clues(reading: Reading) -> KeepCase | None:
    """Return a case of Sanctuaries drawn, of which it is asked with how many clues: `I drew 5, how many clues had I?`."""
    drawn = [number for number in reading.numbers if number.role in {Role.CARDS, Role.LOOSE, Role.DESCRIBED}]
    is_other = not reading.lacks("region", "who", "pay", "deck", "person", "hand", "need", "tie")
    is_stray = len(drawn) != 1 or len(reading.numbers) > 1 or bool(reading.durations)
    is_asked = reading.asks_for("clue") and reading.has("draw", "sanctuary") and reading.lacks("if")
    if not is_asked or is_stray or is_other:
        return None
    return KeepCase(drawn=drawn[0].value, is_of_clues=True) if 1 <= drawn[0].value <= MOST_DUE else None


def _steps(reading: Reading, number: Number, *kinds: str) -> int:
    """Return how far the next word of some kinds is from a number."""
    places = [place for place, word in enumerate(reading.words) if not word.kinds.isdisjoint(kinds)]
    return min((abs(place - number.place) for place in places), default=len(reading.words))


def _is_played(reading: Reading, number: Number) -> bool:
    """Return True if a number is said to be what was played: `(4)`, `(Region 14)`, `played 61`."""
    before, after = at(reading.words, number.place - 1), at(reading.words, number.place + 1)
    is_alone = before.text == "(" and after.text == ")"
    return is_alone or is_any(before, ("play", "region", "card"))


def parse_dues(reading: Reading) -> DuesCase | None:
    """Return a case of several players due: first what the deck holds, then for each what was played and what is due."""
    numbers = _stated(reading)
    is_paired = len(numbers) > 2 and len(numbers) % 2 == 1
    others = [number for number in reading.numbers if number.role not in DUE_ROLES]
    is_other = any(
        each.role is not Role.ROUND and (each.role is not Role.PLAYERS or 2 * each.value + 1 < len(numbers))
        for each in others
    )
    if reading.lacks("deck", "rest", "only", "whole") or not is_paired or is_other:
        return None
    deck, *rest = numbers
    couples = list(zip(rest[::2], rest[1::2], strict=True))
    lead = reading.words[: rest[0].place]
    is_left = any("sanctuary" in word.kinds for word in lead) and any(
        is_any(word, ("rest", "only", "whole")) for word in lead
    )
    is_deck_first = is_left or any("deck" in word.kinds for word in lead)
    pairs = _pairs(reading, couples)
    if not pairs or not is_deck_first or deck.value > SANCTUARIES:
        return None
    return DuesCase(deck=deck.value, dues=tuple(pairs), is_last_round=reading.is_last_named)


def _stated(reading: Reading) -> list[Number]:
    """Return the numbers of a question about dues, without what is asked once more and the sum that is stated before or behind them."""
    numbers = [
        number for number in reading.numbers if number.role in DUE_ROLES and not _is_of_rest(reading, number)
    ]
    stated = [number for number in numbers if not is_in_question(reading.words, number.place)]
    again = {number.value for number in numbers if number not in stated}
    if len(stated) > 2 and again <= {number.value for number in stated}:
        numbers = stated
    for place in (len(numbers) - 1, 1) if numbers and len(numbers) % 2 == 0 else ():
        rest = [*numbers[:place], *numbers[place + 1 :]]
        if numbers[place].value == sum(number.value for number in rest[2::2]):
            return rest
    return numbers


def _is_of_rest(reading: Reading, number: Number) -> bool:
    """Return True if a number counts the players who are due none, or is the one Sanctuary that players found: `the other two`."""
    before, after = at(reading.words, number.place - 1), at(reading.words, number.place + 1)
    start, end = clause_of(reading.words, number.place)
    is_found = any("find" in word.kinds for word in reading.words[start:end])
    is_one = number.value == 1 and "sanctuary" in after.kinds and is_found
    is_spelled = reading.words[number.place].is_spelled
    return is_one or (is_spelled and (is_any(before, ("elsewhere",)) or is_any(after, ("elsewhere",))))


def _pairs(reading: Reading, couples: list[tuple[Number, Number]]) -> list[tuple[int, int]]:
    """Return what each player played with what is due; nothing if it is not said which of two numbers is which."""
    straight = [(first.value, second.value) for first, second in couples]
    swapped = [(second.value, first.value) for first, second in couples]
    stated = [(_is_played(reading, first), _is_played(reading, second)) for first, second in couples]
    is_stated = all(first != second for first, second in stated)
    if len(couples) > 1 and not is_stated and _are_fair(straight) and not _are_fair(swapped):
        return straight
    if 2 * len(couples) + 1 < FEWEST_NUMBERS and not is_stated:
        return []
    is_swapped = is_stated and all(second for _, second in stated)
    first, second = couples[0]
    is_due = _steps(reading, second, "due", "draw") <= _steps(reading, first, "due", "draw")
    is_due = is_swapped or (is_stated and all(played for played, _ in stated)) or (is_due and not is_stated)
    pairs = swapped if is_swapped else straight
    return pairs if is_due and _are_fair(pairs) else []


def _are_fair(pairs: list[tuple[int, int]]) -> bool:
    """Return True if each player played another Region, and nobody is due more than there can be."""
    is_fair = all(1 <= played <= GREATEST_DURATION and 1 <= due <= MOST_DUE for played, due in pairs)
    return is_fair and len({played for played, _ in pairs}) == len(pairs) <= MOST_PLAYERS


def parse_first_due(reading: Reading) -> ShortageCase | None:
    """Return a case of a short deck of which it is said what the player with the lowest duration is due."""
    deck: list[int] = []
    due: list[int] = []
    first: list[int] = []
    for number in reading.numbers:
        if number.role not in {Role.CARDS, Role.DURATION}:
            continue
        start, end = clause_of(reading.words, number.place)
        clause, sentence = reading.words[start:end], reading.sentence_of(number)
        if any("lowest" in word.kinds for word in sentence):
            first.append(number.value)
        elif any("deck" in word.kinds for word in clause):
            deck.append(number.value)
        elif any(is_any(word, ("due", "draw")) for word in clause):
            due.append(number.value)
        else:
            return None
    is_other = not reading.lacks("clue", "pay", "tie", "wins") or bool(reading.counts)
    is_whole = len(deck) == len(due) == len(first) == 1 and not is_other
    if not is_whole or not 1 <= first[0] <= min(deck[0], due[0]) or due[0] <= deck[0]:
        return None
    return ShortageCase(deck=deck[0], due=due[0], first=first[0], is_last_round=reading.is_last_named)


def parse_shortage(reading: Reading) -> ShortageCase | None:
    """Return a case of a deck that holds so many Sanctuaries when so many are due."""
    is_deck_first, is_due_first = reading.marks in DECK_FIRST, reading.marks in DUE_FIRST
    several = reading.marks in SEVERAL_DUE and reading.lacks(
        "play", "bracket", "stranger", "one", "own", "the"
    )
    several = several and max(reading.values(*COUNTING)[1:]) <= MOST_DUE
    is_deck_first = is_deck_first or several
    is_other = bool(reading.counts) or not reading.lacks("region", "per", "keep", "clue")
    is_other |= reading.has("says") and reading.lacks("sanctuary", "draw")
    is_deck = reading.has("deck") or reading.has("rest", "draw")
    if not is_deck or reading.lacks("due", "draw") or not (is_deck_first or is_due_first) or is_other:
        return None
    values = reading.values(*COUNTING)
    deck, due = (values[0], sum(values[1:])) if not is_due_first else (values[1], values[0])
    is_fair = deck <= SANCTUARIES and due >= 1
    return ShortageCase(deck=deck, due=due, is_last_round=reading.is_last_named) if is_fair else None
