"""Which ruling leads for what is told of a turn: numbers and a story beside it draw the search to others."""

from faraway.rulebook.cases.beside import is_any, stop_after
from faraway.rulebook.cases.doubts import asks_leave
from faraway.rulebook.cases.numbers import Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.tabled import is_last_round

TAKING = ("take", "grab", "pick")
OF_SCORE = ("pay", "give", "points", "lowest", "wins", "reckon")
"""Words of these kinds say that fame is asked for, or who wins."""
NEXT, ROW = 3, 3
"""Within how many words the number stands that is kept, and how many Regions are a row."""


def preferred_of_turn(reading: Reading) -> str:
    """Return the ruling for the Sanctuaries of a row, a Region that two players want, the last round, the order of a turn, or what is drawn, kept and turned up; nothing if the question speaks of none."""
    is_of_sanctuary = reading.has("sanctuary")
    if _is_counted(reading):
        return "most-sanctuaries"
    if _is_sought(reading):
        return "previous-or-highest"
    is_of_totals = reading.has("wins", "lowest") and len(set(reading.durations)) >= ROW
    if is_of_totals and reading.lacks("sanctuary", "middle", "deck", "hand", *TAKING):
        return "tie-break"
    if _is_wanted(reading):
        return "who-takes-first"
    if _is_of_last_turn(reading):
        return "finding-in-round-eight"
    if _is_of_steps(reading):
        return "region-or-sanctuary-first"
    is_blind = reading.has("deck", "draw") and bool(reading.durations) and asks_leave(reading.words)
    if is_blind and not is_of_sanctuary and reading.lacks("clue", "find", "many", *OF_SCORE):
        return "blind-draw-region"
    if is_of_sanctuary and reading.lacks("region", "clue", "many", *OF_SCORE) and _keeps_several(reading):
        return "keeping-several-sanctuaries"
    is_of_market = reading.has("middle", "reveal") and bool(reading.values(Role.PLAYERS))
    if is_of_market and bool(reading.values(Role.CARDS)) and reading.lacks("sanctuary", "deck", *OF_SCORE):
        return "market-size"
    return ""


def _is_counted(reading: Reading) -> bool:
    """Return True if it is asked of a row how many Sanctuaries there are, not how many are drawn: `how many Sanctuaries in all`."""
    words = reading.words
    is_row = len(set(reading.durations)) >= ROW and not reading.sanctuaries.phrases
    return is_row and any(
        any("sanctuary" in word.kinds for word in words[place : place + NEXT + 2])
        and not any(
            is_any(word, ("draw", "clue", "deck")) for word in words[place : stop_after(words, place)]
        )
        for place in reading.places("many")
    )


def _is_sought(reading: Reading) -> bool:
    """Return True if it is asked which Regions of a row found a Sanctuary: `which of them got me one`."""
    is_row = len(set(reading.durations)) >= ROW and not reading.sanctuaries.phrases
    is_found = reading.has("which", "sanctuary") and not reading.lacks("find", "give", "getting")
    return is_row and is_found and reading.lacks("pay", "points", "need", "draw", "clue", "hand")


def _is_wanted(reading: Reading) -> bool:
    """Return True if players of whom the Regions are told want a Region of the middle: `we both want the 62, who gets it`."""
    is_told = len(set(reading.durations)) > 1 and reading.has("who", "middle")
    return is_told and reading.lacks("sanctuary", "clue", "deck", *OF_SCORE)


def _is_of_last_turn(reading: Reading) -> bool:
    """Return True if it is asked of the last round whether a Region is still taken."""
    is_last = is_last_round(reading) or reading.has("previous", "still")
    is_asked = reading.has("region", "still") and not reading.lacks(*TAKING)
    is_told = bool(reading.durations) and reading.lacks("who", "deck", "many", *OF_SCORE)
    return is_last and is_asked and is_told


def _is_of_steps(reading: Reading) -> bool:
    """Return True if taking a Region and placing a Sanctuary are told one after the other, and something comes first."""
    is_of_both = reading.has("region", "sanctuary", "play", "first") and not reading.lacks(*TAKING)
    is_ordered = not reading.lacks("then", "after", "before")
    return is_of_both and is_ordered and reading.lacks("who", "many", "clue", "find", "deck", *OF_SCORE)


def _keeps_several(reading: Reading) -> bool:
    """Return True if more than one of the Sanctuaries that were drawn is said to be kept."""
    kept = [
        number
        for number in reading.numbers
        if number.value > 1
        and any(is_any(word, ("keep",)) for word in reading.words[max(number.place - NEXT, 0) : number.place])
    ]
    return bool(kept) and reading.has("draw")
