"""`faraway errors`: list the error codes."""

import click

from faraway.cli.layout import say
from faraway.cli.options import json_options, write_json
from faraway.errors import Code, Subject
from faraway.io import dumps


@click.command(name="errors")
@json_options
def command(*, as_json: bool, output: str | None) -> None:
    r"""List every error code.

    Codes are stable: programs can rely on them. Messages are for people and may change.

    \b
    Example:
      faraway errors
    """
    codes = [{"code": code.value, "subject": code.subject.value, "meaning": code.meaning} for code in Code]
    if write_json(lambda: dumps({"codes": codes}), as_json=as_json, output=output):
        return
    width = max(len(code.value) for code in Code)
    for subject in Subject:
        click.secho(subject.value, bold=True)
        for code in Code:
            if code.subject is subject:
                say(f"  {code.value:{width}}  {code.meaning}")
