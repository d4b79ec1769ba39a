"""The suspects that explain the first fault in an answer, whatever they would have done before it.

A misreading that holds in some situations only gives right answers until such a situation comes. So a game is followed by
the right rules up to the first wrong step, and a tableau is compared at its wrong cards only.
"""

from collections.abc import Iterator
from functools import cache

from attrs import define, evolve

from faraway.conformance.diagnosis.answers import Failure
from faraway.conformance.reference.answers import show_step
from faraway.conformance.reference.in_process import PreparedVector
from faraway.conformance.reference.requests import PlayRequest, load_request
from faraway.conformance.suite.documents import Json, JsonObject, as_list, as_object, is_same
from faraway.conformance.suite.vectors import ExpectAnswer
from faraway.conformance.verdict.projection import projected
from faraway.errors import FarawayError
from faraway.game import apply_action, new_game
from faraway.game.actions import Action
from faraway.game.record import STANDARD_RULES, Context, Rules, Situation
from faraway.game.state import GameState

_REQUESTS: dict[str, tuple[PreparedVector, PlayRequest]] = {}
FOLLOWED, MOST_STATES, MOST_LOOKS = 8, 4, 300
CRASHES = (ArithmeticError, LookupError, TypeError, ValueError, RecursionError)


def explains_locally(rules: Rules, failure: Failure, prepared: PreparedVector) -> bool:
    """Return True if these rules give the port's answer where it first goes wrong."""
    try:
        match _kind(failure):
            case "score":
                return _explains_wrong_cards(rules, failure, prepared)
            case _ if is_followed_by_steps(failure, prepared) and failure.first_wrong_step is not None:
                return _explains_step(rules, failure, prepared, *failure.first_wrong_step)
            case _:
                replies = prepared.replies(rules)
                return replies is not None and failure.same(replies)
    except CRASHES:
        return False


def is_followed_by_steps(failure: Failure, prepared: PreparedVector) -> bool:
    """Return True if the failure is a game that is shown after every step, with a step that is wrong."""
    is_shown = _kind(failure) == "play" and prepared.requests[0].get("after") == "every"
    return is_shown and failure.first_wrong_step is not None


def _kind(failure: Failure) -> Json:
    is_one_answer = len(failure.vector.requests) == 1 and isinstance(failure.vector.expect, ExpectAnswer)
    return failure.vector.requests[0].get("request") if is_one_answer else None


def _explains_wrong_cards(rules: Rules, failure: Failure, prepared: PreparedVector) -> bool:
    replies = prepared.replies(rules)
    expected, got = failure.expected, as_object(failure.replies[0].answer)
    answer = as_object(replies[0].answer) if replies else {}
    wrong = [
        (as_list(answer.get(key))[position : position + 1], [fame])
        for key in ("regions", "sanctuaries")
        for position, (right, fame) in enumerate(
            zip(as_list(expected.get(key)), as_list(got.get(key)), strict=False)
        )
        if right != fame
    ]
    if wrong:
        return all(is_same([*ours], [*theirs]) for ours, theirs in wrong)
    return is_same(answer.get("total"), got.get("total"))


def _explains_step(rules: Rules, failure: Failure, prepared: PreparedVector, number: int, step: Json) -> bool:
    request = _request_of(failure.vector.id, prepared)
    if number == 0:
        return _is_step(show_step(new_game(request.setup, rules), request.show), step, failure)
    before = _state_before(failure.vector.id, request, number)
    return any(
        _is_step(shown, step, failure)
        for each in _in_part(rules, before)
        for _, shown in _after(before, request.actions[number - 1], each, request)
    )


def explains_whole_step(rules: Rules, failure: Failure, prepared: PreparedVector) -> bool:
    """Return True if these rules, for all seats alike, give the port's first wrong step."""
    if failure.first_wrong_step is None or not failure.first_wrong_step[0]:
        return True
    number, step = failure.first_wrong_step
    request = _request_of(failure.vector.id, prepared)
    after = _after(
        _state_before(failure.vector.id, request, number), request.actions[number - 1], rules, request
    )
    return any(_is_step(shown, step, failure) for _, shown in after)


def _in_part(rules: Rules, state: GameState) -> Iterator[Rules]:
    """Yield these rules, and as they hold for a part of a step only: on the turn of one seat, or on any but the present turn."""
    yield rules
    seats = [state.turn, *(seat for seat in range(len(state.players)) if seat != state.turn)]
    parts = [_Part(state.turn, is_same_seat=False), *(_Part(seat, is_same_seat=True) for seat in seats)]
    for part in parts:
        yield evolve(STANDARD_RULES, contexts=(Context(applies=part, rules=rules),))


@define(eq=False)
class _Part:
    """Applies on the turn of one seat, or on every other; a step that never stops looking is given up."""

    turn: int | None
    is_same_seat: bool
    looks: int = 0

    def __call__(self, now: Situation) -> bool:
        """Return True in this part of a step."""
        self.looks += 1
        if self.looks > MOST_LOOKS:
            raise RecursionError
        return (now.turn == self.turn) is self.is_same_seat


def goes_on_alike(rules: Rules, failure: Failure, prepared: PreparedVector) -> bool:
    """Return True if the port's game continues from its first wrong step with each step by these rules or by the right ones."""
    if failure.first_wrong_step is None or not is_followed_by_steps(failure, prepared):
        return False
    request = _request_of(failure.vector.id, prepared)
    steps = as_list(as_object(failure.replies[0].answer).get("steps"))
    first = failure.first_wrong_step[0] or 1
    is_begun_rightly = failure.first_wrong_step[0] > 0
    states = [
        _state_before(failure.vector.id, request, first)
        if is_begun_rightly
        else new_game(request.setup, rules)
    ]
    for number in range(first, min(first + FOLLOWED, len(steps), len(request.actions) + 1)):
        action = request.actions[number - 1]
        states = [
            after
            for state in states
            for each in (*_in_part(rules, state), STANDARD_RULES)
            for after, shown in _after(state, action, each, request)
            if _is_step(shown, steps[number], failure)
        ][:MOST_STATES]
        if not states:
            return False
    return True


def _after(
    state: GameState, action: Action, rules: Rules, request: PlayRequest
) -> Iterator[tuple[GameState, JsonObject]]:
    """Yield the state that an action leads to by these rules, with what it shows; nothing if they break down."""
    under = rules.under(request.setup.readings)
    try:
        after = apply_action(evolve(state, terms=evolve(state.terms, rules=under)), action)
        shown = show_step(after, request.show)
    except FarawayError as error:
        yield state, {"error": {"code": error.code.value}}
    except CRASHES:
        return
    else:
        yield after, shown


def gives_every_step(rules: Rules, failure: Failure, prepared: PreparedVector) -> bool:
    """Return True if a game that is shown after every step follows these rules to its last step."""
    request = _request_of(failure.vector.id, prepared)
    steps = as_list(as_object(failure.replies[0].answer).get("steps"))
    try:
        state = new_game(request.setup, rules)
        if len(steps) != 1 + len(request.actions) or not _is_step(
            show_step(state, request.show), steps[0], failure
        ):
            return False
        for action, step in zip(request.actions, steps[1:], strict=True):
            try:
                state = apply_action(state, action)
            except FarawayError as error:
                shown: JsonObject = {"error": {"code": error.code.value}}
            else:
                shown = show_step(state, request.show)
            if not _is_step(shown, step, failure):
                return False
    except (FarawayError, *CRASHES):
        return False
    return True


def _is_step(step: JsonObject, got: Json, failure: Failure) -> bool:
    shown = as_object(projected({"steps": [step]}, "play", failure.identity))
    return is_same(as_list(shown["steps"])[0], got)


def _request_of(vector: str, prepared: PreparedVector) -> PlayRequest:
    """Load a request once: it is looked at for every suspect."""
    known = _REQUESTS.get(vector)
    if known is None or known[0] is not prepared:
        known = _REQUESTS[vector] = (prepared, load_request(prepared.requests[0], PlayRequest))
    return known[1]


@cache
def _state_before(_vector: str, request: PlayRequest, step: int) -> GameState:
    """Return the state before a step, by the right rules."""
    state = new_game(request.setup, STANDARD_RULES)
    for action in request.actions[: step - 1]:
        try:
            state = apply_action(state, action)
        except FarawayError:
            continue
    return state
