"""Questions in players' words with the rulings that answer them, and a count of misses."""

import tomllib
from pathlib import Path

import attrs

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


def misses(answers: list[list[str]]) -> tuple[list[str], list[str]]:
    """Return the questions whose ruling is not first, and those whose ruling is not among the first three."""
    paired = list(zip(read_asked(), answers, strict=True))
    not_first = [asked.question for asked, found in paired if found[:1] != [asked.ruling]]
    not_near = [asked.question for asked, found in paired if asked.ruling not in found[:3]]
    return not_first, not_near
