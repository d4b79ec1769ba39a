"""What stands ahead in a list of Sanctuaries: icons of Regions, another Sanctuary, or a word that is not known."""

from collections.abc import Sequence

from faraway.rulebook.cases.beside import at, is_any
from faraway.rulebook.cases.quests import colour_of, icon_of
from faraway.rulebook.phrasebook import Word

FARTHEST, NEAR = 5, 4


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


def is_list_ahead(words: Sequence[Word]) -> bool:
    """Return True if a Sanctuary is named further on before anything else is said."""
    for word in words:
        if "sanctuary" in word.kinds or colour_of(word):
            return True
        if word.text.isdigit() or "break" in word.kinds or icon_of(word):
            return False
    return False


def is_article_of_unknown(words: Sequence[Word], place: int) -> bool:
    """Return True if an article stands before a word that is not known."""
    word, after = words[place], at(words, place + 1)
    is_article = word.is_spelled and word.number == 1 and "small" in word.kinds
    return is_article and not after.kinds and not after.text.isdigit() and bool(after.text)
