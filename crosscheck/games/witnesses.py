"""Check in every implementation that the transcripts show what the theorems say can happen."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

from crosscheck.documents import read_json
from crosscheck.games.plans import (
    DECLINER,
    EARLIEST_SHORTAGE,
    WORTH_HAVING,
    WORTHLESS,
    Plan,
    declining_plan,
    played,
    shortage_plan,
    transcript_of,
)
from crosscheck.games.positions import IMPLEMENTATIONS, outcome, position
from crosscheck.implementations import Implementation, JsonObject, Play, as_object

FOLDER = Path(__file__).parent
SET_UP = ("players", "variant", "readings", "region_deck", "sanctuary_deck")
PLANS: dict[str, Callable[[], Plan]] = {
    **{f"shortage-of-{players}-players": partial(shortage_plan, players) for players in EARLIEST_SHORTAGE},
    "clue-declined": partial(declining_plan, declines=True),
    "clue-placed": partial(declining_plan, declines=False),
}


def load(name: str) -> JsonObject:
    """Return a transcript."""
    return read_json(FOLDER / f"{name}.json", JsonObject)


def planned_transcripts() -> dict[str, str]:
    """Play all plans and return their transcripts."""
    return {name: transcript_of(plan()) for name, plan in PLANS.items()}


def replayed(implementation: Implementation, document: JsonObject) -> Iterator[Play]:
    """Replay a transcript in one implementation; yield the game before and after every action."""
    play = implementation.begin({key: document[key] for key in SET_UP})
    yield play
    actions = document["actions"]
    for action in actions if isinstance(actions, list) else []:
        play = play.apply(as_object(action))
        yield play


def first_shortage(plays: Iterable[Play]) -> int | None:
    """Return the first round that is played one by one because the deck fell short."""
    return next((at.round for at in map(position, plays) if at.one_by_one), None)


def shortage_failures() -> Iterator[str]:
    """Yield the transcripts that do not fall short just when the theorems say they can at the earliest."""
    for players, earliest in EARLIEST_SHORTAGE.items():
        document = load(f"shortage-of-{players}-players")
        for implementation in IMPLEMENTATIONS:
            game = [*replayed(implementation, document)]
            found = first_shortage(game)
            if found != earliest:
                yield f"{implementation.name}: with {players} players the deck falls short in round {found}"
            if game[-1].result() != document["result"]:
                yield f"{implementation.name}: the game of {players} players ends otherwise"


def shortage_with_a_clue_less() -> Iterator[str]:
    """Yield that with one clue fewer the deck lasts longer: five players need every clue of the box."""
    found = first_shortage(play for _, play in played(shortage_plan(5, clues=7)))
    if found != EARLIEST_SHORTAGE[5]:
        yield f"with a clue less, five players fall short in round {found}"


def declining_failures() -> Iterator[str]:
    """Yield what speaks against declining: an implementation without a gain, or a way of placing that does as well."""
    declined = {}
    for implementation in IMPLEMENTATIONS:
        *_, last = replayed(implementation, load("clue-declined"))
        declined[implementation.name] = outcome(last).totals[DECLINER]
        *_, other = replayed(implementation, load("clue-placed"))
        if outcome(other).totals[DECLINER] >= declined[implementation.name]:
            yield f"{implementation.name}: placing the clue does as well"
    if len(set(declined.values())) != 1:
        yield f"the implementations differ: {declined}"
    yield from ways_of_placing(min(declined.values()))


def ways_of_placing(total: int) -> Iterator[str]:
    """Yield every way to place the clue, and then whichever cards, that reaches a total."""
    for third in WORTH_HAVING:
        for fourth in WORTHLESS:
            *_, (_, last) = played(declining_plan(declines=False, third=third, fourth=fourth))
            reached = outcome(last).totals[DECLINER]
            if reached >= total:
                yield f"placing the clue, {third} and {fourth} reaches {reached}"


def declining_for_nothing() -> Iterator[str]:
    """Yield the ways of placing that reach a total of 0: the slip of one who asks for no gain."""
    yield from ways_of_placing(0)
