"""Plan a game backwards from what it is to show: who plays what, and so how the decks must lie."""

from collections.abc import Mapping, Sequence
from functools import partial

import attrs

from crosscheck.games.positions import lay_out, of_first_seat, steps, transcript
from crosscheck.implementations import SPEC, JsonObject, Play
from crosscheck.verify.samples import CLUES, SANCTUARY_IDS
from faraway.io import dumps_line
from faraway.io.games import dumps_transcript, load_transcript

EARLIEST_SHORTAGE = {3: 8, 4: 6, 5: 5, 6: 5}
CLUED_REGIONS = [card for card in range(1, 69) if CLUES[card]]
CLUED_SANCTUARIES = [card for card in SANCTUARY_IDS if CLUES[card]]
PLAIN_SANCTUARIES = [card for card in SANCTUARY_IDS if not CLUES[card]]


@attrs.frozen(kw_only=True)
class Plan:
    """What every seat plays and places, round by round, and how the Sanctuary deck lies."""

    rows: tuple[tuple[int, ...], ...]
    sanctuary_deck: tuple[str, ...]
    wishes: tuple[str, ...] = ()
    readings: Mapping[str, str] = attrs.Factory(dict)
    declined: tuple[str, ...] = ()


def region_deck(rows: Sequence[Sequence[int]]) -> list[int]:
    """Lay the Regions so that everyone is dealt their first three and finds the next ones in the markets."""
    wanted = {card for row in rows for card in row}
    spare = [card for card in range(1, 69) if card not in wanted]
    deck = [card for row in rows for card in row[:3]]
    for round_number in range(1, 8):
        market = [row[round_number + 2] for row in rows if round_number + 2 < len(row)]
        filling = len(rows) + 1 - len(market)
        deck += [*market, *spare[:filling]]
        spare = spare[filling:]
    return [*deck[:68], *spare]


def choose(plan: Plan, _: Play, legal: Sequence[JsonObject]) -> JsonObject:
    """Choose as planned: the Region whose time has come, the Sanctuary wished for most, else what is there."""

    def rank(action: JsonObject) -> int:
        seat = action["seat"]
        row = plan.rows[seat] if isinstance(seat, int) else ()
        match action:
            case {"type": "explore" | "take", "region": int(card)}:
                return row.index(card) if card in row else 100
            case {"type": "place", "sanctuary": str(name)}:
                return 100 if name in plan.declined else wish(plan, name)
            case {"type": "decline"}:
                return 99
            case _:
                return 0

    return min(of_first_seat(legal), key=rank)


def wish(plan: Plan, name: str) -> int:
    """Return how much a Sanctuary is wished for, 0 the most."""
    return plan.wishes.index(name) if name in plan.wishes else 50


def setup_of(plan: Plan) -> JsonObject:
    """Return the set-up of a plan."""
    return lay_out(
        len(plan.rows),
        readings=plan.readings,
        regions=region_deck(plan.rows),
        sanctuaries=plan.sanctuary_deck,
    )


def played(plan: Plan) -> list[tuple[JsonObject, Play]]:
    """Play a plan in the specification; return every action and the game after it."""
    return [*steps(SPEC.begin(setup_of(plan)), partial(choose, plan))]


def transcript_of(plan: Plan) -> str:
    """Play a plan and return its transcript as text."""
    course = played(plan)
    document = transcript(setup_of(plan), [action for action, _ in course], course[-1][1].result())
    return dumps_transcript(load_transcript(dumps_line(document).encode()))


def shortage_rows(players: int) -> tuple[tuple[int, ...], ...]:
    """Let everyone ascend until the round of the shortage, with all clues of the box between them."""
    rounds = EARLIEST_SHORTAGE[players]
    plain = [card for card in range(1, 69) if card not in CLUED_REGIONS]
    played = sorted([*CLUED_REGIONS, *plain[: players * rounds - len(CLUED_REGIONS)]])
    return tuple(tuple(played[seat::players]) for seat in range(players))


def shortage_plan(players: int, clues: int = len(CLUED_SANCTUARIES)) -> Plan:
    """Plan a game in which the Sanctuary deck falls short as early as it can.

    Whoever draws finds a clue on top, as long as there are any: the deck is laid in the order of drawing.
    """
    rows = shortage_rows(players)
    deck: list[str] = []
    clued, plain = list(CLUED_SANCTUARIES[:clues]), list(PLAIN_SANCTUARIES)
    found = dict.fromkeys(range(players), 0)
    for round_number in range(2, EARLIEST_SHORTAGE[players]):
        for seat in sorted(range(players), key=lambda each: rows[each][round_number - 1]):
            due = 1 + sum(CLUES[card] for card in rows[seat][:round_number]) + found[seat]
            found[seat] += int(bool(clued))
            hand, clued = clued[:1], clued[1:]
            filling = due - len(hand)
            deck += [*hand, *plain[:filling]]
            plain = plain[filling:]
    return Plan(rows=rows, sanctuary_deck=tuple(deck), wishes=tuple(CLUED_SANCTUARIES[:clues]))


CLUE_TO_DECLINE = "city-clue"
WORTH_HAVING = ("gray-per-stone-2", "gray-fixed-5")
WORTHLESS = ("desert-thistle", "forest-thistle")
DECLINER = 0


def declining_plan(*, declines: bool, third: str = WORTH_HAVING[0], fourth: str = WORTHLESS[0]) -> Plan:
    """Plan a game in which one who finds three times in a row is offered a clue first.

    Without it they draw the two good Sanctuaries one after the other; with it both at once, and then two
    that are worth nothing to them. Nobody else finds anything.
    """
    stones = (1, 2, 4, 30, 28, 24, 23, 17)
    descending = (68, 66, 61, 57, 56, 54, 53, 52)
    deck = (CLUE_TO_DECLINE, *WORTH_HAVING, *WORTHLESS)
    declined = tuple(name for name in deck if name == CLUE_TO_DECLINE) if declines else ()
    wishes = (*WORTH_HAVING,) if declines else (CLUE_TO_DECLINE, third, fourth)
    readings = {"sanctuary-placement": "may-decline"}
    return Plan(
        rows=(stones, descending), sanctuary_deck=deck, wishes=wishes, readings=readings, declined=declined
    )
