"""The rows of the table: what each theorem claims, on what its verdict rests, and what its twin changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from attrs import define, field, frozen

from crosscheck.game_proofs.graph import EndlessError, longest_game, unwalked, values_left_out, without_end
from crosscheck.game_proofs.lemmas import DUES, SEATS
from crosscheck.game_proofs.positions import MOST_EXHAUSTED
from crosscheck.game_proofs.shapes import Shape
from crosscheck.game_proofs.twins import TWINS
from crosscheck.game_proofs.walk import NEVER_LOOKED_AT, NO_CRASH, Edge, Findings
from proofs.report import Row
from proofs.verdict import Kind, Subject, Verdict

LEMMA_TWINS: Final = {SEATS: "turns go by seat", DUES: "the Region just played does not count"}
ENDS: Final = "every_game_ends"
CONSULTED_AS_TABLED: Final = "readings_are_consulted_as_tabled"


@frozen
class Claim:
    """A theorem in words, and the clauses it is about."""

    words: str
    clauses: tuple[str, ...]


CLAIMS: Final[dict[str, Claim]] = {
    "reference_eq_specification_of_next_state": Claim(
        "every legal action leads to the same state in reference and specification", ("ROUND-2",)
    ),
    "reference_eq_specification_of_legal_actions": Claim(
        "reference and specification allow the same actions, also asked seat by seat",
        ("ROUND-2", "EXPLORE-2", "END-2", "END-4", "END-5"),
    ),
    "reference_eq_specification_of_views": Claim(
        "every seat sees the same in reference and specification", ("INFO-1", "INFO-2", "FIND-11")
    ),
    NEVER_LOOKED_AT: Claim(
        "no step asks anything of a card but which it is, its place in a sorted zone, its clues, and whether a player's last "
        "Region is higher than the one before",
        ("INFO-3",),
    ),
    NO_CRASH: Claim("every legal action is accepted by both, and nothing else is raised", ("ROUND-2",)),
    "only_legal_actions_are_accepted": Claim(
        "what is not listed as legal is refused by both, for the same reasons: every kind of action by every seat, and by none, "
        "with a card of each zone",
        ("ROUND-2", "ROUND-5", "EXPLORE-7", "END-1", "END-3", "END-13"),
    ),
    "cards_are_conserved": Claim(
        "every action leaves each of the 113 cards in exactly one place",
        ("SETUP-1", "SETUP-5", "END-7", "END-10"),
    ),
    "no_deadlock": Claim(
        "until the game is over somebody has a legal action, and nobody after it", ("ROUND-1", "END-13")
    ),
    ENDS: Claim("every game ends", ("ROUND-1", "ROUND-3", "END-13")),
    "turns_ascend": Claim(
        "turns go by the Regions just played, the lowest first, and nobody has two turns a round", ("END-1",)
    ),
    "everyone_takes_and_plays_eight": Claim(
        "everybody begins a round with three Regions in hand and ends the game with eight played and two in hand",
        ("ROUND-3", "END-2", "END-9"),
    ),
    "market_ge_players_yet_to_take": Claim(
        "the market never holds fewer Regions than players who have yet to take, under every reading",
        ("END-2", "END-3", "END-11"),
    ),
    "market_short_exactly_when": Claim(
        "a market that is revealed has too few Regions just after round 8 with five players and after rounds 7 and 8 with six",
        ("END-11", "END-12"),
    ),
    SEATS: Claim(
        "which shapes can follow the revealing of Regions does not depend on who sits where, and every theorem holds in every "
        "turn order there",
        ("INFO-3",),
    ),
    DUES: Claim(
        "a finder is due one Sanctuary and one more for every clue of the tableau, in both",
        ("FIND-4", "FIND-5"),
    ),
    "one_sanctuary_a_round": Claim("nobody places more than one Sanctuary a round", ("END-4",)),
    "at_most_seven_sanctuaries": Claim(
        "after round r nobody has placed more than r - 1 Sanctuaries, never more than seven, and never holds more than 15 drawn",
        ("FIND-3", "END-4"),
    ),
    "one_by_one_leaves_no_finder_without": Claim(
        "one by one and drawing what remains, a shortage leaves at least one Sanctuary to every finder",
        ("FIND-9", "FIND-10"),
    ),
    "shortage_serves_the_lowest_first": Claim(
        "until the deck is empty: after one finder who is not served in full every later one draws nothing; under draw-none "
        "everybody draws all or nothing",
        ("FIND-8", "FIND-10"),
    ),
    "finders_draw_what_is_due": Claim(
        "when Regions are revealed just the finders draw, each all that is due if the deck holds it, in ascending order from the "
        "top; a round goes one by one only where the deck holds less",
        ("FIND-1", "FIND-4", "FIND-7", "FIND-8"),
    ),
    "one_by_one_draws_what_is_due": Claim(
        "one by one, a finder draws on its turn all that is due; if the deck holds less, all of it or nothing, as short-draw says",
        ("FIND-9", "FIND-10"),
    ),
    "decks_are_drawn_from_the_top": Claim(
        "cards leave a deck at the top, Regions for the market; Sanctuaries come back at the bottom",
        ("FIND-6", "END-7", "END-11"),
    ),
    "actions_move_the_cards_they_name": Claim(
        "the card that an action names goes where the action says, of the player who acts",
        ("EXPLORE-1", "END-2", "END-4", "END-7", "ADV-2"),
    ),
    "every_card_may_be_chosen": Claim(
        "whoever is to choose may choose every card there is: of the hand, of the market, of the Sanctuaries drawn; and "
        "decline just where the reading allows it",
        ("EXPLORE-1", "END-2", "END-3", "END-4", "END-5"),
    ),
    "open_cards_are_seen": Claim(
        "every seat sees all that lies open, its own Regions, and of what is hidden how much there is",
        ("INFO-1", "INFO-2", "INFO-4"),
    ),
    CONSULTED_AS_TABLED: Claim(
        "each action consults no reading but those that the table of consulted readings names for it, and was gone through with "
        "every value of those",
        ("FIND-7", "FIND-8", "FIND-10", "FIND-11", "END-5", "END-8", "END-10", "END-11"),
    ),
}


OF_SHORTAGES = {
    "one_by_one_leaves_no_finder_without",
    "one_by_one_draws_what_is_due",
    "shortage_serves_the_lowest_first",
}


@define
class Game:
    """All that was found for one number of players."""

    players: int
    starts: dict[str, Shape] = field(factory=dict)
    findings: Findings = field(factory=Findings)
    seconds: float = 0.0

    def add(self, found: Findings, seconds: float) -> None:
        """Add the results of one round."""
        self.findings.edges |= found.edges
        self.findings.cases += found.cases
        self.seconds += seconds
        for theorem, spent in found.seconds.items():
            self.findings.spend(theorem, spent)
        for theorem, examples in found.failures.items():
            for words in examples:
                self.findings.fail(theorem, words)

    def finish(self) -> None:
        """Ask what can only be asked of all shapes together."""
        edges: Mapping[Shape, set[Edge]] = self.findings.edges
        for shape in unwalked(edges):
            self.findings.fail(ENDS, f"can follow, but was not gone through: {shape.words}")
        for shape in without_end(edges):
            self.findings.fail("no_deadlock", f"nothing follows: {shape.words}")
        for words in values_left_out(edges):
            self.findings.fail(CONSULTED_AS_TABLED, words)
        if not self.findings.failures:
            try:
                self.lengths()
            except EndlessError as error:
                self.findings.fail(ENDS, f"can come again: {error}")

    def lengths(self) -> dict[str, tuple[int, int]]:
        """Return for each variant the most actions under the default readings, and under any."""
        return {
            variant: (
                longest_game(self.findings.edges, start, default_only=True),
                longest_game(self.findings.edges, start),
            )
            for variant, start in self.starts.items()
        }


def cases_of(game: Game, theorem: str) -> int:
    """Return in how many cases a theorem was asked for one number of players."""
    return game.findings.cases["paths" if theorem in {NEVER_LOOKED_AT, NO_CRASH} else theorem]


def twin_change(name: str) -> str:
    """Return what the twin of a theorem changes."""
    return TWINS[name].change if name in TWINS else LEMMA_TWINS[name]


def rows_of(games: list[Game], twins: Mapping[str, tuple[bool, str, float]]) -> list[Row]:
    """Return one row for each theorem, over all numbers of players that were walked."""
    players = ", ".join(str(game.players) for game in games)
    shapes = sum(len(game.findings.edges) for game in games)
    scopes = {
        DUES: "tableaux of two to eight Regions and any Sanctuaries, all numbers of clues",
        SEATS: f"{players} players, rounds 2 and 8, default readings, all turn orders; who finds: every pattern with up to four "
        "players, all and none beyond that",
    }
    by_groups = ", group by group with five and six players" if games[-1].players > MOST_EXHAUSTED else ""
    everywhere = f"{players} players, both variants, all readings{by_groups}, {shapes:,} shapes of a state, opaque cards"
    rows = []
    for name, claim in CLAIMS.items():
        examples = [words for game in games for words in game.findings.failures.get(name, [])]
        # The deck always suffices for two players: theorems on shortages are not about them.
        concerned = [game for game in games if name not in OF_SHORTAGES or game.players > 2]
        if not concerned:
            continue
        counts = [cases_of(game, name) for game in concerned]
        is_vacuous = not any(counts) if name == DUES else not all(counts)
        is_refuted, twin_words, seconds = twins.get(name, (False, "", 0.0))
        seconds += sum(game.findings.seconds.get(name, 0.0) for game in games)
        rows.append(
            Row(
                name=name,
                claim=claim.words,
                clauses=claim.clauses,
                scope=scopes.get(name, everywhere),
                kind=Kind.EXHAUSTED,
                subject=Subject.GAME,
                verdict=Verdict.REFUTED if examples else Verdict.VACUOUS if is_vacuous else Verdict.EXHAUSTED,
                seconds=round(seconds, 3),
                twin_verdict=Verdict.REFUTED if is_refuted else Verdict.MISSED,
                cases=sum(counts),
                counterexample=examples[0] if examples else "",
                twin_change=twin_change(name),
                twin_counterexample=twin_words,
            )
        )
    return rows
