"""Whole games on the reference and the specification side by side, with illegal actions tried at every step."""

from random import Random

from hypothesis import event, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from typing_extensions import override

from crosscheck.implementations import REFERENCE, SPEC, JsonObject, Play
from crosscheck.verify.games import attempt, compare_positions
from crosscheck.verify.samples import sample_meddling
from faraway.game.setup import Setup
from faraway.io import Json, dump
from faraway.testing import setups
from faraway.testing.cards import DURATIONS, SANCTUARY_IDS
from tests.samples import sample_size

KINDS = ("keep", "shuffle", "explore", "take", "place", "decline", "return", "return-order")


@st.composite
def _actions(draw: st.DrawFn) -> JsonObject:
    """Generate an action of any kind that names any seat and any cards; hardly ever one that may be done."""
    kind = draw(st.sampled_from(KINDS))
    seat = draw(st.integers(-1, 6))
    regions: list[Json] = [*draw(st.lists(st.sampled_from(DURATIONS), min_size=2, max_size=4))]
    names: list[Json] = [*draw(st.lists(st.sampled_from(SANCTUARY_IDS), min_size=1, max_size=3))]
    fields: dict[str, JsonObject] = {
        "keep": {"seat": seat, "regions": regions},
        "shuffle": {"regions": regions},
        "explore": {"seat": seat, "region": regions[0]},
        "take": {"seat": seat, "region": regions[0]},
        "place": {"seat": seat, "sanctuary": names[0]},
        "decline": {"seat": seat},
        "return": {"seat": seat, "sanctuary": names[0]},
        "return-order": {"seat": seat, "sanctuaries": names},
    }
    return {"type": kind, **fields[kind]}


class SideBySide(RuleBasedStateMachine):
    """One game in two implementations: they list, refuse, accept, show and end alike."""

    reference: Play
    spec: Play
    players: int

    @initialize(setup=setups())
    def begin(self, setup: Setup) -> None:
        """Rules: SETUP-1, SETUP-4, SETUP-5, ADV-1."""
        self.players = setup.players
        self.reference = REFERENCE.begin(dump(setup))
        self.spec = SPEC.begin(dump(setup))

    def apply(self, action: JsonObject) -> None:
        ours, codes = attempt(self.reference, action)
        theirs, other_codes = attempt(self.spec, action)
        assert codes == other_codes
        assert (ours is None) == (theirs is None)
        event("refused" if ours is None else f"accepted: {action['type']}")
        if ours is not None and theirs is not None:
            self.reference, self.spec = ours, theirs

    def refuse_alike(self, action: JsonObject) -> None:
        """Try an action that is probably illegal and stay where the game is."""
        _, codes = attempt(self.reference, action)
        _, other_codes = attempt(self.spec, action)
        assert codes == other_codes
        event("refused" if codes else "might have been done")

    def is_over(self) -> bool:
        return not self.reference.legal()

    @precondition(lambda self: not self.is_over())
    @rule(number=st.integers(0, 10**6), chance=st.randoms(use_true_random=True), steps=st.integers(1, 12))
    def play(self, number: int, chance: Random, steps: int) -> None:
        """Do some of what is listed, and before each step try something that is not. Rules: ROUND-2, EXPLORE-3, END-2, END-4."""
        for _ in range(steps):
            legal = self.reference.legal()
            self.refuse_alike(sample_meddling(chance, self.players, legal))
            if legal:
                action = dict(legal[number % len(legal)])
                for name in ("regions", "sanctuaries"):
                    cards = action.get(name)
                    if isinstance(cards, list) and action["type"] != "keep":
                        action[name] = chance.sample(cards, len(cards))
                self.apply(action)

    @rule(action=_actions())
    def try_anything(self, action: JsonObject) -> None:
        """Against: EXPLORE-2, END-1, END-2, END-4, END-5, END-9."""
        self.apply(action)

    @precondition(lambda self: not self.is_over())
    @rule(number=st.integers(0, 10**6), other=_actions())
    def try_something_close(self, number: int, other: JsonObject) -> None:
        """Change one thing of a legal action. Against: EXPLORE-2, END-1, END-2, END-4."""
        legal = self.reference.legal()
        action = dict(legal[number % len(legal)])
        shared = [key for key in other if key in action]
        key = shared[number % len(shared)]
        self.apply({**action, key: other[key]} if key != "type" else other)

    @override
    def teardown(self) -> None:
        """Record in the statistics how far the game went."""
        event("a whole game" if self.is_over() else "part of a game")

    @invariant()
    def look_alike(self) -> None:
        """Rules: INFO-1, INFO-2, WIN-2."""
        assert not compare_positions(self.reference, self.spec, self.players)


SideBySide.TestCase.settings = settings(
    max_examples=sample_size(12), stateful_step_count=60, deadline=None, print_blob=True
)
TestSideBySide = SideBySide.TestCase
