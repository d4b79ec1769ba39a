"""The findings of a diagnosis, in words: faults of form first, then misread rules with their evidence, then what is unexplained."""

from collections.abc import Iterator, Mapping

from attrs import field, frozen

from faraway.conformance.diagnosis.locus import Locus
from faraway.conformance.diagnosis.suspects import Suspect
from faraway.conformance.exchange.faults import ADVICE, Fault, FaultKind
from faraway.conformance.verdict.form import FormFault
from faraway.wording import agreeing, counted

UNEXPLAINED_SHOWN = 8
ALTERNATIVES_SHOWN = 3
FORMS_SHOWN = 6
FORM = "the form of the answers"


@frozen(kw_only=True)
class Named:
    """A suspect with its evidence, and the alternatives that explain the same failures."""

    suspect: Suspect
    names: frozenset[str]
    explains: int
    consistent: int = 0
    alternatives: tuple[Suspect, ...] = ()
    share: float = 1.0
    """How much it explains of the failures that were looked at for it."""
    is_partial: bool = False
    """Whether the port errs in some situations only: it passes vectors that the suspect fails."""

    def evidence_in_words(self, failures: int) -> str:
        """Format the evidence for it."""
        parts = [f"{self.explains} of {counted(failures, 'failure')} explained"]
        if self.consistent and not self.is_partial:
            parts.append(f"consistent with {self.consistent} passes")
        return "; ".join(parts) + "."


@frozen(kw_only=True)
class Diagnosis:
    """Faults of form, the suspects that explain failures, those with too little evidence, and what nothing explains."""

    named: tuple[Named, ...]
    failures: int
    unexplained: tuple[str, ...]
    not_compared: tuple[str, ...] = ()
    """Failures of which too little was kept, or that were too much work."""
    forms: Mapping[FormFault, tuple[str, ...]] = field(factory=dict)
    form_only: frozenset[str] = frozenset()
    faults: Mapping[str, Fault] = field(factory=dict)
    """Failures that are breaches of the protocol."""
    doubtful: tuple[Named, ...] = ()
    more: tuple[Named, ...] = ()
    """Wrong cards that explain failures beyond those that are described."""
    most_named: int | None = None
    """How many are named at most, if the search ended there."""
    is_cut_short: bool = False
    """Whether the limit of work ended the search."""
    loci: tuple[Locus, ...] = ()
    further: tuple[str, ...] = ()
    """What further questions showed, in words."""
    work: int = 0

    def in_words(self) -> tuple[str, ...]:
        """Format as sentences, the leading finding first."""
        faults = tuple(self._faults_in_words())
        is_mostly_faults = len(self.faults) * 2 > self.failures
        return (
            *(faults if is_mostly_faults else ()),
            *self._form_in_words(),
            *self._named_in_words(),
            *self._more_in_words(),
            *self._doubtful_in_words(),
            *(f"{locus.words} ({locus.clause})" for locus in self.loci),
            *(() if is_mostly_faults else faults),
            *self._unexplained_in_words(),
        )

    def _share(self, count: int) -> str:
        return f"{count} of {counted(self.failures, 'failure')}"

    def _faults_in_words(self) -> Iterator[str]:
        """Format each kind of breach with what its author can do about it, the most frequent first."""
        kinds: dict[FaultKind, list[str]] = {}
        for name, fault in self.faults.items():
            kinds.setdefault(fault.kind, []).append(name)
        for kind, names in sorted(kinds.items(), key=lambda entry: -len(entry[1])):
            yield (
                f"{self._share(len(names))} {agreeing(len(names), 'is', 'are')} no matter of rules: the port {kind.value}, such as at "
                f"{names[0]}. {ADVICE[kind]}"
            )

    def _form_in_words(self) -> Iterator[str]:
        if not self.forms:
            return
        yield (
            f"Form before rules: {self._share(len(self.form_only))} "
            f"{agreeing(len(self.form_only), 'is a fault', 'are faults')} of form only."
            if self.form_only
            else "Form before rules: answers are not written as the wire wants them."
        )
        for fault, names in tuple(self.forms.items())[:FORMS_SHOWN]:
            yield f"{fault.in_words()} ({counted(len(names), 'failure')}, such as {names[0]})."

    def _named_in_words(self) -> Iterator[str]:
        for entry in self.named:
            suspect = entry.suspect
            where = ", in some situations only" if entry.is_partial else ""
            others = "".join(f" Or like {other.id}." for other in entry.alternatives[:ALTERNATIVES_SHOWN])
            yield (
                f"This port behaves like {suspect.id} ({', '.join(suspect.clauses)}){where}: {suspect.words}"
                f"{others} {entry.evidence_in_words(self.failures)}"
            )
        if len(self.named) > 1:
            explained = frozenset().union(*(entry.names for entry in self.named))
            yield f"Together they explain {self._share(len(explained))}."

    def _more_in_words(self) -> Iterator[str]:
        """Format what explains failures beyond those that are described."""
        if not self.more:
            return
        names = frozenset[str]().union(*(entry.names for entry in self.more))
        explained = f"{counted(len(names), 'more failure')} {agreeing(len(names), 'is', 'are')} explained by"
        if len(self.more) == 1:
            suspect = self.more[0].suspect
            yield f"{explained} {suspect.id} ({', '.join(suspect.clauses)}): {suspect.words}"
            return
        shown = ", ".join(entry.suspect.id for entry in self.more[:UNEXPLAINED_SHOWN])
        others = " and others" if len(self.more) > UNEXPLAINED_SHOWN else ""
        yield f"{explained} {len(self.more)} more wrong cards like these: {shown}{others}."

    def _doubtful_in_words(self) -> Iterator[str]:
        for entry in self.doubtful:
            others = "".join(f", or {other.id}" for other in entry.alternatives[:ALTERNATIVES_SHOWN])
            yield (
                f"Not enough evidence for {entry.suspect.id}{others} ({', '.join(entry.suspect.clauses)}): "
                f"{entry.evidence_in_words(self.failures)}"
            )

    def _unexplained_in_words(self) -> Iterator[str]:
        if self.unexplained:
            shown = ", ".join(self.unexplained[:UNEXPLAINED_SHOWN])
            more = " and others" if len(self.unexplained) > UNEXPLAINED_SHOWN else ""
            known, why = "nothing known", ""
            if self.most_named is not None:
                known, why = "none of these", f" The search ends when {self.most_named} are named."
            elif self.is_cut_short:
                known = "nothing that was compared"
                why = (
                    " The search was cut short at its limit of steps: what it did not reach may explain them."
                )
            yield (
                f"{self._share(len(self.unexplained))} {agreeing(len(self.unexplained), 'is', 'are')} "
                f"explained by {known}: {shown}{more}.{why}"
            )
        if self.not_compared:
            yield (
                f"{self._share(len(self.not_compared))} {agreeing(len(self.not_compared), 'was', 'were')} not compared with what is "
                f"named: the answers are too large to keep, or the work for a diagnosis was done, such as {self.not_compared[0]}."
            )

    def blamed(self) -> dict[str, str]:
        """Return for each failure that is explained the clause to blame, or the form of the answers."""
        found = dict.fromkeys(self.form_only, FORM)
        for entry in (*self.named, *self.more):
            for name in entry.names:
                found.setdefault(name, entry.suspect.clauses[0])
        for locus in self.loci:
            for name in locus.names:
                found.setdefault(name, locus.clause)
        return found
