"""`faraway completion`: shell completion."""

import click
from click.shell_completion import get_completion_class

SHELLS = ("bash", "zsh", "fish")


@click.command(name="completion")
@click.argument("shell", type=click.Choice(SHELLS))
@click.pass_context
def command(ctx: click.Context, *, shell: str) -> None:
    r"""Print the completion script for a shell.

    \b
    Example, for your shell:
      eval "$(faraway completion bash)"
      eval "$(faraway completion zsh)"
      faraway completion fish | source
    """
    found = get_completion_class(shell)
    if found is None:  # pragma: no cover  click has all three; the type checker cannot know
        raise click.UsageError(f"no completion for {shell}")
    script = found(ctx.find_root().command, {}, "faraway", "_FARAWAY_COMPLETE")
    click.echo(script.source())
