"""What the editions say about a clause, as `faraway rule` and `faraway ask` print it; `ask` needs no rulebooks for it."""

from collections.abc import Iterable

from faraway.cli.layout import print_heading, say
from faraway.rulebook.citations import Citation


def print_editions(editions: Iterable[Citation], clause: str = "") -> None:
    """Print what each edition says, and of which clause if there are several."""
    print_heading(f"What the editions say of {clause}" if clause else "What the editions say")
    for cited in editions:
        where = f": {cited.places}" if cited.sentences else ""
        note = f" ({cited.note})" if cited.note else ""
        say(f"  {cited.edition.value:6}  {cited.how.value}{where}{note}")
