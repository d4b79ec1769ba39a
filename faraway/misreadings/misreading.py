"""A misreading: a belief about the rules that one replaced function, or one replaced card, puts into practice."""

from collections.abc import Callable
from enum import Enum

import attrs
from attrs import evolve, field, frozen

from faraway.game.record import GameRules, Rules


class Subject(Enum):
    """What a misreading is about."""

    SCORING = "scoring"
    GAME = "game"
    FACT = "card fact"


@frozen(kw_only=True)
class Misreading:
    """One wrong belief: its words, the clauses that it breaks, and the rules that follow from it."""

    id: str
    belief: str
    breaks: tuple[str, ...]
    subject: Subject
    rule: str = "catalogue"
    """The function of the rules that is replaced; a wrong card fact replaces a card."""
    misread: Callable[[Rules], Rules] = field(repr=False, eq=False)


def misreading(
    rule: str, *, name: str, belief: str, breaks: tuple[str, ...]
) -> Callable[[object], Misreading]:
    """Make a function the misreading of one rule, which is a field of `ScoringRules` or `GameRules`."""
    subject = Subject.GAME if rule in attrs.fields_dict(GameRules) else Subject.SCORING

    def decorate(function: object) -> Misreading:
        def misread(rules: Rules) -> Rules:
            if subject is Subject.GAME:
                game = evolve(rules.game, **{rule: function})  # type: ignore[arg-type]  # tests play by it
                return evolve(rules, game=game)
            scoring = evolve(rules.scoring, **{rule: function})  # type: ignore[arg-type]  # tests score by it
            return evolve(rules, scoring=scoring)

        return Misreading(id=name, belief=belief, breaks=breaks, subject=subject, rule=rule, misread=misread)

    return decorate
