"""Values that allow only what counting fame needs, and raise if code looks at anything else.

Code that runs on them to its end cannot have depended on what they hide. What no object can refuse (`is`, `type`, `id`)
is looked for in the source: `crosscheck.equality.identities`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Final, NoReturn, TypeVar

from typing_extensions import override

REFUSED: Final = (
    *("eq", "ne", "lt", "le", "gt", "ge", "hash", "bool", "len", "iter", "getitem", "contains", "reversed"),
    *("int", "index", "float", "str", "repr", "format", "bytes", "call", "enter", "exit", "next"),
    *(
        "add",
        "radd",
        "sub",
        "rsub",
        "mul",
        "rmul",
        "floordiv",
        "rfloordiv",
        "truediv",
        "mod",
        "divmod",
        "pow",
    ),
    *(
        "and",
        "rand",
        "or",
        "ror",
        "xor",
        "rxor",
        "lshift",
        "rlshift",
        "rshift",
        "rrshift",
        "neg",
        "pos",
        "abs",
    ),
    *("invert", "round", "trunc", "setitem", "delitem", "setattr", "delattr", "dir", "reduce_ex", "copy"),
)


Passed = TypeVar("Passed")


class InspectedError(BaseException):
    """Code looked at what it must not see. Not an Exception: no ordinary `except` of the code swallows it."""


def _refusal(name: str) -> Callable[[Guarded], NoReturn]:
    def refuse(self: Guarded, *_others: object) -> NoReturn:
        raise InspectedError(f"{label_of(self)} was asked for __{name}__")

    return refuse


class Guarded:
    """A value that refuses everything: subclasses allow what may be asked."""

    allowed: ClassVar[tuple[str, ...]] = ()

    def __init__(self, label: str, /, **attributes: object) -> None:
        """Bear a label for reports, and attributes that may be read."""
        object.__setattr__(self, "_label", label)
        object.__setattr__(self, "_attributes", attributes)

    @override
    def __getattribute__(self, name: str) -> object:
        attributes = object.__getattribute__(self, "_attributes")
        if name in attributes:
            return attributes[name]
        if name in type(self).allowed:
            return object.__getattribute__(self, name)
        raise InspectedError(f"{label_of(self)} was asked for {name}")


for _name in REFUSED:
    setattr(Guarded, f"__{_name}__", _refusal(_name))


def passed(value: object) -> Passed:  # type: ignore[type-var]  # whatever the caller of a function needs
    """Pass a guarded value off as what a function expects."""
    return value  # type: ignore[return-value]  # that is the point


def attribute(value: object, name: str) -> object:
    """Return what a guarded value hides, for the checker itself."""
    return object.__getattribute__(value, name)


def label_of(value: Guarded) -> str:
    """Return the label of a guarded value."""
    return str(object.__getattribute__(value, "_label"))


class Addend(Guarded):
    """A number that can only be added up: it knows which numbers went into it, and how often."""

    def __init__(self, parts: Mapping[str, int], constant: int = 0) -> None:
        """Stand for a sum of named numbers and a constant."""
        super().__init__("+".join(parts))
        object.__setattr__(self, "_parts", {name: times for name, times in parts.items() if times})
        object.__setattr__(self, "_constant", constant)

    def __add__(self, other: Addend | int) -> Addend:
        parts, constant = parts_of(self)
        more, further = parts_of(other)
        return Addend(
            {name: parts.get(name, 0) + more.get(name, 0) for name in {**parts, **more}}, constant + further
        )

    __radd__ = __add__


def addend(name: str) -> Addend:
    """Return a number that can only be added up."""
    return Addend({name: 1})


def parts_of(value: object) -> tuple[dict[str, int], int]:
    """Return what went into a sum, how often each, and the constant in it."""
    if type(value) is int or type(value) is bool:
        return {}, int(value)
    if type(value) is not Addend:
        raise InspectedError(f"{type(value).__name__} is not a sum of what was counted")
    return object.__getattribute__(value, "_parts"), object.__getattribute__(value, "_constant")


def is_sum_of(value: object, names: Sequence[str]) -> bool:
    """Return True if a value is the sum of these numbers, each once, and of nothing else."""
    return parts_of(value) == (dict.fromkeys(names, 1), 0)


class Lookup(Guarded):
    """A catalogue of opaque cards under opaque keys: a key has its card, and nothing more can be asked."""

    allowed = ("items", "values")

    def __init__(self, entries: Sequence[tuple[Guarded, object]]) -> None:
        """Hold cards by the identity of their keys."""
        super().__init__("a catalogue")
        object.__setattr__(self, "_entries", tuple(entries))

    def __getitem__(self, key: object) -> object:
        for known, card in object.__getattribute__(self, "_entries"):
            if known is key:
                return card
        raise InspectedError("the catalogue was asked for a card that is not on the table")

    def items(self) -> Iterator[tuple[Guarded, object]]:
        """Iterate over keys and cards."""
        return iter(object.__getattribute__(self, "_entries"))

    def values(self) -> Iterator[object]:
        """Iterate over cards."""
        return iter([card for _, card in object.__getattribute__(self, "_entries")])


def same_things(found: object, expected: Sequence[object]) -> bool:
    """Return True if a list or tuple holds just these things in this order, by identity."""
    if not isinstance(found, list | tuple) or len(found) != len(expected):
        return False
    return all(one is other for one, other in zip(found, expected, strict=True))


def same_set(found: object, expected: Sequence[object]) -> bool:
    """Return True if a list or tuple holds just these things in any order, by identity."""
    if not isinstance(found, list | tuple):
        return False
    return sorted(map(id, found)) == sorted(map(id, expected))
