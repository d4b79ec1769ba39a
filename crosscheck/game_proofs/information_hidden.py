"""Things that cannot be looked at: whatever is done with them raises."""

from collections.abc import Callable

from typing_extensions import override


class LookedAtError(AssertionError):
    """Something was looked at that must not be."""


def refusing(operation: str) -> Callable[[object, *tuple[object, ...]], object]:
    """Return an operation that raises."""

    def refuse(self: object, *_: object) -> object:
        raise LookedAtError(f"{type(self).__name__}: {operation}")

    return refuse


class Hidden:
    """A card, or all cards of a place, that must not be looked at."""

    __slots__ = ()

    @override
    def __eq__(self, other: object) -> bool:
        raise LookedAtError("Hidden: ==")

    @override
    def __hash__(self) -> int:
        raise LookedAtError("Hidden: hash")

    @override
    def __repr__(self) -> str:
        raise LookedAtError("Hidden: repr")

    @override
    def __str__(self) -> str:
        raise LookedAtError("Hidden: str")

    def __bool__(self) -> bool:
        raise LookedAtError("Hidden: bool")


for _name in (
    *("lt", "le", "gt", "ge", "ne", "add", "radd", "sub", "rsub", "or", "ror", "and", "rand", "neg", "int"),
    *("index", "iter", "next", "contains", "getitem", "reversed", "len", "format", "call", "getattr"),
):
    setattr(Hidden, f"__{_name}__", refusing(_name))


class HiddenRow(Hidden):
    """Cards of which only the number may be known."""

    __slots__ = ("size",)

    def __init__(self, size: int) -> None:
        self.size = size

    def __len__(self) -> int:
        return self.size

    @override
    def __bool__(self) -> bool:
        return self.size > 0


class Ordinal:
    """A number that can be compared with others and have its sign changed, and nothing else."""

    __slots__ = ("_rank",)

    def __init__(self, rank: int) -> None:
        self._rank = rank

    def _other(self, other: object) -> int:
        if not isinstance(other, Ordinal):
            raise LookedAtError("Ordinal: compared with a known number")
        return other._rank

    @override
    def __eq__(self, other: object) -> bool:
        return self._rank == self._other(other)

    @override
    def __hash__(self) -> int:
        raise LookedAtError("Ordinal: hash")

    def __lt__(self, other: object) -> bool:
        return self._rank < self._other(other)

    def __gt__(self, other: object) -> bool:
        return self._rank > self._other(other)

    def __neg__(self) -> "Ordinal":
        return Ordinal(-self._rank)


class HiddenCard:
    """A card that can be told from others and put in some order beside them, and nothing else."""

    __slots__ = ("rank",)

    def __init__(self, rank: float) -> None:
        self.rank = rank

    @override
    def __eq__(self, other: object) -> bool:
        return self is other

    @override
    def __hash__(self) -> int:
        return id(self)

    def __lt__(self, other: object) -> bool:
        return self.rank < rank_of(other)

    def __gt__(self, other: object) -> bool:
        return self.rank > rank_of(other)

    @override
    def __repr__(self) -> str:
        raise LookedAtError("HiddenCard: repr")

    @override
    def __str__(self) -> str:
        raise LookedAtError("HiddenCard: str")


for _name in (
    "le",
    "ge",
    "bool",
    "add",
    "radd",
    "sub",
    "rsub",
    "neg",
    "int",
    "index",
    "iter",
    "format",
    "getattr",
):
    setattr(HiddenCard, f"__{_name}__", refusing(_name))


def rank_of(card: object) -> float:
    """Return where a card stands in the order of a hidden one: Regions by duration, Sanctuaries before them by name."""
    match card:
        case HiddenCard():
            return card.rank
        case int():
            return card
        case str():
            return -1 / (1 + int.from_bytes(card.encode()[:12].ljust(12)))
        case _:
            raise LookedAtError("HiddenCard: compared with what is no card")
