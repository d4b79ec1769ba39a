"""Parse questions about the table: who chooses from how many Regions, and how many are left in the deck."""

from attrs import evolve

from faraway.rulebook.cases.beside import NOTHING, sentences_of, start_before
from faraway.rulebook.cases.case import DeckCase, MarketCase, OrderCase
from faraway.rulebook.cases.numbers import MOST_PLAYERS, MOST_ROUNDS, Role
from faraway.rulebook.cases.parsing_picks import named_market
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import read_owners

FEWEST_PLAYERS, LOWEST, HIGHEST = 2, 1, 68
NO_CHOICE = (
    "lowest",
    "need",
    "hidden",
    "clue",
    "sanctuary",
    "hand",
    "pending",
    "deck",
    "previous",
    "wins",
)


def _players(reading: Reading) -> int | None:
    """Return how many play; 0 if it is not said, None if that is in doubt."""
    players = set(reading.values(Role.PLAYERS))
    if not players:
        return 0
    return (
        players.pop()
        if len(players) == 1 and max(players) <= MOST_PLAYERS and min(players) >= FEWEST_PLAYERS
        else None
    )


def of_this_round(reading: Reading) -> Reading:
    """Return a reading without what was the last round: what is played now alone sets the order of turns."""
    is_now = reading.has("now")
    blank: set[int] = set()
    for start, end in sentences_of(reading.words):
        part = reading.words[start:end]
        has_numbers = any(start <= number.place < end for number in reading.numbers)
        is_past = any("previous" in word.kinds for word in part)
        is_both = any("now" in word.kinds for word in part) and has_numbers
        if is_past and not is_both and (is_now or not has_numbers):
            blank.update(range(start, end))
    comma = evolve(NOTHING, text=",", kinds=frozenset({"break"}))
    words = tuple(comma if place in blank else word for place, word in enumerate(reading.words))
    return evolve(
        reading,
        words=words,
        numbers=tuple(number for number in reading.numbers if number.place not in blank),
    )


def is_of_one_round(reading: Reading) -> bool:
    """Return True if nobody is said to have played two Regions, and none of those that are named lie in the middle."""
    found: dict[str, tuple[int, int]] = {}
    for each in read_owners(reading):
        place = start_before(reading.words, each.number.place)
        first, value = found.get(each.owner, (place, each.number.value))
        if each.owner and first != place and value != each.number.value:
            return False
        found[each.owner] = (first, value)
    return not named_market(reading)


def parse_choice(reading: Reading) -> OrderCase | MarketCase | None:
    """Return a case of what each player played this round: in which order they choose, and from how many Regions."""
    told, reading = reading, of_this_round(reading)
    players = _players(reading)
    is_tied = any(
        "tie" in word.kinds and "all" not in word.kinds and word.text != "same" for word in reading.words
    )
    played = tuple(dict.fromkeys(reading.durations))
    is_asked = not reading.lacks("many", "who", "which", "what", "nth", "possible") and not reading.lacks(
        "pick", "take", "order", "middle"
    )
    is_asked |= reading.has("order", "me") and len(reading.durations) < len(told.durations)
    is_paid = any("pay" in word.kinds and "many" not in word.kinds for word in reading.words)
    if (
        players is None
        or not is_asked
        or is_paid
        or is_tied
        or not reading.lacks(*NO_CHOICE)
        or not is_of_one_round(reading)
    ):
        return None
    is_last_round = MOST_ROUNDS in reading.values(Role.ROUND) or reading.has("last-round")
    settled = {Role.DURATION, Role.PLAYERS, Role.ROUND, Role.CLAIM, Role.LOOSE}
    number = players or len(played)
    if any(each.role not in settled and each.value not in {number, number + 1} for each in reading.numbers):
        return None
    if players and len(played) == 1:
        is_last = played[0] == HIGHEST or reading.has("last")
        is_first = played[0] == LOWEST
        is_told = reading.has("many") and (is_last or is_first) and not is_last_round
        return MarketCase(players=players) if is_told else None
    names = {word.text for word in reading.words if "stranger" in word.kinds}
    is_shared = bool(players) or len(names) > 1 or not reading.lacks("we", "elsewhere")
    is_shared |= reading.has("me") and not reading.lacks("person", "pron")
    is_shared |= len(played) in reading.values(Role.LOOSE, Role.CARDS)
    is_each = FEWEST_PLAYERS <= len(played) <= MOST_PLAYERS and len(played) == number
    return OrderCase(played=played, is_last_round=is_last_round) if is_shared and is_each else None


def parse_deck(reading: Reading) -> DeckCase | None:
    """Return a case of how many Regions are left in the deck, at the start or in a round."""
    players = _players(reading)
    rounds = sorted(set(reading.values(Role.ROUND)))
    is_setup = reading.has("setup") and len([word for word in reading.words if "many" in word.kinds]) > 1
    is_asked = (reading.has("deck") or is_setup) and not reading.lacks("many", "rest", "size")
    is_other = not reading.lacks("tie", "pay", "clue", "lowest", "who") or _is_of_sanctuaries(reading)
    is_other |= reading.has("find") and not is_setup
    is_other |= (
        reading.asks_for("keep") and not reading.lacks("deal", "advanced") and reading.lacks("rest", "size")
    )
    is_other |= len(rounds) == 2 and rounds[1] != rounds[0] + 1
    if not players or not is_asked or is_other or reading.durations or len(rounds) > 2:
        return None
    settled = {Role.PLAYERS, Role.ROUND, Role.CLAIM, Role.LOOSE, Role.CARDS}
    dealt = {3, 5, 2, players + 1, 3 * players, 5 * players, 2 * players}
    if any(
        each.role not in settled or (each.role is Role.CARDS and each.value > 1 and each.value not in dealt)
        for each in reading.numbers
    ):
        return None
    is_over = not reading.lacks("game-end", "last-round")
    number = MOST_ROUNDS if is_over else rounds[-1] if rounds else 1
    is_of_both = not rounds and (is_setup or reading.has("sanctuary", "region")) and not is_over
    return DeckCase(players=players, round=number, has_sanctuaries=is_of_both)


def _is_of_sanctuaries(reading: Reading) -> bool:
    return reading.has("sanctuary") and reading.lacks("region")
