"""Parse questions about how things stand in a round: hands, rows and what has been removed, for one player or for all."""

from faraway.rulebook.cases.beside import at, is_in_question
from faraway.rulebook.cases.case import StateCase
from faraway.rulebook.cases.doubts import MODAL
from faraway.rulebook.cases.numbers import MOST_PLAYERS, MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.reading import Reading

MOST_STATES, FEWEST_PLAYERS = 2, 2
OTHER_TALK = ("sanctuary", "clue", "deck", "who", "draw", "set", "tie", "lowest", "wins", "need")
HOLDING = frozenset(["hold", "holds", "holding", "tiens", "tient", "halte", "halten", "haelt", "tengo"])
"""Words that say what is in a hand."""
DEALING = frozenset(
    [
        "deal",
        "dealt",
        "distribue",
        "distribuer",
        "distribuees",
        "ausgeteilt",
        "verteilt",
        "austeilen",
        "distribuiscono",
        "distribuite",
    ]
)


def counts_rounds(reading: Reading, number: Number) -> bool:
    """Return True if a number says how many rounds have been played: `after 5 rounds`."""
    return number.role in (Role.COUNTED, Role.LOOSE) and "when" in at(reading.words, number.place + 1).kinds


def parse_state(reading: Reading) -> StateCase | None:
    """Return a case of what lies in front of a player and in a hand in a round, or of how many have been removed by then."""
    topic = _topic(reading)
    rounds = sorted(_rounds(reading, topic))
    settled = {Role.ROUND, Role.COUNTED, Role.PLAYERS, Role.CARDS, Role.LOOSE}
    is_stray = any(number.role not in settled for number in reading.numbers)
    is_paid = any("pay" in word.kinds and "scoring" not in word.kinds for word in reading.words)
    is_other = not reading.lacks(*OTHER_TALK) or (is_paid and topic != "rounds")
    is_other |= any(word.text in DEALING for word in reading.words) or reading.has("reckon", "pay")
    players = set(reading.values(Role.PLAYERS))
    is_of_one_table = not players or (
        len(players) == 1 and min(players) >= FEWEST_PLAYERS and max(players) <= MOST_PLAYERS
    )
    is_stated = bool(rounds) and len(rounds) <= MOST_STATES and is_of_one_table
    is_stated &= topic != "taken" or _counts_all(reading)
    if not topic or is_stray or is_other or not is_stated or not 1 <= rounds[0] <= rounds[-1] <= MOST_ROUNDS:
        return None
    return StateCase(
        round=rounds[0],
        topic=topic,
        also=rounds[-1] if len(rounds) > 1 else 0,
        players=max(players) if players else 0,
    )


def _rounds(reading: Reading, topic: str) -> set[int]:
    """Return the rounds of which a question speaks; the last one where it speaks of the end of the game, or of all of it."""
    rounds = {
        number.value
        for number in reading.numbers
        if number.role is Role.ROUND or counts_rounds(reading, number)
    }
    is_over = reading.has("last-round") or (reading.has("game-end") and reading.has("many"))
    is_over |= topic in {"taken", "removed"} and reading.has("all-rounds")
    return {*rounds, MOST_ROUNDS} if is_over else rounds


def _counts_all(reading: Reading) -> bool:
    """Return True if it is asked of all rounds so far, not of one."""
    return not reading.lacks("game-end", "all-rounds") or any(
        counts_rounds(reading, number) for number in reading.numbers
    )


def _is_removal_checked(reading: Reading) -> bool:
    """Return True if it is stated how many cards were removed, and asked whether that can be: `four cards are removed, is that normal?`."""
    return reading.has("possible") and any(
        number.role is Role.CARDS
        and not is_in_question(reading.words, number.place)
        and any("removed" in word.kinds for word in reading.sentence_of(number))
        for number in reading.numbers
    )


def _topic(reading: Reading) -> str:
    """Return what is asked of a round: hand, removed, taken or rounds; nothing if it is none of them."""
    is_allowed = any(word.text in MODAL for word in reading.words)
    is_counted = reading.has("many") or (bool(reading.values(Role.CARDS)) and not is_allowed)
    is_held = any(word.text in HOLDING for word in reading.words) and reading.asks_for("region", "card")
    if (reading.has("hand") or is_held) and is_counted:
        return "hand"
    if reading.has("removed") and (reading.has("many") or _is_removal_checked(reading)):
        return "removed"
    if reading.has("row", "all") and reading.asks_for("region", "card"):
        return "hand"
    if reading.asks_for("region", "card") and not reading.lacks("take", "grab") and reading.has("middle"):
        return "taken"
    if reading.asks_for("when") and not reading.lacks("rest", "play"):
        return "rounds"
    return ""
