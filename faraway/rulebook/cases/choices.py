"""Numbers that may be the answer: what a Region is said to pay, or one of several to choose from."""

from collections.abc import Sequence
from itertools import takewhile

from faraway.rulebook.cases.beside import ENDS, at, is_any, stop_after
from faraway.rulebook.phrasebook import Word


def is_said_to_pay(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is what a Region is said to pay: `the 59 pays 24`, `the 44 is worth 12`, `scores 4 for the 3`."""
    is_verb = is_any(at(words, place - 1), {"pay", "give"})
    is_for = "the" in at(words, place + 2).kinds and at(words, place + 3).text.isdigit()
    if is_verb and is_for and not is_any(at(words, place + 1), {"break", "conj", "or", "then"}):
        return True
    card = at(words, place - 3) if "is" in at(words, place - 2).kinds else at(words, place - 2)
    return is_verb and card.text.isdigit() and at(words, stop_after(words, place)).text != "?"


def is_choice(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is one of those that an answer is to be chosen from: `8 or 12?`, `9, 12 or 15?`."""
    start, end = place, stop_after(words, place)
    while start > 0 and words[start - 1].text not in ENDS and words[start - 1].text != ":":
        start -= 1
    part = words[start:end]
    if not start or at(words, end).text != "?" or not any("or" in word.kinds for word in part):
        return False
    lead = takewhile(lambda word: word.text not in ENDS, reversed(words[:start]))
    if any(is_any(word, {"who", "which", "wins", "first", "last", "card", "region"}) for word in lead):
        return False
    return all(
        word.text.isdigit() or word.text == "," or is_any(word, {"or", "counted", "claim", "neutral"})
        for word in part
    )


def is_paid_choice(words: Sequence[Word], place: int) -> bool:
    """Return True if it is asked which of two numbers is paid: `does it pay 18 or 21?`."""
    first = place - 2 if "or" in at(words, place - 1).kinds else place
    second = first + 2
    stop = at(words, second + 2) if "counted" in at(words, second + 1).kinds else at(words, second + 1)
    is_pair = at(words, first).text.isdigit() and at(words, second).text.isdigit()
    is_or = "or" in at(words, first + 1).kinds and stop.text == "?"
    return is_pair and is_or and is_any(at(words, first - 1), {"pay", "give", "claim"})


def is_in_chain(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is one of several that count points or Sanctuaries: `5 or 7 points`, `5, 7 or 8 points`."""
    step = place + 1
    while at(words, step).text == "," and at(words, step + 1).text.isdigit():
        step += 2
    return "or" in at(words, step).kinds and is_any(at(words, step + 2), {"counted", "sanctuary"})


def is_confirmed(words: Sequence[Word]) -> bool:
    """Return True if all that follows asks for a yes: `right?`, `oder?`."""
    return bool(words) and all(
        is_any(word, {"neutral", "small", "filler", "or"}) or word.text == "?" for word in words
    )
