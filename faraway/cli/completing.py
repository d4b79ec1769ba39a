"""Completion of values in the shell: `faraway rule SCO⇥`, `--edition ⇥`, `conformance show ID⇥`.

Each function imports what it lists when it is called: a command that runs does without.
"""

import os
from collections.abc import Iterable
from typing import TypeAlias

import click
from click.shell_completion import BashComplete, CompletionItem, split_arg_string

Items: TypeAlias = "list[CompletionItem[str]]"


class BashWords(BashComplete):
    """Bash breaks words at `=`. Join them again, so that `--reading NAME=⇥` completes the value."""

    def get_completion_args(self) -> tuple[list[str], str]:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the words before the cursor, and the word at it."""
        at = int(os.environ["COMP_CWORD"])
        words = split_arg_string(os.environ["COMP_WORDS"])[: at + 1]
        joined: list[str] = []
        for word in [*words, ""][: at + 1]:
            if joined and (word == "=" or joined[-1].endswith("=")):
                joined[-1] += word
            else:
                joined.append(word)
        return joined[1:-1], joined[-1]

    def format_completion(self, item: "CompletionItem[object]") -> str:  # type: ignore[explicit-override]  # as above
        """Return what bash puts in the place of the word at the cursor, which begins after the `=`."""
        if "=" in self.get_completion_args()[1]:
            return f"{item.type},{str(item.value).rpartition('=')[2]}"
        return super().format_completion(item)


def complete_file(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Let the shell complete the name of a file."""
    return [CompletionItem(incomplete, type="file")]


def complete_edition(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Complete the name of an edition."""
    from faraway.game.readings import Edition  # noqa: PLC0415  see above

    return _starting_with(incomplete, (edition.value for edition in Edition))


def complete_reading(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Complete the name of a reading, and after `=` its value."""
    from faraway.game.readings import READING_VALUES  # noqa: PLC0415  see above

    name, equals, _ = incomplete.partition("=")
    names = {name: READING_VALUES.get(name, ())} if equals else READING_VALUES
    return _starting_with(
        incomplete, (f"{name}={value}" for name, values in names.items() for value in values)
    )


def complete_misreading(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Complete the id of a misreading."""
    from faraway.misreadings import MISREADINGS  # noqa: PLC0415  see above

    return _starting_with(incomplete, MISREADINGS)


def complete_clause(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Complete the id of a clause, in capitals or not; its text is the help."""
    from faraway.rulebook.clauses import read_register  # noqa: PLC0415  see above

    return [
        CompletionItem(clause.id, help=clause.text)
        for clause in read_register().clauses
        if clause.id.startswith(incomplete.upper())
    ]


def complete_suite(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Complete a version of the suite."""
    from faraway.conformance.suites import versions  # noqa: PLC0415  see above

    return _starting_with(incomplete, versions())


def complete_vector(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Complete the id of a vector."""
    from faraway.conformance.suite.vectors import shipped_suite  # noqa: PLC0415  see above

    return _starting_with(incomplete, (vector.id for vector in shipped_suite().vectors))


def complete_selection(_ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
    """Complete a clause, tag, topic or id of the vectors."""
    from faraway.conformance.suite.vectors import shipped_suite  # noqa: PLC0415  see above

    vectors = shipped_suite().vectors
    groups = {name for vector in vectors for name in (vector.topic, *vector.clauses, *vector.tags)}
    return _starting_with(incomplete, (*sorted(groups), *(vector.id for vector in vectors)))


def _starting_with(incomplete: str, values: Iterable[str]) -> Items:
    return [CompletionItem(value) for value in values if value.startswith(incomplete)]
