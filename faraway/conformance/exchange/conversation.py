"""A conversation with a port, as the runner sees it: an exchange with a running port, or a recorded one."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import TracebackType
from typing import Protocol, Self

from attrs import field, frozen

from faraway.conformance.exchange.faults import Fault, FaultKind
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.exchange.limits import Limits
from faraway.conformance.exchange.wire import Reply, Ticket


@frozen(kw_only=True)
class Ending:
    """How a conversation ended: why it was given up or cut short, faults of no single request, standard error, unclean exits."""

    gave_up: str = ""
    is_cut_short: bool = False
    """Whether the conversation was given up because of a signal or a limit of the run, not because of the port's faults."""
    families_given_up: Mapping[str, str] = field(factory=dict)
    """The families of questions of which no more were asked, and why."""
    last_fault: Fault | None = None
    transient_faults: tuple[Fault, ...] = ()
    stderr: str = ""
    unclean_exits: tuple[str, ...] = ()

    @property
    def breaches(self) -> tuple[Fault, ...]:
        """The faults of no single request that count: one time-out that did not recur is forgiven."""
        is_forgiven = [fault.kind for fault in self.transient_faults] == [FaultKind.HUNG]
        return () if is_forgiven else self.transient_faults


class Converses(Protocol):
    """A conversation with a port: an exchange, or one that was recorded."""

    def __enter__(self) -> Self:
        """Open it."""

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """End it."""

    def handshake(self) -> PortIdentity | None:
        """Return what the port states about itself."""

    def ask(self, tickets: Iterable[Ticket], deliver: Callable[[Ticket, Reply | Fault], None]) -> None:
        """Send the requests, and deliver each reply or fault."""

    def close(self) -> Ending:
        """Return how the conversation ended."""


class OpenConversation(Protocol):
    """Opens a conversation with a port."""

    def __call__(
        self, command: Sequence[str], /, *, jobs: int = 1, limits: Limits | None = None
    ) -> Converses:
        """Open a conversation."""
