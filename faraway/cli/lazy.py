"""Groups of commands that are imported only when they run."""

from collections.abc import Mapping
from importlib import import_module
from typing import NamedTuple

import click
from click.shell_completion import CompletionItem


class Entry(NamedTuple):
    """The module of a command, its line in the list of commands, and its name in the module."""

    module: str
    summary: str
    name: str = "command"


class LazyGroup(click.Group):
    """A group that lists its commands without importing them, and imports one when it runs."""

    entries: Mapping[str, Entry]

    def list_commands(self, ctx: click.Context) -> list[str]:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the names of all commands."""
        del ctx
        return list(self.entries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # type: ignore[explicit-override]  # as above
        """Import a command."""
        del ctx
        if cmd_name not in self.entries:
            return None
        module, _, name = self.entries[cmd_name]
        command = getattr(import_module(module), name)
        if not isinstance(command, click.Command):
            raise TypeError(f"{module}.{name} is not a command")
        # A raw docstring spells out the mark that makes click keep the lines of a paragraph.
        command.help = (command.help or "").replace("\\b\n", "\b\n")
        return command

    def resolve_command(  # type: ignore[explicit-override]  # as above
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command; if there is none, suggest those with a similar spelling."""
        name = args[0]
        if name not in self.entries and name[:1].isalnum() and not ctx.resilient_parsing:
            from difflib import get_close_matches  # noqa: PLC0415  only a misspelt command needs it

            close = get_close_matches(name, self.entries, cutoff=0.65)
            meant = f" Did you mean {' or '.join(map(repr, close))}?" if close else ""
            raise click.UsageError(f"No such command {name!r}.{meant}", ctx)
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> "list[CompletionItem[str]]":  # type: ignore[explicit-override]  # as above
        """Complete the name of a command without importing any."""
        return [
            *(
                CompletionItem(name, help=entry.summary)
                for name, entry in self.entries.items()
                if name.startswith(incomplete)
            ),
            *click.Command.shell_complete(self, ctx, incomplete),
        ]

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:  # type: ignore[explicit-override]  # as above
        """List the commands with their summaries, without importing them."""
        del ctx
        with formatter.section("Commands"):
            formatter.write_dl([(name, entry.summary) for name, entry in self.entries.items()])
