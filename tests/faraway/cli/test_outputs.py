"""Every file that a command writes at its end is tried before its work begins."""

from collections.abc import Iterator
from pathlib import Path
from typing import NoReturn

import click
import pytest
from click.types import FuncParamType

from faraway.cli import main
from faraway.cli.options import output_file
from tests.faraway.cli_running import Run

READ = {"source", "--known-failures", "--claims", "--vectors", "questions", "answers"}
OPENED_AT_ONCE = {"--checkpoint"}


def commands(group: click.Command, *path: str) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    """Yield every command with its name, group by group."""
    if isinstance(group, click.Group):
        context = click.Context(group)
        for name in group.list_commands(context):
            found = group.get_command(context, name)
            assert found is not None
            yield from commands(found, *path, name)
    else:
        yield path, group


COMMANDS = dict(commands(main))
FILES = [
    (path, parameter)
    for path, command in COMMANDS.items()
    for parameter in command.params
    if "FILE" in str(parameter.metavar)
]
WRITTEN = [
    (path, parameter.opts[-1])
    for path, parameter in FILES
    if isinstance(parameter.type, FuncParamType) and parameter.type.func is output_file
]


def test_every_file_is_read_or_opened_or_tried() -> None:
    others = [(path, each.opts[-1]) for path, each in FILES if each.opts[-1] not in READ | OPENED_AT_ONCE]
    assert others == WRITTEN
    assert len(WRITTEN) > 30


@pytest.mark.parametrize(("path", "option"), WRITTEN, ids=str)
def test_an_output_that_cannot_be_written_is_refused_before_the_work_begins(
    path: tuple[str, ...], option: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def begin(**_: object) -> NoReturn:
        raise AssertionError("the work has begun")

    monkeypatch.setattr(COMMANDS[path], "callback", begin)
    missing = tmp_path / "none" / "file"
    refused = run(*path, option, str(missing))
    assert refused.exit_code == 2
    assert refused.stderr.startswith(f"Refused: {missing} cannot be written: ")
    assert "draft" not in refused.stderr
    assert list(tmp_path.iterdir()) == []
