"""JSON values to attrs classes: cattrs made strict, with every reason and where it stands."""

from collections.abc import Callable, Iterator
from enum import Enum
from typing import TypeVar, get_args, get_origin

from attrs import has
from cattrs import (
    AttributeValidationNote,
    BaseValidationError,
    Converter,
    ForbiddenExtraKeysError,
    IterableValidationError,
    IterableValidationNote,
)
from cattrs.gen import make_dict_structure_fn

from faraway.errors import Code, Problem, pointer
from faraway.io.strict import Json, quote

Document = TypeVar("Document")


class Refused(Exception):  # noqa: N818  it is caught two lines up the stack, never by a user
    """One value is not what the class asks for; cattrs adds where it stands."""

    def __init__(self, code: Code, message: str) -> None:
        super().__init__(message)
        self.code = code


def wrong_type(expected: str, value: Json) -> Refused:
    """Say that a value has the wrong JSON type."""
    return Refused(Code.WRONG_TYPE, f"expected {expected}, found {quote(value)}")


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


CONVERTER = Converter(forbid_extra_keys=True, detailed_validation=True)
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
        for place, item in enumerate(value):
            try:
                made.append(CONVERTER.structure(item, item_kind))
            except (Refused, BaseValidationError) as error:
                error.add_note(IterableValidationNote("", place, item_kind))
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


def structure(value: Json, kind: type[Document]) -> tuple[Document | None, list[Problem]]:
    """Make a document of a JSON value; where that cannot be, give None and every reason."""
    try:
        return CONVERTER.structure(value, kind), []
    except (Refused, BaseValidationError) as error:
        return None, list(_problems(error, ""))


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
