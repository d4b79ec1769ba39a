"""Sentences that say only what someone claims: they are left out, and what they claim about Sanctuaries is asked about."""

from __future__ import annotations

from attrs import evolve

from faraway.rulebook.cases.beside import NOTHING, at, is_any, sentences_of
from faraway.rulebook.phrasebook import Word

CLAIMING = ("me", "other", "person", "stranger", "one", "pron", "elsewhere")
GIVING = ("says", "getting", "give", "deal", "draw")
"""Words of these kinds say how many Sanctuaries someone gives, or wants to be given."""
CLAIMED_DRAW, CLAIMED_COUNT, CLAIMED_FIND = "claimed-draw", "claimed-count", "claimed-find"
"""What stands for a claim about Sanctuaries that are drawn, about all that there are, or about one that is found or not."""
MOST_DRAWN = 15
UNTOLD = ("sanctuary", "deny", "then", *GIVING)
"""Words of these kinds say nothing of what lies where in a claim about a number of Sanctuaries."""
FACTS = (
    "sanctuary",
    "have",
    "play",
    "then",
    "after",
    "before",
    "earlier",
    "deny",
    "red",
    "blue",
    "green",
    "yellow",
    "gray",
)
"""Words of these kinds in a claim may say what lies where."""


def without_claims(words: tuple[Word, ...]) -> tuple[Word, ...]:
    """Return the words with sentences blanked that say only what someone claims, and ask nothing."""
    blank: set[int] = set()
    claims: dict[int, str] = {}
    for start, end in sentences_of(words):
        part = words[start:end]
        if claim := _claim_on_sanctuaries(words, start, end):
            blank.update(range(start, end))
            claims[start] = claim
        said = next((place for place, word in enumerate(part) if "says" in word.kinds), 0)
        is_claimed = any(is_any(word, CLAIMING) for word in part[:said])
        is_fact = any(is_any(word, FACTS) for word in part)
        if said and is_claimed and not is_fact and at(words, end).text != "?":
            blank.update(range(start, end))
    comma = evolve(NOTHING, text=",", kinds=frozenset({"break"}))
    return tuple(
        evolve(comma, kinds=frozenset({"break", claims[place]}))
        if place in claims
        else comma
        if place in blank
        else word
        for place, word in enumerate(words)
    )


def _claim_on_sanctuaries(words: tuple[Word, ...], start: int, end: int) -> str:
    """Return what a sentence claims that says only how many Sanctuaries someone gives or is due: `my friend deals me 2 of them`."""
    part = words[start:end]
    named = {word.number for word in (*words[:start], *words[end:]) if word.text.isdigit()}
    numbers = [word for word in part if word.text.isdigit() or (word.is_spelled and word.number > 1)]
    is_small = all(word.number <= MOST_DRAWN or word.number in named for word in numbers)
    is_told = any(is_any(word, CLAIMING) for word in part) and any(is_any(word, GIVING) for word in part)
    is_of_sanctuaries = any("sanctuary" in word.kinds for word in part)
    is_fact = any(is_any(word, FACTS) and not is_any(word, UNTOLD) for word in part)
    is_asked = at(words, end).text == "?"
    if not (is_small and is_told and is_of_sanctuaries and named) or is_fact or is_asked:
        return ""
    is_counted = any(
        word.number > 1 and is_any(at(part, place + 1), ("sanctuary", "card"))
        for place, word in enumerate(part)
    )
    drawing = ("draw", "clue", "card", "deal") if is_counted else ("clue",)
    if any(is_any(word, drawing) for word in part):
        return CLAIMED_DRAW
    return CLAIMED_COUNT if is_counted else CLAIMED_FIND
