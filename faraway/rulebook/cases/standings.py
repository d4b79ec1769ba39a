"""Of which player each number of a final table is: totals, lowest Regions and whole rows, by the names beside them."""

from collections.abc import Sequence

from attrs import frozen

from faraway.rulebook.cases.beside import ENDS, at, is_any
from faraway.rulebook.cases.seats import ME, PRONOUNS
from faraway.rulebook.phrasebook import Word
from faraway.rulebook.value import Value

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
