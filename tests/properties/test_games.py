"""Every law of the game's course holds in the reference and in the specification."""

import pytest
from hypothesis import given, settings

from crosscheck.implementations import REFERENCE, SPEC, Implementation
from crosscheck.laws.game_laws import GAME_LAWS, GameLaw
from crosscheck.laws.played import Script, play, scripts
from crosscheck.laws.replay_laws import REPLAY_LAWS, ReplayLaw
from tests.samples import sample_size

IMPLEMENTATIONS = (REFERENCE, SPEC)


@pytest.mark.parametrize("implementation", IMPLEMENTATIONS, ids=lambda implementation: implementation.name)
@pytest.mark.parametrize("law", GAME_LAWS, ids=lambda law: law.__name__)
@settings(max_examples=sample_size(12))
@given(script=scripts())
def test_law_of_the_game_holds(implementation: Implementation, law: GameLaw, script: Script) -> None:
    law(implementation, play(implementation, script))


@pytest.mark.parametrize("implementation", IMPLEMENTATIONS, ids=lambda implementation: implementation.name)
@pytest.mark.parametrize("law", REPLAY_LAWS, ids=lambda law: law.__name__)
@settings(max_examples=sample_size(12))
@given(script=scripts())
def test_law_of_replaying_holds(implementation: Implementation, law: ReplayLaw, script: Script) -> None:
    law(implementation, play(implementation, script))
