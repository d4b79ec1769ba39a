"""Parse questions about a player's rounds: what each drew, what the next may find, and how many Sanctuaries are possible."""

from itertools import pairwise

from faraway.rulebook.cases.beside import ENDS, at, is_any, is_in_question, start_before, stop_after
from faraway.rulebook.cases.case import HandCase, LimitCase, RoundsCase, RowCase
from faraway.rulebook.cases.doubts import MODAL
from faraway.rulebook.cases.noting import BOTH
from faraway.rulebook.cases.numbers import MOST_PLAYERS, MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.parsing_state import counts_rounds
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.view import WONDERS

SHORTEST_ROW, NEXT = 3, 3
KEPT = ("keep", "take", "pick")
LINKING = (
    "break",
    "bracket",
    "conj",
    "or",
    "the",
    "small",
    "own",
    "have",
    "neutral",
    "card",
    "region",
    "only",
)
"""Words of these kinds may stand between the cards of a hand, and between them and the word for it."""
OTHER_TALK = ("pay", "set", "tie", "deck", "lowest", "wins", "reckon", "need")


def parse_claim(reading: Reading) -> RowCase | None:
    """Return a case of a row with which so many Sanctuaries are said to lie: `is that possible?`."""
    claimed = [number for number in reading.numbers if _counts_sanctuaries(reading, number)]
    if reading.sanctuaries.is_none and reading.has("possible") and not claimed:
        return _without_any(reading)
    if len(claimed) != 1:
        return None
    others = [
        number for number in reading.numbers if number.role is not Role.DURATION and number not in claimed
    ]
    is_stray = any(
        number.role is not Role.ROUND and number.value not in {len(reading.row), 1} for number in others
    )
    is_asked = not reading.lacks("possible", "excess", "enough", "forgotten") or any(
        is_in_question(reading.words, number.place) for number in claimed
    )
    is_other = not reading.lacks("clue", "who", "many", "draw", "elsewhere", *OTHER_TALK, *WONDERS)
    is_other |= bool(reading.counts)
    if is_stray or not is_asked or is_other or len(reading.row) < SHORTEST_ROW:
        return None
    return RowCase(row=reading.row, claimed=claimed[0].value)


def _without_any(reading: Reading) -> RowCase | None:
    """Return a case of a whole row with which no Sanctuary is said to lie: `is that possible?`."""
    others = [kind for kind in OTHER_TALK if kind != "tie"]
    is_other = not reading.lacks("who", "many", "draw", "elsewhere", "give", *others, *WONDERS)
    is_other |= len(reading.numbers) > len(reading.row) or bool(reading.counts)
    return RowCase(row=reading.row) if len(reading.row) == MOST_ROUNDS and not is_other else None


def _counts_sanctuaries(reading: Reading, number: Number) -> bool:
    """Return True if a number says how many Sanctuaries there are."""
    is_counted = number.role in (Role.CARDS, Role.DESCRIBED)
    return is_counted and "sanctuary" in at(reading.words, number.place + 1).kinds


def parse_limit(reading: Reading) -> LimitCase | None:
    """Return a case of how many Sanctuaries a player, or all players, can have at the end of a round."""
    rounds = [
        number for number in reading.numbers if number.role is Role.ROUND or counts_rounds(reading, number)
    ]
    claimed = [number for number in reading.numbers if _counts_sanctuaries(reading, number)]
    players = reading.values(Role.PLAYERS)
    stated = {Role.ROUND, Role.PLAYERS}
    is_stray = any(
        number.role not in stated and number not in rounds and number not in claimed
        for number in reading.numbers
    )
    is_asked = reading.has("most") or (bool(claimed) and not reading.lacks("possible", "excess"))
    is_asked |= bool(players) and reading.has("many") and not reading.lacks("ever", "possible", "game-end")
    is_had = reading.asks_for("sanctuary") and any(word.text in MODAL for word in reading.words)
    is_asked |= is_had and not reading.lacks("after", "have")
    is_other = not reading.lacks("clue", "draw", "who", "pay", "set", "deck", "lowest", "wins", "need")
    is_other |= any("tie" in word.kinds and word.text not in BOTH for word in reading.words)
    is_other |= reading.has("reckon") and reading.lacks("all")
    is_over = bool(players) and not rounds
    number = MOST_ROUNDS if is_over else rounds[0].value if len(rounds) == 1 else 0
    if not reading.has("sanctuary") or is_stray or not is_asked or is_other or len(players) > 1:
        return None
    is_fair = 1 <= number <= MOST_ROUNDS and all(2 <= each <= MOST_PLAYERS for each in players)
    return LimitCase(round=number, players=sum(players)) if is_fair else None


def parse_rounds(reading: Reading) -> RoundsCase | None:
    """Return a case of what each Region of a row has drawn, if it is asked of several rounds."""
    if not reading.has("many"):
        return None
    row = reading.row
    asked = [
        number
        for number in reading.numbers
        if number.role is Role.ROUND and is_in_question(reading.words, number.place)
    ]
    is_of_several = len({number.value for number in asked}) > 1 or reading.has("each-time")
    is_of_several |= any(
        "which" in word.kinds and "when" in after.kinds for word, after in pairwise(reading.words)
    )
    is_of_several |= reading.has("draw") and 1 < len(_asked_again(reading)) < len(row)
    is_of_one = len(asked) == 1 and asked[0].value < len(row)
    placed = _placed(reading)
    is_drawn = not reading.lacks("draw", "sanctuary") or reading.asks_for("card")
    is_asked = (is_of_several or is_of_one or bool(placed)) and is_drawn
    said = {
        kind
        for place, word in enumerate(reading.words)
        if not reading.sanctuaries.is_taken(place)
        for kind in word.kinds
    }
    is_other = not said.isdisjoint(("hand", "who", "stranger", "elsewhere", "forgotten", *OTHER_TALK))
    settled = {Role.DURATION, Role.ROUND, Role.DESCRIBED, Role.CLAIM}
    is_stray = any(
        number.role not in settled and number.value not in {len(row), 1} for number in reading.numbers
    )
    is_stray |= bool(reading.counts) or bool(reading.cards) or reading.asks_for(*WONDERS)
    if not is_asked or is_other or is_stray or not 2 <= len(row) <= MOST_ROUNDS:
        return None
    if placed is None or any(number >= len(row) for number in placed):
        return None
    is_whole = _begins_with_first(reading) or len(row) == MOST_ROUNDS
    is_stated = "clue" in reading.denied or _has_no_sanctuary(reading)
    is_stated |= bool(placed) and "clue" not in reading.sanctuaries.unknown
    return RoundsCase(row=row, placed=placed, is_open=not (is_whole and is_stated))


def _asked_again(reading: Reading) -> set[int]:
    """Return the Regions of a row that are named once more in a question: `how many with the 22? and with the 27?`."""
    cards = [number for number in reading.numbers if number.role is Role.DURATION]
    return {
        number.value
        for place, number in enumerate(cards)
        if number.value in [other.value for other in cards[:place]]
        and is_in_question(reading.words, number.place)
    }


def _has_no_sanctuary(reading: Reading) -> bool:
    """Return True if it is said that no Sanctuary lay there."""
    return any(
        "deny" in word.kinds and "sanctuary" in at(reading.words, place + 1).kinds
        for place, word in enumerate(reading.words)
    )


def _begins_with_first(reading: Reading) -> bool:
    """Return True if the first Region of a row was played in round 1, or the row has as many Regions as rounds are named."""
    rounds = reading.values(Role.ROUND)
    return 1 in rounds or len(reading.row) in rounds or reading.has("first")


def _placed(reading: Reading) -> tuple[int, ...] | None:
    """Return the rounds in which Sanctuaries with a clue were placed; None if that is in doubt."""
    found: list[int] = []
    for phrase in reading.sanctuaries.phrases:
        clues = dict(phrase.icons).get("clue", 0)
        start = start_before(reading.words, phrase.start)
        sentence = reading.words[start : stop_after(reading.words, phrase.start)]
        is_kept = any(is_any(word, KEPT) for word in sentence)
        before = [number for number in reading.numbers if number.place < phrase.start]
        named = [number for number in before if number.role is Role.ROUND and number.place >= start]
        last = [number for number in before if number.value in reading.row and number.role is Role.DURATION]
        places = [reading.row.index(each.value) for each in last]
        is_in_turn = not places or places[-1] == max(places)
        if clues and not (is_kept and (named or (last and is_in_turn))):
            return None
        if clues:
            number = named[-1].value if named else places[-1] + 1
            found += [number] * clues
    return None if reading.sanctuaries.is_doubtful else tuple(found)


def parse_hand(reading: Reading) -> HandCase | None:
    """Return a case of which Regions would find a Sanctuary after one that was played: those of a hand, or any."""
    is_of_second = (2 in reading.values(Role.ROUND) and reading.has("first")) or _is_of_next_round(reading)
    is_asked = is_of_second or not reading.lacks("which", "who") or reading.has("what", "play")
    is_asked = is_asked and not reading.lacks("sanctuary", "find")
    is_other = not reading.lacks("stranger", "elsewhere", *OTHER_TALK[:-1]) or bool(reading.counts)
    settled = {Role.DURATION, Role.ROUND, Role.LOOSE}
    is_stray = any(number.role not in settled for number in reading.numbers)
    held = held_in_hand(reading)
    lying = [
        number.value for number in reading.numbers if number.role is Role.DURATION and number not in held
    ]
    if not is_asked or is_other or is_stray or len(lying) != 1:
        return None
    hand = tuple(dict.fromkeys(number.value for number in held))
    if reading.has("hand"):
        return HandCase(previous=lying[0], hand=hand) if hand and lying[0] not in hand else None
    return HandCase(previous=lying[0], hand=()) if is_of_second or _is_behind(reading, lying[0]) else None


def _is_of_next_round(reading: Reading) -> bool:
    """Return True if one Region was played, and it is asked what is found in the round after: `68 in round 1, do I find one in round 2?`."""
    words, rounds = reading.words, [number for number in reading.numbers if number.role is Role.ROUND]
    card = next((number.place for number in reading.numbers if number.role is Role.DURATION), len(words))
    is_later = len(rounds) == 2 and rounds[0].value + 1 == rounds[1].value and rounds[1].place > card
    is_later |= any(
        place > card and is_any(at(words, place + 1), ("round", "when")) for place in reading.places("next")
    )
    is_later |= reading.is_first_named and any(
        place > card and word.number == 2 and at(words, place + 1).text in {"?", ","}
        for place, word in enumerate(words)
        if "nth" in word.kinds
    )
    is_played = any("play" in word.kinds for word in words[card + NEXT :])
    return is_later and not is_played and any(place > card for place in reading.places("find"))


def _is_behind(reading: Reading, card: int) -> bool:
    """Return True if `after` or `previous` stands just before a card: `after the 33`, `my previous Region 58`."""
    place = next(number.place for number in reading.numbers if number.value == card)
    while is_any(at(reading.words, place - 1), ("the", "own", "card", "region", "small")):
        place -= 1
    return is_any(at(reading.words, place - 1), ("after", "previous", "earlier"))


def held_in_hand(reading: Reading) -> list[Number]:
    """Return the Regions that are said to be in a hand: those behind the word in its sentence, or else those before it."""
    place = reading.first_place("hand")
    stop = stop_after(reading.words, place)
    cards = [number for number in reading.numbers if number.role is Role.DURATION]
    behind: list[Number] = []
    for number in [each for each in cards if place < each.place < stop]:
        start = behind[-1].place if behind else place
        if not _is_separated(reading, start, number.place):
            behind.append(number)
    before: list[Number] = []
    for number in reversed([each for each in cards if each.place < place]):
        end = before[-1].place if before else place
        is_begun = bool(before) and any(
            "have" in word.kinds for word in reading.words[number.place + 1 : end]
        )
        if not (is_begun or _is_separated(reading, number.place, end)):
            before.append(number)
    return behind or before


def _is_separated(reading: Reading, start: int, end: int) -> bool:
    """Return True if a number between two places is skipped, or a word that does not belong to a list or to having it."""
    return any(
        word.text.isdigit() or word.text in ENDS or not is_any(word, LINKING)
        for word in reading.words[start + 1 : end]
        if word.kinds
    )
