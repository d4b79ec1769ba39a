"""Ask generated questions of every kind, and report what is wrong."""

import random
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from itertools import product

import click

from crosscheck.cases import argued, cards, play, rounds, scenes, tables, turns
from crosscheck.cases.generated import Generated
from faraway.cli.progress import showing
from faraway.io import Json
from faraway.jobs.campaign import Campaign, in_processes, run_campaign
from faraway.messages import Language
from faraway.rulebook.cases.answering import answer_case
from faraway.rulebook.cases.case import Case
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
    "hand-draw": play.hand_draw,
    "most-drawn": play.most_drawn,
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
    "added": scenes.also_added,
    "part": scenes.part,
    "nth": scenes.nth,
    "argued": argued.argued,
    "backward": argued.backward,
    "ends": argued.ends,
    "options": argued.options,
    "standing": argued.standing,
    "claim": turns.claim,
    "rounds": turns.rounds,
    "hand": turns.hand,
    "limit": turns.limit,
    "state": turns.state,
    "picks": turns.picks,
    "finders": turns.finders,
    "seat": turns.seat,
    "last-order": rounds.last_order,
    "first-order": rounds.first_order,
    "tie-below": rounds.tie_below,
    "first-due": rounds.first_due,
    "last-shortage": rounds.last_shortage,
    "table-limit": rounds.table_limit,
    "table-state": rounds.table_state,
    "left": rounds.left,
    "dealt-deck": rounds.dealt_deck,
    "taken": rounds.taken,
    "removed-deck": rounds.removed_deck,
}


BLOCK = 500
"""How many questions are asked before it is kept that they were."""


@lru_cache(maxsize=10_000)  # many kinds have few different questions, and cases few canonical wordings
def parsed(question: str, language: Language) -> Case | None:
    """Return the case of a question."""
    words = shipped_index().vocabulary
    return parse_case(question, language, lambda word: words.knows(singular(word)))


def problems(kind: str, language: Language, count: int, seed: int | str) -> Iterator[str]:
    """Generate questions of a kind and yield what is wrong: not parsed into its case, or another sentence."""
    rng = random.Random(f"{kind} {language.value} {seed}")
    for _ in range(count):
        made = KINDS[kind](rng, language)
        found = parsed(made.question, language)
        if found != made.case:
            yield f"{made.question!r} is parsed as {found}, not {made.case}"
            continue
        answered = answer_case(made.case, language)
        if not answered.statement.endswith(made.sentence):
            yield f"{made.question!r}: {answered.statement!r} does not say {made.sentence!r}"
        again = parsed(answered.canonical, language)
        if again != made.case:
            yield f"the canonical {answered.canonical!r} is parsed as {again}"


def ask_block(count: int, seed: int, piece: int) -> Json:
    """Ask one block of questions of one kind in one language; return what is wrong."""
    (kind, language), block = divide(piece, count)
    size = min(BLOCK, count - block * BLOCK)
    return list(problems(kind, language, size, f"{seed}.{block}"))


def divide(piece: int, count: int) -> tuple[tuple[str, Language], int]:
    """Return the kind and language of a piece, and which of their blocks it is."""
    asked, block = divmod(piece, blocks_of(count))
    return list(product(KINDS, Language))[asked], block


def blocks_of(count: int) -> int:
    """Return into how many blocks so many questions are divided."""
    return -(-count // BLOCK)


@click.command()
@click.option(
    "--count", type=click.IntRange(1), default=10_000, help="Number of questions for each kind and language."
)
@click.option("--seed", default=1)
@click.option("--jobs", type=click.IntRange(1, 256), default=2, show_default=True, help="Processes.")
@click.option("--checkpoint", metavar="FILE", help="Keep finished blocks here, and resume.")
def command(*, count: int, seed: int, jobs: int, checkpoint: str | None) -> None:
    """Ask generated questions with concrete cases, and compare with reference and specification."""
    campaign = Campaign(
        plan={"work": "cases", "count": count, "seed": seed},
        pieces=len(KINDS) * len(Language) * blocks_of(count),
        work=partial(ask_block, count, seed),
        packages=("faraway", "spec", "crosscheck.cases"),
    )
    with showing("asking", campaign.pieces) as shown:
        results = run_campaign(campaign, in_processes(jobs), checkpoint=checkpoint, on_progress=shown.reach)
    found: dict[tuple[str, Language], list[Json]] = {asked: [] for asked in product(KINDS, Language)}
    for piece, result in enumerate(results):
        found[divide(piece, count)[0]] += result if isinstance(result, list) else []
    for (kind, language), wrong in found.items():
        click.echo(f"{kind} {language.value}: {count} asked, {len(wrong)} wrong")
        for each in wrong[:3]:
            click.echo(f"  {each}")
    if any(found.values()):
        raise SystemExit(1)
