"""What a named Region pays in a row that a question lays out: which Regions were played after it, what Sanctuaries show."""

import re
from itertools import takewhile

from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.rulebook.cases.case import TableauCase
from faraway.rulebook.cases.described import ENDS
from faraway.rulebook.cases.numbers import Number, Role, at, is_any
from faraway.rulebook.cases.reading import MOST_ROUNDS, Reading, letter_of
from faraway.rulebook.cases.values import tableau_fame, tableau_met
from faraway.rulebook.phrasebook import phrasebook

SHORTEST_RUN = 3
OWN_LETTERS = {"penultimate": "Q", "last": "L", "leftward": "G"}


def parse_tableau(reading: Reading) -> TableauCase | None:
    """Return the case of a Region in a row; None if it is not said where in the row it lies."""
    is_asked = reading.lacks("who", "tie", "deck", "hidden", "lowest", "hand")
    is_finding = reading.has("find", "sanctuary") and reading.lacks("pay")
    others = [number for number in reading.values(Role.CARDS, Role.PLAYERS, Role.OTHER) if number]
    if not is_asked or is_finding or others or not reading.durations:
        return None
    target = _target(reading)
    is_paid = target is not None and any(_is_fame(reading, each, target) for each in reading.numbers)
    if reading.lacks("need", "pay") and not is_paid and not reading.has("many", "faceup"):
        return None
    later = None if target is None else _later(reading, target)
    shown = reading.counts_on("sanctuary")
    is_untold = reading.has("sanctuary") and not reading.is_without_sanctuaries and not shown
    if target is None or later is None or is_untold or _is_stray(reading):
        return None
    case = TableauCase(region=target, later=later, sanctuaries=shown)
    return case if _is_certain(reading, case) else None


def _target(reading: Reading) -> int | None:
    """Return the Region that is asked about: the one that is named again, or else the first."""
    durations = reading.durations
    again = {each for each in durations if durations.count(each) > 1}
    if len(again) > 1:
        return None
    return next(iter(again), durations[0])


def _later(reading: Reading, target: int) -> tuple[int, ...] | None:
    """Return the Regions played after the target; None if that is in doubt."""
    numbers = [
        each for each in reading.numbers if each.role is Role.DURATION and not _is_fame(reading, each, target)
    ]
    others = tuple(each.value for each in numbers if each.value != target)
    if len(others) >= MOST_ROUNDS:
        return None
    letters = _letters(reading, numbers, target)
    if _fits("penultimate", letters):
        return others
    if _fits("last", letters):
        return ()
    is_visible = reading.has("faceup") and _fits("faceup", letters)
    if others and (is_visible or any(_fits(form, letters) for form in ("first", "then", "after"))):
        return others
    is_run = len(others) + 1 >= SHORTEST_RUN and reading.durations.count(target) > 1
    return others[letters[: letters.index("S")].count("N") :] if is_run and _fits("run", letters) else None


def _fits(form: str, letters: str) -> bool:
    """Return True if the letters of a question have a form of the phrasebook."""
    return bool(re.search(phrasebook()["views"][form], letters))


def _letters(reading: Reading, numbers: list[Number], target: int) -> str:
    """Return the letters of a question with S for the Region that is asked about."""
    letters = {each.place: "S" if each.value == target else "N" for each in numbers}
    taken = {each.place for each in reading.numbers}
    found = ""
    for place, word in enumerate(reading.words):
        own = next((letter for kind, letter in OWN_LETTERS.items() if kind in word.kinds), "")
        found += letters.get(place) or ("" if place in taken else own or letter_of(reading.words, place))
    return found


def _is_fame(reading: Reading, number: Number, target: int) -> bool:
    """Return True if a number is the fame that the Region asked about can pay: `do I get the 24?`."""
    quest = CATALOGUE.region_of[Duration(target)].quest
    is_paid = quest is not None and quest.per is Per.FIXED and quest.fame == number.value
    before = at(reading.words, number.place - 1)
    is_apart = is_any(before, ("the", "those")) or (bool(before.text) and not before.kinds)
    return is_paid and is_apart and number.value != target


def _is_stray(reading: Reading) -> bool:
    """Return True if icons are counted, and it is not said that Sanctuaries or named Regions show them."""
    return any(
        number.role is Role.ICONS
        and number.value > 0
        and number.where != "sanctuary"
        and number.group != "need"
        and not _is_of_a_card(reading, number)
        for number in reading.numbers
    )


def _is_of_a_card(reading: Reading, number: Number) -> bool:
    """Return True if it is said in the sentence that a Region has them: `card 30 has a stone`."""
    sentence = list(takewhile(lambda word: word.text not in ENDS, reversed(reading.words[: number.place])))
    has = next((place for place, word in enumerate(sentence) if is_any(word, ("its", "sanctuary"))), None)
    return (
        has is not None
        and "its" in sentence[has].kinds
        and any(word.text.isdigit() for word in sentence[has:])
    )


def _is_certain(reading: Reading, case: TableauCase) -> bool:
    """Return True if nothing else can change the answer; more cards than are named can only meet a prerequisite."""
    if reading.lacks("partial"):
        return reading.lacks("elsewhere")
    quest = CATALOGUE.region_of[Duration(case.region)].quest
    is_fixed = quest is not None and quest.per is Per.FIXED
    return is_fixed and tableau_met(case) and tableau_fame(case) > 0
