"""By what names derived games and their questions are chosen; a run that chooses none need not load what plays them."""

from collections.abc import Mapping
from itertools import chain

TOPIC = "derived"
TOPIC_OF_ROUNDS = "derived-rounds"
REFERENCE_ONLY = "reference-only"
CLAUSES = ("ROUND-2", "EXPLORE-3", "FIND-6", "FIND-7", "END-1", "END-2", "END-4", "END-7", "WIN-2")
CLAUSES_OF_VIEWS = ("INFO-1", "INFO-2", "FIND-11", "FIND-17")
CLAUSES_OF_ROUNDS: Mapping[str, tuple[str, ...]] = {
    "set-up": ("SETUP-3", "SETUP-4"),
    "turn-order": ("END-1",),
    "due": ("FIND-1", "FIND-4", "FIND-5"),
    "draw": ("FIND-7", "FIND-8"),
    "draw-alone": ("FIND-9", "FIND-10"),
    "leftovers": ("END-7", "END-8"),
    "market": ("END-10", "END-11", "END-12"),
    "rank": ("WIN-2", "WIN-3", "WIN-4"),
}
"""The kinds of question, and the clauses that each is about."""


def may_be_named(name: str) -> bool:
    """Return False if no derived vector has this id, topic, clause or tag."""
    is_pattern = any(sign in name for sign in "*?[")
    known = (REFERENCE_ONLY, *CLAUSES, *CLAUSES_OF_VIEWS, *chain(*CLAUSES_OF_ROUNDS.values()))
    return is_pattern or name.startswith(TOPIC) or name in known
