"""What stands ahead in a list of Sanctuaries: icons of Regions, another Sanctuary, or a word that is not known."""

from collections.abc import Sequence

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.quests import colour_of, icon_of
from faraway.rulebook.phrasebook import Word

FARTHEST, NEAR, MOST_OF_A_KIND = 5, 4, 8
LEADING = ("only", "whole", "small", "the", "own", "neutral", "range")
"""Words of these kinds may stand between a biome and the Regions that have it."""
OF_ONE = frozenset([
    "has", "bears", "shows", "carries", "a", "porte", "montre", "hat", "zeigt", "tragt", "ha", "porta", "mostra",
])  # fmt: skip
"""Verbs that say what one card has."""


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
