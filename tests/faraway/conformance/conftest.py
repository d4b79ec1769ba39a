"""Let the lines of the supervisor be counted where lines are counted."""

import os

import pytest

from faraway.conformance.exchange import supervision


@pytest.fixture(autouse=True)
def _supervisor_with_site_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start the supervisor with site-packages, where coverage begins to count, and let it tidy up at exit, where it ends."""
    if any(name.startswith("COVERAGE_PROCESS") for name in os.environ):
        monkeypatch.setattr(supervision, "FLAGS", ("-I",))
        monkeypatch.setattr(supervision, "START", supervision.START.removesuffix(supervision.EXIT))
