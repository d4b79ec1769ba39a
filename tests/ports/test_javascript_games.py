"""Whole games in the JavaScript port and in the specification, action by action, illegal ones among them."""

import pytest

from crosscheck.implementations import SPEC, JsonObject, Play, Refused
from crosscheck.verify.games import differing_keys, last_played
from crosscheck.verify.samples import Player, sample_generator, sample_meddling, sample_setup
from tests.ports.asking import answers, catalogue_of, port_named
from tests.samples import sample_size


def step_of(play: Play, players: int) -> JsonObject:
    return {
        "state": play.state(),
        "legal": list(play.legal()),
        "observations": [play.observe(seat) for seat in range(players)],
        "result": play.result(),
    }


def record_game(number: int) -> tuple[JsonObject, list[JsonObject], list[JsonObject]]:
    """Play a game in the specification: set-up, actions (some of them refused), and what each led to."""
    generator = sample_generator(68, "javascript", number)
    setup = sample_setup(generator)
    players = setup["players"]
    assert isinstance(players, int)
    play: Play = SPEC.begin(setup)
    player = Player(generator, hoards=generator.random() < 0.7)
    actions: list[JsonObject] = []
    steps = [step_of(play, players)]
    while legal := play.legal():
        meddles = generator.random() < 0.3
        action = (
            sample_meddling(generator, players, legal) if meddles else player.choose(legal, last_played(play))
        )
        actions.append(action)
        try:
            play = play.apply(action)
        except Refused as refused:
            steps.append({"error": {"code": refused.codes[0]}})
        else:
            steps.append(step_of(play, players))
    return setup, actions, steps


@pytest.mark.long
@pytest.mark.parametrize("number", range(sample_size(12)))
def test_the_javascript_port_plays_as_the_specification_does(number: int) -> None:
    """Rules: ROUND-1, EXPLORE-1, FIND-4, END-1, INFO-2, WIN-3."""
    javascript = port_named("javascript")
    setup, actions, steps = record_game(number)
    request: dict[str, object] = {
        "id": number,
        "request": "play",
        "setup": setup,
        "cards": catalogue_of(javascript)["sanctuaries"],
        "actions": actions,
        "show": ["state", "legal", "observations", "result"],
        "after": "every",
    }
    (said,) = answers(javascript, [request])
    answer = said["answer"]
    assert isinstance(answer, dict)
    assert differing_keys(answer["steps"], list(steps)) == []
