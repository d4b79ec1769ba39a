"""Games recorded by the rules go another way as soon as a single rule is replaced by a wrong one."""

from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from random import Random

import attrs
import pytest
from attrs import evolve

from faraway.cards.catalogue import CATALOGUE
from faraway.errors import FarawayError
from faraway.game import GameState, PlayerState, Transcript, Variant, observe, replay_states, result
from faraway.game.finding import deal_whole_hands
from faraway.game.record import STANDARD_RULES
from faraway.game.rules import GameRules
from faraway.play.loop import hunting_clues, play_game
from tests.faraway.game.table import shuffled_setup

READINGS: tuple[dict[str, str], ...] = (
    {},
    {"short-draw": "draw-none", "drawn-look": "after-region"},
    {"sanctuary-shortage": "ascending-until-empty", "drawn-secrecy": "open"},
    {"sanctuary-shortage": "card-by-card", "deal-order": "card-by-card"},
)


@cache
def recorded() -> tuple[Transcript, ...]:
    """Play games in which Sanctuaries are hunted for and do run short."""
    games = []
    for seed, readings in enumerate(READINGS * 5):
        setup = shuffled_setup(seed, 6, variant=Variant.ADVANCED, readings=readings)
        games.append(play_game(setup, hunting_clues(Random(seed))).transcript)
    return tuple(games)


def seen(states: Iterator[GameState]) -> Iterator[object]:
    """Show everything about a game: each state, what each seat sees of it, and the result; or that it broke off."""
    try:
        for state in states:
            seats = range(len(state.players))
            yield (
                attrs.astuple(state, recurse=False)[1:],
                [observe(state, seat) for seat in seats],
                result(state),
            )
    except FarawayError as error:
        yield error.code


def is_noticed(game: GameRules) -> bool:
    """Return True if any of the games goes another way."""
    rules = evolve(STANDARD_RULES, game=game)
    return any(
        right != wrong
        for transcript in recorded()
        for right, wrong in zip_longest(
            seen(replay_states(transcript)), seen(replay_states(transcript, rules))
        )
    )


def without_sanctuaries(catalogue: object, player: PlayerState) -> int:
    del catalogue
    return 1 + sum(CATALOGUE.region_of[region].clues for region in player.regions)


RULES = GameRules()
MISPLAYED = {
    "SETUP-4, END-11: a Region too few in the market": evolve(RULES, market_size=lambda n: n),
    "FIND-3: found in the first round": evolve(RULES, finders=lambda players: tuple(range(len(players)))),
    "FIND-6: drawn from the bottom": evolve(
        RULES, deal=lambda deck, dues: deal_whole_hands(deck[::-1], dues)
    ),
    "FIND-7: drawn in descending order": evolve(
        RULES, drawing_order=lambda players: RULES.turn_order(players)[::-1]
    ),
    "FIND-8: a shortage that nobody heeds": evolve(
        RULES, shortage=lambda deck, dues, _: deal_whole_hands(deck, dues[:1])
    ),
    "FIND-10: one card less": evolve(RULES, short_draw=lambda due, left: max(0, min(due, left) - 1)),
    "FIND-11, INFO-2: everybody looks": evolve(RULES, seen_by_all=lambda _: True),
    "FIND-11: nobody looks": evolve(RULES, may_look=lambda _, __: False),
    "END-6: a placed Sanctuary without effect": evolve(RULES, due=without_sanctuaries),
    "END-7, END-8: leftovers on top": evolve(
        RULES, return_leftovers=lambda deck, leftovers: leftovers + deck
    ),
    "END-10: the rest stays": evolve(RULES, market_left=lambda market, _: market),
    "END-11: never a new market": evolve(RULES, is_revealed_after=lambda _: False),
    "END-12: one card less": evolve(RULES, revealed=lambda deck, wanted: min(deck - 1, wanted)),
    "WIN-2, WIN-4: the least total wins": evolve(
        RULES, ranks=lambda totals, _: tuple(sorted(totals).index(total) + 1 for total in totals)
    ),
    "ADV-1: dealt as in the standard game": evolve(RULES, dealt=lambda _: 3),
    "ADV-2: four are kept": evolve(RULES, kept=lambda: 4),
    "ADV-4: the standard set-up": evolve(RULES, set_up_steps=lambda _: RULES.set_up_steps(Variant.STANDARD)),
}


@pytest.mark.long
def test_the_rules_themselves_go_no_other_way() -> None:
    assert not is_noticed(GameRules())
    shortages = [state for game in recorded()[:8] for state in replay_states(game) if state.one_by_one]
    assert shortages


@pytest.mark.parametrize("misplayed", MISPLAYED)
def test_a_wrong_rule_is_noticed(misplayed: str) -> None:
    """Against: FIND-3, FIND-6, FIND-7, FIND-8, FIND-10, FIND-11, END-6, END-7, END-8, END-10, END-11, END-12, WIN-2, WIN-4, ADV-1, ADV-2, ADV-4, INFO-2, SETUP-4."""
    assert is_noticed(MISPLAYED[misplayed])
