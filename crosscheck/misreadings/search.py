"""Find what catches one misreading: with the laws that need no oracle, and by comparison with the specification.

Nothing here knows what the right answer is: cases come from seeded samples, and no value is stored.
"""

from collections.abc import Callable
from functools import cache, partial

from crosscheck.implementations import SPEC, Implementation, Reference
from crosscheck.laws.game_laws import GAME_LAWS
from crosscheck.laws.played import Script, play, script_of
from crosscheck.laws.replay_laws import REPLAY_LAWS
from crosscheck.laws.scoring_laws import SCORING_LAWS, Tableau
from crosscheck.laws.witness_laws import WITNESS_LAWS
from crosscheck.misreadings.record import Catch
from crosscheck.verify.games import compare_game
from crosscheck.verify.samples import sample_generator, sample_setup, sample_tableau
from crosscheck.verify.tableaux import compare_tableau
from faraway.game.record import STANDARD_RULES
from faraway.misreadings import Misreading, Subject

SEED = 5
TABLEAUX = 250
WITNESSES = 1200
GAMES = 24
REPLAYS = 4
COMPARED_TABLEAUX = 4000
COMPARED_GAMES = 80


def misread_implementation(misreading: Misreading) -> Reference:
    """Return the reference with this misreading in it."""
    return Reference(name=misreading.id, rules=misreading.misread(STANDARD_RULES))


@cache
def tableau(number: int) -> Tableau:
    """Return a numbered tableau."""
    regions, sanctuaries = sample_tableau(sample_generator(SEED, "zoo tableau", number))
    return Tableau(regions=tuple(regions), sanctuaries=tuple(sanctuaries))


@cache
def script(number: int) -> Script:
    """Return a numbered game; the players of every second one prefer clues."""
    generator = sample_generator(SEED, "zoo game", number)
    return script_of(sample_setup(generator), generator.getrandbits(32), hoards=number % 2 == 1)


def breaks_scoring_law(implementation: Implementation, name: str, number: int) -> bool:
    """Return True if an implementation breaks a law of scoring on a numbered tableau."""
    law = {law.__name__: law for law in SCORING_LAWS}[name]
    return _fails(lambda: law(implementation, tableau(number), sample_generator(SEED, name, number)))


def breaks_witness_law(implementation: Implementation, name: str) -> bool:
    """Return True if an implementation cannot show what must be possible."""
    law = {law.__name__: law for law in WITNESS_LAWS}[name]
    corpus = [tableau(number) for number in range(WITNESSES)]
    return _fails(lambda: law(implementation, corpus, sample_generator(SEED, name, 0)))


def laws_broken_in_game(implementation: Implementation, number: int, *, replays: bool) -> list[str]:
    """Play a numbered game in an implementation and name every law that it breaks."""
    try:
        game = play(implementation, script(number))
    except (AssertionError, LookupError, ValueError, TypeError):
        return [PLAYED_TO_ITS_END]
    laws = (*GAME_LAWS, *REPLAY_LAWS) if replays else GAME_LAWS
    return [law.__name__ for law in laws if _fails(partial(law, implementation, game))]


PLAYED_TO_ITS_END = "a_game_is_played_to_its_end"


def differs_on_tableau(implementation: Implementation, number: int) -> bool:
    """Return True if an implementation and the specification score a numbered tableau differently."""
    laid = tableau(number)
    return _fails(lambda: _same(compare_tableau((implementation, SPEC), laid.regions, laid.sanctuaries)))


def differs_in_game(implementation: Implementation, number: int) -> bool:
    """Return True if an implementation and the specification go apart in a numbered game."""
    generator = sample_generator(SEED, "zoo comparison", number)
    setup = sample_setup(generator)
    return _fails(lambda: _same(compare_game((implementation, SPEC), setup, generator)[1]))


def _same(differences: list[str]) -> None:
    assert not differences


def _fails(check: Callable[[], None]) -> bool:
    """Return True if a check fails; an implementation that cannot even answer has failed."""
    try:
        check()
    except Exception:  # noqa: BLE001 - a misread implementation may break in any way
        return True
    return False


def find_catches(misreading: Misreading) -> tuple[list[Catch], Catch | None]:
    """Return every law that catches a misreading, and where comparison with the specification first does."""
    implementation = misread_implementation(misreading)
    laws: list[Catch] = []
    if misreading.subject is not Subject.GAME:
        for law in SCORING_LAWS:
            case = _first(partial(breaks_scoring_law, implementation, law.__name__), TABLEAUX)
            laws += [] if case is None else [Catch(by=law.__name__, case=case)]
        if misreading.subject is Subject.SCORING:
            laws += [
                Catch(by=law.__name__, case=0)
                for law in WITNESS_LAWS
                if breaks_witness_law(implementation, law.__name__)
            ]
        compared = _first(partial(differs_on_tableau, implementation), COMPARED_TABLEAUX)
        if compared is not None:
            return laws, Catch(by="tableau", case=compared)
    else:
        found: dict[str, int] = {}
        for number in range(GAMES):
            for name in laws_broken_in_game(implementation, number, replays=number < REPLAYS):
                found.setdefault(name, number)
        laws = [Catch(by=name, case=case) for name, case in found.items()]
    in_games = _first(partial(differs_in_game, implementation), COMPARED_GAMES)
    return laws, None if in_games is None else Catch(by="game", case=in_games)


def _first(is_caught: Callable[[int], bool], cases: int) -> int | None:
    return next((number for number in range(cases) if is_caught(number)), None)


def still_catches(misreading: Misreading, catch: Catch) -> bool:
    """Try a recorded catch once more, on its case alone."""
    implementation = misread_implementation(misreading)
    if catch.by == "tableau":
        return differs_on_tableau(implementation, catch.case)
    if catch.by == "game":
        return differs_in_game(implementation, catch.case)
    if catch.by in {law.__name__ for law in SCORING_LAWS}:
        return breaks_scoring_law(implementation, catch.by, catch.case)
    if catch.by in {law.__name__ for law in WITNESS_LAWS}:
        return breaks_witness_law(implementation, catch.by)
    return catch.by in laws_broken_in_game(implementation, catch.case, replays=True)
