"""How an exchange with a port is opened, for whoever may want to stop it or to go on with one that is open."""

from collections.abc import Sequence
from typing import Protocol

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.limits import Limits


class OpenExchange(Protocol):
    """Opens the exchange with a port: `Exchange`, or one that is known to who may stop it."""

    def __call__(self, command: Sequence[str], /, *, jobs: int = 1, limits: Limits | None = None) -> Exchange:
        """Open an exchange."""


def already_open(exchange: Exchange) -> OpenExchange:
    """Return what opens nothing, but gives this exchange."""

    def give(_command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> Exchange:
        del jobs, limits
        return exchange

    return give
