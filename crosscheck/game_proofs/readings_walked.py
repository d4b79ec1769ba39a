"""The table of consulted readings, asked of every step of the walk."""

from collections.abc import Iterator

from crosscheck.game_proofs.readings import CONSULTED
from crosscheck.game_proofs.walk import Step


def consults_as_tabled(step: Step) -> Iterator[str]:
    """A step consults no reading that the table does not name for it, in reference or specification. Rules: FIND-11."""
    kind = f"apply {WORDS.get(type(step.action).__name__, type(step.action).__name__.lower())}"
    legal = f"legal {step.position.shape.phase.value}"
    named = frozenset[str]().union(
        *(table.get(key, frozenset()) for table in CONSULTED.values() for key in (kind, legal))
    )
    for name in sorted({name for name, _ in step.readings} - named):
        yield f"{name} is consulted"


WORDS = {"ReturnOrder": "return-order"}
"""The words of actions that are not the names of their classes."""
