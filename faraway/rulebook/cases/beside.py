"""The words beside a place in a question, and on which cards icons lie by those words."""

from collections.abc import Iterable, Sequence
from itertools import takewhile

from faraway.rulebook.cases.view import BIOMES, ICONS
from faraway.rulebook.phrasebook import Word

ENDS = frozenset(".?!;")
"""The stops that end a sentence."""
NOTHING = Word(text="", kinds=frozenset())
COMMA = Word(text=",", kinds=frozenset({"break"}))
"""What stands for words that are left out."""
LONGEST_STEP, FARTHEST_PLACE, LONG_LIST = 3, 5, 4
SHORTEST_LIST = 4
"""The distance of the first and the last of three numbers with commas between them."""
SEEN = frozenset({"after", "then"})
UNSEEN = frozenset({"before", "earlier", "previous", "hidden", "leftward"})


def at(words: Sequence[Word], place: int) -> Word:
    """Return the word at a place; beyond either end, nothing."""
    return words[place] if 0 <= place < len(words) else NOTHING


def stop_after(words: Sequence[Word], place: int) -> int:
    """Return the place of the stop that ends the sentence of a place; the end if there is none."""
    while place < len(words) and words[place].text not in ENDS:
        place += 1
    return min(place, len(words))


def start_before(words: Sequence[Word], place: int) -> int:
    """Return the place where the sentence of a place begins."""
    while place > 0 and words[place - 1].text not in ENDS:
        place -= 1
    return max(place, 0)


def is_in_question(words: Sequence[Word], place: int) -> bool:
    """Return True if the sentence of a place is a question."""
    return at(words, stop_after(words, place)).text == "?"


def sentences_of(words: Sequence[Word]) -> tuple[tuple[int, int], ...]:
    """Return the places where each sentence begins, and of its stop."""
    ends = [place for place, word in enumerate(words) if word.text in ENDS]
    return tuple(zip([0, *(end + 1 for end in ends)], [*ends, len(words)], strict=True))


def is_in_run(words: Sequence[Word], place: int) -> bool:
    """Return True if a number stands at the end of a run of numbers with nothing between them: `11 25 12 3 Sanctuaries`."""
    return all(at(words, each).text.isdigit() for each in range(place - 2, place + 1))


def begins_list(words: Sequence[Word], place: int) -> bool:
    """Return True if a number in digits is the first of a long list with commas: `with 3, 17, 16, 44`."""
    places = range(place, place + 2 * LONG_LIST, 2)
    return all(at(words, each).text.isdigit() and at(words, each + 1).text == "," for each in places)


def is_in_list(words: Sequence[Word], place: int) -> bool:
    """Return True if a number in words is one of several with commas between them: `sixty, one, two, three`."""
    start = end = place
    while at(words, start - 1).text == "," and at(words, start - 2).number:
        start -= 2
    while at(words, end + 1).text == "," and at(words, end + 2).number:
        end += 2
    return end - start >= SHORTEST_LIST


def is_any(word: Word, kinds: Iterable[str]) -> bool:
    """Return True if a word is of one of these kinds."""
    return not word.kinds.isdisjoint(kinds)


def first_kind(word: Word, kinds: Iterable[str]) -> str:
    """Return the first of these kinds that a word is of; nothing if it is of none."""
    return next(kind for kind in kinds if kind in word.kinds) if is_any(word, kinds) else ""


def kind_of_regions(words: Sequence[Word], place: int) -> str:
    """Return what so many Regions are said to be: `five of my Regions are night cards`, `forests: two Regions`."""
    step = place + 1
    while is_any(at(words, step), {"small", "own", "the", "among"}) and step <= place + LONGEST_STEP:
        step += 1
    if "region" not in at(words, step).kinds or words[place].number < 2:
        return ""
    label = at(words, place - 2) if at(words, place - 1).text == ":" else NOTHING
    named = first_kind(label, ICONS)
    step += 1
    if named or not is_any(at(words, step), {"is", "neutral", "show", "have"}):
        return named
    while is_any(at(words, step), {"small", "neutral", "is", "show", "have"}) and not is_any(
        at(words, step), ICONS
    ):
        step += 1
    return first_kind(at(words, step), ICONS)


def kind_of_cards(words: Sequence[Word], place: int) -> str:
    """Return the biome or night of so many cards, if it stands after them: `2 regioni di notte`, `3 cartes forêt`."""
    if not is_any(at(words, place + 1), {"region", "card"}):
        return ""
    named = at(words, place + 3) if "small" in at(words, place + 2).kinds else at(words, place + 2)
    return first_kind(named, (*BIOMES, "night"))


def where_of(words: Sequence[Word], place: int) -> str:
    """Return on which cards a number of icons lies: `2 clues on my Regions`, `and 1 on a Sanctuary`; nothing if it is not said."""
    is_counted = is_any(at(words, place + 1), ICONS) or kind_of_cards(words, place)
    if is_counted and (named := _place_named(words[place + 1 : place + 3])):
        return named
    if named := where_after(words, place):
        return named
    before = range(place - FARTHEST_PLACE, place)
    start = next((each for each in before if "on" in at(words, each).kinds), None)
    if start is not None and not any(_parts(words, each) for each in before if each > start):
        return _place_named(words[start + 1 : place])
    return ""


def where_after(words: Sequence[Word], place: int) -> str:
    """Return on which cards a number of icons lies, by what follows it; nothing if it is not said."""
    after = range(place + 1, place + 1 + FARTHEST_PLACE)
    start = next((each for each in after if "on" in at(words, each).kinds), None)
    if start is None or any(_parts(words, each) for each in after if each < start):
        return ""
    named = _place_named(words[start + 1 : start + 1 + LONGEST_STEP])
    rest = takewhile(lambda word: not is_any(word, {"break", "conj"}), words[start + 1 :])
    return "unseen" if named in {"region", "card"} and any(is_any(word, UNSEEN) for word in rest) else named


def where_relative(words: Sequence[Word], place: int) -> str:
    """Return whether a number of icons is in view, by where it lies: `2 before it and 1 after it`."""
    start = place + 1
    while is_any(at(words, start), {"have", "me", "small"}) and not is_any(at(words, start), SEEN | UNSEEN):
        start += 1
    after = at(words, start + 1)
    is_end = not after.text or is_any(after, {"break", "conj"})
    is_ended = is_end and not any(word.text.isdigit() for word in words[place + 1 : start + 1])
    return (
        ""
        if not is_ended
        else "unseen"
        if is_any(at(words, start), UNSEEN)
        else "card"
        if is_any(at(words, start), SEEN)
        else ""
    )


def _parts(words: Sequence[Word], place: int) -> bool:
    """Return True if a word at a place ends a part of a sentence, and nothing is said of all that was counted."""
    return is_any(at(words, place), {"break", "bracket"}) and "all" not in at(words, place + 1).kinds


def _place_named(words: Sequence[Word]) -> str:
    return next(
        (kind for word in words for kind in ("region", "sanctuary", "card") if kind in word.kinds), ""
    )


def around(words: Sequence[Word], place: int, stops: Iterable[str]) -> Sequence[Word]:
    """Return the words about a place up to the next stops of these kinds."""
    ends = [each for each, word in enumerate(words) if is_any(word, stops)]
    start = max((each + 1 for each in ends if each < place), default=0)
    return words[start : min((each for each in ends if each >= place), default=len(words))]
