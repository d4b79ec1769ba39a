"""What the rulings show on cards, worked out by hand in spec/rulings, is what the reference and the specification say."""

import pytest

import spec.ending
import spec.finding
import spec.table
import spec.winner
from crosscheck.implementations import REFERENCE, SPEC, Implementation, JsonObject, Play, Refused
from crosscheck.trace.rulings import Example, Ruling, read_topics
from faraway.cards.catalogue import CATALOGUE, Duration, SanctuaryId
from faraway.game.finding import ascending, due, finders
from faraway.game.player import PlayerState
from faraway.game.winner import rank_everyone
from faraway.scoring.tableau import Extent, Tableau
from spec.readings import load_readings

RULINGS = [ruling for topic in read_topics() for ruling in topic.ruling]
READINGS = load_readings({})


def of_kind(kind: str) -> pytest.MarkDecorator:
    chosen = [ruling for ruling in RULINGS if ruling.example.kind == kind]
    return pytest.mark.parametrize("ruling", chosen, ids=lambda ruling: ruling.id)


def parse_action(text: str) -> JsonObject:
    """Read an action as the rulings write it: seat, verb, card or cards."""
    seat, verb, *cards = text.split()
    start: JsonObject = {"type": verb, "seat": int(seat)}
    match verb:
        case "keep":
            return {**start, "regions": [int(card) for card in cards]}
        case "explore" | "take":
            return {**start, "region": int(cards[0])}
        case "place":
            return {**start, "sanctuary": cards[0]}
        case _:
            return start


def begin(implementation: Implementation, example: Example) -> Play:
    return implementation.begin(
        {
            "players": example.players,
            "variant": example.variant,
            "readings": {},
            "region_deck": [*range(1, 69)],
            "sanctuary_deck": [*sorted(CATALOGUE.sanctuary_of)],
        }
    )


@pytest.mark.parametrize("implementation", [REFERENCE, SPEC], ids=["reference", "spec"])
@of_kind("tableau")
def test_tableau_pays_what_the_ruling_shows(implementation: Implementation, ruling: Ruling) -> None:
    example = ruling.example
    Tableau.of(example.regions, example.sanctuaries, extent=Extent.PARTIAL)
    assert implementation.score(example.regions, example.sanctuaries) == {
        "total": sum(example.fame) + sum(example.sanctuary_fame),
        "regions": [*example.fame],
        "sanctuaries": [*example.sanctuary_fame],
    }


@of_kind("finding")
def test_finder_draws_what_the_ruling_shows(ruling: Ruling) -> None:
    example = ruling.example
    Tableau.of(example.played, example.placed, extent=Extent.PARTIAL)
    player = PlayerState(
        hand=(),
        regions=tuple(map(Duration, example.played)),
        sanctuaries=tuple(map(SanctuaryId, example.placed)),
    )
    found = due(CATALOGUE, player) if finders((player,)) else 0
    specified = spec.table.Player(hand=frozenset(), regions=example.played, sanctuaries=example.placed)
    expected = spec.finding.sanctuaries_due(specified) if spec.finding.is_finder(specified) else 0
    assert (found, expected) == (example.due, example.due)


@of_kind("turns")
def test_turns_go_as_the_ruling_shows(ruling: Ruling) -> None:
    played = ruling.example.turns
    players = tuple(PlayerState(hand=(), regions=(Duration(region),)) for region in played)
    assert ascending(players) == ruling.example.order
    game = spec.table.Game(
        readings=READINGS,
        round=1,
        phase="take",
        region_deck=(),
        sanctuary_deck=(),
        players=tuple(spec.table.Player(hand=frozenset(), regions=(region,)) for region in played),
    )
    assert spec.ending.turn_order(game) == ruling.example.order


@of_kind("ranking")
def test_ranks_are_those_the_ruling_shows(ruling: Ruling) -> None:
    example = ruling.example
    assert rank_everyone(example.totals, example.lowest) == example.ranks
    assert tuple(spec.winner.ranks(example.totals, example.lowest, {})) == example.ranks


@pytest.mark.parametrize("implementation", [REFERENCE, SPEC], ids=["reference", "spec"])
@of_kind("action")
def test_action_is_allowed_or_refused_as_the_ruling_shows(
    implementation: Implementation, ruling: Ruling
) -> None:
    example = ruling.example
    play = begin(implementation, example)
    for action in example.after:
        play = play.apply(parse_action(action))
    if not example.refused:
        assert parse_action(example.action) in play.legal()
        return
    with pytest.raises(Refused) as refused:
        play.apply(parse_action(example.action))
    assert refused.value.codes[0] == example.refused


@pytest.mark.parametrize("implementation", [REFERENCE, SPEC], ids=["reference", "spec"])
@of_kind("supply")
def test_region_deck_is_as_large_as_the_ruling_shows(implementation: Implementation, ruling: Ruling) -> None:
    play = begin(implementation, ruling.example)
    while (state := play.state())["round"] != ruling.example.round:
        play = play.apply(play.legal()[0])
    deck = state["region_deck"]
    assert isinstance(deck, list)
    assert len(deck) == ruling.example.deck
