"""Hostile ports: the grammar reaches every entry of the exchange's table that a port can cause, and the runner survives."""

import json
import subprocess
import sys
from itertools import islice

import pytest

from crosscheck.hostile import command as hostile
from crosscheck.hostile.grammar import EVENTS, MOMENTS, pairs, possible, scripts
from crosscheck.hostile.port import DEEDS
from faraway.conformance.exchange.states import TABLE


def test_every_entry_of_the_table_that_a_port_can_cause_has_a_script() -> None:
    made = {(state, event) for state, event, _ in pairs()}
    assert possible() <= made
    assert made <= set(TABLE)


def test_every_deed_causes_an_event_and_every_script_is_made_of_deeds() -> None:
    assert {deed for deeds in EVENTS.values() for deed in deeds} == set(DEEDS)
    for script in (*hostile.corpus(), *islice(scripts(3), 400)):
        assert all(moment in MOMENTS and set(deeds) <= set(DEEDS) for moment, deeds in script)


def test_the_same_seed_makes_the_same_ports() -> None:
    assert list(islice(scripts(5), 400)) == list(islice(scripts(5), 400))
    assert list(islice(scripts(5), 400)) != list(islice(scripts(6), 400))


def test_a_runner_that_raises_or_leaves_a_process_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_work: object, **_options: object) -> None:
        raise KeyError("a port did it")

    monkeypatch.setattr(hostile, "run", fail)
    monkeypatch.setattr(hostile, "processes_with", lambda _mark: [1])
    monkeypatch.setattr(hostile, "memory", lambda: 501 << 20)
    trial = hostile.try_port([("first", ["hang"])], has_diagnosis=False)
    assert trial.wrong == (
        "KeyError: 'a port did it'",
        "1 processes are left",
        "the runner took 501 MB",
    )


def test_a_hostile_port_is_survived(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hostile, "memory", lambda: 0)  # this process has run other tests; see below
    trial = hostile.try_port([("hello", ["answer-and-blank"])], has_diagnosis=True)
    assert (trial.ended, trial.wrong) == ("given up", ())


@pytest.mark.slow
def test_the_corpus_is_survived() -> None:
    # In a process of its own: the memory of the runner is measured.
    command = [sys.executable, "-m", "crosscheck", "hostile", "--count", "0"]
    result = subprocess.run(command, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert (
        f"{len(json.loads(hostile.CORPUS.read_text('utf-8')))} hostile ports" in result.stdout + result.stderr
    )
