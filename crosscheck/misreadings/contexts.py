"""Which question of the suite catches each misreading in each context, under the readings that a port declares.

One piece of the campaign takes one combination of readings: it looks at what a port that declares just these is asked, and
then at searched games under them (`crosscheck.misreadings.searching`). What shows in such a game and in no question is a miss; what shows in none is recorded with
how far it came: its rule is not used in the context, or answers as the right one does, or nothing that is shown differs.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import islice

import click

from crosscheck.misreadings.context_record import FILE, dump_record, record_of
from crosscheck.misreadings.searching import novel_scripts
from crosscheck.misreadings.steps import WHERE, Key, Seen
from crosscheck.misreadings.tableaux import TABLEAUX, try_tableaux
from faraway.conformance.derived.combinations import Combination, covering_pairs
from faraway.conformance.derived.expansion import expand
from faraway.conformance.derived.games import derived_suite, has_views
from faraway.conformance.diagnosis.answers import cost_of
from faraway.conformance.diagnosis.fingerprint import known_fingerprints
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.fault_domain import in_words
from faraway.conformance.reference.in_process import PreparedVector, prepare
from faraway.conformance.runner.questions import Completion, reason_not_asked, sanctuary_facts
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.judge import judge
from faraway.game.readings import EDITIONS, READING_VALUES, Readings
from faraway.game.record import STANDARD_RULES
from faraway.io import Json
from faraway.jobs.campaign import Campaign, in_processes, run_campaign
from faraway.misreadings import MISREADINGS
from faraway.misreadings.contexts import in_context
from faraway.play.loop import Game
from faraway.play.scripts import play_script

GAMES = 120
"""How many games are searched under each combination."""
VIEWED = 4
"""In every fourth of them the views of all seats are looked at after every action."""


@cache
def asked_under() -> tuple[Combination, ...]:
    """Return combinations in which every two values of two readings occur together, and the presets of the editions."""
    pairs = covering_pairs(READING_VALUES)
    presets = {tuple(readings.values().items()): readings.values() for readings in EDITIONS.values()}
    return (*pairs, *(preset for preset in presets.values() if preset not in pairs))


def searched_games(combination: int) -> Iterator[tuple[int, Game]]:
    """Yield the games that are searched under a numbered combination, each with how many games were played to find it."""
    chosen = asked_under()[combination]
    readings = Readings.of(chosen)
    for played, script in islice(novel_scripts(f"contexts {combination}", chosen), GAMES):
        yield played, play_script(script, readings)


def searched_game(combination: int, number: int) -> Game:
    """Return a numbered one of them."""
    return next(islice(searched_games(combination), number, None))[1]


def look_at_derived(combination: Combination) -> Seen:
    """Look at the derived games that a port is asked under one combination."""
    seen = Seen()
    for place, script in enumerate(derived_suite().scripts):
        expansion = expand(script, combination)
        views = [expansion.moment_seen()] if has_views(place) else []
        seen.look(script.name, expansion.game.setup, expansion.game.actions, views)
    return seen


def fixed_questions(combination: Combination) -> Iterator[PreparedVector]:
    """Yield the fixed games that a port is asked which declares just this combination, the cheap ones first."""
    identity = PortIdentity(
        name="one combination",
        version="1",
        language="any",
        levels=(1, 2, 3, 4, 5),
        readings={name: (value,) for name, value in combination.items()},
    )
    completion = Completion(identity, sanctuary_facts())
    for vector in sorted(shipped_suite().vectors, key=cost_of):
        if any("setup" in request for request in vector.requests) and not reason_not_asked(vector, identity):
            yield prepare(vector, completion)


def is_caught(key: Key, question: PreparedVector) -> bool:
    """Return True if a port with this misreading in this context answers a question wrongly."""
    misreading, where = key
    replies = question.replies(in_context(MISREADINGS[misreading], WHERE[where]).misread(STANDARD_RULES))
    return replies is None or bool(judge(question.vector, replies))


def caught_by_fixed(keys: Sequence[Key], combination: Combination) -> dict[Key, str]:
    """Return the fixed vector that catches each of these; only vectors that catch the plain misreading are tried."""
    questions = list(fixed_questions(combination)) if keys else []
    found: dict[Key, str] = {}
    for key in keys:
        prints = known_fingerprints()[key[0]]
        tried = (one for one in questions if one.vector.id in prints)
        caught = next((one.vector.id for one in tried if is_caught(key, one)), None)
        if caught is not None:
            found[key] = caught
    return found


def try_combination(piece: int, games: int = GAMES) -> Json:
    """Return what catches each misreading in context under one combination, what only searched games show, and what none does."""
    combination = asked_under()[piece]
    seen = look_at_derived(combination)
    caught = dict(seen.shown)
    played = 0
    for number, (played, game) in enumerate(islice(searched_games(piece), games)):  # noqa: B007 - the last one counts
        views = range(len(game.actions)) if number % VIEWED == 0 else ()
        seen.look(str(number), game.setup, game.actions, views)
    missed = [key for key in seen.shown if key not in caught]
    caught |= caught_by_fixed(missed, combination)
    return {
        "played": played,
        "caught": _named(caught),
        "missed": _named({key: seen.shown[key] for key in missed if key not in caught}),
        "used": [f"{rule}@{where}" for rule, where in sorted(seen.used)],
        "differed": [f"{name}@{where}" for name, where in sorted(seen.differed)],
    }


def _named(entries: Mapping[Key, str]) -> dict[str, Json]:
    return {f"{name}@{where}": entry for (name, where), entry in sorted(entries.items())}


def work(piece: int) -> Json:
    """Do one piece: a combination of readings, or at last the tableaux."""
    return try_combination(piece) if piece < len(asked_under()) else try_tableaux()


def campaign() -> Campaign:
    """Return the campaign: a piece for each combination, and one for the tableaux."""
    return Campaign(
        plan={"work": "contexts", "suite": shipped_suite().version, "games": GAMES},
        pieces=len(asked_under()) + 1,
        work=work,
        packages=("faraway", "crosscheck.misreadings"),
    )


@click.command
@click.option("--jobs", type=click.IntRange(1, 256), default=2, show_default=True, help="How many processes.")
@click.option("--checkpoint", metavar="FILE", help="Keep finished pieces here, and resume.")
def command(*, jobs: int, checkpoint: str | None) -> None:
    """Find what catches every misreading in every context, and write the record (minutes)."""
    results = run_campaign(
        campaign(),
        in_processes(jobs),
        checkpoint=checkpoint,
        on_progress=lambda done: click.echo(f"{done}", err=True),
    )
    record = record_of(results, asked_under(), GAMES, shipped_suite().version, TABLEAUX)
    FILE.write_text(dump_record(record), encoding="utf-8")
    for sentence in in_words(record):
        click.echo(sentence)
