"""What the rulebooks leave open or state differently: one enum for each reading, one value for all twelve.

The first value of every enum is the default.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from types import MappingProxyType

import attrs

from faraway.errors import Code, FarawayError, Problem, pointer, raise_problems


class MarketReveal(Enum):
    """After which rounds a new market is turned up. Rules: END-11, END-24."""

    UNTIL_ROUND_7 = "until-round-7"
    EVERY_ROUND = "every-round"
    WHILE_NEEDED = "while-needed"


class MarketShortfall(Enum):
    """What is revealed when the Region deck cannot fill the market. Rules: END-12."""

    REVEAL_REMAINING = "reveal-remaining"
    REVEAL_NONE = "reveal-none"


class FinalMarket(Enum):
    """What happens to the market after round 8, in which nobody takes a Region. Rules: END-22."""

    REMOVE_ALL = "remove-all"
    LEAVE_ALL = "leave-all"


class SanctuaryShortage(Enum):
    """How Sanctuaries are drawn when the deck cannot serve all finders of a round. Rules: FIND-8, FIND-9."""

    ONE_BY_ONE = "one-by-one"
    ASCENDING_UNTIL_EMPTY = "ascending-until-empty"
    CARD_BY_CARD = "card-by-card"


class ShortDraw(Enum):
    """What a player draws who is due more alone than the deck holds. Rules: FIND-10."""

    DRAW_REMAINING = "draw-remaining"
    DRAW_NONE = "draw-none"


class DealOrder(Enum):
    """In which order Sanctuaries are drawn when there are enough for all. Rules: FIND-7."""

    ASCENDING = "ascending"
    SEATING = "seating"
    CARD_BY_CARD = "card-by-card"


class LeftoverOrder(Enum):
    """In which order a player's leftover Sanctuaries go under the deck. Rules: END-8."""

    AS_DRAWN = "as-drawn"
    CHOSEN = "chosen"
    RANDOM = "random"


class SanctuaryPlacement(Enum):
    """Whether a player may decline all Sanctuaries drawn. Rules: END-5."""

    MUST_PLACE = "must-place"
    MAY_DECLINE = "may-decline"
    MAY_DECLINE_IN_ROUND_8 = "may-decline-in-round-8"


class Ranking(Enum):
    """Which groups of equal totals the tie-break orders. Rules: WIN-4."""

    EVERYONE = "everyone"
    FIRST_ONLY = "first-only"


class TieBreakCards(Enum):
    """Among which Regions the tie-break looks for the lowest duration. Rules: WIN-7."""

    PLAYED = "played"
    POSSESSED = "possessed"


class DrawnSecrecy(Enum):
    """Whether others see which Sanctuaries a player drew. Rules: FIND-11."""

    SECRET = "secret"  # noqa: S105 - a reading's value, no password
    OPEN = "open"


class DrawnLook(Enum):
    """When a player may look at the Sanctuaries drawn. Rules: FIND-17."""

    AT_ONCE = "at-once"
    AFTER_REGION = "after-region"


class Edition(Enum):
    """The rulebooks that were compared."""

    FR = "fr"
    EN = "en"
    EN_WEB = "en-web"
    DE = "de"
    IT = "it"


@attrs.frozen(kw_only=True, cache_hash=True, repr=False)
class Readings:
    """One value for each reading; what is not named has its default."""

    market_reveal: MarketReveal = MarketReveal.UNTIL_ROUND_7
    market_shortfall: MarketShortfall = MarketShortfall.REVEAL_REMAINING
    final_market: FinalMarket = FinalMarket.REMOVE_ALL
    sanctuary_shortage: SanctuaryShortage = SanctuaryShortage.ONE_BY_ONE
    short_draw: ShortDraw = ShortDraw.DRAW_REMAINING
    deal_order: DealOrder = DealOrder.ASCENDING
    leftover_order: LeftoverOrder = LeftoverOrder.AS_DRAWN
    sanctuary_placement: SanctuaryPlacement = SanctuaryPlacement.MUST_PLACE
    ranking: Ranking = Ranking.EVERYONE
    tie_break_cards: TieBreakCards = TieBreakCards.PLAYED
    drawn_secrecy: DrawnSecrecy = DrawnSecrecy.SECRET
    drawn_look: DrawnLook = DrawnLook.AT_ONCE

    @classmethod
    def for_edition(cls, edition: Edition) -> "Readings":
        """Return the preset of an edition: what its text says or can be read to say, and our defaults elsewhere."""
        return EDITIONS[edition]

    @classmethod
    def of(cls, values: Mapping[str, str]) -> "Readings":
        """Build from the names and values of the interface; a missing name has its default.

        A KeyError or ValueError is the caller's mistake: text from outside goes through `parse_readings`
        or is asked about with `reading_problems`.
        """
        chosen = {**DEFAULT_VALUES, **values}
        return cls(
            market_reveal=MarketReveal(chosen["market-reveal"]),
            market_shortfall=MarketShortfall(chosen["market-shortfall"]),
            final_market=FinalMarket(chosen["final-market"]),
            sanctuary_shortage=SanctuaryShortage(chosen["sanctuary-shortage"]),
            short_draw=ShortDraw(chosen["short-draw"]),
            deal_order=DealOrder(chosen["deal-order"]),
            leftover_order=LeftoverOrder(chosen["leftover-order"]),
            sanctuary_placement=SanctuaryPlacement(chosen["sanctuary-placement"]),
            ranking=Ranking(chosen["ranking"]),
            tie_break_cards=TieBreakCards(chosen["tie-break-cards"]),
            drawn_secrecy=DrawnSecrecy(chosen["drawn-secrecy"]),
            drawn_look=DrawnLook(chosen["drawn-look"]),
        )

    def values(self) -> dict[str, str]:
        """Return all twelve names with their values, in the order of the interface."""
        chosen: tuple[Enum, ...] = attrs.astuple(self, recurse=False)
        return {name: value.value for name, value in zip(READING_VALUES, chosen, strict=True)}

    def __repr__(self) -> str:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the values that are not defaults: readings are a default argument, and `help` prints those."""
        others = [f"{name}={value}" for name, value in self.values().items() if value != DEFAULT_VALUES[name]]
        return f"<readings: {', '.join(others) or 'all defaults'}>"


def _values(reading: type[Enum]) -> tuple[str, ...]:
    return tuple(value.value for value in reading)


READING_ENUMS: Mapping[str, type[Enum]] = MappingProxyType(
    {
        "market-reveal": MarketReveal,
        "market-shortfall": MarketShortfall,
        "final-market": FinalMarket,
        "sanctuary-shortage": SanctuaryShortage,
        "short-draw": ShortDraw,
        "deal-order": DealOrder,
        "leftover-order": LeftoverOrder,
        "sanctuary-placement": SanctuaryPlacement,
        "ranking": Ranking,
        "tie-break-cards": TieBreakCards,
        "drawn-secrecy": DrawnSecrecy,
        "drawn-look": DrawnLook,
    }
)

READING_VALUES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {name: _values(reading) for name, reading in READING_ENUMS.items()}
)

DEFAULT_VALUES: Mapping[str, str] = MappingProxyType(
    {name: values[0] for name, values in READING_VALUES.items()}
)

DEFAULT_READINGS = Readings()

_REVEALING = Readings(market_reveal=MarketReveal.EVERY_ROUND, ranking=Ranking.FIRST_ONLY)

EDITIONS: Mapping[Edition, Readings] = MappingProxyType(
    {
        Edition.FR: _REVEALING,
        Edition.EN: _REVEALING,
        Edition.EN_WEB: _REVEALING,
        Edition.DE: DEFAULT_READINGS,
        Edition.IT: Readings(ranking=Ranking.FIRST_ONLY, leftover_order=LeftoverOrder.RANDOM),
    }
)


def reading_problems(values: Mapping[str, str], path: str = "") -> Iterator[Problem]:
    """Return a problem for every name that is no reading and for every value that its reading does not have."""
    for name, value in values.items():
        here = path and path + pointer(name)
        if name not in READING_VALUES:
            message = f"there is no reading {name!a}; there are {', '.join(READING_VALUES)}"
            yield Problem(code=Code.UNKNOWN_READING, message=message, path=here)
        elif value not in READING_VALUES[name]:
            message = f"{name} cannot be {value!a}; it can be {', '.join(READING_VALUES[name])}"
            yield Problem(code=Code.UNKNOWN_READING_VALUE, message=message, path=here)


def parse_edition(name: str) -> Edition:
    """Find an edition by its name."""
    try:
        return Edition(name)
    except ValueError:
        known = ", ".join(edition.value for edition in Edition)
        message = f"there is no edition {name!a}; there are {known}"
        raise FarawayError([Problem(code=Code.UNKNOWN_EDITION, message=message)]) from None


def parse_readings(settings: Iterable[str], edition: str | None = None) -> Readings:
    """Read `NAME=VALUE` settings, which override the preset of an edition; refuse with every reason."""
    problems: list[Problem] = []
    preset = DEFAULT_READINGS
    if edition is not None:
        try:
            preset = Readings.for_edition(parse_edition(edition))
        except FarawayError as error:
            problems += error.problems
    chosen: dict[str, str] = {}
    for setting in settings:
        name, equals, value = setting.partition("=")
        if not equals:
            message = f"{setting!a} sets nothing; write NAME=VALUE, such as ranking=first-only"
            problems.append(Problem(code=Code.UNKNOWN_READING, message=message))
        elif chosen.setdefault(name, value) != value:
            message = f"{name} is set to {chosen[name]!a} and to {value!a}"
            problems.append(Problem(code=Code.DUPLICATE_KEY, message=message))
    problems += reading_problems(chosen)
    raise_problems(problems)
    return Readings.of({**preset.values(), **chosen})
