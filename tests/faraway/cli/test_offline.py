"""Live, recorded and offline runs give the same verdict, byte for byte; damaged files are refused."""

import json
import subprocess
from pathlib import Path

import pytest

from faraway.conformance.exchange.faults import Fault
from faraway.conformance.exchange.wire import Reply, Ticket
from faraway.conformance.runner.offline import MOST_LINES, Recording
from faraway.conformance.suite.documents import JsonObject
from tests.faraway.cli_running import Run
from tests.faraway.conformance.examples import REFERENCE_PORT, ZEROS_PORT, hostile_port
from tests.faraway.conformance.scripted import World
from tests.samples import sample_of

HELLO = b'{"id": 0, "request": "hello", "protocol": "faraway-wire-1"}\n'
PORTS = {
    "right": REFERENCE_PORT,
    "wrong": (*REFERENCE_PORT, "--misread", "no-tie-break"),
    "zeros": ZEROS_PORT,
}
QUICK = ("--level", "2", "--level", "3")


def answered(port: tuple[str, ...], questions: bytes) -> bytes:
    """Run a port by hand, as anybody may wherever the port runs."""
    return subprocess.run(port, input=questions, capture_output=True, check=True).stdout


def compared(path: Path) -> JsonObject:
    """Return a report without what depends on the machine and the moment."""
    document = json.loads(path.read_text())
    assert isinstance(document, dict)
    assert set(document.pop("run")) == {"command", "seconds", "stderr", "unclean_exits", "further_questions"}
    return document


@pytest.mark.long
@pytest.mark.parametrize("name", sample_of(PORTS))
def test_live_recorded_and_offline_runs_give_the_same_verdict(run: Run, tmp_path: Path, name: str) -> None:
    files = {kind: tmp_path / kind for kind in ("live", "recorded", "offline")}
    claims, questions, answers, record = (
        tmp_path / kind for kind in ("claims", "questions", "answers", "record")
    )
    badges = {kind: tmp_path / f"{kind}.svg" for kind in files}

    def reports(kind: str) -> tuple[str, ...]:
        diagnosis = () if name == "wrong" else ("--no-diagnosis",)
        return *diagnosis, "-o", str(files[kind]), "--badge", str(badges[kind])

    live = run("conformance", "run", *QUICK, "--record", str(record), *reports("live"), "--", *PORTS[name])
    recorded = run("conformance", "judge", str(record), *reports("recorded"))
    claims.write_bytes(answered(PORTS[name], HELLO))
    written = run("conformance", "ask", "--claims", str(claims), "-o", str(questions), *QUICK)
    assert written.exit_code == 0
    answers.write_bytes(answered(PORTS[name], questions.read_bytes()))
    offline = run("conformance", "judge", str(questions), str(answers), *reports("offline"))
    assert live.exit_code == recorded.exit_code == offline.exit_code == (0 if name == "right" else 1)
    assert compared(files["live"]) == compared(files["recorded"]) == compared(files["offline"])
    first, *others = (badge.read_bytes() for badge in badges.values())
    assert all(badge == first for badge in others)
    asked = [entry for entry in json.loads(files["live"].read_text())["outcomes"] if "questions" in entry]
    assert asked
    assert all(len(entry["questions"]) == len(entry["answers"]) == 32 for entry in asked)


@pytest.mark.long
def test_faults_are_recorded_too(run: Run, tmp_path: Path) -> None:
    record, live, again = (tmp_path / kind for kind in ("record", "live", "again"))
    crashing = hostile_port("crash", "every")
    first = run(
        "conformance",
        "run",
        "--level",
        "2",
        "--jobs",
        "1",
        "--record",
        str(record),
        "-o",
        str(live),
        "--",
        *crashing,
    )
    second = run("conformance", "judge", str(record), "-o", str(again))
    assert first.exit_code == second.exit_code == 1
    assert compared(live) == compared(again)
    silent = run("conformance", "run", "--record", str(record), "--", "/nowhere/port")
    assert silent.exit_code == run("conformance", "judge", str(record)).exit_code == 2


CLAIMS = {
    "protocol": "faraway-wire-1",
    "name": "mine",
    "version": "1",
    "language": "C",
    "levels": [2],
    "readings": {},
    "score": "total",
}


def asked_offline(run: Run, tmp_path: Path, claims: object = CLAIMS) -> tuple[Path, list[bytes]]:
    """Ask one question offline; return its file and its lines."""
    stated, questions = tmp_path / "claims", tmp_path / "questions"
    stated.write_text(json.dumps(claims))
    assert (
        run(
            "conformance", "ask", "--claims", str(stated), "-o", str(questions), "--only", "per-clue"
        ).exit_code
        == 0
    )
    return questions, questions.read_bytes().splitlines()


def judged(run: Run, questions: Path, *answers: object) -> tuple[int, str]:
    file = questions.with_name("answers")
    file.write_text("".join(f"{json.dumps(answer)}\n" for answer in answers))
    result = run("conformance", "judge", str(questions), str(file))
    return result.exit_code, result.output


def test_answers_are_judged_in_the_order_of_the_questions(run: Run, tmp_path: Path) -> None:
    questions, lines = asked_offline(run, tmp_path)
    assert len(lines) == 2
    assert json.loads(lines[0])["claims"] == CLAIMS
    hello = {"id": 0, "answer": CLAIMS}
    total = json.loads(run("conformance", "show", "per-clue", "--json").stdout)["expect"]["answer"]["total"]
    right = {"id": 1, "answer": {"total": total}}
    assert judged(run, questions, hello, right)[0] == 0
    assert judged(run, questions, hello, {"id": 1, "answer": {"total": total + 1}})[0] == 1
    assert judged(run, questions, hello, {"id": 2, "answer": {"total": total}})[0] == 1
    status, text = judged(run, questions, hello)
    assert (status, "1 question asked, 0 answers given" in text) == (1, True)
    status, text = judged(run, questions, hello, right, right)
    assert (status, "more answers than questions" in text) == (1, True)


def test_what_was_not_made_for_each_other_is_refused(run: Run, tmp_path: Path) -> None:
    questions, lines = asked_offline(run, tmp_path, {"id": 0, "answer": CLAIMS})
    hello = {"id": 0, "answer": CLAIMS}
    other = {"id": 0, "answer": {**CLAIMS, "version": "2"}}
    assert "not what the questions were made for" in judged(run, questions, other)[1]
    assert "does not answer hello" in judged(run, questions, "hello")[1]
    assert "does not answer hello" in judged(run, questions)[1]
    old = tmp_path / "old"
    old.write_bytes(b"\n".join(lines).replace(b'"suite":"', b'"suite":"0.'))
    assert "made for suite 0." in judged(run, old, hello)[1]
    foreign = tmp_path / "foreign"
    foreign.write_bytes(b"\n".join([lines[0], lines[1].replace(b'"id":1', b'"id":7')]))
    assert (
        "1 question that this suite does not ask" in judged(run, foreign, hello, {"id": 7, "answer": {}})[1]
    )
    bare = tmp_path / "bare"
    bare.write_bytes(lines[1])
    assert "not the hello that `conformance ask` writes" in judged(run, bare, hello)[1]


def test_files_that_are_damaged_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    for text in ("", "{}", "{}\n{}\n", "no", '{"format": "faraway-conformance-record-1"}\n{}\n'):
        file.write_text(text)
        assert run("conformance", "judge", str(file)).exit_code == 2
        assert run("conformance", "ask", "--claims", str(file), "-o", str(tmp_path / "q")).exit_code == 2


def test_a_record_of_a_suite_with_a_hostile_name_is_refused_in_plain_letters(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    ending = '{"gave_up": "", "cut_short": false, "families_given_up": {}, "transient_faults": []}'
    for name in ("\x07", "9" * 5_000_000):
        head: JsonObject = {
            "format": "faraway-conformance-record-1", "selection": {}, "claims": None, "suite": name,
        }  # fmt: skip
        file.write_text(f"{json.dumps(head)}\n{ending}\n")
        refused = run("conformance", "judge", str(file))
        assert (refused.exit_code, refused.stderr.count("\x07")) == (2, 0)
        assert len(refused.stderr) < 3000


def test_a_file_of_more_lines_than_there_are_questions_is_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"{}\n" * (MOST_LINES + 1))
    for files in ([file], [file, file]):
        refused = run("conformance", "judge", *map(str, files))
        assert (refused.exit_code, f"more than {MOST_LINES} lines" in refused.stderr) == (2, True)


def test_the_schemas_are_printed_and_written(run: Run, tmp_path: Path) -> None:
    assert json.loads(run("conformance", "schema", "wire").stdout)["$defs"]
    folder = tmp_path / "schemas"
    assert run("conformance", "schema", "-o", str(folder)).exit_code == 0
    assert {file.name for file in folder.iterdir()} == {
        "report.json",
        "suite.json",
        "vectors.json",
        "wire.json",
    }
    assert "there are the schemas report, suite" in run("conformance", "schema").output
    (tmp_path / "file").write_text("")
    assert run("conformance", "schema", "-o", str(tmp_path / "file" / "below")).exit_code == 2


def test_a_recording_keeps_lines_and_not_what_was_parsed_of_them() -> None:
    """Parsed, an answer takes 24 times its length: a port's 64 MB would take all memory."""

    ticket = Ticket(1, b'{"id":1,"request":"score","regions":[1],"sanctuaries":[]}')
    replies: list[Reply | Fault] = []
    with World().open_exchange(("port",)) as exchange:
        recording = Recording(exchange)
        recording.handshake()
        recording.ask([ticket], lambda _ticket, reply: replies.append(reply))
        recording.close()
    (kept,) = recording._said.values()
    assert isinstance(kept.reply, Reply)
    assert (kept.reply.answer, kept.answer) == (
        None,
        replies[0].line if isinstance(replies[0], Reply) else b"",
    )
    assert b'\\"total\\"' in recording.dump("0", {})
