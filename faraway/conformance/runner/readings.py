"""Which readings of the rules a port plays, and with which of them a vector is asked."""

from collections.abc import Mapping

from faraway.game.readings import READING_VALUES


def played_values(stated: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Complete what a port states: a reading that it does not name is played in its default."""
    return {name: stated.get(name) or values[:1] for name, values in READING_VALUES.items()}


def chosen_values(
    holds_under: Mapping[str, tuple[str, ...]], played: Mapping[str, tuple[str, ...]]
) -> dict[str, str] | None:
    """Choose for every reading a value that the vector holds under and the port plays; None where there is none.

    The vector's own order of preference decides; where the vector does not care, the default if the port plays it.
    """
    chosen: dict[str, str] = {}
    for name, values in READING_VALUES.items():
        fitting = [value for value in holds_under.get(name, values) if value in played[name]]
        if not fitting:
            return None
        chosen[name] = fitting[0]
    return chosen
