"""The report as Markdown, for the summary of a step in CI."""

import html
from collections.abc import Mapping

from faraway.conformance.verdict.failures import reasons
from faraway.conformance.verdict.outcome import Outcome, Report
from faraway.io.strict import printable
from faraway.wording import counted

FAILURES_SHOWN = 10
WIDEST_DETAIL = 400
MARKS = {letter: f"&#{ord(letter)};" for letter in r"\`*_[]|#~!"}


def dump_summary(report: Report) -> str:
    """Return the verdict, a table of the levels, the diagnosis and the first failures."""
    conclusion = report.conclusion
    lines = [
        f"### {_plain(conclusion.badge)}",
        "",
        _plain(conclusion.sentence),
        "",
        "| level | verdict | passed | failed | known failures | asked | of |",
        "| --- | --- | --: | --: | --: | --: | --: |",
    ]
    for part in conclusion.levels:
        why = ", ".join(reason.value for reason in part.reasons)
        said = f"{part.standing.value} ({why})" if why else part.standing.value
        tally = part.tally
        numbers = (tally.passed, tally.failed, tally.known, tally.asked, tally.all)
        lines.append(f"| {part.level} {part.name} | {said} | {' | '.join(map(str, numbers))} |")
    if report.diagnosis:
        stated = (*report.diagnosis, *report.further)
        lines += ["", "**Diagnosis**", "", *(f"- {_plain(line)}" for line in stated)]
    failures = report.new_failures
    if failures:
        lines += [
            "",
            f"**{counted(len(failures), 'failure')}**"
            + ("" if len(failures) <= FAILURES_SHOWN else ", the first ten:"),
            "",
        ]
        lines += [line for outcome in failures[:FAILURES_SHOWN] for line in _failure(outcome, report.blamed)]
    return "\n".join(lines) + "\n"


def _failure(outcome: Outcome, blamed: Mapping[str, str]) -> list[str]:
    fault = [outcome.fault.in_words()] if outcome.fault else []
    why = reasons(outcome, blamed)[:2]
    details = [*fault, *(each.in_words() for each in outcome.differences[:3]), *why]
    return [
        f"- {_plain(outcome.vector.id)}: {_plain(outcome.vector.why)}",
        *(f"  - {_plain(_shown(detail))}" for detail in details),
    ]


def _shown(detail: str) -> str:
    """Shorten text from a port, which may be long: CI refuses a summary of a megabyte."""
    return detail if len(detail) <= WIDEST_DETAIL else f"{detail[:WIDEST_DETAIL]}…"


def _plain(text: str) -> str:
    """Escape text from a port: no markup, no HTML, one line."""
    escaped = html.escape(printable(text).replace("\n", " "))
    return "".join(MARKS.get(letter, letter) for letter in escaped.replace("&#", "\0")).replace("\0", "&#")
