"""What a shortage can leave to whom: under each reading the first place in drawing order that can be left with nothing.

`LEFT_WITHOUT` is the table. That nobody earlier can be left with nothing follows from how many clues so many players can
have in a round and how few Sanctuaries can lie in the deck then (`bound_failures`, every number of players and round);
that this place can is shown by a stored game which reference and specification replay (`left_without.json`).
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import cast
from unittest import mock

import attrs
import cattrs

import spec.finding
from crosscheck.documents import read_json
from crosscheck.game_proofs.dealing import FINDERS, FULL_DECK, MOST_CLUES_OF_ONE, Cards, Dealt, dues_of
from crosscheck.games.plans import Plan, choose
from crosscheck.games.positions import IMPLEMENTATIONS, Position, lay_out, plays, position
from faraway.game.finding import SHORT_DRAW, shortage_ascending_until_empty
from faraway.game.readings import READING_VALUES, ShortDraw
from faraway.io import Json
from proofs.claim import Claim
from proofs.theorems.finding import CLUED_REGIONS, CLUED_SANCTUARIES, MOST_DUE_TO_ONE, SANCTUARIES_IN_BOX
from proofs.verdict import Kind, Subject
from spec.readings import load_readings
from spec.table import Game

FILE = Path(__file__).with_name("left_without.json")
ROUNDS = range(2, 9)


@attrs.frozen
class Sharing:
    """How a shortage is shared: the readings sanctuary-shortage and short-draw."""

    shortage: str
    draw: str


ONE_BY_ONE, ONE_BY_ONE_OR_NONE = (Sharing("one-by-one", draw) for draw in ("draw-remaining", "draw-none"))
ASCENDING, ASCENDING_OR_NONE = (
    Sharing("ascending-until-empty", draw) for draw in ("draw-remaining", "draw-none")
)
CARD_BY_CARD, CARD_BY_CARD_OR_NONE = (
    Sharing("card-by-card", draw) for draw in ("draw-remaining", "draw-none")
)

LEFT_WITHOUT: Mapping[Sharing, Mapping[int, int | None]] = MappingProxyType(
    {
        ONE_BY_ONE: {2: None, 3: None, 4: None, 5: None, 6: None},
        ONE_BY_ONE_OR_NONE: {2: None, 3: None, 4: None, 5: 2, 6: 1},
        ASCENDING: {2: None, 3: None, 4: 3, 5: 2, 6: 2},
        ASCENDING_OR_NONE: {2: None, 3: 3, 4: 2, 5: 2, 6: 1},
        CARD_BY_CARD: {2: None, 3: None, 4: None, 5: None, 6: None},
        CARD_BY_CARD_OR_NONE: {2: None, 3: None, 4: None, 5: None, 6: None},
    }
)
"""For each way of sharing and number of players the first finder, in drawing order, who can be left with nothing."""


def most_due(finders: int, round_number: int) -> int:
    """Return the most that so many finders can be due together in a round. Rules: FIND-4, FIND-5."""
    clued = min(CLUED_REGIONS, finders * round_number)
    return finders + clued + min(CLUED_SANCTUARIES, finders * (round_number - 2))


def fewest_left(players: int, round_number: int) -> int:
    """Return the fewest Sanctuaries that can lie in the deck when a round's are drawn: one was placed by each in each round. Rules: END-4, END-7."""
    return SANCTUARIES_IN_BOX - players * (round_number - 2)


def can_be_without(sharing: Sharing, players: int, place: int, round_number: int) -> bool:
    """Return True if the numbers allow that a finder, counted in drawing order from 1, draws nothing."""
    left = fewest_left(players, round_number)
    alone = min(MOST_DUE_TO_ONE, most_due(1, round_number))
    match sharing:
        case Sharing("one-by-one", draw):
            here = left - (place - 1)
            return here < 1 if draw == "draw-remaining" else here < alone
        case Sharing("ascending-until-empty", "draw-remaining"):
            return left <= most_due(place - 1, round_number) and place > 1
        case Sharing("ascending-until-empty", _):
            return left < most_due(place, round_number) and (place > 1 or left < alone)
        case _:
            return left < place


def bound_failures(
    table: Mapping[Sharing, Mapping[int, int | None]] = LEFT_WITHOUT,
) -> Generator[str, None, int]:
    """Yield where the table names another place than the first that the numbers allow; return how many were asked."""
    asked = 0
    for sharing, by_players in table.items():
        for players, named in by_players.items():
            places = [
                place
                for place in range(1, players + 1)
                if any(can_be_without(sharing, players, place, round_number) for round_number in ROUNDS)
            ]
            asked += players * len(ROUNDS)
            if named != min(places, default=None):
                yield f"{sharing}, {players} players: {named} in the table, {places} by the numbers"
    return asked


@attrs.frozen(kw_only=True)
class ShortGame:
    """A game in whose last round a finder, counted in drawing order from 1, draws nothing."""

    shortage: str
    draw: str
    players: int
    place: int
    region_deck: tuple[int, ...]
    sanctuary_deck: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    wishes: tuple[str, ...] = ()


@cache
def load_short_games() -> tuple[ShortGame, ...]:
    """Load the stored games."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    return tuple(converter.structure(read_json(FILE, list[Json]), list[ShortGame]))


def without_in_round_8(before: Position, after: Position) -> list[int]:
    """Return the finders of the last round, by drawing order from 1, who have placed nothing in it."""
    finders = [seat for seat, player in enumerate(after.players) if player.regions[-1] > player.regions[-2]]
    finders.sort(key=lambda seat: after.players[seat].regions[-1])
    return [
        place
        for place, seat in enumerate(finders, 1)
        if after.players[seat].sanctuaries == before.players[seat].sanctuaries
    ]


def short_game_failures(games: tuple[ShortGame, ...] | None = None) -> Generator[str, None, int]:
    """Yield the entries of the table that no stored game shows, in reference and specification; return how many there are."""
    shown = set()
    for game in load_short_games() if games is None else games:
        readings = {"sanctuary-shortage": game.shortage, "short-draw": game.draw}
        setup = lay_out(
            game.players, readings=readings, regions=game.region_deck, sanctuaries=game.sanctuary_deck
        )
        plan = Plan(rows=game.rows, sanctuary_deck=game.sanctuary_deck, wishes=game.wishes)
        for implementation in IMPLEMENTATIONS:
            course = list(plays(implementation.begin(setup), partial(choose, plan)))
            before = next(at for at in map(position, course) if at.round == 8)
            if game.place not in without_in_round_8(before, position(course[-1])):
                yield f"{implementation.name}: {game} leaves others without"
        shown.add((Sharing(game.shortage, game.draw), game.players, game.place))
    named = {
        (sharing, players, place)
        for sharing, by_players in LEFT_WITHOUT.items()
        for players, place in by_players.items()
        if place is not None
    }
    yield from (f"no game shows {each}" for each in named ^ shown)
    return len(named)


def shares(dues: Sequence[int], size: int, draw: str) -> tuple[int, ...]:
    """Return how many each finder draws, one after another, while cards last. Rules: FIND-8, FIND-10."""
    drawn: list[int] = []
    for due in dues:
        left = size - sum(drawn)
        drawn.append(due if due <= left else left if draw == "draw-remaining" else 0)
    return tuple(drawn)


def hands_of(dues: Sequence[int], size: int, draw: str) -> Dealt:
    """Return the hands of an ascending shortage: each a stretch of the deck."""
    deck, hands = FULL_DECK[:size], []
    for share in shares(dues, size, draw):
        hands.append(deck[:share])
        deck = deck[share:]
    return Dealt(tuple(hands), deck)


def ascending_by_reference(dues: Sequence[int], size: int, draw: str) -> Dealt:
    """Draw with the reference's rules."""
    rule = SHORT_DRAW[ShortDraw(draw)]
    drawing = shortage_ascending_until_empty(FULL_DECK[:size], tuple(enumerate(dues)), rule)
    return Dealt(tuple(drawing.hands[seat] for seat in range(len(dues))), drawing.deck)


def ascending_by_spec(dues: Sequence[int], size: int, draw: str) -> Dealt:
    """Draw with the specification."""
    game = Game(
        readings=load_readings({"short-draw": draw}),
        round=8,
        phase="explore",
        region_deck=(),
        sanctuary_deck=FULL_DECK[:size],
        players=tuple(FINDERS[due - 1] for due in dues),
    )
    after = spec.finding.draw_hand_by_hand(game, list(range(len(dues))))
    hands = tuple(cast("Cards", player.drawn) for player in after.players)
    return Dealt(hands, cast("Cards", after.sanctuary_deck))


def sharing_failures(finders: int, most_clues: int = MOST_CLUES_OF_ONE) -> Generator[str, None, int]:
    """Yield the dues and decks that reference or specification share otherwise; return how many were run."""
    run = 0
    for dues in dues_of(finders, most_clues):
        for size, draw in product(range(sum(dues) + 1), READING_VALUES["short-draw"]):
            expected = hands_of(dues, size, draw)
            run += 1
            for name, draws in (("reference", ascending_by_reference), ("specification", ascending_by_spec)):
                if draws(dues, size, draw) != expected:
                    yield f"{name}: {dues} due, {size} in the deck, {draw}"
    return run


def few_shared_failures() -> Generator[str, None, int]:
    """Yield what is shared otherwise: one and two finders with any dues, up to six who show no clue or one."""
    run = 0
    for finders, most_clues in ((1, 14), (2, 14), (3, 3), (4, 1), (5, 1), (6, 1)):
        run += yield from sharing_failures(finders, most_clues)
    return run


def always_the_rest() -> Iterator[str]:
    """Yield what is shared otherwise where the specification always draws what is left."""
    with mock.patch.object(spec.finding, "draw_due", spec_draws_the_rest):
        yield from sharing_failures(1)


def spec_draws_the_rest(game: Game, seat: int) -> Game:
    """Draw what is due or what is left, whatever the reading."""
    return spec.finding.draw(game, seat, spec.finding.sanctuaries_due(game.players[seat]))


def third_of_three() -> Iterator[str]:
    """Yield what is wrong with a table in which the third of three can be left with nothing while cards last."""
    yield from bound_failures({ASCENDING: {3: 3}})


CLAIMS: dict[str, Claim] = {
    "sharing": Claim(
        name="shortage_is_shared_as_drawn_in_turn",
        claim="while cards last, each finder in ascending order draws all that is due; then what is left, or nothing, by short-draw",
        clauses=("FIND-8", "FIND-10"),
        scope="1 and 2 finders with any dues, 3 with up to three clues each, 4 to 6 with up to one; every deck up to enough; "
        "reference and specification",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=few_shared_failures,
        slip=always_the_rest,
        slip_change="what is left is drawn whatever short-draw says",
    ),
    "bounds": Claim(
        name="earlier_finders_are_never_left_with_nothing",
        claim="in a shortage no finder before the place that the table names is left with nothing, and where it names none nobody is",
        clauses=("FIND-8", "FIND-9", "FIND-10"),
        scope="2 to 6 players, every round and place, all readings of sanctuary-shortage and short-draw; by numbers of clues and cards",
        kind=Kind.EXHAUSTED,
        subject=Subject.MODEL,
        check=bound_failures,
        slip=third_of_three,
        slip_change="the third of three finders",
    ),
    "left without": Claim(
        name="finders_can_be_left_with_nothing",
        claim="for each way of sharing and each number of players, the finder whom the table names can be left with nothing",
        clauses=("FIND-8", "FIND-9", "FIND-10"),
        scope="a stored game for each entry of the table, replayed by reference and specification",
        kind=Kind.WITNESSED,
        subject=Subject.GAME,
        check=short_game_failures,
        slip=partial(short_game_failures, ()),
        slip_change="no games",
    ),
}
