"""Reports for programs: JSON and JUnit XML."""

from xml.etree import ElementTree as ET

from attrs import asdict

from faraway.conformance.exchange.handshake import LEVELS
from faraway.conformance.suite.documents import JsonObject, pretty
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict


def dump_json(report: Report) -> str:
    """Return the whole report as JSON."""
    document: JsonObject = {
        "format": "faraway-conformance-report-1",
        "verdict": report.verdict,
        "good": report.is_good,
        "suite": report.suite_version,
        "selection": report.selection,
        "command": list(report.command),
        "port": None if report.identity is None else report.identity.to_json(),
        "conforming_levels": list(report.conforming_levels),
        "counts": {verdict.value: report.count(verdict) for verdict in Verdict},
        "seconds": round(report.seconds, 3),
        "known_failures": [*sorted(report.known_failures)],
        "unexpected_passes": list(report.unexpected_passes),
        "gave_up": report.ending.gave_up,
        "passing_faults": [fault.in_words() for fault in report.ending.transient_faults],
        "noise": report.ending.stderr,
        "diagnosis": list(report.diagnosis),
        "outcomes": [_outcome(outcome) for outcome in report.outcomes],
    }
    return pretty(document) + "\n"


def _outcome(outcome: Outcome) -> JsonObject:
    entry: JsonObject = {
        "id": outcome.vector.id,
        "level": outcome.vector.level,
        "clauses": list(outcome.vector.clauses),
        "verdict": outcome.verdict.value,
    }
    if outcome.differences:
        entry["differences"] = [asdict(difference, recurse=False) for difference in outcome.differences]
    if outcome.fault is not None:
        entry["fault"] = outcome.fault.in_words()
    if outcome.reason:
        entry["reason"] = outcome.reason
    return entry


def dump_junit(report: Report) -> str:
    """Return JUnit XML: a suite for every level, a case for every vector; a known failure is a skipped case."""
    root = ET.Element("testsuites", name="faraway conformance", time=f"{report.seconds:.3f}")
    for level, name in LEVELS.items():
        outcomes = [outcome for outcome in report.outcomes if outcome.vector.level == level]
        if outcomes:
            suite = ET.SubElement(root, "testsuite", name=f"level {level}: {name}")
            counts = [_junit_case(suite, outcome, report.known_failures) for outcome in outcomes]
            suite.set("tests", str(len(outcomes)))
            for kind in ("failures", "errors", "skipped"):
                suite.set(kind, str(counts.count(kind)))
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _junit_case(suite: ET.Element, outcome: Outcome, known: frozenset[str]) -> str:
    """Add one case; return the heading under which it counts."""
    vector = outcome.vector
    case = ET.SubElement(suite, "testcase", classname=f"faraway.{vector.topic}", name=vector.id)
    is_known = vector.id in known
    if outcome.verdict is Verdict.PASSED:
        if not is_known:
            return "passed"
        ET.SubElement(case, "failure", message="a known failure passes: take it off the list")
        return "failures"
    if outcome.verdict is Verdict.SKIPPED or is_known:
        ET.SubElement(case, "skipped", message="known failure" if is_known else outcome.reason)
        return "skipped"
    tag, heading = ("failure", "failures") if outcome.verdict is Verdict.FAILED else ("error", "errors")
    text = (
        outcome.fault.in_words()
        if outcome.fault is not None
        else outcome.reason or "\n".join(difference.in_words() for difference in outcome.differences)
    )
    element = ET.SubElement(case, tag, message=xml_text(f"{', '.join(vector.clauses)}: {vector.why}"))
    element.text = xml_text(text)
    return heading


def xml_text(text: str) -> str:
    """Replace characters that XML does not allow: a port may answer with any."""
    return "".join(
        letter
        if letter in "\t\n\r" or " " <= letter <= "\ud7ff" or "\ue000" <= letter <= "\ufffd"
        else "\ufffd"
        for letter in text
    )
