"""The report as one HTML page that needs nothing else; whatever comes from a port is escaped."""

from collections.abc import Iterator
from html import escape

from faraway.conformance.runner.handshake import LEVELS
from faraway.conformance.suite.documents import compact
from faraway.conformance.verdict.failures import by_clause, reasons
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict

STYLE = """
:root { color-scheme: light dark; --line: #8886; --good: #2e7d32; --bad: #b3261e }
@media (prefers-color-scheme: dark) { :root { --good: #81c784; --bad: #f2938c } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; width: 100%; margin: .5rem 0 }
th, td { border-bottom: 1px solid var(--line); padding: .3rem .6rem; text-align: left; vertical-align: top }
td.number { text-align: right; font-variant-numeric: tabular-nums }
code { font-family: ui-monospace, monospace; font-size: .9em; overflow-wrap: anywhere }
.good { color: var(--good) } .bad { color: var(--bad) }
details { margin: .4rem 0 } summary { cursor: pointer } pre { white-space: pre-wrap; overflow-wrap: anywhere }
"""


def dump_page(report: Report) -> str:
    """Return the page."""
    return "\n".join(_page(report)) + "\n"


def _page(report: Report) -> Iterator[str]:
    name = "unknown port" if report.identity is None else report.identity.name
    yield '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">'
    yield "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>Conformance of {escape(name)}</title>\n<style>{STYLE}</style>\n<main>"
    yield f"<h1>Conformance of {escape(name)}</h1>"
    yield f'<p class="{"good" if report.is_good else "bad"}"><strong>{escape(report.verdict)}</strong></p>'
    yield f"<p><code>{escape(' '.join(report.command))}</code>, {len(report.outcomes)} vectors in {report.seconds:.2f} s</p>"
    yield from _levels(report)
    yield from _diagnosis(report)
    yield from _failures(report)
    yield from _remarks(report)
    yield "</main>\n</html>"


def _levels(report: Report) -> Iterator[str]:
    yield (
        "<table><thead><tr><th>level</th>"
        + "".join(f"<th>{verdict.value}</th>" for verdict in Verdict)
        + "</tr></thead>"
    )
    for level, counts in report.by_level().items():
        cells = "".join(f'<td class="number">{counts[verdict]}</td>' for verdict in Verdict)
        yield f"<tr><td>{level} {LEVELS[level]}</td>{cells}</tr>"
    yield "</table>"


def _diagnosis(report: Report) -> Iterator[str]:
    if report.diagnosis:
        yield "<h2>Diagnosis</h2>\n<ul>"
        yield from (f"<li>{escape(line)}</li>" for line in report.diagnosis)
        yield "</ul>"


def _failures(report: Report) -> Iterator[str]:
    if report.failures:
        yield "<h2>Failures</h2>"
    for clause, outcomes in by_clause(report.failures).items():
        yield f"<h3>{escape(clause)} ({len(outcomes)})</h3>"
        yield from (
            _failure(outcome, is_known=outcome.vector.id in report.known_failures) for outcome in outcomes
        )


def _failure(outcome: Outcome, *, is_known: bool) -> str:
    vector = outcome.vector
    known = " (known)" if is_known else ""
    text = outcome.reason if outcome.fault is None else outcome.fault.in_words()
    rows = "".join(
        f"<tr><td><code>{escape(difference.path)}</code></td><td><code>{escape(compact(difference.expected))}</code></td>"
        f"<td><code>{escape(compact(difference.got))}</code></td></tr>"
        for difference in outcome.differences
    )
    table = f"<table><tr><th>where</th><th>expected</th><th>got</th></tr>{rows}</table>" if rows else ""
    because = "".join(f"<p>{escape(sentence)}</p>" for sentence in reasons(outcome))
    return (
        f"<details><summary><code>{escape(vector.id)}</code>{known} {escape(vector.why)}</summary>"
        f"<p>{escape(text)}</p>{table}{because}</details>"
    )


def _remarks(report: Report) -> Iterator[str]:
    ending = report.ending
    remarks = [
        *([f"The port was given up: {ending.gave_up}."] if ending.gave_up else []),
        *(
            f"A fault that did not recur one request at a time: {fault.in_words()}."
            for fault in ending.transient_faults
        ),
        *ending.unclean_exits,
    ]
    if remarks:
        yield "<h2>Remarks</h2>\n<ul>" + "".join(f"<li>{escape(remark)}</li>" for remark in remarks) + "</ul>"
    if ending.stderr:
        yield f"<h2>Standard error</h2>\n<pre>{escape(ending.stderr)}</pre>"
