"""Games laid out card by card, played in any implementation, with their positions as typed values."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TypeAlias

import attrs
import cattrs

from crosscheck.implementations import REFERENCE, SPEC, Implementation, JsonObject, Play
from crosscheck.verify.samples import CLUES, SANCTUARY_IDS
from faraway.io import Json

Chooser: TypeAlias = Callable[[Play, Sequence[JsonObject]], JsonObject]
"""Choose one of the legal actions of a game under way."""

IMPLEMENTATIONS: tuple[Implementation, ...] = (SPEC, REFERENCE)


@attrs.frozen(kw_only=True)
class Seat:
    """The cards of one player."""

    hand: tuple[int, ...]
    set_aside: tuple[int, ...]
    chosen: int | None
    drawn: tuple[str, ...]
    regions: tuple[int, ...]
    sanctuaries: tuple[str, ...]

    @property
    def clues(self) -> int:
        """The number of clues in the tableau."""
        return sum(map(CLUES.__getitem__, self.regions)) + sum(map(CLUES.__getitem__, self.sanctuaries))


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
    """Return the state of a game."""
    return CONVERTER.structure(play.state(), Position)


def outcome(play: Play) -> Outcome:
    """Return the result of a finished game."""
    return CONVERTER.structure(play.result(), Outcome)


def lay_out(
    players: int,
    *,
    readings: Mapping[str, str] | None = None,
    variant: str = "standard",
    regions: Sequence[int] = (),
    sanctuaries: Sequence[str] = (),
) -> JsonObject:
    """Return a set-up whose decks begin with the named cards and go on in ascending order."""
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


def transcript(setup: JsonObject, actions: Sequence[JsonObject], result: JsonObject | None) -> JsonObject:
    """Return a game as a transcript."""
    return {"format": "faraway-transcript-1", **setup, "actions": [*actions], "result": result}


def of_first_seat(legal: Sequence[JsonObject]) -> list[JsonObject]:
    """Return the actions of the first seat that may act."""
    return [action for action in legal if action.get("seat") == legal[0].get("seat")]


def first_choice(_: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Choose the first legal action: the lowest card of the first seat."""
    return legal[0]


def clue_choice(_: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Choose as above, but place a Sanctuary with a clue where there is one."""
    return max(legal, key=lambda action: CLUES.get(str(action.get("sanctuary")), 0))


def steps(play: Play, choose: Chooser = first_choice) -> Iterator[tuple[JsonObject, Play]]:
    """Play a game to its end; yield every action and the game after it."""
    while legal := play.legal():
        action = choose(play, legal)
        play = play.apply(action)
        yield action, play


def plays(play: Play, choose: Chooser = first_choice) -> Iterator[Play]:
    """Play a game to its end; yield it after every action, and as it is now first."""
    yield play
    yield from (after for _, after in steps(play, choose))


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
    """Play a game to its end."""
    *_, end = plays(play, choose)
    return end
