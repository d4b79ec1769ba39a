"""Games laid out card by card, and their positions as typed values."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

import attrs
import cattrs

from crosscheck.implementations import REFERENCE, SPEC, Implementation, Json, JsonObject, Play
from faraway.cards.catalogue import CATALOGUE

Chooser: TypeAlias = Callable[[Sequence[JsonObject]], JsonObject]

IMPLEMENTATIONS: tuple[Implementation, ...] = (SPEC, REFERENCE)
SANCTUARY_IDS = tuple(sanctuary.id for sanctuary in CATALOGUE.sanctuaries)
CLUES: dict[int | str, int] = {
    **{region.duration: region.clues for region in CATALOGUE.regions},
    **{sanctuary.id: sanctuary.clues for sanctuary in CATALOGUE.sanctuaries},
}


@attrs.frozen(kw_only=True)
class Seat:
    """What one player has."""

    hand: tuple[int, ...]
    set_aside: tuple[int, ...]
    chosen: int | None
    drawn: tuple[str, ...]
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]

    @property
    def clues(self) -> int:
        """Count the clues of the tableau."""
        regions = sum(CLUES[card] for card in self.regions)
        return regions + sum(CLUES[card] for card in self.sanctuaries)


@attrs.frozen(kw_only=True)
class Position:
    """The whole state of a game."""

    round: int
    phase: str
    turn: int | None
    one_by_one: bool
    region_deck: tuple[int, ...]
    sanctuary_deck: tuple[str, ...]
    market: tuple[int, ...]
    removed: tuple[int, ...]
    players: tuple[Seat, ...]


@attrs.frozen(kw_only=True)
class Outcome:
    """Totals and ranks by seat."""

    totals: tuple[int, ...]
    ranks: tuple[int, ...]


CONVERTER = cattrs.Converter(forbid_extra_keys=True)


def position(play: Play) -> Position:
    """Read the state of a game."""
    return CONVERTER.structure(play.state(), Position)


def outcome(play: Play) -> Outcome:
    """Read the result of a finished game."""
    return CONVERTER.structure(play.result(), Outcome)


def lay_out(
    players: int,
    *,
    readings: Mapping[str, str] | None = None,
    variant: str = "standard",
    regions: Sequence[int] = (),
    sanctuaries: Sequence[str] = (),
) -> JsonObject:
    """Give a set-up whose decks begin with the named cards and go on in ascending order."""
    region_deck: list[Json] = [*regions, *(card for card in range(1, 69) if card not in regions)]
    sanctuary_deck: list[Json] = [*sanctuaries, *(card for card in SANCTUARY_IDS if card not in sanctuaries)]
    named: dict[str, Json] = dict((readings or {}).items())
    return {
        "players": players,
        "variant": variant,
        "readings": named,
        "region_deck": region_deck,
        "sanctuary_deck": sanctuary_deck,
    }


def first_choice(legal: Sequence[JsonObject]) -> JsonObject:
    """Choose the first legal action: the lowest card of the first seat."""
    return legal[0]


def clue_choice(legal: Sequence[JsonObject]) -> JsonObject:
    """Choose as above, but place a Sanctuary with a clue where there is one."""
    return max(legal, key=lambda action: CLUES.get(str(action.get("sanctuary")), 0))


def plays(play: Play, choose: Chooser = first_choice) -> Iterator[Play]:
    """Give every position from here to the end of the game."""
    yield play
    while legal := play.legal():
        play = play.apply(choose(legal))
        yield play


def explore(play: Play, *cards: int) -> Play:
    """Let every seat in turn choose a Region."""
    for seat, card in enumerate(cards):
        play = play.apply({"type": "explore", "seat": seat, "region": card})
    return play


def reach(play: Play, round_number: int, *phases: str, choose: Chooser = first_choice) -> Play:
    """Play on until a round and one of some phases are reached."""
    for reached in plays(play, choose):
        at = position(reached)
        if at.round == round_number and at.phase in phases:
            return reached
    raise LookupError(f"no {' or '.join(phases)} in round {round_number}")


def last(play: Play, choose: Chooser = first_choice) -> Play:
    """Play to the end."""
    *_, end = plays(play, choose)
    return end
