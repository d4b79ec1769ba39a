"""Ports that live in the test's own process, on a clock that moves only when nothing else can happen.

So a port that hangs costs no time, and a busy machine changes nothing: an exchange with such a port is a sequence of turns.
"""

import json
import os
import selectors
from collections.abc import Callable, Sequence

from faraway.conformance.exchange.exchange import Exchange, Surroundings
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.supervision import Notice, Occurrence
from tests.faraway.conformance.hostile_port import correct

MOST_TURNS = 5000


class ScriptedPort:
    """A port whose behaviour is a function of the request; it answers correctly unless told otherwise."""

    def __init__(self, world: "World", number: int, streams: tuple[int, int, int]) -> None:
        self.world = world
        self.number = number
        self.input, self.output, self.errors = streams
        self.is_output_open = True
        self.is_running = True
        self.is_silent = False
        self._unread = b""
        os.set_blocking(self.input, False)

    def requests(self) -> tuple[list[dict[str, object]], bool]:
        """Return the requests that have arrived, and whether stdin is open."""
        try:
            chunk = os.read(self.input, 1 << 20)
        except BlockingIOError:
            return [], True
        *lines, self._unread = (self._unread + chunk).split(b"\n")
        return [json.loads(line) for line in lines], bool(chunk)

    def write(self, text: str, end: str = "\n") -> None:
        """Write to standard output, if anybody reads it."""
        if self.is_output_open:
            os.write(self.output, (text + end).encode())

    def complain(self, text: str) -> None:
        """Write to standard error."""
        os.write(self.errors, text.encode())

    def answer(self, request: dict[str, object]) -> None:
        """Answer correctly."""
        self.write(correct(request))

    def close_output(self) -> None:
        """Close standard output."""
        if self.is_output_open:
            self.is_output_open = False
            os.close(self.output)

    def exit(self, status: int) -> None:
        """End with this status."""
        if self.is_running:
            self.end()
            self.world.tell(Notice(Occurrence.EXITED, self.number, str(status)))

    def end(self) -> None:
        """Close every stream."""
        if self.is_running:
            self.is_running = False
            self.close_output()
            os.close(self.input)
            os.close(self.errors)

    def act(self) -> None:
        """Do what there is to do in this turn."""
        requests, is_open = self.requests()
        for request in requests:
            if self.is_running:
                self.world.behave(self, request)
        if not is_open and self.is_running and not self.is_silent:
            self.exit(0)


def answer_correctly(port: ScriptedPort, request: dict[str, object]) -> None:
    """Behave as a port that scores every tableau with zeros."""
    port.answer(request)


class World(selectors.DefaultSelector):
    """A selector, a clock and a supervisor in one: a turn lets every port act, or else the time passes."""

    def __init__(self, behave: Callable[[ScriptedPort, dict[str, object]], None] = answer_correctly) -> None:
        super().__init__()
        self.behave = behave
        self.now = 1000.0
        self.turns = 0
        self.ports: list[ScriptedPort] = []
        self.before_turn: Callable[[], None] = lambda: None
        self.tell: Callable[[Notice], None] = lambda _notice: None

    def select(  # type: ignore[explicit-override,explicit-any]  # typing.override is 3.12
        self, timeout: float | None = None
    ) -> list[tuple[selectors.SelectorKey, int]]:
        """Let every port act; if that changes nothing, let the time pass."""
        self.turns += 1
        assert self.turns < MOST_TURNS, "the exchange spins"
        self.before_turn()
        for port in self.ports:
            if port.is_running:
                port.act()
        ready = super().select(0)
        if not ready:
            assert timeout is not None, "the exchange waits for ever"
            self.now += timeout
        return ready

    def surroundings(self) -> Surroundings:
        """Return this world as an exchange takes it."""
        return Surroundings(
            open_supervision=lambda _command, _limits: ScriptedSupervision(self),
            open_selector=lambda: self,
            clock=lambda: self.now,
        )

    def open_exchange(
        self, command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None
    ) -> Exchange:
        """Open an exchange with the ports of this world."""
        return Exchange(
            command,
            jobs=jobs,
            limits=limits,
            surroundings=self.surroundings(),
        )


class ScriptedSupervision:
    """A supervisor that starts scripted ports."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._notices: list[Notice] = []
        self._is_lost = False
        self._bell, self._ringer = os.pipe()
        world.tell = self._tell

    def fileno(self) -> int:
        return self._bell

    def _tell(self, notice: Notice) -> None:
        self._notices.append(notice)
        os.write(self._ringer, b"!")

    def lose(self) -> None:
        """Behave as a supervisor that was killed."""
        self._is_lost = True
        os.write(self._ringer, b"!")

    def start(self) -> tuple[int, tuple[int, int, int]]:
        (their_input, our_input), (our_output, their_output), (our_errors, their_errors) = (
            os.pipe(),
            os.pipe(),
            os.pipe(),
        )
        port = ScriptedPort(
            self._world, len(self._world.ports) + 1, (their_input, their_output, their_errors)
        )
        self._world.ports.append(port)
        return port.number, (our_input, our_output, our_errors)

    def kill(self, number: int) -> None:
        self._world.ports[number - 1].end()

    def notices(self) -> list[Notice] | None:
        if self._is_lost:
            return None
        os.read(self._bell, 1 << 10)
        notices, self._notices = self._notices, []
        return notices

    def close(self) -> None:
        for port in self._world.ports:
            port.end()
        os.close(self._bell)
        os.close(self._ringer)
