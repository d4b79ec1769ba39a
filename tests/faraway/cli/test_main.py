import io
import signal
import subprocess
import sys
from contextlib import redirect_stdout
from pathlib import Path

import click
import pytest
from click.testing import CliRunner

from faraway import __version__, cli
from faraway.cli.lazy import Entry
from faraway.cli.options import json_option
from faraway.errors import Code, FarawayError, Problem
from tests.faraway.cli_running import Run, run_python


def test_list_of_commands_has_the_summary_of_each(run: Run) -> None:
    output = run("--help").stdout
    for name, entry in cli.COMMANDS.items():
        assert f"  {name} " in output
        assert entry.summary.split()[0] in output


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_teaches_by_example_and_is_listed_in_its_own_words(name: str, run: Run) -> None:
    result = run(name, "--help")
    assert result.exit_code == 0
    assert f"\n    faraway {name}" in result.stdout.split("\n  Example", 1)[1]
    assert cli.COMMANDS[name].summary.rstrip(".") in " ".join(result.stdout.split())


ASKED = "I have 12, 45, play 30: do I find a sanctuary?"
NOT_FOR_TEXT = [
    *("cattrs", "rich", "rapidfuzz", "importlib.resources", "pathlib", "shutil", "tempfile", "textwrap"),
    *("faraway.io.convert", "faraway.io.files", "faraway.game.rules", "faraway.game.state"),
    *("faraway.rulebook.clauses", "faraway.rulebook.books", "faraway.rulebook.ruling_book"),
]
MOST_MODULES = 102
"""How many modules of this package an answer may import: it needs 98."""
MOST_SHOWN = 20
"""How many of their classes may have a `__repr__` of their own: attrs compiles it at each start, and `Value` has one for all."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("arguments", "unwanted"),
    [
        (["--help"], ["rich", "attrs", "attr", "cattrs", "json", "faraway.cards", "faraway.errors"]),
        (["conformance", "--help"], ["rich", "faraway.conformance"]),
        (["score", "--json", "-"], ["rich", "faraway.game"]),
        (["explain", "--json", "-"], ["rich", "faraway.game"]),
        (["cards", "--json"], ["rich", "faraway.game"]),
        (["ask", ASKED], [*NOT_FOR_TEXT, "faraway.scoring.sheet"]),
        (["ask", "does the card itself count?"], NOT_FOR_TEXT),
        (["ask", "--json", ASKED], ["rich", "importlib.resources", "faraway.rulebook.ruling_book"]),
        (["errors"], ["rich", "faraway.game", "faraway.rulebook", "importlib.resources"]),
    ],
    ids=" ".join,
)
def test_command_imports_only_what_it_needs(arguments: list[str], unwanted: list[str]) -> None:
    program = (
        "import sys; before = set(sys.modules)\n"
        "from faraway.cli import main\n"
        "try: main()\n"
        "except SystemExit as ending: assert not ending.code\n"
        f"unwanted = {set(unwanted)} & (sys.modules.keys() - before)\n"
        "assert not unwanted, unwanted\n"
    )
    tableau = '{"regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": ["desert-stone"]}'
    run_python("-c", program, *arguments, given=tableau)


@pytest.mark.long
def test_an_answer_imports_few_modules_and_lets_attrs_write_few_methods() -> None:
    program = (
        "import sys\n"
        "from faraway.cli import main\n"
        "try: main()\n"
        "except SystemExit as ending: assert not ending.code\n"
        "ours = [module for name, module in sys.modules.items() if name.startswith('faraway.')]\n"
        f"assert len(ours) <= {MOST_MODULES}, len(ours)\n"
        "kinds = {each for module in ours for each in vars(module).values() if isinstance(each, type)}\n"
        "shown = [each for each in kinds if hasattr(each, '__attrs_attrs__') and '__repr__' in vars(each)]\n"
        f"assert len(shown) <= {MOST_SHOWN}, sorted(kind.__qualname__ for kind in shown)\n"
    )
    run_python("-c", program, "ask", ASKED)


def test_module_runs_as_a_program() -> None:
    assert run_python("-m", "faraway", "--version").stdout == f"faraway {__version__}\n"


def test_version_is_printed_before_anything_else(run: Run) -> None:
    assert run("--version").stdout == f"faraway {__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["scoer"], "No such command 'scoer'. Did you mean 'score'?"),
        (["conformance", "lsit"], "No such command 'lsit'. Did you mean 'list'?"),
        (["zzz"], "No such command 'zzz'.\n"),
        (["cards", "--jsn"], "No such option '--jsn'"),
        (["--jsn"], "No such option '--jsn'"),
    ],
)
def test_what_is_misspelt_is_refused_by_name_with_what_may_be_meant(
    arguments: list[str], message: str, run: Run
) -> None:
    result = run(*arguments)
    assert result.exit_code == 2
    assert message in result.stderr


def test_misspelt_option_names_the_option_that_may_be_meant(run: Run) -> None:
    assert "Did you mean '--json'?" in run("cards", "--jsn").stderr


def test_module_without_a_command_is_a_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(cli.COMMANDS, "broken", Entry("faraway.errors", "Break."))
    with pytest.raises(AttributeError):
        CliRunner().invoke(cli.main, ["broken"], catch_exceptions=False)
    monkeypatch.setattr("faraway.errors.command", "a string", raising=False)
    with pytest.raises(TypeError, match="is not a command"):
        CliRunner().invoke(cli.main, ["broken"], catch_exceptions=False)


def failing(*problems: Problem) -> click.Command:
    @click.command
    @json_option
    def command(*, as_json: bool) -> None:
        del as_json
        raise FarawayError(problems)

    return command


def test_reasons_are_printed_beside_the_output_or_as_json(monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    deep, odd = (
        Problem(code=Code.TOO_DEEP, message="deep", path="/a"),
        Problem(code=Code.NOT_JSON, message="odd"),
    )
    monkeypatch.setattr("faraway.cli.errors.command", failing(deep))
    one = run("errors")
    assert (one.exit_code, one.stdout, one.stderr) == (2, "", "Refused: /a: deep [too-deep]\n")
    as_json = run("errors", "--json")
    assert (as_json.exit_code, as_json.stderr) == (2, "")
    assert as_json.stdout.startswith('{\n  "error": {\n    "code": "too-deep",')
    monkeypatch.setattr("faraway.cli.errors.command", failing(deep, odd))
    assert run("errors").stderr == "Refused, for these reasons:\n  /a: deep [too-deep]\n  odd [not-json]\n"


@pytest.mark.parametrize(
    ("message", "shown"),
    [
        ("\x1b]0;mine\x07\x1b[31m", r"\x1b]0;mine\x07\x1b[31m [not-json]"),
        ("one\ntwo\0", r"one\ntwo\x00 [not-json]"),
        ("\u202e", r"\u202e [not-json]"),
        ("x" * 9_000_000, "x" * 1000 + " ... " + "x" * 989 + " [not-json]"),
    ],
    ids=["escape", "lines", "direction", "long"],
)
def test_what_a_reason_quotes_cannot_act_on_the_terminal(
    message: str, shown: str, monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr("faraway.cli.errors.command", failing(Problem(code=Code.NOT_JSON, message=message)))
    assert run("errors").stderr == f"Refused: {shown}\n"


def test_output_may_be_replaced_by_any_stream() -> None:
    with redirect_stdout(io.StringIO()) as output:
        cli.main.main(["errors"], standalone_mode=False)
    assert "region-twice" in output.getvalue()


@pytest.mark.long
def test_name_that_the_output_cannot_spell_is_escaped(tmp_path: Path) -> None:
    path = tmp_path / "pad.json"
    path.write_text(
        '{"players": [{"name": "Zoë", "regions": [12, 20, 16, 23, 44, 49, 14, 28], "sanctuaries": []},'
        ' {"name": "Ben", "regions": [68, 3, 9, 5, 13, 6, 2, 30], "sanctuaries": []}]}',
        encoding="utf-8",
    )
    done = run_python("-m", "faraway", "rank", str(path), variables={"PYTHONIOENCODING": "ascii"})
    assert "| Ben | Zo\\xeb |" in done.stdout


@pytest.mark.long
@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("arguments", [["errors"], ["cards"], ["cards", "--json"]])
def test_output_that_cannot_be_written_is_refused_without_a_traceback(arguments: list[str]) -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "faraway", *arguments],
            check=False,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            timeout=900,
        )
    assert done.returncode == 2
    assert done.stderr == (
        "Refused: the output was lost: [Errno 28] No space left on device [output-unwritable]\n"
    )


def breaking(error: BaseException) -> click.Command:
    @click.command
    def command() -> None:
        raise error

    return command


def test_lost_output_is_reported_unless_its_reader_has_had_enough(
    monkeypatch: pytest.MonkeyPatch, run: Run
) -> None:
    monkeypatch.setattr("faraway.cli.errors.command", breaking(BrokenPipeError()))
    result = run("errors")
    assert (result.exit_code, result.stderr) == (128 + signal.SIGPIPE, "")
    monkeypatch.setattr("faraway.cli.errors.command", breaking(KeyboardInterrupt()))
    result = run("errors")
    assert (result.exit_code, result.stderr) == (128 + signal.SIGINT, "")
    monkeypatch.setattr("faraway.cli.errors.command", breaking(OSError("the disk is gone")))
    result = run("errors")
    assert result.exit_code == 2
    assert result.stderr == "Refused: the output was lost: the disk is gone [output-unwritable]\n"


def test_a_group_lists_and_imports_its_commands() -> None:
    context = cli.main.make_context("faraway", ["errors"])
    assert "score" in cli.main.list_commands(context)
    assert cli.main.get_command(context, "scoer") is None
