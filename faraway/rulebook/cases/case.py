"""The kinds of cases that a question can hold, as values."""

from collections.abc import Mapping
from typing import TypeAlias

from attrs import field, frozen

from faraway.rulebook.value import Value


@frozen(kw_only=True, eq=False, repr=False)
class FindCase(Value):
    """Whether the last Region of a row found a Sanctuary."""

    row: tuple[int, ...]
    is_last_round: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class DrawCase(Value):
    """How many Sanctuaries does a player with so many clues draw? An empty row: the player has found.

    `is_open`: the clues are those of the row, and it is not said that there are no others.
    `has_found`: it is asked as well how many Sanctuaries the row has found.
    """

    row: tuple[int, ...]
    clues: int
    is_open: bool = False
    is_last_round: bool = False
    has_found: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class RowCase(Value):
    """How many Sanctuaries a row can have found; `claimed`: so many are said to lie there."""

    row: tuple[int, ...]
    claimed: int = 0


@frozen(kw_only=True, eq=False, repr=False)
class RoundsCase(Value):
    """How many Sanctuaries each Region of a row has drawn.

    `placed`: the rounds in which a Sanctuary with a clue was placed; `is_open`: more clues may lie on cards that are not named.
    """

    row: tuple[int, ...]
    placed: tuple[int, ...] = ()
    is_open: bool = True


@frozen(kw_only=True, eq=False, repr=False)
class HandDrawCase(Value):
    """How many Sanctuaries would each Region of a hand draw after a row? `is_open`: more clues may lie on cards that are not named."""

    row: tuple[int, ...]
    hand: tuple[int, ...]
    is_open: bool = True


@frozen(kw_only=True, eq=False, repr=False)
class MostDrawnCase(Value):
    """How many Sanctuaries a player can draw at most in a round."""

    round: int


@frozen(kw_only=True, eq=False, repr=False)
class HandCase(Value):
    """Which Regions of a hand would find a Sanctuary after a Region? No hand: which durations would."""

    previous: int
    hand: tuple[int, ...]


@frozen(kw_only=True, eq=False, repr=False)
class LimitCase(Value):
    """How many Sanctuaries a player can have at the end of a round; `players`: so many are asked about together."""

    round: int
    players: int = 0


@frozen(kw_only=True, eq=False, repr=False)
class StateCase(Value):
    """What lies in front of a player and in a hand in a round; `topic`: hand, removed, taken or rounds, whichever is asked for.

    `also`: a later round that is asked about as well; `players`: so many are asked about together. 0 where there is none.
    """

    round: int
    topic: str
    also: int = 0
    players: int = 0


@frozen(kw_only=True, eq=False, repr=False)
class FindersCase(Value):
    """Who finds a Sanctuary? For each player the Region of the round before, and the one of this round."""

    pairs: tuple[tuple[int, int], ...]
    is_ordered: bool = False
    """It is also asked who takes first."""
    is_last_round: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class PicksCase(Value):
    """Who can take what? One duration for each player, the Regions in the middle, and who takes which of them."""

    played: tuple[int, ...]
    market: tuple[int, ...]
    taken: tuple[tuple[int, int], ...] = ()


@frozen(kw_only=True, eq=False, repr=False)
class SeatCase(Value):
    """From how many Regions a player chooses whose turn is the second, third and on."""

    players: int
    seat: int


@frozen(kw_only=True, eq=False, repr=False)
class OrderCase(Value):
    """Who acts first, and who takes what is left? One duration for each player."""

    played: tuple[int, ...]
    is_last_round: bool = False
    is_first_round: bool = False
    """It is also asked who finds a Sanctuary in round 1."""


@frozen(kw_only=True, eq=False, repr=False)
class TieCase(Value):
    """Who wins a tie? The lowest duration of each player; `has_hand`: a card in hand is spoken of."""

    lowest: tuple[int, ...]
    has_hand: bool = False
    is_below: bool = False
    """The tie is not for the first place."""


@frozen(kw_only=True, eq=False, repr=False)
class ShortageCase(Value):
    """What happens when the deck has so many Sanctuaries and so many are due; `first`: what the first to draw is due, if it is known."""

    deck: int
    due: int
    first: int = 0
    is_last_round: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class DuesCase(Value):
    """Who draws how many when the deck has so many? For each player the duration played, and how many are due."""

    deck: int
    dues: tuple[tuple[int, int], ...]
    is_last_round: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class CardCase(Value):
    """What does a Region need, is it met, what does it pay? `view` counts what is in view, by icon or biome."""

    region: int
    view: Mapping[str, int]


@frozen(kw_only=True, eq=False, repr=False)
class NeedCase(Value):
    """Is a prerequisite met? `needs` counts the wonders that it asks for, `view` what is in view."""

    needs: Mapping[str, int]
    view: Mapping[str, int]


@frozen(kw_only=True, eq=False, repr=False)
class QuestCase(Value):
    """What does a quest pay? So much fame for each of what is counted, or for each set of four biomes, with this in view."""

    fame: int
    counted: tuple[str, ...]
    view: Mapping[str, int]


@frozen(kw_only=True, eq=False, repr=False)
class TableauCase(Value):
    """What does a Region pay in a row? The Regions played after it, and what Sanctuaries show, by icon and biome."""

    region: int
    later: tuple[int, ...]
    sanctuaries: Mapping[str, int]
    is_also_last: bool = False
    """It is also asked what it would pay if it had been played last."""
    added: Mapping[str, int] = field(factory=dict)
    """It is also asked what it would pay with one more Sanctuary, which shows this."""


@frozen(kw_only=True, eq=False, repr=False)
class OptionsCase(Value):
    """Which of several Regions pays more at one place? The Regions played after it, and what Sanctuaries show."""

    regions: tuple[int, ...]
    later: tuple[int, ...]
    sanctuaries: Mapping[str, int]


@frozen(kw_only=True, eq=False, repr=False)
class Shown(Value):
    """What a Sanctuary shows, by icon and biome, and its quest: so much fame for each of what is counted; no fame, no quest."""

    icons: tuple[tuple[str, int], ...]
    fame: int = 0
    counted: tuple[str, ...] = ()


@frozen(kw_only=True, eq=False, repr=False)
class RowPayCase(Value):
    """What do some Regions of a row pay, or the whole tableau? Without targets, it is the total that is asked for."""

    row: tuple[int, ...]
    targets: tuple[int, ...]
    sanctuaries: tuple[Shown, ...]
    asked: tuple[int, ...] = ()
    """The places among the Sanctuaries of those whose quests are asked about."""
    denied: tuple[str, ...] = ()
    """What none of the Sanctuaries shows, if no more is said of them."""


@frozen(kw_only=True, eq=False, repr=False)
class RegionsCase(Value):
    """What do the Regions show that a Region sees, and what does it pay by them alone? Of Sanctuaries nothing sure is known."""

    region: int
    later: tuple[int, ...]

    @property
    def row(self) -> tuple[int, ...]:
        """The Region and those played after it."""
        return (self.region, *self.later)


@frozen(kw_only=True, eq=False, repr=False)
class SetsCase(Value):
    """How many sets of the four biomes there are in view."""

    view: Mapping[str, int]


@frozen(kw_only=True, eq=False, repr=False)
class RankCase(Value):
    """Who is placed where? The total of each player, and the lowest duration played; 0 where no tie asks for it."""

    totals: tuple[int, ...]
    lowest: tuple[int, ...]


@frozen(kw_only=True, eq=False, repr=False)
class MarketCase(Value):
    """How many Regions lie in the market with so many players, and how many are left for the last."""

    players: int


@frozen(kw_only=True, eq=False, repr=False)
class KeepCase(Value):
    """How many of so many Sanctuaries drawn are placed, and how many go back; `is_of_clues`: it is asked with how many clues."""

    drawn: int
    is_of_clues: bool = False


@frozen(kw_only=True, eq=False, repr=False)
class DealCase(Value):
    """How many Regions so many players are dealt, in the game and in its advanced variant."""

    players: int


@frozen(kw_only=True, eq=False, repr=False)
class DeckCase(Value):
    """How many Regions are left in the deck while the market of a round lies open."""

    players: int
    round: int
    has_sanctuaries: bool = False
    """The Sanctuary deck is asked about as well."""
    has_deal: bool = False
    """What is dealt is asked about as well."""
    has_removed: bool = False
    """What has been removed is asked about as well."""


RoundCase: TypeAlias = RoundsCase | HandCase | LimitCase | StateCase
TurnCase: TypeAlias = FindersCase | PicksCase | SeatCase
DrawnCase: TypeAlias = HandDrawCase | MostDrawnCase
PlayCase: TypeAlias = FindCase | DrawCase | RowCase | OrderCase | TieCase | RankCase
SupplyCase: TypeAlias = ShortageCase | DuesCase | MarketCase | KeepCase | DealCase | DeckCase
PayCase: TypeAlias = CardCase | TableauCase | NeedCase | QuestCase | RowPayCase | SetsCase
Case: TypeAlias = (
    PlayCase | DrawnCase | RoundCase | TurnCase | SupplyCase | PayCase | RegionsCase | OptionsCase
)
