"""Reports for programs: JSON and JUnit XML."""

from xml.etree import ElementTree as ET

from attrs import asdict

from faraway.conformance.exchange.claims import LEVELS
from faraway.conformance.suite.documents import JsonObject, pretty
from faraway.conformance.verdict.conclusion import Conclusion, Part
from faraway.conformance.verdict.coverage import FLOOR, share_covered
from faraway.conformance.verdict.outcome import Outcome, Report, Verdict
from faraway.conformance.verdict.tally import Tally

FORMAT = "faraway-conformance-report-2"


def dump_json(report: Report) -> str:
    """Return the whole report as JSON. What depends on the machine and the time is under `run`."""
    conclusion = report.conclusion
    document: JsonObject = {
        "format": FORMAT,
        "suite": report.suite_version,
        "selection": report.selection,
        "port": None if report.identity is None else report.identity.to_json(),
        "verdict": _verdict(conclusion),
        "known_failures": [*sorted(report.known_failures)],
        "unexpected_passes": list(report.unexpected_passes),
        "cut_short": report.ending.is_cut_short,
        "gave_up": report.ending.gave_up,
        "families_given_up": {**report.ending.families_given_up},
        "passing_faults": [fault.in_words() for fault in report.ending.transient_faults],
        "diagnosis": list(report.diagnosis),
        "outcomes": [_outcome(outcome) for outcome in report.considered],
        "run": {
            "command": list(report.command),
            "seconds": round(report.seconds, 3),
            "stderr": report.ending.stderr,
            "unclean_exits": list(report.ending.unclean_exits),
            "further_questions": list(report.further),
        },
    }
    return pretty(document) + "\n"


def _verdict(conclusion: Conclusion) -> JsonObject:
    return {
        "sentence": conclusion.sentence,
        "exit_status": conclusion.exit_status,
        "badge": {"text": conclusion.badge, "colour": conclusion.colour.value},
        "conforming_levels": list(conclusion.conforming_levels),
        **_counts(conclusion.total),
        "floor": float(FLOOR),
        "levels": [{"level": part.level, **_part(part)} for part in conclusion.levels],
        "families": [{"level": part.level, **_part(part)} for part in conclusion.families],
    }


def _part(part: Part) -> JsonObject:
    return {
        "name": part.name,
        "standing": part.standing.value,
        "not_asked_because": [reason.value for reason in part.reasons],
        **_counts(part.tally),
    }


def _counts(tally: Tally) -> JsonObject:
    return {
        "all": tally.all,
        "applicable": tally.applicable,
        "asked": tally.asked,
        "share": round(float(share_covered(tally)), 4),
        **asdict(tally),
    }


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
    if outcome.verdict.is_asked:
        entry["questions"], entry["answers"] = outcome.questions, outcome.answers
    return entry


def dump_junit(report: Report) -> str:
    """Return JUnit XML: the verdict as its own case, then a suite for every level with a case for every vector."""
    root = ET.Element("testsuites", name="faraway conformance", time=f"{report.seconds:.3f}")
    conclusion = report.conclusion
    verdict = ET.SubElement(root, "testsuite", name="verdict", tests="1")
    case = ET.SubElement(verdict, "testcase", classname="faraway", name=xml_text(conclusion.sentence))
    _set_counts(verdict, ["failures" if conclusion.exit_status else "passed"])
    if conclusion.exit_status:
        ET.SubElement(case, "failure", message=xml_text(conclusion.sentence))
    for level, name in LEVELS.items():
        outcomes = [outcome for outcome in report.considered if outcome.vector.level == level]
        if outcomes:
            suite = ET.SubElement(root, "testsuite", name=f"level {level}: {name}", tests=str(len(outcomes)))
            _set_counts(suite, [_junit_case(suite, outcome, report.known_failures) for outcome in outcomes])
    if report.ending.is_cut_short:
        root.set("name", xml_text(f"faraway conformance, cut short: {report.ending.gave_up}"))
    ET.indent(root)
    return ET.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _set_counts(suite: ET.Element, headings: list[str]) -> None:
    for kind in ("failures", "errors", "skipped"):
        suite.set(kind, str(headings.count(kind)))


def _junit_case(suite: ET.Element, outcome: Outcome, known: frozenset[str]) -> str:
    """Add one case; return the heading under which it counts: what was not asked is skipped, as is a known failure."""
    vector = outcome.vector
    case = ET.SubElement(suite, "testcase", classname=f"faraway.{vector.topic}", name=vector.id)
    is_known = vector.id in known
    if outcome.verdict is Verdict.PASSED:
        if not is_known:
            return "passed"
        ET.SubElement(case, "failure", message="a known failure passes: take it off the list")
        return "failures"
    if not outcome.verdict.is_asked or is_known:
        message = outcome.reason if not outcome.verdict.is_asked else "known failure"
        ET.SubElement(case, "skipped", message=xml_text(f"{outcome.verdict.value}: {message}"))
        return "skipped"
    tag, heading = ("failure", "failures") if outcome.verdict is Verdict.FAILED else ("error", "errors")
    text = (
        outcome.fault.in_words()
        if outcome.fault is not None
        else "\n".join(difference.in_words() for difference in outcome.differences)
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
