"""The doctor names what is wrong with the connection to a port, and what to do about it."""

import pytest
from attrs import evolve

from faraway.conformance.exchange.limits import Limits
from faraway.conformance.runner.doctor import Finding, examine
from faraway.conformance.runner.questions import sanctuary_facts
from faraway.conformance.suite.vectors import ExpectAnswer, shipped_suite
from tests.faraway.conformance import examples
from tests.faraway.conformance.scripted import World
from tests.faraway.conformance.test_hostile_ports import answer_one_at_a_time


def findings(command: tuple[str, ...], limits: Limits = examples.PATIENT) -> dict[str, Finding]:
    found = examine(command, shipped_suite(), sanctuary_facts(), limits)
    return {finding.subject: finding for finding in found}


def test_a_healthy_port_has_nothing_wrong() -> None:
    found = findings(examples.ZEROS_PORT)
    assert all(finding.is_good for finding in found.values())
    assert list(found) == [
        "the command",
        "the handshake",
        "a request of level 2",
        "hello in another protocol",
        "many requests at once",
        "the exit",
    ]


HELLO = (
    "{'id': request['id'], 'answer': {'protocol': 'faraway-wire-1', 'name': 'x', 'version': '1', 'language': 'Python', "
    "'levels': [2, 4], 'readings': {}, 'depth': '%s'}}"
)


@pytest.mark.parametrize(("depth", "is_advised"), [("state", True), ("outcome", False)])
def test_a_port_that_offers_games_is_advised_to_begin_with_their_outcome(
    depth: str, *, is_advised: bool
) -> None:
    found = findings(examples.zeros_port_but("request['request'] == 'hello'", HELLO % depth))
    assert ("the depth of level 4" in found) is is_advised
    if is_advised:
        assert '"depth": "outcome"' in found["the depth of level 4"].advice
        assert found["the depth of level 4"].is_good


REFUSAL = "{'id': request['id'], 'error': {'code': 'unknown-request'}}"
REFUSING = examples.zeros_port_but("request['request'] == 'score'", REFUSAL)


@pytest.mark.parametrize(
    ("command", "subject", "seen", "advice"),
    [
        (("/nowhere/port",), "the command", "/nowhere/port does not exist", "Check the command"),
        (REFUSING, "a request of level 2", "refused: unknown-request", "'score'"),
        (examples.hostile_port("crash", "every"), "a request of level 2", "ended before", ""),
    ],
)
def test_what_is_wrong_is_seen_and_comes_with_advice(
    command: tuple[str, ...], subject: str, seen: str, advice: str
) -> None:
    found = findings(command)[subject]
    assert not found.is_good
    assert seen in found.seen
    assert advice in found.advice


def test_a_port_that_takes_one_line_at_a_time_is_advised_to_read_line_by_line() -> None:
    found = {
        finding.subject: finding
        for finding in examine(
            ("true",),
            shipped_suite(),
            sanctuary_facts(),
            open_exchange=World(answer_one_at_a_time).open_exchange,
        )
    }
    assert not found["many requests at once"].is_good
    assert "line by line" in found["many requests at once"].advice


def test_a_port_that_does_not_answer_is_advised_to_flush() -> None:
    world = World(lambda port, request: port.answer(request) if request["request"] == "hello" else None)
    found = {
        finding.subject: finding
        for finding in examine(
            ("true",), shipped_suite(), sanctuary_facts(), open_exchange=world.open_exchange
        )
    }
    assert "flush" in found["a request of level 2"].advice


@pytest.mark.parametrize(
    ("source", "advice"),
    [
        ("print('Welcome')", "Write only answers to standard output"),
        ("import sys; sys.stderr.write('no such module'); sys.exit(1)", "exited while stdin was still open"),
        (
            "import json; input(); print(json.dumps({'id': 0, 'answer': {}}), flush=True); input()",
            "Read the handshake section",
        ),
        (
            "import json; print(json.dumps({'id': 5, 'answer': {}}), flush=True); input()",
            "Return the id unchanged",
        ),
    ],
)
def test_a_failed_handshake_comes_with_advice(source: str, advice: str) -> None:
    found = findings(examples.python_port(source))
    assert not found["the handshake"].is_good
    assert advice in found["the handshake"].advice
    if "stderr" in source:
        assert "no such module" in found["standard error"].seen
        assert [*found][-1] == "standard error", "below the advice, which says so"


def test_a_port_with_an_unclean_exit_and_standard_error() -> None:
    found = findings(examples.python_port(examples.ZEROS_SOURCE + "sys.stderr.write('so long'); sys.exit(7)"))
    assert "exited with status 7" in found["the exit"].seen
    assert "so long" in found["standard error"].seen


@pytest.mark.parametrize("written", ["str({})", "float({})"])
def test_a_port_that_writes_numbers_as_something_else(written: str) -> None:
    expected = shipped_suite().vectors[113].expect
    assert isinstance(expected, ExpectAnswer)
    total = expected.answer["total"]
    answer = f"{{'total': {written.format(total)}, 'regions': [0] * 8, 'sanctuaries': []}}"
    found = findings(
        examples.zeros_port_but(
            "request['request'] == 'score'", f"{{'id': request['id'], 'answer': {answer}}}"
        )
    )
    assert "/total" in found["a request of level 2"].seen
    assert "numbers are written" in found["a request of level 2"].advice


@pytest.mark.parametrize(
    ("reply", "seen"),
    [
        ("{'id': request['id'], 'error': {'code': 'unknown-value'}}", "refused"),
        ("{'id': request['id'], 'answer': {'protocol': request['protocol']}}", "does not speak"),
        ("{'id': 5, 'answer': {}}", "id"),
    ],
)
def test_a_port_that_rejects_another_protocol(reply: str, seen: str) -> None:
    found = findings(examples.zeros_port_but("request.get('protocol') == 'faraway-wire-0'", reply))
    assert not found["hello in another protocol"].is_good
    assert seen in found["hello in another protocol"].seen


def test_the_doctor_gives_up_with_the_port() -> None:
    *_, last = findings(examples.hostile_port("crash", "every"), evolve(examples.PATIENT, faults=1)).values()
    assert last.subject == "the conversation"
    assert not last.is_good


def test_a_port_that_answers_the_catalogue_in_another_form() -> None:
    listed = "{'id': request['id'], 'answer': {'regions': [], 'sanctuaries': 5}}"
    command = examples.zeros_port_but("request['request'] == 'catalogue'", listed)
    source = command[-1].replace("'levels': [2]", "'levels': [1, 2]")
    found = findings(examples.python_port(source))["a request of level 1"]
    assert not found.is_good
    assert found.seen == "/sanctuaries is a whole number (5), not a list"
    assert found.advice == "Read the form of 'catalogue' in `faraway conformance protocol`."
