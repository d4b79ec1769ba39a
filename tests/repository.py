"""What the tests read of the whole repository, read once in each process."""

from functools import cache

from crosscheck.trace.graph import Graph, build_graph


@cache
def repository_graph() -> Graph:
    """Return every clause of this repository with the places that cite it."""
    return build_graph()
