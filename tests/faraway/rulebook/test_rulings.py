import json
from importlib import resources

import pytest

from faraway.rulebook.rulings import load_rulings, read_rulings, read_some_rulings
from tests.faraway.refusing import refused as refused_for

BY_ID = {ruling.id: ruling for ruling in read_rulings().rulings}


@pytest.mark.parametrize(
    ("ruling", "words"),
    [
        ("own-quest", "stated by all editions"),
        ("no-start-player", "stated or implied by all editions"),
        ("must-i-place-a-sanctuary", "settled by the reading sanctuary-placement"),
        ("negative-points", "proved by the theorem fame_nonneg"),
    ],
)
def test_status_in_words(ruling: str, words: str) -> None:
    assert BY_ID[ruling].status_in_words == words


def test_damaged_rulings_are_refused_with_every_reason() -> None:
    whole = json.loads(resources.files("faraway").joinpath("data", "rulings.json").read_bytes())
    whole["rulings"][0]["answer"] = 3
    whole["rulings"][1]["status"] = "guessed"
    assert refused_for(load_rulings, json.dumps(whole).encode()) == [
        ("wrong-type", "/rulings/0/answer"),
        ("unknown-value", "/rulings/1/status"),
    ]


def test_some_rulings_are_read_without_their_wordings() -> None:
    first, last = read_some_rulings([0, -1])
    whole = read_rulings().rulings
    assert (first.id, last.answer) == (whole[0].id, whole[-1].answer)
    assert first.also == first.keywords == ()
    assert read_some_rulings([]) == ()
