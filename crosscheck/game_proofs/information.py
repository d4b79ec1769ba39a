"""What a seat is shown depends on nothing that is hidden from it: `observe` is run on cards that cannot be looked at.

What a seat may see is said here once more, zone by zone, from the clauses. Whatever a seat may not see is replaced by
something of which only the number can be known; so for each case one run stands for all cards that could lie there.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product
from typing import TypeVar, cast
from unittest import mock

import attrs

import faraway.game.observation
import spec.information
from crosscheck.game_proofs.information_hidden import Hidden, HiddenRow, LookedAtError
from crosscheck.games.positions import lay_out
from crosscheck.implementations import REFERENCE, SPEC
from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.game.player import Phase, PlayerState
from faraway.game.readings import READING_VALUES
from faraway.game.state import GameState
from proofs.claim import Claim
from proofs.verdict import Kind, Subject
from spec.table import Game, Player

Card = TypeVar("Card")
TOGETHER = (Phase.KEEP, Phase.SHUFFLE, Phase.EXPLORE, Phase.OVER)
PLACING = (Phase.PLACE, Phase.RETURN, Phase.RETURN_ORDER)
IN_TURN = (Phase.TAKE, *PLACING)


@attrs.frozen
class Moment:
    """A case: whose turn it is in which phase, who has chosen, set aside and drawn, and under which readings who looks."""

    phase: Phase
    turn: int | None
    has: tuple[bool, ...]
    seat: int
    secrecy: str
    look: str

    def may_look(self, owner: int) -> bool:
        """Return True if the owner may look at the Sanctuaries drawn. Rules: FIND-11."""
        return self.look == "at-once" or (self.turn == owner and self.phase in PLACING)

    def sees_drawn(self, owner: int) -> bool:
        """Return True if the seat may see which Sanctuaries the owner has drawn. Rules: FIND-11."""
        return self.may_look(owner) and (owner == self.seat or self.secrecy == "open")


def moments(players: int) -> Iterator[Moment]:
    """Yield every case for so many players: who has anything is every pattern."""
    whose = [(phase, None) for phase in TOGETHER] + [
        (phase, turn) for phase in IN_TURN for turn in range(players)
    ]
    yield from (
        Moment(phase, turn, has, seat, secrecy, look)
        for phase, turn in whose
        for has in product((False, True), repeat=players)
        for seat in range(players)
        for secrecy in READING_VALUES["drawn-secrecy"]
        for look in READING_VALUES["drawn-look"]
    )


def shown(cards: Sequence[Card], *, visible: bool) -> tuple[Card, ...]:
    """Return cards, or where they are hidden something that has their number only."""
    return tuple(cards) if visible else cast("tuple[Card, ...]", HiddenRow(len(cards)))


@attrs.frozen
class Zones:
    """The cards of one player at a moment, those hidden from a seat replaced."""

    hand: tuple[int, ...]
    set_aside: tuple[int, ...]
    chosen: int | None
    drawn: tuple[str, ...]
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]


def zones_of(moment: Moment, owner: int) -> Zones:
    """Return what lies before one player. Rules: SETUP-2, EXPLORE-1, INFO-1, INFO-2."""
    own, has, start = owner == moment.seat, moment.has[owner], 10 * owner
    chosen: int | None = None
    if has and moment.phase is Phase.EXPLORE:
        chosen = start + 6 if own else cast("int", Hidden())
    is_aside = has and moment.phase in {Phase.KEEP, Phase.SHUFFLE}
    is_drawn = has and moment.phase in IN_TURN
    return Zones(
        hand=shown(range(start + 1, start + 4), visible=own),
        set_aside=shown((start + 4, start + 5) if is_aside else (), visible=own),
        chosen=chosen,
        drawn=shown(
            (f"drawn-{owner}-1", f"drawn-{owner}-2") if is_drawn else (), visible=moment.sees_drawn(owner)
        ),
        regions=(start + 7, start + 8),
        sanctuaries=(f"placed-{owner}",),
    )


def table_of(moment: Moment) -> tuple[GameState, Game]:
    """Return the state of both implementations at a moment, with what is hidden from the seat replaced."""
    players = len(moment.has)
    readings = {"drawn-secrecy": moment.secrecy, "drawn-look": moment.look}
    reference, specification = begun(players, readings)
    zones = [zones_of(moment, owner) for owner in range(players)]
    ours = tuple(
        PlayerState(
            hand=cast("tuple[Duration, ...]", zone.hand),
            set_aside=cast("tuple[Duration, ...]", zone.set_aside),
            chosen=cast("Duration | None", zone.chosen),
            drawn=cast("tuple[SanctuaryId, ...]", zone.drawn),
            regions=cast("tuple[Duration, ...]", zone.regions),
            sanctuaries=cast("tuple[SanctuaryId, ...]", zone.sanctuaries),
        )
        for zone in zones
    )
    theirs = tuple(
        Player(
            hand=cast("frozenset[int]", zone.hand),
            set_aside=cast("frozenset[int]", zone.set_aside),
            chosen=zone.chosen,
            drawn=zone.drawn,
            regions=zone.regions,
            sanctuaries=zone.sanctuaries,
        )
        for zone in zones
    )
    deck, sanctuaries = HiddenRow(20), HiddenRow(30)
    turns = () if moment.turn is None else tuple(range(moment.turn, players))
    return (
        reference.but(
            phase=moment.phase,
            turn=moment.turn,
            players=ours,
            region_deck=cast("tuple[Duration, ...]", deck),
            sanctuary_deck=cast("tuple[SanctuaryId, ...]", sanctuaries),
        ),
        replace(
            specification,
            phase=moment.phase.value,
            turns=turns,
            players=theirs,
            region_deck=cast("tuple[int, ...]", deck),
            sanctuary_deck=cast("tuple[str, ...]", sanctuaries),
        ),
    )


BEGUN: dict[tuple[int, str], tuple[GameState, Game]] = {}


def begun(players: int, readings: Mapping[str, str]) -> tuple[GameState, Game]:
    """Return a game that has begun, in both implementations."""
    key = (players, str(readings))
    if key not in BEGUN:
        setup = lay_out(players, readings=readings)
        BEGUN[key] = REFERENCE.begin(setup).current, SPEC.begin(setup).game
    return BEGUN[key]


def hidden_in(view: object, path: str = "view") -> Iterator[str]:
    """Yield the places of a view at which something lies that the seat may not see."""
    if isinstance(view, Hidden):
        yield path
    elif isinstance(view, Mapping):
        for key, value in view.items():
            yield from hidden_in(value, f"{path}.{key}")
    elif isinstance(view, list | tuple):
        for number, value in enumerate(view):
            yield from hidden_in(value, f"{path}[{number}]")


def plain(value: object) -> object:
    """Return a view with lists in place of tuples and words in place of phases."""
    match value:
        case Phase():
            return value.value
        case Mapping():
            return {key: plain(item) for key, item in value.items()}
        case list() | tuple():
            return [plain(item) for item in value]
        case _:
            return value


def views(moment: Moment) -> tuple[object, object]:
    """Return what the seat is shown at a moment by reference and specification."""
    reference, specification = table_of(moment)
    view = faraway.game.observation.observe(reference, moment.seat)
    return plain(attrs.asdict(view)), plain(spec.information.observe(specification, moment.seat))


def looking_failures(players: int) -> Generator[str, None, int]:
    """Yield the moments at which a seat is shown, or `observe` looks at, what is hidden from it; return how many there are."""
    cases = 0
    for moment in moments(players):
        cases += 1
        try:
            ours, theirs = views(moment)
        except LookedAtError as error:
            yield f"a hidden card is looked at ({error}) in {moment}"
            continue
        hidden = [*hidden_in(ours, "reference"), *hidden_in(theirs, "specification")]
        yield from (f"{place} is hidden in {moment}" for place in hidden)
        if not hidden and ours != theirs:
            yield f"reference and specification show different things in {moment}"
    return cases


def drawn_as_owner_sees() -> Iterator[str]:
    """Yield what is wrong where everybody is shown what an owner has drawn, though it is secret."""
    with mock.patch.object(spec.information, "drawn_as_seen_by_all", spec.information.drawn_as_seen_by_owner):
        yield from looking_failures(2)


def looking_claim(players: int) -> Claim:
    """Return the share of the claim that is about so many players."""
    return Claim(
        name="views_depend_on_nothing_hidden",
        claim="what a seat is shown depends on nothing that is hidden from it: decks, the hands, choices and Regions set "
        "aside of others, drawn Sanctuaries that it may not look at",
        clauses=("SETUP-2", "EXPLORE-1", "FIND-11", "INFO-1", "INFO-2"),
        scope="2 to 6 players, every phase, turn and seat, both readings of secrecy and of looking, everybody with or "
        "without cards chosen, set aside or drawn; whatever the hidden cards are; reference and specification",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=partial(looking_failures, players),
        slip=drawn_as_owner_sees,
        slip_change="drawn Sanctuaries are shown to all",
    )


CLAIMS: dict[str, Claim] = {f"views {players}": looking_claim(players) for players in range(2, 7)}
