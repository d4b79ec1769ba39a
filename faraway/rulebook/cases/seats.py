"""Whose Regions the numbers of a question are: by a name, a word for a person, or the words of the player who asks."""

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import ENDS, at, is_any, start_before
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


JOINING = ("conj", "small", "the", "per")
"""Words of these kinds, and commas, may stand between the names of those who have the same."""
ARTICLES = frozenset(["il", "er"])
OWN = frozenset(["my", "mon", "ma", "mein", "meine", "meiner", "meinem", "meinen", "mio", "mia"])
"""Before a word for a person these do not stand for the player who asks."""
DIRECT = ("have", "is", "at", "play", "only", "with", "neutral", "wins")


@frozen(kw_only=True, eq=False, repr=False)
class Players(Value):
    """The words of a question, and the names that stand in it."""

    words: Sequence[Word]
    names: tuple[str, ...]

    def at_place(self, place: int) -> str:
        """Return the player of whom a word speaks; nothing if it speaks of none."""
        word = at(self.words, place)
        if _may_name(word):
            return self._named(word.text)
        if word.text in PRONOUNS:
            return self._other(place)
        if "person" in word.kinds:
            return word.text
        is_of_person = word.text in OWN and "person" in at(self.words, place + 1).kinds
        return ME if "me" in word.kinds and not is_of_person else ""

    def _named(self, text: str) -> str:
        """Return a name without the ending of its genitive; nothing if it is none of those of the question."""
        stem = text[:-1] if text[-1:] == "s" and text[:-1] in self.names else text
        return stem if stem in self.names else ""

    def _other(self, place: int) -> str:
        """Return the one other player for whom a pronoun stands; nothing if there is none or several."""
        is_article = self.words[place].text in ARTICLES and at(self.words, place + 1).text.isdigit()
        persons = [word.text for word in self.words if "person" in word.kinds and word.text not in PRONOUNS]
        others = list(dict.fromkeys([*self.names, *persons]))
        return others[0] if len(others) == 1 and not is_article else "" if others else "other"

    def between(self, start: int, end: int) -> list[str]:
        """Return the players of whom the words between two places speak, each once."""
        found = [self.at_place(place) for place in range(max(start, 0), end)]
        return list(dict.fromkeys(each for each in found if each))

    def before(self, start: int, end: int) -> list[str]:
        """Return the players of the last names before a place: one, or several that are joined."""
        place = end - 1
        while place >= start and not self.at_place(place):
            place -= 1
        found: list[str] = []
        last = place
        while place >= start:
            name = self.at_place(place)
            if name:
                found = [name, *found]
                last = place
            elif not (self.words[place].text == "," or is_any(self.words[place], JOINING)):
                break
            place -= 1
        joined = self.words[last:end] if found else ()
        is_joined = any("conj" in word.kinds for word in joined)
        return list(dict.fromkeys(found)) if is_joined else found[-1:]


def _may_name(word: Word) -> bool:
    """Return True if a word may be a name: unknown, with a capital letter."""
    is_bare = bool(word.kinds) and word.kinds <= {"stranger", "one", "unknown"}
    return word.is_capital and is_bare and not word.is_spelled and word.text not in PRONOUNS


def players_in(words: Sequence[Word]) -> Players:
    """Return the names of a question: at the beginning of a sentence only those beside a number, or named again."""
    texts = [word.text for word in words if _may_name(word)]
    names: list[str] = []
    for place, word in enumerate(words):
        before, after = at(words, place - 1), at(words, place + 1)
        is_begun = not before.text or before.text in ENDS or before.text == ":"
        forms = (word.text, f"{word.text}s", word.text[:-1] if word.text[-1:] == "s" else word.text)
        is_again = sum(each in forms for each in texts) > 1
        is_beside = after.text.isdigit() or is_any(after, DIRECT) or after.text in {",", "s"}
        if _may_name(word) and (not is_begun or is_again or is_beside or "conj" in after.kinds):
            names.append(word.text)
    stems = [each for each in names if not (each[-1:] == "s" and each[:-1] in names)]
    return Players(words=words, names=tuple(dict.fromkeys(stems)))


def are_ranked(words: Sequence[Word], totals: Sequence[int]) -> bool:
    """Return True if there are no more totals than players who are named, and none that is stated is greater: `70 with 30 from Sanctuaries`."""
    players = players_in(words)
    persons = [word.text for word in words if "person" in word.kinds and word.text not in PRONOUNS]
    named = {*players.between(0, len(words)), *players.names, *persons}
    lowest = next((place for place, word in enumerate(words) if "lowest" in word.kinds), 0)
    ends = [place for place, word in enumerate(words[:lowest]) if word.text in ENDS]
    stated = [word.number for word in words[: ends[-1] if ends else 0] if word.text.isdigit()]
    is_of_more = len(players.names) > 1 and len(totals) > len(named)
    return not is_of_more and max([0, *stated]) <= max(totals)
