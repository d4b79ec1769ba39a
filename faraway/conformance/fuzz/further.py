"""Further questions for when several suspects explain the same failures, or when there is too little evidence for one.

A question is worth asking if the suspects, or one of them and the right rules, answer it differently. Games are played as a
port with the suspect would play them. The answers count for the diagnosis alone: the verdict rests on the suite.
"""

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import TypeAlias

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE
from faraway.conformance.diagnosis.answers import PortAnswers, cost_of
from faraway.conformance.diagnosis.evidence import Work
from faraway.conformance.diagnosis.findings import Diagnosis, Named
from faraway.conformance.diagnosis.fingerprint import fingerprint
from faraway.conformance.diagnosis.local import CRASHES, explains_locally
from faraway.conformance.diagnosis.suspects import Suspect, compose
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.fuzz.cases import case_of, claimed_cases, request_of
from faraway.conformance.reference.in_process import PreparedVector
from faraway.conformance.runner.questions import reason_not_asked
from faraway.conformance.suite.vectors import Vector
from faraway.conformance.verdict.judge import judge
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.errors import FarawayError
from faraway.game.readings import Readings
from faraway.game.record import STANDARD_RULES, Rules
from faraway.game.setup import Setup, Variant, shuffled_decks
from faraway.play.loop import at_random, play_game

Ask: TypeAlias = Callable[[Sequence[Vector]], Sequence[Outcome]]
SEED = "further questions"
MOST_WORK, MOST_QUESTIONS, MOST_IN_DOUBT = 4_000, 6, 3
GAMES_A_SUSPECT, OTHERS = 6, 400
SINGLE_RULE_LEVELS = frozenset({2, 3})
CONFIRMED = 2


@frozen(kw_only=True)
class Doubt:
    """An entry of a diagnosis that further questions could settle."""

    entry: Named
    beside: tuple[Suspect, ...]
    """What else is wrong with the port."""

    @property
    def suspects(self) -> tuple[Suspect, ...]:
        """Those that explain the same failures."""
        return (self.entry.suspect, *self.entry.alternatives)

    def rules(self, suspect: Suspect) -> Rules:
        """Return the rules of a port that gets this wrong as well as the others."""
        return compose([*self.beside, suspect])

    @property
    def right_rules(self) -> Rules:
        """The rules of a port that gets only the others wrong."""
        return compose(self.beside)


def doubts(found: Diagnosis) -> tuple[Doubt, ...]:
    """Return the doubtful entries: those with alternatives, and those with too little evidence."""
    entries = [*(each for each in found.named if each.alternatives), *found.doubtful]
    return tuple(
        Doubt(entry=entry, beside=tuple(other.suspect for other in found.named if other is not entry))
        for entry in entries[:MOST_IN_DOUBT]
    )


def following(identity: PortIdentity | None, ask: Ask | None) -> Callable[[Diagnosis], Diagnosis]:
    """Return the function that asks further questions for a diagnosis, if there is a port to ask."""
    return lambda found: found if identity is None or ask is None else follow_up(found, identity, ask)


def follow_up(found: Diagnosis, identity: PortIdentity, ask: Ask) -> Diagnosis:
    """Ask the questions that distinguish suspects, and return the diagnosis that follows from the answers."""
    for number, doubt in enumerate(doubts(found)):
        chance = Random(f"{SEED} {number}")  # noqa: S311  questions, no secrets
        vectors = questions_for(doubt, identity, chance)
        if vectors:
            found = _settled(found, doubt, _fitting(doubt, ask(vectors), identity))
    return found


def questions_for(doubt: Doubt, identity: PortIdentity, chance: Random) -> tuple[Vector, ...]:
    """Return a few questions that the suspects answer differently: as many as it takes to distinguish each from every other."""
    answers = PortAnswers((), identity)
    rules = [doubt.right_rules, *(doubt.rules(suspect) for suspect in doubt.suspects)]
    work = Work(limit=MOST_WORK)
    together = {(one, other) for other in range(len(rules)) for one in range(other)}
    confirming = 0
    chosen: list[Vector] = []
    for vector in _candidates(doubt, identity, chance):
        if not work.afford(cost_of(vector) * len(rules)):
            break
        prints = [_print(answers.prepared(vector), each) for each in rules]
        apart = {pair for pair in together if prints[pair[0]] != prints[pair[1]]}
        confirming += prints[0] != prints[1]
        if apart or (len(doubt.suspects) == 1 and prints[0] != prints[1]):
            chosen.append(evolve(vector, id=f"further-{len(chosen) + 1}"))
            together -= apart
        is_enough = confirming >= CONFIRMED or len(doubt.suspects) > 1
        if len(chosen) == MOST_QUESTIONS or (not together and is_enough):
            break
    return tuple(chosen)


def _print(prepared: PreparedVector, rules: Rules) -> str:
    replies = prepared.replies(rules)
    return "" if replies is None else fingerprint(prepared.vector, replies)


def _candidates(doubt: Doubt, identity: PortIdentity, chance: Random) -> Iterator[Vector]:
    """Yield questions about one rule first, then games as a port with each suspect would play them."""
    others = claimed_cases(chance, SINGLE_RULE_LEVELS, identity)
    yield from (vector for _, vector in zip(range(OTHERS), others, strict=False))
    for number in range(GAMES_A_SUSPECT):
        for suspect in doubt.suspects:
            rules = STANDARD_RULES if doubt.entry.is_partial else doubt.rules(suspect)
            vector = _game(f"game-{number}-{suspect.id}", rules, identity, chance)
            if vector is not None and not reason_not_asked(vector, identity):
                yield vector


def _game(name: str, rules: Rules, identity: PortIdentity, chance: Random) -> Vector | None:
    """Play a game by these rules and ask for every step of it; None if they break down."""
    readings = {reading: chance.choice(values) for reading, values in identity.readings.items()}
    decks = shuffled_decks(chance.getrandbits(32), CATALOGUE)
    setup = Setup(
        players=chance.choice(identity.players),
        variant=Variant(chance.choice(identity.variants)),
        readings=Readings.of(readings),
        region_deck=decks.regions,
        sanctuary_deck=decks.sanctuaries,
    )
    try:
        game = play_game(setup, at_random(chance), rules)
    except (FarawayError, *CRASHES):
        return None
    return case_of(name, request_of(game, chance), readings)


@frozen
class Fitting:
    """How the suspects fit the answers to further questions."""

    asked: int
    failed: int
    suspects: tuple[Suspect, ...]
    """Those that fit all of them."""


def _fitting(doubt: Doubt, outcomes: Sequence[Outcome], identity: PortIdentity) -> Fitting:
    answers = PortAnswers(outcomes, identity)

    def fits(suspect: Suspect) -> bool:
        rules = doubt.rules(suspect)
        for vector in answers.passed.values():
            replies = answers.prepared(vector).replies(rules)
            if not doubt.entry.is_partial and (replies is None or judge(vector, replies, identity)):
                return False
        return all(
            explains_locally(rules, failure, answers.prepared(failure.vector))
            for failure in answers.failed.values()
        )

    asked = [outcome for outcome in outcomes if outcome.verdict in (Verdict.PASSED, Verdict.FAILED)]
    return Fitting(
        len(asked), len(answers.failed), tuple(suspect for suspect in doubt.suspects if fits(suspect))
    )


def _settled(found: Diagnosis, doubt: Doubt, fitting: Fitting) -> Diagnosis:
    """Return the diagnosis with one doubt settled, or with the words for what remains open."""
    entry = doubt.entry
    if not fitting.asked:
        return found
    if not fitting.suspects:
        tried = " nor like ".join(suspect.id for suspect in doubt.suspects)
        words = f"{_asked(fitting)}: the port is not like {tried}."
        return evolve(found, further=(*found.further, words))
    first, *others = fitting.suspects
    settled = evolve(
        entry,
        suspect=first,
        alternatives=tuple(others),
        consistent=entry.consistent if first is entry.suspect else 0,
    )
    dropped = [suspect.id for suspect in doubt.suspects if suspect not in fitting.suspects]
    is_confirmed = entry in found.doubtful and fitting.failed >= CONFIRMED and not others
    words = _asked(fitting) + f": the port behaves like {' or '.join(each.id for each in fitting.suspects)}"
    words += f", not like {', '.join(dropped)}." if dropped else "."
    doubtful = tuple(settled if each is entry else each for each in found.doubtful)
    return evolve(
        found,
        named=(
            *(settled if each is entry else each for each in found.named),
            *((settled,) if is_confirmed else ()),
        ),
        doubtful=tuple(each for each in doubtful if not (is_confirmed and each is settled)),
        further=(*found.further, words),
    )


def _asked(fitting: Fitting) -> str:
    return f"{fitting.asked} more questions were asked for this diagnosis"
