"""How much the scoring vectors have to say: a tableau in which nothing pays teaches little."""

from faraway.conformance.suite.documents import Json, JsonObject
from faraway.conformance.suite.vectors import ExpectAnswer, Suite


def corpus_statistics(suite: Suite) -> JsonObject:
    """Count the scoring vectors by what they hold."""
    scored = [
        vector.expect.answer
        for vector in suite.vectors
        if vector.level == 2 and isinstance(vector.expect, ExpectAnswer)
    ]
    paying = [
        sum(fame != 0 for fame in (*_list(answer["regions"]), *_list(answer["sanctuaries"])))
        for answer in scored
    ]
    return {
        "tableaux": len(scored),
        "without_fame": sum(count == 0 for count in paying),
        "with_one_card_that_pays": sum(count == 1 for count in paying),
        "with_four_or_more_cards_that_pay": sum(count >= 4 for count in paying),
        "with_sanctuaries": sum(bool(_list(answer["sanctuaries"])) for answer in scored),
    }


def trivial_share(suite: Suite) -> float:
    """Return how large the share of scoring vectors is in which fewer than two cards pay."""
    statistics = corpus_statistics(suite)
    trivial = _whole(statistics["without_fame"]) + _whole(statistics["with_one_card_that_pays"])
    return trivial / _whole(statistics["tableaux"])


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []


def _whole(value: Json) -> int:
    return value if isinstance(value, int) else 0
