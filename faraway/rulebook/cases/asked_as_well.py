"""What another part of a question asks that its situation settles: a ruling to be said beside the answer."""

from attrs import evolve

from faraway.messages import Language
from faraway.rulebook.cases.beside import at, is_any, is_in_question, sentences_of, start_before, stop_after
from faraway.rulebook.cases.case import Case, DrawCase, FindCase, RowCase
from faraway.rulebook.cases.doubts import asks_when
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Role
from faraway.rulebook.cases.parsing_table import is_first_round
from faraway.rulebook.cases.reading import Reading, read_question
from faraway.rulebook.cases.seats import clause_of, read_owners
from faraway.rulebook.cases.tabled import is_last_round
from faraway.rulebook.phrasebook import Word

TAKING = ("take", "grab", "pick")
OF_SCORE = ("pay", "need", "tie", "lowest", "wins", "deck")
"""Words of these kinds say that something else is asked than who takes what."""
NEAR_PAID = 5


def rulings_as_well(question: str, language: Language) -> list[str]:
    """Return the rulings for what is asked of the first round, of the last one, of the order of turns, of a hand at the end, and of the deal."""
    return asked_as_well(read_question(question, language))


def asked_as_well(reading: Reading) -> list[str]:
    """Return the rulings for what a question that was read asks as well."""
    asked = [
        word
        for start, end in sentences_of(reading.words)
        if at(reading.words, end).text == "?"
        for word in reading.words[start:end]
    ]
    is_of_play = reading.lacks(*OF_SCORE)
    found: list[str] = []
    if is_of_play and is_of_first_round(reading) and _has(asked, "sanctuary"):
        found.append("finding-in-round-one")
    if is_of_play and is_last_round(reading) and _asks_to_take(reading, asked):
        found.append("taking-in-round-eight")
    is_of_turns = _has(asked, "who") and any(is_any(word, TAKING) for word in asked)
    if is_of_play and is_of_turns and len(set(reading.durations)) > 1 and reading.lacks("hand", "next"):
        found.append("who-takes-first")
    is_over = not reading.lacks("game-end", "all-rounds", "last-round", "last")
    if is_of_play and is_over and _has(asked, "hand") and _has(asked, "many") and _has(asked, "rest"):
        found.append("regions-left-in-hand")
    is_of_setup = all(_has(asked, kind) for kind in ("head", "middle", "card"))
    if is_of_play and is_of_setup and len([word for word in asked if "many" in word.kinds]) > 1:
        found.append("cards-dealt")
    return found


def asks_found(reading: Reading) -> bool:
    """Return True if it is asked how many Sanctuaries were found, and in another part of the question how many are drawn."""
    places = reading.places("many")
    ends = [*places[1:], len(reading.words)]
    clauses = [
        reading.words[place : min(end, clause_of(reading.words, place)[1])]
        for place, end in zip(places, ends, strict=False)
    ]
    found = [
        clause
        for clause in clauses
        if (
            any(is_any(word, ("find", "over")) and "draw" not in word.kinds for word in clause)
            or all(any(kind in word.kinds for word in clause) for kind in ("sanctuary", "reckon"))
        )
        and not any("draw" in word.kinds for word in clause)
    ]
    return 0 < len(found) < len(clauses)


def with_found(reading: Reading, found: DrawCase) -> DrawCase | RowCase:
    """Return the case of a draw, with what its row has found if that is asked as well; that of the row alone if a whole game is spoken of."""
    is_found = reading.has("find") and reading.asks_for("sanctuary") and reading.lacks("draw", "now")
    if is_found and len(found.row) == MOST_ROUNDS and len(reading.places("many")) == 1:
        return RowCase(row=found.row)
    return evolve(found, has_found=True) if len(found.row) > 2 and asks_found(reading) else found


def is_of_first_round(reading: Reading) -> bool:
    """Return True if a question is about round 1 alone."""
    is_later = not reading.lacks("now", "previous", "last-round")
    is_later |= reading.has("then") and len(set(reading.durations)) > 1
    is_later |= reading.has("next")
    return not is_later and is_first_round(reading)


def is_row_of_several(reading: Reading, found: Case | None) -> bool:
    """Return True if Regions are taken for a row that several players have: all were played in round 1, or they are stated by person."""
    is_row = isinstance(found, DrawCase | FindCase | RowCase) and len(found.row) > 1
    persons = {word.text for word in reading.words if "person" in word.kinds}
    owners = {each.owner for each in read_owners(reading) if each.owner in persons}
    return is_row and (is_of_first_round(reading) or len(owners) > 1)


def is_clue_chosen(reading: Reading) -> bool:
    """Return True if a Sanctuary with a clue was chosen just now, and it is asked whether that clue lets more be drawn."""
    words = reading.words
    cards = [number.place for number in reading.numbers if number.role is Role.DURATION]
    for phrase in reading.sanctuaries.phrases:
        start, stop = start_before(words, phrase.start), stop_after(words, phrase.end)
        is_chosen = any(is_any(word, ("keep", "take", "pick", "play")) for word in words[start:stop])
        is_last = all(place < phrase.start for place in cards)
        is_more = any(is_any(word, ("draw", "getting")) for word in words[stop:])
        if phrase.icons.get("clue", 0) and is_chosen and is_last and is_more and reading.lacks("many", "pay"):
            return True
    return False


def is_rest_asked(reading: Reading) -> bool:
    """Return True if Sanctuaries were drawn, and it is asked whether the others go to a deck or a pile: `the rest, discard pile?`."""
    words = reading.words
    is_drawn = reading.has("draw", "sanctuary") and reading.lacks("many", "due", "region", "pay")
    return is_drawn and any(
        "deck" in word.kinds
        and is_in_question(words, place)
        and any(
            is_any(each, ("remainder", "elsewhere")) for each in words[start_before(words, place) : place]
        )
        for place, word in enumerate(words)
    )


def _has(words: list[Word], kind: str) -> bool:
    return any(kind in word.kinds for word in words)


def _asks_to_take(reading: Reading, asked: list[Word]) -> bool:
    """Return True if it is asked whether a Region is taken."""
    is_taken = any(is_any(word, TAKING) for word in asked) and not reading.lacks("region", "middle")
    return is_taken and reading.lacks("hand", "reckon")


def is_of_need(reading: Reading) -> bool:
    """Return True if it is asked when a prerequisite is checked of which the wonders are counted."""
    return bool(reading.counts_of("need")) and asks_when(reading.words, reading.numbers)


def fames_of(reading: Reading) -> set[int]:
    """Return what the described Sanctuaries pay that pay a fixed number."""
    return {each.quest.fame for each in reading.sanctuaries.phrases if each.quest and not each.quest.counted}


def is_paid_in_sanctuaries(reading: Reading) -> bool:
    """Return True if a word for what is paid is said of a Sanctuary alone: `that must be worth a Sanctuary`."""
    words = reading.words
    return all(
        any("sanctuary" in after.kinds for after in words[place : place + NEAR_PAID])
        for place, word in enumerate(words)
        if "pay" in word.kinds
    )
