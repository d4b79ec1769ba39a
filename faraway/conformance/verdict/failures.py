"""Failures for people: grouped by clause, explained by the reference, and the list of those already known."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from faraway.cards.catalogue import Duration, SanctuaryId
from faraway.conformance.suite.documents import Json, as_list, compact
from faraway.conformance.suite.vectors import ExpectAnswer, Suite
from faraway.conformance.verdict.outcome import Outcome
from faraway.errors import Code
from faraway.scoring.explanation import explain_card
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Tableau

SENTENCES_SHOWN = 3
FAULTS = "breaches of the protocol"
LEVEL_OF_INVALID = 5
CLAUSE = re.compile("[A-Z]+-[0-9]+")


def by_clause(
    failures: Iterable[Outcome], blamed: Mapping[str, str] | None = None
) -> dict[str, list[Outcome]]:
    """Group failures by the clause to blame, otherwise by their first clause; faults form their own group."""
    groups: dict[str, list[Outcome]] = {}
    for outcome in failures:
        first = (blamed or {}).get(outcome.vector.id, outcome.vector.clauses[0])
        groups.setdefault(first if outcome.fault is None else FAULTS, []).append(outcome)
    return dict(sorted(groups.items(), key=lambda group: (-len(group[1]), group[0])))


def smallest_failure(failures: Iterable[Outcome]) -> Outcome | None:
    """Return the failure of the lowest level with the shortest question; None if nothing failed."""
    return min(failures, key=_size, default=None)


def _size(outcome: Outcome) -> tuple[int, int, str]:
    vector = outcome.vector
    return vector.level, len(vector.line) + sum(len(compact(each)) for each in vector.requests), vector.id


def reasons(outcome: Outcome, blamed: Mapping[str, str] | None = None) -> tuple[str, ...]:
    """Explain why the expected answer is right: a tableau card by card, anything else by the clause to blame or its first."""
    vector = outcome.vector
    if not outcome.differences:
        return ()
    kind = vector.requests[0].get("request") if vector.requests else None
    if vector.level < LEVEL_OF_INVALID and _is_unknown(outcome.differences[0].got):
        return (f'A port that has no notion of {kind} leaves it out of "requests" in its answer to hello.',)
    blame = (blamed or {}).get(vector.id, vector.clauses[0])
    if not CLAUSE.fullmatch(blame):
        return (f"See the diagnosis: {blame}.",)
    if isinstance(vector.expect, ExpectAnswer) and kind == "score":
        sentences = tuple(_card_by_card(outcome))
        if sentences:
            return sentences
    return (clause_in_words(blame),)


def _is_unknown(got: Json) -> bool:
    return isinstance(got, dict) and got.get("code") == Code.UNKNOWN_REQUEST.value


def clause_in_words(clause: str) -> str:
    """Return a clause id with its text."""
    from faraway.rulebook.clauses import read_register  # noqa: PLC0415  only failures need it

    texts = {known.id: known.text for known in read_register().clauses}
    return f"{clause}: {texts[clause]}" if clause in texts else clause


def _card_by_card(outcome: Outcome) -> Iterator[str]:
    request = outcome.vector.requests[0]
    tableau = Tableau.trusted(
        regions=tuple(Duration(region) for region in as_list(request["regions"]) if isinstance(region, int)),
        sanctuaries=tuple(SanctuaryId(str(name)) for name in as_list(request["sanctuaries"])),
    )
    sheet = score_tableau(tableau)
    cards = {"regions": sheet.regions, "sanctuaries": sheet.sanctuaries}
    for difference in outcome.differences[:SENTENCES_SHOWN]:
        kind, _, position = difference.path.removeprefix("/").partition("/")
        if kind in cards and position.isdigit():
            yield explain_card(cards[kind][int(position)])


def load_known_failures(
    text: str, suite: Suite, is_derived: Callable[[str], bool] = lambda _name: False
) -> tuple[frozenset[str], tuple[str, ...]]:
    """Parse a list of known failures, one id per line, `#` starts a comment; return known and unknown ids."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    ids = frozenset(line for line in lines if line)
    fixed = {vector.id for vector in suite.vectors}
    known = {name for name in ids if name in fixed or is_derived(name)}
    return frozenset(known), tuple(sorted(ids - known))


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
