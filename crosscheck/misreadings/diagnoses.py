"""What the diagnosis leads with, for every kind of wrong port: `python -m crosscheck diagnoses`.

Misreadings, pairs of them and faults of form are diagnosed after a whole run, derived games included. Of a misreading in one
context the rule must be right, whether or not the context is named.
"""

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random

import click
from attrs import evolve, frozen

from crosscheck.documents import dumps_indented, read_json
from crosscheck.misreadings.in_contexts import IDENTITY, drawn_keys, outcomes_in_context
from crosscheck.misreadings.live import misread, run_on
from crosscheck.misreadings.shapes import SHAPE_FAULTS
from faraway.conformance.diagnosis.answers import PortAnswers
from faraway.conformance.diagnosis.diagnose import diagnose
from faraway.conformance.diagnosis.findings import Diagnosis
from faraway.conformance.diagnosis.suspects import Suspect, compose
from faraway.conformance.fault_domain import fault_domain
from faraway.conformance.fuzz.further import Ask, follow_up
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Report
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import MISREADINGS
from faraway.wording import counted

RECORD = Path(__file__).with_name("diagnoses.json")
PAIRS, CONTEXTS, SEED = 31, 200, 14
"""Of the pairs one hides the other in one: what is asked does not show both."""


@frozen(kw_only=True)
class Measured:
    """What the diagnosis of one wrong port leads with."""

    name: str
    wanted: tuple[str, ...]
    led: tuple[str, ...]
    """What is named, in order."""
    same: tuple[str, ...] = ()
    """What would explain the same as that which is named first."""
    failures: int
    unexplained: int
    seconds: float
    """Of processor time."""

    @property
    def is_right(self) -> bool:
        """Whether it is named first; of several, whether all are named before anything else."""
        return {*self.led[: len(self.wanted)]} == {*self.wanted}

    @property
    def is_among(self) -> bool:
        """Whether it is at least among those that explain the same failures."""
        return self.is_right or any(each in self.wanted for each in (*self.led[:1], *self.same))

    def in_words(self) -> str:
        """Format what was found instead."""
        return (
            f"{self.name}: {', '.join(self.led) or 'nothing'} named, "
            f"{self.unexplained} of {counted(self.failures, 'failure')} unexplained"
        )


def draw_pairs(count: int = PAIRS) -> list[tuple[str, ...]]:
    """Draw pairs of misreadings of different rules by seed."""
    chance = Random(f"pairs {SEED}")
    found: list[tuple[str, ...]] = []
    while len(found) < count:
        pair = tuple(sorted(chance.sample(sorted(MISREADINGS), 2)))
        if pair not in found and len({MISREADINGS[name].rule for name in pair}) == len(pair):
            found.append(pair)
    return found


def measure_misreadings(names: Sequence[str]) -> Measured:
    """Diagnose a port with these misreadings."""
    rules = misread(names)

    def ask(vectors: Sequence[Vector]) -> Sequence[Outcome]:
        return run_on(rules, vectors=vectors).outcomes

    report = run_on(rules)
    measured = _measured("+".join(names), names, report, lambda found: [*_named(found)], ask)
    if measured.is_right or len(names) == 1:
        return measured
    return evolve(measured, wanted=tuple(name for name in names if shows_beside(name, names, report)))


def shows_beside(name: str, names: Sequence[str], report: Report) -> bool:
    """Return True if the port answers some question of a run otherwise than without one of its misreadings."""
    without = run_on(misread([other for other in names if other != name]))
    return any(
        one.answers != other.answers for one, other in zip(report.outcomes, without.outcomes, strict=True)
    )


def measure_form(name: str) -> Measured:
    """Diagnose a port with a fault of form."""
    form, change = SHAPE_FAULTS[name]
    report = run_on(STANDARD_RULES, change)

    def ask(vectors: Sequence[Vector]) -> Sequence[Outcome]:
        return run_on(STANDARD_RULES, change, vectors).outcomes

    return _measured(name, [form.name], report, lambda found: [*_named(found)], ask)


def measure_in_context(name: str) -> Measured:
    """Diagnose a port that misreads one rule in one context, named as `misreading@context`."""
    misreading, _, where = name.partition("@")
    outcomes = outcomes_in_context((misreading, where))
    started = time.process_time()
    found = diagnose(outcomes, IDENTITY)
    seconds = time.process_time() - started
    entries = (*found.named, *found.doubtful)
    wanted = MISREADINGS[misreading].rule
    if entries and entries[0].suspect.rule != wanted and answers_alike(entries[0].suspect, outcomes):
        wanted = entries[0].suspect.rule  # whoever is asked these questions cannot know better
    return Measured(
        name=name,
        wanted=(wanted,),
        led=tuple(entry.suspect.rule for entry in entries),
        same=tuple(suspect.rule for suspect in entries[0].alternatives) if entries else (),
        failures=found.failures,
        unexplained=len(found.unexplained) + len(found.faults),
        seconds=seconds,
    )


def answers_alike(suspect: Suspect, outcomes: Sequence[Outcome]) -> bool:
    """Return True if a port with this misreading everywhere gives the same answer to every question of a run."""
    answers = PortAnswers(outcomes, IDENTITY)
    rules = compose([suspect])
    for vector in answers.passed.values():
        replies = answers.prepared(vector).replies(rules)
        if replies is None or judge(vector, replies, IDENTITY):
            return False
    for failure in answers.failed.values():
        replies = answers.prepared(failure.vector).replies(rules)
        if replies is None or not failure.same(replies):
            return False
    return len(answers.failed) == len(answers.all_failed)


def _named(found: Diagnosis) -> Iterator[str]:
    yield from dict.fromkeys(fault.form.name for fault in found.forms)
    yield from (entry.suspect.id for entry in (*found.named, *found.doubtful))


def _measured(
    name: str, wanted: Sequence[str], report: Report, led: Callable[[Diagnosis], Sequence[str]], ask: Ask
) -> Measured:
    started = time.process_time()
    found = diagnose(report.outcomes, report.identity)
    if report.identity is not None:
        found = follow_up(found, report.identity, ask)
    return Measured(
        name=name,
        wanted=tuple(wanted),
        led=tuple(led(found)),
        failures=found.failures,
        unexplained=len(found.unexplained) + len(found.not_compared) + len(found.faults),
        seconds=time.process_time() - started,
    )


KINDS: Mapping[str, tuple[Callable[[], Sequence[str]], Callable[[str], Measured]]] = {
    "misreadings": (lambda: [*MISREADINGS], lambda name: measure_misreadings([name])),
    "pairs": (
        lambda: ["+".join(pair) for pair in draw_pairs()],
        lambda name: measure_misreadings(name.split("+")),
    ),
    "forms": (lambda: [*SHAPE_FAULTS], measure_form),
    "contexts": (
        lambda: ["@".join(key) for key in drawn_keys(fault_domain(), CONTEXTS)],
        measure_in_context,
    ),
}
"""For each kind of wrong port their names, and how one is measured."""


def load_record() -> dict[str, dict[str, dict[str, list[str]]]]:
    """Load what every port was last found to be led with, by kind and name, beside what was to be named."""
    return read_json(RECORD, dict[str, dict[str, dict[str, list[str]]]])


@click.command
@click.option(
    "--kind", "kinds", type=click.Choice([*KINDS]), multiple=True, help="Only wrong ports of this kind."
)
@click.option("--first", type=click.IntRange(0), default=0, help="Skip this many of each kind first.")
@click.option("--count", type=click.IntRange(1), help="Take this many of each kind; the default is all.")
@click.option("--record", is_flag=True, help="Write what was found into the record.")
def command(*, kinds: tuple[str, ...], first: int, count: int | None, record: bool) -> None:
    """Diagnose wrong ports of every kind, and report what is not named first and how long the slowest took."""
    for kind in kinds or KINDS:
        names, measure = KINDS[kind]
        found = []
        for name in names()[first : None if count is None else first + count]:
            found.append(measure(name))
            if not found[-1].is_right or found[-1].unexplained:
                click.echo(found[-1].in_words())
        slowest = max(found, key=lambda each: each.seconds)
        click.echo(
            f"{kind}: {sum(each.is_right for each in found)} of {len(found)} named first, "
            f"{sum(each.is_among for each in found)} among those that explain the same; "
            f"{sum(not each.unexplained for each in found)} with every failure explained; "
            f"the slowest took {slowest.seconds:.1f} s of one core: {slowest.name}"
        )
        if record:
            known = load_record() if RECORD.exists() else {}
            entries = {
                **known.get(kind, {}),
                **{each.name: {"wanted": [*each.wanted], "led": [*each.led]} for each in found},
            }
            RECORD.write_text(dumps_indented({**known, kind: entries}), encoding="utf-8")
