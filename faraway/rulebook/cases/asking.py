"""What a question about scoring asks for: one Region, a row, or Sanctuaries; and whether it asks for anything else."""

from collections.abc import Sequence
from functools import lru_cache

from faraway.rulebook.cases.beside import ENDS, at, is_any, is_in_question
from faraway.rulebook.cases.noting import BOTH, DEFINITE, THESE
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Role
from faraway.rulebook.cases.phrases import is_none
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.rows import NOT_IN_VIEW, cards_of, ends_asked, is_claimed, sentence_at
from faraway.rulebook.cases.scene import Scene
from faraway.rulebook.phrasebook import Word

OTHER_TALK = ("deck", "hand", "pending")
"""Words of these kinds say that more is asked."""
FAR, NEAR = 4, 4


def asks_otherwise(scene: Scene) -> bool:
    """Return True if a question asks for something else than what cards pay, or speaks of several players."""
    reading = scene.reading
    is_tied = any("tie" in word.kinds and "all" not in word.kinds for word in reading.words)
    is_doubtful = is_near_doubt(scene)
    is_compared = any(
        scene.words[place].text != "als"
        and any(each.text.isdigit() for each in scene.words[place + 1 : place + NEAR])
        for place in reading.places("compare")
    )
    is_doubtful |= is_compared or is_of_another(scene)
    is_other = is_tied or is_doubtful or not reading.lacks(*OTHER_TALK) or _is_asked_who(reading)
    is_finding = _is_finding(reading) and not is_fame_asked(scene)
    return is_other or is_finding or _is_of_several(scene) or not scene.is_read


def is_near_doubt(scene: Scene) -> bool:
    """Return True if a word beside Regions says that they may lie in another order: `swapped`, `right to left`."""
    ends = [place for each in scene.lists for place in (each.start, each.end)]
    return any(
        any(abs(place - each) <= FAR for each in ends)
        and ("doubt" in scene.words[place].kinds or not scene.is_stated_backward(place))
        for place in scene.reading.places("doubt", "backward")
    )


@lru_cache(maxsize=4)
def is_of_another(scene: Scene) -> bool:
    """Return True if a Sanctuary may be another player's, or one that the player has not got: `my opponent has a red one`, `I nearly took it`."""
    starts = {sentence_at(scene, each.start)[0] for each in scene.lists if len(each.cards) > 1}
    rows = [(start, sentence_at(scene, start)[1]) for start in starts] or list(scene.sentences[:1])
    is_theirs = any(_has_person(scene, start, end) for start, end in rows)
    for phrase in scene.phrases:
        start, end = sentence_at(scene, phrase.start)
        is_named = any("stranger" in word.kinds for word in scene.words[phrase.start : end])
        before = scene.words[start : phrase.start]
        is_drawn = any("draw" in word.kinds and not is_any(word, ("find", "have")) for word in before)
        is_unreal = any("unreal" in word.kinds for word in before) or is_drawn
        is_owned = _has_person(scene, start, phrase.start) and not is_theirs
        if is_unreal or is_named or is_owned:
            return True
    return False


def _has_person(scene: Scene, start: int, end: int) -> bool:
    """Return True if another player is spoken of between two places."""
    return any(is_any(word, ("person", "stranger")) for word in scene.words[start:end])


def is_fame_asked(scene: Scene) -> bool:
    """Return True if it is asked whether so much is paid: `do I get the 24?`."""
    is_chosen = any(
        number.role is Role.CLAIM
        and any("or" in at(scene.words, place).kinds for place in (number.place - 1, number.place + 1))
        for number in scene.reading.numbers
    )
    return len(cards_of(scene)) < len(scene.lists) or is_claimed(scene) or is_chosen


def is_draw_asked(scene: Scene) -> bool:
    """Return True if it is asked how many cards are drawn: `how many do I draw?`."""
    for start, end in scene.sentences:
        part = scene.words[start:end]
        is_of_fame = any(word.text.isdigit() or is_any(word, ("pay", "give", "reckon")) for word in part)
        is_drawn = any(is_any(word, ("draw", "find")) for word in part)
        if is_drawn and not is_of_fame and any("many" in word.kinds for word in part):
            return True
        many = next((place for place, word in enumerate(part) if "many" in word.kinds), len(part))
        if "pay" not in at(part, many).kinds and any("card" in word.kinds for word in part[many : many + 3]):
            return True
    return False


def _is_asked_who(reading: Reading) -> bool:
    """Return True if it is asked who does something; a relative pronoun behind a card or a comma asks nothing."""
    before = [at(reading.words, place - 1) for place in reading.places("who")]
    return any(not word.text or word.text in {*ENDS, ":"} or "conj" in word.kinds for word in before)


def _is_finding(reading: Reading) -> bool:
    """Return True if it may be asked what was found, not what a card pays."""
    is_plain = reading.lacks("pay", "give", "faceup", "see", "set", "reckon")
    if reading.lacks("pay", "give", "set", "reckon", "need") and _asks_to_get(reading):
        return True
    return (
        not reading.lacks("find", "draw")
        and is_plain
        and (is_found(reading) or (reading.lacks("need") and not reading.sanctuaries.is_stated))
    )


def _asks_to_get(reading: Reading) -> bool:
    """Return True if it is asked whether the player gets a Sanctuary: `do I get a Sanctuary or not?`."""
    return any(
        "sanctuary" in word.kinds
        for place in reading.places("getting")
        if is_in_question(reading.words, place)
        for word in reading.words[place : place + NEAR]
    )


def is_found(reading: Reading) -> bool:
    """Return True if a Sanctuary is spoken of as one that is found or drawn."""
    return any(
        "sanctuary" in word.kinds
        for place in reading.places("find", "draw")
        for word in reading.words[place : place + FAR]
    )


def _is_of_several(scene: Scene) -> bool:
    """Return True if a name beside a card may be that of a second player, or another player is spoken of."""
    rows = [each for each in scene.lists if len(each.cards) > 1]
    is_one = len(rows) == 1 or len({card for each in scene.lists for card in each.cards}) == 1
    if is_one and len(scene.names) <= 1:
        return False
    is_other = scene.reading.has("other", "me")
    return is_other or len(scene.names) > 1 or (bool(scene.names) and scene.reading.has("me"))


def asked_sanctuaries(scene: Scene) -> tuple[int, ...]:
    """Return the places of the Sanctuaries with a quest that are asked about together, or beside a Region."""
    paying = [place for place, phrase in enumerate(scene.phrases) if phrase.quest]
    named = tuple(dict.fromkeys(place for place in scene.sanctuaries.targets if place in paying))
    if named:
        return named
    for start, end in scene.sentences:
        words = scene.words[start:end]
        is_paid = any(is_any(word, ("give", "pay", "many", "reckon")) for word in words)
        is_paid |= len(words) <= FAR and "conj" in at(words, 0).kinds
        if at(scene.words, end).text != "?" or not is_paid:
            continue
        is_named = any(
            "sanctuary" in word.kinds and not is_excluded(words, place) for place, word in enumerate(words)
        )
        stated = tuple(place for place in paying if start <= scene.phrases[place].start < end)
        has_cards = any(start <= each.start < end for each in scene.lists)
        is_counted = any(word.is_spelled and word.number == len(paying) > 1 for word in words)
        is_counted |= len(paying) == 2 and any(word.text in BOTH or "pair" in word.kinds for word in words)
        if is_named and stated and not has_cards:
            return stated
        if not stated and has_cards and _is_added(scene, start, end):
            return tuple(paying)
        if (
            (is_named or is_counted)
            and not stated
            and not has_cards
            and not any(is_any(word, ("find", "draw", "deck")) for word in words)
        ):
            return tuple(paying)
    return ()


def asks_for_sanctuaries_alone(scene: Scene) -> bool:
    """Return True if it is asked what Sanctuaries pay, and of no Region: `the total of my Sanctuaries?`."""
    for start, end in scene.sentences:
        part = scene.words[start:end]
        named = [place for place, word in enumerate(part) if "sanctuary" in word.kinds]
        is_paid = any(is_any(word, ("pay", "give", "reckon", "many")) for word in part)
        is_other = any(word.text.isdigit() or is_any(word, ("region", "card", "row")) for word in part)
        is_beside = any(
            is_any(word, ("with", "deny", "besides"))
            for place in named
            for word in part[max(place - NEAR, 0) : place]
        )
        if at(scene.words, end).text == "?" and named and is_paid and not is_other and not is_beside:
            return True
    return False


def asks_for_sanctuary(scene: Scene) -> bool:
    """Return True if it is asked for Sanctuaries, and not only to leave them out."""
    named = scene.reading.places("sanctuary")
    asked = [place for place in named if at(scene.words, sentence_at(scene, place)[1]).text == "?"]
    is_left_out = bool(asked) and all(is_excluded(scene.words, place) for place in asked)
    return scene.reading.asks_for("sanctuary") and not is_left_out


def has_besides(scene: Scene) -> bool:
    """Return True if something is stated besides what is in view; Sanctuaries that are left out of what is asked are not."""
    return any(
        "besides" in word.kinds
        and not any("sanctuary" in each.kinds for each in scene.words[place + 1 : place + NEAR])
        for place, word in enumerate(scene.words)
    )


def is_excluded(words: Sequence[Word], place: int) -> bool:
    """Return True if a Sanctuary named at a place is left out of what is asked: `without counting the Sanctuary`."""
    return any(is_none(word) or "besides" in word.kinds for word in words[max(place - NEAR + 1, 0) : place])


def _is_added(scene: Scene, start: int, end: int) -> bool:
    """Return True if Sanctuaries that are known are asked about behind Regions: `what does the 44 pay, and what that Sanctuary?`."""
    card = max(each.end for each in scene.lists if start <= each.start < end)
    for place in range(card + 1, end):
        before = at(scene.words, place - 1)
        is_known = (
            before.text in DEFINITE or before.text in THESE or before.text == "col" or "own" in before.kinds
        )
        is_joined = any(is_any(word, ("conj", "pay")) for word in scene.words[card + 1 : place])
        is_with = "with" in at(scene.words, place - 2).kinds
        if "sanctuary" in scene.words[place].kinds and is_known and is_joined and not is_with:
            return True
    return False


def named_in_question(scene: Scene) -> list[int]:
    """Return the Regions that are named in a question, apart from the row."""
    longest = max((len(each.cards) for each in scene.lists), default=0)
    return [
        card
        for each in scene.lists
        if len(each.cards) < max(longest, 2)
        and at(scene.words, sentence_at(scene, each.start)[1]).text == "?"
        for card in each.cards
    ]


def only_row(scene: Scene) -> tuple[int, ...]:
    """Return the Regions of the only list; nothing if there are several, or if it is no row."""
    rows = [each for each in cards_of(scene) if len(each.cards) > 1]
    rows = [each for each in rows if not any(set(each.cards) < set(other.cards) for other in rows)]
    is_row = (
        len(rows) == 1
        and rows[0].kinds.isdisjoint(NOT_IN_VIEW)
        and len(set(rows[0].cards)) == len(rows[0].cards)
    )
    return rows[0].cards if is_row and len(rows[0].cards) <= MOST_ROUNDS else ()


def asks_for_so_many(scene: Scene, number: int) -> bool:
    """Return True if a sentence that asks counts as many as were named: `what do the four pay together?`."""
    words = scene.words
    return any(
        (word.number if word.is_spelled else 2 * int("pair" in word.kinds)) == number
        and at(words, sentence_at(scene, place)[1]).text in {"?", ""}
        and (
            is_any(at(words, place - 1), ("the", "those", "own", "all"))
            or at(words, place - 1).text in THESE
            or is_any(at(words, place + 1), ("region", "card"))
            or ("pair" in word.kinds and "sanctuary" not in at(words, place + 1).kinds)
        )
        for place, word in enumerate(words)
    )


def several_asked(scene: Scene, row: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Regions of the only list that are asked about by their number: all of it, the first or the last ones; nothing if none are."""
    if not row or len(cards_of(scene)) != 1:
        return ()
    number = ends_asked(scene)
    if asks_for_so_many(scene, len(row)):
        return row
    return () if abs(number) >= len(row) else row[:number] if number > 0 else row[number:] if number else ()


def is_end_counted(scene: Scene) -> bool:
    """Return True if only the end of a row is stated, and a Sanctuary counts what lies before it as well."""
    is_counted = any(phrase.quest is not None and phrase.quest.counted for phrase in scene.phrases)
    return is_counted and any(not each.kinds.isdisjoint(("last", "over")) for each in cards_of(scene))
