"""Questions in players' words with the rulings that answer them, and a count of misses."""

import tomllib
from collections.abc import Sequence
from pathlib import Path

import attrs

from faraway.messages.catalogue import typeset_french

HERE = Path(__file__).parent
LEAST_FIRST = 0.95


@attrs.frozen
class Asked:
    """One question in a player's words, and the ruling that answers it."""

    question: str
    ruling: str


def read_asked() -> tuple[Asked, ...]:
    """Read the questions with an answer; those written without knowledge of the index come last."""
    files = [
        tomllib.loads((HERE / name).read_text("utf-8")) for name in ("questions.toml", "blind_questions.toml")
    ]
    return tuple(
        Asked(question, entry["ruling"])
        for file in files
        for entry in file["asked"]
        for question in entry["questions"]
    )


def read_off_topic() -> tuple[str, ...]:
    """Read the off-topic questions."""
    return tuple(tomllib.loads((HERE / "questions.toml").read_text("utf-8"))["offtopic"][0]["questions"])


def read_more_off_topic() -> tuple[str, ...]:
    """Read the off-topic questions by which the thresholds of the search were set."""
    return tuple(tomllib.loads((HERE / "off_topic.toml").read_text("utf-8"))["questions"])


def misses(questions: Sequence[Asked], answers: list[list[str]]) -> tuple[list[str], list[str]]:
    """Return the questions whose ruling is not first, and those whose ruling is not among the first three."""
    paired = list(zip(questions, answers, strict=True))
    not_first = [asked.question for asked, found in paired if found[:1] != [asked.ruling]]
    not_near = [asked.question for asked, found in paired if asked.ruling not in found[:3]]
    return not_first, not_near


@attrs.frozen(kw_only=True)
class Seen:
    """One question whose answer is known: what is said, the first ruling, or the message that leads; nothing if it is refused."""

    question: str
    language: str
    says: str = ""
    ruling: str = ""
    overview: str = ""

    @property
    def is_refused(self) -> bool:
        """Return True if the question is not about the rules."""
        return not (self.says or self.ruling or self.overview)


def read_seen(name: str = "seen_questions.toml") -> tuple[Seen, ...]:
    """Read the questions of a file, in four languages, with what must hold of their answers."""
    seen = tuple(Seen(**entry) for entry in tomllib.loads((HERE / name).read_text("utf-8"))["asked"])
    return tuple(
        attrs.evolve(each, says=typeset_french(each.says)) if each.language == "fr" else each for each in seen
    )


def read_unsettled() -> tuple[str, ...]:
    """Read the questions that no answer settles yet."""
    file = tomllib.loads((HERE / "unsettled_questions.toml").read_text("utf-8"))
    return tuple(entry["question"] for entry in file["asked"])
