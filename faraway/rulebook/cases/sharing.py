"""What several Sanctuaries of a list share: `je ein rotes, ein grünes und ein blaues Heiligtum mit Stein`."""

from collections.abc import Sequence

from attrs import evolve

from faraway.rulebook.cases.beside import is_any
from faraway.rulebook.cases.phrases import Found, Phrase
from faraway.rulebook.cases.view import BIOMES
from faraway.rulebook.phrasebook import Word


def share(found: Found, start: int) -> None:
    """Assign to joined colours what the last one shows, if each shows it: `je ein rotes, ein grünes und ein blaues Heiligtum mit Stein`."""
    words = found.words
    listed = [index for index, phrase in enumerate(found.phrases) if phrase.start >= start]
    last = found.phrases[-1] if listed else None
    if last is None or last.quest:
        return
    shown = {icon: number for icon, number in last.icons.items() if icon not in BIOMES}
    behind = last.end + 2 if last.end < len(words) and "on" in words[last.end].kinds else last.end + 1
    near = (*words[max(start - 1, 0) : start + 1], *words[last.end - 1 : behind])
    is_each = any("per" in word.kinds for word in near)
    for index in reversed(listed[:-1]):
        phrase = found.phrases[index]
        if not shown or not _is_shared(words, phrase, found.phrases[index + 1]):
            return
        found.phrases[index] = evolve(
            phrase,
            icons={**shown, **phrase.icons} if is_each else phrase.icons,
            unknown=() if is_each else (*phrase.unknown, *shown),
        )


def _is_shared(words: Sequence[Word], phrase: Phrase, after: Phrase) -> bool:
    """Return True if of a Sanctuary only its colour is told, and it is joined to the one that follows."""
    between = words[phrase.end : after.start]
    is_joined = all(word.text == "," or is_any(word, ("conj", "small", "the", "plus")) for word in between)
    is_bare = set(phrase.icons) <= set(BIOMES) and not phrase.quest and not phrase.is_gray
    is_named = any("sanctuary" in word.kinds for word in words[phrase.start : phrase.end])
    return is_joined and is_bare and not is_named and phrase.number == 1
