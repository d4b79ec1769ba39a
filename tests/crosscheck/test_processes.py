"""Programs that a check starts end with it, and one that is killed gives no verdict."""

import ast
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

import crosscheck
from crosscheck.processes import LOST, LostProgramError, end_with, refuse_killed, run_program
from tests.faraway.conformance.test_supervision import wait_for_end

STARTERS = {"run", "Popen", "call", "check_call", "check_output"}
OTHER_WAYS = {"fork", "forkpty", "posix_spawn", "posix_spawnp", "system", "popen", "ProcessPoolExecutor"}
KNOWN = {
    "processes.py": "here a fork ends with its parent",
    "hostile/port.py": "a port: its supervisor ends it",
    "hostile/lingering.py": "a port: its supervisor ends it",
    "measure/campaigns.py": "the libraries that are measured start their own",
}

STARTING = {
    "program": """
from crosscheck.processes import run_program
run_program(["sh", "-c", "echo $$; exec sleep 3600"], is_shown=True)
""",
    "fork": """
import os, time
from crosscheck.processes import fork
if not fork():
    print(os.getpid(), flush=True)
time.sleep(3600)
""",
}


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("source", STARTING.values(), ids=STARTING)
def test_a_program_ends_with_the_check_that_started_it(source: str, number: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", source], stdout=subprocess.PIPE) as check:
        assert check.stdout is not None
        program = int(check.stdout.readline())
        check.send_signal(number)
        wait_for_end(program)


def test_a_program_whose_parent_has_gone_does_not_begin() -> None:
    begin: Callable[[], None] = partial(end_with, 1)  # not its parent
    done = subprocess.run([sys.executable, "-c", ""], preexec_fn=begin, check=False)
    assert done.returncode == LOST


@pytest.mark.parametrize(
    ("number", "words"), [(signal.SIGKILL, "SIGKILL"), (signal.SIGRTMIN + 3, f"signal {signal.SIGRTMIN + 3}")]
)
def test_a_program_that_was_killed_gives_no_verdict(number: int, words: str) -> None:
    with pytest.raises(
        LostProgramError, match=f"^search was killed by {words}, and its work is lost"
    ) as lost:
        refuse_killed("/somewhere/search", -number)
    assert lost.value.exit_code == LOST
    refuse_killed("/somewhere/search", 1)


def unsupervised(source: str) -> Iterator[int]:
    """Yield the lines that start a process which would outlive the check."""
    for node in ast.walk(ast.parse(source)):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute | ast.Name):
            continue
        name = node.func.attr if isinstance(node.func, ast.Attribute) else node.func.id
        of = ast.unparse(node.func).partition(".")[0]
        is_started = of == "subprocess" and name in STARTERS
        is_other = name in OTHER_WAYS and of in {"os", "ProcessPoolExecutor"}
        if (is_started and "preexec_fn" not in {each.arg for each in node.keywords}) or is_other:
            yield node.lineno


@pytest.mark.long
def test_every_program_ends_with_the_check_that_starts_it() -> None:
    root = Path(crosscheck.__path__[0])
    found = {
        path.relative_to(root).as_posix()
        for path in root.rglob("*.py")
        if any(unsupervised(path.read_text("utf-8")))
    }
    assert found == {*KNOWN}


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("subprocess.run(['git'])", [1]),
        ("subprocess.Popen(['git'],\n preexec_fn=begin)", []),
        ("import os\nos.system('git')", [2]),
        ("with ProcessPoolExecutor(2): pass", [1]),
        ("run_program(['git'])\nplatform.system()", []),
    ],
)
def test_a_program_that_would_outlive_its_check_is_noticed(source: str, lines: list[int]) -> None:
    assert [*unsupervised(source)] == lines


def test_what_a_program_prints_is_returned_and_its_status_counts() -> None:
    echo = [sys.executable, "-c", "import sys; print(input()); sys.exit(3)"]
    done = run_program(echo, given="words", folder=Path("/"), environment={})
    assert (done.stdout, done.returncode) == ("words\n", 3)
    with pytest.raises(subprocess.CalledProcessError):
        run_program(echo, given="words", has_to_succeed=True)
