"""Failures for people: grouped by clause, explained by the reference, and the list of those already known."""

from collections.abc import Iterable, Iterator

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.conformance.suite.documents import as_list
from faraway.conformance.suite.vectors import ExpectAnswer, Suite
from faraway.conformance.verdict.outcome import Outcome
from faraway.rulebook.clauses import read_register
from faraway.scoring.explanation import explain_card
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau

SENTENCES_SHOWN = 3
FAULTS = "breaches of the protocol"
NOT_ASKED = "never asked"


def by_clause(failures: Iterable[Outcome]) -> dict[str, list[Outcome]]:
    """Group failures by their first clause; faults and vectors never asked form groups of their own."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in failures:
        clause = NOT_ASKED if outcome.reason else outcome.vector.clauses[0]
        groups.setdefault(clause if outcome.fault is None else FAULTS, []).append(outcome)
    return dict(sorted(groups.items(), key=lambda group: (-len(group[1]), group[0])))


def reasons(outcome: Outcome) -> tuple[str, ...]:
    """Explain why the expected answer is right: a tableau card by card, anything else by its first clause."""
    vector = outcome.vector
    if not outcome.differences:
        return ()
    if isinstance(vector.expect, ExpectAnswer) and vector.requests[0].get("request") == "score":
        sentences = tuple(_card_by_card(outcome))
        if sentences:
            return sentences
    return tuple(clause_in_words(clause) for clause in vector.clauses[:1])


def clause_in_words(clause: str) -> str:
    """Return a clause id with its text."""
    texts = {known.id: known.text for known in read_register().clauses}
    return f"{clause}: {texts[clause]}" if clause in texts else clause


def _card_by_card(outcome: Outcome) -> Iterator[str]:
    request = outcome.vector.requests[0]
    tableau = Tableau(
        regions=tuple(Duration(region) for region in as_list(request["regions"]) if isinstance(region, int)),
        sanctuaries=tuple(SanctuaryId(str(name)) for name in as_list(request["sanctuaries"])),
    )
    sheet = score_tableau(tableau)
    cards = {"regions": sheet.regions, "sanctuaries": sheet.sanctuaries}
    for difference in outcome.differences[:SENTENCES_SHOWN]:
        kind, _, position = difference.path.removeprefix("/").partition("/")
        if kind in cards and position.isdigit():
            yield explain_card(cards[kind][int(position)])


def load_known_failures(text: str, suite: Suite) -> tuple[frozenset[str], tuple[str, ...]]:
    """Parse a list of known failures, one id per line, `#` starts a comment; return known and unknown ids."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    ids = frozenset(line for line in lines if line)
    known = {vector.id for vector in suite.vectors}
    return ids & known, tuple(sorted(ids - known))


def dump_known_failures(failures: Iterable[Outcome], suite_version: str) -> str:
    """Format the list of known failures, each id with its clauses and its reason."""
    lines = [
        f"# known failures against suite {suite_version}; a line that passes is an error",
        *(
            f"{outcome.vector.id}  # {', '.join(outcome.vector.clauses)}: {outcome.vector.why}"
            for outcome in failures
        ),
    ]
    return "\n".join(lines) + "\n"
