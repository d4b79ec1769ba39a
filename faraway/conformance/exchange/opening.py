"""How an exchange with a port is opened, for callers that may want to stop it or to continue one that is open."""

from collections.abc import Sequence
from typing import Protocol

from faraway.conformance.exchange.exchange import Exchange
from faraway.conformance.exchange.limits import Limits


class OpenExchange(Protocol):
    """Opens the exchange with a port: `Exchange`, or one that is known to the code that may stop it."""

    def __call__(self, command: Sequence[str], /, *, jobs: int = 1, limits: Limits | None = None) -> Exchange:
        """Open an exchange."""


def already_open(exchange: Exchange) -> OpenExchange:
    """Return an opener that opens nothing and returns this exchange."""

    def give(_command: Sequence[str], *, jobs: int = 1, limits: Limits | None = None) -> Exchange:
        del jobs, limits
        return exchange

    return give
