"""What every run needs: the facts of the Sanctuaries, as they travel with a request."""

from collections.abc import Mapping
from functools import cache

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.suite.documents import JsonObject
from faraway.io import dump


@cache
def sanctuary_facts() -> Mapping[str, JsonObject]:
    """Give the facts of every printed Sanctuary by its id."""
    return {str(sanctuary.id): dump(sanctuary) for sanctuary in CATALOGUE.sanctuaries}
