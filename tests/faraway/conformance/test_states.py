"""The exchange's table: every state with every event was tried, and none leaves the exchange waiting or spinning."""

from collections.abc import Sequence

import pytest

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.slot import Happening, Slot
from faraway.conformance.exchange.states import TABLE, Event, State, Step
from faraway.conformance.exchange.supervision import Notice, Occurrence
from faraway.conformance.exchange.wire import Reply, Ticket
from tests.batches import in_batches
from tests.faraway.conformance.hostile_port import correct
from tests.faraway.conformance.scripted import ScriptedPort, ScriptedSupervision, World

LIMITS = Limits(line_bytes=4096)
TICKETS = [
    Ticket(number, b'{"id":%d,"request":"score","regions":[1],"sanctuaries":[]}' % number)
    for number in range(1, 7)
]


class RecordingExchange(Exchange):
    """An exchange that notes which entries of the table were used."""

    used: set[tuple[State, Event]]

    def _happen(self, slot: Slot, happening: Happening) -> None:  # type: ignore[explicit-override]  # typing.override is 3.12
        self.used.add((slot.state, happening.event))
        super()._happen(slot, happening)


class Drive:
    """Bring an exchange to a state, let one event happen there, and let it end."""

    def __init__(self, target: State, event: Event) -> None:
        self.target, self.event = target, event
        self.is_done = False
        self.world = World(self.behave)
        self.world.before_turn = self.before_turn
        self.exchange = RecordingExchange(
            ("port",),
            limits=LIMITS,
            surroundings=self.world.surroundings(),
        )
        self.exchange.used = set()
        self.delivered: dict[int, Reply | Fault] = {}

    @property
    def port(self) -> ScriptedPort:
        return self.world.ports[-1]

    def behave(self, port: ScriptedPort, request: dict[str, object]) -> None:
        """Be silent where the event has to come first; break once on the way to isolation."""
        is_hello = request["request"] == "hello"
        if self.target is State.GREETING and not self.is_done:
            return
        if self.target in (State.ASKING, State.ENDING) and not is_hello and not self.is_done:
            return
        if self.target is State.ISOLATING and not is_hello and not self.is_done:
            if port.number == 1 and port.is_output_open:
                port.exit(3)
            return
        if port.is_output_open:
            port.answer(request)

    def before_turn(self) -> None:
        """Let the event happen when the exchange has come to the state."""
        state = self.exchange._slots[0].state
        if self.target is State.ENDING and state is State.ASKING and not self.is_done:
            self.port.close_output()
        if self.target is State.CLOSING and self.world.ports:
            self.port.is_silent = not self.is_done
        if state is self.target and not self.is_done and state not in (State.ABSENT, State.IDLE):
            self.is_done = True
            self.trigger()

    def trigger(self) -> None:
        port = self.port
        match self.event:
            case Event.ANSWER:
                number = self.exchange._slots[0].process
                assert number is not None
                oldest = number.in_flight[0].number
                port.write(correct({"id": oldest, "request": "score" if oldest else "hello"}))
            case Event.OTHER_LINE:
                port.write("Welcome")
            case Event.LONG_LINE:
                port.write("x" * 5000, end="")
            case Event.OUTPUT_CLOSED:
                port.close_output()
            case Event.EXITED:
                self.world.tell(Notice(Occurrence.EXITED, port.number, "3"))
            case Event.OVER_LIMIT:
                self.world.tell(Notice(Occurrence.OVER, port.number, "it ran 99 processes"))
            case Event.REFUSED:
                self.world.tell(Notice(Occurrence.REFUSED, port.number, "no such file"))
            case Event.DEADLINE:
                port.is_silent = True
                self.world.now += 100
            case Event.STOPPED:
                self.exchange.stop("a test stops it")

    def run(self) -> None:
        with self.exchange as exchange:
            if exchange.handshake() is not None:
                if self.target is State.IDLE:
                    self.is_done = True
                    self.trigger()
                    exchange._turn()
                if self.target is State.ABSENT:
                    exchange._drop(exchange._slots[0])
                    self.trigger()
                    exchange._turn()
                exchange.ask(
                    iter(TICKETS), lambda ticket, reply: self.delivered.update({ticket.number: reply})
                )
            self.ending = exchange.close()


POSSIBLE = [pair for pair, step in TABLE.items() if step is not Step.NEVER]


def identify(pair: object) -> str:
    return pair.name if isinstance(pair, State | Event) else str(pair)


def test_every_state_has_an_entry_for_every_event() -> None:
    assert set(TABLE) == {(state, event) for state in State for event in Event}


@in_batches(("state", "event"), POSSIBLE)
def test_after_any_event_in_any_state_the_exchange_ends(state: State, event: Event) -> None:
    drive = Drive(state, event)
    drive.run()
    used = drive.exchange.used
    assert (state, event) in used or (state is State.ABSENT and event is not Event.STOPPED)
    assert drive.ending.gave_up or len(drive.delivered) == len(TICKETS)
    assert all(not port.is_running for port in drive.world.ports)


MISDEEDS = {
    Event.OTHER_LINE,
    Event.LONG_LINE,
    Event.OUTPUT_CLOSED,
    Event.OVER_LIMIT,
    Event.REFUSED,
    Event.DEADLINE,
}


@in_batches(("state", "event"), POSSIBLE)
def test_only_an_exit_that_is_awaited_takes_time(state: State, event: Event) -> None:
    drive = Drive(state, event)
    begun = drive.world.now
    drive.run()
    is_awaited = event is Event.OUTPUT_CLOSED and state is not State.CLOSING
    assert (drive.world.now > begun) == (is_awaited or event is Event.DEADLINE)


@pytest.mark.parametrize(
    ("state", "event"),
    [
        (state, event)
        for state, event in POSSIBLE
        if event in MISDEEDS and state not in {State.ABSENT, State.CLOSING}
    ],
    ids=identify,
)
def test_no_misdeed_of_a_port_is_passed_over(state: State, event: Event) -> None:
    drive = Drive(state, event)
    drive.run()
    faults = [reply for reply in drive.delivered.values() if isinstance(reply, Fault)]
    assert drive.ending.gave_up or faults or drive.ending.transient_faults


NEVER = [pair for pair, step in TABLE.items() if step is Step.NEVER and pair[0] is not State.ABSENT]
UNTOLD = {Event.REFUSED, Event.DEADLINE}
"""The supervisor refuses only what it could not start; nothing is awaited of an idle port."""


@pytest.mark.parametrize(("state", "event"), [pair for pair in NEVER if pair[1] not in UNTOLD], ids=identify)
def test_what_cannot_happen_does_not(state: State, event: Event) -> None:
    """A line counts as an answer only while a request is in flight; after the end of stdout there is no line."""
    drive = Drive(state, event)
    if state is State.IDLE:
        with drive.exchange as exchange:
            exchange.handshake()
            drive.port.write(correct({"id": 0, "request": "hello"}))
            exchange._turn()
        assert (State.IDLE, Event.OTHER_LINE) in drive.exchange.used
        return
    drive.event = Event.OTHER_LINE
    drive.run()
    assert (state, event) not in drive.exchange.used


def test_an_idle_port_has_no_deadline() -> None:
    world = World()
    with world.open_exchange(("port",)) as exchange:
        exchange.handshake()
        assert exchange._slots[0].deadline(exchange.limits) == float("inf")


def test_an_entry_that_cannot_happen_is_an_error_of_the_runner() -> None:
    world = World()
    with world.open_exchange(("port",)) as exchange:
        exchange.handshake()
        with pytest.raises(AssertionError, match="DEADLINE"):
            exchange._happen(exchange._slots[0], Happening(Event.DEADLINE))


def test_a_lost_supervisor_ends_the_run() -> None:
    world = World(lambda port, request: port.answer(request) if request["request"] == "hello" else None)
    with world.open_exchange(("port",)) as exchange:
        exchange.handshake()
        supervision = exchange._supervision
        assert isinstance(supervision, ScriptedSupervision)
        supervision.lose()
        exchange.ask(iter(TICKETS), lambda _ticket, _reply: None)
        ending = exchange.close()
    assert (ending.gave_up, ending.is_cut_short) == ("the supervisor of the port was killed", True)


def ask_with(
    world: World, limits: Limits, tickets: Sequence[Ticket] = TICKETS
) -> tuple[list[Reply | Fault], str]:
    replies: list[Reply | Fault] = []
    with world.open_exchange(("port",), limits=limits) as exchange:
        if exchange.handshake() is not None:
            exchange.ask(iter(tickets), lambda _ticket, reply: replies.append(reply))
        return replies, exchange.close().gave_up


def test_an_extra_line_after_hello_fails_the_handshake() -> None:
    world = World(lambda port, request: port.write(correct(request) + "\n"))
    assert ask_with(world, Limits()) == (
        [],
        "the handshake failed: the port wrote a line that nobody had asked for: ''",
    )


def test_the_whole_run_has_a_deadline() -> None:
    """A port that answers each request just in time is stopped when the run's time is over."""

    def dawdle(port: ScriptedPort, request: dict[str, object]) -> None:
        world.now += 4
        port.answer(request)

    world = World(dawdle)
    replies, gave_up = ask_with(world, Limits(run_seconds=10, in_flight=1))
    assert gave_up == "the run took longer than 10 s"
    assert 0 < len(replies) < len(TICKETS)


@pytest.mark.parametrize(
    ("limits", "gave_up"),
    [
        (Limits(output_bytes=300, in_flight=1), "the port wrote more than 300 bytes of answers"),
        (Limits(stderr_bytes=30, in_flight=1), "the port wrote more than 30 bytes to standard error"),
    ],
)
def test_all_answers_and_standard_error_have_a_limit(limits: Limits, gave_up: str) -> None:
    def chatter(port: ScriptedPort, request: dict[str, object]) -> None:
        port.complain("0123456789")
        port.answer(request)

    replies, reason = ask_with(World(chatter), limits)
    assert reason == gave_up
    assert 0 < len(replies) < len(TICKETS)


def test_a_long_line_is_refused_also_when_it_is_complete() -> None:
    world = World(lambda port, _request: port.write("x" * 5000))
    assert "wrote more than the limit allows" in ask_with(world, LIMITS)[1]


def test_a_request_in_flight_at_the_close_is_dropped() -> None:
    world = World(lambda port, request: port.answer(request) if request["request"] == "hello" else None)
    with world.open_exchange(("port",)) as exchange:
        exchange.handshake()
        process = exchange._slots[0].process
        assert process is not None
        process.send(TICKETS[0], world.now)
        assert exchange.close().unclean_exits == ()


def test_a_fault_without_detail_is_its_kind() -> None:
    assert Fault(FaultKind.HUNG).in_words() == "did not answer in time"


def test_a_line_after_the_last_answer_is_a_fault_of_no_request() -> None:
    world = World()
    with world.open_exchange(("port",)) as exchange:
        exchange.handshake()
        exchange.ask(TICKETS, lambda _ticket, _reply: None)
        world.ports[0].write("so long")
        exchange._turn()
        assert [fault.detail for fault in exchange.transient_faults] == ["'so long'"]


def test_a_run_is_cut_short_for_the_first_reason() -> None:
    world = World()
    with world.open_exchange(("port",)) as exchange:
        exchange._cut_short("one")
        exchange._cut_short("two")
        assert exchange.close().gave_up == "one"


def test_an_answer_that_came_before_the_run_was_stopped_counts() -> None:
    """However late the runner looks at it."""

    def answer_once_and_be_stopped(port: ScriptedPort, request: dict[str, object]) -> None:
        if request["id"] in (0, 1):
            port.answer(request)
        if request["id"] == 2:
            exchange.stop("stopped by a test")

    world = World(answer_once_and_be_stopped)
    delivered: list[int] = []
    with world.open_exchange(("port",)) as exchange:
        exchange.handshake()
        exchange.ask(iter(TICKETS), lambda ticket, _reply: delivered.append(ticket.number))
        ending = exchange.close()
    assert (delivered, ending.gave_up) == ([1], "stopped by a test")


def test_a_run_that_is_over_can_still_be_asked_to_stop() -> None:
    """The signal that asks may come while the report is made."""
    with World().open_exchange(("port",)) as exchange:
        exchange.handshake()
        assert exchange.close().gave_up == ""
        exchange.stop("too late")
