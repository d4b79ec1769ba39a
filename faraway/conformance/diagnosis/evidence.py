"""The evidence for and against a suspect: failures that it explains, passes that it would have failed.

The suspects' answers to the shipped vectors are on file. Everything else is answered here, within a limit of work.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property

from attrs import define, frozen

from faraway.cards.catalogue import Sanctuary
from faraway.conformance.diagnosis.answers import Failure, PortAnswers, cost_of
from faraway.conformance.diagnosis.fingerprint import known_fingerprints
from faraway.conformance.diagnosis.local import (
    explains_locally,
    explains_whole_step,
    gives_every_step,
    goes_on_alike,
    is_followed_by_steps,
)
from faraway.conformance.diagnosis.own_cards import is_sent
from faraway.conformance.diagnosis.suspects import Suspect, card_name, compose
from faraway.conformance.exchange.handshake import PortIdentity, chosen_values
from faraway.conformance.suite.documents import as_list
from faraway.conformance.suite.vectors import ExpectAnswer, ExpectCard, Vector, shipped_suite
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.projection import projected
from faraway.game.readings import READING_VALUES
from faraway.game.record import Rules

MOST_WORK = 12_000
"""In units of one scored tableau, some 0.3 ms: about four seconds in all."""
MOST_LAST_WORK = 12_000
"""What is set aside for comparing those that are named with every failure."""
MOST_LOCAL_WORK = 8_000
"""What is set aside for comparing suspects where answers first go wrong."""
MOST_CLOSER_WORK = 3_000
"""What is set aside for deciding between those that explain equally many failures there."""
TRIED_FIRST, TRIED, PASSES_TRIED = 6, 24, 40
LOCAL_COST = 2
FOLLOWING_COST = 12
MOST_REFUTED = 6


@define
class Work:
    """The work that a diagnosis may still do."""

    limit: int = MOST_WORK
    spent: int = 0
    is_used_up: bool = False
    """Whether something was not done because too little was left."""

    def afford(self, cost: int) -> bool:
        """Spend this much work, if that much is left."""
        if not self.is_enough(cost):
            self.is_used_up = True
            return False
        self.spent += cost
        return True

    def is_enough(self, cost: int) -> bool:
        """Return True if this much work is left."""
        return self.spent + cost <= self.limit


@frozen(kw_only=True)
class Evidence:
    """The evidence for a suspect (failures that it answers in the same way) and against it (passes that it would have failed)."""

    suspect: Suspect
    alike: frozenset[str]
    against: frozenset[str] = frozenset()
    compared: int = 0
    """How many passes were compared."""
    whole: int = 0
    """How many games it explains there for all seats alike, not for the one whose turn it is or the others only."""
    followed: int = 0
    """In how many games that it explains where they first go wrong it also explains how they go on."""


class Comparison:
    """Compares suspects with one port."""

    def __init__(self, answers: PortAnswers, identity: PortIdentity | None, work: Work) -> None:
        self.answers = answers
        self.work = work
        self.local_work = Work(limit=min(work.limit, MOST_LOCAL_WORK))
        self.closer_work = Work(limit=min(work.limit, MOST_CLOSER_WORK))
        self.last_work = Work(limit=min(work.limit, MOST_LAST_WORK))
        self.not_afforded: set[str] = set()
        """Failures that could not be compared with a suspect that was named."""
        self._played = READING_VALUES if identity is None else identity.readings

    @cached_property
    def on_file(self) -> frozenset[str]:
        """The vectors to which the answers of all suspects are on file."""
        shipped = {vector.id: vector for vector in shipped_suite().vectors}
        asked = [*(failure.vector for failure in self.answers.failed.values()), *self.answers.passed.values()]
        return frozenset(
            vector.id
            for vector in asked
            if shipped.get(vector.id) == vector
            and not self._is_projected(vector)
            and chosen_values(vector.readings, self._played) == chosen_values(vector.readings, READING_VALUES)
        )

    def _is_projected(self, vector: Vector) -> bool:
        """Return True if the port claims to know only a part of the answer."""
        kind = vector.requests[0].get("request")
        return isinstance(vector.expect, ExpectAnswer) and (
            projected(vector.expect.answer, kind, self.answers.identity) != vector.expect.answer
        )

    def of(self, suspect: Suspect, names: Sequence[str]) -> Evidence:
        """Compare a suspect on its own with the failures of these names and with the passes."""
        prints = known_fingerprints().get(suspect.id)
        failed = self.answers.failed
        against = frozenset(
            name for name in prints or () if name in self.on_file and name in self.answers.passed
        )
        if against:  # whatever it explains, it is not this; a port that errs in some situations is compared step by step
            return Evidence(suspect=suspect, alike=frozenset(), against=against)
        filed = [
            name for name in names if prints is not None and name in self.on_file and not failed[name].missing
        ]
        alike = {name for name in filed if prints is not None and prints.get(name) == failed[name].print}
        if len(filed) < len(names):
            alike |= self.live(compose([suspect]), [name for name in names if name not in set(filed)])
        alike = {name for name in alike if not self._shows_otherwise(suspect, name)}
        compared = len(self.on_file & self.answers.passed.keys()) if prints is not None else 0
        if alike and compared < len(self.answers.passed):
            live, tried = self._failed_by(suspect, prints is not None)
            against, compared = live, compared + tried
        return Evidence(
            suspect=suspect, alike=frozenset(alike), against=frozenset(against), compared=compared
        )

    def _shows_otherwise(self, suspect: Suspect, name: str) -> bool:
        """Return True if a catalogue without this wrong Sanctuary is all that a failure shows: fingerprints count Sanctuaries only."""
        failure, card = self.answers.failed[name], suspect.wrong_card
        return (
            isinstance(failure.vector.expect, ExpectCard)
            and isinstance(card, Sanctuary)
            and not is_sent(card, failure.replies[0].answer)
        )

    def beside(self, chosen: Sequence[Suspect], suspect: Suspect, names: Sequence[str]) -> Evidence | None:
        """Compare a suspect together with those already chosen; None unless the combination is supported where the suspect on its own is refuted.

        What one misreading would fail may pass beside another one: a game that went wrong before ends in the same refusal.
        """
        prints = known_fingerprints().get(suspect.id, {})
        against = [name for name in prints if name in self.on_file and name in self.answers.passed]
        if not 0 < len(against) <= MOST_REFUTED:
            return None
        rules = compose([*chosen, suspect])
        for name in against:
            vector = self.answers.passed[name]
            replies = (
                self.answers.prepared(vector).replies(rules) if self.work.afford(cost_of(vector)) else None
            )
            if replies is None or judge(vector, replies, self.answers.identity):
                return None
        return Evidence(suspect=suspect, alike=frozenset(self.live(rules, names)), compared=len(against))

    def live(self, rules: Rules, names: Sequence[str]) -> set[str]:
        """Answer failures by these rules: a few first, and more if one of them gives the same answer."""
        tried = self.spread(names, TRIED)
        found = self.alike(rules, tried[:TRIED_FIRST])
        return found | self.alike(rules, tried[TRIED_FIRST:]) if found else found

    def every(self, rules: Rules, names: Iterable[str]) -> set[str]:
        """Return all failures to which these rules give the same answer, the cheapest first; work is reserved for this."""
        costs = {name: LOCAL_COST + cost_of(self.answers.failed[name].vector) for name in names}
        found = set()
        for name in sorted(costs, key=lambda name: (costs[name], name)):
            if self.last_work.is_enough(costs[name]):
                found |= self.alike(rules, [name], self.last_work)
            else:
                self.not_afforded.add(name)
        return found

    def alike(self, rules: Rules, names: Iterable[str], work: Work | None = None) -> set[str]:
        """Return the failures to which these rules give the same answer, as far as the work allows."""
        work = work or self.work
        found = set()
        for name in names:
            failure = self.answers.failed[name]
            prepared = self.answers.prepared(failure.vector)
            if is_followed_by_steps(failure, prepared):
                if (
                    work.afford(LOCAL_COST)  # a look at one step spares most games
                    and explains_locally(rules, failure, prepared)
                    and work.afford(cost_of(failure.vector))
                    and gives_every_step(rules, failure, prepared)
                ):
                    found.add(name)
            elif work.afford(cost_of(failure.vector)):
                replies = prepared.replies(rules)
                if replies is not None and failure.same(replies):
                    found.add(name)
        return found

    def _failed_by(self, suspect: Suspect, has_prints: bool) -> tuple[frozenset[str], int]:  # noqa: FBT001
        """Return the passes, of a few that are not on file, that a suspect fails, and how many were tried."""
        card = None if suspect.wrong_card is None else card_name(suspect.wrong_card)
        vectors = [
            vector
            for name, vector in self.answers.passed.items()
            if not (has_prints and name in self.on_file) and (card is None or shows(vector, card))
        ]
        rules = compose([suspect])
        against, tried = set(), 0
        for vector in _spread(vectors, PASSES_TRIED):
            if self.work.afford(cost_of(vector)):
                tried += 1
                replies = self.answers.prepared(vector).replies(rules)
                if replies is None or judge(vector, replies, self.answers.identity):
                    against.add(vector.id)
                    break
        return frozenset(against), tried

    def local(self, suspect: Suspect, names: Sequence[str], work: Work | None = None) -> set[str]:
        """Return the failures that a suspect explains where they first go wrong."""
        work = work or self.work
        rules = compose([suspect])
        found = set()
        for name in names:
            failure: Failure = self.answers.failed[name]
            prepared = self.answers.prepared(failure.vector)
            cost = LOCAL_COST if is_followed_by_steps(failure, prepared) else cost_of(failure.vector)
            if work.afford(cost) and explains_locally(rules, failure, prepared):
                found.add(name)
        return found

    def followed(self, suspect: Suspect, names: Iterable[str], work: Work) -> int:
        """Count the games that continue, after the step that a suspect explains, by its rules or by the right ones."""
        rules = compose([suspect])
        return sum(
            work.afford(FOLLOWING_COST)
            and goes_on_alike(
                rules, self.answers.failed[name], self.answers.prepared(self.answers.failed[name].vector)
            )
            for name in names
            if self.is_followed_by_steps(name)
        )

    def whole(self, suspect: Suspect, names: Iterable[str], work: Work) -> int:
        """Count the games whose first wrong step a suspect explains for all seats alike."""
        rules = compose([suspect])
        failures = [self.answers.failed[name] for name in names if self.is_followed_by_steps(name)]
        return sum(
            work.afford(LOCAL_COST)
            and explains_whole_step(rules, failure, self.answers.prepared(failure.vector))
            for failure in failures
        )

    def is_followed_by_steps(self, name: str) -> bool:
        """Return True if this failure is a game that is shown after every step: a look at one step is cheap."""
        failure = self.answers.failed[name]
        return is_followed_by_steps(failure, self.answers.prepared(failure.vector))

    def spread(self, names: Iterable[str], most: int) -> list[str]:
        """Return a few of these failures, of every kind of request some, the cheapest of each kind first."""
        vectors = [self.answers.failed[name].vector for name in names]
        return [vector.id for vector in _spread(vectors, most)]


def _spread(vectors: Iterable[Vector], most: int) -> list[Vector]:
    """Return a few vectors, of every topic in turn the cheapest that is left."""
    by_topic: dict[tuple[int, str], list[Vector]] = {}
    for vector in sorted(vectors, key=lambda vector: (cost_of(vector), vector.id)):
        by_topic.setdefault((vector.level, vector.topic), []).append(vector)
    chosen: list[Vector] = []
    queues = [by_topic[key] for key in sorted(by_topic)]
    while queues and len(chosen) < most:
        chosen.extend(queue.pop(0) for queue in queues)
        queues = [queue for queue in queues if queue]
    return chosen[:most]


def cards_of(vector: Vector) -> set[str]:
    """Return the names of the cards of a tableau."""
    request = vector.requests[0]
    if request.get("request") != "score":
        return set()
    return {
        *(f"Region {region}" for region in as_list(request.get("regions"))),
        *(f"Sanctuary {name}" for name in as_list(request.get("sanctuaries"))),
    }


def shows(vector: Vector, card: str) -> bool:
    """Return True if a vector is a tableau with this card, or asks for its facts."""
    kind = vector.requests[0].get("request")
    if kind == "score":
        return card in cards_of(vector)
    return kind == "catalogue" and vector.id == card.lower().replace(" ", "-", 1)
