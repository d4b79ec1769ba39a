"""The claims about the game that are checked beside the walk: each is a row, or a share of a row, of `prove-game`."""

from collections.abc import Mapping
from types import MappingProxyType

from crosscheck.game_proofs import (
    box_bounds,
    dealing,
    dealing_shortage,
    information,
    information_steps,
    readings_played,
    results,
    symmetry,
    witnesses,
    witnesses_excluded,
)
from proofs.claim import Claim, Judged, judge

MODULES = (
    dealing,
    symmetry,
    information,
    information_steps,
    readings_played,
    witnesses,
    witnesses_excluded,
    dealing_shortage,
    results,
    box_bounds,
)
BESIDE_THE_WALK: Mapping[str, Claim] = MappingProxyType(
    {name: claim for module in MODULES for name, claim in module.CLAIMS.items()}
)
"""All claims by the name of their share, the longest first."""


def judge_by_name(name: str) -> Judged:
    """Judge one share in a process of its own."""
    return judge(BESIDE_THE_WALK[name])
