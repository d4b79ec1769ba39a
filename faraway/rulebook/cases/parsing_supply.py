"""Parse questions about decks, market and what is dealt."""

from faraway.rulebook.cases.case import DealCase, DuesCase, KeepCase, MarketCase, ShortageCase
from faraway.rulebook.cases.numbers import GREATEST_DURATION, Number, Role
from faraway.rulebook.cases.reading import Reading

FEWEST_PLAYERS, MOST_PLAYERS, MOST_DUE, SANCTUARIES, FEWEST_NUMBERS = 2, 6, 15, 45, 5
COUNTING = (Role.DURATION, Role.CARDS, Role.OTHER)
DECK, DUE = ("dN", "Nd"), ("uN", "Nu")
"""How a number stands beside a word for a deck, and beside one for what is due."""


def _players(reading: Reading) -> int | None:
    """Return the number of players of a question in which nothing else is counted."""
    numbers = [number for number in reading.numbers if number.role is not Role.ROUND]
    is_plain = len(numbers) == 1 and numbers[0].role is Role.PLAYERS and reading.has("many")
    return numbers[0].value if is_plain and FEWEST_PLAYERS <= numbers[0].value <= MOST_PLAYERS else None


def parse_market(reading: Reading) -> MarketCase | None:
    """Return a case of a number of players: how many Regions lie in the market."""
    players = _players(reading)
    is_other = not reading.lacks("who", "tie", "pay", "clue", "deck", "sanctuary", "deal", "advanced", "hand")
    is_asked = not reading.lacks("card", "region") and not reading.lacks("middle", "order", "faceup")
    return MarketCase(players=players) if players and is_asked and not is_other else None


def parse_deal(reading: Reading) -> DealCase | None:
    """Return a case of a number of players: how many Regions they are dealt."""
    players = _players(reading)
    is_asked = not reading.lacks("card", "region") and not reading.lacks("deal", "advanced")
    is_other = not reading.lacks("who", "tie", "clue", "sanctuary", "middle", "draw")
    return DealCase(players=players) if players and is_asked and not is_other else None


def parse_keep(reading: Reading) -> KeepCase | None:
    """Return a case of Sanctuaries drawn: how many are placed, and how many go back."""
    numbers = [number for number in reading.numbers if number.role in {Role.CARDS, Role.LOOSE}]
    is_other = not reading.lacks("region", "who", "pay", "clue") or len(numbers) < len(reading.numbers)
    if is_other or not reading.has("draw", "sanctuary", "keep"):
        return None
    drawn = [
        number for number in numbers if _steps(reading, number, "draw") <= _steps(reading, number, "keep")
    ]
    return KeepCase(drawn=drawn[0].value) if len(drawn) == 1 and 1 <= drawn[0].value <= MOST_DUE else None


def _steps(reading: Reading, number: Number, *kinds: str) -> int:
    """Return how far the next word of some kinds is from a number."""
    places = [place for place, word in enumerate(reading.words) if not word.kinds.isdisjoint(kinds)]
    return min((abs(place - number.place) for place in places), default=len(reading.words))


def parse_dues(reading: Reading) -> DuesCase | None:
    """Return a case of several players due: first what the deck holds, then for each what was played and what is due."""
    numbers = [number for number in reading.numbers if number.role in COUNTING]
    is_paired = len(numbers) >= FEWEST_NUMBERS and len(numbers) % 2 == 1
    others = [number for number in reading.numbers if number not in numbers]
    is_other = any(each.role is not Role.PLAYERS or 2 * each.value + 1 != len(numbers) for each in others)
    if not reading.has("deck") or not is_paired or is_other:
        return None
    deck, *rest = numbers
    pairs = [(played.value, due.value) for played, due in zip(rest[::2], rest[1::2], strict=True)]
    is_deck_first = any("deck" in word.kinds for word in reading.words[: rest[0].place])
    is_due = _steps(reading, rest[1], "due", "draw") <= _steps(reading, rest[0], "due", "draw")
    is_fair = all(1 <= played <= GREATEST_DURATION and 1 <= due <= MOST_DUE for played, due in pairs)
    is_one_each = len({played for played, _ in pairs}) == len(pairs) <= MOST_PLAYERS
    if not (is_deck_first and is_due and is_fair and is_one_each) or deck.value > SANCTUARIES:
        return None
    return DuesCase(deck=deck.value, dues=tuple(pairs))


def parse_shortage(reading: Reading) -> ShortageCase | None:
    """Return a case of a deck that holds so many Sanctuaries when so many are due."""
    is_deck_first = reading.marks in {
        f"{deck}{due}{end}" for deck in DECK for due in DUE for end in ("", "d")
    }
    is_due_first = reading.marks in {f"{due}{deck}{end}" for deck in DECK for due in DUE for end in ("", "d")}
    is_other = reading.counts or not reading.lacks("region", "per", "keep", "clue")
    is_deck = reading.has("deck") or reading.has("rest", "draw")
    if not is_deck or reading.lacks("due", "draw") or not (is_deck_first or is_due_first) or is_other:
        return None
    first, second = reading.values(*COUNTING)
    deck, due = (first, second) if is_deck_first else (second, first)
    return ShortageCase(deck=deck, due=due) if deck <= SANCTUARIES and due >= 1 else None
