"""What every run needs: the facts of the Sanctuaries, as they travel with a request."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from faraway.cards.catalogue import CATALOGUE
from faraway.io import dump_sanctuary

if TYPE_CHECKING:
    from collections.abc import Mapping

    from faraway.conformance.suite.documents import JsonObject


@cache
def sanctuary_facts() -> Mapping[str, JsonObject]:
    """Give the facts of every printed Sanctuary by its id."""
    return {str(sanctuary.id): dump_sanctuary(sanctuary) for sanctuary in CATALOGUE.sanctuaries}
