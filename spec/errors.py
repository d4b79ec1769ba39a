"""How the specification refuses: every reason at once, each with a code."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True)
class Problem:
    """One reason why something was refused."""

    code: str
    message: str


class RefusedError(ValueError):
    """Something was refused, for one or more reasons."""

    def __init__(self, problems: Sequence[Problem]) -> None:
        super().__init__("; ".join(problem.message for problem in problems))
        self.problems = tuple(problems)

    @property
    def codes(self) -> list[str]:
        """Return the codes of the reasons, in order."""
        return [problem.code for problem in self.problems]

    def inside(self, place: str) -> Self:
        """Return the same refusal with its location in a larger document."""
        return type(self)([Problem(each.code, f"{place}: {each.message}") for each in self.problems])


class BadInputError(RefusedError):
    """The input does not describe cards, a game or an action at all."""


class Illegal(RefusedError):  # noqa: N818  # a rules word: the action is illegal here
    """An action that the rules do not allow in this game at this moment."""
