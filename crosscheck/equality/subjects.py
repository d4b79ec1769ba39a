"""The three implementations that are compared, and how a step runs their parts."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping
from contextlib import contextmanager
from types import ModuleType
from typing import TypeAlias

import attrs

from crosscheck.equality.guarded import Guarded, InspectedError
from faraway.cards.catalogue import Region as ReferenceRegion
from faraway.cards.catalogue import Sanctuary as ReferenceSanctuary
from faraway.game.record import STANDARD_RULES, Rules, ScoringRules
from proofs.counting import PRINTED_BOX, Card, Counted, name_of
from proofs.scoring import AS_PRINTED, Scoring
from spec.cards import Region

MOST_REGIONS = 8
MOST_SANCTUARIES = 7
MOST_CARDS = MOST_REGIONS + MOST_SANCTUARIES
CARDS = PRINTED_BOX.cards()
SHAPES = [
    (regions, sanctuaries)
    for regions in range(MOST_REGIONS + 1)
    for sanctuaries in range(MOST_SANCTUARIES + 1)
]
"""Every number of Regions beside every number of Sanctuaries."""

Step: TypeAlias = Generator[str, None, int]
"""Yields a sentence for each disagreement and returns how many cases were run."""


@attrs.frozen
class Subjects:
    """The implementations that are compared; the specification is the modules spec.scoring and spec.quests themselves."""

    rules: Rules = STANDARD_RULES
    encoding: Scoring = AS_PRINTED

    @property
    def scoring(self) -> ScoringRules:
        """Return the reference's rules of scoring."""
        return self.rules.scoring

    def reference_card(self, card: Card) -> ReferenceRegion | ReferenceSanctuary:
        """Return the reference's own card of the same name."""
        if isinstance(card, Region):
            return self.rules.catalogue.region_of[card.duration]
        return self.rules.catalogue.sanctuary_of[card.id]


def with_stubs(scoring: ScoringRules, **stubs: object) -> ScoringRules:
    """Return rules of scoring with other functions in the place of some."""
    return attrs.evolve(scoring, **stubs)  # type: ignore[arg-type]  # stubs take what they are handed


@contextmanager
def stubbed(module: ModuleType, **stubs: object) -> Iterator[None]:
    """Let names of a module stand for something else for as long as the block lasts."""
    before = {name: getattr(module, name) for name in stubs}
    for name, stub in stubs.items():
        setattr(module, name, stub)
    try:
        yield
    finally:
        for name, old in before.items():
            setattr(module, name, old)


def cases(checks: Iterator[tuple[str, Callable[[], str | None]]]) -> Step:
    """Run labelled cases; a sentence, or an exception inside an implementation, is a disagreement under the label."""
    run = 0
    for label, check in checks:
        run += 1
        try:
            found = check()
        except InspectedError as inspected:
            found = f"{inspected}, which it must not depend on"
        except Exception as error:  # noqa: BLE001  whatever an implementation raises is a disagreement
            found = f"{type(error).__name__}: {error}"
        if found is not None:
            yield f"{label}: {found}"
    return run


def expect(thing: object, expected: object, what: str) -> None:
    """Raise if a part was not handed the very thing that it should have been."""
    if thing is not expected:
        raise InspectedError(f"{what} was not handed on as it was")


def opaque(kind: str, many: int, **attributes: Callable[[str], object]) -> list[Guarded]:
    """Return cards of which nothing can be seen but these attributes."""
    return [
        Guarded(
            f"{kind} {place + 1}", **{name: made(f"{kind} {place + 1}") for name, made in attributes.items()}
        )
        for place in range(many)
    ]


FIELD_OF: Mapping[Counted, str] = {
    Counted.RIVER: "rivers",
    Counted.CITY: "cities",
    Counted.FOREST: "forests",
    Counted.DESERT: "deserts",
    Counted.NIGHT: "nights",
    Counted.CLUES: "clues",
    Counted.STONES: "stones",
    Counted.CHIMERAS: "chimeras",
    Counted.THISTLES: "thistles",
}


def label(card: Card) -> str:
    """Return a card's name as a person would write it."""
    return f"Region {name_of(card)}" if isinstance(card, Region) else f"Sanctuary {name_of(card)}"
