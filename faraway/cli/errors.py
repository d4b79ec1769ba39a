"""`faraway errors`: list the error codes."""

import click

from faraway.cli.options import json_option
from faraway.errors import Code, Subject
from faraway.io import dumps


@click.command(name="errors")
@json_option
def command(*, as_json: bool) -> None:
    r"""List every error code.

    Codes are stable: programs can rely on them. Messages are for people and may change.

    \b
    Example:
      faraway errors
    """
    if as_json:
        codes = [
            {"code": code.value, "subject": code.subject.value, "meaning": code.meaning} for code in Code
        ]
        click.echo(dumps({"codes": codes}), nl=False)
        return
    width = max(len(code.value) for code in Code)
    for subject in Subject:
        click.secho(subject.value, bold=True)
        for code in Code:
            if code.subject is subject:
                click.echo(f"  {code.value:{width}}  {code.meaning}")
