"""The exchange with one copy of a port as a state table: what each event leads to in every state.

Every pair of state and event has an entry, and a test tries every one. No entry leaves the exchange without a deadline to
wait for: a state is left by an answer (there are finitely many requests), by a fault (`Limits` ends the run after some), or by
its deadline. So no port can keep the runner busy for ever.
"""

from collections.abc import Mapping
from enum import Enum


class State(Enum):
    """The state of the exchange with one copy of the port."""

    ABSENT = "no process runs"
    GREETING = "hello was sent and not answered"
    IDLE = "ready, no request in flight"
    ASKING = "requests in flight"
    ISOLATING = "one request in flight, sent again to find the one at fault"
    ENDING = "stdout was closed too early, the exit status is awaited"
    CLOSING = "stdin was closed, the exit is awaited"


class Event(Enum):
    """What can happen to a copy of the port."""

    ANSWER = "a line that answers the oldest request in flight"
    OTHER_LINE = "any other line"
    LONG_LINE = "a line beyond the limit"
    OUTPUT_CLOSED = "stdout was closed"
    EXITED = "the process exited"
    OVER_LIMIT = "the supervisor killed it beyond a limit"
    REFUSED = "the system could not start it"
    DEADLINE = "the time is over"
    STOPPED = "the run ends early: a signal, a limit of the run, too many faults"


class Step(Enum):
    """What the exchange does."""

    GREET = "check the handshake; ready, or give up"
    ACCEPT = "deliver the answer"
    FAIL = "kill it; blame the one request in flight, or send several again one by one"
    AWAIT_EXIT = "wait for its exit status"
    NOTE = "remember its exit status"
    FINISH = "done; report an unclean exit"
    DROP = "kill it"
    IGNORE = "nothing"
    NEVER = "cannot happen"
    """No line is an answer unless a request is in flight; no line follows the end of stdout; what was started was not refused."""


_S, _E, _N = Step, Event, Step.NEVER
_EVENTS = (
    _E.ANSWER,
    _E.OTHER_LINE,
    _E.LONG_LINE,
    _E.OUTPUT_CLOSED,
    _E.EXITED,
    _E.OVER_LIMIT,
    _E.REFUSED,
    _E.DEADLINE,
    _E.STOPPED,
)
# fmt: off
_ROWS = {
    #                 answer     other line  long line  output closed   exited    over limit  refused    deadline   stopped
    State.ABSENT:    (_N,        _N,         _N,        _N,             _S.IGNORE, _S.IGNORE, _S.IGNORE, _N,        _S.IGNORE),
    State.GREETING:  (_S.GREET,  _S.FAIL,    _S.FAIL,   _S.AWAIT_EXIT,  _S.NOTE,   _S.FAIL,   _S.FAIL,   _S.FAIL,   _S.DROP),
    State.IDLE:      (_N,        _S.FAIL,    _S.FAIL,   _S.AWAIT_EXIT,  _S.NOTE,   _S.FAIL,   _N,        _N,        _S.DROP),
    State.ASKING:    (_S.ACCEPT, _S.FAIL,    _S.FAIL,   _S.AWAIT_EXIT,  _S.NOTE,   _S.FAIL,   _N,        _S.FAIL,   _S.DROP),
    State.ISOLATING: (_S.ACCEPT, _S.FAIL,    _S.FAIL,   _S.AWAIT_EXIT,  _S.NOTE,   _S.FAIL,   _N,        _S.FAIL,   _S.DROP),
    State.ENDING:    (_N,        _N,         _N,        _N,             _S.FAIL,   _S.FAIL,   _S.FAIL,   _S.FAIL,   _S.DROP),
    State.CLOSING:   (_N,        _S.IGNORE,  _S.IGNORE, _S.IGNORE,      _S.FINISH, _S.FINISH, _N,        _S.FINISH, _S.DROP),
}
# fmt: on

TABLE: Mapping[tuple[State, Event], Step] = {
    (state, event): step for state, row in _ROWS.items() for event, step in zip(_EVENTS, row, strict=True)
}
