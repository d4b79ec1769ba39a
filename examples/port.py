"""A port in forty lines, catalogue and scoring: `faraway conformance run -- python examples/port.py`.

Yours would score with code of its own. The wire: `faraway conformance protocol`.
"""

import json
import sys

import faraway
from faraway.io import dump

JsonObject = dict[str, object]


def hello(_request: JsonObject) -> JsonObject:
    """Return who speaks, and what may be asked: the catalogue and scoring."""
    port = {"name": "forty-lines", "version": "1", "language": "Python"}
    return {"protocol": "faraway-wire-1", **port, "levels": [1, 2], "readings": {}}


def catalogue(_request: JsonObject) -> JsonObject:
    """List every card with its facts."""
    cards = faraway.CATALOGUE
    return {"regions": [*map(dump, cards.regions)], "sanctuaries": [*map(dump, cards.sanctuaries)]}


def score(request: JsonObject) -> JsonObject:
    """Score one tableau."""
    sheet = faraway.score(faraway.Tableau(request["regions"], request["sanctuaries"]))  # type: ignore[arg-type]  # JSON
    return {"total": sheet.total, "regions": sheet.region_fame, "sanctuaries": sheet.sanctuary_fame}


ANSWERS = {"hello": hello, "catalogue": catalogue, "score": score}

if __name__ == "__main__":
    for line in sys.stdin:
        asked: JsonObject = json.loads(line)
        answer = ANSWERS[str(asked["request"])](asked)
        print(json.dumps({"id": asked["id"], "answer": answer}), flush=True)
