"""`faraway ask`: answer a question about the rules, in the player's own words."""

import click

from faraway.cli.options import json_option
from faraway.cli.rule import print_editions, print_heading
from faraway.io import Json, dump, dumps
from faraway.rulebook.rulings import Example, Ruling, read_some_rulings
from faraway.rulebook.search import Hit, shipped_index
from faraway.scoring.explanation import explain_sheet
from faraway.scoring.sheet import score_tableau
from faraway.scoring.tableau import Extent, Tableau

NEXT_BEST = 2
SEARCH_KEYS = {"topic", "also", "keywords"}


@click.command(name="ask")
@click.argument("words", nargs=-1, required=True)
@json_option
def command(*, words: tuple[str, ...], as_json: bool) -> None:
    r"""Answer a question about the rules, in your own words.

    Ask in English, or with French, German or Italian terms of the game; typing errors are corrected. The answer
    names its clauses and its basis, lists how each edition treats it, and shows an example with cards. Two more rulings
    follow that you may have meant. Nothing leaves this computer.

    \b
    Example:
      faraway ask "does the card itself count?"
      faraway ask muss ich ein Heiligtum nehmen
    """
    hits = shipped_index().answer(" ".join(words))[: 1 + NEXT_BEST]
    found = list(zip(hits, read_some_rulings(hit.row for hit in hits), strict=True))
    if as_json:
        rulings = [_hit_form(hit, ruling) for hit, ruling in found]
        click.echo(dumps({"question": " ".join(words), "rulings": rulings}), nl=False)
    elif not found:
        click.echo(
            "No ruling fits this question. Ask in other words, or see all clauses with `faraway rule`."
        )
    else:
        _print_ruling(found[0][1])
        print_heading("Or did you mean")
        for _, ruling in found[1:]:
            click.echo(f"  {ruling.question}\n    {ruling.answer}")


def _hit_form(hit: Hit, ruling: Ruling) -> dict[str, Json]:
    """Return the JSON form of a ruling that was found, without what it is found by."""
    form = {key: value for key, value in dump(ruling).items() if key not in SEARCH_KEYS}
    return {**form, "score": round(hit.score, 3)}


def _print_ruling(ruling: Ruling) -> None:
    click.secho(ruling.question, bold=True)
    click.echo(f"  {ruling.answer}")
    click.echo(f"  {', '.join(ruling.clauses)}; {ruling.status_in_words}.")
    print_editions(ruling.editions)
    print_heading("On cards")
    click.echo(f"  {ruling.example.shows}")
    for line in _example_lines(ruling.example):
        click.echo(f"  {line}")


def _example_lines(example: Example) -> list[str]:
    """Return the position in its own words, or the explained score of a tableau."""
    if not example.regions:
        return [example.position]
    tableau = Tableau.of(example.regions, example.sanctuaries, extent=Extent.PARTIAL)
    return list(explain_sheet(score_tableau(tableau)))
