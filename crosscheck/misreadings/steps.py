"""In which games a misreading shows, context by context.

A port that misreads one rule in one context plays like the reference up to the first step that its misreading changes. So a
game shows the misreading exactly if some step of it, done by the misread rules from the right state, comes out otherwise. The
calls of every rule are recorded while the reference plays: only where the misread rule answers one of them otherwise, in a
situation in which the context applies, is the step done again.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache, partial
from typing import Protocol, TypeAlias

from attrs import define, evolve, field, fields_dict, frozen

from faraway.errors import FarawayError
from faraway.game import apply_action, legal_actions, new_game, observe, result
from faraway.game.actions import Action
from faraway.game.player import Phase
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES, GameRules, Rules, Situation
from faraway.game.setup import Setup
from faraway.game.state import GameState
from faraway.misreadings import MISREADINGS, Subject
from faraway.misreadings.contexts import CONTEXTS, in_context
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau

Key: TypeAlias = tuple[str, str]
"""The ids of a misreading, or the name of a rule, and of a context."""
CRASHES = (ArithmeticError, LookupError, TypeError, ValueError, RecursionError)
SCORING = tuple(each for each in MISREADINGS.values() if each.subject is Subject.SCORING)
VIEWS = "-views"
WHERE = {where.id: where for where in CONTEXTS}


class AnyRule(Protocol):
    """Any rule of the game."""

    def __call__(self, *arguments: object) -> object:
        """Answer."""


@frozen
class Call:
    """One call of a rule: its arguments, its answer, and the situation that chose the rules in force."""

    rule: str
    arguments: tuple[object, ...]
    answer: object
    situation: Situation


@define
class Log:
    """The calls recorded since they were last taken."""

    calls: list[Call] = field(factory=list)
    situation: Situation | None = None

    def taken(self) -> tuple[Call, ...]:
        """Return the calls, and begin anew."""
        calls, self.calls = self.calls, []
        return tuple(calls)


@frozen(kw_only=True, repr=False)
class RecordingRules(Rules):
    """The right rules, which record their calls."""

    log: Log = field(eq=False)

    def at(self, situation: Situation) -> Rules:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Remember the situation."""
        self.log.situation = situation
        return self

    def under(self, readings: Readings) -> Rules:  # type: ignore[explicit-override]  # as above
        """Return the recording rules under these readings."""
        game = self.game.under(readings)
        wrapped = {name: self._wrap(name, getattr(game, name)) for name in fields_dict(GameRules)}
        return evolve(self, game=evolve(game, **wrapped))  # type: ignore[arg-type]  # as many functions

    def _wrap(self, name: str, rule: AnyRule) -> AnyRule:
        def recorded(*arguments: object) -> object:
            answer = rule(*arguments)
            if self.log.situation is not None:
                self.log.calls.append(Call(name, arguments, answer, self.log.situation))
            return answer

        return recorded


class Shown(Enum):
    """What a step shows."""

    STATE = "state"
    LEGAL = "legal"
    RESULT = "result"
    VIEWS = "views"


@frozen
class Step:
    """One thing that a game shows: how to do it by other rules, what comes out, and the calls of rules that it took."""

    kind: Shown
    do: Callable[[Rules], object]
    right: object
    calls: tuple[Call, ...]


def by(rules: Rules, state: GameState) -> GameState:
    """Return the state with other rules, which are under the readings already."""
    return evolve(state, terms=evolve(state.terms, rules=rules))


def bare(state: GameState) -> list[object]:
    """Return all that a state holds but for its terms."""
    return [value for name, value in state.__dict__.items() if name != "terms"]


def steps_of(setup: Setup, actions: Sequence[Action], views: Iterable[int]) -> Iterator[Step]:
    """Yield what a game shows, step by step: states, legal actions, the result, and views after so many actions."""
    log, watched = Log(), {*views}
    recording = RecordingRules(
        scoring=STANDARD_RULES.scoring, game=STANDARD_RULES.game, catalogue=STANDARD_RULES.catalogue, log=log
    )
    state = new_game(setup, recording)
    yield Step(Shown.STATE, partial(_begin, setup), bare(state), log.taken())
    for number, action in enumerate((*actions, None)):
        shown = {Shown.LEGAL: _legal}
        shown |= {Shown.RESULT: _result} if state.phase is Phase.OVER else {}
        shown |= {Shown.VIEWS: _views} if number in watched else {}
        for kind, show in shown.items():
            log.taken()
            right = show(state, state.terms.rules)
            yield Step(kind, partial(show, state), right, log.taken())
        if action is not None:
            log.taken()
            after = apply_action(state, action)
            yield Step(Shown.STATE, partial(_apply, state, action), bare(after), log.taken())
            state = after


def _begin(setup: Setup, rules: Rules) -> object:
    return bare(new_game(setup, rules))


def _apply(state: GameState, action: Action, rules: Rules) -> object:
    return bare(apply_action(by(rules, state), action))


def _legal(state: GameState, rules: Rules) -> object:
    return legal_actions(by(rules, state))


def _result(state: GameState, rules: Rules) -> object:
    return result(by(rules, state))


def _views(state: GameState, rules: Rules) -> object:
    misread = by(rules, state)
    return [observe(misread, seat) for seat in range(len(state.players))]


@define
class Seen:
    """Where each misreading in context showed first; which rules were used in which contexts; which answered otherwise."""

    shown: dict[Key, str] = field(factory=dict)
    used: set[Key] = field(factory=set)
    differed: set[Key] = field(factory=set)

    def look(self, name: str, setup: Setup, actions: Sequence[Action], views: Iterable[int] = ()) -> None:
        """Look at every step of a game of this name; views are asked for after so many actions."""
        for step in steps_of(setup, actions, views):
            for key in self._suspects(step):
                if _shows(step, _misread_in(*key, setup.readings)):
                    self.shown[key] = name + VIEWS if step.kind is Shown.VIEWS else name
        self._look_at_scoring(name, setup, actions)

    def _suspects(self, step: Step) -> list[Key]:
        """Return what has not shown yet and answers a call of this step otherwise where its context applies."""
        applying: dict[int, frozenset[str]] = {}
        found: dict[Key, None] = {}
        for call in step.calls:
            where = applying.get(id(call.situation))
            if where is None:
                where = applying[id(call.situation)] = contexts_at(call.situation)
            self.used.update([(call.rule, each) for each in where])
            for name, wrong in _misread_rules().get(call.rule, ()):
                unseen = [(name, each) for each in where if (name, each) not in self.shown]
                if unseen and not all(key in found for key in unseen) and _differs(wrong, call):
                    found.update(dict.fromkeys(unseen))
        self.differed.update(found)
        return [*found]

    def _look_at_scoring(self, name: str, setup: Setup, actions: Sequence[Action]) -> None:
        """Compare the totals of the end under every misreading of scoring; they do not change the course."""
        end = new_game(setup)
        for action in actions:
            end = apply_action(end, action)
        if end.phase is not Phase.OVER:
            return
        where = contexts_at(end)
        tableaux = [
            Tableau.trusted(regions=player.regions, sanctuaries=player.sanctuaries) for player in end.players
        ]
        right = [score_tableau(tableau).total for tableau in tableaux]
        for each in SCORING:
            self.used.update((each.rule, context) for context in where)
            unseen = [(each.id, context) for context in where if (each.id, context) not in self.shown]
            scoring = each.misread(STANDARD_RULES).scoring
            if unseen and [score_tableau(tableau, scoring).total for tableau in tableaux] != right:
                self.differed.update(unseen)
                self.shown.update(dict.fromkeys(unseen, name))


def contexts_at(situation: Situation) -> frozenset[str]:
    """Return the contexts that apply in a situation."""
    return frozenset([where.id for where in CONTEXTS if where.applies(situation)])


@cache
def _misread_rules() -> Mapping[str, tuple[tuple[str, AnyRule], ...]]:
    """Return for each rule of the game its misreadings: id and function."""
    found: dict[str, list[tuple[str, AnyRule]]] = {}
    for each in MISREADINGS.values():
        if each.subject is Subject.GAME:
            function = getattr(each.misread(STANDARD_RULES).game, each.rule)
            found.setdefault(each.rule, []).append((each.id, function))
    return {rule: tuple(entries) for rule, entries in found.items()}


@cache
def _misread_in(misreading: str, where: str, readings: Readings) -> Rules:
    return in_context(MISREADINGS[misreading], WHERE[where]).misread(STANDARD_RULES).under(readings)


def _differs(wrong: AnyRule, call: Call) -> bool:
    try:
        return wrong(*call.arguments) != call.answer
    except CRASHES:
        return True


def _shows(step: Step, rules: Rules) -> bool:
    try:
        return step.do(rules) != step.right
    except (FarawayError, *CRASHES):
        return True


def shows_in(step: Step, key: Key, readings: Readings) -> bool:
    """Return True if one step shows one misreading in one context."""
    misreading, applies = MISREADINGS[key[0]], WHERE[key[1]].applies
    if misreading.subject is Subject.SCORING:
        return step.kind is Shown.RESULT and _shows(step, _misread_in(*key, readings))
    wrong = getattr(misreading.misread(STANDARD_RULES).game, misreading.rule)
    return any(
        call.rule == misreading.rule and applies(call.situation) and _differs(wrong, call)
        for call in step.calls
    ) and _shows(step, _misread_in(*key, readings))
