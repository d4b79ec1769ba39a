"""What a named Region pays in a row that a question lays out: which Regions were played after it, what Sanctuaries show."""

from collections.abc import Sequence
from itertools import takewhile

from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.rulebook.cases.beside import ENDS, at, is_any
from faraway.rulebook.cases.case import TableauCase
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.order import Event, read_events
from faraway.rulebook.cases.reading import Reading
from faraway.rulebook.cases.values import tableau_fame, tableau_met
from faraway.rulebook.cases.view import ICONS

SHORTEST_RUN = 3


def parse_tableau(reading: Reading) -> TableauCase | None:
    """Return the case of a Region in a row; None if it is not said where in the row it lies."""
    is_asked = reading.lacks("who", "tie", "deck", "hidden", "lowest", "hand")
    others = [number for number in reading.values(Role.CARDS, Role.PLAYERS, Role.OTHER) if number]
    if not is_asked or others or not reading.durations:
        return None
    target = _target(reading)
    is_paid = target is not None and any(_is_fame(reading, each, target) for each in reading.numbers)
    is_counted = reading.has("many") and not reading.lacks("faceup", "row")
    is_counted |= reading.has("what") and reading.is_without("sanctuary")
    is_enough = reading.has("enough") and bool(reading.counts or reading.has("sanctuary"))
    is_finding = reading.has("find", "sanctuary") and reading.lacks("pay") and not is_counted
    if not is_paid and (
        is_finding or (reading.lacks("need", "pay", "give") and not is_counted and not is_enough)
    ):
        return None
    later = None if target is None else _later(reading, target)
    shown = reading.counts_on("sanctuary")
    is_told = bool(shown) or reading.is_without("sanctuary")
    is_untold = not is_told and (reading.has("sanctuary") or not later)
    if target is None or later is None or is_untold or _is_stray(reading) or _is_unread(reading):
        return None
    case = TableauCase(region=target, later=later, sanctuaries=shown)
    return case if _is_certain(reading, case) else None


def _target(reading: Reading) -> int | None:
    """Return the Region that is asked about: the one that is named again, or else the first."""
    durations = reading.durations
    again = {each for each in durations if durations.count(each) > 1}
    if len(again) > 1:
        return None
    numbers = [number.place for number in reading.numbers if number.role is Role.DURATION]
    between = reading.words[numbers[0] + 1 : numbers[1]] if len(numbers) > 1 else ()
    is_listed = len(numbers) > 1 and all(word.text == "," for word in between)
    if is_listed and not again and not reading.is_without("sanctuary"):
        return None
    return next(iter(again), durations[0])


def _later(reading: Reading, target: int) -> tuple[int, ...] | None:
    """Return the Regions played after the target; None if that is in doubt."""
    durations = [
        each for each in reading.numbers if each.role is Role.DURATION and not _is_fame(reading, each, target)
    ]
    if len({each.value for each in durations}) > MOST_ROUNDS:
        return None
    events = read_events(reading.words, reading.numbers, durations)
    mentions = [event for event in events if event.duration == target]
    own = Event(
        duration=target,
        tags=frozenset().union(*(event.tags for event in mentions)),
        round=max(event.round for event in mentions),
    )
    if any("doubt" in event.tags for event in events):
        return None
    later: list[int] = []
    seen = {target}
    is_placed = "last" in own.tags
    for run in _runs(events):
        is_row = len(mentions) > 1 and (len(run) >= SHORTEST_RUN or reading.has("row"))
        is_row &= all(event.tags <= {"last"} for event in run)
        is_placed |= is_row and len(run) > 1 and any(event.duration == target for event in run)
        signs = _signs(own, run, is_row=is_row)
        for event, sign in zip(run, signs, strict=True):
            if event.duration not in seen and sign == 0:
                return None
            later += [event.duration] if event.duration not in seen and sign > 0 else []
            seen.add(event.duration)
    return tuple(later) if later or is_placed else None


def _runs(events: Sequence[Event]) -> list[list[Event]]:
    """Return the events in runs that are listed together."""
    runs: list[list[Event]] = []
    for event in events:
        if event.is_linked:
            runs[-1].append(event)
        else:
            runs.append([event])
    return runs


def _signs(own: Event, run: Sequence[Event], *, is_row: bool) -> list[int]:
    """Return for each of a run 1 if it was played after the Region that is asked about, -1 if before it, 0 if that is in doubt.

    What is said of one of a list is said of all; in a row they lie as they are listed.
    """
    place = next((place for place, event in enumerate(run) if event.duration == own.duration), None)
    if is_row and place is not None:
        return [1 if each > place else -1 for each in range(len(run))]
    signs = [_sign(own, event) for event in run if event.duration != own.duration]
    said = set(signs) - {0}
    sign = said.pop() if len(said) == 1 else 0
    return [sign] * len(run)


def _sign(own: Event, event: Event) -> int:
    """Return 1 if a Region was played after the one that is asked about, -1 if before it, 0 if that is in doubt."""
    tags = event.tags
    if own.round and event.round:
        return 1 if event.round > own.round else -1
    is_last = "last" in tags and "last" not in own.tags
    signs = {
        *({-1} if not tags.isdisjoint({"previous", "earlier", "leftward", "after", "first"}) else ()),
        *({1} if not tags.isdisjoint({"then", "before", "faceup"}) or is_last else ()),
        *({1} if not own.tags.isdisjoint({"after", "first", "penultimate"}) else ()),
        *({-1} if "last" in own.tags or "before" in own.tags else ()),
    }
    return signs.pop() if len(signs) == 1 else 0


def _is_fame(reading: Reading, number: Number, target: int) -> bool:
    """Return True if a number is the fame that the Region asked about can pay: `do I get the 24?`."""
    quest = CATALOGUE.region_of[Duration(target)].quest
    is_paid = quest is not None and quest.per is Per.FIXED and quest.fame == number.value
    before = at(reading.words, number.place - 1)
    is_apart = is_any(before, ("the", "those", "own")) or (
        bool(before.text) and before.kinds <= {"one", "stranger", "unknown"}
    )
    return is_paid and is_apart and number.value != target


def _is_stray(reading: Reading) -> bool:
    """Return True if icons are counted, and it is not said that Sanctuaries or named Regions show them."""
    return any(
        number.role is Role.ICONS
        and number.value > 0
        and number.where != "sanctuary"
        and number.group != "need"
        and not _is_of_a_card(reading, number)
        for number in reading.numbers
    )


def _is_unread(reading: Reading) -> bool:
    """Return True if `with` an icon stands behind a Sanctuary in its sentence and is counted nowhere: it may be on a second one."""
    counted = {number.place for number in reading.numbers if number.role is Role.ICONS}
    is_behind = False
    for place, word in enumerate(reading.words):
        is_behind = (is_behind or "sanctuary" in word.kinds) and word.text not in ENDS
        is_shown = "with" in at(reading.words, place - 1).kinds and is_any(word, ICONS)
        if is_behind and is_shown and place not in counted:
            return True
    return False


def _is_of_a_card(reading: Reading, number: Number) -> bool:
    """Return True if it is said in the sentence that a Region has them: `card 30 has a stone`."""
    sentence = list(takewhile(lambda word: word.text not in ENDS, reversed(reading.words[: number.place])))
    has = next((place for place, word in enumerate(sentence) if is_any(word, ("its", "sanctuary"))), None)
    return (
        has is not None
        and "its" in sentence[has].kinds
        and any(word.text.isdigit() for word in sentence[has:])
    )


def _is_certain(reading: Reading, case: TableauCase) -> bool:
    """Return True if nothing else can change the answer; more cards than are named can only meet a prerequisite."""
    if reading.lacks("partial"):
        return reading.lacks("elsewhere")
    quest = CATALOGUE.region_of[Duration(case.region)].quest
    is_fixed = quest is not None and quest.per is Per.FIXED
    return is_fixed and tableau_met(case) and tableau_fame(case) > 0
