"""The conformance report as one self-contained HTML page."""

from collections.abc import Iterator

from faraway.conformance.exchange.handshake import LEVELS
from faraway.conformance.suite.documents import compact
from faraway.conformance.verdict.failures import by_clause, reasons
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict
from faraway.html.frame import frame_report
from faraway.html.markup import Html, bullets, code, details, join, table, tag


def dump_page(report: Report) -> str:
    """Return the page."""
    name = "unknown port" if report.identity is None else report.identity.name
    return frame_report(f"Conformance of {name}", *_body(report), is_wide=True)


def _body(report: Report) -> Iterator[Html]:
    yield tag("p", tag("strong", report.verdict), class_="good" if report.is_good else "bad")
    yield tag(
        "p", code(" ".join(report.command)), f", {len(report.outcomes)} vectors in {report.seconds:.2f} s"
    )
    yield table(
        ("level", *(verdict.value for verdict in Verdict)),
        [
            (f"{level} {LEVELS[level]}", *(str(counts[verdict]) for verdict in Verdict))
            for level, counts in report.by_level().items()
        ],
        label="Verdicts by level",
        text_columns=1,
    )
    if report.diagnosis:
        yield join(tag("h2", "Diagnosis"), bullets(report.diagnosis))
    if report.failures:
        yield tag("h2", "Failures")
    for clause, outcomes in by_clause(report.failures).items():
        yield tag("h3", f"{clause} ({len(outcomes)})")
        yield from (
            _failure(outcome, is_known=outcome.vector.id in report.known_failures) for outcome in outcomes
        )
    yield from _remarks(report)


def _failure(outcome: Outcome, *, is_known: bool) -> Html:
    vector = outcome.vector
    rows = [
        (code(difference.path), code(compact(difference.expected)), code(compact(difference.got)))
        for difference in outcome.differences
    ]
    return details(
        join(code(vector.id), " (known) " if is_known else " ", vector.why),
        tag("p", outcome.reason if outcome.fault is None else outcome.fault.in_words()),
        table(("where", "expected", "got"), rows, label=f"Differences in {vector.id}") if rows else "",
        *(tag("p", sentence) for sentence in reasons(outcome)),
    )


def _remarks(report: Report) -> Iterator[Html]:
    ending = report.ending
    remarks = [
        *([f"The run was abandoned: {ending.gave_up}."] if ending.gave_up else []),
        *(
            f"A fault that did not recur one request at a time: {fault.in_words()}."
            for fault in ending.transient_faults
        ),
        *ending.unclean_exits,
    ]
    if remarks:
        yield join(tag("h2", "Remarks"), bullets(remarks))
    if ending.stderr:
        yield join(tag("h2", "Standard error"), tag("pre", ending.stderr, class_="wrapped"))
