"""Games in and out of JSON: set-ups, actions, states, observations, results and transcripts."""

from typing import TypeAlias, assert_never

from attrs import evolve, frozen
from cattrs import AttributeValidationNote, ClassValidationError

from faraway.errors import Code, FarawayError, Problem
from faraway.game.actions import (
    Action,
    Decline,
    Explore,
    Keep,
    Place,
    Regions,
    Return,
    ReturnOrder,
    Sanctuaries,
    Shuffle,
    Take,
)
from faraway.game.legality import action_word
from faraway.game.observation import Observation, SeatView
from faraway.game.player import PlayerState
from faraway.game.readings import Readings, reading_problems
from faraway.game.setup import Setup, Variant
from faraway.game.state import GameState, Result
from faraway.game.transcript import TRANSCRIPT_FORMAT, Transcript
from faraway.io.strict import LARGEST_INPUT, LARGEST_LINE, Json, Parsed, dump_line, parse_json, quote
from faraway.io.structure import CONVERTER, Refused, structure, wrong_type
from faraway.io.tableaux import merge_problems

StatedResult: TypeAlias = Result | None
ACTION_KINDS: dict[str, type[Action]] = {
    "keep": Keep,
    "shuffle": Shuffle,
    "explore": Explore,
    "take": Take,
    "place": Place,
    "decline": Decline,
    "return": Return,
    "return-order": ReturnOrder,
}


@frozen(kw_only=True)
class ActionDocument:
    """The JSON form of an action, whatever its kind."""

    action: Action


@frozen(kw_only=True)
class SetupDocument:
    """The JSON form of a set-up; a reading that is not named has its default."""

    players: int
    variant: Variant
    readings: Readings
    region_deck: Regions
    sanctuary_deck: Sanctuaries

    def to_setup(self) -> Setup:
        """Give the set-up that the document tells of."""
        return Setup(
            players=self.players,
            variant=self.variant,
            readings=self.readings,
            region_deck=self.region_deck,
            sanctuary_deck=self.sanctuary_deck,
        )


@frozen(kw_only=True)
class TranscriptDocument(SetupDocument):
    """The JSON form of a transcript."""

    format: str
    actions: tuple[Action, ...]
    result: StatedResult


def _structure_action(value: Json, _: type) -> Action:
    if not isinstance(value, dict):
        raise wrong_type("an object", value)
    if "type" not in value:
        raise Refused(Code.MISSING_KEY, 'the key "type" is missing')
    kind = value["type"]
    if not isinstance(kind, str) or kind not in ACTION_KINDS:
        options = ", ".join(quote(name) for name in ACTION_KINDS)
        code = Code.UNKNOWN_VALUE if isinstance(kind, str) else Code.WRONG_TYPE
        error = Refused(code, f"expected one of {options}, found {quote(kind)}")
        raise ClassValidationError("action", [_named(error, "type")], Keep)
    fields = {name: item for name, item in value.items() if name != "type"}
    return CONVERTER.structure(fields, ACTION_KINDS[kind])


def _structure_readings(value: Json, _: type) -> Readings:
    if not isinstance(value, dict):
        raise wrong_type("an object", value)
    said = {name: item for name, item in value.items() if isinstance(item, str)}
    errors = [_named(wrong_type("a string", item), name) for name, item in value.items() if name not in said]
    errors += [
        _named(Refused(problem.code, problem.message), name)
        for name, item in said.items()
        for problem in reading_problems({name: item})
    ]
    if errors:
        raise ClassValidationError("readings", errors, Readings)
    return Readings.of(said)


def _named(error: Refused, name: str) -> Refused:
    """Note where in an object a value was refused."""
    error.add_note(AttributeValidationNote("", name, str))
    return error


CONVERTER.register_structure_hook_func(lambda kind: kind == Action, _structure_action)
CONVERTER.register_structure_hook(Readings, _structure_readings)


def load_action(data: bytes, *, largest: int = LARGEST_LINE) -> Action:
    """Read an action; whether it may be done is for the game to say."""
    parsed = parse_json(data, largest=largest)
    document, problems = structure({"action": parsed.value}, ActionDocument)
    problems = [evolve(problem, path=problem.path.removeprefix("/action")) for problem in problems]
    problems = merge_problems(parsed, problems)
    if document is None or problems:
        raise FarawayError(problems)
    return document.action


def load_setup(data: bytes, *, largest: int = LARGEST_INPUT) -> Setup:
    """Read a set-up; whether its decks can be played with is for the game to say."""
    parsed = parse_json(data, largest=largest)
    document, problems = structure(parsed.value, SetupDocument)
    problems = merge_problems(parsed, problems)
    if document is None or problems:
        raise FarawayError(problems)
    return document.to_setup()


def load_transcript(data: bytes, *, largest: int = LARGEST_INPUT) -> Transcript:
    """Read a transcript; whether its actions may be done is for the replay to say."""
    parsed = parse_json(data, largest=largest)
    document, problems = structure(parsed.value, TranscriptDocument)
    problems = merge_problems(parsed, problems, _format_problems(parsed))
    if document is None or problems:
        raise FarawayError(problems)
    return Transcript(setup=document.to_setup(), actions=document.actions, result=document.result)


def _format_problems(parsed: Parsed) -> list[Problem]:
    named = parsed.value.get("format") if isinstance(parsed.value, dict) else None
    if not isinstance(named, str) or named == TRANSCRIPT_FORMAT:
        return []
    message = f"expected {quote(TRANSCRIPT_FORMAT)}, found {quote(named)}"
    return [Problem(code=Code.UNKNOWN_VALUE, message=message, path="/format")]


def dump_action(action: Action) -> dict[str, Json]:
    """Give the JSON form of an action."""
    form: dict[str, Json] = {"type": action_word(action)}
    if not isinstance(action, Shuffle):
        form["seat"] = action.seat
    match action:
        case Keep(regions=regions) | Shuffle(regions=regions):
            form["regions"] = list(regions)
        case Explore(region=region) | Take(region=region):
            form["region"] = region
        case Place(sanctuary=sanctuary) | Return(sanctuary=sanctuary):
            form["sanctuary"] = sanctuary
        case ReturnOrder(sanctuaries=sanctuaries):
            form["sanctuaries"] = list(sanctuaries)
        case Decline():
            pass
        case _:
            assert_never(action)
    return form


def dump_setup(setup: Setup) -> dict[str, Json]:
    """Give the JSON form of a set-up, with all twelve readings."""
    return {
        "players": setup.players,
        "variant": setup.variant.value,
        "readings": dict(setup.readings.values()),
        "region_deck": list(setup.region_deck),
        "sanctuary_deck": list(setup.sanctuary_deck),
    }


def dump_result(result: Result | None) -> Json:
    """Give the JSON form of a result."""
    return None if result is None else {"totals": list(result.totals), "ranks": list(result.ranks)}


def dump_transcript(transcript: Transcript) -> dict[str, Json]:
    """Give the JSON form of a transcript."""
    return {
        "format": TRANSCRIPT_FORMAT,
        **dump_setup(transcript.setup),
        "actions": [dump_action(action) for action in transcript.actions],
        "result": dump_result(transcript.result),
    }


def dump_transcript_text(transcript: Transcript) -> str:
    """Write a transcript with an action a line, so that two games can be compared line by line."""
    lines = []
    for name, value in dump_transcript(transcript).items():
        if name == "actions" and isinstance(value, list) and value:
            actions = ",\n".join(f"    {dump_line(action)}" for action in value)
            lines.append(f'  "actions": [\n{actions}\n  ]')
        else:
            lines.append(f"  {dump_line(name)}: {dump_line(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def dump_state(state: GameState) -> dict[str, Json]:
    """Give the JSON form of a state, hidden cards and all."""
    return {
        "round": state.round,
        "phase": state.phase.value,
        "turn": state.turn,
        "one_by_one": state.one_by_one,
        "region_deck": list(state.region_deck),
        "sanctuary_deck": list(state.sanctuary_deck),
        "market": list(state.market),
        "removed": list(state.removed),
        "players": [_dump_player(player) for player in state.players],
    }


def _dump_player(player: PlayerState) -> dict[str, Json]:
    return {
        "hand": list(player.hand),
        "set_aside": list(player.set_aside),
        "chosen": player.chosen,
        "drawn": list(player.drawn),
        "regions": list(player.regions),
        "sanctuaries": list(player.sanctuaries),
    }


def dump_observation(observation: Observation) -> dict[str, Json]:
    """Give the JSON form of what one seat sees."""
    you = observation.you
    return {
        "seat": observation.seat,
        "round": observation.round,
        "phase": observation.phase.value,
        "turn": observation.turn,
        "one_by_one": observation.one_by_one,
        "region_deck": observation.region_deck,
        "sanctuary_deck": observation.sanctuary_deck,
        "market": list(observation.market),
        "removed": list(observation.removed),
        "you": {
            "hand": list(you.hand),
            "set_aside": list(you.set_aside),
            "chosen": you.chosen,
            "drawn": _dump_drawn(you.drawn),
        },
        "players": [_dump_seat(view) for view in observation.players],
    }


def _dump_seat(view: SeatView) -> dict[str, Json]:
    return {
        "hand": view.hand,
        "set_aside": view.set_aside,
        "has_chosen": view.has_chosen,
        "drawn": _dump_drawn(view.drawn),
        "regions": list(view.regions),
        "sanctuaries": list(view.sanctuaries),
    }


def _dump_drawn(drawn: Sanctuaries | int) -> Json:
    return drawn if isinstance(drawn, int) else list(drawn)
