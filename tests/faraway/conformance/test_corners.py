"""Single steps of shrinking, telling and diagnosing that whole runs seldom take."""

from rich.console import Console
from typing_extensions import override

from faraway.conformance.diagnosis.diagnose import Named, _cards_of, _Search
from faraway.conformance.diagnosis.fingerprint import fingerprint
from faraway.conformance.diagnosis.suspects import Suspect, rule_suspects
from faraway.conformance.fuzz.shrink import _fewer_players, _smaller_games, _smaller_tableaux
from faraway.conformance.reference.in_process import prepare
from faraway.conformance.reports.terminal import print_failure
from faraway.conformance.suite.documents import JsonObject
from faraway.conformance.suite.vectors import shipped_suite
from faraway.conformance.verdict.outcome import Outcome, Verdict
from faraway.game.readings import DEFAULT_VALUES
from faraway.game.record import STANDARD_RULES
from faraway.game.turns import TurnStep
from faraway.misreadings import MISREADINGS

VECTOR = next(vector for vector in shipped_suite().vectors if vector.level == 2)


def test_region_first_in_shortage_takes_nothing_in_the_last_round() -> None:
    """Against: FIND-9."""
    steps = MISREADINGS["region-first-in-shortage"].misread(STANDARD_RULES).game.one_by_one_steps(8)
    assert TurnStep.TAKE not in steps


def test_a_failure_with_a_reason_is_told_with_it() -> None:
    console = Console(record=True, width=100)
    print_failure(Outcome(vector=VECTOR, verdict=Verdict.NOT_ASKED, reason="it was late"), console)
    assert "it was late" in console.export_text()


def test_smaller_tableaux_keep_room_for_their_sanctuaries() -> None:
    """Rules: END-4."""
    request: JsonObject = {
        "request": "score",
        "regions": [60, 61, 62, 63, 64, 65, 66, 67],
        "sanctuaries": [f"s{n}" for n in range(7)],
    }
    smaller = list(_smaller_tableaux({**request}))
    assert (
        len([one for one in smaller if len(str(one["sanctuaries"])) < len(str(request["sanctuaries"]))]) == 7
    )
    fewest = list(_smaller_tableaux({**request, "sanctuaries": []}))
    assert len(fewest) > 8


def test_fewer_players_are_asked_about_while_enough_are_left() -> None:
    three: JsonObject = {"request": "due", "players": [{"regions": [n]} for n in (1, 2, 3)]}
    assert len(list(_fewer_players({**three}))) == 3
    assert list(_fewer_players({"request": "rank", "players": [{}, {}]})) == []


def test_a_game_shown_at_its_end_only_is_as_small_as_it_gets() -> None:
    outcome = Outcome(vector=VECTOR, verdict=Verdict.FAILED)
    assert list(_smaller_games({"after": "last"}, outcome, {})) == []
    game: JsonObject = {"after": "every", "actions": [], "show": ["state"], "setup": {"players": 2}}
    assert list(_smaller_games({**game}, outcome, {})) == [{**game, "after": "last"}]


class _BreaksEverything(_Search):
    @override
    def _breaks(self, suspect: Suspect) -> bool:
        return True


def test_a_suspect_that_breaks_what_the_port_gets_right_is_not_named() -> None:
    suspects = list(rule_suspects().values())[:2]
    assert _BreaksEverything([])._best({suspects[0]: {"a", "b"}, suspects[1]: {"a"}}) is None


def test_a_suspect_that_is_not_needed_is_taken_back() -> None:
    search = _Search([])
    suspects = list(rule_suspects().values())[:2]
    search.chosen = [Named(suspect=suspect, explains=0) for suspect in suspects]
    search._drop_redundant()
    assert len(search.chosen) == 1
    assert search._best({}) is None


def test_games_alone_are_questioned_the_shortest_first() -> None:
    search = _Search([])
    games = [vector for vector in shipped_suite().vectors if vector.level == 4][:3]
    search.answers = {vector.id: fingerprint(vector, ()) for vector in games}
    search.prepared = {vector.id: prepare(vector) for vector in games}
    assert set(search._cheap_failures()) <= {vector.id for vector in games}
    assert search._cheap_failures()


def test_only_a_tableau_shows_cards() -> None:
    question = next(vector for vector in shipped_suite().vectors if vector.level == 3)
    assert _cards_of(question) == set()
    assert _cards_of(VECTOR)


def test_a_game_of_three_is_tried_with_two() -> None:
    outcome = Outcome(vector=VECTOR, verdict=Verdict.FAILED)
    game: JsonObject = {"after": "every", "actions": [], "show": ["state"], "setup": {"players": 3}}
    *fewer, last = _smaller_games({**game}, outcome, dict(DEFAULT_VALUES))
    assert fewer
    assert last == {**game, "after": "last"}
