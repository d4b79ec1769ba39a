"""Ports that refuse wrongly, generated: they misorder codes, count seats from the last, or take other JSON for a number.

Each is a port of its own: right in everything but for one pair of codes, one kind of action, or one key and one form.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import TypeAlias, assert_never

from attrs import frozen

from faraway.conformance.exchange.wire import Reply
from faraway.conformance.reference.answers import Answers, show_step
from faraway.conformance.reference.in_process import PreparedVector
from faraway.conformance.reference.requests import PlayRequest, load_request
from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.verdict.judge import judge
from faraway.errors import Code, FarawayError
from faraway.game import apply_action, new_game
from faraway.game.actions import Action, Decline, Explore, Keep, Place, Return, ReturnOrder, Shuffle, Take
from faraway.game.legality import PHASES, has_chosen, regions_to_shuffle
from faraway.game.player import Phase
from faraway.game.record import STANDARD_RULES
from faraway.game.state import GameState

ORDER = (
    Code.GAME_OVER,
    Code.WRONG_PHASE,
    Code.UNKNOWN_SEAT,
    Code.NOT_YOUR_TURN,
    Code.ALREADY_CHOSEN,
    Code.NOT_IN_HAND,
    Code.NOT_IN_MARKET,
    Code.NOT_DRAWN,
    Code.WRONG_KEEP,
    Code.WRONG_ORDER,
    Code.MAY_NOT_DECLINE,
)
"""The codes of an illegal action, in the order of the protocol: the first that applies is answered."""
NEVER_TOGETHER = frozenset(
    {
        # After the end nobody is on turn and nobody chooses; a turn is of one seat, a choice is of all.
        (Code.GAME_OVER, Code.NOT_YOUR_TURN),
        (Code.GAME_OVER, Code.ALREADY_CHOSEN),
        (Code.NOT_YOUR_TURN, Code.ALREADY_CHOSEN),
        (Code.UNKNOWN_SEAT, Code.ALREADY_CHOSEN),
        # Whose turn it is has a meaning on turns, who has chosen has one while all choose.
        (Code.NOT_YOUR_TURN, Code.NOT_IN_HAND),
        (Code.NOT_YOUR_TURN, Code.WRONG_KEEP),
        (Code.ALREADY_CHOSEN, Code.NOT_IN_MARKET),
        (Code.ALREADY_CHOSEN, Code.NOT_DRAWN),
        (Code.ALREADY_CHOSEN, Code.WRONG_ORDER),
        (Code.ALREADY_CHOSEN, Code.MAY_NOT_DECLINE),
    }
)
"""Pairs that no action earns at once, the wrong phase apart: there the first of all counts."""
LAST_CODES = ORDER[ORDER.index(Code.NOT_IN_HAND) :]
SEATED = ("explore", "take", "place", "decline", "keep", "return", "return-order")
Answer: TypeAlias = Callable[[JsonObject], JsonObject]


@frozen(kw_only=True)
class WrongPort:
    """A port that refuses wrongly: its name, what it does in words, and its answers."""

    id: str
    words: str
    answer: Answer

    def is_caught_by(self, question: PreparedVector) -> bool:
        """Return True if the port answers a vector wrongly; one that crashes has done so."""
        try:
            replies = [self._reply(request) for request in question.requests]
        except (LookupError, TypeError, ValueError):
            return True
        return bool(judge(question.vector, replies))

    def _reply(self, request: JsonObject) -> Reply:
        try:
            return Reply(answer=self.answer(request))
        except FarawayError as error:
            return Reply(error={"code": error.code.value})


def codes_that_apply(state: GameState, action: Action) -> tuple[Code, ...]:
    """Return every code that an illegal action earns, in the order of the protocol; a seat that is none has no cards."""
    earned = {*_codes_of_cards(state, action)}
    if state.phase is Phase.OVER:
        earned.add(Code.GAME_OVER)
    if state.phase is not PHASES[type(action)]:
        earned.add(Code.WRONG_PHASE)
    if not isinstance(action, Shuffle):
        is_known = 0 <= action.seat < len(state.players)
        if not is_known:
            earned.add(Code.UNKNOWN_SEAT)
        if state.turn is not None and action.seat != state.turn:
            earned.add(Code.NOT_YOUR_TURN)
        if state.turn is None and is_known and has_chosen(state.phase, state.players[action.seat]):
            earned.add(Code.ALREADY_CHOSEN)
    return tuple(code for code in ORDER if code in earned)


def _codes_of_cards(state: GameState, action: Action) -> tuple[Code, ...]:
    if isinstance(action, Shuffle):
        is_order = sorted(action.regions) == sorted(regions_to_shuffle(state))
        return () if is_order else (Code.WRONG_ORDER,)
    is_known = 0 <= action.seat < len(state.players)
    hand = state.players[action.seat].hand if is_known else ()
    drawn = state.players[action.seat].drawn if is_known else ()
    match action:
        case Explore(region=region):
            faults = {Code.NOT_IN_HAND: region not in hand}
        case Take(region=region):
            faults = {Code.NOT_IN_MARKET: region not in state.market}
        case Place(sanctuary=sanctuary) | Return(sanctuary=sanctuary):
            faults = {Code.NOT_DRAWN: sanctuary not in drawn}
        case Decline():
            faults = {Code.MAY_NOT_DECLINE: not state.rules.game.may_decline(state.round)}
        case ReturnOrder(sanctuaries=sanctuaries):
            faults = {Code.WRONG_ORDER: sorted(sanctuaries) != sorted(drawn)}
        case Keep(regions=regions):
            is_form = len(regions) == state.rules.game.kept() and list(regions) == sorted({*regions})
            faults = {Code.NOT_IN_HAND: not {*regions} <= {*hand}, Code.WRONG_KEEP: not is_form}
        case _:
            assert_never(action)
    return tuple(code for code, is_earned in faults.items() if is_earned)


def misordered() -> Iterator[WrongPort]:
    """Yield a port for every two codes that an action can earn at once: it answers the later one."""
    for place, first in enumerate(ORDER):
        for later in ORDER[place + 1 :]:
            is_pair_of_cards = first in LAST_CODES and (first, later) != (Code.NOT_IN_HAND, Code.WRONG_KEEP)
            if (first, later) not in NEVER_TOGETHER and not is_pair_of_cards:
                yield WrongPort(
                    id=f"{later.value}-before-{first.value}",
                    words=f"Where both apply, {later.value} is answered, not {first.value}.",
                    answer=partial(_play_misordered, first, later),
                )


def _play_misordered(first: Code, later: Code, request: JsonObject) -> JsonObject:
    """Answer a game; an illegal action that earns both codes is refused with the later one if the first leads."""
    if request.get("request") != "play":
        return Answers(STANDARD_RULES).answer(request)
    right = Answers(STANDARD_RULES).answer(request)
    given = load_request(request, PlayRequest)
    state = new_game(given.setup)
    steps: list[Json] = [show_step(state, given.show)]
    for action in given.actions:
        try:
            state = apply_action(state, action)
        except FarawayError as error:
            earned = codes_that_apply(state, action)
            is_misordered = error.code is first and later in earned
            steps.append({"error": {"code": (later if is_misordered else error.code).value}})
        else:
            steps.append(show_step(state, given.show))
    return {"steps": steps if given.after == "every" else steps[-1:]} if "steps" in right else right


def counting_from_the_last() -> Iterator[WrongPort]:
    """Yield a port for every kind of action: it takes seat -1 for the last one."""
    for kind in SEATED:
        yield WrongPort(
            id=f"negative-seat-{kind}",
            words=f"In {kind} a negative seat counts from the last one.",
            answer=partial(_changed, partial(_count_from_the_last, kind)),
        )


def _changed(change: Callable[[JsonObject], JsonObject], request: JsonObject) -> JsonObject:
    return Answers(STANDARD_RULES).answer(change(request))


def _count_from_the_last(kind: str, request: JsonObject) -> JsonObject:
    setup = request.get("setup")
    players = setup.get("players") if isinstance(setup, dict) else None

    def counted(action: Json) -> Json:
        seat = action.get("seat") if isinstance(action, dict) else None
        if not isinstance(action, dict) or action.get("type") != kind or type(seat) is not int:
            return action
        return {**action, "seat": seat + players if seat < 0 and isinstance(players, int) else seat}

    actions = request.get("actions")
    if not isinstance(actions, list):
        return request
    return {**request, "actions": [counted(action) for action in actions]}


def _of_text(value: Json) -> Json:
    return int(value) if isinstance(value, str) and value.isdecimal() else value


def _of_truth(value: Json) -> Json:
    return int(value) if isinstance(value, bool) else value


def _of_fraction(value: Json) -> Json:
    return int(value) if isinstance(value, float) else value


FORMS: Mapping[str, Callable[[Json], Json]] = {"text": _of_text, "truth": _of_truth, "fraction": _of_fraction}
"""What a lenient port makes of another form of a number."""
PLACES: Mapping[str, tuple[str, ...]] = {
    "regions of a tableau": ("regions", "*"),
    "players of a set-up": ("setup", "players"),
    "cards of the Region deck": ("setup", "region_deck", "*"),
    "seat of an action": ("actions", "*", "seat"),
    "Region of an action": ("actions", "*", "region"),
    "Regions of an action": ("actions", "*", "regions", "*"),
}
"""Where whole numbers stand in requests of levels 2 and 4."""


def lenient() -> Iterator[WrongPort]:
    """Yield a port for every place of a number and every other form: it takes that form for the number."""
    for place, path in PLACES.items():
        for form, make in FORMS.items():
            yield WrongPort(
                id=f"{form}-for-{place.replace(' ', '-').lower()}",
                words=f"A {form} is taken for a number in the {place}.",
                answer=partial(_changed, partial(_made, make, path)),
            )


def _made(make: Callable[[Json], Json], path: tuple[str, ...], request: JsonObject) -> JsonObject:
    changed = _along(make, path, request)
    return changed if isinstance(changed, dict) else request


def _along(make: Callable[[Json], Json], path: tuple[str, ...], value: Json) -> Json:
    """Return the value with whatever stands at the end of a path made into a number."""
    if not path:
        return make(value)
    key, *rest = path
    if key == "*" and isinstance(value, list):
        return [_along(make, tuple(rest), entry) for entry in value]
    if isinstance(value, dict) and key in value:
        return {**value, key: _along(make, tuple(rest), value[key])}
    return value


def wrong_ports() -> tuple[WrongPort, ...]:
    """Return every port that refuses wrongly in one way."""
    return (*misordered(), *counting_from_the_last(), *lenient())
