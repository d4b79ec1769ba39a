"""The words of four languages that questions are made of, as `faraway/data/phrasebook.json` lists them for Python and the page."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib import resources
from typing import TypedDict

from attrs import frozen

from faraway.io.strict import parse_trusted
from faraway.messages import Language

_WORD = re.compile(r"[a-z]+|[0-9]+|[.,;:?!]")

LONGEST_PHRASE = 3
NO_SUCH = "=0"


class LanguageWords(TypedDict):
    """The words of one language by kind; several words as phrases; the numbers from two on, and the words for one and for none.

    A phrase is of a kind, or `=0` if it says that there is none; `party` has the words for two players and on.
    """

    words: dict[str, str]
    phrases: dict[str, str]
    numbers: str
    one: str
    none: str
    party: str


class PhrasebookFile(TypedDict):
    """The file as it is; word lists are space-separated, and without accents."""

    languages: dict[str, str]
    cases: dict[str, LanguageWords]
    sequences: dict[str, str]
    views: dict[str, str]
    expansion: str


@frozen(kw_only=True)
class Word:
    """One word or phrase of a question with the kinds that it may be; a number has its value, other words 0."""

    text: str
    kinds: frozenset[str]
    number: int = 0
    is_spelled: bool = False


def split_words(text: str) -> list[str]:
    """Return the words, numbers and stops of a text in lower case, without accents."""
    folded = unicodedata.normalize("NFKD", text).casefold()
    return _WORD.findall("".join(letter for letter in folded if not unicodedata.combining(letter)))


@cache
def phrasebook() -> PhrasebookFile:
    """Return the words that ship with the package."""
    return parse_trusted(read_phrasebook(), PhrasebookFile)


def read_phrasebook() -> bytes:
    """Return the bytes of the file that ships with the package."""
    return resources.files("faraway").joinpath("data", "phrasebook.json").read_bytes()


def guess_language(question: str) -> Language:
    """Return the language with the most words of a question, those first that no other has; English if in doubt."""
    words = split_words(question)
    best, most = Language.EN, (0, 0)
    for language, (known, alone) in _word_lists().items():
        found = [word for word in words if word in known]
        score = (len([word for word in found if word in alone]), len(found))
        if score > most:
            best, most = language, score
    return best


@cache
def _word_lists() -> dict[Language, tuple[frozenset[str], frozenset[str]]]:
    """Return the words of each language, those of its cases included, and those that no other has."""
    lists = {
        Language(name): frozenset(listed.split()).union(*(words.split() for words in book["words"].values()))
        for (name, listed), book in zip(
            phrasebook()["languages"].items(), phrasebook()["cases"].values(), strict=True
        )
    }
    return {
        language: (known, known.difference(*(other for name, other in lists.items() if name is not language)))
        for language, known in lists.items()
    }


@frozen(kw_only=True)
class Lexicon:
    """The words of one language: their kinds, the phrases, and the numbers that are spelled."""

    kinds: dict[str, frozenset[str]]
    phrases: dict[str, str]
    numbers: dict[str, int]


@cache
def lexicon(language: Language) -> Lexicon:
    """Return the words of a language."""
    book = phrasebook()["cases"][language.value]
    kinds: dict[str, set[str]] = {}
    for kind, listed in book["words"].items():
        for each in listed.split():
            kinds.setdefault(each, set()).add(kind)
    for each in book["party"].split():
        kinds[each] = {"party"}
    numbers = {
        each: 2 + place
        for listed in (book["numbers"], book["party"])
        for place, each in enumerate(listed.split())
    }
    numbers |= dict.fromkeys(book["one"].split(), 1) | dict.fromkeys(book["none"].split(), 0)
    return Lexicon(
        kinds={word: frozenset(found) for word, found in kinds.items()},
        phrases=book["phrases"],
        numbers=numbers,
    )


def read_words(question: str, language: Language) -> list[Word]:
    """Return the words of a question with their kinds, phrases taken together."""
    known = lexicon(language)
    words, found, start = split_words(question), [], 0
    while start < len(words):
        length = LONGEST_PHRASE
        while length > 1 and " ".join(words[start : start + length]) not in known.phrases:
            length -= 1
        text = " ".join(words[start : start + length])
        start += length
        if length > 1:
            kind = known.phrases[text]
            is_none = kind == NO_SUCH
            found.append(
                Word(text=text, kinds=frozenset() if is_none else frozenset({kind}), is_spelled=is_none)
            )
        elif not text.isalnum():
            found.append(Word(text=text, kinds=frozenset({"break"})))
        elif text.isdigit():
            found.append(Word(text=text, kinds=frozenset(), number=int(text[:9])))
        else:
            found.append(
                Word(
                    text=text,
                    kinds=known.kinds.get(text, frozenset()),
                    number=known.numbers.get(text, 0),
                    is_spelled=text in known.numbers,
                )
            )
    return found
