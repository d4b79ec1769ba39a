"""Tests of many small cases as a few tests: what pytest does for a test takes longer than most cases."""

from collections.abc import Callable, Iterable
from functools import update_wrapper
from inspect import Parameter, Signature, signature

import pytest

BATCHES = 5
"""Into how many tests the cases are divided, so that all cores have some."""
MANY_CASES = 50
"""From so many cases on, lines are counted for one batch only: counting takes longer than the cases."""

Test = Callable[..., None]  # type: ignore[explicit-any]  # tests have any arguments


def in_batches(names: str | tuple[str, ...], cases: Iterable[object]) -> Callable[[Test], Test]:
    """Return a decorator like `pytest.mark.parametrize`, for few tests: each runs its cases and names every one that fails."""
    arguments = (names,) if isinstance(names, str) else names
    listed = list(cases)

    def decorate(test: Test) -> Test:
        def run_batch(*, batch: int, **others: object) -> None:
            failures: list[Exception] = []
            for case in listed[batch::BATCHES]:
                values = case if isinstance(case, tuple) and len(arguments) > 1 else (case,)
                try:
                    test(**dict(zip(arguments, values, strict=True)), **others)
                except Exception as failure:  # noqa: BLE001 - whatever a case raises, the others are still run
                    failure.add_note(f"the case: {case!r}")
                    failures.append(failure)
            if failures:
                raise ExceptionGroup(f"{len(failures)} cases fail", failures)

        update_wrapper(run_batch, test)
        del run_batch.__dict__["__wrapped__"]  # pytest would ask for the arguments of the wrapped test
        others = [each for each in signature(test).parameters.values() if each.name not in arguments]
        run_batch.__dict__["__signature__"] = Signature(
            [
                each.replace(kind=Parameter.KEYWORD_ONLY)
                for each in (Parameter("batch", Parameter.KEYWORD_ONLY), *others)
            ]
        )
        uncounted = [pytest.mark.no_cover] if len(listed) >= MANY_CASES else []
        batches = [
            pytest.param(batch, marks=uncounted if batch else [])
            for batch in range(min(BATCHES, len(listed)))
        ]
        return pytest.mark.parametrize("batch", batches)(run_batch)

    return decorate
