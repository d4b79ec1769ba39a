"""The input of a verdict: the results of each family's vectors, counted, and how the run went."""

from collections.abc import Mapping
from enum import Enum

from attrs import frozen

from faraway.conformance.exchange.handshake import PortIdentity

FULL = "full"
"""The selection that leaves nothing out."""


class Standing(Enum):
    """The verdict on a level or a family of questions."""

    CONFORMS = "conforms"
    FAILS = "fails"
    NOT_ASKED = "not asked"


class WhyNotAsked(Enum):
    """Why a level or family, or a part of it, was not asked."""

    NOT_CLAIMED = "not claimed"
    GIVEN_UP = "given up"
    FILTERED = "filtered"


@frozen(kw_only=True)
class Tally:
    """How many vectors of a level or family had each result."""

    passed: int = 0
    failed: int = 0
    known: int = 0
    """Failures that are on the list of known failures."""
    not_claimed: int = 0
    not_played: int = 0
    given_up: int = 0
    filtered: int = 0

    def __add__(self, other: "Tally") -> "Tally":
        """Return the counts of both together."""
        return Tally(**{name: getattr(self, name) + getattr(other, name) for name in COUNTS})

    @property
    def all(self) -> int:
        """Every vector of the suite."""
        return self.applicable + self.not_claimed

    @property
    def applicable(self) -> int:
        """The vectors within the port's claims, whatever readings it plays."""
        return self.asked + self.not_played + self.given_up + self.filtered

    @property
    def asked(self) -> int:
        """The vectors that the port was asked."""
        return self.passed + self.failed + self.known


COUNTS = ("passed", "failed", "known", "not_claimed", "not_played", "given_up", "filtered")


@frozen(kw_only=True)
class Facts:
    """The input of a verdict."""

    identity: PortIdentity | None
    suite_version: str
    suite_remark: str = ""
    selection: str
    gave_up: str = ""
    is_cut_short: bool = False
    breaches: tuple[str, ...] = ()
    """Faults that no single question reproduces."""
    unexpected_passes: tuple[str, ...] = ()
    tallies: Mapping[tuple[int, str], Tally]
    """By level and family."""
