"""What stands for a card in the argument cannot be looked at, and what looks elsewhere is found in the source."""

from collections.abc import Callable, Sequence

import pytest

import spec.quests
import spec.scoring
from crosscheck.equality.guarded import Addend, Guarded, InspectedError, addend
from crosscheck.equality.identities import identities
from faraway.cards.catalogue import CATALOGUE
from faraway.cards.catalogue import Card as ReferenceCard
from faraway.scoring.record import Regions, Sanctuaries
from proofs.counting import PRINTED_BOX, Card
from spec.cards import Region, Sanctuary
from tests.crosscheck.test_equality import AGREED, reference

SEEN_BEFORE: list[object] = []


@pytest.mark.parametrize(
    "look",
    [
        repr,
        hash,
        len,
        list,
        bool,
        int,
        lambda it: it == 1,
        lambda it: it.duration,
        lambda it: isinstance(it, Region),
    ],
)
def test_opaque_card_refuses_to_be_looked_at(look: Callable[[Guarded], object]) -> None:
    with pytest.raises(InspectedError):
        look(Guarded("a card"))


@pytest.mark.parametrize(
    "use", [int, bool, lambda it: it == 3, lambda it: it >= 3, lambda it: min(it, 12), lambda it: it * 2]
)
def test_addend_refuses_all_but_addition(use: Callable[[Addend], object]) -> None:
    with pytest.raises(InspectedError):
        use(addend("stones"))


def test_card_known_by_identity_in_both_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spec.scoring, "score_sanctuary", pays_first_sanctuary_twice)
    found = list(identities(reference(visible_to_sanctuary=sees_no_first_region)))
    assert len(found) == 2
    assert all("asks for an identity" in each for each in found)


def pays_first_sanctuary_twice(sanctuary: Sanctuary, visible: Sequence[Card]) -> int:
    paid = spec.quests.score_quest(sanctuary.quest, visible)
    return 2 * paid if sanctuary is PRINTED_BOX.sanctuaries["city-clue"] else paid


def sees_no_first_region(row: Regions, beside: Sanctuaries) -> tuple[ReferenceCard, ...]:
    return (*row[row[0] is CATALOGUE.regions[0] :], *beside)


def swallows(visible: Sequence[Card]) -> int:
    try:
        return len([card for card in visible if card.night])
    except BaseException:  # noqa: BLE001  that is the slip
        return 0


def remembers(visible: Sequence[Card]) -> int:
    SEEN_BEFORE.append(visible)
    return len([card for card in visible if card.night])


def asks_for_types(visible: Sequence[Card]) -> int:
    return len([card for card in visible if card.night and type(card) is not Sanctuary])


@pytest.mark.parametrize(
    ("slip", "fault"),
    [(swallows, "a statement Try"), (remembers, "can remember"), (asks_for_types, "asks for an identity")],
)
def test_what_guards_cannot_refuse_is_found_in_the_source(
    monkeypatch: pytest.MonkeyPatch, slip: Callable[[Sequence[Card]], int], fault: str
) -> None:
    monkeypatch.setattr(spec.quests, "count_nights", slip)
    (found,) = identities(AGREED)
    assert fault in found
