"""The pytest plugin: one test for each vector of the conformance suite, asked of a port.

    from faraway.conformance.pytest_plugin import faraway_port

    test_rules = faraway_port("node port.mjs", suite="1.1", known_failures="known-failures.txt")

`pytest -k level-2` asks the vectors of a level; topics and tags work as well. `-k SCORE-1:` asks those of a clause; without the
colon pytest finds SCORE-10, too. `-k shortage-mild` asks the games with a mild shortage of Sanctuaries, and
`-k phase-take+shortage-mild` those that come into that situation; `faraway conformance coverage` counts situations. A port is
started once in each process of pytest, and asked the vectors that this process runs.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from itertools import permutations
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:  # pytest loads this module at every start, so the suite is imported when a port is tested
    from faraway.conformance.suite.vectors import Vector
    from faraway.conformance.suites import StoredSuite
    from faraway.conformance.verdict.outcome import Outcome

PARAMETER = "faraway_vector"


def faraway_port(
    command: str | Sequence[str], *, suite: str | None = None, known_failures: str | Path | None = None
) -> Callable[[Vector, Mapping[str, Outcome]], None]:
    """Return a test function with one case for each vector; a known failure must fail, or its case fails.

    `command` starts the port and `suite` is the version to ask, as for `faraway conformance run`. `known_failures` names
    the file that `--write-known-failures` writes.
    """
    stored = _stored(suite)
    words = tuple(shlex.split(command)) if isinstance(command, str) else tuple(command)
    known = _known(known_failures, stored)
    strict = pytest.mark.xfail(strict=True, reason="listed as a known failure")
    cases = [
        pytest.param(vector, id=vector.id, marks=[strict] if vector.id in known else [])
        for vector in stored.suite.vectors
    ]

    @pytest.mark.parametrize(
        "faraway_outcomes",
        [pytest.param((words, stored.version), id="port")],
        indirect=True,
        scope="session",
    )
    @pytest.mark.parametrize(PARAMETER, cases)
    def test_port(faraway_vector: Vector, faraway_outcomes: Mapping[str, Outcome]) -> None:
        from faraway.conformance.verdict.outcome import Verdict  # noqa: PLC0415  see above

        outcome = faraway_outcomes[faraway_vector.id]
        if outcome.verdict is Verdict.GIVEN_UP:
            pytest.fail(f"{faraway_vector.id} was not asked: {outcome.reason}", pytrace=False)
        if outcome.is_failure:
            pytest.fail(explain(outcome), pytrace=False)
        if not outcome.verdict.is_asked:
            pytest.skip(outcome.reason)

    return test_port


def _stored(suite: str | None) -> StoredSuite:
    from faraway.conformance.suites import stored_suite  # noqa: PLC0415  see above
    from faraway.errors import FarawayError  # noqa: PLC0415  see above

    try:
        return stored_suite(suite)
    except FarawayError as error:
        raise pytest.UsageError(str(error)) from error


def _known(name: str | Path | None, stored: StoredSuite) -> frozenset[str]:
    from faraway.conformance.verdict.failures import load_known_failures  # noqa: PLC0415  see above

    if name is None:
        return frozenset()
    known, unknown = load_known_failures(
        Path(name).read_text(encoding="utf-8"), stored.suite, stored.is_derived
    )
    if unknown:
        raise pytest.UsageError(
            f"{name} names vectors that are not in suite {stored.version}: {', '.join(unknown)}"
        )
    return known


def explain(outcome: Outcome) -> str:
    """Format a failed vector: why it is asked, what differs, and the rule that decides."""
    from faraway.conformance.verdict.failures import reasons  # noqa: PLC0415  see above

    vector = outcome.vector
    return "\n".join(
        [
            f"{vector.id} (level {vector.level}, {', '.join(vector.clauses)}): {vector.why}",
            *([outcome.fault.in_words(), outcome.fault.advice] if outcome.fault else []),
            *(difference.in_words() for difference in outcome.differences),
            *reasons(outcome),
            f"faraway conformance show {vector.id}",
        ]
    )


@pytest.fixture(scope="session")
def faraway_outcomes(request: pytest.FixtureRequest) -> Mapping[str, Outcome]:
    """Ask a port the vectors that this process of pytest is going to test."""
    from faraway.conformance.runner.run import Run, Selection, run  # noqa: PLC0415  see above

    command: tuple[str, ...]
    command, version = request.param
    stored = _stored(version)
    vectors = filter(None, map(_vector_of, request.session.items))
    wanted = tuple(dict.fromkeys(vector.id for vector in vectors))
    work = Run(
        command=command,
        suite=stored.suite,
        facts=stored.facts,
        regions=stored.regions,
        selection=Selection(names=wanted),
    )
    return {outcome.vector.id: outcome for outcome in run(work).outcomes}


def _vector_of(item: pytest.Item) -> Vector | None:
    vector: Vector | None = item.callspec.params.get(PARAMETER) if hasattr(item, "callspec") else None
    return vector


def pytest_itemcollected(item: pytest.Item) -> None:
    """Let `-k` select vectors by clause, level, topic, tag and situation."""
    vector = _vector_of(item)
    if vector is not None and item.config.getoption("keyword"):
        clauses = [f"{clause}:" for clause in vector.clauses]
        item.extra_keyword_matches.update(clauses, vector.tags, [vector.topic, f"level-{vector.level}"])
        item.extra_keyword_matches.update(_situations_of(vector))


def _situations_of(vector: Vector) -> set[str]:
    """Return the features of the games of a vector and the situations in either order, in a form that `-k` takes."""
    from faraway.conformance.coverage import moments_shown  # noqa: PLC0415  see above

    moments = [["-".join(feature) for feature in moment] for moment in moments_shown(vector)]
    pairs = {"+".join(pair) for moment in moments for pair in permutations(moment, 2)}
    return pairs.union(*moments)
