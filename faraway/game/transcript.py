"""A game as its set-up and every decision and chance event, and the replay that checks all of it."""

from collections.abc import Iterator

from attrs import evolve, frozen

from faraway.errors import Code, FarawayError, Problem, pointer
from faraway.game.actions import Action
from faraway.game.begin import new_game
from faraway.game.ending import result
from faraway.game.legality import action_word
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup
from faraway.game.state import GameState, Result
from faraway.game.transitions import apply_action

TRANSCRIPT_FORMAT = "faraway-transcript-1"


@frozen(kw_only=True)
class Transcript:
    """A finished or unfinished game; without a result it is unfinished, or does not state it."""

    setup: Setup
    actions: tuple[Action, ...]
    result: Result | None = None


def replay_states(transcript: Transcript, rules: Rules = STANDARD_RULES) -> Iterator[GameState]:
    """Go through a game from its first state to its last; stop at the first illegal action with every reason."""
    state = new_game(transcript.setup, rules)
    yield state
    for number, action in enumerate(transcript.actions):
        try:
            state = apply_action(state, action)
        except FarawayError as error:
            raise FarawayError(_placed(problem, number, action) for problem in error.problems) from None
        yield state


def _placed(problem: Problem, number: int, action: Action) -> Problem:
    """Return a problem with the action of the transcript that it is about."""
    message = f"action {number + 1} ({action_word(action)}): {problem.message}"
    return evolve(problem, message=message, path=pointer("actions", number) + problem.path)


def replay(transcript: Transcript, rules: Rules = STANDARD_RULES) -> GameState:
    """Check a whole game move by move, and its result where it states one; return the last state."""
    *_, last = replay_states(transcript, rules)
    check_result(transcript, last)
    return last


def check_result(transcript: Transcript, last: GameState) -> None:
    """Raise FarawayError if the transcript states another result than the last state of its game has."""
    found = result(last)
    if transcript.result is not None and transcript.result != found:
        raise FarawayError([_wrong_result(transcript.result, found)])


def _wrong_result(stated: Result, found: Result | None) -> Problem:
    if found is None:
        message = "a result is stated, and the game is not over"
        return Problem(code=Code.WRONG_RESULT, message=message, path="/result", clause="END-13")
    if stated.totals != found.totals:
        message = f"the totals are {list(found.totals)}, not {list(stated.totals)}"
        return Problem(code=Code.WRONG_RESULT, message=message, path="/result/totals", clause="WIN-1")
    message = f"the ranks are {list(found.ranks)}, not {list(stated.ranks)}"
    return Problem(code=Code.WRONG_RESULT, message=message, path="/result/ranks", clause="WIN-3")
