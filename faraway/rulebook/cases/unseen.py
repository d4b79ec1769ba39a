"""What a question says of cards that a Region does not see: `the 2 with its two stones is further left`, `18 lies to the left`.

They change nothing in what the Region pays. Left out, the rest says what it sees; a card that is named again elsewhere stays.
"""

from collections.abc import Sequence

from faraway.rulebook.cases.beside import ENDS, at, is_any, sentences_of
from faraway.rulebook.cases.phrases import Sanctuaries
from faraway.rulebook.cases.quests import ALL_COLOURS
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

MARKS = ("leftward", "hidden")
SEEN = (
    "sanctuary",
    "then",
    "after",
    "faceup",
    "see",
    "row",
    "backward",
    "or",
    "if",
    "what",
    "many",
    "which",
    "middle",
)
"""Words of these kinds say more than what is not seen."""
MORE = frozenset(
    [*SEEN, "first", "last", "before", "earlier", "nth", "penultimate", "play", *ALL_COLOURS]
) - {"then"}
"""Words of these kinds say more than that a Region pays nothing."""
LAST = Word(text="last", kinds=frozenset({"last"}))
COMMA = Word(text=",", kinds=frozenset({"break"}))


def without_unseen(words: tuple[Word, ...], sanctuaries: Sanctuaries) -> tuple[Word, ...]:
    """Return the words with what is said of cards to the left, or still face down, blanked; unchanged if one is named elsewhere."""
    blank: set[int] = set()
    for start, end in sentences_of(words):
        blank.update(_unseen_of(words, start, end))
    cards = {words[place].number for place in blank if words[place].text.isdigit()}
    blank.update(_conceded(words, cards))
    named = [
        word.number
        for place, word in enumerate(words)
        if word.text.isdigit() and place not in blank and "counted" not in at(words, place + 1).kinds
    ]
    is_described = any(
        phrase.start <= place < phrase.end for phrase in sanctuaries.phrases for place in blank
    )
    if not cards.isdisjoint(named) or is_described:
        return words
    is_one = len(named) == 1
    return tuple(
        COMMA if place in blank else LAST if is_one and _is_last_round(word) else word
        for place, word in enumerate(words)
    )


def without_failed(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words without sentences that say only that other Regions pay nothing: `neither 53 nor 56 has its condition met`.

    What they show counts all the same. A sentence that asks more than whether it does so stays.
    """
    blank: set[int] = set()
    for start, end in sentences_of(words):
        part = words[start:end]
        elsewhere = {word.number for word in (*words[:start], *words[end:]) if word.text.isdigit()}
        cards = {word.number for word in part if word.text.isdigit()}
        is_named = bool(cards) or any(is_any(word, ("card", "region")) for word in part)
        is_failed = any(is_any(word, ("deny", "nor", "pending")) for word in part)
        is_failed &= any("need" in word.kinds for word in part)
        is_counted = any(is_any(word, (*ICONS, "scoring", "says")) for word in part)
        is_alike = is_counted if at(words, end).text == "?" else not any(is_any(word, ICONS) for word in part)
        is_more = any(is_any(word, MORE) for word in part[:-1])
        if is_named and is_failed and cards <= elsewhere and is_alike and not is_more:
            blank.update(range(start, end))
    return tuple(COMMA if place in blank else word for place, word in enumerate(words))


def _is_last_round(word: Word) -> bool:
    """Return True if a word may mean the last round of the game as well as the round before: that of the only Region named."""
    return "previous" in word.kinds and " " in word.text


def _unseen_of(words: Sequence[Word], start: int, end: int) -> list[int]:
    """Return the places of what a sentence says of cards that are not seen."""
    marked = [place for place in range(start, end) if is_any(words[place], MARKS)]
    aside = [place for place in range(start, end) if _is_aside(words, place)]
    if not (marked or aside):
        return []
    is_asked = at(words, end).text == "?"
    if marked and not is_asked and not any(is_any(word, SEEN) for word in words[start:end]):
        return list(range(start, end))
    found: list[int] = []
    for place in marked:
        first, stop = _part_of(words, place, start, end)
        if not any(is_any(word, SEEN) for word in words[first:stop]):
            found += range(first, stop)
    for place in aside:
        first, _ = _part_of(words, place, start, end)
        card = next((each for each in range(first, place) if words[each].text.isdigit()), place)
        while is_any(at(words, card - 1), ("the", "card", "region", "own")) and card - 1 >= first:
            card -= 1
        found += range(card, place + 1)
    return found


def _is_aside(words: Sequence[Word], place: int) -> bool:
    """Return True if the Region behind a word is the one to whose right others lie as well: `30 left of the 21, 23 on its right`."""
    after = place + 1
    while is_any(at(words, after), ("the", "card", "region", "own")):
        after += 1
    return "aside" in words[place].kinds and at(words, after).text.isdigit()


def _part_of(words: Sequence[Word], place: int, start: int, end: int) -> tuple[int, int]:
    """Return the part of a sentence about a place, between stops that do not stand in a list of Regions."""
    first = place
    while first > start and not _is_stop(words, first - 1):
        first -= 1
    has_cards = any(word.text.isdigit() for word in words[first:place])
    stop = place + 1
    while stop < end and not _is_stop(words, stop) and not (has_cards and "conj" in words[stop].kinds):
        stop += 1
    return first, stop


def _is_stop(words: Sequence[Word], place: int) -> bool:
    """Return True if a break or bracket stands at a place, and not between two Regions of a list."""
    word = words[place]
    if word.text in ENDS or is_any(word, ("bracket",)) or word.text in {"(", ")", ":"}:
        return True
    after = place + 1
    while is_any(at(words, after), ("the", "card", "region")):
        after += 1
    before = place - 2
    while is_any(at(words, before), ("the", "card", "region")):
        before -= 1
    is_ended = "conj" in at(words, before).kinds
    is_listed = at(words, place - 1).text.isdigit() and at(words, after).text.isdigit() and not is_ended
    return word.text == "," and not is_listed


def _conceded(words: Sequence[Word], cards: set[int]) -> list[int]:
    """Return the places of what is conceded of a card that is not seen: `although 18 is not open yet`."""
    starts = [place for place, word in enumerate(words) if "concede" in word.kinds]
    spans = [list(range(start, _stop_of(words, start))) for start in starts]
    found = [span for span in spans if _numbers_at(words, span) and _numbers_at(words, span) <= cards]
    return found[0] if found else []


def _stop_of(words: Sequence[Word], start: int) -> int:
    """Return where the clause ends that begins at a place."""
    after = range(start + 1, len(words))
    return next((place for place in after if is_any(words[place], ("break", "bracket"))), len(words))


def _numbers_at(words: Sequence[Word], places: Sequence[int]) -> set[int]:
    return {words[place].number for place in places if words[place].text.isdigit()}
