"""What a simulation plays, and its outcome."""

from attrs import frozen

from faraway.game.readings import (
    DEFAULT_READINGS,
    READING_VALUES,
    DealOrder,
    LeftoverOrder,
    Readings,
    SanctuaryPlacement,
    SanctuaryShortage,
    ShortDraw,
)
from faraway.game.setup import Variant
from faraway.play.policies import PolicyName
from faraway.simulate.statistics import Tally


@frozen(kw_only=True)
class Plan:
    """Which games are played: `games` of them for each number of players, and the first few under other readings too.

    The policies are those of the seats, over and over where there are fewer policies than seats.
    """

    players: tuple[int, ...] = (4,)
    policies: tuple[PolicyName, ...] = (PolicyName.RANDOM,)
    variant: Variant = Variant.STANDARD
    readings: Readings = DEFAULT_READINGS
    seed: int = 0
    games: int = 1000
    games_for_readings: int = 100

    def policy(self, seat: int) -> PolicyName:
        """Return the policy of a seat."""
        return self.policies[seat % len(self.policies)]

    @property
    def is_for_loops(self) -> bool:
        """Return True if the loops of `faraway.fast.random_games` can play these games.

        The other readings are about the table after the last choice, or about what random players do not look at.
        """
        readings = self.readings
        return (
            set(self.policies) == {PolicyName.RANDOM}
            and self.variant is Variant.STANDARD
            and readings.sanctuary_shortage is SanctuaryShortage.ONE_BY_ONE
            and readings.short_draw is ShortDraw.DRAW_REMAINING
            and readings.deal_order is DealOrder.ASCENDING
            and readings.leftover_order is LeftoverOrder.AS_DRAWN
            and readings.sanctuary_placement is SanctuaryPlacement.MUST_PLACE
        )

    @property
    def other_readings(self) -> tuple[tuple[str, str], ...]:
        """List every other value of every reading."""
        return tuple(
            (name, value)
            for name, own in self.readings.values().items()
            for value in READING_VALUES[name]
            if value != own
        )


@frozen(kw_only=True)
class Piece:
    """Some games of a simulation in a row; with `readings`, each is played under every other value of a reading."""

    players: int
    first: int
    stop: int
    readings: bool


@frozen(kw_only=True)
class ReadingWorth:
    """How often one other value of a reading changes a game: any total or rank, any total, or who wins."""

    reading: str
    value: str
    games: int
    results: int
    totals: int
    winners: int


@frozen(kw_only=True)
class Simulation:
    """The outcome of the games: a tally for each number of players, and the worth of every other reading for each."""

    plan: Plan
    tallies: tuple[Tally, ...]
    worths: tuple[tuple[ReadingWorth, ...], ...]
