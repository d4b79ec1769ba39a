"""The report of a claim: one row of the table, and the lines that count rows by kind of evidence."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from proofs.verdict import Kind, Subject, Verdict, standing


@dataclass(frozen=True)
class Row:
    """One line of the table, and one object of `--json`.

    `kind` is the evidence that the claim has if it stands; `verdict` says whether it does. `twin_verdict` is that of
    the twin, which must be REFUTED, or of the witness that shows a bound to be attained, which must be WITNESSED.
    """

    name: str
    claim: str
    clauses: tuple[str, ...]
    scope: str
    kind: Kind
    subject: Subject
    verdict: Verdict
    seconds: float
    twin_verdict: Verdict
    cases: int | None = None
    counterexample: str = ""
    message: str = ""
    twin_change: str = ""
    twin_counterexample: str = ""

    @property
    def passes(self) -> bool:
        """Return True if the claim stands and its twin was caught, or its bound attained."""
        return self.verdict is standing(self.kind) and self.twin_verdict in {
            Verdict.REFUTED,
            Verdict.WITNESSED,
        }

    def reasons(self) -> list[str]:
        """Return why the row fails, in words: counterexample, exception, or the outcome of its twin."""
        if self.passes:
            return []
        found = []
        if self.verdict is not standing(self.kind):
            found.append(f"{self.verdict.value}: {self.counterexample or self.message or 'no case'}")
        if self.twin_verdict not in {Verdict.REFUTED, Verdict.WITNESSED}:
            found.append(
                f"twin, {self.twin_change}: {self.twin_verdict.value} {self.message or self.twin_counterexample}"
            )
        return found


def merge(rows: Iterable[Row]) -> list[Row]:
    """Merge the parts of one claim into one row that passes only if all do; cases and seconds add up."""
    joined: dict[str, Row] = {}
    for row in rows:
        known = joined.get(row.name)
        if known is None:
            joined[row.name] = row
        else:
            worse = row if known.passes else known
            cases = None if known.cases is None or row.cases is None else known.cases + row.cases
            joined[row.name] = replace(worse, seconds=round(known.seconds + row.seconds, 3), cases=cases)
    return list(joined.values())


def count_by_kind(rows: Iterable[Row]) -> str:
    """Return how many of the rows that hold rest on each kind of evidence: "41 PROVED, 1 SAMPLED (2,000 cases)"."""
    standing_rows = [row for row in rows if row.passes]
    counts = Counter(row.kind for row in standing_rows)
    parts = []
    for kind in Kind:
        if counts[kind]:
            cases = sum(row.cases or 0 for row in standing_rows if row.kind is kind)
            parts.append(f"{counts[kind]} {kind.value}" + (f" ({cases:,} cases)" if cases else ""))
    return ", ".join(parts) or "nothing stands"


def summarise(rows: Iterable[Row], seconds: float) -> Iterator[str]:
    """Yield the lines under the table: one for each subject, and one for all."""
    listed = list(rows)
    for subject in Subject:
        if about := [row for row in listed if row.subject is subject]:
            failed = sum(not row.passes for row in about)
            yield f"{subject.value}: {count_by_kind(about)}" + (f", {failed} FAILED" if failed else "")
    failed = sum(not row.passes for row in listed)
    verdict = f"{failed} failed" if failed else "none failed"
    yield f"{len(listed)} claims: {count_by_kind(listed)}; {verdict}; {seconds:.0f} s"
