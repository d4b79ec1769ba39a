"""Which Region of a question is asked about, and which Regions are in view when it is scored."""

from functools import lru_cache

from faraway.cards.catalogue import CATALOGUE, Duration, Per
from faraway.rulebook.cases.beside import ENDS, at, is_any, start_before, stop_after
from faraway.rulebook.cases.claims import CLAIMED
from faraway.rulebook.cases.laid import Listed
from faraway.rulebook.cases.numbers import MOST_ROUNDS, Number, Role
from faraway.rulebook.cases.order import PAST, in_order, read_events
from faraway.rulebook.cases.scene import Scene
from faraway.rulebook.cases.view import ICONS
from faraway.rulebook.phrasebook import Word

IN_VIEW = frozenset({"faceup", "then", "after", "see"})
NOT_IN_VIEW = frozenset({"hidden", "leftward", "earlier", "previous", "before"})
MOST_NEEDED, NEAR, NEAR_END = 5, 2, 4
PAID = ("pay", "give", "need", "set", "scoring", "enough", "reckon")


def targets_of(scene: Scene) -> list[int]:
    """Return the Regions that are asked about: those named alone that stand in a list as well, or the only one named alone."""
    lists = cards_of(scene)
    if (
        len(lists) == 2
        and 1 < len(lists[1].cards) < len(lists[0].cards)
        and set(lists[1].cards) <= set(lists[0].cards)
    ):
        return list(lists[1].cards)
    if len(lists) == 1 and len(lists[0].cards) > 1:
        return _target_of_row(scene, lists[0])
    alone = list(dict.fromkeys(each.cards[0] for each in lists if len(each.cards) == 1))
    listed = {card for each in lists if len(each.cards) > 1 for card in each.cards}
    again = [card for card in alone if card in listed]
    cards = [card for each in lists for card in each.cards]
    twice = [card for card in alone if cards.count(card) > 1]
    if again or len(twice) == 1:
        return again or twice
    if len(alone) < 2:
        is_aside = any(
            each.cards == tuple(alone)
            and not each.kinds.isdisjoint(("hidden", "leftward"))
            and "first" not in each.kinds
            for each in lists
        )
        return [] if is_aside and len(lists) > 1 else alone
    others = [each for each in lists if each.cards != (alone[0],)]
    is_stated = all(not each.kinds.isdisjoint(IN_VIEW | NOT_IN_VIEW | {"last"}) for each in others)
    return alone[:1] if is_stated and lists[0].cards == (alone[0],) else []


def _target_of_row(scene: Scene, row: Listed) -> list[int]:
    """Return the Region of the only list that is asked about: by its place, or as the first that others followed."""
    asked = place_asked(scene)
    if asked is not None:
        return [row.cards[asked]] if asked < len(row.cards) else []
    is_argued = scene.reading.has("row") and any(word.text == CLAIMED.text for word in scene.words)
    is_paid = not is_argued and not scene.reading.lacks(*PAID)
    is_paid |= len(scene.lists) > 1 or is_claimed(scene)
    return [row.cards[0]] if is_paid and is_followed(scene, row) else []


def ends_asked(scene: Scene) -> int:
    """Return how many Regions are asked about from the begin of a row, or from its end as a negative number: `the first two`; 0 if none."""
    for start, end in scene.sentences:
        for place in range(start, end if at(scene.words, end).text == "?" else start):
            word = scene.words[place]
            near = [at(scene.words, place - 1), at(scene.words, place + 1)]
            number = next(
                (2 if "pair" in each.kinds else each.number for each in near if is_several(each)), 0
            )
            if number and is_any(word, ("first", "last")):
                return number if "first" in word.kinds else -number
    return 0


def is_several(word: Word) -> bool:
    """Return True if a word counts two or more."""
    return "pair" in word.kinds or (word.is_spelled and word.number > 1)


def place_asked(scene: Scene) -> int | None:
    """Return the place in a row of the Region that is asked about by it: `what does the third card pay?`; None if none is."""
    found: set[int] = set()
    for place in scene.reading.places("penultimate", "first", "last", "nth"):
        word = scene.words[place]
        start, end = sentence_at(scene, place)
        is_question = at(scene.words, end).text == "?"
        is_listed = any(start <= each.start < end for each in scene.lists)
        is_of_card = any(is_any(each, ("card", "region")) for each in scene.words[place : place + NEAR + 1])
        is_alone = (
            at(scene.words, place + 1).text == "?"
            or is_of_card
            or is_any(at(scene.words, place - 1), ("card", "region"))
        )
        is_of_other = is_listed or sum(phrase.quest is not None for phrase in scene.phrases) > 1
        if not is_question or (is_of_other and not is_of_card) or not is_alone or scene.is_taken(place):
            continue
        if "penultimate" in word.kinds:
            found.add(-2)
        elif "first" in word.kinds:
            found.add(0)
        elif "last" in word.kinds:
            found.add(-1)
        else:
            found.add(word.number - 1)
    return found.pop() if len(found) == 1 else None


def is_claimed(scene: Scene) -> bool:
    """Return True if it is asked whether a Region pays what its quest says: `did I make the 20?`."""
    claims = scene.reading.values(Role.CLAIM)
    quests = [CATALOGUE.region_of[Duration(card)].quest for card in scene.reading.durations]
    return any(quest.fame in claims for quest in quests if quest is not None)


def is_followed(scene: Scene, listed: Listed) -> bool:
    """Return True if it is said of the first Region of a list that the others came after it: `Region 34, then 12 and 65`."""
    second = next(each.place for each in scene.free_numbers if each.place > listed.start)
    between = scene.words[listed.start + 1 : second]
    return any("then" in word.kinds for word in between) and not listed.is_backward


@lru_cache(maxsize=4)
def cards_of(scene: Scene) -> list[Listed]:
    """Return the lists without numbers that are no cards: answers to choose from, and what a prerequisite asks for."""
    first = next((each.cards[0] for each in scene.lists), 0)
    named = [each.cards[0] for each in scene.lists if len(each.cards) == 1]
    return [
        each
        for each in scene.lists
        if not (
            is_choice(scene, each)
            or _is_count_asked(scene, each)
            or _is_fame(scene, each, first)
            or _is_fame_of(scene, each, named)
        )
    ]


def _is_fame_of(scene: Scene, listed: Listed, named: list[int]) -> bool:
    """Return True if a number is what a Region named beside it pays: `do I get the 24 from 68?`."""
    quests = [CATALOGUE.region_of[Duration(card)].quest for card in named if (card,) != listed.cards]
    is_paid = any(
        quest is not None and quest.per is Per.FIXED and (quest.fame,) == listed.cards for quest in quests
    )
    _, end = sentence_at(scene, listed.start)
    before = (at(scene.words, listed.start - 1), at(scene.words, listed.start - 2))
    is_got = is_any(before[0], ("the", "own")) and is_any(before[1], ("claim", "draw", "give", "pay"))
    return is_paid and is_got and at(scene.words, end).text == "?" and named.count(listed.cards[0]) == 1


def _is_fame(scene: Scene, listed: Listed, first: int) -> bool:
    """Return True if a number alone is what the first Region pays once its prerequisite is met: `do I get the 24?`."""
    quest = CATALOGUE.region_of[Duration(first)].quest
    is_paid = quest is not None and quest.per is Per.FIXED and (quest.fame,) == listed.cards != (first,)
    _, end = sentence_at(scene, listed.start)
    return is_paid and at(scene.words, end).text == "?" and listed.start >= end - NEAR_END


def sentence_at(scene: Scene, place: int) -> tuple[int, int]:
    """Return the places where the sentence of a place begins, and of its stop."""
    return start_before(scene.words, place), stop_after(scene.words, place)


def is_choice(scene: Scene, listed: Listed) -> bool:
    """Return True if the sentence of a list has nothing but numbers to choose from: `0, 1 or 2?`, `10 or 20?`."""
    _, end = sentence_at(scene, listed.start)
    behind = scene.words[listed.end + 1 : end]
    if is_any(at(behind, 0), ("pay", "give")) and "counted" not in at(behind, 0).kinds:
        return False
    return is_bare_choice(scene, listed.start)


def is_bare_choice(scene: Scene, place: int) -> bool:
    """Return True if the sentence of a place has nothing but numbers to choose from: `three, four or five points?`."""
    start, end = sentence_at(scene, place)
    words = scene.words[start:end]
    is_or = any("or" in word.kinds for word in words)
    is_bare = all(
        word.text.isdigit()
        or word.is_spelled
        or is_any(word, ("break", "small", "neutral", "or", "claim", "counted", "pay"))
        for word in words
    )
    return is_or and is_bare and at(scene.words, end).text == "?"


def _is_count_asked(scene: Scene, listed: Listed) -> bool:
    """Return True if a number alone says how many a prerequisite asks for: `Chimere ne servono 3`."""
    if len(listed.cards) > 1 or listed.cards[0] > MOST_NEEDED:
        return False
    if "need" in at(scene.words, listed.start + 1).kinds:
        return True
    start, _ = sentence_at(scene, listed.start)
    words = scene.words[start : listed.start]
    return any("need" in word.kinds for word in words) and any(is_any(word, ICONS) for word in words)


def later_than(scene: Scene, target: int) -> tuple[int, ...] | None:
    """Return the Regions in view beside the target; None if that is in doubt."""
    if is_left_of_another(scene, target):
        return None
    ordered = in_rounds(scene)
    if target in ordered:
        return ordered[ordered.index(target) + 1 :]
    own = [each for each in scene.lists if target in each.cards]
    is_first = any("first" in each.kinds for each in own if len(each.cards) == 1)
    is_last = any("last" in each.kinds for each in own if len(each.cards) == 1)
    if is_first and is_last and not scene.reading.lacks("not", "but", "or"):
        return None
    is_last &= not is_first
    seen: dict[int, None] = {}
    for each in cards_of(scene):
        if each.cards == (target,):
            continue
        found = _in_view(scene, each, target, is_last=is_last, is_first=is_first)
        if found is None:
            return None
        if len(set(found)) < len(found) or (not is_first and not seen.keys().isdisjoint(found)):
            return None
        seen |= dict.fromkeys(card for card in found if card != target)
    return tuple(seen) if len(seen) < MOST_ROUNDS else None


def is_left_of_another(scene: Scene, target: int) -> bool:
    """Return True if Regions are said to lie to the left of another than the target: `23 is last, left of it 28, then 17`."""
    return any(
        "leftward" in listed.kinds
        and target not in listed.cards
        and place > 0
        and all(target not in before.cards for before in scene.lists[:place])
        for place, listed in enumerate(scene.lists)
    )


def in_rounds(scene: Scene) -> tuple[int, ...]:
    """Return the Regions in the order of the rounds in which they are said to have been played; nothing if some have none."""
    cards = cards_of(scene)
    alone = {each.cards[0] for each in cards if len(each.cards) == 1}
    if any(len(each.cards) > 1 and any(card not in alone for card in each.cards) for each in cards):
        return ()
    numbers: list[Number] = []
    for number in scene.free_numbers:
        is_card = any(each.start == number.place for each in cards)
        if is_card and number.value not in {each.value for each in numbers}:
            numbers.append(number)
    events = read_events(scene.words, scene.reading.numbers, numbers)
    is_stated = all(event.round for event in events)
    is_stated |= len(events) == 2 and any(not event.tags.isdisjoint(PAST) for event in events)
    is_stated |= len(events) > 1 and all(
        not event.tags.isdisjoint(PAST | {"penultimate"}) for event in events[1:]
    )
    return in_order(events) if is_stated else ()


def _in_view(
    scene: Scene, listed: Listed, target: int, *, is_last: bool, is_first: bool
) -> tuple[int, ...] | None:
    """Return the Regions of a list that are in view when the target is scored; None if that is in doubt."""
    sign = _sign(scene, listed, target)
    if listed.cards.count(target) > 1:
        return None
    if sign and target not in listed.cards:
        is_against = (is_last and sign > 0) or (is_first and sign < 0)
        is_against |= sign > 0 and len(listed.cards) > 1 and "leftward" in listed.kinds
        return None if is_against else listed.cards if sign > 0 else ()
    is_seen, is_unseen = not listed.kinds.isdisjoint(IN_VIEW), not listed.kinds.isdisjoint(NOT_IN_VIEW)
    is_seen |= "last" in listed.kinds and not is_last
    is_seen |= _is_said_of_all(scene, listed) or _is_in_later_rounds(scene, listed, target)
    is_led = listed.cards[0] == target
    if target in listed.cards and not is_led:
        return None if is_unseen else _of_row(scene, listed, target, is_seen=is_seen)
    if is_unseen or (is_last and not is_led):
        is_hidden = not is_seen and (not is_unseen or not (is_led or is_first))
        return () if is_hidden else None
    return listed.cards if is_seen or is_led or is_first else None


def _is_said_of_all(scene: Scene, listed: Listed) -> bool:
    """Return True if it is said of all that a sentence lists that it was played later: `stones on 30 and 6, thistles on 14, all played after it`."""
    _, end = sentence_at(scene, listed.start)
    whole = next((place for place in range(listed.end, end) if "all" in scene.words[place].kinds), end)
    behind = scene.words[whole:end]
    is_later = any(is_any(word, ("then", "after")) for word in behind)
    return is_later and all(not word.text.isdigit() and not is_any(word, NOT_IN_VIEW) for word in behind)


def _is_in_later_rounds(scene: Scene, listed: Listed, target: int) -> bool:
    """Return True if a list was played in rounds that come after the target's: `65 in round 3. Rounds 4 to 8: 29, 12, …`."""
    start, _ = sentence_at(scene, listed.start)
    rounds = [
        number.value
        for number in scene.reading.numbers
        if number.role is Role.ROUND and start <= number.place < listed.start
    ]
    own = nths_of(scene, target)
    return len(own) == 1 and bool(rounds) and min(rounds) > max(own)


def _of_row(scene: Scene, listed: Listed, target: int, *, is_seen: bool) -> tuple[int, ...] | None:
    """Return the Regions behind the target in a row, or all that are in view; None if a list may be either."""
    is_row = (
        scene.reading.has("row") or listed.is_backward or (len(listed.cards) == MOST_ROUNDS and not is_seen)
    )
    is_row |= listed.cards.index(target) + 1 in nths_of(scene, target)
    if _is_stated_in_turn(scene, listed):
        return listed.cards[listed.cards.index(target) + 1 :]
    is_end = "last" in listed.kinds and listed.kinds.isdisjoint(IN_VIEW)
    if is_end:
        return listed.cards[listed.cards.index(target) + 1 :]
    if is_row == is_seen:
        return None
    return listed.cards[listed.cards.index(target) + 1 :] if is_row else listed.cards


def _is_stated_in_turn(scene: Scene, listed: Listed) -> bool:
    """Return True if a list is stated in the order of play: `2, 6, 30 and then 13`; not if a word before it says that all came later."""
    start, end = sentence_at(scene, listed.start)
    before, behind = scene.words[start : listed.start], scene.words[listed.end + 1 : end]
    within = scene.words[listed.start : listed.end]
    is_later = any(is_any(word, IN_VIEW | NOT_IN_VIEW | {"backward"}) for word in (*before, *behind))
    return any("then" in word.kinds for word in within) and not is_later and not listed.is_backward


def nths_of(scene: Scene, target: int) -> set[int]:
    """Return the places in its row that are said of a Region that is named alone: `the 53, laid second`."""
    found: set[int] = set()
    for each in scene.lists:
        if each.cards == (target,):
            start, end = sentence_at(scene, each.start)
            found |= {word.number for word in scene.words[start:end] if "nth" in word.kinds and word.number}
            found |= {
                number.value
                for number in scene.reading.numbers
                if number.role is Role.ROUND and start <= number.place < end
            }
    return found


def _sign(scene: Scene, listed: Listed, target: int) -> int:
    """Return 1 if a list is said to come after the target, -1 if before it: `12 and 13 after 52`; 0 if neither is said."""
    lists = scene.lists
    for index, each in enumerate(lists):
        if not each.lead:
            continue
        before = lists[index - 1] if index and _is_one_sentence(scene, lists[index - 1], each) else None
        after = (
            lists[index + 1]
            if index + 1 < len(lists) and _is_one_sentence(scene, each, lists[index + 1])
            else None
        )
        other = after if before is None or before.cards == each.cards else before
        sign = 1 if each.lead == "after" else -1
        if each.cards == (target,) and other is listed:
            return sign
        if each is listed and other is not None and other.cards == (target,):
            return -sign
    return 0


def order_said(scene: Scene, card: int, other: int) -> int:
    """Return 1 if a Region that is named alone is said to come after another, -1 if before it; 0 if neither is said."""
    alone = [each for each in scene.lists if each.cards == (card,)]
    signs = {_sign(scene, each, other) for each in alone} - {0}
    return signs.pop() if len(signs) == 1 else 0


def _is_one_sentence(scene: Scene, left: Listed, right: Listed) -> bool:
    return all(word.text not in ENDS for word in scene.words[left.end : right.start])
