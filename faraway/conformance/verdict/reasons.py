"""Why the expected answer is right: the reference's own explanation of the place where a port went wrong."""

from collections.abc import Iterator

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.conformance.suite.documents import Json
from faraway.conformance.suite.vectors import ExpectAnswer
from faraway.conformance.verdict.outcome import Outcome
from faraway.rulebook.clauses import read_register
from faraway.scoring.explanation import explain_card
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau

SENTENCES_SHOWN = 3


def reasons(outcome: Outcome) -> tuple[str, ...]:
    """Explain a failure: for a tableau card by card, otherwise by the clause's own words."""
    vector = outcome.vector
    if not outcome.differences:
        return ()
    if isinstance(vector.expect, ExpectAnswer) and vector.requests[0].get("request") == "score":
        told = tuple(_card_by_card(outcome))
        if told:
            return told
    return tuple(clause_in_words(clause) for clause in vector.clauses[:1])


def clause_in_words(clause: str) -> str:
    """Give a clause with its text."""
    texts = {known.id: known.text for known in read_register().clauses}
    return f"{clause}: {texts[clause]}" if clause in texts else clause


def _card_by_card(outcome: Outcome) -> Iterator[str]:
    request = outcome.vector.requests[0]
    tableau = Tableau(
        regions=tuple(Duration(region) for region in _list(request["regions"]) if isinstance(region, int)),
        sanctuaries=tuple(SanctuaryId(str(name)) for name in _list(request["sanctuaries"])),
    )
    sheet = score_tableau(tableau)
    cards = {"regions": sheet.regions, "sanctuaries": sheet.sanctuaries}
    for difference in outcome.differences[:SENTENCES_SHOWN]:
        kind, _, place = difference.path.removeprefix("/").partition("/")
        if kind in cards and place.isdigit():
            yield explain_card(cards[kind][int(place)])


def _list(value: Json) -> list[Json]:
    return value if isinstance(value, list) else []
