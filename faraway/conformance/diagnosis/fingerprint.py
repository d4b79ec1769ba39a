"""Checksums of wrong answers: two ports that answer a vector in the same wrong way have the same fingerprint."""

import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from faraway.conformance.exchange.wire import Reply
from faraway.conformance.suite.documents import Difference, Json, as_object, read_json, sorted_form
from faraway.conformance.suite.vectors import ExpectCard, Vector
from faraway.conformance.verdict.judge import judge

CRASHED = "crashed"


def fingerprint(vector: Vector, replies: Sequence[Reply]) -> str:
    """Return the checksum of the answers to one vector; of the catalogue only of the vector's card."""
    content: Json
    if isinstance(vector.expect, ExpectCard):
        content = [[difference.path, _without_remark(difference)] for difference in judge(vector, replies)]
    else:
        content = [reply.answer if reply.error is None else reply.error.get("code") for reply in replies]
    return f"{zlib.crc32(sorted_form(_sorted_legal(content)).encode()):08x}"


def _without_remark(difference: Difference) -> Json:
    """Return what was got; of a Sanctuary how often it was sent, without what is nearest to it."""
    got = difference.got
    return got.partition(";")[0] if isinstance(difference.expected, dict) and isinstance(got, str) else got


def _sorted_legal(value: Json) -> Json:
    """Return the value with legal actions in a fixed order."""
    if isinstance(value, dict):
        return {
            key: sorted(entry, key=sorted_form)
            if key == "legal" and isinstance(entry, list)
            else _sorted_legal(entry)
            for key, entry in value.items()
        }
    if isinstance(value, list):
        return [_sorted_legal(entry) for entry in value]
    return value


@cache
def known_fingerprints() -> Mapping[str, Mapping[str, str]]:
    """Load the fingerprints of every misreading: for each vector it fails, the fingerprint of its answer."""
    text = (resources.files("faraway.conformance.diagnosis") / "fingerprints.json").read_text("utf-8")
    document = as_object(as_object(read_json(text))["misreadings"])
    return {
        str(suspect): {str(vector): str(left) for vector, left in as_object(failed).items()}
        for suspect, failed in document.items()
    }
