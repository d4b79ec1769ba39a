"""The conformance report as one self-contained HTML page."""

from collections.abc import Iterator, Mapping, Sequence

from faraway.conformance.suite.documents import compact
from faraway.conformance.verdict.conclusion import Part
from faraway.conformance.verdict.failures import by_clause, reasons
from faraway.conformance.verdict.outcome import Outcome, Report
from faraway.html.frame import frame_report
from faraway.html.markup import Html, bullets, code, details, join, table, tag
from faraway.io.strict import printable
from faraway.wording import counted

COLUMNS = ("all", "applicable", "asked", "passed", "failed", "known", "given_up")


def dump_page(report: Report) -> str:
    """Return the page."""
    name = "unknown port" if report.identity is None else report.identity.name
    return frame_report(f"Conformance of {printable(name)}", *_body(report), is_wide=True)


def _body(report: Report) -> Iterator[Html]:
    conclusion = report.conclusion
    yield tag(
        "p", tag("strong", printable(conclusion.sentence)), class_="bad" if conclusion.exit_status else "good"
    )
    yield tag(
        "p",
        f"Badge: {printable(conclusion.badge)} ({conclusion.colour.value}). Exit status {conclusion.exit_status}.",
    )
    yield tag(
        "p",
        code(printable(" ".join(report.command))),
        f", {counted(conclusion.total.asked, 'vector')} in {report.seconds:.2f} s",
    )
    yield _parts("Verdict by level", conclusion.levels)
    yield details("Families of questions", _parts("Verdict by family", conclusion.families))
    if report.diagnosis:
        yield join(
            tag("h2", "Diagnosis"),
            bullets([printable(line) for line in (*report.diagnosis, *report.further)]),
        )
    if report.failures:
        yield tag("h2", "Failures")
    for clause, outcomes in by_clause(report.failures, report.blamed).items():
        yield tag("h3", f"{clause} ({len(outcomes)})")
        yield from (
            _failure(outcome, report.blamed, is_known=outcome.vector.id in report.known_failures)
            for outcome in outcomes
        )
    yield from _remarks(report)


def _parts(label: str, parts: Sequence[Part]) -> Html:
    rows = [
        (
            f"{part.level} {part.name}",
            part.standing.value,
            ", ".join(reason.value for reason in part.reasons),
            *(str(getattr(part.tally, count)) for count in COLUMNS),
        )
        for part in parts
    ]
    headings = ("level", "verdict", "not asked because", *(count.replace("_", " ") for count in COLUMNS))
    return table(headings, rows, label=label, text_columns=3)


def _failure(outcome: Outcome, blamed: Mapping[str, str], *, is_known: bool) -> Html:
    vector = outcome.vector
    rows = [
        (
            code(printable(difference.path)),
            code(compact(difference.expected)),
            code(printable(compact(difference.got))),
        )
        for difference in outcome.differences
    ]
    return details(
        join(code(vector.id), " (known) " if is_known else " ", vector.why),
        "" if outcome.fault is None else tag("p", printable(outcome.fault.in_words())),
        table(("where", "expected", "got"), rows, label=f"Differences in {vector.id}") if rows else "",
        *(tag("p", sentence) for sentence in reasons(outcome, blamed)),
    )


def _remarks(report: Report) -> Iterator[Html]:
    ending = report.ending
    remarks = [
        *(
            [f"The run was {'cut short' if ending.is_cut_short else 'abandoned'}: {ending.gave_up}."]
            if ending.gave_up
            else []
        ),
        *(
            f"No more questions of {family} were asked: {why}."
            for family, why in ending.families_given_up.items()
        ),
        *(
            f"A fault that did not recur one request at a time: {fault.in_words()}."
            for fault in ending.transient_faults
        ),
        *ending.unclean_exits,
    ]
    if remarks:
        yield join(tag("h2", "Remarks"), bullets([printable(remark) for remark in remarks]))
    if ending.stderr:
        yield join(tag("h2", "Standard error"), tag("pre", printable(ending.stderr), class_="wrapped"))
