"""Every context of a misreading occurs in the derived games of the suite."""

from faraway.conformance.derived.games import derived_suite
from faraway.game.readings import DEFAULT_READINGS
from faraway.misreadings.contexts import CONTEXTS
from faraway.play.scripts import play_script


def test_every_context_applies_somewhere_and_not_everywhere() -> None:
    """Two derived games of every number of players: one of them falls short."""
    seen = {where.id: set[bool]() for where in CONTEXTS}
    for players in range(2, 7):
        scripts = [script for script in derived_suite().scripts if script.players == players]
        for script in (scripts[0], scripts[-1]):
            for state in play_script(script, DEFAULT_READINGS).states:
                for where in CONTEXTS:
                    seen[where.id].add(where.applies(state))
    assert all(found == {True, False} for found in seen.values()), seen
