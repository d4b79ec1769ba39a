"""The rules of what may be seen of drawn Sanctuaries; all else that players know no reading changes."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from faraway.game.player import Phase
from faraway.game.readings import DrawnLook, DrawnSecrecy

LookRule: TypeAlias = Callable[[Phase, bool], bool]
SecrecyRule: TypeAlias = Callable[[bool], bool]

_PLACING = frozenset({Phase.PLACE, Phase.RETURN, Phase.RETURN_ORDER})


def look_at_once(_phase: Phase, _own_turn: bool) -> bool:  # noqa: FBT001 - a rule's plain argument
    """Return True if a player may look at the Sanctuaries drawn: always. Rules: FIND-17."""
    return True


def look_after_region(phase: Phase, own_turn: bool) -> bool:  # noqa: FBT001 - a rule's plain argument
    """Return True if a player may look at the Sanctuaries drawn: from when they are to place. Rules: FIND-17."""
    return own_turn and phase in _PLACING


def keep_secret(_owner_may_look: bool) -> bool:  # noqa: FBT001 - a rule's plain argument
    """Return True if all see the Sanctuaries that a player drew: never. Rules: FIND-11."""
    return False


def lay_open(owner_may_look: bool) -> bool:  # noqa: FBT001 - a rule's plain argument
    """Return True if all see the Sanctuaries that a player drew: as soon as their owner may. Rules: FIND-11."""
    return owner_may_look


MAY_LOOK: Mapping[DrawnLook, LookRule] = {
    DrawnLook.AT_ONCE: look_at_once,
    DrawnLook.AFTER_REGION: look_after_region,
}
SEEN_BY_ALL: Mapping[DrawnSecrecy, SecrecyRule] = {
    DrawnSecrecy.SECRET: keep_secret,
    DrawnSecrecy.OPEN: lay_open,
}
