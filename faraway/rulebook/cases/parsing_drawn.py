"""Parse how many Sanctuaries are drawn now, whatever words ask for it, by all that lies in the tableau of the player who asks."""

from functools import lru_cache

from faraway.rulebook.cases.beside import at, is_any, is_in_question, start_before, stop_after
from faraway.rulebook.cases.case import DrawCase, HandDrawCase, MostDrawnCase
from faraway.rulebook.cases.claims import CLAIMED_DRAW
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.parsing_rounds import held_in_hand
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.tabled import (
    clues_described,
    has_all_sanctuaries,
    is_all_stated,
    is_last_round,
    without_unplayed,
)
from faraway.rulebook.cases.values import clues_on

MOST_CLUES, LONGEST_WHAT, LONGEST_CHECK, NEAR = 14, 6, 4, 4
CHECKING = ("filler", "neutral", "small", "claim", "possible", "is", "aux", "says", "me", "we", "break")
NOT_DRAWN = (
    "region",
    "pay",
    "need",
    "often",
    "most",
    "clue",
    "keep",
    "hand",
    "deck",
    "rest",
    "when",
    "middle",
)
"""Words of these kinds beside `how many` ask for something else."""
OTHER_TALK = ("deck", "lowest", "often", "elsewhere", "stranger", "pending", "each-time")
HELD = ("have", "find", "keep")
GOT = ("find", "getting", "take", "pick")
"""A verb that is of one of these kinds as well may ask for anything that one gets."""


@lru_cache(maxsize=4)
def asks_draw(reading: Reading) -> bool:
    """Return True if it is asked how many Sanctuaries are drawn now: `how many Sanctuary cards do I get?`, `what do I draw?`."""
    asking = reading.places("many", "what")
    is_claimed = reading.has(CLAIMED_DRAW) and not asking and reading.lacks("who", "which")
    return is_claimed or any(_asks_at(reading, place) for place in asking)


def _asks_at(reading: Reading, place: int) -> bool:
    """Return True if the part of a sentence about a `how many` asks for Sanctuaries that are drawn."""
    words = reading.words
    start, end = start_before(words, place), stop_after(words, place)
    is_asked = at(words, end).text in {"?", ""}
    while any("break" in word.kinds for word in words[start:place]):
        start += 1
    stop = next((each for each in range(place, end) if "break" in words[each].kinds), end)
    clause = words[start:stop]
    kinds = {kind for word in clause for kind in word.kinds}
    is_drawn = any("draw" in word.kinds for word in clause)
    if not is_asked or not kinds.isdisjoint(NOT_DRAWN):
        return False
    if "many" not in words[place].kinds:
        is_plain = any("draw" in word.kinds and not is_any(word, GOT) for word in clause)
        return is_plain and "reckon" not in kinds and len(clause) <= LONGEST_WHAT
    if is_drawn:
        return True
    is_of_row = len(reading.row) > 2 and reading.lacks("clue", "draw", "card", "now")
    is_now = "sanctuary" in kinds and not kinds.isdisjoint(
        {"card", "now"} if is_of_row else {"card", "now", "getting"}
    )
    is_sum = "card" in kinds and not kinds.isdisjoint({"claim", "getting"}) and reading.has("sanctuary")
    is_of_cards = reading.has("sanctuary") and not reading.lacks("clue", "draw", "card")
    is_bare = "getting" in kinds and (is_of_cards or reading.has(CLAIMED_DRAW))
    return (is_now or is_sum or is_bare) and kinds.isdisjoint(HELD)


def _is_checked(reading: Reading) -> bool:
    """Return True if so many Sanctuaries were drawn, and all that is asked is whether that was right: `I took two of them. Correct?`."""
    words = reading.words
    start = start_before(words, len(words) - 1)
    last = words[start : len(words) - 1]
    is_short = 0 < len(last) <= LONGEST_CHECK and at(words, len(words) - 1).text == "?"
    is_plain = all(is_any(word, CHECKING) or not word.kinds for word in last)
    counts = [
        number
        for number in reading.numbers
        if number.place < start and number.role is not Role.DURATION and _counts_drawn(reading, number)
    ]
    is_drawn = any(
        is_any(word, ("draw", "take", "getting", "deal", "pick"))
        for number in counts
        for word in words[max(number.place - NEAR, 0) : number.place + NEAR]
    )
    return is_short and is_plain and len(counts) == 1 and is_drawn


def _asks_whether(reading: Reading) -> bool:
    """Return True if it is asked whether Sanctuaries are found or drawn, with clues that are counted or denied."""
    is_stated = "clue" in reading.counts or "clue" in reading.denied or reading.is_without("clue")
    return is_stated and any(
        "sanctuary" in word.kinds
        and is_in_question(reading.words, place)
        and any(
            is_any(each, ("getting", "draw", "find"))
            for each in reading.words[start_before(reading.words, place) : place]
        )
        for place, word in enumerate(reading.words)
    )


def parse_drawn(reading: Reading) -> DrawCase | None:
    """Return a case of Sanctuaries drawn: the clues are those on the Regions of the row and on the Sanctuaries that are described."""
    shown = reading.sanctuaries
    is_theirs = reading.has("person", "me")
    is_asked = asks_draw(reading) or _asks_whether(reading) or _is_checked(reading)
    if not is_asked or is_theirs or not reading.lacks(*OTHER_TALK) or asks_of_hand(reading):
        return None
    rest = without_unplayed(reading)
    row, placed = rest.row, clues_described(shown)
    settled = {Role.DURATION, Role.ROUND, Role.CLAIM, Role.DESCRIBED, Role.LOOSE, Role.PLAYERS, Role.CARDS}
    stated = [number for number in rest.numbers if number.role is Role.ICONS]
    is_stray = any(number.role not in settled for number in rest.numbers if number not in stated)
    is_stray |= any(number.value != len(row) and not _counts_drawn(rest, number) for number in rest.cards)
    is_stray |= bool(stated) and (len(stated) > 1 or not _is_total(rest, stated[0]) or bool(placed))
    is_past = any(each != len(row) and each != MOST_ROUNDS for each in _asked_rounds(reading))
    is_cut = len(row) < max(len(set(rest.durations)), 2)
    if is_cut or placed is None or is_stray or is_past or shown.is_doubtful:
        return None
    clues = stated[0].value if stated else clues_on(row) + placed
    is_whole = (
        bool(stated)
        or is_all_stated(reading, row)
        or "clue" in reading.denied
        or reading.is_without("clue")
        or has_all_sanctuaries(reading, row)
    )
    is_last = is_last_round(reading)
    is_said = is_whole or not placed
    return (
        DrawCase(row=row, clues=clues, is_open=not is_whole, is_last_round=is_last)
        if clues <= MOST_CLUES and is_said
        else None
    )


def _counts_drawn(reading: Reading, number: Number) -> bool:
    """Return True if a number of cards is one of Sanctuaries."""
    return any(is_any(at(reading.words, number.place + step), ("sanctuary",)) for step in (1, 2))


def _is_total(reading: Reading, number: Number) -> bool:
    """Return True if a number counts all clues in the tableau."""
    is_all = any("all" in word.kinds or "included" in word.kinds for word in reading.sentence_of(number))
    is_all |= not clues_on(reading.row)
    return number.icons == ("clue",) and not number.where and number.group != "need" and is_all


def asks_of_hand(reading: Reading) -> bool:
    """Return True if it is asked what Regions of a hand would draw, which have not been played."""
    if not reading.has("hand"):
        return False
    held = {number.value for number in held_in_hand(reading)}
    named = {
        number.value
        for number in reading.numbers
        if number.role is Role.DURATION and is_in_question(reading.words, number.place)
    }
    return not held.isdisjoint(named) or any(
        is_any(word, ("per", "which", "unreal", "if")) and is_in_question(reading.words, place)
        for place, word in enumerate(reading.words)
    )


def _asked_rounds(reading: Reading) -> list[int]:
    """Return the rounds that are named in the sentences that ask."""
    return [
        number.value
        for number in reading.numbers
        if number.role is Role.ROUND and is_in_question(reading.words, number.place)
    ]


def _asks_which_draws(reading: Reading) -> bool:
    """Return True if it is asked which of several Regions draws more Sanctuaries."""
    return any(
        is_any(word, ("which", "who"))
        and is_in_question(reading.words, place)
        and {kind for each in reading.words[place : stop_after(reading.words, place)] for kind in each.kinds}
        >= {"draw", "sanctuary", "many"}
        for place, word in enumerate(reading.words)
    )


def parse_hand_draw(reading: Reading) -> HandDrawCase | None:
    """Return a case of what each Region of a hand would draw, after the Regions that lie there."""
    is_asked = asks_draw(reading) or _asks_which_draws(reading)
    if not asks_of_hand(reading) or not is_asked or not reading.lacks(*OTHER_TALK):
        return None
    rest, hand = without_unplayed(reading), [number.value for number in held_in_hand(reading)]
    lying = rest.durations
    row = rest.row if len(lying) > 1 else tuple(lying)
    is_open_row = clues_described(reading.sanctuaries) != 0 or reading.has("person")
    is_open_row |= any(reading.counts.values())
    is_stated = len(hand) > 1 and bool(row) and not is_open_row and set(hand).isdisjoint(row)
    is_whole = is_stated and (
        (len(row) == 1 and set(reading.values(Role.ROUND)) == {2})
        or has_all_sanctuaries(reading, (*row, hand[0]))
        or reading.is_without("clue")
    )
    found = HandDrawCase(
        row=row, hand=tuple(hand[::-1] if _is_behind(reading) else hand), is_open=not is_whole
    )
    return found if is_stated else None


def _is_behind(reading: Reading) -> bool:
    """Return True if the Regions of a hand are stated before the word for it, and are therefore read backwards."""
    held = held_in_hand(reading)
    return bool(held) and held[0].place < reading.first_place("hand")


def parse_most_drawn(reading: Reading) -> MostDrawnCase | None:
    """Return a case of how many Sanctuaries can be drawn at most in a round."""
    rounds = [number for number in reading.numbers if number.role is Role.ROUND]
    is_most = not reading.lacks("most", "highest") or any("best" in word.kinds for word in reading.words)
    is_other = not reading.lacks("pay", "need", "deck", "tie", "who", "find", "region")
    if (
        not is_most
        or is_other
        or not reading.has("draw", "sanctuary")
        or len(reading.numbers) != 1
        or not rounds
    ):
        return None
    return MostDrawnCase(round=rounds[0].value) if rounds[0].value > 1 else None
