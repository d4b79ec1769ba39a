"""Parse questions about the table: who chooses from how many Regions, and how many are left in the deck."""

from attrs import evolve

from faraway.rulebook.cases.beside import COMMA, at, is_any, sentences_of, start_before
from faraway.rulebook.cases.case import DeckCase, MarketCase, OrderCase
from faraway.rulebook.cases.numbers import MOST_PLAYERS, MOST_ROUNDS, Role
from faraway.rulebook.cases.parsing_picks import named_market
from faraway.rulebook.cases.parsing_seats import pairs_of_players
from faraway.rulebook.cases.parsing_state import counts_rounds
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.seats import clause_of, read_owners

MIXED = frozenset(
    [
        "shuffle",
        "shuffled",
        "mix",
        "mixed",
        "remelanger",
        "remelange",
        "remelangees",
        "melanger",
        "melange",
        "remettre",
        "remises",
        "mischen",
        "mischt",
        "gemischt",
        "eingemischt",
        "zuruckgemischt",
        "einmischen",
        "rimescolare",
        "rimescola",
        "rimescolate",
        "rimescoliamo",
        "tornano",
    ]
)
"""Words that speak of Regions that are shuffled back."""
DEALT_ADVANCED = 5
FEWEST_PLAYERS, LOWEST, HIGHEST, NEAR_DECK, NEAR_ROUND = 2, 1, 68, 6, 3
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
    if not blank:
        return reading
    words = tuple(COMMA if place in blank else word for place, word in enumerate(reading.words))
    return evolve(
        reading,
        words=words,
        numbers=tuple(number for number in reading.numbers if number.place not in blank),
    )


def is_first_round(reading: Reading) -> bool:
    """Return True if a question is of the first round, and of no other."""
    rounds = set(reading.values(Role.ROUND))
    return rounds == {1} or (reading.is_first_named and rounds <= {1})


def is_of_one_round(reading: Reading) -> bool:
    """Return True if nobody is said to have played two Regions, and none of those that are named lie in the middle."""
    found: dict[str, tuple[int, int]] = {}
    stated: set[int] = set()
    for each in read_owners(reading):
        if each.number.value in stated:
            continue
        stated.add(each.number.value)
        place = start_before(reading.words, each.number.place)
        first, value = found.get(each.owner, (place, each.number.value))
        if each.owner and first != place and value != each.number.value:
            return False
        found[each.owner] = (first, value)
    return not named_market(reading)


def parse_choice(reading: Reading) -> OrderCase | MarketCase | None:
    """Return a case of what each player played this round: in which order they choose, and from how many Regions."""
    stated, reading = reading, of_this_round(reading)
    players = _players(reading)
    if pairs_of_players(reading):
        return None
    is_tied = any(
        "tie" in word.kinds and "all" not in word.kinds and word.text != "same" for word in reading.words
    )
    played = tuple(dict.fromkeys(reading.durations))
    is_asked = not reading.lacks("many", "who", "which", "what", "nth", "possible") and not reading.lacks(
        "pick", "take", "order", "middle"
    )
    is_asked |= reading.has("order", "me") and len(reading.durations) < len(stated.durations)
    is_asked |= reading.has("before", "pick") and _is_of_order(reading)
    is_paid = any("pay" in word.kinds and "many" not in word.kinds for word in reading.words)
    if (
        players is None
        or not is_asked
        or is_paid
        or is_tied
        or not (reading.lacks(*NO_CHOICE) or _is_of_first(reading) or _is_of_order(reading))
        or not is_of_one_round(reading)
    ):
        return None
    is_last_round = reading.is_last_named
    settled = {Role.DURATION, Role.PLAYERS, Role.ROUND, Role.CLAIM, Role.LOOSE}
    number = players or len(played)
    if any(each.role not in settled and each.value not in {number, number + 1} for each in reading.numbers):
        return None
    if players and len(played) == 1:
        is_last = played[0] == HIGHEST or reading.has("last")
        is_first = played[0] == LOWEST
        is_stated = reading.has("many") and (is_last or is_first) and not is_last_round
        return MarketCase(players=players) if is_stated else None
    names = {word.text for word in reading.words if "stranger" in word.kinds}
    is_shared = bool(players) or len(names) > 1 or not reading.lacks("we", "elsewhere")
    is_shared |= reading.has("me") and not reading.lacks("person", "pron")
    is_shared |= len(played) in reading.values(Role.LOOSE, Role.CARDS)
    is_each = FEWEST_PLAYERS <= len(played) <= MOST_PLAYERS and len(played) == number
    if not is_shared or not is_each:
        return None
    return OrderCase(played=played, is_last_round=is_last_round, is_first_round=_is_of_first(reading))


def _is_of_order(reading: Reading) -> bool:
    """Return True if a Sanctuary is only stated to have been found, and it is asked who takes before whom."""
    others = [kind for kind in NO_CHOICE if kind not in {"sanctuary", "need"}]
    asked = [
        reading.words[start:end]
        for start, end in sentences_of(reading.words)
        if at(reading.words, end).text == "?"
    ]
    is_ahead = any("pick" in word.kinds and "before" in word.kinds for word in reading.words)
    is_of_turns = all(
        (is_ahead or any(is_any(word, ("pick", "take")) for word in part))
        and not any(is_any(word, ("sanctuary", "find", "many")) for word in part)
        for part in asked
    )
    return bool(asked) and is_of_turns and reading.lacks(*others) and not is_first_round(reading)


def _is_of_first(reading: Reading) -> bool:
    """Return True if it is asked of the first round who finds a Sanctuary, and who takes first."""
    is_asked = reading.has("sanctuary", "order") and not reading.lacks("who", "many")
    is_asked &= not reading.lacks("pick", "take", "middle")
    others = [kind for kind in NO_CHOICE if kind != "sanctuary"]
    return is_first_round(reading) and is_asked and reading.lacks(*others)


def parse_advanced(reading: Reading) -> DeckCase | None:
    """Return a case of what is dealt in the advanced variant, shuffled back and left: asked for in several numbers."""
    players = _players(reading) or 0
    is_of_five = any(
        word.number == DEALT_ADVANCED and is_any(at(reading.words, place + step), ("head", "per"))
        for place, word in enumerate(reading.words)
        for step in (-1, 2)
    )
    is_mixed = any(word.text in MIXED for word in reading.words)
    is_several = len(reading.places("many")) > 1 and (is_mixed or not reading.lacks("deal", "keep"))
    is_other = not reading.lacks("tie", "clue", "lowest", "need", "find", "wins", "who", "sanctuary", "if")
    is_other |= any("pay" in word.kinds and not word.is_capital for word in reading.words)
    is_asked = is_several and (reading.has("advanced") or (is_of_five and is_mixed))
    if not players or not is_asked or is_other or set(reading.values(Role.ROUND)) - {1}:
        return None
    if _has_stray(reading, players):
        return None
    return DeckCase(players=players, round=1, has_deal=True)


def parse_deck(reading: Reading) -> DeckCase | None:
    """Return a case of how many Regions are left in the deck, at the start or in a round."""
    players = _players(reading)
    rounds = sorted(
        {
            number.value
            for number in reading.numbers
            if number.role is Role.ROUND or counts_rounds(reading, number)
        }
    )
    is_setup = _is_of_setup(reading)
    is_over = not reading.lacks("game-end", "last-round")
    is_asked = (reading.has("deck") or is_setup) and not reading.lacks("many", "rest", "size")
    is_asked |= _is_count_stated(reading) or (reading.has("enough", "region") and (is_over or bool(rounds)))
    is_other = not reading.lacks("tie", "pay", "clue", "lowest", "who") or _is_of_sanctuaries(reading)
    is_other |= (reading.has("find") and not is_setup) or reading.has("if", "doubt")
    is_other |= (
        reading.asks_for("keep")
        and not reading.lacks("deal", "advanced")
        and reading.lacks("rest", "size", "middle")
    )
    is_other |= len(rounds) == 2 and rounds[1] != rounds[0] + 1
    if not players or not is_asked or is_other or len(rounds) > 2 or _has_stray(reading, players):
        return None
    number = MOST_ROUNDS if is_over else rounds[-1] if rounds else 1
    is_next = len(rounds) < 2 and number < MOST_ROUNDS and not _is_count_stated(reading)
    if is_next and _is_refilled(reading):
        number += 1
    is_of_both = not rounds and (is_setup or reading.has("sanctuary", "region")) and not is_over
    has_deal = number == 1 and reading.has("many") and not reading.lacks("advanced", "deal")
    return DeckCase(
        players=players,
        round=number,
        has_sanctuaries=is_of_both,
        has_deal=has_deal,
        has_removed=number > 1 and reading.has("many", "removed"),
    )


def _is_refilled(reading: Reading) -> bool:
    """Return True if a round is said to be over, and new Regions to lie in the middle: `at the end of round 4, with the new cards out`."""
    words = reading.words
    rounds = [place for place, word in enumerate(words) if "when" in word.kinds]
    is_over = any(
        any(is_any(word, ("over", "after-doing")) for word in words[max(place - NEAR_ROUND, 0) : place])
        or any("over" in word.kinds for word in words[place : place + NEAR_ROUND + 1])
        for place in rounds
    )
    return is_over and not reading.lacks("refill", "faceup")


def _is_of_setup(reading: Reading) -> bool:
    """Return True if several numbers of the setup are asked for: of hands, market and decks."""
    is_several = len([word for word in reading.words if "many" in word.kinds]) > 1
    is_begun = reading.has("setup") or (reading.has("middle", "hand") and reading.has("deal"))
    return is_several and is_begun


def _is_count_stated(reading: Reading) -> bool:
    """Return True if it is said of a round how many cards are in the deck, as if that were to be checked: `there is one card in the deck`."""
    deck = reading.first_place("deck")
    stated = reading.words[max(deck - NEAR_DECK, 0) : deck + NEAR_DECK]
    is_stated = any(
        word.number and is_any(at(stated, place + 1), ("card", "region")) for place, word in enumerate(stated)
    )
    is_stated &= not any("removed" in word.kinds for word in stated)
    is_asked = any(word.text == "?" for word in reading.words)
    return is_stated and is_asked and bool(reading.values(Role.ROUND)) and reading.has("deck")


def _has_stray(reading: Reading, players: int) -> bool:
    """Return True if a number has no place in a question about the Region deck: it is no count of what is dealt, laid out or left."""
    settled = {Role.PLAYERS, Role.ROUND, Role.CLAIM, Role.LOOSE}
    dealt = {1, 2, 3, 5, players + 1, 3 * players, 5 * players, 2 * players, HIGHEST}
    for each in reading.numbers:
        start, end = clause_of(reading.words, each.place)
        is_claimed = any("says" in word.kinds for word in reading.sentence_of(each))
        is_counted = each.role is Role.CARDS and any(
            "deck" in word.kinds for word in reading.words[start:end]
        )
        is_round = each.role is Role.COUNTED and counts_rounds(reading, each)
        is_dealt = each.role is Role.CARDS and each.value in dealt
        is_new = is_any(at(reading.words, each.place + 1), ("now", "region", "card"))
        is_dealt |= each.role is Role.DURATION and each.value == players + 1 and is_new
        is_dealt |= each.value in dealt and is_any(at(reading.words, each.place - 1), ("keep", "pick"))
        is_dealt |= each.value in dealt and is_any(at(reading.words, each.place + 1), ("keep", "draw"))
        if each.role not in settled and not (is_claimed or is_counted or is_round or is_dealt):
            return True
    return False


def _is_of_sanctuaries(reading: Reading) -> bool:
    return not reading.lacks("sanctuary", "sanctuary-deck") and reading.lacks("region")
