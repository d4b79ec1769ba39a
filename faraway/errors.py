"""Every reason to refuse something: one registry of codes, and one exception that carries them all."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Self

from attrs import frozen

LONGEST_MISSPELT = 60


class Subject(Enum):
    """What a refusal is about."""

    READING = "reading the input"
    CARDS = "cards of a tableau"
    RANKING = "ranking players"
    READINGS = "readings and editions"
    GAME = "playing a game"
    CATALOGUE = "the card catalogue"
    WIRE = "talking to a port"
    RULES = "the register of the rules"
    CAMPAIGN = "long work in pieces"


class Code(Enum):
    """A stable name for one reason; programs may rely on it, messages may be reworded."""

    subject: Subject
    meaning: str

    def __new__(cls, slug: str, subject: Subject = Subject.READING, meaning: str = "") -> Self:
        """Make the slug the value; the defaults only let the type checker pass `Code("region-twice")`, a look-up."""
        member = object.__new__(cls)
        member._value_ = slug
        member.subject = subject
        member.meaning = meaning
        return member

    NOT_UTF8 = "not-utf8", Subject.READING, "The bytes are not UTF-8 text."
    NOT_JSON = "not-json", Subject.READING, "The text is not JSON: cut short, misspelt, NaN or Infinity."
    DUPLICATE_KEY = "duplicate-key", Subject.READING, "A JSON object names the same key twice."
    TOO_LARGE = (
        "too-large",
        Subject.READING,
        "The input, or a number in it, is unreasonably long.",
    )
    TOO_DEEP = "too-deep", Subject.READING, "Lists and objects are nested unreasonably deep."
    WRONG_TYPE = (
        "wrong-type",
        Subject.READING,
        'A value has a different JSON type from the one expected: "3", true or 3.0 for 3.',
    )
    MISSING_KEY = "missing-key", Subject.READING, "A JSON object lacks a key that it must have."
    UNKNOWN_KEY = "unknown-key", Subject.READING, "A JSON object has a key that has no meaning here."
    UNKNOWN_VALUE = (
        "unknown-value",
        Subject.READING,
        "A value has the right type but is not one of the known values.",
    )
    FILE_NOT_FOUND = "file-not-found", Subject.READING, "There is no such file."
    FILE_UNREADABLE = "file-unreadable", Subject.READING, "The file exists but cannot be read."
    OUTPUT_UNWRITABLE = (
        "output-unwritable",
        Subject.READING,
        "The output cannot be written; nothing was left behind.",
    )

    UNKNOWN_REGION = (
        "unknown-region",
        Subject.CARDS,
        "No Region has this exploration duration: they go from 1 to 68.",
    )
    UNKNOWN_SANCTUARY = (
        "unknown-sanctuary",
        Subject.CARDS,
        "No Sanctuary has this id; `faraway cards` lists them.",
    )
    REGION_TWICE = "region-twice", Subject.CARDS, "The same Region is in a tableau twice."
    SANCTUARY_TWICE = "sanctuary-twice", Subject.CARDS, "The same Sanctuary is in a tableau twice."
    TOO_FEW_REGIONS = (
        "too-few-regions",
        Subject.CARDS,
        "A whole tableau has eight Regions; a partly known one has at least one.",
    )
    TOO_MANY_REGIONS = "too-many-regions", Subject.CARDS, "No tableau has more than eight Regions."
    TOO_MANY_SANCTUARIES = (
        "too-many-sanctuaries",
        Subject.CARDS,
        "More Sanctuaries than Regions that were played after a lower one.",
    )

    TOO_FEW_PLAYERS = "too-few-players", Subject.RANKING, "Fewer than two players."
    TOO_MANY_PLAYERS = "too-many-players", Subject.RANKING, "More than six players."
    NAME_TWICE = "name-twice", Subject.RANKING, "Two players have the same name."
    CARD_HELD_TWICE = (
        "card-held-twice",
        Subject.RANKING,
        "The same card is in two places; every card exists only once.",
    )

    UNKNOWN_READING = (
        "unknown-reading",
        Subject.READINGS,
        "No reading has this name; `faraway readings` lists them.",
    )
    UNKNOWN_READING_VALUE = "unknown-reading-value", Subject.READINGS, "The reading does not have this value."
    UNKNOWN_EDITION = "unknown-edition", Subject.READINGS, "No edition has this name."

    DECK_INCOMPLETE = "deck-incomplete", Subject.GAME, "A deck does not hold each of its cards exactly once."
    WRONG_PHASE = "wrong-phase", Subject.GAME, "This kind of action does not belong to the current phase."
    NOT_YOUR_TURN = "not-your-turn", Subject.GAME, "It is another player's turn."
    UNKNOWN_SEAT = "unknown-seat", Subject.GAME, "No player has this seat; seats are numbered from 0."
    ALREADY_CHOSEN = (
        "already-chosen",
        Subject.GAME,
        "The player has already chosen, and a choice cannot be changed.",
    )
    NOT_IN_HAND = "not-in-hand", Subject.GAME, "The Region is not in the player's hand."
    NOT_IN_MARKET = "not-in-market", Subject.GAME, "The Region is not in the market."
    NOT_DRAWN = "not-drawn", Subject.GAME, "The Sanctuary is not one of those that the player has drawn."
    WRONG_KEEP = (
        "wrong-keep",
        Subject.GAME,
        "A player keeps exactly three different Regions, named in ascending order.",
    )
    MAY_NOT_DECLINE = "may-not-decline", Subject.GAME, "A drawn Sanctuary may not be declined now."
    WRONG_ORDER = (
        "wrong-order",
        Subject.GAME,
        "A chance outcome is not an order of exactly the cards concerned.",
    )
    GAME_OVER = "game-over", Subject.GAME, "The game is over; nothing more can be done."
    WRONG_RESULT = "wrong-result", Subject.GAME, "The stated result is not the result of the game."

    DAMAGED_CATALOGUE = (
        "damaged-catalogue",
        Subject.CATALOGUE,
        "The card file does not hold the cards of the game.",
    )

    UNKNOWN_REQUEST = "unknown-request", Subject.WIRE, "This kind of request is not known."
    REFERENCE_DISAGREES = (
        "reference-disagrees",
        Subject.WIRE,
        "The reference answers a derived game differently from the specification, so it judges no port.",
    )

    UNKNOWN_CLAUSE = "unknown-clause", Subject.RULES, "No clause has this id; `faraway rule` lists them."

    WRONG_CHECKPOINT = (
        "wrong-checkpoint",
        Subject.CAMPAIGN,
        "The file is not a checkpoint, belongs to other work or other code, or is damaged.",
    )
    CHECKPOINT_IN_USE = "checkpoint-in-use", Subject.CAMPAIGN, "Another process uses the checkpoint."
    MISSING_EXTRA = "missing-extra", Subject.CAMPAIGN, "This needs an extra that is not installed."
    CLUSTER_UNREACHABLE = "cluster-unreachable", Subject.CAMPAIGN, "No scheduler answers at the address."
    CLUSTER_UNFIT = "cluster-unfit", Subject.CAMPAIGN, "A worker lacks this package, or has another version."
    PIECE_LOST = (
        "piece-lost",
        Subject.CAMPAIGN,
        "A piece of work was lost together with its worker, again and again.",
    )
    WRONG_GAME = (
        "wrong-game",
        Subject.CAMPAIGN,
        "A game played on the fast path differs from what the reference makes of it.",
    )


@frozen(kw_only=True)
class Problem:
    """One reason: its code, words for a person, its location (a JSON pointer, or "") and the clause it breaks (or "")."""

    code: Code
    message: str
    path: str = ""
    clause: str = ""

    @property
    def text(self) -> str:
        """The line that a person reads."""
        where = f"{self.path}: " if self.path else ""
        clause = f" ({self.clause})" if self.clause else ""
        return f"{where}{self.message}{clause} [{self.code.value}]"


MOST_REASONS = 100


class FarawayError(Exception):
    """Something was refused; `problems` has every reason, in order.

    Only the first hundred are kept; the message counts the rest.
    """

    def __init__(self, problems: Iterable[Problem]) -> None:
        found = tuple(problems)
        if not found:
            raise ValueError("an error without a reason")
        self.problems = found[:MOST_REASONS]
        self.lines = [problem.text for problem in self.problems]
        if len(found) > MOST_REASONS:
            self.lines.append(f"and {len(found) - MOST_REASONS} more")
        super().__init__("; ".join(self.lines))

    def __reduce__(self) -> tuple[type[FarawayError], tuple[tuple[Problem, ...]]]:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Pickle the error with all its problems, for other processes."""
        return type(self), (self.problems,)

    @property
    def code(self) -> Code:
        """The code of the first reason."""
        return self.problems[0].code


def nearest(name: str, known: Iterable[str], *, most: int = 1) -> str:
    """Return the question which of the known names was probably meant, to be added to a message; empty if none is near."""
    if len(name) > LONGEST_MISSPELT:
        return ""
    from difflib import get_close_matches  # noqa: PLC0415  only a misspelt name needs it

    close = get_close_matches(name.lower(), [*known], n=most, cutoff=0.8)
    return f"; did you mean {' or '.join(close)}?" if close else ""


def refusal(code: Code, message: str, *, path: str = "", clause: str = "") -> FarawayError:
    """Make the error of a single reason, to be raised."""
    return FarawayError([Problem(code=code, message=message, path=path, clause=clause)])


def raise_problems(problems: Iterable[Problem]) -> None:
    """Raise all the problems together; where there are none, do nothing."""
    found = tuple(problems)
    if found:
        raise FarawayError(found)


def pointer(*steps: str | int) -> str:
    """Return the JSON pointer (RFC 6901) that takes these steps from the root of a document."""
    escaped = "".join(f"/{str(step).replace('~', '~0').replace('/', '~1')}" for step in steps)
    return escaped.encode("utf-8", "backslashreplace").decode(
        "utf-8"
    )  # a lone surrogate could never be printed
