"""The grammar of hostile ports: which moments there are, which deeds, and which entries of the exchange's table they mean.

A script is a list of moments with one or two deeds each. Every entry of the table that a port can cause has a script.
"""

from collections.abc import Iterator
from random import Random
from typing import TypeAlias

from crosscheck.hostile.port import DEEDS
from faraway.conformance.exchange.states import TABLE, Event, State, Step

Script: TypeAlias = list[tuple[str, list[str]]]

MOMENTS = {
    "start": State.GREETING,
    "hello": State.GREETING,
    "after-hello": State.IDLE,
    "first": State.ASKING,
    "guilty": State.ISOLATING,
    "every": State.ASKING,
    "end": State.CLOSING,
}
"""Every moment of a script, and the state in which the exchange is then. ENDING follows the deed `close-output`."""
EVENTS = {
    Event.ANSWER: ("answer", "surrogate", "wide", "long-key", "complain", "escape", "deaf"),
    Event.OTHER_LINE: (
        "answer-twice", "answer-and-blank", "blank", "garbage", "bytes", "wrong-id", "no-answer", "echo",
        "deep", "deeper", "nan", "infinity", "digits", "escapes", "long-name",
    ),
    Event.LONG_LINE: ("long-line",),
    Event.OUTPUT_CLOSED: ("close-output",),
    Event.EXITED: ("exit", "exit-0", "signal-9", "signal-40", "write-file", "close-input"),
    Event.OVER_LIMIT: ("multiply", "waste"),
    Event.DEADLINE: ("hang", "spin", "half-a-line", "swarm", "stop-guard"),
    Event.STOPPED: ("stderr", "kill-supervisor", "stop-supervisor"),
}  # fmt: skip
"""The deeds that cause each event. No port can cause REFUSED: it does not run yet."""
ENDINGS = ("hang", "exit", "multiply", "stderr")
"""What can follow the end of stdout."""


def pairs() -> Iterator[tuple[State, Event, Script]]:
    """Return a script for every moment with every deed, and the entry of the table that it means."""
    for moment, state in MOMENTS.items():
        for event, deeds in EVENTS.items():
            for deed in deeds:
                yield state, event, [(moment, [deed])]
        for deed in ENDINGS:
            event = next(event for event, deeds in EVENTS.items() if deed in deeds)
            yield State.ENDING, event, [(moment, ["close-output", deed])]


def possible() -> set[tuple[State, Event]]:
    """Return the entries of the table that a port can cause."""
    return {
        (state, event)
        for (state, event), step in TABLE.items()
        if step is not Step.NEVER and state is not State.ABSENT and event is not Event.REFUSED
    }


def scripts(seed: int) -> Iterator[Script]:
    """Return scripts without end: first every moment with every deed in a random order, then random ones."""
    chance = Random(seed)
    known = [script for _, _, script in pairs()]
    chance.shuffle(known)
    yield from known
    while True:
        moments = chance.sample(sorted(MOMENTS), chance.randint(1, 3))
        yield [(moment, chance.choices(sorted(DEEDS), k=chance.randint(1, 3))) for moment in moments]
