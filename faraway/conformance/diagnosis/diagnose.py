"""Which misreading is behind a port's failures? Found by what the port answered, not only by what it failed.

A suspect explains a failure when it gives the very same wrong answer. The suspect that explains most, and breaks nothing
that the port gets right, is named first; what it leaves unexplained is tried again with every other suspect joined to it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve, frozen

from faraway.conformance.diagnosis.fingerprint import animal_fingerprints, fingerprint
from faraway.conformance.diagnosis.own_cards import wrong_cards
from faraway.conformance.diagnosis.suspects import (
    Suspect,
    card_name,
    compose,
    fact_suspect,
    fact_suspects,
    rule_suspects,
)
from faraway.conformance.reference.rehearsal import Rehearsal, rehearse
from faraway.conformance.suite.vectors import Vector, shipped_suite
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict
from faraway.game.record import Rules

MOST_SUSPECTS = 6
TRIED_TOGETHER = 10
TRIED_FIRST = 4
PASSED_TRIED = 60
MOST_CARDS = 30
ALTERNATIVES_TRIED = 5
LEAST_SHARE_OF_RULE, LEAST_SHARE_OF_FACT = 0.15, 0.33
UNEXPLAINED_SHOWN = 8


@frozen(kw_only=True)
class Named:
    """A suspect that was found out, with others that the vectors asked cannot tell from it."""

    suspect: Suspect
    explains: int
    alternatives: tuple[Suspect, ...] = ()


@frozen(kw_only=True)
class Diagnosis:
    """What a port seems to get wrong, how many failures that explains, and what nothing explains."""

    named: tuple[Named, ...]
    failures: int
    unexplained: tuple[str, ...]

    def in_words(self) -> tuple[str, ...]:
        """Say it in sentences."""
        lines = [
            f"This port behaves like {entry.suspect.id} ({', '.join(entry.suspect.clauses)}): {entry.suspect.words}"
            + "".join(f" Or like {other.id}." for other in entry.alternatives[:3])
            + f" {entry.explains} of {self.failures} failures explained."
            for entry in self.named
        ]
        explained = self.failures - len(self.unexplained)
        if len(self.named) > 1:
            lines.append(f"Together they explain {explained} of {self.failures} failures.")
        if self.unexplained:
            shown = ", ".join(self.unexplained[:UNEXPLAINED_SHOWN])
            more = " and others" if len(self.unexplained) > UNEXPLAINED_SHOWN else ""
            lines.append(
                f"{len(self.unexplained)} of {self.failures} failures are explained by nothing known: {shown}{more}."
            )
        return tuple(lines)


def diagnosed(report: Report) -> Report:
    """Add the diagnosis to a report."""
    return evolve(report, diagnosis=diagnose(report.outcomes).in_words())


def diagnose(outcomes: Sequence[Outcome]) -> Diagnosis:
    """Find what explains the failures of a run."""
    return _Inquiry(outcomes).finish()


class _Inquiry:
    """One search: the failures, what the port answered, and what suspects would answer."""

    def __init__(self, outcomes: Sequence[Outcome]) -> None:
        self.failed = [outcome for outcome in outcomes if outcome.is_failure]
        self.answers = {
            outcome.vector.id: fingerprint(outcome.vector, outcome.replies)
            for outcome in self.failed
            if outcome.verdict is Verdict.FAILED and outcome.vector.requests
        }
        self.passed = {
            outcome.vector.id: outcome.vector for outcome in outcomes if outcome.verdict is Verdict.PASSED
        }
        self.rehearsals = {
            outcome.vector.id: rehearse(outcome.vector)
            for outcome in self.failed
            if outcome.vector.id in self.answers
        }
        self.is_of_the_suite = self._is_of_the_suite()
        self.chosen: list[Named] = []
        self.explained: set[str] = set()

    def finish(self) -> Diagnosis:
        """Name suspects until everything is explained or nothing explains more."""
        while len(self.chosen) < MOST_SUSPECTS and self.open_questions():
            best = self._best(self._evidence())
            if best is None:
                break
            self.chosen.append(best)
            self.explained |= self._explained_by([entry.suspect for entry in self.chosen], self.answers)
        self._drop_the_innocent()
        return Diagnosis(
            named=tuple(self.chosen),
            failures=len(self.failed),
            unexplained=tuple(
                outcome.vector.id for outcome in self.failed if outcome.vector.id not in self.explained
            ),
        )

    def open_questions(self) -> list[str]:
        """List the failures that are not explained yet, the cheapest first."""
        return sorted(
            (name for name in self.answers if name not in self.explained),
            key=lambda name: (self.rehearsals[name].vector.level, name),
        )

    def _evidence(self) -> dict[Suspect, set[str]]:
        """Find for every suspect which open failures it explains: alone at first, then joined to those already named.

        Wrong facts are looked for only where no misread rule explains everything.
        """
        rules = rule_suspects().values()
        if not self.chosen and self.is_of_the_suite:
            prints = animal_fingerprints()
            found = {suspect: self._by_fingerprint(prints.get(suspect.id, {})) for suspect in rules}
        else:
            found = {suspect: self._joined(suspect) for suspect in rules}
        if max(map(len, found.values())) < len(self.open_questions()):
            found |= {
                suspect: self._fact_evidence(suspect, card) for suspect, card in self._facts_in_question()
            }
        return {suspect: names for suspect, names in found.items() if names}

    def _is_of_the_suite(self) -> bool:
        """Ask whether the failures are all of vectors whose answers by every suspect are on file."""
        suite = {vector.id: vector for vector in shipped_suite().vectors}
        return all(suite.get(name) == rehearsal.vector for name, rehearsal in self.rehearsals.items())

    def _by_fingerprint(self, prints: Mapping[str, str]) -> set[str]:
        """Find what was answered just so; a suspect that would have answered most of it otherwise is none."""
        alike = {name for name, left in self.answers.items() if prints.get(name) == left}
        told = sum(name in prints for name in self.answers)
        return alike if len(alike) >= LEAST_SHARE_OF_RULE * told else set()

    def _joined(self, suspect: Suspect) -> set[str]:
        """Try a suspect together with those already named, on a few of the open failures."""
        together = [*(entry.suspect for entry in self.chosen), suspect]
        return self._explained_by(together, self._cheap_questions())

    def _cheap_questions(self) -> list[str]:
        """Pick a few open failures that are quickly answered, of every kind of request if possible."""
        names = self.open_questions()
        quick = [name for name in names if self.rehearsals[name].vector.level <= 3]
        if quick:
            return quick[:: max(1, len(quick) // TRIED_TOGETHER)][:TRIED_TOGETHER]
        return sorted(names, key=lambda name: len(repr(self.rehearsals[name].requests)))[:TRIED_FIRST]

    def _fact_evidence(self, suspect: Suspect, card: str) -> set[str]:
        """Try a wrong fact on the open tableaux that hold its card; it must explain a good part of them."""
        together = [*(entry.suspect for entry in self.chosen), suspect]
        names = [name for name in self.open_questions() if _shows(self.rehearsals[name].vector, card)]
        found = self._explained_by(together, names[:TRIED_FIRST])
        if found:
            found |= self._explained_by(together, names[TRIED_FIRST:])
        return found if len(found) >= LEAST_SHARE_OF_FACT * len(names) else set()

    def _explained_by(self, suspects: Iterable[Suspect], names: Iterable[str]) -> set[str]:
        rules = compose(suspects)
        return {name for name in names if self._answer(self.rehearsals[name], rules) == self.answers[name]}

    @staticmethod
    def _answer(rehearsal: Rehearsal, rules: Rules) -> str:
        replies = rehearsal.replies(rules)
        return "" if replies is None else fingerprint(rehearsal.vector, replies)

    def _facts_in_question(self) -> list[tuple[Suspect, str]]:
        """List the wrong facts worth a try, each with its card: those that the port's own catalogue shows, or all of the cards that failed."""
        shown = [
            card
            for outcome in self.failed
            if outcome.vector.level == 1 and outcome.replies
            for card in wrong_cards(outcome.vector, outcome.replies[0].answer)
        ]
        known = {suspect.wrong_card: suspect for suspect in rule_suspects().values()}
        if shown:
            named = {fact.wrong_card: fact for card in shown for fact in fact_suspects()[card_name(card)]}
            named |= known
            return [
                (named.get(card) or fact_suspect(card, f"own {card_name(card)}"), card_name(card))
                for card in shown
            ]
        return [
            (known.get(suspect.wrong_card, suspect), card)
            for card in self._cards_in_question()
            for suspect in fact_suspects().get(card, ())
        ]

    def _cards_in_question(self) -> list[str]:
        """List the cards of tableaux that failed; where these are many, those that fail most often."""
        failed = Counter(
            card for name in self.open_questions() for card in _cards_of(self.rehearsals[name].vector)
        )
        if len(failed) <= MOST_CARDS:
            return sorted(failed)
        passed = Counter(
            card for vector in self.passed.values() if vector.requests for card in _cards_of(vector)
        )
        return sorted(failed, key=lambda card: (-failed[card] / (failed[card] + passed[card]), card))[
            :MOST_CARDS
        ]

    def _best(self, evidence: Mapping[Suspect, set[str]]) -> Named | None:
        """Pick the suspect that explains most and breaks nothing that the port gets right."""
        greatest = sorted({len(names) for names in evidence.values()}, reverse=True)
        for size in greatest:
            fitting = [
                suspect
                for suspect, names in evidence.items()
                if len(names) == size and not self._breaks(suspect)
            ][:ALTERNATIVES_TRIED]
            if fitting:
                return self._told_apart(fitting)
        return None

    def _told_apart(self, suspects: list[Suspect]) -> Named:
        """Of suspects with equal evidence, name the one that explains most of all that is open; the others that do too beside it."""
        named = [entry.suspect for entry in self.chosen]
        names = self.open_questions()
        if len(suspects) == 1:
            return Named(suspect=suspects[0], explains=len(names))
        explained = {suspect: self._explained_by([*named, suspect], names) for suspect in suspects}
        best = max(suspects, key=lambda suspect: len(explained[suspect]))
        equal = [other for other in suspects if other is not best and explained[other] == explained[best]]
        return Named(suspect=best, explains=len(explained[best]), alternatives=tuple(equal))

    def _breaks(self, suspect: Suspect) -> bool:
        """Ask whether a suspect fails a vector that the port has passed."""
        prints = animal_fingerprints().get(suspect.id)
        if prints is not None and self.is_of_the_suite:
            return any(name in self.passed for name in prints)
        card = None if suspect.wrong_card is None else card_name(suspect.wrong_card)
        told = [
            vector
            for vector in self.passed.values()
            if vector.requests and vector.level <= 3 and (card is None or _shows(vector, card))
        ]
        rules = compose([suspect])
        return any(judge(vector, rehearse(vector).replies(rules) or ()) for vector in told[:PASSED_TRIED])

    def _drop_the_innocent(self) -> None:
        """Take back whoever was named and is not needed; count anew what each of the others explains."""
        for entry in tuple(self.chosen):
            others = [other.suspect for other in self.chosen if other is not entry]
            without = self._explained_by(others, self.explained) if others else set()
            if others and without == self.explained:
                self.chosen.remove(entry)
            else:
                place = self.chosen.index(entry)
                self.chosen[place] = evolve(entry, explains=len(self.explained) - len(without))


def _cards_of(vector: Vector) -> set[str]:
    """Name the cards of a tableau."""
    request = vector.requests[0]
    if request.get("request") != "score":
        return set()
    regions, sanctuaries = request.get("regions"), request.get("sanctuaries")
    return {
        *(f"Region {region}" for region in (regions if isinstance(regions, list) else [])),
        *(f"Sanctuary {name}" for name in (sanctuaries if isinstance(sanctuaries, list) else [])),
    }


def _shows(vector: Vector, card: str) -> bool:
    """Ask whether a vector is a tableau with this card, or asks for its facts."""
    kind = vector.requests[0].get("request")
    if kind == "score":
        return card in _cards_of(vector)
    return kind == "catalogue" and vector.id == card.lower().replace(" ", "-", 1)
