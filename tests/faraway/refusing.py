"""Why a call is refused."""

from collections.abc import Callable
from typing import ParamSpec

import pytest

from faraway.errors import FarawayError

P = ParamSpec("P")


def refusal(call: Callable[P, object], *arguments: P.args, **options: P.kwargs) -> FarawayError:
    """Return the error that a call raises."""
    with pytest.raises(FarawayError) as caught:
        call(*arguments, **options)
    return caught.value


def refused(call: Callable[P, object], *arguments: P.args, **options: P.kwargs) -> list[tuple[str, str]]:
    """Return code and path of every reason why a call is refused."""
    return [(problem.code.value, problem.path) for problem in refusal(call, *arguments, **options).problems]
