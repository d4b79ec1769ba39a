"""Which ruling states the whole rule for a question that is no case: one that says one branch only may mislead."""

from itertools import pairwise

from faraway.messages import Language
from faraway.rulebook.cases.accounting import is_left_out
from faraway.rulebook.cases.asked_as_well import (
    asked_as_well,
    fames_of,
    is_clue_chosen,
    is_of_first_round,
    is_of_need,
    is_paid_in_sanctuaries,
    is_rest_asked,
)
from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.doubts import asks_leave
from faraway.rulebook.cases.numbers import LARGEST_GROUP, MOST_PLAYERS, Role
from faraway.rulebook.cases.parsing_drawn import asks_draw
from faraway.rulebook.cases.phrases import is_none
from faraway.rulebook.cases.preferring import is_played_twice, preferred_of_turn, ruling_of_view
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.view import WONDERS

SEVERAL_DUE, NEAR = 4, 8
TURNS = ("take", "grab", "pick")
"""Words of these kinds beside one for what is wanted say that a player wants it, not a Region."""


def preferred_ruling(question: str, language: Language) -> str:
    """Return the ruling that states the whole rule of a question that is no case: one that says one branch only may mislead."""
    reading = read_question(question, language)
    if of_words := preferred_of_turn(reading) or _of_words(reading):
        return of_words
    if reading.has("tie") and (len(reading.durations) > 1 or (reading.has("lowest") and reading.durations)):
        is_of_hand = is_left_out(reading.words) and reading.lacks("clue")
        return "tie-break-hand" if is_of_hand else "tie-break"
    of_fixed = "sanctuary-prerequisite" if _is_of_fixed(reading) else ""
    if of_table := of_fixed or _of_table(reading):
        return of_table
    is_needed = reading.has("need") and (reading.lacks(*TURNS) or not reading.lacks(*WONDERS))
    is_scored = (is_needed or not reading.lacks("pay", "give")) and reading.lacks(
        "who", "deck", "find", "draw", "clue"
    )
    if is_scored and len({*reading.durations, *reading.values(Role.ROUND)}) > 1:
        return "earlier-regions"
    is_other = not reading.lacks(
        "who", "tie", "lowest", "wins", "deck", "need", "pay", "many", "clue", "hidden"
    )
    if len(set(reading.durations)) > 1 and not reading.counts and not is_other:
        is_found = not reading.lacks("sanctuary", "find", "previous", "earlier", "then", "after")
        return "when-do-i-find" if is_found else ""
    is_stated = "clue" in reading.counts or reading.has("clue", "draw")
    is_draw = is_stated and reading.has("many") and not reading.lacks("draw", "sanctuary")
    return "how-many-drawn" if is_draw and reading.lacks("pay", "need") else ruling_of_view(reading)


def _of_words(reading: Reading) -> str:
    """Return the ruling for a group that is too large, what a Region is compared with, how much higher it is, where leftovers go, or when a prerequisite is checked."""
    is_apart = reading.has("difference", "sanctuary") and len(reading.durations) > 1
    is_compared = reading.has("comparing") and bool(reading.durations) and reading.lacks("who", "tie")
    is_large = any(
        number.role is Role.PLAYERS
        and MOST_PLAYERS < number.value <= LARGEST_GROUP
        and "the" not in at(reading.words, number.place - 1).kinds
        for number in reading.numbers
    )
    if is_large:
        return "how-many-players"
    if reading.lacks("pay") and (is_compared or is_apart):
        return "previous-or-highest" if is_compared else "when-do-i-find"
    if is_rest_asked(reading):
        return "leftover-sanctuaries"
    return "prerequisite-when" if is_of_need(reading) and len(reading.durations) < 2 else ""


def _is_of_fixed(reading: Reading) -> bool:
    """Return True if all that is stated is a Sanctuary that pays a fixed number, and that wonders are missing or needed."""
    fixed = fames_of(reading)
    is_alone = len(reading.sanctuaries.phrases) == 1 and set(reading.durations) <= fixed
    is_needed = reading.has("need") and reading.lacks("region") and not reading.lacks(*WONDERS)
    return bool(fixed) and is_alone and (bool(reading.sanctuaries.denied) or is_needed)


def _of_end(reading: Reading) -> str:
    """Return the ruling for a hand after round 8, one number played by two players, or a deck that is said to be too small; nothing if the question speaks of none."""
    is_over = reading.is_last_named or reading.has("game-end")
    if "taking-in-round-eight" in asked_as_well(reading) and not reading.has("draw", "many"):
        return "taking-in-round-eight"
    is_of_all = reading.has("all-rounds", "many", "middle") and not reading.lacks(*TURNS)
    if is_of_all and reading.lacks("sanctuary", "pay", "deck", "removed"):
        return "must-i-take-a-region"
    is_held = reading.has("hand") and reading.lacks("tie", "lowest", "wins", "sanctuary", "find", "pay")
    if is_over and is_held and reading.durations:
        return "regions-left-in-hand"
    if is_played_twice(reading) and reading.lacks("tie", "lowest", "wins", "sanctuary", "middle"):
        return "two-same-durations"
    is_short = any(
        is_any(word, ("not", "deny"))
        for place in reading.places("enough")
        for word in reading.words[max(place - NEAR, 0) : place + NEAR]
    )
    return "sanctuary-deck-runs-out" if is_short and reading.has("deck", "draw") else ""


def _of_sanctuaries(reading: Reading) -> str:
    """Return the ruling for Sanctuaries in round 1, for a clue chosen just now, for a game without any, or for a draw."""
    is_taken = reading.has("middle") and not reading.lacks("take", "pick", "grab")
    is_first = is_of_first_round(reading) and reading.lacks("deck", "advanced") and not is_taken
    is_first &= reading.lacks("pay") or is_paid_in_sanctuaries(reading)
    if is_first and not reading.lacks("find", "sanctuary"):
        return "finding-in-round-one"
    if is_clue_chosen(reading):
        return "clue-on-sanctuary-this-round"
    is_without = reading.sanctuaries.is_none or any(
        is_none(word) and "sanctuary" in after.kinds for word, after in pairwise(reading.words)
    )
    if is_without and reading.has("possible") and reading.lacks("clue", "find") and not reading.durations:
        return "most-sanctuaries"
    is_of_clue = reading.has("clue", "draw", "need") and reading.lacks("pay")
    is_stated = bool(reading.durations) or not reading.lacks("draw", "getting")
    is_drawn = is_stated and asks_draw(reading) and reading.lacks("pay", "deck", "tie", "see")
    return "how-many-drawn" if is_of_clue or is_drawn else ""


def _of_table(reading: Reading) -> str:
    """Return the ruling for a first round, a tie or a short deck; nothing if the question speaks of none."""
    is_ranked = reading.has("lowest") and len(reading.durations) > 1
    is_left = not reading.lacks("rest", "only", "whole", "enough")
    is_short = reading.has("deck", "due") or (reading.has("deck", "draw") and is_left)
    is_allowed = asks_leave(reading.words)
    is_fall = len(reading.row) == 2 and reading.row[0] > reading.row[1]
    if is_allowed and is_fall and reading.has("play") and reading.lacks("sanctuary", "find", "who"):
        return "lower-region-finds-nothing"
    if of_sanctuaries := _of_sanctuaries(reading):
        return of_sanctuaries
    if is_ranked and (reading.values(Role.COUNTED) or reading.has("wins")):
        return "tie-break"
    is_turn = reading.has("region", "sanctuary") and not reading.lacks("before", "before-doing")
    is_turn &= not reading.lacks("take", "grab") and reading.lacks(
        "find", "clue", "pay", "many", "who", "tie"
    )
    if is_allowed and is_turn and reading.durations and reading.lacks("last-round", "deck"):
        return "region-or-sanctuary-first"
    is_short &= len(reading.numbers) >= SEVERAL_DUE
    return "sanctuary-deck-runs-out" if is_short else _of_end(reading)
