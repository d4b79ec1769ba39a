"""Parse how many Sanctuaries are drawn now, whatever words ask for it, by all that lies in the tableau of the player who asks."""

from faraway.rulebook.cases.beside import at, is_any, start_before, stop_after
from faraway.rulebook.cases.case import DrawCase
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Role
from faraway.rulebook.cases.reading import CLAIMED_DRAW, Reading
from faraway.rulebook.cases.tabled import clues_described, has_all_sanctuaries, without_unplayed
from faraway.rulebook.cases.values import clues_on

MOST_CLUES, LONGEST_WHAT = 14, 6
NOT_DRAWN = ("region", "pay", "need", "often", "most", "clue", "keep", "hand", "deck", "rest", "when", "middle")
"""Words of these kinds beside `how many` ask for something else."""
OTHER_TALK = ("deck", "lowest", "often", "reckon", "elsewhere", "stranger", "pending", "each-time")
HELD = ("have", "find", "keep")


def asks_draw(reading: Reading) -> bool:
    """Return True if it is asked how many Sanctuaries are drawn now: `how many Sanctuary cards do I get?`, `what do I draw?`."""
    asking = [place for place, word in enumerate(reading.words) if is_any(word, ("many", "what"))]
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
        return is_drawn and len(clause) <= LONGEST_WHAT and at(words, place + 1).text != ""
    if is_drawn:
        return True
    is_now = "sanctuary" in kinds and not kinds.isdisjoint({"card", "now", "getting"})
    is_sum = "card" in kinds and not kinds.isdisjoint({"claim", "getting"}) and reading.has("sanctuary")
    is_of_cards = reading.has("sanctuary") and not reading.lacks("clue", "draw", "card")
    is_bare = "getting" in kinds and (is_of_cards or reading.has(CLAIMED_DRAW))
    return (is_now or is_sum or is_bare) and kinds.isdisjoint(HELD)


def parse_drawn(reading: Reading) -> DrawCase | None:
    """Return a case of Sanctuaries drawn: the clues are those on the Regions of the row and on the Sanctuaries that are described."""
    told = reading.sanctuaries
    is_theirs = reading.has("person", "me")
    if not asks_draw(reading) or is_theirs or not reading.lacks(*OTHER_TALK):
        return None
    rest = without_unplayed(reading)
    row, placed = rest.row, clues_described(told)
    settled = {Role.DURATION, Role.ROUND, Role.CLAIM, Role.DESCRIBED, Role.LOOSE, Role.PLAYERS, Role.CARDS}
    is_stray = any(number.role not in settled for number in rest.numbers)
    is_past = any(each != len(row) and each != MOST_ROUNDS for each in _asked_rounds(reading))
    if len(row) < 2 or placed is None or is_stray or is_past or told.is_doubtful:
        return None
    clues = clues_on(row) + placed
    is_whole = "clue" in reading.denied or reading.is_without("clue") or has_all_sanctuaries(reading, row)
    is_last = MOST_ROUNDS in reading.values(Role.ROUND) or reading.has("last-round")
    return (
        DrawCase(row=row, clues=clues, is_open=not is_whole, is_last_round=is_last)
        if clues <= MOST_CLUES
        else None
    )


def _asked_rounds(reading: Reading) -> list[int]:
    """Return the rounds that are named in the sentences that ask."""
    return [
        number.value
        for number in reading.numbers
        if number.role is Role.ROUND and at(reading.words, stop_after(reading.words, number.place)).text == "?"
    ]
