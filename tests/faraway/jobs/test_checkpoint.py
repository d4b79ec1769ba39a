"""A checkpoint is taken for one only if it is one, whole, of the same work and the same code; all else is left alone."""

import multiprocessing
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

import pytest

from faraway.errors import Code, FarawayError
from faraway.jobs import checkpoint as module
from faraway.jobs.campaign import Campaign, in_this_process, run_campaign
from faraway.jobs.checkpoint import MAGIC, checksum, hash_code, open_checkpoint
from tests.faraway.losing import square
from tests.faraway.refusing import refusal
from tests.faraway.shared_folder import SOMEBODY, belonging_to_somebody
from tests.samples import sample_of

SQUARES = [0, 1, 4, 9, 16, 25]


def squares(pieces: int = 6) -> Campaign:
    return Campaign(plan={"work": "squares"}, pieces=pieces, work=square)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return a whole checkpoint."""
    path = tmp_path / "squares.checkpoint"
    assert run_campaign(squares(), in_this_process, checkpoint=str(path)) == SQUARES
    return path


def refused(path: Path, campaign: Campaign | None = None) -> FarawayError:
    """Return the refusal of a checkpoint, which must be left as it is."""
    before = path.read_bytes() if path.is_file() else None
    error = refusal(run_campaign, campaign or squares(), in_this_process, checkpoint=str(path))
    assert before is None or path.read_bytes() == before
    return error


def with_checksums(*texts: bytes) -> bytes:
    """Return a checkpoint with these lines, all checksums right."""
    written, last = MAGIC, b""
    for text in texts:
        last = checksum(last, text)
        written += last + b" " + text + b"\n"
    return written


def texts_of(path: Path) -> list[bytes]:
    return [line.split(b" ", 1)[1] for line in path.read_bytes().splitlines()[1:]]


@pytest.mark.parametrize(
    "content",
    [b"no newline", b"a diary\n", b'{"plan": {"work": "squares"}, "pieces": 6}\n', MAGIC[:-1], b"\0" * 99],
)
def test_a_file_that_is_no_checkpoint_is_left_alone(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "diary.txt"
    path.write_bytes(content)
    error = refused(path)
    assert (error.code, "is not a checkpoint; it is left as it is" in str(error)) == (
        Code.WRONG_CHECKPOINT,
        True,
    )


@pytest.mark.parametrize("content", [b"", MAGIC])
def test_a_file_without_a_head_is_begun(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "new"
    path.write_bytes(content)
    assert run_campaign(squares(), in_this_process, checkpoint=str(path)) == SQUARES
    assert len(texts_of(path)) == 7


@pytest.mark.long
def test_every_changed_byte_is_noticed(file: Path) -> None:
    whole = file.read_bytes()
    for place in range(len(whole) - 1):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        assert refused(file).code is Code.WRONG_CHECKPOINT


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: lines[:3] + lines[4:],
        lambda lines: [*lines[:3], lines[4], lines[3], *lines[5:]],
        lambda lines: [*lines, lines[-1]],
    ],
)
def test_a_line_lost_moved_or_repeated_is_noticed(
    damage: Callable[[list[bytes]], list[bytes]], file: Path
) -> None:
    file.write_bytes(b"".join(damage(file.read_bytes().splitlines(keepends=True))))
    assert "is damaged: its checksum is wrong" in str(refused(file))


def test_a_file_cut_anywhere_resumes(file: Path) -> None:
    whole = file.read_bytes()
    for length in sample_of(range(len(MAGIC), len(whole))):
        file.write_bytes(whole[:length])
        assert run_campaign(squares(), in_this_process, checkpoint=str(file)) == SQUARES
        assert file.read_bytes() == whole


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"[]", "is not a JSON object"),
        (b"{", "cannot be read"),
        (b'{"piece": 1, "piece": 1, "result": 1}', "is not a JSON object"),
        (b'{"piece": true, "result": 1}', "has no piece with its result"),
        (b'{"piece": 1}', "has no piece with its result"),
        (b'{"result": 1}', "has no piece with its result"),
    ],
)
def test_a_line_that_is_no_piece_is_refused(line: bytes, reason: str, file: Path) -> None:
    file.write_bytes(with_checksums(*texts_of(file), line))
    error = refused(file)
    assert (error.code, f"line 9 of {file} {reason}" in str(error)) == (Code.WRONG_CHECKPOINT, True)


def test_a_line_without_end_is_not_read_whole(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LARGEST_PIECE", 200)
    file.write_bytes(with_checksums(*texts_of(file), b"1" * 300))
    assert "line 9 of" in str(refused(file))
    assert "is too long" in str(refused(file))


def test_the_first_line_for_a_piece_counts(file: Path) -> None:
    file.write_bytes(
        with_checksums(texts_of(file)[0], b'{"piece": 0, "result": "first"}', b'{"piece": 0, "result": 2}')
    )
    assert run_campaign(squares(), in_this_process, checkpoint=str(file)) == ["first", *SQUARES[1:]]


def test_other_work_and_other_code_are_refused(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "belongs to another campaign" in str(refused(file, squares(pieces=7)))
    monkeypatch.setattr("faraway.jobs.campaign.hash_code", lambda *_: "other")
    assert "was made by other code than this" in str(refused(file))


def test_the_hash_of_the_code_covers_every_source_and_data_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package = tmp_path / "made_up" / "inner"
    package.mkdir(parents=True)
    (package.parent / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)

    def hashed() -> str:
        hash_code.cache_clear()
        return hash_code("made_up")

    hashes = [hashed()]
    for name in ("rules.py", "cards.txt", "facts.json", "rules.toml", "cards.csv"):
        for text in ("one", "two"):
            (package / name).write_text(text)
            hashes.append(hashed())
    assert len(set(hashes)) == len(hashes)
    (package / "notes.pyc").write_text("not source")
    assert hashed() == hashes[-1]
    hash_code.cache_clear()
    assert hash_code("no_such_package") == hash_code()


def hold(
    path: str, begun: "multiprocessing.synchronize.Event", ended: "multiprocessing.synchronize.Event"
) -> None:
    with open_checkpoint(path, {"code": ""}):
        begun.set()
        ended.wait()


@pytest.mark.long
def test_two_processes_do_not_share_a_checkpoint(tmp_path: Path) -> None:
    context = multiprocessing.get_context("spawn")
    begun, ended = context.Event(), context.Event()
    path = tmp_path / "held"
    holder = context.Process(target=hold, args=(str(path), begun, ended))
    holder.start()
    try:
        begun.wait()
        assert refused(path).code is Code.CHECKPOINT_IN_USE
    finally:
        ended.set()
        holder.join()


def test_what_is_no_file_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (Path("/dev/zero"), tmp_path / "pipe", tmp_path, tmp_path / "none" / "squares"):
        assert refused(path).code is Code.OUTPUT_UNWRITABLE
    monkeypatch.setattr(module, "fcntl", None)
    assert run_campaign(squares(), in_this_process, checkpoint=str(tmp_path / "unlocked")) == SQUARES


def test_a_checkpoint_that_cannot_be_written_is_refused_before_the_work_begins(tmp_path: Path) -> None:
    def begin(_work: object, _pieces: object) -> NoReturn:
        raise AssertionError("the work has begun")

    missing = str(tmp_path / "none" / "squares")
    assert refusal(run_campaign, squares(), begin, checkpoint=missing).code is Code.OUTPUT_UNWRITABLE


def test_a_checkpoint_of_somebody_else_is_refused_where_everybody_may_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, empty = tmp_path / "shared", tmp_path / "empty"
    shared.mkdir()
    shared.chmod(0o1777)
    empty.touch()
    file = shared / "squares"
    run_campaign(squares(), in_this_process, checkpoint=str(file))
    (shared / "link").symlink_to(empty)
    for path in (file, shared / "link"):
        with monkeypatch.context() as patched:
            belonging_to_somebody(patched, path)
            error = refused(path)
        assert (error.code, SOMEBODY in str(error)) == (Code.OUTPUT_UNWRITABLE, True)
    os.link(empty, shared / "other-name")
    assert SOMEBODY in str(refused(shared / "other-name"))
    assert empty.read_bytes() == b""
    assert run_campaign(squares(), in_this_process, checkpoint=str(file)) == SQUARES


def test_a_checkpoint_is_found_through_a_link_of_ones_own(file: Path) -> None:
    (file.parent / "link").symlink_to(file)
    assert run_campaign(squares(), in_this_process, checkpoint=str(file.parent / "link")) == SQUARES
