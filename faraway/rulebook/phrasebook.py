"""The words of four languages that questions are made of, as `faraway/data/phrasebook.json` lists them for Python and the page."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from typing import TypedDict

from attrs import frozen

from faraway.io.strict import parse_trusted
from faraway.messages import Language
from faraway.rulebook.value import Value
from faraway.shipped import read_shipped

_WORD = re.compile(r"[A-Za-z]+|[0-9]+|[.,;:?!()]")

_IS = re.compile(r"(?<!\w)[\u00e8\u00c8](?!\w)")
"""The Italian for `is`: without its accent it would be the word for `and`."""
_DASH = re.compile(r"\s(?:[-\u2013\u2014]+|[/|\u2022\u00b7]|[-=]?>|\u2192)\s|\u2192")
_PLUS = re.compile(r"[+&]")
LONGEST_PHRASE = 5
NO_SUCH = "=0"
AS_DIGITS, AS_TENS = 9, 10
"""From here on a number in words is read as one in digits: smaller ones are also articles and parts of idioms."""
SHORTEST_PART, ORDINALS = 4, 7


class LanguageWords(TypedDict):
    """The words of one language by kind; several words as phrases; the numbers from two on, and the words for one and for none.

    A phrase is of a kind, and has `=0` if it says that there is none; `party` has the words for two players and on, `tens` those for
    twenty, thirty and on, `nth` those for second to eighth, in every form; `links` may join the parts of a compound.
    """

    words: dict[str, str]
    phrases: dict[str, str]
    numbers: str
    tens: str
    nth: str
    links: str
    one: str
    none: str
    party: str


class Against(TypedDict):
    """What contradicts a case in one language: lists of words by name, and shapes of words by what they say."""

    words: dict[str, str]
    shapes: dict[str, list[str]]


class PhrasebookFile(TypedDict):
    """The file as it is, without accents; word lists are space-separated, names of expansions separated by a bar."""

    languages: dict[str, str]
    cases: dict[str, LanguageWords]
    expansion: str
    against: dict[str, Against]


@frozen(kw_only=True, eq=False, repr=False)
class Word(Value):
    """One word or phrase of a question with the kinds that it may be; a number has its value, other words 0."""

    text: str
    kinds: frozenset[str]
    number: int = 0
    is_spelled: bool = False
    is_capital: bool = False


def split_words(text: str) -> list[str]:
    """Return the words, numbers and stops of a text in lower case, without accents."""
    return [word.lower() for word in _written_words(text)]


def _written_words(text: str) -> list[str]:
    """Return the words, numbers and stops of a text without accents."""
    verbal = _IS.sub("essere", _PLUS.sub(" plus ", _DASH.sub(" , ", unicodedata.normalize("NFC", text))))
    if not verbal.isascii():
        plain = unicodedata.normalize("NFKD", verbal).replace("ß", "ss")
        verbal = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return _WORD.findall(verbal)


@cache
def phrasebook() -> PhrasebookFile:
    """Return the words that ship with the package."""
    return parse_trusted(read_phrasebook(), PhrasebookFile)


def read_phrasebook() -> bytes:
    """Return the bytes of the file that ships with the package."""
    return read_shipped("phrasebook.json")


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


@frozen(kw_only=True, eq=False, repr=False)
class Lexicon(Value):
    """The words of one language: kinds, phrases, numbers that are spelled, ordinals, and the links of compounds.

    `longest` is how many words the longest phrase has that begins with a word.
    """

    kinds: dict[str, frozenset[str]]
    phrases: dict[str, str]
    longest: dict[str, int]
    numbers: dict[str, int]
    tens: dict[str, int]
    ordinals: dict[str, int]
    links: tuple[str, ...]


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
    for each in book["nth"].split():
        kinds.setdefault(each, set()).add("nth")
    numbers = {
        each: 2 + place
        for listed in (book["numbers"], book["party"])
        for place, each in enumerate(listed.split())
    }
    numbers |= dict.fromkeys(book["one"].split(), 1) | dict.fromkeys(book["none"].split(), 0)
    tens = {each: 20 + 10 * place for place, each in enumerate(book["tens"].split())}
    numbers |= {
        word: value + number
        for ten, value in tens.items()
        for unit, number in numbers.items()
        if 1 <= number < AS_TENS
        for word in (f"{unit}und{ten}", f"{ten}{unit}", f"{ten[:-1]}{unit}")
    }
    longest: dict[str, int] = {}
    for phrase in book["phrases"]:
        first = phrase.partition(" ")[0]
        longest[first] = max(longest.get(first, 1), min(len(phrase.split()), LONGEST_PHRASE))
    return Lexicon(
        kinds={word: frozenset(found) for word, found in kinds.items()},
        phrases=book["phrases"],
        longest=longest,
        numbers=numbers,
        tens=tens,
        ordinals={each: 2 + place % ORDINALS for place, each in enumerate(book["nth"].split())},
        links=("", *book["links"].split()) if book["links"] else (),
    )


@cache
def common_words(language: Language) -> frozenset[str]:
    """Return the words of a language that every text has, and that say nothing of a case."""
    return frozenset(phrasebook()["languages"][language.value].split())


def words_against(language: Language) -> dict[str, str]:
    """Return the lists of words that shapes against a case are made of."""
    return phrasebook()["against"][language.value]["words"]


def shapes_against(language: Language, name: str) -> list[str]:
    """Return the shapes of words of a name that contradict a case."""
    return phrasebook()["against"][language.value]["shapes"][name]


@lru_cache(maxsize=16)  # one question is read several times: with and without claims, for its ruling
def read_words(question: str, language: Language) -> tuple[Word, ...]:
    """Return the words of a question with their kinds, phrases taken together, compounds apart."""
    known = lexicon(language)
    written, found, start = _written_words(question), list[Word](), 0
    words = [word.lower() for word in written]
    while start < len(words):
        length, value = _spelled(words[start : start + 3], known)
        if value >= AS_DIGITS:
            found.append(Word(text=str(value), kinds=frozenset(), number=value))
            start += length
            continue
        length = known.longest.get(words[start], 1)
        while length > 1 and " ".join(words[start : start + length]) not in known.phrases:
            length -= 1
        text, is_capital = " ".join(words[start : start + length]), written[start][0].isupper()
        found += _words_of(text, language, is_capital=is_capital)
        start += length
    return tuple(found)


@lru_cache(maxsize=10_000)
def _words_of(text: str, language: Language, *, is_capital: bool) -> tuple[Word, ...]:
    """Return a phrase or a stop as one word, a compound as two, with their kinds."""
    known = lexicon(language)
    if " " in text:
        kinds = frozenset(known.phrases[text].split())
        is_none = NO_SUCH in kinds
        return (Word(text=text, kinds=kinds - {NO_SUCH}, is_spelled=is_none, is_capital=is_capital),)
    if not text.isalnum():
        return (Word(text=text, kinds=frozenset({"bracket" if text in "()" else "break"})),)
    if text.isdigit():
        return (Word(text=text, kinds=frozenset(), number=int(text[:9])),)
    return tuple(
        Word(
            text=part,
            kinds=known.kinds.get(part, frozenset()),
            number=known.numbers.get(part, 0) or known.ordinals.get(part, 0),
            is_spelled=part in known.numbers,
            is_capital=is_capital,
        )
        for part in _parts(text, known)
    )


def _spelled(words: list[str], known: Lexicon) -> tuple[int, int]:
    """Return of how many words a number in words is made, and its value: `sixty six`, `vingt et un`, `funfundvierzig`."""
    first, *rest = words
    if first in known.tens and rest:
        is_linked = len(rest) > 1 and rest[0] == "et"
        unit = known.numbers.get(rest[is_linked], 0)
        if 1 <= unit < AS_TENS and (unit > 1 or is_linked or rest[0] == "one"):
            return 2 + is_linked, known.tens[first] + unit
    return 1, known.tens.get(first, known.numbers.get(first, 0))


def _parts(word: str, known: Lexicon) -> tuple[str, ...]:
    """Return an unknown compound as two known words; any other word alone."""
    if word in known.kinds or word in known.numbers:
        return (word,)
    for end in range(len(word) - SHORTEST_PART, SHORTEST_PART - 1, -1):
        for link in known.links if word[end:] in known.kinds else ():
            first = word[: end - len(link)]
            if word[:end].endswith(link) and first in known.kinds:
                return first, word[end:]
    return (word,)
