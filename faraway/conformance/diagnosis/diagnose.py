"""Explain a port's failures: by the form of its answers first, then by misread rules and wrong cards.

A suspect explains a failure if it gives the same wrong answer. It is named if it explains more than one failure
and fails nothing that the port passes. Where no suspect does so everywhere, the
one is named that explains where answers first go wrong: the port misreads its rule in some situations only.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property

from attrs import evolve, fields_dict

from faraway.cards.catalogue import Card
from faraway.conformance.diagnosis.answers import PortAnswers
from faraway.conformance.diagnosis.cards import (
    cards_beyond,
    fact_of_all_cards,
    facts_in_question,
    shown_cards,
)
from faraway.conformance.diagnosis.evidence import TRIED, Comparison, Evidence, Work, shows
from faraway.conformance.diagnosis.findings import Diagnosis, Named
from faraway.conformance.diagnosis.locus import Locus, answered_refusals, loci
from faraway.conformance.diagnosis.suspects import (
    Suspect,
    compose,
    rule_suspects,
)
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.runner.collecting import garbage_collector_disabled
from faraway.conformance.suite.vectors import ExpectRelation
from faraway.conformance.verdict.form import ORDERED_BY_RULES
from faraway.conformance.verdict.outcome import Outcome, Report
from faraway.game.rules import GameRules

MOST_SUSPECTS = 6
TRIED_TOGETHER, TRIED_LOCALLY = 8, 12
LEAST_EXPLAINED = 2
LEAST_SHARE_OF_FACT, LEAST_SHARE_IN_SOME = 0.33, 0.5
MUCH_MORE = 2
ALTERNATIVES = 4


def diagnosed(report: Report, follow_up: Callable[[Diagnosis], Diagnosis] = lambda found: found) -> Report:
    """Return the report with its diagnosis, and the results of further questions beside it."""
    found = diagnose(report.outcomes, report.identity)
    with garbage_collector_disabled():
        further = follow_up(found).further
    return evolve(report, diagnosis=found.in_words(), blamed=found.blamed(), further=further)


def diagnose(
    outcomes: Sequence[Outcome],
    identity: PortIdentity | None = None,
    work: Work | None = None,
) -> Diagnosis:
    """Find what explains the failures of a run."""
    with garbage_collector_disabled():
        return _Search(PortAnswers(outcomes, identity), identity, work or Work()).finish()


def _much_more(entry: Named) -> int:
    """Return how much more a suspect in some situations must explain: a step of a game shows more than the fame of a card."""
    return 1 if entry.suspect.rule in fields_dict(GameRules) else MUCH_MORE


class _Search:
    """One search: the port's answers, and the suspects named so far."""

    def __init__(self, answers: PortAnswers, identity: PortIdentity | None, work: Work) -> None:
        self.answers = answers
        self.work = work
        self.comparison = Comparison(answers, identity, work)
        self.named: list[Named] = []
        self.doubtful: list[Named] = []

    def finish(self) -> Diagnosis:
        """Name suspects until everything is explained, or until no suspect explains more."""
        self._prefer_rules()
        for find in (self._everywhere, self._in_some_situations):
            while len(self.named) < MOST_SUSPECTS and self.open():
                found = find()
                if found is None:
                    break
                (self.named if self._is_enough(found) else self.doubtful).append(found)
        is_at_limit = len(self.named) >= MOST_SUSPECTS and bool(self.open())
        more = self._beyond() if is_at_limit else ()
        self._drop_redundant()
        common = (*self._loci(is_doubtful_open=True), *answered_refusals(self.answers.all_failed))
        stated = {name for locus in common if locus.is_explanation for name in locus.names}
        explained = (
            self._form_only() | self._names([*self.named, *more]) | stated | self.answers.faults.keys()
        )
        unexplained = [each.vector.id for each in self.answers.all_failed if each.vector.id not in explained]
        not_compared = self.answers.left_out | self.comparison.not_afforded
        return Diagnosis(
            named=tuple(self.named),
            failures=len(self.answers.all_failed),
            unexplained=tuple(name for name in unexplained if name not in not_compared),
            not_compared=tuple(name for name in unexplained if name in not_compared),
            forms=self.answers.forms(),
            form_only=frozenset(self._form_only()),
            doubtful=tuple(self.doubtful),
            more=more,
            most_named=MOST_SUSPECTS if is_at_limit else None,
            is_cut_short=self.work.is_used_up or self.comparison.local_work.is_used_up,
            faults=self.answers.faults,
            loci=common,
            work=self.work.spent,
        )

    def _beyond(self) -> tuple[Named, ...]:
        """Return the wrong cards of the port's own catalogue that explain failures beyond those that are described."""
        names = self.open()
        found = [*cards_beyond(self.answers, self._shown, names)]
        if not found:
            return ()
        rest = [name for name in names if name not in self._names(found)]
        rules = compose(entry.suspect for entry in (*self.named, *found))
        together = self.comparison.every(rules, rest)
        return (evolve(found[0], names=found[0].names | together), *found[1:])

    def _form_only(self) -> set[str]:
        """Return the failures that are only of form, and relations between answers of a kind that fails only in form."""
        failures = self.answers.failed.values()
        compared = [failure for failure in failures if not isinstance(failure.vector.expect, ExpectRelation)]
        in_form, otherwise = (
            {each.vector.requests[0].get("request") for each in compared if each.is_form_only is is_form}
            for is_form in (True, False)
        )
        return {
            failure.vector.id
            for failure in failures
            if failure.is_form_only
            or (
                isinstance(failure.vector.expect, ExpectRelation)
                and failure.vector.requests[0].get("request") in in_form - otherwise
            )
        }

    @staticmethod
    def _names(entries: Sequence[Named]) -> set[str]:
        return {name for entry in entries for name in entry.names}

    def open(self, *, is_doubtful_open: bool = False) -> list[str]:
        """Return the failures that nothing explains yet."""
        doubtful = set() if is_doubtful_open else self._names(self.doubtful)
        explained = self._form_only() | self._names(self.named) | doubtful
        return [name for name in self.answers.failed if name not in explained]

    def _loci(self, *, is_doubtful_open: bool = False) -> tuple[Locus, ...]:
        """Return what the open failures have in common: many wrong cards of one kind are a misread rule, not wrong cards."""
        names = self.open(is_doubtful_open=is_doubtful_open)
        return tuple(loci([self.answers.failed[name] for name in names]))

    def _prefer_rules(self) -> None:
        """Treat a list in another order, or other seats, as a misread rule if a misreading explains that and more."""
        soft = self.answers.soft_forms()
        if not soft:
            return
        as_answered = self.answers.refusing_all(soft)
        plain = Comparison(as_answered, None, Work(limit=0))
        plain.__dict__["on_file"] = self.comparison.on_file
        found = [plain.of(suspect, [*as_answered.failed]) for suspect in rule_suspects().values()]
        self.answers.refuse_all(
            fault
            for fault, names in soft.items()
            if any(
                not each.against
                and each.alike >= frozenset(names)
                and (fault.key in ORDERED_BY_RULES or len(each.alike) > len(names))
                for each in found
            )
        )

    def _everywhere(self) -> Named | None:
        """Return the suspect that explains most of what is open and fails nothing that passed."""
        names = self.open()
        chosen = [entry.suspect for entry in self.named]
        clean = self._most_first(fact_of_all_cards(self.answers, names, chosen))[:1]
        if not clean and self._shown:
            clean = self._most_first(self._facts(names))
        if not clean:  # a wrong card of the port's own catalogue is no matter of doubt
            clean = self._clean(names)
            if not clean or len(clean[0].alike) < len(names):
                clean = self._most_first([*clean, *self._facts(names)])
        if self.named:
            clean = self._most_first([*clean, *self._refuted_alone(names)]) or self._together(names)
        if not clean:
            return None
        best = clean[0]
        equal = [each for each in clean[1:] if each.alike == best.alike][:ALTERNATIVES]
        found = self._weigh(best, equal)
        if MUCH_MORE * found.explains <= len(names) and best.suspect.wrong_card is None:
            elsewhere = self._in_some_situations()
            if elsewhere is not None and elsewhere.explains > _much_more(elsewhere) * found.explains:
                return elsewhere  # a chance likeness of a few answers, such as the code of a refused action
        return found

    def _clean(self, names: Sequence[str]) -> list[Evidence]:
        """Return the evidence for every misread rule that explains something and fails nothing that passed."""
        tried = {entry.suspect.id for entry in (*self.named, *self.doubtful)}
        found = [
            self.comparison.of(suspect, names)
            for suspect in rule_suspects().values()
            if suspect.id not in tried
        ]
        return self._most_first(each for each in found if each.alike and not each.against)

    @staticmethod
    def _most_first(found: Iterable[Evidence]) -> list[Evidence]:
        return sorted(found, key=lambda each: -len(each.alike))

    def _together(self, names: Sequence[str]) -> list[Evidence]:
        """Try every suspect together with those already named, on a few open failures."""
        chosen = [entry.suspect for entry in self.named]
        tried = self.comparison.spread(names, TRIED_TOGETHER)
        known = {entry.suspect.id for entry in (*self.named, *self.doubtful)}
        found = []
        for suspect in rule_suspects().values():
            if suspect.id in known:
                continue
            alike = self.comparison.live(compose([*chosen, suspect]), tried)
            if alike and not self.comparison.of(suspect, []).against:
                found.append(Evidence(suspect=suspect, alike=frozenset(alike)))
        return self._most_first(found)

    def _refuted_alone(self, names: Sequence[str]) -> Iterator[Evidence]:
        """Yield the evidence for suspects that fit together with those already named, but not on their own."""
        chosen = [entry.suspect for entry in self.named]
        known = {entry.suspect.id for entry in (*self.named, *self.doubtful)}
        for suspect in rule_suspects().values():
            found = None if suspect.id in known else self.comparison.beside(chosen, suspect, names)
            if found is not None and found.alike:
                yield found

    def _weigh(self, best: Evidence, equal: Sequence[Evidence], *, is_partial: bool = False) -> Named:
        """Count all that a suspect explains together with the others."""
        chosen = [entry.suspect for entry in self.named]
        names = best.alike
        if not is_partial:
            open_names = [name for name in self.open() if name not in names]
            names |= self.comparison.every(compose([*chosen, best.suspect]), open_names)
        return Named(
            suspect=best.suspect,
            names=names,
            explains=len(names),
            consistent=best.compared,
            alternatives=tuple(each.suspect for each in equal),
            is_partial=is_partial,
        )

    def _is_enough(self, entry: Named) -> bool:
        """Return True if the evidence is enough to name a suspect."""
        shown = {
            name
            for name in entry.names
            if entry.suspect.wrong_card is not None and self.answers.failed[name].vector.level == 1
        }
        if entry.share < LEAST_SHARE_IN_SOME:
            return False  # a chance likeness: whoever errs in some situations errs alike in most of them
        return entry.explains >= LEAST_EXPLAINED or bool(shown)

    def _in_some_situations(self) -> Named | None:
        """Return the suspect that explains most of the places where open failures first go wrong."""
        names = self._tried_locally()
        tried = {entry.suspect.id for entry in (*self.named, *self.doubtful)}
        found = self._explaining_locally(
            [
                each
                for each in rule_suspects().values()
                if each.id not in tried and each.wrong_card is None  # a wrong card is wrong everywhere
            ],
            names,
        )
        best = max(found, key=self._weight, default=None)
        if best is None or not best.alike or (self._loci() and len(best.alike) < len(names)):
            return None
        equal = [
            each
            for each in found
            if each is not best and each.alike == best.alike and self._weight(each) == self._weight(best)
        ][:ALTERNATIVES]
        more = [name for name in self.open() if name not in names]
        share = len(best.alike) / len(names)
        all_work = self.comparison.last_work
        best = evolve(best, alike=best.alike | self.comparison.local(best.suspect, more, all_work))
        found_here = self._weigh(best, equal, is_partial=True)
        return evolve(found_here, share=max(share, found_here.explains / len(self.open())))

    @staticmethod
    def _weight(found: Evidence) -> tuple[int, int, int]:
        """Return the sort key of suspects that explain where answers first go wrong."""
        return len(found.alike), found.followed, found.whole

    def _tried_locally(self) -> list[str]:
        """Return a few open failures: games shown after every step first, because a look at one step is cheap."""
        names = self.open()
        games = [name for name in names if self.comparison.is_followed_by_steps(name)]
        few = self.comparison.spread(games, TRIED_LOCALLY)
        rest = self.comparison.spread([name for name in names if name not in games], TRIED_LOCALLY - len(few))
        return [*few, *rest]

    def _explaining_locally(self, suspects: Sequence[Suspect], names: Sequence[str]) -> list[Evidence]:
        """Compare suspects where answers first go wrong: at single steps first, then, the likeliest first, at whole answers."""
        steps = [name for name in names if self.comparison.is_followed_by_steps(name)]
        others = [name for name in names if name not in steps]
        work = self.comparison.local_work
        found = [
            Evidence(suspect=suspect, alike=frozenset(self.comparison.local(suspect, steps, work)))
            for suspect in suspects
        ]
        found = [
            evolve(each, alike=each.alike | self.comparison.local(each.suspect, others, work))
            for each in self._most_first(found)
        ]
        most = max((len(each.alike) for each in found), default=0)
        return [self._looked_into(each) if len(each.alike) == most else each for each in found]

    def _looked_into(self, found: Evidence) -> Evidence:
        """Examine one of several suspects that explain equally many failures where they first go wrong."""
        names, work = sorted(found.alike), self.comparison.closer_work
        return evolve(
            found,
            followed=self.comparison.followed(found.suspect, names, work),
            whole=self.comparison.whole(found.suspect, names, work),
        )

    def _facts(self, names: Sequence[str]) -> Iterator[Evidence]:
        """Try wrong cards: those of the port's own catalogue, or of failed tableaux whose card was not asked for.

        Where many cards of one kind pay wrongly, a card that the port has not shown must explain all of it.
        """
        least = len(self.comparison.spread(names, TRIED)) if self._loci() and not self._shown else 1
        tried = {entry.suspect.id for entry in (*self.named, *self.doubtful)}
        for suspect, card in facts_in_question(self.answers, self._shown, names):
            if suspect.id in tried:
                continue
            shown = [name for name in names if shows(self.answers.failed[name].vector, card)]
            found = self.comparison.of(suspect, shown)
            share = 0 if self._shown else LEAST_SHARE_OF_FACT * len(shown)
            if not found.against and len(found.alike) >= max(share, least):
                yield found

    @cached_property
    def _shown(self) -> list[Card]:
        """The wrong cards of the port's own catalogue; read once, after the faults of form have been settled."""
        return shown_cards(self.answers)

    def _drop_redundant(self) -> None:
        """Remove suspects whose failures the others explain, each by itself or all together."""
        self.named = [
            self._with_all_it_explains(entry) if entry.is_partial else entry for entry in self.named
        ]
        for entry in sorted(self.named, key=lambda entry: entry.explains):
            others = [other for other in self.named if other is not entry]
            if not others:
                return
            if entry.names <= self._names(others):
                self.named = others
            elif not any(other.is_partial for other in self.named) and self._is_explained_by(others, entry):
                last = others[-1]
                self.named = others[:-1]
                names = self.open(is_doubtful_open=True)
                more = last.names | self.comparison.every(
                    compose(other.suspect for other in others),
                    [name for name in names if name not in last.names],
                )
                self.named = [*others[:-1], evolve(last, names=more, explains=len(more))]

    def _with_all_it_explains(self, entry: Named) -> Named:
        """Return a suspect in some situations with what it explains of the failures that another one was named for."""
        others = sorted(self._names(self.named) - entry.names)
        names = entry.names | self.comparison.local(entry.suspect, others, self.comparison.last_work)
        return evolve(entry, names=names, explains=len(names))

    def _is_explained_by(self, others: Sequence[Named], entry: Named) -> bool:
        """Return True if these suspects together give every wrong answer that another one was named for."""
        rules = compose(other.suspect for other in others)
        few = self.comparison.spread(entry.names, TRIED_TOGETHER)
        return (
            self.comparison.every(rules, few) == {*few}
            and self.comparison.every(rules, entry.names) == entry.names
        )
