"""Find the misreading that explains a port's failures, from its answers and not only from which vectors fail.

A suspect explains a failure if its answer is the same wrong one. The suspect that explains most, and fails no vector that
the port passes, is named first. For the failures it leaves, every other suspect is tried in combination with it.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from attrs import evolve, frozen

from faraway.conformance.diagnosis.fingerprint import fingerprint, known_fingerprints
from faraway.conformance.diagnosis.own_cards import wrong_cards
from faraway.conformance.diagnosis.suspects import (
    Suspect,
    card_name,
    compose,
    fact_suspect,
    fact_suspects,
    rule_suspects,
)
from faraway.conformance.reference.in_process import PreparedVector, prepare
from faraway.conformance.suite.documents import as_list
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
    """A suspect that explains failures, with alternatives that explain the same ones."""

    suspect: Suspect
    explains: int
    alternatives: tuple[Suspect, ...] = ()


@frozen(kw_only=True)
class Diagnosis:
    """The suspects that explain a port's failures, and the failures that none explains."""

    named: tuple[Named, ...]
    failures: int
    unexplained: tuple[str, ...]

    def in_words(self) -> tuple[str, ...]:
        """Format as sentences."""
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
    """Return the report with its diagnosis."""
    return evolve(report, diagnosis=diagnose(report.outcomes).in_words())


def diagnose(outcomes: Sequence[Outcome]) -> Diagnosis:
    """Find the suspects that explain the failures of a run."""
    return _Search(outcomes).finish()


class _Search:
    """One search: the failures, the port's answers, and the suspects chosen so far."""

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
        self.prepared = {
            outcome.vector.id: prepare(outcome.vector)
            for outcome in self.failed
            if outcome.vector.id in self.answers
        }
        self.is_shipped = self._is_shipped()
        self.chosen: list[Named] = []
        self.explained: set[str] = set()

    def finish(self) -> Diagnosis:
        """Choose suspects until everything is explained or none explains more."""
        while len(self.chosen) < MOST_SUSPECTS and self.unexplained():
            best = self._best(self._evidence())
            if best is None:
                break
            self.chosen.append(best)
            self.explained |= self._explained_by([entry.suspect for entry in self.chosen], self.answers)
        self._drop_redundant()
        return Diagnosis(
            named=tuple(self.chosen),
            failures=len(self.failed),
            unexplained=tuple(
                outcome.vector.id for outcome in self.failed if outcome.vector.id not in self.explained
            ),
        )

    def unexplained(self) -> list[str]:
        """Return the failures not explained yet, the cheapest first."""
        return sorted(
            (name for name in self.answers if name not in self.explained),
            key=lambda name: (self.prepared[name].vector.level, name),
        )

    def _evidence(self) -> dict[Suspect, set[str]]:
        """Find which open failures every suspect explains: alone at first, then combined with those already chosen.

        Wrong card facts are tried only if no misread rule explains everything.
        """
        rules = rule_suspects().values()
        if not self.chosen and self.is_shipped:
            prints = known_fingerprints()
            found = {suspect: self._by_fingerprint(prints.get(suspect.id, {})) for suspect in rules}
        else:
            found = {suspect: self._combined(suspect) for suspect in rules}
        if max(map(len, found.values())) < len(self.unexplained()):
            found |= {
                suspect: self._fact_evidence(suspect, card) for suspect, card in self._facts_in_question()
            }
        return {suspect: names for suspect, names in found.items() if names}

    def _is_shipped(self) -> bool:
        """Return True if all failures are of shipped vectors, whose fingerprints are on file."""
        suite = {vector.id: vector for vector in shipped_suite().vectors}
        return all(suite.get(name) == prepared.vector for name, prepared in self.prepared.items())

    def _by_fingerprint(self, prints: Mapping[str, str]) -> set[str]:
        """Return the failures with the same fingerprint; none if the suspect answers most failures differently."""
        alike = {name for name, left in self.answers.items() if prints.get(name) == left}
        failed = sum(name in prints for name in self.answers)
        return alike if len(alike) >= LEAST_SHARE_OF_RULE * failed else set()

    def _combined(self, suspect: Suspect) -> set[str]:
        """Try a suspect together with those already chosen, on a few of the open failures."""
        together = [*(entry.suspect for entry in self.chosen), suspect]
        return self._explained_by(together, self._cheap_failures())

    def _cheap_failures(self) -> list[str]:
        """Return a few open failures that are quick to answer, spread over the kinds of request."""
        names = self.unexplained()
        quick = [name for name in names if self.prepared[name].vector.level <= 3]
        if quick:
            return quick[:: max(1, len(quick) // TRIED_TOGETHER)][:TRIED_TOGETHER]
        return sorted(names, key=lambda name: len(repr(self.prepared[name].requests)))[:TRIED_FIRST]

    def _fact_evidence(self, suspect: Suspect, card: str) -> set[str]:
        """Try a wrong fact on the open tableaux with its card; it must explain a minimum share of them."""
        together = [*(entry.suspect for entry in self.chosen), suspect]
        names = [name for name in self.unexplained() if _shows(self.prepared[name].vector, card)]
        found = self._explained_by(together, names[:TRIED_FIRST])
        if found:
            found |= self._explained_by(together, names[TRIED_FIRST:])
        return found if len(found) >= LEAST_SHARE_OF_FACT * len(names) else set()

    def _explained_by(self, suspects: Iterable[Suspect], names: Iterable[str]) -> set[str]:
        rules = compose(suspects)
        return {name for name in names if self._answer(self.prepared[name], rules) == self.answers[name]}

    @staticmethod
    def _answer(prepared: PreparedVector, rules: Rules) -> str:
        replies = prepared.replies(rules)
        return "" if replies is None else fingerprint(prepared.vector, replies)

    def _facts_in_question(self) -> list[tuple[Suspect, str]]:
        """Return the wrong facts to try, each with its card: those in the port's own catalogue, or all of the cards that failed."""
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
        """Return the cards of failed tableaux; if there are many, those that fail most often."""
        failed = Counter(
            card for name in self.unexplained() for card in _cards_of(self.prepared[name].vector)
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
        """Return the suspect that explains most and fails no vector that the port passes."""
        greatest = sorted({len(names) for names in evidence.values()}, reverse=True)
        for size in greatest:
            fitting = [
                suspect
                for suspect, names in evidence.items()
                if len(names) == size and not self._breaks(suspect)
            ][:ALTERNATIVES_TRIED]
            if fitting:
                return self._most_explaining(fitting)
        return None

    def _most_explaining(self, suspects: list[Suspect]) -> Named:
        """Of suspects with equal evidence return the one that explains most open failures, with its equals as alternatives."""
        named = [entry.suspect for entry in self.chosen]
        names = self.unexplained()
        if len(suspects) == 1:
            return Named(suspect=suspects[0], explains=len(names))
        explained = {suspect: self._explained_by([*named, suspect], names) for suspect in suspects}
        best = max(suspects, key=lambda suspect: len(explained[suspect]))
        equal = [other for other in suspects if other is not best and explained[other] == explained[best]]
        return Named(suspect=best, explains=len(explained[best]), alternatives=tuple(equal))

    def _breaks(self, suspect: Suspect) -> bool:
        """Return True if a suspect fails a vector that the port passed."""
        prints = known_fingerprints().get(suspect.id)
        if prints is not None and self.is_shipped:
            return any(name in self.passed for name in prints)
        card = None if suspect.wrong_card is None else card_name(suspect.wrong_card)
        tried = [
            vector
            for vector in self.passed.values()
            if vector.requests and vector.level <= 3 and (card is None or _shows(vector, card))
        ]
        rules = compose([suspect])
        return any(judge(vector, prepare(vector).replies(rules) or ()) for vector in tried[:PASSED_TRIED])

    def _drop_redundant(self) -> None:
        """Remove suspects that the others make redundant; recount what each remaining one explains."""
        for entry in tuple(self.chosen):
            others = [other.suspect for other in self.chosen if other is not entry]
            without = self._explained_by(others, self.explained) if others else set()
            if others and without == self.explained:
                self.chosen.remove(entry)
            else:
                position = self.chosen.index(entry)
                self.chosen[position] = evolve(entry, explains=len(self.explained) - len(without))


def _cards_of(vector: Vector) -> set[str]:
    """Return the names of the cards of a tableau."""
    request = vector.requests[0]
    if request.get("request") != "score":
        return set()
    return {
        *(f"Region {region}" for region in as_list(request.get("regions"))),
        *(f"Sanctuary {name}" for name in as_list(request.get("sanctuaries"))),
    }


def _shows(vector: Vector, card: str) -> bool:
    """Return True if a vector is a tableau with this card, or asks for its facts."""
    kind = vector.requests[0].get("request")
    if kind == "score":
        return card in _cards_of(vector)
    return kind == "catalogue" and vector.id == card.lower().replace(" ", "-", 1)
