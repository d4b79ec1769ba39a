"""Whose Regions the numbers of a question are: by a name, a word for a person, or the words of the player who asks."""

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import at, is_any, start_before
from faraway.rulebook.cases.numbers import Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

ME = "me"
NAMES = ("stranger", "one", "person")
PRONOUNS = frozenset(
    [
        "he",
        "she",
        "his",
        "her",
        "hers",
        "him",
        "il",
        "elle",
        "lui",
        "er",
        "ihre",
        "seine",
        "lei",
        "suo",
        "sua",
    ]
)
"""Words that stand for the one other player of whom was spoken."""


@frozen(kw_only=True, eq=False, repr=False)
class Owned(Value):
    """A Region with its player; nothing if that is not said."""

    number: Number
    owner: str


def read_owners(reading: Reading) -> list[Owned]:
    """Return the Regions of a question, each with its player: the last of whom was spoken before it, or the next behind it."""
    numbers = [number for number in reading.numbers if number.role is Role.DURATION]
    strangers = list(dict.fromkeys(word.text for word in reading.words if is_any(word, ("stranger", "one"))))
    owned: list[Owned] = []
    for index, number in enumerate(numbers):
        start = max(numbers[index - 1].place + 1 if index else 0, start_before(reading.words, number.place))
        known = [each.owner for each in owned if each.owner not in {"", ME}] or strangers
        bracketed = _in_bracket(reading.words, number.place)
        if bracketed:
            owned.append(Owned(number=number, owner=bracketed))
            continue
        before = names_in(reading.words[start : number.place], known) or _name_at(
            reading.words, number.place - 1
        )
        behind = names_in(_behind(reading.words, number.place), known)
        is_same = bool(owned) and start == numbers[index - 1].place + 1
        last = owned[-1].owner if is_same else ""
        owned.append(Owned(number=number, owner=before[-1] if before else behind[0] if behind else last))
    return owned


def _in_bracket(words: Sequence[Word], place: int) -> str:
    """Return the player whose name alone stands in a bracket just behind a number: `34 (Nia), 10 (me)`; nothing if there is none."""
    is_alone = at(words, place + 1).text == "(" and at(words, place + 3).text == ")"
    named = at(words, place + 2)
    if is_alone and (is_any(named, NAMES) or (named.is_capital and "unknown" in named.kinds)):
        return named.text
    return ME if is_alone and "me" in named.kinds else ""


def _name_at(words: Sequence[Word], place: int) -> list[str]:
    """Return the unknown word with a capital letter at a place: beside a number it is a name."""
    while is_any(at(words, place), ("have", "is", "play")):
        place -= 1
    word = at(words, place)
    return [word.text] if word.is_capital and "unknown" in word.kinds else []


def _behind(words: Sequence[Word], place: int) -> Sequence[Word]:
    """Return the words behind a number up to the next number or break."""
    end = place + 1
    while end < len(words) and not words[end].text.isdigit() and "break" not in words[end].kinds:
        end += 1
    return words[place + 1 : end] if not at(words, end).text.isdigit() else ()


def names_in(words: Sequence[Word], known: Sequence[str]) -> list[str]:
    """Return the players of whom some words speak; a pronoun is the one other player who is known."""
    found: list[str] = []
    for place, word in enumerate(words):
        others = {name for name in known if name not in {"", ME}}
        is_article = word.text == "il" and place + 1 == len(words)
        if word.text in PRONOUNS and not is_article:
            found += [next(iter(others))] if len(others) == 1 else []
        elif is_any(word, NAMES):
            found.append(word.text)
        elif "me" in word.kinds and not ("own" in word.kinds and is_any(at(words, place + 1), NAMES)):
            found.append(ME)
    return found


def clause_of(words: Sequence[Word], place: int) -> tuple[int, int]:
    """Return the places between which the part of a sentence lies that a place belongs to."""
    start = place
    while start > 0 and "break" not in words[start - 1].kinds:
        start -= 1
    end = place
    while end < len(words) and "break" not in words[end].kinds:
        end += 1
    return start, end
