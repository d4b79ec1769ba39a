"""What is said of several Sanctuaries before each is named, as in `three with a stone each (red, …)`, and what lies ahead in their list."""

from collections.abc import Sequence

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.noting import DEFINITE
from faraway.rulebook.cases.phrases import Item, is_none, is_one
from faraway.rulebook.cases.quests import COLOURS, colour_of, icon_of
from faraway.rulebook.phrasebook import Word

FARTHEST, NEAR, MOST_OF_A_KIND = 5, 4, 8
LEADING = ("only", "whole", "small", "the", "own", "neutral", "range")
"""Words of these kinds may stand between a biome and the Regions that have it."""
OF_ONE = frozenset([
    "has", "bears", "shows", "carries", "a", "porte", "montre", "hat", "zeigt", "tragt", "ha", "porta", "mostra",
])  # fmt: skip
"""Verbs that say what one card has."""


def is_head(words: Sequence[Word], item: Item, place: int) -> bool:
    """Return True if Sanctuaries that are not counted are named by an icon, and a list of them follows: `Sanctuaries with a moon: …`."""
    is_plain = item.is_named and item.is_plural and not item.number and not item.colour and item.quest is None
    ahead = words[place + 1 : place + NEAR]
    return is_plain and len(item.icons) == 1 and any(colour_of(word) or is_none(word) for word in ahead)


def shared_by(words: Sequence[Word], item: Item, place: int, last: int) -> dict[str, int]:
    """Return what each Sanctuary of the list that follows a place shows, if just so many follow as were counted; else nothing.

    `three Sanctuaries with a chimera each (red, green, blue)`, `three thistles on Sanctuaries (red, blue, the gray one)`.
    """
    if (
        not item.is_named
        or item.colour
        or item.quest is not None
        or at(words, place).text not in {"(", ":", ","}
    ):
        return {}
    is_bracket = at(words, place).text == "("
    close = next((each for each in range(place, last) if is_bracket and words[each].text == ")"), last)
    colours = sum(1 for word in words[place:close] if colour_of(word))
    if colours < 2 or not item.icons:
        return {}
    if item.number == colours:
        return {**item.icons}
    is_sum = item.is_plural and item.number == 0 and len(item.icons) == 1
    return dict.fromkeys(item.icons, 1) if is_sum and sum(item.icons.values()) == colours else {}


def is_apposed(words: Sequence[Word], item: Item, place: int) -> bool:
    """Return True if a word leads to more about the Sanctuary at hand: `un secondo Santuario blu, quello con l'indizio`."""
    is_bare = bool(item.colour) and not item.icons and item.quest is None
    is_led = at(words, place - 1).text == "," and at(words, place).text in DEFINITE
    return is_bare and is_led and "with" in at(words, place + 1).kinds


def ends_split(word: Word) -> bool:
    """Return True if a word ends what is said of several Sanctuaries of one colour."""
    return bool(colour_of(word)) or "plus" in word.kinds


def is_of_several(words: Sequence[Word], start: int) -> bool:
    """Return True if a number says that so many of the Sanctuaries are meant: `two of my`, `deux de mes`, `zwei meiner`."""
    number, step = at(words, start), start + 1
    while is_any(at(words, step), ("small", "the", "share")) and not is_any(
        at(words, step), ("own", "sanctuary")
    ):
        step += 1
    return number.is_spelled and number.number > 1 and "own" in at(words, step).kinds


def colour_at(word: Word) -> str:
    """Return the biome that a colour or a biome's own name stands for, or gray."""
    return COLOURS.get(colour_of(word), "") or icon_of(word) or "gray"


def is_name_apposed(words: Sequence[Word], place: int) -> bool:
    """Return True if a colour says which Sanctuary was meant: `one has a clue, the green one`."""
    stop = at(words, place + 1 + is_one(at(words, place + 1)))
    is_last = not stop.text or is_any(stop, ("break", "bracket"))
    return is_last and at(words, place - 1).text in DEFINITE and at(words, place - 2).text in {",", "("}


def is_of_region(words: Sequence[Word], place: int, last: int) -> bool:
    """Return True if icons at a place lie on Regions: `and 2 stones on my Regions`."""
    for step in range(place + 1, min(place + FARTHEST, last)):
        if is_any(words[step], ("break", "sanctuary", "conj", "bracket")):
            return False
        is_on_card = "on" in words[step].kinds and any(
            each.text.isdigit() for each in words[step + 1 : step + NEAR]
        )
        if is_on_card or "region" in words[step].kinds:
            return True
    return False


def names_regions(words: Sequence[Word], place: int) -> bool:
    """Return True if a biome at a place names Regions, which follow by their numbers: `and of cities only 65 and 12`, `Flüsse: 3, 8`."""
    before, step = at(words, place - 1), place + 1
    if colour_of(words[place]) or before.text.isdigit() or "sanctuary" in before.kinds:
        return False
    while at(words, step).text == ":" or (
        is_any(at(words, step), LEADING) and "conj" not in words[step].kinds
    ):
        step += 1
    word, after = at(words, step), at(words, step + 1)
    is_count = bool(icon_of(after)) or is_any(after, ("counted", "per", "region", "card", "sanctuary"))
    is_listed = word.number > MOST_OF_A_KIND or step > place + 1
    return word.text.isdigit() and is_listed and not is_count


def _is_bearing_card(words: Sequence[Word], place: int) -> bool:
    """Return True if a number is a Region of which it is said what it has: `and 8 has a chimera`, `die 8 hat eine Chimäre`."""
    word, verb = words[place], at(words, place + 1)
    is_number = word.text.isdigit() and (word.number > 1 or "the" in at(words, place - 1).kinds)
    return is_number and verb.text in OF_ONE


def is_no_count(words: Sequence[Word], place: int) -> bool:
    """Return True if a number counts neither Sanctuaries nor icons: an article of what is not known, or a Region."""
    return _is_article_of_unknown(words, place) or _is_bearing_card(words, place)


def is_list_ahead(words: Sequence[Word]) -> bool:
    """Return True if a Sanctuary is named further on before anything else is said."""
    for word in words:
        if "sanctuary" in word.kinds or colour_of(word):
            return True
        if word.text.isdigit() or "break" in word.kinds or icon_of(word):
            return False
    return False


def _is_article_of_unknown(words: Sequence[Word], place: int) -> bool:
    """Return True if an article stands before a word that is not known."""
    word, after = words[place], at(words, place + 1)
    is_article = word.is_spelled and word.number == 1 and "small" in word.kinds
    return is_article and not after.kinds and not after.text.isdigit() and bool(after.text)
