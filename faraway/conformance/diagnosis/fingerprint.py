"""How a port fails, as short texts: two ports that answer a vector in the same wrong way leave the same fingerprint."""

import json
import zlib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources

from faraway.conformance.runner.exchange import Reply
from faraway.conformance.suite.documents import Json, sorted_form
from faraway.conformance.suite.vectors import ExpectCard, Vector
from faraway.conformance.verdict.judge import judge

CRASHED = "crashed"


def fingerprint(vector: Vector, replies: Sequence[Reply]) -> str:
    """Condense the answers to one vector; of the catalogue only what concerns the vector's own card."""
    content: Json
    if isinstance(vector.expect, ExpectCard):
        content = [[difference.path, difference.got] for difference in judge(vector, replies)]
    else:
        content = [reply.answer if reply.error is None else reply.error.get("code") for reply in replies]
    return f"{zlib.crc32(_without_order(content).encode()):08x}"


def _without_order(content: Json) -> str:
    """Print so that legal actions in another order look the same."""
    return sorted_form(_sorted_legal(content))


def _sorted_legal(value: Json) -> Json:
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
def animal_fingerprints() -> Mapping[str, Mapping[str, str]]:
    """Load how each animal of the zoo fails: for each vector that it fails, the fingerprint of its answer."""
    text = (resources.files("faraway.conformance.diagnosis") / "fingerprints.json").read_text("utf-8")
    document = json.loads(text)
    return {
        str(animal): {str(vector): str(left) for vector, left in failed.items()}
        for animal, failed in document["animals"].items()
    }
