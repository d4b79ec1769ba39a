"""Ask generated questions of every kind, and report what is wrong."""

import random
from collections.abc import Callable, Iterator

import click

from crosscheck.cases import cards, play, scenes, tables
from crosscheck.cases.generated import Generated
from faraway.messages import Language
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.parsing import parse_case
from faraway.rulebook.search import shipped_index
from faraway.rulebook.vocabulary import singular

KINDS: dict[str, Callable[[random.Random, Language], Generated]] = {
    "find": play.find,
    "draw": play.draw,
    "row": play.row,
    "order": play.order,
    "tie": play.tie,
    "shortage": play.shortage,
    "card": cards.card,
    "need": cards.need,
    "quest": cards.quest,
    "market": play.market,
    "tableau": cards.tableau,
    "dues": play.dues,
    "deal": play.deal,
    "keep": play.keep,
    "view": scenes.view,
    "regions": scenes.regions,
    "total": scenes.total,
    "targets": scenes.targets,
    "sanctuary": scenes.sanctuary,
    "deck": tables.deck,
    "bearers": play.bearers,
    "choice": tables.choice,
    "rank": tables.rank,
    "sets": scenes.sets,
    "paying": scenes.paying,
    "also": scenes.also_last,
    "part": scenes.part,
    "nth": scenes.nth,
}


def problems(kind: str, language: Language, count: int, seed: int) -> Iterator[str]:
    """Generate questions of a kind and yield what is wrong: not parsed into its case, or another sentence."""
    rng = random.Random(f"{kind} {language.value} {seed}")
    words = shipped_index().vocabulary
    for _ in range(count):
        made = KINDS[kind](rng, language)
        parsed = parse_case(made.question, language, lambda word: words.knows(singular(word)))
        if parsed != made.case:
            yield f"{made.question!r} is parsed as {parsed}, not {made.case}"
            continue
        answered = answer_case(made.case, language)
        if not answered.statement.endswith(made.sentence):
            yield f"{made.question!r}: {answered.statement!r} does not say {made.sentence!r}"
        again = parse_case(answered.canonical, language, lambda word: words.knows(singular(word)))
        if again != made.case:
            yield f"the canonical {answered.canonical!r} is parsed as {again}"


@click.command()
@click.option("--count", default=10_000, help="How many questions a kind and language.")
@click.option("--seed", default=1)
def command(*, count: int, seed: int) -> None:
    """Ask generated questions with concrete cases, and compare with reference and specification."""
    wrong = 0
    for kind in KINDS:
        for language in Language:
            found = list(problems(kind, language, count, seed))
            wrong += len(found)
            click.echo(f"{kind} {language.value}: {count} asked, {len(found)} wrong")
            for each in found[:3]:
                click.echo(f"  {each}")
    if wrong:
        raise SystemExit(1)
