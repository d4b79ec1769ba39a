"""For every reading, value and number of players: two games that end otherwise, or a theorem why none does.

A witness is one set of decks and one plan of decisions, played twice: under the default of a reading and under another
value. Whoever decides does what the plan prefers most of what is legal, in both games alike. Reference and specification
play both games, agree on every legal action and every result, and the ranking differs.
"""

from collections.abc import Generator, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

import attrs
import cattrs

from crosscheck.documents import read_json
from crosscheck.game_proofs.witnesses_excluded import EXCLUDED, Exclusion
from crosscheck.games.plans import Plan, choose
from crosscheck.games.positions import IMPLEMENTATIONS, Outcome, lay_out, outcome
from crosscheck.implementations import Implementation, JsonObject
from faraway.game.readings import DEFAULT_VALUES, READING_VALUES
from faraway.io import Json
from proofs.claim import Claim
from proofs.verdict import Kind, Subject

FOLDER = Path(__file__).with_name("witnesses")
PLAYERS = range(2, 7)


@attrs.frozen(kw_only=True)
class Witness:
    """Decks that begin with these cards and go on in ascending order, a plan, and how the two games end."""

    value: str
    players: int
    readings: Mapping[str, str]
    region_deck: tuple[int, ...]
    sanctuary_deck: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...] = ()
    wishes: tuple[str, ...] = ()
    declined: tuple[str, ...] = ()
    default: Outcome
    other: Outcome


@attrs.frozen
class Case:
    """One question: whether a value of a reading changes a ranking with so many players."""

    reading: str
    value: str
    players: int


def cases(values: Mapping[str, Sequence[str]] = READING_VALUES) -> Iterator[Case]:
    """Yield every question that the ledger of readings raises."""
    for reading, (_, *others) in values.items():
        for value in others:
            yield from (Case(reading, value, players) for players in PLAYERS)


@cache
def load_witnesses() -> Mapping[Case, Witness]:
    """Load all witnesses, by the question that each answers."""
    converter = cattrs.Converter(forbid_extra_keys=True)
    return {
        Case(path.stem, witness.value, witness.players): witness
        for path in sorted(FOLDER.glob("*.json"))
        for witness in converter.structure(read_json(path, list[Json]), list[Witness])
    }


def setup_under(witness: Witness, readings: Mapping[str, str]) -> JsonObject:
    """Return the set-up of a witness under some readings."""
    return lay_out(
        witness.players,
        readings=readings,
        regions=witness.region_deck,
        sanctuaries=witness.sanctuary_deck,
    )


def plan_of(witness: Witness) -> Plan:
    """Return the decisions of a witness as a plan."""
    return Plan(
        rows=witness.rows or ((),) * witness.players,
        sanctuary_deck=witness.sanctuary_deck,
        wishes=witness.wishes,
        declined=witness.declined,
    )


@attrs.frozen
class Course:
    """A whole game in one implementation: what was legal, what was done, and how it ended."""

    legal: tuple[list[JsonObject], ...]
    actions: tuple[JsonObject, ...]
    end: Outcome


def play(witness: Witness, readings: Mapping[str, str], implementation: Implementation) -> Course:
    """Play the game of a witness under some readings."""
    plan = plan_of(witness)
    game = implementation.begin(setup_under(witness, readings))
    allowed, actions = [], []
    while legal := game.legal():
        allowed.append(legal)
        actions.append(choose(plan, game, legal))
        game = game.apply(actions[-1])
    return Course(tuple(allowed), tuple(actions), outcome(game))


def witness_failures_of(case: Case, witness: Witness) -> Iterator[str]:
    """Yield what is wrong with one witness."""
    default = {**witness.readings, case.reading: DEFAULT_VALUES[case.reading]}
    other = {**witness.readings, case.reading: case.value}
    ends = []
    for readings, expected in ((default, witness.default), (other, witness.other)):
        courses = [play(witness, readings, implementation) for implementation in IMPLEMENTATIONS]
        if courses[0] != courses[1]:
            yield f"{case}: the implementations differ under {readings[case.reading]}"
        if courses[0].end != expected:
            yield f"{case}: the game ends with {courses[0].end}, not with {expected}"
        ends.append(courses[0])
    if ends[0].end.ranks == ends[1].end.ranks:
        yield f"{case}: both games end with the ranks {ends[0].end.ranks}"
    if differ_while_alike(*ends):
        yield f"{case}: the decisions differ though the same ones were legal"


def differ_while_alike(one: Course, other: Course) -> bool:
    """Return True if two games go apart by a decision while the same decisions were legal in both."""
    for allowed, also_allowed, action, also in zip(
        one.legal, other.legal, one.actions, other.actions, strict=False
    ):
        if allowed != also_allowed:
            return False
        if action != also:
            return True
    return False


def completeness_failures(
    values: Mapping[str, Sequence[str]] = READING_VALUES,
    witnesses: Mapping[Case, Witness] | None = None,
    excluded: Sequence[Exclusion] = EXCLUDED,
) -> Generator[str, None, int]:
    """Yield the questions that neither a witness nor a theorem answers, and those that both do."""
    known = load_witnesses() if witnesses is None else witnesses
    asked = list(cases(values))
    for case in asked:
        theorems = [each.theorems[0] for each in excluded if each.covers(case.reading, case.players)]
        if case not in known and not theorems:
            yield (
                f"the reading {case.reading}={case.value} with {case.players} players has neither a witness "
                f"(crosscheck/game_proofs/witnesses/{case.reading}.json) nor a theorem that it changes no ranking "
                f"(EXCLUDED in crosscheck/game_proofs/witnesses_excluded.py)"
            )
        if case in known and theorems:
            yield f"{case} has a witness, though {theorems[0]} says that there is none"
    for case in known:
        if case not in asked:
            yield f"{case} is witnessed, but the ledger has no such reading, value or number of players"
    return len(asked)


def witness_failures() -> Generator[str, None, int]:
    """Yield what is wrong with any witness; return how many there are."""
    for case, witness in load_witnesses().items():
        yield from witness_failures_of(case, witness)
    return len(load_witnesses())


def new_reading() -> Iterator[str]:
    """Yield what is missing where the ledger has one reading more."""
    values = {**READING_VALUES, "a-new-reading": ("so", "otherwise")}
    yield from completeness_failures(values)


def alike_witness() -> Iterator[str]:
    """Yield what is wrong with a witness of deal-order that is used for a reading which changes nothing."""
    witness = load_witnesses()[Case("deal-order", "seating", 2)]
    case = Case("final-market", "leave-all", 2)
    yield from witness_failures_of(case, attrs.evolve(witness, value="leave-all", other=witness.default))


CLAIMS: dict[str, Claim] = {
    "witnesses": Claim(
        name="readings_change_rankings",
        claim="every value of seven readings ends some game with another ranking than the default does",
        clauses=("FIND-7", "FIND-8", "FIND-10", "END-5", "END-8", "WIN-3", "WIN-4"),
        scope="two games for each value and each number of players where it can, in reference and specification",
        kind=Kind.WITNESSED,
        subject=Subject.GAME,
        check=witness_failures,
        slip=alike_witness,
        slip_change="the witness of another reading",
    ),
    "completeness": Claim(
        name="every_reading_has_witness_or_theorem",
        claim="every value of every reading, with 2 to 6 players, changes the ranking of a stored game, or a theorem says "
        "that it changes none",
        clauses=("FIND-11", "END-10", "END-11", "END-12"),
        scope="every value of every reading but the default, 2 to 6 players",
        kind=Kind.EXHAUSTED,
        subject=Subject.GAME,
        check=completeness_failures,
        slip=new_reading,
        slip_change="a new reading",
    ),
}
