"""The fault domain of the suite: which ports with a single error are found, according to the record of a campaign.

The record holds, for every misreading of a rule in every context and for every combination of readings that was tried, the
question that catches it. `python -m crosscheck contexts` writes it, and a test asks the questions again.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources

from attrs import frozen

from faraway.conformance.derived.combinations import Combination, covering
from faraway.game.readings import READING_VALUES
from faraway.io import load

NOT_CAUGHT = -1
REASONS: Mapping[str, str] = {
    "not-used": "the rule is not used in the context",
    "same-answers": "the misread rule answers as the right one does there",
    "nothing-shown": "the answers of the rule differ and nothing that a port shows does",
}
"""Why a misreading in context never shows, as far as the search saw."""


@frozen(kw_only=True)
class Tableaux:
    """Misreadings of scoring in the contexts of a tableau: what catches them, which are missed, which never showed."""

    searched: int
    caught: dict[str, str]
    missed: dict[str, str]
    never_shown: tuple[str, ...]


@frozen(kw_only=True)
class FaultDomain:
    """What was found for each misreading in context: the catching question under each combination, by number."""

    suite: str
    games: int
    """How many games were searched under each combination."""
    played: int
    """How many were played in all to find them: each shows something that none before it showed."""
    combinations: tuple[tuple[str, ...], ...]
    """The values of the readings, in the order of the interface."""
    questions: tuple[str, ...]
    caught: dict[str, tuple[int, ...]]
    missed: dict[str, tuple[str, ...]]
    """What a searched game shows and no question asked under the same combination catches: `COMBINATION/GAME` of each."""
    never_shown: dict[str, tuple[str, ...]]
    tableaux: Tableaux

    @property
    def generated(self) -> int:
        """How many misreadings in context of a game there are."""
        return len({*self.caught, *self.missed}) + sum(map(len, self.never_shown.values()))

    def combination(self, number: int) -> Combination:
        """Return a combination of readings by its number."""
        return dict(zip(READING_VALUES, self.combinations[number], strict=True))

    def question(self, name: str, number: int) -> str | None:
        """Return the question that catches a misreading in context under a combination."""
        place = self.caught[name][number]
        return None if place == NOT_CAUGHT else self.questions[place]

    def thorough_only(self) -> tuple[str, ...]:
        """Return what a port that declares every value shows under `--thorough` only: under none of the few combinations."""
        asked = [
            number
            for number in range(len(self.combinations))
            if self.combination(number) in covering(READING_VALUES)
        ]
        return tuple(
            name for name, row in self.caught.items() if all(row[number] == NOT_CAUGHT for number in asked)
        )


@cache
def fault_domain() -> FaultDomain:
    """Load the record that ships with the suite."""
    file = resources.files("faraway.conformance.suite") / "derived" / "contexts.json"
    return load(file.read_bytes(), FaultDomain)


def _counted(domain: FaultDomain) -> str:
    return ", ".join(f"{name} ({len(games)})" for name, games in domain.missed.items())


def in_words(domain: FaultDomain) -> Iterator[str]:
    """Yield what the record supports, and no more."""
    tableaux = domain.tableaux
    unseen = sum(map(len, domain.never_shown.values()))
    count = len(domain.combinations)
    yield (
        f"Suite {domain.suite}, {domain.generated} misreadings of one rule in one context of a game: {len(domain.caught)} show in "
        f"games under at least one of {count} combinations of readings (every two values together)."
    )
    yield (
        "A port of depth state that declares one of these combinations, all levels, requests, variants and numbers of "
        "players, and errs by one of these misreadings in one of these contexts is found wherever "
        f"{domain.games} searched games under that combination show it"
        + (
            f", except for these, each missed under so many combinations: {_counted(domain)}."
            if domain.missed
            else "."
        )
    )
    listed = "; ".join(
        f"{len(names)} because {REASONS[reason]}" for reason, names in domain.never_shown.items()
    )
    yield (
        f"{unseen} never showed in {domain.games * count} searched games, of {domain.played} played those that show something new "
        f"(SAMPLED, not proved): {listed}."
    )
    thorough = domain.thorough_only()
    yield (
        f"A port that declares every value is asked {len(covering(READING_VALUES))} combinations: {len(thorough)} of the "
        f"{len(domain.caught)} show under other combinations only, which --thorough asks"
        + (f": {', '.join(thorough)}." if thorough else ".")
    )
    yield (
        f"{len(tableaux.caught) + len(tableaux.missed) + len(tableaux.never_shown)} misreadings of scoring in one context of a "
        f"tableau: {len(tableaux.caught)} are found by a scored tableau of the suite, {len(tableaux.missed)} are missed, "
        f"{len(tableaux.never_shown)} never showed in {tableaux.searched} random tableaux."
    )
