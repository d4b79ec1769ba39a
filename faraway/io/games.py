"""The JSON forms of games: set-ups, actions, states, observations, results and transcripts."""

from collections.abc import Iterator
from typing import cast

from attrs import frozen
from cattrs import ClassValidationError
from cattrs.gen import make_dict_unstructure_fn, override

from faraway.errors import Code, Problem
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
from faraway.game.readings import Readings, reading_problems
from faraway.game.setup import Setup, Variant
from faraway.game.state import GameState, Result
from faraway.game.transcript import TRANSCRIPT_FORMAT, Transcript
from faraway.io.convert import CONVERTER, Refused, at_key, require_every_key, wrong_type
from faraway.io.forms import dump, dumps_line, load
from faraway.io.strict import LARGEST_INPUT, LARGEST_LINE, Json, quote

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
class _TranscriptForm:
    """The keys of a transcript: those of its set-up stand beside the others."""

    players: int
    variant: Variant
    readings: Readings
    region_deck: Regions
    sanctuary_deck: Sanctuaries
    format: str
    actions: tuple[Action, ...]
    result: Result | None


def load_action(data: bytes, *, largest: int = LARGEST_LINE) -> Action:
    """Load an action; whether it is legal is for the game to decide."""
    return load(data, cast("type[Action]", Action), largest=largest)


def load_setup(data: bytes, *, largest: int = LARGEST_INPUT) -> Setup:
    """Load a set-up; whether its decks can be played with is for the game to decide."""
    return load(data, Setup, largest=largest)


def load_transcript(data: bytes, *, largest: int = LARGEST_INPUT) -> Transcript:
    """Load a transcript; whether its actions are legal is for the replay to decide."""
    return load(data, Transcript, _format_problems, largest=largest)


def _format_problems(value: Json) -> Iterator[Problem]:
    named = value.get("format") if isinstance(value, dict) else None
    if isinstance(named, str) and named != TRANSCRIPT_FORMAT:
        message = f"expected {quote(TRANSCRIPT_FORMAT)}, found {quote(named)}"
        yield Problem(code=Code.UNKNOWN_VALUE, message=message, path="/format")


def dumps_transcript(transcript: Transcript) -> str:
    """Format a transcript with one action a line, so that two games can be compared line by line."""
    lines = []
    for name, value in dump(transcript).items():
        if name == "actions" and isinstance(value, list) and value:
            actions = ",\n".join(f"    {dumps_line(action)}" for action in value)
            lines.append(f'  "actions": [\n{actions}\n  ]')
        else:
            lines.append(f"  {dumps_line(name)}: {dumps_line(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


require_every_key(Setup)
CONVERTER.register_unstructure_hook(
    GameState, make_dict_unstructure_fn(GameState, CONVERTER, terms=override(omit=True))
)


def _register_action(word: str, kind: type[Action]) -> None:
    """Dump an action with its type first."""
    dump_fields = make_dict_unstructure_fn(kind, CONVERTER)
    CONVERTER.register_unstructure_hook(kind, lambda action: {"type": word, **dump_fields(action)})


for _word, _kind in ACTION_KINDS.items():
    _register_action(_word, _kind)


@CONVERTER.register_structure_hook
def _structure_transcript(value: Json, _: type) -> Transcript:
    form = CONVERTER.structure(value, _TranscriptForm)
    setup = Setup(
        players=form.players,
        variant=form.variant,
        readings=form.readings,
        region_deck=form.region_deck,
        sanctuary_deck=form.sanctuary_deck,
    )
    return Transcript(setup=setup, actions=form.actions, result=form.result)


@CONVERTER.register_unstructure_hook
def _dump_transcript(transcript: Transcript) -> dict[str, Json]:
    return {
        "format": TRANSCRIPT_FORMAT,
        **dump(transcript.setup),
        "actions": dump(transcript.actions),
        "result": dump(transcript.result),
    }


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
        raise ClassValidationError("action", [at_key(error, "type")], Keep)
    fields = {name: item for name, item in value.items() if name != "type"}
    return CONVERTER.structure(fields, ACTION_KINDS[kind])


CONVERTER.register_structure_hook_func(lambda kind: kind == Action, _structure_action)


@CONVERTER.register_structure_hook
def _structure_readings(value: Json, _: type) -> Readings:
    """Make readings; one that is not named has its default."""
    if not isinstance(value, dict):
        raise wrong_type("an object", value)
    named = {name: item for name, item in value.items() if isinstance(item, str)}
    errors = [at_key(wrong_type("a string", item), name) for name, item in value.items() if name not in named]
    errors += [
        at_key(Refused(problem.code, problem.message), name)
        for name, item in named.items()
        for problem in reading_problems({name: item})
    ]
    if errors:
        raise ClassValidationError("readings", errors, Readings)
    return Readings.of(named)


@CONVERTER.register_unstructure_hook
def _dump_readings(readings: Readings) -> dict[str, str]:
    return readings.values()
