"""The report of fuzzing for programs: JSON."""

from attrs import asdict

from faraway.conformance.fuzz.fuzzing import FuzzReport
from faraway.conformance.suite.documents import JsonObject, pretty
from faraway.conformance.suite.vectors import dump_vector
from faraway.conformance.verdict.outcome import Outcome


def dump_fuzz(report: FuzzReport, seed: int) -> str:
    """Return the report as JSON: what was asked, the smallest failure of each kind, the diagnosis."""
    document: JsonObject = {
        "format": "faraway-conformance-fuzz-1",
        "good": report.identity is not None and not report.wrong and not report.ending.gave_up,
        "port": None if report.identity is None else report.identity.to_json(),
        "seed": seed,
        "asked": report.asked,
        "wrong": report.wrong,
        "seconds": round(report.seconds, 3),
        "cut_short": report.ending.is_cut_short,
        "gave_up": report.ending.gave_up,
        "diagnosis": list(report.diagnosis.in_words()) if report.wrong else [],
        "failures": [_failure(outcome) for outcome in report.smallest],
    }
    return pretty(document) + "\n"


def _failure(outcome: Outcome) -> JsonObject:
    return {
        "vector": dump_vector(outcome.vector),
        "differences": [asdict(difference, recurse=False) for difference in outcome.differences],
        "fault": None if outcome.fault is None else outcome.fault.in_words(),
        "reason": outcome.reason,
    }
