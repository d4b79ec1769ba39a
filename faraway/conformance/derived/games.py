"""Derived games as vectors: the stored scripts under the combinations of readings that a port declares.

The answers are those of the reference in this process. For every combination of the readings that steer play the suite holds
digests of what the specification answered when the suite was built: an answer that does not match its digest is never used.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import NoReturn

from attrs import evolve, frozen

from faraway.cards.catalogue import CATALOGUE, Catalogue
from faraway.conformance.derived.combinations import (
    RANKING,
    SEEING,
    STEERED,
    Combination,
    combination_number,
    covering,
    covering_pairs,
    variant_number,
)
from faraway.conformance.derived.expansion import DIGEST_BYTES, Expansion, expand
from faraway.conformance.derived.names import (
    CLAUSES,
    CLAUSES_OF_ROUNDS,
    CLAUSES_OF_VIEWS,
    REFERENCE_ONLY,
    TOPIC,
    TOPIC_OF_ROUNDS,
)
from faraway.conformance.derived.rounds import LEVEL as LEVEL_OF_ROUNDS
from faraway.conformance.derived.rounds import Occurrence, occurrences
from faraway.conformance.exchange.handshake import PortIdentity
from faraway.conformance.suite.documents import JsonObject, as_list, as_object, read_json
from faraway.conformance.suite.vectors import ExpectAnswer, Provenance, Vector
from faraway.errors import Code, refusal
from faraway.io import load_value
from faraway.play.scripts import Script

LEVEL = 4
VIEWS_EVERY = 3
"""Of every third script the views are asked, too."""
DIGITS_A_DIGEST = 2 * DIGEST_BYTES


@frozen(kw_only=True)
class DerivedSuite:
    """The scripts, and what the specification answered: for each combination by number, the digests of all scripts."""

    scripts: tuple[Script, ...]
    digests: Mapping[int, tuple[str, ...]]
    catalogue: Catalogue = CATALOGUE
    """The cards that the games are played with: a frozen suite keeps those of its day."""
    has_rounds: bool = True
    """Whether questions about one rule are asked as they occur in the games; suite 1.1 knows whole games alone."""


@frozen(kw_only=True)
class DerivedGames:
    """The vectors for one port, and the combinations of which no digest is known: only the reference vouches for those."""

    vectors: tuple[Vector, ...]
    combinations: tuple[Combination, ...]
    reference_only: tuple[Combination, ...]


@cache
def derived_suite() -> DerivedSuite:
    """Load the scripts and digests of the current suite."""
    return load_derived(resources.files("faraway.conformance.suite"), CATALOGUE)


def load_derived(stored: Traversable, catalogue: Catalogue) -> DerivedSuite:
    """Load the scripts and digests of the suite that is stored in this folder."""
    folder = stored / "derived"
    about = as_object(read_json((stored / "vectors" / "suite.json").read_bytes()))
    scripts = as_object(read_json((folder / "scripts.json").read_bytes()))["scripts"]
    return DerivedSuite(
        scripts=load_value(scripts, tuple[Script, ...]),
        digests=load_digests((folder / "digests.txt").read_text("ascii")),
        catalogue=catalogue,
        has_rounds="rounds" in as_list(about.get("derives")),
    )


class Digests(Mapping[int, tuple[str, ...]]):
    """The digests of all scripts by the number of the combination; a run looks at a few of 1,944 lines, and only those are cut."""

    def __init__(self, lines: Mapping[int, str]) -> None:
        self._lines = lines

    def __getitem__(self, number: int) -> tuple[str, ...]:  # type: ignore[explicit-override]  # typing.override is 3.12
        """Return the digests of one combination."""
        digits = self._lines[number]
        return tuple(
            digits[start : start + DIGITS_A_DIGEST] for start in range(0, len(digits), DIGITS_A_DIGEST)
        )

    def __iter__(self) -> Iterator[int]:  # type: ignore[explicit-override]  # as above
        """Iterate over the numbers of the combinations."""
        return iter(self._lines)

    def __len__(self) -> int:  # type: ignore[explicit-override]  # as above
        """Count the combinations."""
        return len(self._lines)


def load_digests(text: str) -> Digests:
    """Parse a line for each combination: its number, then the digests of all scripts without spaces."""
    return Digests({int(number): digits for number, digits in map(str.split, text.splitlines())})


def dump_digests(digests: Mapping[int, tuple[str, ...]]) -> str:
    """Format what `load_digests` parses."""
    return "".join(f"{number:04} {''.join(digests[number])}\n" for number in sorted(digests))


def has_views(place: int) -> bool:
    """Return True if the script at this place asks for views, too."""
    return place % VIEWS_EVERY == 0


def combinations_for(identity: PortIdentity, *, thorough: bool = False) -> tuple[Combination, ...]:
    """Return the combinations that a port is asked under: every value that it declares, or every two of them together."""
    return (covering_pairs if thorough else covering)(identity.readings)


def derived_games(
    identity: PortIdentity, *, thorough: bool = False, suite: DerivedSuite | None = None
) -> DerivedGames:
    """Return the derived games for a port, and what occurs in them as questions about one rule.

    Raise FarawayError if this process answers one otherwise than the specification.
    """
    known = derived_suite() if suite is None else suite
    chosen = combinations_for(identity, thorough=thorough)
    return DerivedGames(
        vectors=tuple(derived_vectors(identity, thorough=thorough, suite=known)),
        combinations=chosen,
        reference_only=tuple(
            combination for combination in chosen if combination_number(combination) not in known.digests
        ),
    )


def derived_vectors(
    identity: PortIdentity, *, thorough: bool = False, suite: DerivedSuite | None = None
) -> Iterator[Vector]:
    """Yield the same vectors one by one, the questions about one rule first; each game is played when its turn has come."""
    known = derived_suite() if suite is None else suite
    chosen = combinations_for(identity, thorough=thorough)
    places = [
        (place, combination)
        for number, combination in enumerate(chosen)
        for place, script in enumerate(known.scripts)
        if thorough or number == 0 or not script.once
    ]
    made: dict[int, Expansion] = {}

    def expanded(turn: int) -> Expansion:
        place, combination = places[turn]
        found = made.pop(turn, None)
        return agreed_expansion(known, place, combination) if found is None else found

    for turn, (place, combination) in enumerate(places):
        kinds = kinds_claimed(known.scripts[place], identity) if known.has_rounds else ()
        if kinds:
            made[turn] = expanded(turn)
            yield from rounds_of(known, made[turn], place, combination, kinds)
    for turn, (place, combination) in enumerate(places):
        if is_claimed(known.scripts[place], identity):
            yield from vectors_of(known, expanded(turn), place, combination)


def derive(
    identity: PortIdentity, *, thorough: bool = False, suite: DerivedSuite | None = None
) -> tuple[Vector, ...]:
    """Return the vectors of the derived games for a port, as a run asks them."""
    return derived_games(identity, thorough=thorough, suite=suite).vectors


def is_derived_id(name: str, suite: DerivedSuite | None = None) -> bool:
    """Return True if a derived game of a suite may have this id."""
    known = derived_suite() if suite is None else suite
    scripts = "|".join(re.escape(script.name) for script in known.scripts)
    kinds = "|".join(("views", *CLAUSES_OF_ROUNDS))
    found = re.fullmatch(rf"{TOPIC}-(?:{scripts})(?:-(?:{kinds}))?-(\d{{4}})-[0-3]", name)
    return found is not None and int(found[1]) < STEERED


def is_claimed(script: Script, identity: PortIdentity) -> bool:
    """Return True if a port claims all that the game of a script needs."""
    return LEVEL in identity.levels and "play" in identity.requests and _is_played(script, identity)


def _is_played(script: Script, identity: PortIdentity) -> bool:
    return script.players in identity.players and script.variant.value in identity.variants


def kinds_claimed(script: Script, identity: PortIdentity) -> tuple[str, ...]:
    """Return the questions about one rule that a port is asked as they occur in a game: none if it declares no claims.

    Scripts that are asked under one combination only are there for their whole games.
    """
    if (
        script.once
        or not identity.declared
        or LEVEL_OF_ROUNDS not in identity.levels
        or not _is_played(script, identity)
    ):
        return ()
    return tuple(kind for kind in CLAUSES_OF_ROUNDS if kind in identity.requests)


def agreed_expansion(suite: DerivedSuite, place: int, combination: Combination) -> Expansion:
    """Play a script under a combination; raise FarawayError if its digests are not those of the specification."""
    expansion = expand(suite.scripts[place], combination, suite.catalogue)
    wanted = suite.digests.get(combination_number(combination))
    found = digests_of(expansion, views=has_views(place))
    if wanted is not None:
        start = sum(1 + has_views(before) for before in range(place))
        if wanted[start : start + len(found)] != found:
            _refuse(expansion.script, combination)
    return expansion


def vectors_of(
    suite: DerivedSuite, expansion: Expansion, place: int, combination: Combination
) -> Iterator[Vector]:
    """Yield the vectors of a game and, for some scripts, of what is seen in it."""
    name, number = f"{TOPIC}-{expansion.script.name}", combination_number(combination)
    ranked = f"{number:04}-{variant_number(combination, RANKING)}"
    made = _maker(suite, combination, "A whole game under readings that the port declares.")
    yield made(f"{name}-{ranked}", CLAUSES, expansion.question(), expansion.expected())
    if has_views(place):
        seen = f"{number:04}-{variant_number(combination, SEEING)}"
        yield made(
            f"{name}-views-{seen}", CLAUSES_OF_VIEWS, expansion.viewing(), ExpectAnswer(expansion.views())
        )


def rounds_of(
    suite: DerivedSuite, expansion: Expansion, place: int, combination: Combination, kinds: Iterable[str]
) -> Iterator[Vector]:
    """Yield one question of each kind that occurs in a game; the place of the script decides from which round."""
    found: dict[str, list[Occurrence]] = {}
    for each in occurrences(expansion.game):
        found.setdefault(each.kind, []).append(each)
    ranked = f"{combination_number(combination):04}-{variant_number(combination, RANKING)}"
    made = _maker(suite, combination, f"It occurs in the derived game {expansion.script.name}.")
    for kind in kinds:
        if kind in found:
            chosen = found[kind][-1 - place % len(found[kind])]
            name = f"{TOPIC}-{expansion.script.name}-{kind}-{ranked}"
            vector = made(name, CLAUSES_OF_ROUNDS[kind], chosen.request, ExpectAnswer(chosen.answer))
            yield evolve(vector, topic=TOPIC_OF_ROUNDS, level=LEVEL_OF_ROUNDS)


def digests_of(expansion: Expansion, *, views: bool) -> tuple[str, ...]:
    """Return the digest of a game, and that of its views where they are asked for."""
    return (expansion.digest(), expansion.digest_of_views()) if views else (expansion.digest(),)


def _refuse(script: Script, combination: Combination) -> NoReturn:
    settings = " ".join(f"{name}={value}" for name, value in combination.items())
    raise refusal(
        Code.REFERENCE_DISAGREES,
        f"the reference of this installation plays script {script.name} under {settings} otherwise than the "
        "specification did when the suite was built; it judges no port",
    )


def _maker(
    suite: DerivedSuite, combination: Combination, why: str
) -> Callable[[str, tuple[str, ...], JsonObject, ExpectAnswer], Vector]:
    """Return what makes the vectors of one combination; without a digest they say that only the reference vouches for them."""
    is_agreed = combination_number(combination) in suite.digests
    evidence = "" if is_agreed else " Reference only: no digest of the specification vouches for the answer."

    def make(name: str, clauses: tuple[str, ...], request: JsonObject, expect: ExpectAnswer) -> Vector:
        return Vector(
            id=name,
            topic=TOPIC,
            level=LEVEL,
            clauses=clauses,
            why=why + evidence,
            tags=(TOPIC,) if is_agreed else (TOPIC, REFERENCE_ONLY),
            provenance=Provenance.DERIVED,
            readings={reading: (value,) for reading, value in combination.items()},
            requests=(request,),
            expect=expect,
        )

    return make
