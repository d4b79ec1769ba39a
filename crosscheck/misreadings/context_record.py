"""The record of the campaign of misreadings in context: gathered from its pieces, written a line an entry."""

import json
from collections.abc import Sequence
from pathlib import Path

from attrs import asdict

from crosscheck.implementations import as_object
from faraway.conformance.derived.combinations import Combination
from faraway.conformance.fault_domain import NOT_CAUGHT, FaultDomain, Tableaux
from faraway.conformance.suite.documents import as_list
from faraway.io import Json
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import context_misreadings

FILE = Path(__file__).parents[2] / "faraway" / "conformance" / "suite" / "derived" / "contexts.json"


def record_of(
    results: Sequence[Json], combinations: Sequence[Combination], games: int, suite: str, tableaux: int
) -> FaultDomain:
    """Gather the results of all pieces."""
    pieces, scored = [as_object(result) for result in results[:-1]], as_object(results[-1])
    caught = [as_object(piece["caught"]) for piece in pieces]
    questions = sorted({str(name) for entries in caught for name in entries.values()})
    names = [each.id for each in context_misreadings(MISREADINGS.values())]
    rows = {
        name: tuple(questions.index(str(each[name])) if name in each else NOT_CAUGHT for each in caught)
        for name in names
        if any(name in each for each in caught)
    }
    missed: dict[str, list[str]] = {}
    for number, piece in enumerate(pieces):
        for name, game in as_object(piece["missed"]).items():
            missed.setdefault(name, []).append(f"{number}/{game}")
    used, differed = (
        {str(name) for piece in pieces for name in as_list(piece[key])} for key in ("used", "differed")
    )
    never: dict[str, list[str]] = {"not-used": [], "same-answers": [], "nothing-shown": []}
    for name in names:
        if name not in rows and name not in missed:
            misreading, where = name.split("@")
            never[
                "nothing-shown"
                if name in differed
                else "same-answers"
                if f"{MISREADINGS[misreading].rule}@{where}" in used
                else "not-used"
            ].append(name)
    return FaultDomain(
        suite=suite,
        games=games,
        played=sum(int(str(piece["played"])) for piece in pieces),
        combinations=tuple(tuple(combination.values()) for combination in combinations),
        questions=tuple(questions),
        caught=rows,
        missed={name: tuple(games) for name, games in sorted(missed.items())},
        never_shown={reason: tuple(entries) for reason, entries in never.items()},
        tableaux=Tableaux(
            searched=tableaux,
            caught={name: str(vector) for name, vector in as_object(scored["caught"]).items()},
            missed={name: str(number) for name, number in as_object(scored["missed"]).items()},
            never_shown=tuple(map(str, as_list(scored["never"]))),
        ),
    )


def dump_record(record: FaultDomain) -> str:
    """Format the record with an entry a line, so that a change of one is a change of one line."""
    document = asdict(record)
    caught = document.pop("caught")
    head = json.dumps(document, indent=1)[:-2]
    rows = ",\n".join(
        f"  {json.dumps(name)}: {json.dumps(row, separators=(',', ':'))}" for name, row in caught.items()
    )
    return f'{head},\n "caught": {{\n{rows}\n }}\n}}\n'
