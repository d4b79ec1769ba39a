"""Parse questions in which each player goes from one Region to another: `Ann from 17 to 12, I from 33 to 34: who finds?`."""

from faraway.rulebook.cases.beside import is_any
from faraway.rulebook.cases.case import FindersCase
from faraway.rulebook.cases.numbers import MOST_PLAYERS, Number, Role
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.phrasebook import Word

FEWEST_PLAYERS, MOST_BETWEEN = 2, 6
OWNERS = ("stranger", "one", "person", "me", "unknown")
OTHER_TALK = ("clue", "pay", "need", "set", "deck", "hand", "lowest", "tie", "due-deck")


def parse_steps(reading: Reading) -> FindersCase | None:
    """Return a case of several players, each with the Region of the round before and the one of this round, side by side."""
    is_asked = not reading.lacks("find", "sanctuary", "draw") and not reading.lacks(
        "who", "which", "many", "show"
    )
    settled = {Role.DURATION, Role.ROUND, Role.PLAYERS, Role.LOOSE}
    is_stray = any(number.role not in settled for number in reading.numbers)
    if not is_asked or is_stray or not reading.lacks(*OTHER_TALK) or reading.sanctuaries.phrases:
        return None
    seen: list[int] = []
    cards: list[Number] = []
    for number in reading.numbers:
        if number.role is Role.DURATION and number.value not in seen:
            seen.append(number.value)
            cards.append(number)
    players = reading.values(Role.PLAYERS)
    if len(cards) % 2 or not 2 * FEWEST_PLAYERS <= len(cards) <= 2 * MOST_PLAYERS:
        return None
    pairs: list[tuple[int, int]] = []
    for index in range(0, len(cards), 2):
        left, right = cards[index : index + 2]
        lead = reading.words[cards[index - 1].place + 1 if index else 0 : left.place]
        is_from = bool(lead) and "range" in lead[-1].kinds
        sign = _step(reading.words[left.place + 1 : right.place], is_from=is_from)
        if not sign or not any(is_any(word, OWNERS) for word in lead):
            return None
        pairs.append((left.value, right.value) if sign > 0 else (right.value, left.value))
    is_ordered = reading.has("order") and not reading.lacks("pick", "take") and reading.has("who")
    return FindersCase(pairs=tuple(pairs), is_ordered=is_ordered) if players in ([], [len(pairs)]) else None


def _step(between: tuple[Word, ...], *, is_from: bool) -> int:
    """Return 1 if the second of two Regions was played after the first, -1 if before it, 0 if that is in doubt.

    `is_from`: a word such as `from` stands before the first.
    """
    names = [word for word in between if is_any(word, ("stranger", "unknown")) or word.text.isdigit()]
    if len(between) > MOST_BETWEEN or names or any("or" in word.kinds for word in between):
        return 0
    is_later = any(is_any(word, ("then", "now", "range")) and "after" not in word.kinds for word in between)
    is_later |= is_from and any("at" in word.kinds for word in between)
    is_earlier = any(is_any(word, ("after", "earlier", "before", "previous")) for word in between)
    return 0 if is_later == is_earlier else 1 if is_later else -1
