"""The actions: what a player decides, and what chance decides."""

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from spec.documents import (
    expect_integer,
    expect_integers,
    expect_mapping,
    expect_object,
    expect_string,
    expect_strings,
)
from spec.errors import BadInputError, Problem


@dataclass(frozen=True)
class Keep:
    """Keep three of five Regions (advanced variant)."""

    seat: int
    regions: tuple[int, ...]


@dataclass(frozen=True)
class Shuffle:
    """Chance: the order of the Region deck after the Regions set aside were shuffled in."""

    regions: tuple[int, ...]


@dataclass(frozen=True)
class Explore:
    """Choose a Region of one's hand and lay it face down."""

    seat: int
    region: int


@dataclass(frozen=True)
class Take:
    """Take a Region from the market."""

    seat: int
    region: int


@dataclass(frozen=True)
class Place:
    """Place one of the Sanctuaries drawn."""

    seat: int
    sanctuary: str


@dataclass(frozen=True)
class Decline:
    """Place none of the Sanctuaries drawn."""

    seat: int


@dataclass(frozen=True)
class Return:
    """Put one leftover Sanctuary under the deck."""

    seat: int
    sanctuary: str


@dataclass(frozen=True)
class ReturnOrder:
    """Chance: the order in which a player's leftover Sanctuaries go under the deck."""

    seat: int
    sanctuaries: tuple[str, ...]


Action: TypeAlias = Keep | Shuffle | Explore | Take | Place | Decline | Return | ReturnOrder

FIELDS = {
    "keep": ("seat", "regions"),
    "shuffle": ("regions",),
    "explore": ("seat", "region"),
    "take": ("seat", "region"),
    "place": ("seat", "sanctuary"),
    "decline": ("seat",),
    "return": ("seat", "sanctuary"),
    "return-order": ("seat", "sanctuaries"),
}


def load_action(document: object) -> Action:
    """Parse an action; refuse anything else."""
    given = expect_mapping(document, "the action")
    if "type" not in given:
        raise BadInputError([Problem("missing-key", "the action lacks the key 'type'")])
    kind = expect_string(given["type"], "type")
    if kind not in FIELDS:
        raise BadInputError([Problem("unknown-value", f"there is no action {kind!r}")])
    fields = expect_object(document, kind, ("type", *FIELDS[kind]))
    if kind == "shuffle":
        return Shuffle(tuple(expect_integers(fields["regions"], "regions")))
    seat = expect_integer(fields["seat"], "seat")
    match kind:
        case "keep":
            return Keep(seat, tuple(expect_integers(fields["regions"], "regions")))
        case "explore":
            return Explore(seat, expect_integer(fields["region"], "region"))
        case "take":
            return Take(seat, expect_integer(fields["region"], "region"))
        case "place":
            return Place(seat, expect_string(fields["sanctuary"], "sanctuary"))
        case "return":
            return Return(seat, expect_string(fields["sanctuary"], "sanctuary"))
        case "return-order":
            return ReturnOrder(seat, tuple(expect_strings(fields["sanctuaries"], "sanctuaries")))
        case _:
            return Decline(seat)


def dump_action(action: Action) -> dict[str, object]:
    """Write an action."""
    match action:
        case Keep(seat, regions):
            return {"type": "keep", "seat": seat, "regions": list(regions)}
        case Shuffle(regions):
            return {"type": "shuffle", "regions": list(regions)}
        case Explore(seat, region):
            return {"type": "explore", "seat": seat, "region": region}
        case Take(seat, region):
            return {"type": "take", "seat": seat, "region": region}
        case Place(seat, sanctuary):
            return {"type": "place", "seat": seat, "sanctuary": sanctuary}
        case Decline(seat):
            return {"type": "decline", "seat": seat}
        case Return(seat, sanctuary):
            return {"type": "return", "seat": seat, "sanctuary": sanctuary}
        case ReturnOrder(seat, sanctuaries):
            return {"type": "return-order", "seat": seat, "sanctuaries": list(sanctuaries)}
        case never:
            assert_never(never)
