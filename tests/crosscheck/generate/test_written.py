"""A hand-written vector is refused unless both implementations answer as it states."""

from pathlib import Path

import pytest
from cattrs.errors import ClassValidationError

from crosscheck.generate import written
from crosscheck.generate.agreement import DisagreementError
from crosscheck.generate.drafting import Topic

HEAD = 'about = "One."\nlevel = 2\n[[vector]]\nid = "one"\nclauses = ["SCORE-9"]\nwhy = "A try."\n'
SCORE = 'request = { request = "score", regions = [3, 5, 9, 1, 2, 4, 6, 7], sanctuaries = [] }\n'


def topic_of(monkeypatch: pytest.MonkeyPatch, folder: Path, text: str) -> Topic:
    monkeypatch.setattr(written, "FOLDER", folder)
    (folder / "one.toml").write_text(HEAD + text)
    return written.written_topic("one")


def test_an_answer_worked_out_by_hand_that_is_right_is_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    right = "answer = { total = 11, regions = [4, 2, 5, 0, 0, 0, 0, 0], sanctuaries = [] }\n"
    (vector,) = topic_of(monkeypatch, tmp_path, SCORE + right).vectors
    assert vector.id == "one"


@pytest.mark.parametrize(
    "wrong",
    [
        SCORE + "answer = { total = 12, regions = [5, 2, 5, 0, 0, 0, 0, 0], sanctuaries = [] }\n",
        SCORE + 'error = ["region-twice"]\n',
        SCORE.replace("[3, 5,", "[5, 5,"),
        'line = "{}"\nerror = ["not-json"]\n',
        f'relation = "equal"\nrequests = [{SCORE[10:-1]}, {SCORE[10:-1].replace("3, 5", "5, 3")}]\n',
    ],
    ids=["wrong-answer", "wrong-code", "refused", "wrong-code-of-a-line", "wrong-relation"],
)
def test_what_the_implementations_contradict_is_refused(
    wrong: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(DisagreementError):
        topic_of(monkeypatch, tmp_path, wrong)


def test_an_unknown_key_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(ExceptionGroup) as refusal:
        topic_of(monkeypatch, tmp_path, SCORE + "anwser = {}\n")
    assert refusal.group_contains(ClassValidationError)
