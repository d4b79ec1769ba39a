"""Regions that are stated with their places in the row, written as a list: `28 fifth, 16 sixth, 48 seventh and 54 eighth`.

Each such span is replaced by the Regions alone, in order, if its places are consecutive and the last one is the eighth: no other
Region was then played later. A span of the eighth place alone says that its Region is the last.
"""

from collections.abc import Sequence
from itertools import pairwise

from attrs import define, evolve, field, frozen

from faraway.rulebook.cases.beside import COMMA, ENDS, NOTHING, at, is_any, sentences_of
from faraway.rulebook.cases.numbers import GREATEST_DURATION, MOST_ROUNDS
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

WITHIN = frozenset([
    "small", "the", "own", "card", "region", "play", "is", "have", "me", "neutral", "at", "on", "among", "order",
    "filler", "conj", "then", "range", "row", "unknown", "those", "plus", "one", "after", "faceup", "round",
    "its", "show", "claim", "give", "see", "group",
])  # fmt: skip
"""Words of these kinds may stand between the Regions and places of a span."""
APART = frozenset([
    "sanctuary", "stranger", "if", "or", "deny", "not", "who", "many", "what", "which", "hand", "deck", "tie", "find", "draw",
    "before", "earlier", "previous", "hidden", "leftward", "doubt", "pay", "per", "need", "person", "other", "unreal", "says",
    "when", "counted", "players", "elsewhere", "pending", "backward",
])  # fmt: skip
"""Words of these kinds end a span."""
COUNTED = frozenset(["counted", "per", "sanctuary", "card", "region", "players"])
"""Before words of these kinds a number names no Region."""
PLACED = frozenset(["nth", "round", "slots", "on", "penultimate", "last", "first"])
"""Words of these kinds may name a place in the row; a number in words may go on from one."""
FROM_THE_END = frozenset({"small"})
MOST_BETWEEN, FEWEST, FARTHEST, FARTHEST_WITHIN = 5, 2, 3, 8
ROW = Word(text="row", kinds=frozenset({"row", "small"}))
THEN = Word(text="then", kinds=frozenset({"then", "small"}))
LAST = Word(text="last", kinds=frozenset({"last"}))


@frozen(kw_only=True, eq=False, repr=False)
class _Mark(Value):
    """A Region, or a place in the row, with the places of its words; `is_named`: an ordinal or a number after `slot` says it."""

    start: int
    end: int
    value: int
    is_card: bool
    is_named: bool = True


@define(kw_only=True, repr=False)
class _Span:
    """Marks that stand together in a sentence."""

    marks: list[_Mark] = field(factory=list)

    @property
    def cards(self) -> list[int]:
        return [mark.value for mark in self.marks if mark.is_card]


def with_slots(stated: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words with each span of Regions and their places replaced by the Regions in order."""
    words = _without_end(_with_last(_with_ordinals(_from_the_end(stated))))
    found: list[Word] = []
    end = 0
    for span in _spans(words):
        written = _written(span)
        if written:
            found += [*words[end : span.marks[0].start], *written]
            end = span.marks[-1].end
    return (*found, *words[end:])


def _from_the_end(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words without an order where only one place is counted from the end: `the third from the right is 44`."""
    return tuple(
        evolve(word, kinds=FROM_THE_END) if "backward" in word.kinds and "nth" in before.kinds else word
        for before, word in zip([NOTHING, *words], words, strict=False)
    )


def _with_ordinals(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words with German ordinals in digits read as such, if they go on to the eighth: `7. Karte 38, 8. Karte 25`."""
    places = [
        place
        for place, word in enumerate(words)
        if 1 < word.number <= MOST_ROUNDS
        and at(words, place + 1).text == "."
        and is_any(at(words, place + 2), ("card", "region", "the"))
        and not at(words, place - 1).text.isalnum()
    ]
    first = MOST_ROUNDS + 1 - len(places)
    if len(places) < FEWEST or [words[place].number for place in places] != list(
        range(first, MOST_ROUNDS + 1)
    ):
        return words
    return tuple(
        Word(text="nth", kinds=frozenset({"nth"}), number=word.number) if place in places else word
        for place, word in enumerate(words)
        if place - 1 not in places
    )


def _with_last(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words with the Region that is turned over first when scores are counted as the last: `the first card I reveal at scoring`."""
    for start, end in sentences_of(words):
        part = words[start:end]
        first = [start + place for place, word in enumerate(part) if "first" in word.kinds]
        if len(first) != 1:
            continue
        is_revealed = any("reveal" in word.kinds for word in part)
        is_scored = any(is_any(word, ("scoring", "game-end")) and "play" not in word.kinds for word in part)
        is_played = any("play" in word.kinds and "reveal" not in word.kinds for word in part)
        is_one = sum(word.text.isdigit() for word in part) == 1
        if is_revealed and is_scored and is_one and not is_played:
            return (*words[: first[0]], LAST, *words[first[0] + 1 :])
    return words


def _without_end(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words without what says again of the last Region of a row that it is the last: `24, 20, 6 with the 6 far right`."""
    cards = [place for place, word in enumerate(words) if word.text.isdigit()]
    for before, place in pairwise(cards):
        between = words[before + 1 : place]
        is_near = len(between) <= FARTHEST or (between[0].text == "(" and len(between) <= FARTHEST_WITHIN)
        if words[before].number != words[place].number or not is_near:
            continue
        stop = next(
            (each for each in range(place, len(words)) if words[each].text in {",", *ENDS}), len(words)
        )
        last = [
            each
            for each in range(place + 1, stop)
            if "last" in words[each].kinds
            or ("then" in words[each].kinds and at(words, each + 1).text == ")")
        ]
        is_listed = before - 2 in cards or before - 1 in cards
        is_plain = all(
            word.text in {",", "("} or is_any(word, ("the", "with", "small", "card", "bracket"))
            for word in between
        )
        if is_listed and is_plain and last and last[0] <= place + FARTHEST + 1:
            end = last[-1] + 1
            while is_any(at(words, end), ("then", "side", "bracket")):
                end += 1
            return (*words[: before + 1], COMMA, ROW, *words[end:])
    return words


def _spans(words: Sequence[Word]) -> list[_Span]:
    """Return the spans of marks that stand near each other."""
    spans: list[_Span] = []
    for mark in _marks(words):
        between = words[spans[-1].marks[-1].end : mark.start] if spans else ()
        is_near = bool(spans) and len(between) <= MOST_BETWEEN and all(_is_within(word) for word in between)
        if not is_near:
            spans.append(_Span())
        spans[-1].marks.append(mark)
    return [_trimmed(span) for span in spans]


def _is_within(word: Word) -> bool:
    """Return True if a word may stand between the marks of a span."""
    if word.text in {",", ":"}:
        return True
    is_plain = not word.kinds or is_any(word, WITHIN) or word.text == "als"
    return is_plain and not is_any(word, APART) and word.text not in ENDS and not is_any(word, ("bracket",))


def _trimmed(span: _Span) -> _Span:
    """Return a span without a place at its end that belongs to what follows: `44 fifth, 49 sixth; first …`."""
    marks = span.marks
    is_led = bool(marks) and not marks[0].is_card
    while is_led and marks and not marks[-1].is_card and not marks[-1].is_named:
        marks = marks[:-1]
    return _Span(marks=marks)


def _marks(words: Sequence[Word]) -> list[_Mark]:
    """Return the Regions and the places in the row that words name."""
    marks: list[_Mark] = []
    place = 0
    while place < len(words):
        word, mark = words[place], None
        if word.text.isdigit():
            mark = _card_at(words, place)
        elif word.is_spelled or is_any(word, PLACED):
            mark = _place_at(words, place)
        marks += [mark] if mark else []
        place = mark.end if mark else place + 1
    return marks


def _card_at(words: Sequence[Word], place: int) -> _Mark | None:
    word, after = words[place], at(words, place + 1)
    if not 1 <= word.number <= GREATEST_DURATION or is_any(after, COUNTED):
        return None
    return _Mark(start=place, end=place + 1, value=word.number, is_card=True)


def _place_at(words: Sequence[Word], place: int) -> _Mark | None:
    """Return the place in the row that the words at a place name."""
    word, after = words[place], at(words, place + 1)
    if "nth" in word.kinds and word.number:
        end = place + 1 + is_any(after, ("card", "region", "round"))
        return _Mark(start=place, end=end, value=word.number, is_card=False)
    if is_any(word, ("round", "slots")) and "when" not in word.kinds and 1 <= after.number <= MOST_ROUNDS:
        return _Mark(start=place, end=place + 2, value=after.number, is_card=False)
    is_spelled_place = "on" in word.kinds and after.is_spelled and 1 < after.number <= MOST_ROUNDS
    if is_spelled_place and at(words, place - 1).text.isdigit():
        return _Mark(start=place, end=place + 2, value=after.number, is_card=False)
    is_further = word.is_spelled and 1 < word.number <= MOST_ROUNDS and "range" in at(words, place - 1).kinds
    if is_further and is_any(at(words, place - 3), ("slots", "round")):
        return _Mark(start=place, end=place + 1, value=word.number, is_card=False)
    for kind, value in (("penultimate", MOST_ROUNDS - 1), ("last", MOST_ROUNDS), ("first", 1)):
        if kind in word.kinds:
            return _Mark(start=place, end=place + 1, value=value, is_card=False, is_named=False)
    return None


def _written(span: _Span) -> list[Word]:
    """Return the Regions of a span as a list; nothing if they are not placed one after the other up to the eighth."""
    cards = span.cards
    named = [mark for mark in span.marks if mark.is_named and not mark.is_card]
    if not cards or not named or len(set(cards)) < len(cards) or len(cards) > MOST_ROUNDS:
        return []
    first = MOST_ROUNDS + 1 - len(cards)
    is_placed = _is_range(span, first) or _is_paired(span, first)
    if not is_placed:
        return []
    as_words = [Word(text=str(card), kinds=frozenset(), number=card) for card in cards]
    if len(cards) < FEWEST:
        return [*as_words, LAST]
    rest = [each for card in as_words[2:] for each in (COMMA, card)]
    return [ROW, as_words[0], COMMA, THEN, as_words[1], *rest, COMMA]


def _is_range(span: _Span, first: int) -> bool:
    """Return True if Regions are listed behind the first place, or the first and the last: `slots four to eight: 59, 1, 16, 8, 12`."""
    places = [mark.value for mark in span.marks if not mark.is_card]
    count = len(places)
    is_led = all(mark.is_card == (index >= count) for index, mark in enumerate(span.marks))
    return is_led and places in ([first], [first, MOST_ROUNDS])


def _is_paired(span: _Span, first: int) -> bool:
    """Return True if each place stands beside the Region that has it, on the same side of each; a Region without one goes on."""
    step = -1 if span.marks[0].is_card else 1
    cards = [index for index, mark in enumerate(span.marks) if mark.is_card]
    return all(
        index + step in cards and mark.value == first + cards.index(index + step)
        for index, mark in enumerate(span.marks)
        if not mark.is_card
    )
