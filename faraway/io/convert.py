"""Values to JSON and back: cattrs made strict, with every reason and its position.

    tableau = load(data, Tableau, card_problems)
    text = dumps(tableau)

A class whose JSON form is not simply its fields registers a hook with `CONVERTER`, beside the code that knows the form.
"""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from enum import Enum
from importlib import import_module
from typing import TypeAlias, TypeVar, get_args, get_origin, overload

from attrs import AttrsInstance, asdict, field, fields, has, make_class, resolve_types
from cattrs import (
    AttributeValidationNote,
    BaseValidationError,
    Converter,
    ForbiddenExtraKeysError,
    IterableValidationError,
    IterableValidationNote,
)
from cattrs.gen import make_dict_structure_fn

from faraway.errors import Code, FarawayError, Problem, pointer
from faraway.io.strict import LARGEST_INPUT, Json, Parsed, parse_json, quote

T = TypeVar("T")
GAME_FORMS = "faraway.io.rankings"
"""The module that registers the forms of whole games, imported with the first of them: to score needs none."""
Check: TypeAlias = Callable[[Json], Iterable[Problem]]


class Refused(Exception):  # noqa: N818  it is caught two lines up the stack, never by a user
    """One value is not what the class requires; cattrs adds its position."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


def load(data: bytes, kind: type[T], *checks: Check, largest: int = LARGEST_INPUT) -> T:
    """Parse JSON and make a value of this kind; raise FarawayError with every reason.

    The checks run on the JSON value even if it does not fit the kind, so that one fault does not hide another.
    """
    return _load_parsed(parse_json(data, largest=largest), kind, checks)


def load_value(value: Json, kind: type[T], *checks: Check) -> T:
    """Make a value of this kind from JSON that has already been parsed; raise FarawayError with every reason."""
    return _load_parsed(Parsed(value=value), kind, checks)


def _load_parsed(parsed: Parsed, kind: type[T], checks: Iterable[Check]) -> T:
    value, problems = structure(parsed.value, kind)
    found = _merge_problems(parsed, problems, *(check(parsed.value) for check in checks))
    if value is None or found:
        raise FarawayError(found)
    return value


def _merge_problems(parsed: Parsed, *found: Iterable[Problem]) -> list[Problem]:
    """Join the problems of a text and of its value; report NaN only once, not as a wrong type too."""
    problems = list(parsed.problems)
    spoilt = {problem.path for problem in problems if problem.code is Code.NOT_JSON}
    for group in found:
        problems += [
            problem for problem in group if problem.code is not Code.WRONG_TYPE or problem.path not in spoilt
        ]
    return problems


def structure(value: Json, kind: type[T]) -> tuple[T | None, list[Problem]]:
    """Make a value of this kind; if that fails, return None and every reason."""
    try:
        return CONVERTER.structure(value, kind), []
    except (Refused, BaseValidationError) as error:
        return None, list(_problems(error, ""))


@overload
def dump(value: AttrsInstance | FarawayError) -> dict[str, Json]: ...
@overload
def dump(value: None) -> None: ...
@overload
def dump(value: object) -> Json: ...
def dump(value: object) -> Json:
    """Return the JSON form of a value."""
    form: Json = CONVERTER.unstructure(value)
    return form


def dumps(value: object) -> str:
    """Format a value as a JSON document that people can read too: two spaces a level, short lists on one line."""
    return f"{_indented(dump(value), '')}\n"


def dumps_line(
    value: object, *, ascii_only: bool = False, compact: bool = False, sorted_keys: bool = False
) -> str:
    """Format a value as JSON on one line; `compact` without spaces."""
    return json.dumps(
        value,
        default=dump,
        ensure_ascii=ascii_only,
        separators=(",", ":") if compact else (", ", ": "),
        sort_keys=sorted_keys,
        allow_nan=False,
    )


def _indented(value: Json, margin: str) -> str:
    inner = f"{margin}  "
    if isinstance(value, dict) and value:
        lines = [f"{inner}{dumps_line(name)}: {_indented(item, inner)}" for name, item in value.items()]
        return "{\n" + ",\n".join(lines) + f"\n{margin}}}"
    if isinstance(value, list) and any(isinstance(item, (list, dict)) for item in value):
        lines = [f"{inner}{_indented(item, inner)}" for item in value]
        return "[\n" + ",\n".join(lines) + f"\n{margin}]"
    return dumps_line(value)


def wrong_type(expected: str, value: Json) -> Refused:
    """Make the refusal of a value with the wrong JSON type."""
    return Refused(Code.WRONG_TYPE, f"expected {expected}, found {quote(value)}")


def at_key(error: Refused, name: str) -> Refused:
    """Note the key of the object at which a value was refused."""
    error.add_note(AttributeValidationNote("", name, str))
    return error


def _whole_number(value: Json, _: type[int]) -> int:
    if type(value) is not int:
        raise wrong_type("a whole number", value)
    return value


def _text(value: Json, _: type[str]) -> str:
    if type(value) is not str:
        raise wrong_type("a string", value)
    return value


def _truth(value: Json, _: type[bool]) -> bool:
    if type(value) is not bool:
        raise wrong_type("true or false", value)
    return value


def _choice(value: Json, kind: type[Enum]) -> Enum:
    for member in kind:
        if type(value) is type(member.value) and value == member.value:
            return member
    options = ", ".join(quote(member.value) for member in kind)
    if type(value) is not str:
        raise wrong_type(f"one of {options}", value)
    raise Refused(Code.UNKNOWN_VALUE, f"expected one of {options}, found {quote(value)}")


def _is_list_of_one_kind(kind: type) -> bool:
    return get_origin(kind) is tuple and get_args(kind)[1:] == (Ellipsis,)


CONVERTER = Converter(
    forbid_extra_keys=True, detailed_validation=True, unstruct_collection_overrides={tuple: list}
)
CONVERTER.register_structure_hook(int, _whole_number)
CONVERTER.register_structure_hook(str, _text)
CONVERTER.register_structure_hook(bool, _truth)
CONVERTER.register_structure_hook_func(
    lambda kind: isinstance(kind, type) and issubclass(kind, Enum), _choice
)


@CONVERTER.register_structure_hook_factory(_is_list_of_one_kind)
def _list_hook(kind: type) -> Callable[[Json, type], tuple[object, ...]]:
    item_kind = get_args(kind)[0]

    def structure_list(value: Json, _: type) -> tuple[object, ...]:
        if not isinstance(value, list):
            raise wrong_type("a list", value)
        made: list[object] = []
        errors: list[Exception] = []
        for index, item in enumerate(value):
            try:
                made.append(CONVERTER.structure(item, item_kind))
            except (Refused, BaseValidationError) as error:
                error.add_note(IterableValidationNote("", index, item_kind))
                errors.append(error)
        if errors:
            raise IterableValidationError("list", errors, kind)
        return tuple(made)

    return structure_list


@CONVERTER.register_structure_hook_factory(has)
def _class_hook(kind: type) -> Callable[[Json, type], object]:
    structure_object: Callable[[dict[str, Json], type], object] = make_dict_structure_fn(kind, CONVERTER)

    def structure_class(value: Json, _: type) -> object:
        if not isinstance(value, dict):
            raise wrong_type("an object", value)
        return structure_object(value, kind)

    return structure_class


def _awaits_its_form(kind: type) -> bool:
    return has(kind) and kind.__module__.startswith("faraway.game.") and GAME_FORMS not in sys.modules


@CONVERTER.register_structure_hook_factory(_awaits_its_form)
def _structure_of_game(kind: type) -> Callable[[Json, type], object]:
    import_module(GAME_FORMS)
    return CONVERTER.get_structure_hook(kind, cache_result=False)


@CONVERTER.register_unstructure_hook_factory(_awaits_its_form)
def _unstructure_of_game(kind: type) -> Callable[[object], Json]:
    import_module(GAME_FORMS)
    return CONVERTER.get_unstructure_hook(kind, cache_result=False)


def require_every_key(kind: type[AttrsInstance]) -> None:
    """Load this kind only from objects that have every key, although the class itself has defaults."""
    resolve_types(kind)
    names = {attribute.name: field(type=attribute.type) for attribute in fields(kind)}
    form = make_class(kind.__name__, names, frozen=True)

    def structure_class(value: Json, _: type) -> AttrsInstance:
        return kind(**asdict(CONVERTER.structure(value, form), recurse=False))

    CONVERTER.register_structure_hook(kind, structure_class)


def _problems(error: BaseException, path: str) -> Iterator[Problem]:
    for note in getattr(error, "__notes__", ()):
        if isinstance(note, AttributeValidationNote):
            path += pointer(note.name)
        elif isinstance(note, IterableValidationNote):
            path += pointer(note.index)
    if isinstance(error, BaseValidationError):
        for inner in error.exceptions:
            yield from _problems(inner, path)
    elif isinstance(error, ForbiddenExtraKeysError):
        for name in sorted(error.extra_fields):
            yield Problem(
                code=Code.UNKNOWN_KEY, message=f"the key {quote(name)} is unknown", path=path + pointer(name)
            )
    elif isinstance(error, KeyError):
        yield Problem(
            code=Code.MISSING_KEY, message=f"the key {quote(str(error.args[0]))} is missing", path=path
        )
    elif isinstance(error, Refused):
        yield Problem(code=error.code, message=str(error), path=path)
    else:
        raise error
