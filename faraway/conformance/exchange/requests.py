"""The requests still to be sent to a port: taken from their source a few at a time, without the families that were given up."""

from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.wire import Ticket
from faraway.wording import agreeing, counted

TAKEN_AT_ONCE = 8
TAKING_SECONDS = 0.01
"""Requests that are made while the port works take longer; then answers are read in between."""


class Requests:
    """A queue in front of a source of requests."""

    def __init__(self, limits: Limits, clock: Callable[[], float]) -> None:
        self.families_given_up: dict[str, str] = {}
        self._limits = limits
        self._clock = clock
        self._queue: deque[Ticket] = deque()
        self._source: Iterator[Ticket] = iter(())
        self._hangs: Counter[str] = Counter()
        self._late: set[int] = set()

    def __bool__(self) -> bool:
        """Return True if a request waits."""
        return bool(self._queue)

    def begin(self, source: Iterable[Ticket]) -> None:
        """Take requests from here on from another source."""
        self._source = iter(source)
        self.refill()

    def next(self) -> Ticket:
        """Return the request whose turn it is."""
        return self._queue.popleft()

    def put_back(self, tickets: Sequence[Ticket]) -> None:
        """Put these requests back, before all others."""
        self._queue.extendleft(reversed(tickets))

    def refill(self) -> None:
        """Take more requests from their source, up to one full pipeline, a few if they take time."""
        last_moment = self._clock() + TAKING_SECONDS
        wished = (ticket for ticket in self._source if ticket.family not in self.families_given_up)
        while (wanted := min(TAKEN_AT_ONCE, self._limits.in_flight - len(self._queue))) > 0:
            taken = [*islice(wished, wanted)]
            self._queue.extend(taken)
            if len(taken) < wanted or self._clock() >= last_moment:
                return

    def is_first_time_out(self, ticket: Ticket) -> bool:
        """Note that a request timed out; return True if it had not before, so that it is to be asked once more."""
        is_first = ticket.number not in self._late
        self._late.add(ticket.number)
        return is_first

    def hung(self, ticket: Ticket) -> bool:
        """Count a request that was not answered in time; return True if no more is asked of its family."""
        self._hangs[ticket.family] += 1
        times = self._hangs[ticket.family]
        if not ticket.family or times < self._limits.hangs_in_a_family:
            return False
        self.families_given_up[ticket.family] = (
            f"{counted(times, 'question')} of {ticket.family} {agreeing(times, 'was', 'were')} not answered in time"
        )
        self._queue = deque(self.still_asked(self._queue))
        self.refill()
        return True

    def still_asked(self, tickets: Iterable[Ticket]) -> Iterator[Ticket]:
        """Yield the requests of families that were not given up."""
        return (ticket for ticket in tickets if ticket.family not in self.families_given_up)
